import { type RefObject, useEffect } from "react";

/**
 * Keeps what was typed into a field through a reload, under `key` in the tab's own storage.
 *
 * It is stored only as the page goes and taken out again as it comes back. An empty field leaves nothing behind. What
 * the browser itself has put back stands. Where storage is denied, the reload loses what was typed.
 */
export function usePersistedField(field: RefObject<HTMLInputElement>, key: string): void {
  useEffect(() => {
    const element = field.current;
    try {
      const kept = window.sessionStorage.getItem(key);
      window.sessionStorage.removeItem(key);
      if (element?.value === "" && kept) element.value = kept;
    } catch {}
    const keep = () => {
      const typed = field.current?.value;
      try {
        if (typed) window.sessionStorage.setItem(key, typed);
        else window.sessionStorage.removeItem(key);
      } catch {}
    };
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, [field, key]);
}
