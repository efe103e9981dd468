import { openAround } from "../lib/open-around";
import { idOf } from "./readable-address";

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
  focusSection(section);
  section.scrollIntoView();
}

/** Gives the focus to a part of the page as it stands: what is read out, and where Tab goes on from, follow the eye. */
export function focusSection(section: HTMLElement): void {
  section.focus({ preventScroll: true });
  if (document.activeElement === section) return;
  section.tabIndex = -1;
  section.addEventListener("blur", () => section.removeAttribute("tabindex"), { once: true });
  section.focus({ preventScroll: true });
}

/**
 * The same on a page that a link has just led to, to which Gatsby's router gives the focus as a whole, in an effect: the
 * next focus goes on from there to the section, unless it goes elsewhere.
 */
export function focusArrivedSection(section: HTMLElement): void {
  focusSection(section);
  const goOn = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.id === "gatsby-focus-wrapper") focusSection(section);
  };
  document.addEventListener("focusin", goOn, { once: true });
}
