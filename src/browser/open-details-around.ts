/**
 * Opens every closed `<details>` around an element. Browsers should do so when they go to a fragment, but not all do yet
 * (https://bugs.webkit.org/show_bug.cgi?id=228843, https://bugzilla.mozilla.org/show_bug.cgi?id=1724299), and none does so
 * when a script scrolls.
 */
export function openDetailsAround(element: Element | null): void {
  const details = element?.closest("details");
  if (!details) return;
  details.open = true;
  openDetailsAround(details.parentElement);
}
