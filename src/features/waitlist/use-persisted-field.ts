import { type RefObject, useEffect } from "react";
import { keep, recall } from "../../ui/storage";

/**
 * Keeps what was typed into a field through a reload and Back, under `key` in the tab's own storage. Not all browsers do
 * that by themselves; what they have put back stands. Where storage is denied, what was typed is lost.
 */
export function usePersistedField(field: RefObject<HTMLInputElement>, key: string): void {
  useEffect(() => {
    const kept = recall("sessionStorage", key);
    if (field.current?.value === "" && kept) field.current.value = kept;
    const leave = () => keep("sessionStorage", key, field.current?.value ?? "");
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [field, key]);
}
