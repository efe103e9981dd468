import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { addressedItem, isRemembered, recallOpenItem, rememberOpenItem } from "../lib/open-item";
import { useHydrated } from "./use-hydrated";

type Accordion = {
  open: string | undefined;
  toggle: (id: string) => void;
  show: (id: string) => void;
};

/**
 * One open item at most: the first to begin with, then whichever was opened last; closing the open one leaves none.
 *
 * The item that is opened or closed stays where it is in the window, though another above it closes. What is open is
 * remembered for the way back.
 */
export function useAccordion(ids: readonly string[]): Accordion {
  // The server's page knows no address; one that a link leads to begins as it is to be.
  const hydrated = useHydrated();
  const [open, setOpen] = useState(() => (hydrated ? recallOpenItem(ids) : ids[0]));
  // What the last click has asked for: React shows it at once, but not while it is showing something else.
  const wanted = useRef(open);

  const change = useCallback(
    (next: string | undefined, held: string | undefined) => {
      wanted.current = next;
      const before = topOf(held);
      // At once: neither a frame nor the browser's own scrolling to what it has found may come between.
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
    // An effect cannot change anything at once; what follows it can.
    if (!hydrated) queueMicrotask(() => change(recallOpenItem(ids), addressedItem(ids)));
  }, [hydrated, change, ids]);

  useEffect(() => {
    /** The way to a new place opens the item that it names; history leads back to the page as the reader has left it. */
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
