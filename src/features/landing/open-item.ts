/** The key in `history.state` for the open item of a list; null says that none was open. The page's first script reads it. */
export const OPEN_ITEM = "open";

/** The item that the address names. */
export function addressedItem(ids: readonly string[]): string | undefined {
  return ids.find((id) => `#${id}` === window.location.hash);
}

/** Remembers the open item for Back, and removes a fragment that names an item which is no longer open. */
export function rememberOpenItem(open: string | undefined, ids: readonly string[]): void {
  const { hash, pathname, search } = window.location;
  const named = addressedItem(ids);
  const kept = named === undefined || named === open ? hash : "";
  const state = { ...window.history.state, [OPEN_ITEM]: open ?? null };
  window.history.replaceState(state, "", pathname + search + kept);
}
