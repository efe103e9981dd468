/**
 * Opens every closed `<details>` around a part of the page; says whether there was any. Not all browsers do that for a
 * fragment, and none does it for what a script scrolls to.
 */
export function openAround(part: Element | null): boolean {
  let opened = false;
  for (let fold = part?.closest("details"); fold; fold = fold.parentElement?.closest("details")) {
    opened ||= !fold.open;
    fold.open = true;
  }
  return opened;
}
