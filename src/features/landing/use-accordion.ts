import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { historyState } from "../../site/history-state";
import { addressedItem, rememberOpenItem } from "./open-item";

/**
 * The open item of a list, and a function that opens another or, with undefined, none. It begins with the first.
 *
 * The item that is named second stays where it was in the window. What is open is remembered for Back, and shown by the
 * page's first script when the page is loaded anew.
 */
export function useAccordion(ids: readonly string[]) {
  const [open, setOpen] = useState<string | undefined>(ids[0]);
  const latest = useRef(open);

  const show = useCallback(
    (next: string | undefined, held: string | undefined) => {
      latest.current = next;
      const before = topOf(held);
      // At once: neither a frame nor the browser's scrolling to a found text may come between.
      flushSync(() => setOpen(next));
      const moved = topOf(held) - before;
      if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
      rememberOpenItem(next, ids);
    },
    [ids],
  );

  useEffect(() => {
    // Before React came, the first script has shown what was open, or the browser has found a text in a closed item.
    const shown = ids.findLast((id) => document.getElementById(panelOf(id))?.hidden === false);
    const named = addressedItem(ids);
    // flushSync cannot be called in an effect.
    queueMicrotask(() => show(named ?? shown, named));

    /** A link opens the item that it names; Back shows the page as the reader has left it. */
    const follow = () => {
      const isBack = "open" in historyState();
      const named = isBack ? undefined : addressedItem(ids);
      show(named ?? latest.current, named);
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [show, ids]);

  return [open, show] as const;
}

/** The id of what an item shows when it is open. */
export const panelOf = (id: string) => `${id}-panel`;

function topOf(id = ""): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? 0;
}
