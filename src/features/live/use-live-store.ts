import { useEffect, useState } from "react";
import type { RunInputs } from "../../run/run";
import { changeAddress } from "../../site/history-state";
import { createLiveStore, type LiveStore } from "./store";

/** Browsers refuse to change the address many times a second: it follows once the reader pauses. Milliseconds. */
const PAUSE = 400;

/** The state of the paper on the screen, kept in its address; `flush` writes it there at once. */
export function useLiveStore(inputs: RunInputs): { store: LiveStore; flush: () => void } {
  const [address] = useState(createAddress);
  const [store] = useState(() => createLiveStore(inputs, address));

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    // A link may be about to make another entry of history.
    document.addEventListener("click", address.flush, { capture: true, signal });
    window.addEventListener("pagehide", address.flush, { signal });
    const follow = () => {
      address.drop();
      store.follow();
    };
    window.addEventListener("popstate", follow, { signal });
    // A drag, a key that is held and a number that is typed are one step each.
    let isHeld = false;
    const settle = (event: Event) => {
      if (event.type !== "focusin" && !(event instanceof KeyboardEvent))
        isHeld = event.type === "pointerdown";
      // A slider has moved before the press gives it the focus.
      const goesOn =
        event instanceof KeyboardEvent
          ? event.repeat || isTextField(event.target)
          : event.type === "focusin" && isHeld;
      if (!goesOn) store.settle();
    };
    for (const event of ["pointerdown", "pointerup", "pointercancel", "focusin", "keydown"])
      document.addEventListener(event, settle, { capture: true, signal });
    listenForUndo(store, signal);
    return () => {
      listeners.abort();
      address.drop();
    };
  }, [address, store]);

  return { store, flush: address.flush };
}

/** The query of the page's address, which is written when the reader pauses. */
function createAddress() {
  let pending: string | undefined;
  let timer = 0;

  const drop = () => {
    window.clearTimeout(timer);
    pending = undefined;
  };
  const flush = () => {
    const { pathname, search, hash } = window.location;
    if (pending !== undefined && search !== pending) changeAddress(pathname + pending + hash);
    drop();
  };
  return {
    read: () => pending ?? window.location.search,
    write: (search: string) => {
      window.clearTimeout(timer);
      pending = search;
      timer = window.setTimeout(flush, PAUSE);
    },
    flush,
    drop,
  };
}

/**
 * Control or Command with Z takes back the last change, with Shift, or Control with Y, makes it again. In a field in which
 * something is being typed these keys are the field's, and while a dialog is open the dialog's.
 */
function listenForUndo(store: LiveStore, signal: AbortSignal): void {
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
    const isTyping = event.target === typedIn && isTextField(typedIn);
    if (isTyping || document.querySelector("dialog[open]")) return;
    const key = event.key.toLowerCase();
    const isRedo = (key === "z" && event.shiftKey) || (key === "y" && event.ctrlKey);
    if (!isRedo && key !== "z") return;
    if (isRedo ? store.redo() : store.undo()) event.preventDefault();
  };
  document.addEventListener("input", type, { signal });
  document.addEventListener("focusin", leave, { signal });
  document.addEventListener("keydown", press, { signal });
}

/** Whether it takes what is typed: a slider is an input too, and does not. */
function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input:not([type=range]), textarea");
}
