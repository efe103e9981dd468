import { idOf } from "../site/readable-address";
import { INTENTS } from "../browser/intents";
import { openAround } from "../browser/open-around";
import { keep, recall } from "../browser/storage";

/** The line that is held stands so far down the window, as a share of its height: where a reader's eyes are. */
const LINE = 1 / 4;

/** The blocks of a page by which a place is told. Figures change inside, and cards over the text come and go. */
const BLOCKS =
  ":is(main, footer) :is(h1, h2, h3, p, li, dt, dd, tr, pre, summary, figure, svg, .formula):not(nav *, figure *, dialog *, [role=tooltip] *)";

/** What the reader has opened of a text: its folds, and the notes between its lines. */
const OPENED = "details[open][id], .note[data-open]";

/** Which line was read. */
type Place = {
  /** The id of its block, or of the last block before it that has one; empty for the page's first. */
  id: string;
  /** How many blocks further on it stands. */
  further: number;
  /** The share of the block above the line. */
  share: number;
  /** CSS px from there to the line, where it stands between two blocks. */
  gap: number;
};

/** What is remembered of a page in the tab's own storage, under its path. */
type Remembered = {
  place?: Place | "top" | undefined;
  /** The ids of what was open. */
  opened?: string[];
};

/**
 * Keeps the line that is read where it is: after a reload, on the way back from another page, and when the window becomes
 * narrower or wider. What was open then is open again. Where storage is denied, the browser's own place has to do.
 *
 * Browsers keep the pixel, not the line, and do so before the fonts and the folds are as they were. As a window changes,
 * they hold whatever stands at its top. To be called before React takes the page over; what it returns, right after.
 */
export function keepReadingPlace(): () => Promise<void> {
  const key = `read ${window.location.pathname}`;
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const hasMoved = document.documentElement.dataset.moved !== undefined;
  let returning = navigation !== undefined && navigation.type !== "navigate" && !hasMoved;
  const remembered: Remembered = returning ? JSON.parse(recall("sessionStorage", key) ?? "{}") : {};
  let { place } = remembered;
  let width = widthOfPage();
  /** Where the page stood when the line was last shown: from there it has only settled. */
  let shownAt: number | undefined;

  const show = () => {
    returning = false;
    const top = topFor(place);
    if (top === undefined) return;
    window.scrollTo({ top, behavior: "instant" });
    shownAt = window.scrollY;
  };
  const look = () => {
    if (widthOfPage() !== width) {
      // Browsers may tell of the scrolling first by which they hold something else.
      width = widthOfPage();
      returning = true;
      requestAnimationFrame(show);
    }
    // Without its fonts the page stands elsewhere.
    if (returning || document.fonts.status !== "loaded") return;
    if (shownAt !== undefined && Math.abs(window.scrollY - shownAt) < 8) return;
    shownAt = undefined;
    place = placeRead();
  };
  open([idOf(window.location.hash), ...(remembered.opened ?? [])]);
  for (const type of INTENTS)
    window.addEventListener(type, () => (returning = false), { capture: true, passive: true });
  window.addEventListener("scroll", look, { passive: true });
  window.addEventListener("resize", look);
  document.fonts.addEventListener("loadingdone", look);
  window.addEventListener("pagehide", () => {
    const opened = [...document.querySelectorAll(OPENED)].map(({ id }) => id);
    keep("sessionStorage", key, JSON.stringify({ place, opened }));
  });
  return async () => {
    await document.fonts.ready;
    if (returning) show();
  };
}

const widthOfPage = () => document.documentElement.clientWidth;

/** Opens folds and notes by their ids, and the folds around whatever else has one of these. */
function open(ids: readonly string[]): void {
  for (const id of ids) {
    const part = document.getElementById(id);
    openAround(part);
    if (part?.matches(".note")) part.toggleAttribute("data-open", true);
  }
}

/** Where the reader is, by the first block at the line or below it. */
function placeRead(): Remembered["place"] {
  if (window.scrollY <= 0) return "top";
  const line = window.innerHeight * LINE;
  for (let y = line; y < window.innerHeight; y += 8) {
    // Between two columns the one at the left is read.
    const hits = [1 / 2, 1 / 4].flatMap((share) => document.elementsFromPoint(share * window.innerWidth, y));
    // A link may lie over more than its block.
    const block = hits.map((hit) => hit.closest(BLOCKS)).find((block) => block && isAt(block, y));
    if (block) return placeIn(block, line);
  }
  return undefined;
}

function isAt(block: Element, y: number): boolean {
  const { top, bottom } = block.getBoundingClientRect();
  return top <= y && y <= bottom;
}

function placeIn(block: Element, line: number): Place {
  const { top, height } = block.getBoundingClientRect();
  const share = Math.min(Math.max((line - top) / height, 0), 1);
  const all = [...document.querySelectorAll(BLOCKS)];
  const at = all.indexOf(block);
  const named = Math.max(
    all.findLastIndex(({ id }, index) => index <= at && id !== ""),
    0,
  );
  return { id: all[named]?.id ?? "", further: at - named, share, gap: line - top - share * height };
}

/** How far the page is scrolled where the line of a place is read; undefined on a page that has its block no longer. */
function topFor(place: Remembered["place"]): number | undefined {
  if (place === "top") return 0;
  if (!place) return undefined;
  const all = [...document.querySelectorAll(BLOCKS)];
  const named = all.findIndex(({ id }) => id === place.id);
  const block = named < 0 ? undefined : all[named + place.further];
  if (!block) return undefined;
  if (block.getClientRects().length === 0) openAround(block);
  if (block.getClientRects().length === 0) return undefined;
  const { top, height } = block.getBoundingClientRect();
  return window.scrollY + top + place.share * height + place.gap - window.innerHeight * LINE;
}
