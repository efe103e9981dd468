import { useEffect, useState } from "react";
import { getFragmentId } from "../site/readable-address";

/** The active section is the last whose heading is above this line, in CSS px from the top of the window. */
const READING_LINE_PX = 200;

/** Browsers round scroll positions, so that the end of the page may be missed by a pixel. */
const BOTTOM_TOLERANCE_PX = 2;

/** `top` is the position of a section's heading, in CSS px from the top of the page. */
type SectionTop = { id: string; top: number };

/** Returns the id of the section that is being read, or nothing before hydration. `ids` are the ids of the headings in order. */
export function useActiveSectionId(ids: readonly string[]): string | undefined {
  const [activeId, setActiveId] = useState<string>();
  const joinedIds = ids.join(" ");

  useEffect(() => {
    let frameRequest = 0;

    const update = () => {
      const tops = getSectionTops(joinedIds.split(" "));
      const { scrollY: top, innerHeight: height, location } = window;
      const pageHeight = document.documentElement.scrollHeight;
      const isAtBottom = pageHeight > height && top + height >= pageHeight - BOTTOM_TOLERANCE_PX;
      const fragmentId = getFragmentId(location.hash);
      setActiveId(getActiveSectionId(tops, { top, height, isAtBottom, fragmentId }));
    };
    const scheduleUpdate = () => {
      cancelAnimationFrame(frameRequest);
      frameRequest = requestAnimationFrame(update);
    };
    const observer = new ResizeObserver(scheduleUpdate);
    const listeners = new AbortController();
    const options = { passive: true, signal: listeners.signal };
    // The observer calls back at once, which makes the first update.
    observer.observe(document.body);
    for (const type of ["scroll", "resize", "hashchange"])
      window.addEventListener(type, scheduleUpdate, options);
    return () => {
      cancelAnimationFrame(frameRequest);
      observer.disconnect();
      listeners.abort();
    };
  }, [joinedIds]);

  return activeId;
}

/** Positions are in CSS px from the top of the page. `fragmentId` is the id in the address's fragment. */
type Viewport = { top: number; height: number; isAtBottom: boolean; fragmentId: string };

/**
 * Returns the id of the section that is read in a viewport: the one that the address names while its heading is between
 * the top of the window and the reading line, since the heading below it may be there too. Otherwise it is the last whose
 * heading is above the line, or else the first. At the bottom of the page, where headings may never reach the line, the
 * named section counts anywhere in the window, and otherwise it is the last.
 */
export function getActiveSectionId(tops: readonly SectionTop[], viewport: Viewport): string | undefined {
  const readingLine = viewport.top + READING_LINE_PX;
  const namedLine = viewport.isAtBottom ? viewport.top + viewport.height : readingLine;
  const named = tops.find(
    ({ id, top }) => id === viewport.fragmentId && top >= viewport.top && top <= namedLine,
  );
  const last = viewport.isAtBottom ? tops.at(-1) : tops.findLast(({ top }) => top <= readingLine);
  return (named ?? last ?? tops[0])?.id;
}

function getSectionTops(ids: readonly string[]): SectionTop[] {
  return ids.flatMap((id) => {
    const element = document.getElementById(id);
    return element ? [{ id, top: element.getBoundingClientRect().top + window.scrollY }] : [];
  });
}
