import { type RefObject, useEffect } from "react";
import { addDismissible, type Dismissal } from "./add-dismissible";

/** Closes a `<details>` at Escape, at a press outside its parent, and when the focus leaves its parent. */
export function useDismissibleDetails(details: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    let removeDismissible: (() => void) | undefined;
    const dismiss = (by: Dismissal) => {
      element.open = false;
      if (by === "escape") element.querySelector("summary")?.focus({ preventScroll: true });
    };
    const updateDismissible = () => {
      removeDismissible?.();
      const getParts = () => [element.parentElement];
      removeDismissible = element.open ? addDismissible({ dismiss, getParts }) : undefined;
    };
    updateDismissible();
    // The toggle event is queued, and would come after keys that are pressed in the meantime:
    // https://html.spec.whatwg.org/multipage/interactive-elements.html#queue-a-details-toggle-event-task
    const observer = new MutationObserver(updateDismissible);
    observer.observe(element, { attributeFilter: ["open"] });
    return () => {
      observer.disconnect();
      removeDismissible?.();
    };
  }, [details]);
}
