/**
 * Opens what is closed around a part of the page, or is that part, so that it can be seen; says whether anything was.
 * Browsers do so for a fragment, not all of them yet, and for nothing that a script scrolls to.
 */
export function openAround(part: Element | null): boolean {
  let opened = false;
  for (let fold = part?.closest("details"); fold; fold = fold.parentElement?.closest("details")) {
    opened ||= !fold.open;
    fold.open = true;
  }
  return opened;
}
