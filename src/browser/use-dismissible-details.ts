import { type RefObject, useEffect } from "react";
import { addDismissible, type Dismissal } from "./add-dismissible";

/** Closes a `<details>` at Escape, at a press elsewhere, and where the focus leaves its parent. */
export function useDismissibleDetails(details: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    let closed: (() => void) | undefined;
    const follow = () => {
      closed?.();
      closed = element.open ? addDismissible({ dismiss, parts: () => [element.parentElement] }) : undefined;
    };
    const dismiss = (by: Dismissal) => {
      element.open = false;
      if (by === "escape") element.querySelector("summary")?.focus({ preventScroll: true });
    };
    follow();
    // The toggle event would come after keys that were pressed in the meantime.
    const observer = new MutationObserver(follow);
    observer.observe(element, { attributeFilter: ["open"] });
    return () => {
      observer.disconnect();
      closed?.();
    };
  }, [details]);
}
