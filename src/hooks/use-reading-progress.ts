import { useEffect, useRef } from "react";
import { READING_LINE } from "../lib/active-section";
import { type ReadingProgress, readingProgress } from "../lib/reading-progress";

/**
 * Tells `show` how far the reader has come, in each section and in all, whenever that changes.
 *
 * `ids` are the sections' headings in order, `endIds` what may stand after the last one: the first of them that the
 * page has. Places are measured when the page changes its size, never while it scrolls: a frame of scrolling costs
 * one reading of the scroll position.
 */
export function useReadingProgress(
  ids: readonly string[],
  endIds: readonly string[],
  show: (progress: ReadingProgress) => void,
): void {
  const latest = useRef(show);
  latest.current = show;
  const key = ids.join(" ");
  const endKey = endIds.join(" ");

  useEffect(() => {
    if (typeof ResizeObserver === "undefined") return;
    let tops: number[] = [];
    let end = 0;
    let frame = 0;

    const tell = () => latest.current(readingProgress(tops, end, window.scrollY + READING_LINE));
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(tell);
    };
    const observer = new ResizeObserver(() => {
      const topOf = (id: string) => {
        const element = document.getElementById(id);
        return element ? [element.getBoundingClientRect().top + window.scrollY] : [];
      };
      tops = key.split(" ").flatMap(topOf);
      end = endKey.split(" ").flatMap(topOf)[0] ?? document.documentElement.scrollHeight;
      schedule();
    });
    observer.observe(document.body);
    window.addEventListener("scroll", schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener("scroll", schedule);
    };
  }, [key, endKey]);
}
