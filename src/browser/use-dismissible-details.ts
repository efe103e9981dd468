import { type RefObject, useEffect } from "react";

/** Closes a `<details>` at Escape, at a press outside its parent, and when the focus leaves its parent. */
export function useDismissibleDetails(details: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const closeAtEscape = (event: KeyboardEvent) => {
      // An Escape may also end a composition, or have been used by something inside.
      if (!element.open || event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
      event.preventDefault();
      element.open = false;
      element.querySelector("summary")?.focus({ preventScroll: true });
    };
    const closeFromOutside = ({ target, type }: Event) => {
      if (!(target instanceof Node) || element.parentElement?.contains(target)) return;
      // A press on something that takes no focus moves the focus to its ancestor: the reader has not gone elsewhere.
      if (type === "focusin" && target.contains(element)) return;
      element.open = false;
    };
    document.addEventListener("keydown", closeAtEscape, { signal });
    document.addEventListener("pointerdown", closeFromOutside, { signal });
    document.addEventListener("focusin", closeFromOutside, { signal });
    return () => listeners.abort();
  }, [details]);
}
