import { type RefObject, useEffect } from "react";
import { addDismissible } from "../browser/dismissal";

/** As in the stylesheet of the prose: from here on notes stand beside the text. */
const BESIDE_THE_TEXT = "(width >= 80rem)";

/**
 * Opens and closes the notes of a text in place where they do not stand beside it.
 *
 * There each number is a disclosure: it says whether its note is open, a click or Enter toggles it, and Escape closes
 * the note last opened and gives the focus back to its number. Elsewhere the numbers are plain links to their notes.
 */
export function useInlineNotes(text: RefObject<HTMLElement>): void {
  useEffect(() => {
    const container = text.current;
    if (!container) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const beside = window.matchMedia(BESIDE_THE_TEXT);
    const links = [...container.querySelectorAll<HTMLAnchorElement>('a[role="doc-noteref"]')];
    /** The numbers whose notes are open, each with what to call when its note closes. */
    const opened = new Map<HTMLAnchorElement, () => void>();

    const noteOf = (link: HTMLAnchorElement) => document.getElementById(link.hash.slice(1));
    const undismiss = (link: HTMLAnchorElement) => {
      opened.get(link)?.();
      opened.delete(link);
    };
    const setOpen = (link: HTMLAnchorElement, open: boolean) => {
      noteOf(link)?.toggleAttribute("data-open", open);
      link.setAttribute("aria-expanded", String(open));
      undismiss(link);
      if (open) opened.set(link, addDismissible({ dismiss: () => dismiss(link) }));
    };
    const dismiss = (link: HTMLAnchorElement) => {
      const inside = noteOf(link)?.contains(document.activeElement) || document.activeElement === link;
      setOpen(link, false);
      if (inside) link.focus();
    };
    const arrange = () => {
      container.toggleAttribute("data-notes", !beside.matches);
      for (const link of links) {
        if (beside.matches) {
          undismiss(link);
          link.removeAttribute("aria-expanded");
          link.removeAttribute("aria-controls");
          continue;
        }
        link.setAttribute("aria-controls", link.hash.slice(1));
        // It may have been opened before: by `reading-place.ts`, or while the window was wider.
        setOpen(link, noteOf(link)?.hasAttribute("data-open") ?? false);
      }
    };
    /** A note that the address names is open, as it is without a script. */
    const followAddress = () => {
      const link = links.find(({ hash }) => hash === window.location.hash);
      if (!link || beside.matches || opened.has(link)) return;
      setOpen(link, true);
      return noteOf(link);
    };
    /** The way to a closed note shows it; to an open one the browser leads. */
    const followHistory = () => followAddress()?.scrollIntoView({ block: "nearest" });
    const click = (event: MouseEvent) => {
      const link = links.find((candidate) => candidate.contains(event.target as Node));
      if (!link || beside.matches || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      setOpen(link, !opened.has(link));
    };

    arrange();
    followAddress();
    beside.addEventListener("change", arrange, { signal });
    container.addEventListener("click", click, { signal });
    window.addEventListener("popstate", followHistory, { signal });
    return () => {
      listeners.abort();
      for (const close of opened.values()) close();
    };
  }, [text]);
}
