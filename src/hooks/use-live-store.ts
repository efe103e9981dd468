import { useEffect, useState } from "react";
import { createAddressSync } from "../lib/live/address-sync";
import { createLiveStore, type LiveRun, type LiveStore } from "../lib/live/store";

/** The state of the paper on the screen, kept in its address; `flush` writes it there at once. */
export function useLiveStore(live: LiveRun): { store: LiveStore; flush: () => void } {
  const [keeper] = useState(createAddressSync);
  const [store] = useState(() => createLiveStore(live, keeper));

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

  return { store, flush: keeper.flush };
}
