type StorageName = "localStorage" | "sessionStorage";

/** Returns the stored text: null where there is none, undefined where the browser denies storage. */
export function readStoredItem(storage: StorageName, key: string): string | null | undefined {
  try {
    return window[storage].getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes it where the value is null. It does nothing where storage is denied or full. */
export function storeItem(storage: StorageName, key: string, value: string | null): void {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, value);
  } catch {
    // The choice then holds for this page alone.
  }
}
