/** Distance from the window's edges, and from the anchor; CSS px. */
const EDGE = 16;
const GAP = 6;

/**
 * Keeps a positioned element below an anchor, or above it where there is more room, until the returned function is
 * called. `around` is left uncovered too, where the window has room for that.
 */
export function stayBeside(element: HTMLElement, anchor: Element, around = anchor): () => void {
  const place = () => placeBeside(element, anchor, around);
  place();
  window.addEventListener("resize", place);
  return () => window.removeEventListener("resize", place);
}

function placeBeside(element: HTMLElement, anchor: Element, around: Element): void {
  const { offsetWidth, offsetHeight } = element;
  const needed = GAP + offsetHeight + EDGE;
  const fits = ({ top, bottom }: DOMRect) => top >= needed || bottom + needed <= window.innerHeight;
  // An anchor that breaks across lines is left uncovered on both.
  const own = anchor.getBoundingClientRect();
  const [clear = own] = [around.getBoundingClientRect()].filter(fits);
  const rightmost = document.documentElement.clientWidth - offsetWidth - EDGE;
  const fitsBelow = clear.bottom + needed <= window.innerHeight;
  const below = fitsBelow || clear.top < window.innerHeight - clear.bottom;
  element.style.left = `${Math.max(EDGE, Math.min(own.left, rightmost)) + window.scrollX}px`;
  element.style.top = `${(below ? clear.bottom + GAP : clear.top - GAP - offsetHeight) + window.scrollY}px`;
}
