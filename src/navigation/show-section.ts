/**
 * Shows a section of the open page by its `#id`, as a link to it would, and gives it the focus: what is read out, and
 * where Tab goes on from, follow the eye.
 *
 * Setting the hash that the address has already changes nothing, so the section is scrolled to in any case.
 */
export function showSection(hash: string): void {
  window.location.hash = hash;
  const section = document.getElementById(hash.slice(1));
  if (!section) return;
  if (!section.hasAttribute("tabindex")) {
    section.tabIndex = -1;
    section.addEventListener("blur", () => section.removeAttribute("tabindex"), { once: true });
  }
  section.focus({ preventScroll: true });
  section.scrollIntoView();
}
