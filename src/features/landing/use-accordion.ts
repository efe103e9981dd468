import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useHydrated } from "../../ui/use-hydrated";
import { addressedItem, isRemembered, recallOpenItem, rememberOpenItem } from "./open-item";

type Accordion = {
  open: string | undefined;
  toggle: (id: string) => void;
  show: (id: string) => void;
};

/**
 * One open item at most: the first to begin with, then whichever was opened last; closing the open one leaves none.
 * The item that is opened or closed stays where it is in the window. What is open is remembered for Back.
 */
export function useAccordion(ids: readonly string[]): Accordion {
  // The server knows no fragment: until hydration the first item is open.
  const hydrated = useHydrated();
  const [open, setOpen] = useState(() => (hydrated ? recallOpenItem(ids) : ids[0]));
  // What the last click has asked for, which React may not have rendered yet.
  const wanted = useRef(open);

  const change = useCallback(
    (next: string | undefined, held: string | undefined) => {
      wanted.current = next;
      const before = topOf(held);
      // At once: neither a frame nor the browser's scrolling to a found text may come between.
      flushSync(() => setOpen(next));
      const moved = topOf(held) - before;
      if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
      rememberOpenItem(next, ids);
    },
    [ids],
  );
  const toggle = useCallback((id: string) => change(id === wanted.current ? undefined : id, id), [change]);
  const show = useCallback((id: string) => change(id, id), [change]);

  useEffect(() => {
    // flushSync cannot be called in an effect.
    if (!hydrated) queueMicrotask(() => change(recallOpenItem(ids), addressedItem(ids)));
  }, [hydrated, change, ids]);

  useEffect(() => {
    /** A link opens the item that it names; Back shows the page as the reader has left it. */
    const follow = () => {
      const named = isRemembered() ? undefined : addressedItem(ids);
      change(named ?? wanted.current, named);
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [change, ids]);

  return { open, toggle, show };
}

function topOf(id = ""): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? 0;
}
