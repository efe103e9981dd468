/** Scrolls so far that the whole ring can be seen, unless the row that was opened would then leave the window. */
export function showRing(ring: Element | null, row: Element): void {
  if (!ring) return;
  const heightOfBoth = row.getBoundingClientRect().bottom - ring.getBoundingClientRect().top;
  const hidden = Number.parseFloat(getComputedStyle(ring).scrollMarginTop) || 0;
  if (heightOfBoth <= window.innerHeight - hidden) ring.scrollIntoView({ block: "nearest" });
}
