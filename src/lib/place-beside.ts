/** Distance from the window's edges, and from what something stands beside; CSS px. */
const EDGE = 16;
const GAP = 6;

/**
 * Puts an element that is positioned in the page below another, or above it where there is more room, whatever size the
 * window takes; until what is returned is called.
 */
export function stayBeside(element: HTMLElement, anchor: Element): () => void {
  const place = () => placeBeside(element, anchor);
  place();
  window.addEventListener("resize", place);
  return () => window.removeEventListener("resize", place);
}

function placeBeside(element: HTMLElement, anchor: Element): void {
  // An anchor that breaks across lines is left uncovered on both.
  const { left, top, bottom } = anchor.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = element;
  const rightmost = document.documentElement.clientWidth - offsetWidth - EDGE;
  const fitsBelow = bottom + GAP + offsetHeight + EDGE <= window.innerHeight;
  const below = fitsBelow || top < window.innerHeight - bottom;
  element.style.left = `${Math.max(EDGE, Math.min(left, rightmost)) + window.scrollX}px`;
  element.style.top = `${(below ? bottom + GAP : top - GAP - offsetHeight) + window.scrollY}px`;
}
