import { type RefObject, useLayoutEffect, useRef } from "react";
import { addDismissible } from "../lib/dismissal";

/**
 * A dialog that is open, and above everything else, as long as it is there. `onClose`, which takes it away, is called at
 * Escape and at a press beside it: at once, where the browser's event for it would come after what is asked for next.
 */
export function useModalDialog(onClose: () => void): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef(onClose);
  latest.current = onClose;

  // The layout's effect, whose end comes before the dialog is out of the page: then nothing would give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const dismiss = () => latest.current();
    let pressed: EventTarget | null = null;
    const down = ({ target }: PointerEvent) => {
      pressed = target;
    };
    // The click and not the press before it, which would go on to what the dialog has covered; but both beside it: who
    // selects what is in a field may let go there.
    const click = ({ target }: MouseEvent) => {
      if (target === element && pressed === element) dismiss();
    };
    element.showModal();
    element.addEventListener("pointerdown", down);
    element.addEventListener("click", click);
    // By the browser itself: at Android's Back, say.
    element.addEventListener("close", dismiss);
    const closed = addDismissible({ dismiss });
    return () => {
      closed();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("click", click);
      element.removeEventListener("close", dismiss);
      element.close();
    };
  }, []);

  return dialog;
}
