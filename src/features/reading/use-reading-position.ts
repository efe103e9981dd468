import { useCallback, useEffect, useRef, useState } from "react";
import { idOf } from "../../site/readable-address";
import { activeSection, READING_LINE } from "./active-section";
import { type ReadingProgress, readingProgress } from "./reading-progress";

/** Positions are rounded by browsers: closer than this to the end counts as the end. */
const BOTTOM_TOLERANCE = 2;

/** Where the sections begin, in order, and where the last one ends; CSS px from the top of the page. */
type Places = { sections: readonly { id: string; top: number }[]; end: number };

/**
 * Where the reader is in a text: the id of the section being read, and a function to mark one by hand. `show` is told,
 * whenever that changes, how far the reader has come, in each section and in all.
 *
 * `ids` are the sections' headings in order, `endIds` what may stand after the last one: the first of them that the
 * page has. A section that was chosen, by a click or by a new address, stays marked until the reader scrolls on: near
 * the bottom of the page its heading may never reach the reading line.
 *
 * Places are measured when the page has changed its size, never while it scrolls: a frame of scrolling costs one reading
 * of the scroll position.
 */
export function useReadingPosition(
  ids: readonly string[],
  endIds: readonly string[],
  show: (progress: ReadingProgress) => void,
): [string | undefined, (id: string) => void] {
  const [active, setActive] = useState(ids[0]);
  const chosen = useRef<string | undefined>(undefined);
  const latest = useRef(show);
  latest.current = show;
  const key = ids.join(" ");
  const endKey = endIds.join(" ");

  const choose = useCallback((id: string) => {
    chosen.current = id;
    setActive(id);
  }, []);

  useEffect(() => {
    const list = key.split(" ");
    let places: Places | undefined;
    let frame = 0;

    const look = () => {
      places ??= measure(list, endKey.split(" "));
      const tops = places.sections.map(({ top }) => top);
      latest.current(readingProgress(tops, places.end, window.scrollY + READING_LINE));
      if (chosen.current) return;
      const inWindow = places.sections.map(({ id, top }) => ({ id, top: top - window.scrollY }));
      setActive(activeSection(inWindow, isAtBottom()));
    };
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const observer = new ResizeObserver(() => {
      places = undefined;
      schedule();
    });
    const letGo = () => {
      chosen.current = undefined;
    };
    const addressed = () => list.find((id) => id === idOf(window.location.hash));
    /** The way to a new place chooses it; a place that history leads back to is wherever the reader was. */
    const followAddress = ({ state }: PopStateEvent) => {
      const id = state ? undefined : addressed();
      if (id) return choose(id);
      letGo();
      schedule();
    };
    const opened = addressed();
    // Elsewhere than at the bottom, what the address leads to reaches the line, unless the reader has gone on.
    if (opened && isAtBottom() && isInView(opened)) choose(opened);

    const reader = ["wheel", "touchmove", "keydown", "pointerdown"] as const;
    // Tells at once that there is a size: the first look.
    observer.observe(document.body);
    for (const type of reader) window.addEventListener(type, letGo, { passive: true });
    window.addEventListener("scroll", schedule, { passive: true });
    window.addEventListener("resize", schedule, { passive: true });
    window.addEventListener("popstate", followAddress);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      for (const type of reader) window.removeEventListener(type, letGo);
      window.removeEventListener("scroll", schedule);
      window.removeEventListener("resize", schedule);
      window.removeEventListener("popstate", followAddress);
    };
  }, [key, endKey, choose]);

  return [active, choose];
}

function measure(ids: readonly string[], endIds: readonly string[]): Places {
  const placeOf = (id: string) => {
    const element = document.getElementById(id);
    return element ? [{ id, top: element.getBoundingClientRect().top + window.scrollY }] : [];
  };
  const end = endIds.flatMap(placeOf)[0]?.top ?? document.documentElement.scrollHeight;
  return { sections: ids.flatMap(placeOf), end };
}

function isAtBottom(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight && window.scrollY + clientHeight >= scrollHeight - BOTTOM_TOLERANCE;
}

function isInView(id: string): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < window.innerHeight;
}
