import { useSyncExternalStore } from "react";
import { ADDRESS_CHANGED_EVENT } from "../site/history-state";

const CHANGES = ["hashchange", ADDRESS_CHANGED_EVENT];

/** The fragment of the page's address, as it is now; for what is drawn in a browser alone. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => window.location.hash);
}

function subscribe(listener: () => void): () => void {
  for (const type of CHANGES) window.addEventListener(type, listener);
  return () => {
    for (const type of CHANGES) window.removeEventListener(type, listener);
  };
}
