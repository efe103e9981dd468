import { type RefObject, useEffect } from "react";

/**
 * Keeps what was typed into a field through a reload, under `key` in the tab's own storage.
 *
 * It is stored only as the page goes away and taken out again as it comes back, so that nothing lingers: a field that
 * is empty or gone by then leaves nothing behind. What the browser itself put back stands. Where storage is denied, the
 * field is an ordinary one.
 */
export function usePersistedField(field: RefObject<HTMLInputElement>, key: string): void {
  useEffect(() => {
    const kept = take(key);
    if (field.current?.value === "") field.current.value = kept;
    const keep = () => put(key, field.current?.value ?? "");
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, [field, key]);
}

function take(key: string): string {
  try {
    const kept = window.sessionStorage.getItem(key) ?? "";
    window.sessionStorage.removeItem(key);
    return kept;
  } catch {
    return "";
  }
}

function put(key: string, value: string): void {
  try {
    if (value === "") window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, value);
  } catch {
    // Storage is denied or full: the reload loses what was typed, as it does anywhere.
  }
}
