import { type RefObject, useEffect, useState } from "react";

/** Whether an element is wider than its place: then it scrolls, and has to be a stop for the Tab key so that keys scroll it too. */
export function useScrolls(element: RefObject<HTMLElement>): boolean {
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => setScrolls(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);

  return scrolls;
}
