import { type RefObject, useEffect } from "react";

/**
 * Lets the keyboard reach those parts of a text that are wider than their place, so that the arrow keys can scroll
 * them, and no others: each part that could be focused without need would be one more stop on the way. They are marked
 * with `data-scrolls`, so that they look like what scrolls.
 */
export function useScrollableParts(text: RefObject<HTMLElement>, selector: string): void {
  useEffect(() => {
    const container = text.current;
    if (!container || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const scrolls = target.scrollWidth > target.clientWidth;
        target.toggleAttribute("data-scrolls", scrolls);
        if (scrolls) target.setAttribute("tabindex", "0");
        else target.removeAttribute("tabindex");
      }
    });
    for (const part of container.querySelectorAll(selector)) observer.observe(part);
    return () => observer.disconnect();
  }, [text, selector]);
}
