import { useEffect, useRef, useState } from "react";
import { getFragmentId } from "../site/readable-address";

/** The line that decides which section is being read: so many CSS px below the top of the window. */
export const READING_LINE_PX = 200;

/** What may follow the last section, which ends at the first of them that the page has. */
const IDS_AFTER_TEXT = ["references", "cite"];

/** Positions are rounded by browsers: closer than this to the end counts as the end. */
const BOTTOM_TOLERANCE_PX = 2;

/** Where a section's heading stands; CSS px from the top of the page. */
export type SectionTop = { id: string; top: number };

export type ReadingPosition = {
  /** The id of the section that is being read. */
  active: string | undefined;
  /** For each section, how much of it lies above the reading line, from 0 to 1. */
  sections: readonly number[];
  /** The same for all of them together. */
  whole: number;
};

/**
 * Tells of where the reader is in a text. `ids` are its sections' headings in order. `show` is told how far the reader has
 * come, whenever that changes, and how much stands after the text, in CSS px; the section being read is returned.
 *
 * Headings are measured when the page has changed its size, never while it scrolls: a frame of scrolling costs one
 * reading of the scroll position.
 */
export function useActiveSectionId(
  ids: readonly string[],
  show: (position: ReadingPosition, after: number) => void,
): string | undefined {
  const [active, setActive] = useState(ids[0]);
  const latest = useRef(show);
  latest.current = show;
  const key = ids.join(" ");

  useEffect(() => {
    let measured: { tops: SectionTop[]; end: number; after: number } | undefined;
    let frame = 0;

    const look = () => {
      measured ??= measureSections(key.split(" "));
      const position = getReadingPosition(measured.tops, measured.end, {
        top: window.scrollY,
        height: window.innerHeight,
        isAtBottom: isAtBottom(),
        named: getFragmentId(window.location.hash),
      });
      latest.current(position, measured.after);
      setActive(position.active);
    };
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const observer = new ResizeObserver(() => {
      measured = undefined;
      schedule();
    });
    const listeners = new AbortController();
    const options = { passive: true, signal: listeners.signal };
    // Tells at once that there is a size: the first look.
    observer.observe(document.body);
    for (const type of ["scroll", "resize", "hashchange"]) window.addEventListener(type, schedule, options);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      listeners.abort();
    };
  }, [key]);

  return active;
}

/** Where sections begin, where the last ends, and how high what the page's text has after them is. */
function measureSections(ids: readonly string[]) {
  const end = getSectionTops(IDS_AFTER_TEXT)[0]?.top ?? document.documentElement.scrollHeight;
  const { bottom = 0 } = document.querySelector("[data-body]")?.getBoundingClientRect() ?? {};
  return { tops: getSectionTops(ids), end, after: Math.max(0, bottom + window.scrollY - end) };
}

type View = {
  /** CSS px from the top of the page. */
  top: number;
  height: number;
  isAtBottom: boolean;
  /** The id in the address. */
  named: string;
};

/**
 * Where a reader is. The section being read is the last whose heading has reached the reading line, or the first. At the
 * bottom of the page headings may never reach it: there it is the one in view that the address names, or else the last.
 */
export function getReadingPosition(tops: readonly SectionTop[], end: number, view: View): ReadingPosition {
  const line = view.top + READING_LINE_PX;
  const isInView = ({ top }: SectionTop) => top >= view.top && top < view.top + view.height;
  const current = view.isAtBottom
    ? (tops.find((section) => section.id === view.named && isInView(section)) ?? tops.at(-1))
    : (tops.findLast(({ top }) => top <= line) ?? tops[0]);
  return {
    active: current?.id,
    sections: tops.map(({ top }, index) => getReadShare(top, tops[index + 1]?.top ?? end, line)),
    whole: tops[0] ? getReadShare(tops[0].top, end, line) : 0,
  };
}

function getReadShare(from: number, to: number, line: number): number {
  if (line <= from) return 0;
  if (line >= to) return 1;
  return (line - from) / (to - from);
}

function getSectionTops(ids: readonly string[]): SectionTop[] {
  return ids.flatMap((id) => {
    const element = document.getElementById(id);
    return element ? [{ id, top: element.getBoundingClientRect().top + window.scrollY }] : [];
  });
}

function isAtBottom(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight && window.scrollY + clientHeight >= scrollHeight - BOTTOM_TOLERANCE_PX;
}
