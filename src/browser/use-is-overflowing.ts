import { type RefObject, useEffect, useState } from "react";

/** Returns true while the element's content overflows it sideways. It then needs `tabIndex={0}`: WCAG 2.1.1. */
export function useIsOverflowing(element: RefObject<HTMLElement>): boolean {
  const [isOverflowing, setOverflowing] = useState(false);

  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => setOverflowing(current.scrollWidth > current.clientWidth));
    // The content can grow while the element, which scrolls it, keeps its size.
    for (const observed of [current, ...current.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);

  return isOverflowing;
}
