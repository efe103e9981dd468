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
        const scrolls = isTooWide(target);
        target.toggleAttribute("data-scrolls", scrolls);
        if (scrolls) target.setAttribute("tabindex", "0");
        else target.removeAttribute("tabindex");
      }
    });
    for (const part of container.querySelectorAll(selector)) observer.observe(part);
    return () => observer.disconnect();
  }, [text, selector]);
}

/** Of lines with formulae, whether one of these is wider: a finger's place at a line's end sticks out of it too. */
function isTooWide(part: Element): boolean {
  const { scrollWidth, clientWidth } = part;
  const formulae = [...part.querySelectorAll("math:not([display])")];
  const isWide = (formula: Element) => formula.getBoundingClientRect().width > clientWidth;
  return scrollWidth > clientWidth && (formulae.length === 0 || formulae.some(isWide));
}
