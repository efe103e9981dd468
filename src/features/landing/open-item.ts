import { changeEntry } from "../../site/history-state";

/** The item that the address names. */
export function addressedItem(ids: readonly string[]): string | undefined {
  return ids.find((id) => `#${id}` === window.location.hash);
}

/** Remembers the open item for Back, and removes a fragment that names an item which is no longer open. */
export function rememberOpenItem(open: string | undefined, ids: readonly string[]): void {
  const { hash, pathname, search } = window.location;
  const named = addressedItem(ids);
  const kept = named === undefined || named === open ? hash : "";
  changeEntry({ open: open ?? null }, pathname + search + kept);
}
