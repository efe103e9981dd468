/**
 * Opens every closed `<details>` around an element. Browsers should do so when they go to a fragment, but not all do yet
 * (https://bugs.webkit.org/show_bug.cgi?id=228843, https://bugzilla.mozilla.org/show_bug.cgi?id=1724299), and none does so
 * when a script scrolls.
 */
export function openDetailsAround(element: Element | null): void {
  for (
    let details = element?.closest("details");
    details;
    details = details.parentElement?.closest("details")
  )
    details.open = true;
}
