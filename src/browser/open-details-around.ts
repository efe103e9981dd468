/**
 * Opens every closed `<details>` around a part of the page. Not all browsers do that for a fragment, and none does it for
 * what a script scrolls to.
 */
export function openDetailsAround(part: Element | null): void {
  for (let fold = part?.closest("details"); fold; fold = fold.parentElement?.closest("details"))
    fold.open = true;
}
