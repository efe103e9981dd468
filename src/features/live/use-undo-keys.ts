import { useEffect } from "react";
import type { LiveStore } from "./store";
import { isTextField } from "./text-field";

/**
 * Control or Command with Z takes back the last change of a paper's run, with Shift, or Control with Y, makes it again. In a
 * field in which something is being typed these keys are the field's, and while a dialog is open the dialog's.
 */
export function useUndoKeys(store: LiveStore): void {
  useEffect(() => {
    /** The field in which something has been typed since it took the focus. */
    let typedIn: EventTarget | null = null;
    const type = ({ target }: Event) => {
      typedIn = target;
    };
    const leave = () => {
      typedIn = null;
    };
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      if ((event.target === typedIn && isTextField(typedIn)) || document.querySelector("dialog[open]"))
        return;
      const key = event.key.toLowerCase();
      const isRedo = (key === "z" && event.shiftKey) || (key === "y" && event.ctrlKey);
      if (!isRedo && key !== "z") return;
      if (isRedo ? store.redo() : store.undo()) event.preventDefault();
    };
    document.addEventListener("input", type);
    document.addEventListener("focusin", leave);
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("input", type);
      document.removeEventListener("focusin", leave);
      document.removeEventListener("keydown", press);
    };
  }, [store]);
}
