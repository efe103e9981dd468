import { useEffect, useRef, useState } from "react";
import { getFragmentId } from "../site/readable-address";

/** The active section is the last whose heading is above this line, in CSS px from the top of the window. */
const READING_LINE_PX = 200;

/** Ids of what may follow the last section of a page. The section ends at the first that the page has. */
const IDS_AFTER_TEXT = ["references", "cite"];

/** Browsers round scroll positions, so that the end of the page may be missed by a pixel. */
const BOTTOM_TOLERANCE_PX = 2;

/** `top` is the position of a section's heading, in CSS px from the top of the page. */
type SectionTop = { id: string; top: number };

type ReadingPosition = {
  /** The id of the section that is being read. */
  activeId: string | undefined;
  /** The share of each section that is above the reading line, from 0 to 1. */
  sectionShares: readonly number[];
  /** The share of all sections together that is above the reading line, from 0 to 1. */
  totalShare: number;
};

/**
 * Returns the id of the section that is being read, or nothing before hydration. `ids` are the ids of the headings in order.
 * `onUpdate` is called after scrolling and resizing with the reading position and the height of what follows the text, in CSS px.
 *
 * Headings are measured only after the page has changed its size, because measuring while it scrolls would force layout.
 */
export function useActiveSectionId(
  ids: readonly string[],
  onUpdate: (position: ReadingPosition, heightAfterText: number) => void,
): string | undefined {
  const [activeId, setActiveId] = useState<string>();
  const latestOnUpdate = useRef(onUpdate);
  latestOnUpdate.current = onUpdate;
  const joinedIds = ids.join(" ");

  useEffect(() => {
    let layout: TextLayout | undefined;
    let frameRequest = 0;

    const update = () => {
      layout ??= measureText(joinedIds.split(" "));
      const position = getReadingPosition(layout.tops, layout.end, {
        top: window.scrollY,
        height: window.innerHeight,
        isAtBottom: isAtBottom(),
        fragmentId: getFragmentId(window.location.hash),
      });
      latestOnUpdate.current(position, layout.heightAfterText);
      setActiveId(position.activeId);
    };
    const scheduleUpdate = () => {
      cancelAnimationFrame(frameRequest);
      frameRequest = requestAnimationFrame(update);
    };
    const observer = new ResizeObserver(() => {
      layout = undefined;
      scheduleUpdate();
    });
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

/** Positions in CSS px from the top of the page. */
type TextLayout = {
  tops: readonly SectionTop[];
  /** The end of the last section. */
  end: number;
  /** The height of the references or whatever else stands in the text after the last section, in CSS px. */
  heightAfterText: number;
};

function measureText(ids: readonly string[]): TextLayout {
  const end = getSectionTops(IDS_AFTER_TEXT)[0]?.top ?? document.documentElement.scrollHeight;
  const { bottom = 0 } = document.querySelector("[data-body]")?.getBoundingClientRect() ?? {};
  return { tops: getSectionTops(ids), end, heightAfterText: Math.max(0, bottom + window.scrollY - end) };
}

/** Positions are in CSS px from the top of the page. `fragmentId` is the id in the address's fragment. */
type Viewport = { top: number; height: number; isAtBottom: boolean; fragmentId: string };

/**
 * Returns the reading position of a viewport. The active section is the one that the address names while its heading is
 * between the top of the window and the reading line, since the heading below it may be there too. Otherwise it is the
 * last whose heading is above the line, or else the first. At the bottom of the page, where headings may never reach the
 * line, the named section counts anywhere in the window, and otherwise it is the last.
 */
export function getReadingPosition(
  tops: readonly SectionTop[],
  end: number,
  viewport: Viewport,
): ReadingPosition {
  const readingLine = viewport.top + READING_LINE_PX;
  const namedLine = viewport.isAtBottom ? viewport.top + viewport.height : readingLine;
  const named = tops.find(
    ({ id, top }) => id === viewport.fragmentId && top >= viewport.top && top <= namedLine,
  );
  const last = viewport.isAtBottom ? tops.at(-1) : tops.findLast(({ top }) => top <= readingLine);
  const active = named ?? last ?? tops[0];
  return {
    activeId: active?.id,
    sectionShares: tops.map(({ top }, index) => getReadShare(top, tops[index + 1]?.top ?? end, readingLine)),
    totalShare: tops[0] ? getReadShare(tops[0].top, end, readingLine) : 0,
  };
}

/** Returns the share of the section between `start` and `end` that is above the reading line, from 0 to 1. */
function getReadShare(start: number, end: number, readingLine: number): number {
  if (readingLine <= start) return 0;
  if (readingLine >= end) return 1;
  return (readingLine - start) / (end - start);
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
