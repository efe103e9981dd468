import { type RefObject, useLayoutEffect, useRef } from "react";
import { addDismissible } from "./add-dismissible";

/**
 * A dialog that is open, above everything else, as long as it is rendered. `onClose`, which takes it away, is called at
 * Escape and at a press beside it. It is called at once: the browser's own event would come too late for a next key.
 */
export function useModalDialog(onClose: () => void): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef(onClose);
  latest.current = onClose;

  // A layout effect ends before the dialog leaves the page; later nothing would give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const dismiss = () => latest.current();
    let pressed: EventTarget | null = null;
    const down = ({ target }: PointerEvent) => {
      pressed = target;
    };
    // The click and not the press, which would go on to what the dialog has covered. Both must be beside it: who selects
    // text in a field may let go there.
    const click = ({ target }: MouseEvent) => {
      if (target === element && pressed === element) dismiss();
    };
    element.showModal();
    element.addEventListener("pointerdown", down, { signal });
    element.addEventListener("click", click, { signal });
    // By the browser itself: at Android's Back, say.
    element.addEventListener("close", dismiss, { signal });
    const closed = addDismissible({ dismiss });
    return () => {
      closed();
      listeners.abort();
      element.close();
    };
  }, []);

  return dialog;
}
