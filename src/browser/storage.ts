/** What a browser keeps for the site. It may deny that, or have no room: then nothing is kept, and nothing else fails. */
type Store = "localStorage" | "sessionStorage";

/** What is kept under a key: null where there is nothing, undefined where storage is denied. */
export function readStoredItem(store: Store, key: string): string | null | undefined {
  try {
    return window[store].getItem(key);
  } catch {
    return undefined;
  }
}

/** Keeps a text under a key; null takes it away. */
export function storeItem(store: Store, key: string, value: string | null): void {
  try {
    if (value === null) window[store].removeItem(key);
    else window[store].setItem(key, value);
  } catch {
    // Nothing is lost but what was to be kept.
  }
}
