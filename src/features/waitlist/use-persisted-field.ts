import { type RefObject, useEffect } from "react";

/**
 * Keeps what was typed into a field through a reload and Back, under `key` in the tab's own storage. Not all browsers do
 * that by themselves; what they have put back stands. Where storage is denied, what was typed is lost.
 */
export function usePersistedField(field: RefObject<HTMLInputElement>, key: string): void {
  useEffect(() => {
    try {
      const kept = window.sessionStorage.getItem(key);
      if (field.current?.value === "" && kept) field.current.value = kept;
    } catch {}
    const keep = () => {
      try {
        window.sessionStorage.setItem(key, field.current?.value ?? "");
      } catch {}
    };
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, [field, key]);
}
