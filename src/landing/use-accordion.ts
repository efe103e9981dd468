import { useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { changeAddress } from "../site/history-state";

/**
 * The open item of a list, and a function that opens another or, with undefined, none. It begins with the first.
 *
 * The item that is named second stays where it was in the window. The address names an item that was opened, so that a
 * reload and Back show it again.
 */
export function useAccordion(ids: readonly string[]) {
  const [open, setOpen] = useState<string | undefined>(ids[0]);

  const show = useCallback((next: string | undefined, held: string) => {
    const before = topOf(held);
    // At once: neither a frame nor the browser's scrolling to a found text may come between.
    flushSync(() => setOpen(next));
    const moved = topOf(held) - before;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
    const { hash, pathname, search } = window.location;
    if (next) changeAddress(`#${next}`);
    else if (hash === `#${held}`) changeAddress(pathname + search);
  }, []);

  useEffect(() => {
    /** A link opens the item that it names. */
    const follow = () => {
      const named = ids.find((id) => `#${id}` === window.location.hash);
      if (named) show(named, named);
    };
    // A text that was found before React came stands in a panel that the browser has opened.
    const found = ids.slice(1).find((id) => document.getElementById(panelOf(id))?.hidden === false);
    // flushSync cannot be called in an effect.
    queueMicrotask(found ? () => show(found, found) : follow);
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [show, ids]);

  return [open, show] as const;
}

/** The id of what an item shows when it is open. */
export const panelOf = (id: string) => `${id}-panel`;

function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? 0;
}
