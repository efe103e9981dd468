import { idOf } from "../../site/readable-address";
import { openAround } from "../../ui/open-around";

/**
 * Shows a section of the open page by its `#id`, as a link to it would, and gives it the focus.
 *
 * Setting the hash that the address has already changes nothing, so the section is scrolled to in any case.
 */
export function showSection(hash: string): void {
  window.location.hash = hash;
  const section = document.getElementById(idOf(hash));
  if (!section) return;
  openAround(section);
  section.focus({ preventScroll: true });
  if (document.activeElement !== section) {
    section.tabIndex = -1;
    section.addEventListener("blur", () => section.removeAttribute("tabindex"), { once: true });
    section.focus({ preventScroll: true });
  }
  section.scrollIntoView();
}
