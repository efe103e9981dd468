import { type RefObject, useLayoutEffect, useRef } from "react";
import { isUnusedEscape } from "./use-dismissible-details";

/**
 * Returns a ref for a `<dialog>` that is modal as long as it is rendered. `onClose`, which stops rendering it, is called at
 * once at Escape and at a press on the backdrop: the dialog's own close event is queued, and would come after a next key.
 */
export function useModalDialog(onClose: () => void): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);
  const latestOnClose = useRef(onClose);
  latestOnClose.current = onClose;

  // A layout effect is cleaned up before the dialog leaves the page. Later, `close` would not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const dismiss = () => latestOnClose.current();
    let pressed: EventTarget | null = null;
    const notePress = ({ target }: PointerEvent) => {
      pressed = target;
    };
    // The dialog closes at the click: if it closed at the press, what it has covered would be clicked. The press counts too: a
    // reader who selects text in a field may let go on the backdrop, which is the dialog element itself.
    const dismissFromBackdrop = ({ target }: MouseEvent) => {
      if (target === element && pressed === element) dismiss();
    };
    const dismissAtEscape = (event: KeyboardEvent) => {
      if (!isUnusedEscape(event)) return;
      event.preventDefault();
      dismiss();
    };
    element.showModal();
    document.addEventListener("keydown", dismissAtEscape, { signal });
    element.addEventListener("pointerdown", notePress, { signal });
    element.addEventListener("click", dismissFromBackdrop, { signal });
    // The browser closes it by itself too, for instance at Android's Back.
    element.addEventListener("close", dismiss, { signal });
    return () => {
      listeners.abort();
      element.close();
    };
  }, []);

  return dialog;
}
