import { useEffect, useState } from "react";
import type { RunInputs } from "../example/run";
import { changeAddress } from "../site/history-state";
import { createLiveStore, type LiveStore } from "./store";

/** Browsers refuse to change the address many times a second: it follows once the reader pauses. Milliseconds. */
const PAUSE = 400;

/** The state of the paper on the screen, kept in its address. */
export function useLiveStore(inputs: RunInputs): LiveStore {
  const [{ store, flush, drop }] = useState(() => createKeptStore(inputs));

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const follow = () => {
      drop();
      store.follow();
    };
    // Control or Command with Z takes back the last change, except where it is a field's or a dialog's own.
    const press = (event: KeyboardEvent) => {
      const isOther = event.defaultPrevented || event.altKey || event.shiftKey || isTextField(event.target);
      if (isOther || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
      if (!document.querySelector("dialog[open]") && store.undo()) event.preventDefault();
    };
    // A link may be about to make another entry of history.
    document.addEventListener("click", flush, { capture: true, signal });
    document.addEventListener("keydown", press, { signal });
    window.addEventListener("pagehide", flush, { signal });
    window.addEventListener("popstate", follow, { signal });
    return () => {
      listeners.abort();
      drop();
    };
  }, [store, flush, drop]);

  return store;
}

/** A store whose state is written to the query of the page's address when the reader pauses, which also ends a step. */
function createKeptStore(inputs: RunInputs) {
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
    store.settle();
  };
  const store = createLiveStore(inputs, {
    read: () => pending ?? window.location.search,
    write: (search) => {
      window.clearTimeout(timer);
      pending = search;
      timer = window.setTimeout(flush, PAUSE);
    },
  });
  return { store, flush, drop };
}

/** Whether it takes what is typed: a slider is an input too, and does not. */
function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input:not([type=range]), textarea");
}
