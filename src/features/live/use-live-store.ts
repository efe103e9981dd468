import { useEffect, useState } from "react";
import type { RunInputs } from "../../run/run";
import { createAddressSync } from "./address-sync";
import { createLiveStore, type LiveStore } from "./store";
import { isTextField } from "./text-field";

/** The state of the paper on the screen, kept in its address; `flush` writes it there at once. */
export function useLiveStore(inputs: RunInputs): { store: LiveStore; flush: () => void } {
  const [keeper] = useState(createAddressSync);
  const [store] = useState(() => createLiveStore(inputs, keeper));

  useEffect(() => {
    const follow = () => {
      keeper.drop();
      store.follow();
    };
    // A link may be about to make another entry of history.
    document.addEventListener("click", keeper.flush, { capture: true });
    window.addEventListener("pagehide", keeper.flush);
    window.addEventListener("popstate", follow);
    return () => {
      keeper.drop();
      document.removeEventListener("click", keeper.flush, { capture: true });
      window.removeEventListener("pagehide", keeper.flush);
      window.removeEventListener("popstate", follow);
    };
  }, [keeper, store]);

  useEffect(() => {
    // What a pointer or a key that stays down does to a number is one step, and so is what is typed in one go.
    const settle = (event: Event) => {
      const goesOn = event instanceof KeyboardEvent && (event.repeat || isTextField(event.target));
      if (!goesOn) store.settle();
    };
    for (const sign of ["pointerdown", "focusin", "keydown"])
      document.addEventListener(sign, settle, { capture: true });
    return () => {
      for (const sign of ["pointerdown", "focusin", "keydown"])
        document.removeEventListener(sign, settle, { capture: true });
    };
  }, [store]);

  return { store, flush: keeper.flush };
}
