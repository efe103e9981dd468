import { type RefObject, useEffect, useState } from "react";

/**
 * Keeps what was typed into a field before React came, and its focus, where React does not take the served page over but
 * draws it anew, as it does where an extension has added something to it. `id` is the field's.
 */
export function useServedField(field: RefObject<HTMLInputElement>, id: string): void {
  const [served] = useState(() => servedField(id));

  useEffect(() => {
    const drawn = field.current;
    if (!drawn || !served || drawn === served.field) return;
    drawn.value = served.field.value;
    if (served.focused) drawn.focus({ preventScroll: true });
  }, [field, served]);
}

function servedField(id: string): { field: HTMLInputElement; focused: boolean } | undefined {
  if (typeof document === "undefined") return undefined;
  const field = document.querySelector<HTMLInputElement>(`#${id}`);
  return field ? { field, focused: field === document.activeElement } : undefined;
}
