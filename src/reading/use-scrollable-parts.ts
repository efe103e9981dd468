import { type RefObject, useEffect } from "react";

/** Displayed formulae, and lines with formulae, which are wider than the window with very large text. */
const SCROLLABLE = ".formula, :is(p, li:not(:has(> p)), dt, dd, figcaption):has(math:not([display]))";

/**
 * Makes those parts of a text focusable that are wider than their place, so that the arrow keys can scroll them, and no
 * others, which would be needless stops for the Tab key. They are marked with `data-scrolls` for the stylesheet.
 */
export function useScrollableParts(text: RefObject<HTMLElement>): void {
  useEffect(() => {
    const container = text.current;
    if (!container) return;
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const scrolls = isTooWide(target);
        target.toggleAttribute("data-scrolls", scrolls);
        if (scrolls) target.setAttribute("tabindex", "0");
        else target.removeAttribute("tabindex");
      }
    });
    for (const part of container.querySelectorAll(SCROLLABLE)) observer.observe(part);
    return () => observer.disconnect();
  }, [text]);
}

/** A line with formulae scrolls only for a formula: a touch target at its end sticks out of it too. */
function isTooWide(part: Element): boolean {
  const { scrollWidth, clientWidth } = part;
  const formulae = [...part.querySelectorAll("math:not([display])")];
  const isWide = (formula: Element) => formula.getBoundingClientRect().width > clientWidth;
  return scrollWidth > clientWidth && (formulae.length === 0 || formulae.some(isWide));
}
