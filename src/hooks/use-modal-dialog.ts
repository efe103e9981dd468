import { type RefObject, useLayoutEffect, useRef } from "react";
import { addDismissible } from "../lib/dismissal";

/** A dialog that is open, and above everything else, as long as it is there; Escape or a press beside it closes it. */
export function useModalDialog(): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);

  // The layout's effect, whose end comes before the dialog is out of the page: then nothing would give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // The click and not the press before it, which would go on to what the dialog has covered.
    const press = ({ target }: MouseEvent) => {
      if (target === element) element.close();
    };
    element.showModal();
    element.addEventListener("click", press);
    const closed = addDismissible({ dismiss: () => element.close() });
    return () => {
      closed();
      element.removeEventListener("click", press);
      element.close();
    };
  }, []);

  return dialog;
}
