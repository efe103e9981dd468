import { type RefObject, useEffect } from "react";

/** As in the stylesheet of the prose: from here on notes stand beside the text. */
const BESIDE_THE_TEXT = "(width >= 80rem)";

/**
 * Opens and closes the notes of a text in place where they do not stand beside it.
 *
 * There each number is a disclosure: it says whether its note is open, a click or Enter toggles it, and Escape closes
 * the one last opened and gives the focus back to its number. Elsewhere the numbers are plain links to their notes.
 */
export function useInlineNotes(text: RefObject<HTMLElement>): void {
  useEffect(() => {
    const container = text.current;
    if (!container) return;
    const beside = window.matchMedia(BESIDE_THE_TEXT);
    const links = [...container.querySelectorAll<HTMLAnchorElement>('a[role="doc-noteref"]')];
    const opened: HTMLAnchorElement[] = [];

    const noteOf = (link: HTMLAnchorElement) => document.getElementById(link.hash.slice(1));
    const setOpen = (link: HTMLAnchorElement, open: boolean) => {
      noteOf(link)?.toggleAttribute("data-open", open);
      if (!beside.matches) link.setAttribute("aria-expanded", String(open));
      const index = opened.indexOf(link);
      if (index >= 0) opened.splice(index, 1);
      if (open) opened.push(link);
    };
    const arrange = () => {
      container.toggleAttribute("data-notes", !beside.matches);
      for (const link of links) {
        if (beside.matches) {
          link.removeAttribute("aria-expanded");
          link.removeAttribute("aria-controls");
        } else {
          link.setAttribute("aria-expanded", String(noteOf(link)?.hasAttribute("data-open") ?? false));
          link.setAttribute("aria-controls", link.hash.slice(1));
        }
      }
    };
    /** A note that the address names is open, with a script as without. */
    const followAddress = () => {
      const link = links.find(({ hash }) => hash === window.location.hash);
      if (!link || beside.matches) return;
      setOpen(link, true);
      return noteOf(link);
    };
    /** The way to a note shows it; history leads back to wherever the reader was. */
    const followHistory = ({ state }: PopStateEvent) => {
      const note = followAddress();
      if (!state) note?.scrollIntoView({ block: "nearest" });
    };
    const click = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : undefined;
      const link = links.find((candidate) => candidate.contains(target ?? null));
      if (!link || beside.matches || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      setOpen(link, !noteOf(link)?.hasAttribute("data-open"));
    };
    const key = (event: KeyboardEvent) => {
      const link = opened.at(-1);
      if (event.key !== "Escape" || event.defaultPrevented || !link || beside.matches) return;
      const inside = noteOf(link)?.contains(document.activeElement) || document.activeElement === link;
      setOpen(link, false);
      if (inside) link.focus();
    };

    arrange();
    followAddress();
    beside.addEventListener("change", arrange);
    container.addEventListener("click", click);
    document.addEventListener("keydown", key);
    window.addEventListener("popstate", followHistory);
    return () => {
      beside.removeEventListener("change", arrange);
      container.removeEventListener("click", click);
      document.removeEventListener("keydown", key);
      window.removeEventListener("popstate", followHistory);
    };
  }, [text]);
}
