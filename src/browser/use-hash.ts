import { useSyncExternalStore } from "react";
import { ADDRESS_CHANGED_EVENT } from "../site/history-state";

const HASH_EVENTS = ["hashchange", ADDRESS_CHANGED_EVENT];

/** Returns the current fragment of the page's address, with its `#`. It works in the browser alone: the build has no address. */
export function useHash(): string {
  return useSyncExternalStore(subscribeToHash, () => window.location.hash);
}

function subscribeToHash(onChange: () => void): () => void {
  for (const type of HASH_EVENTS) window.addEventListener(type, onChange);
  return () => {
    for (const type of HASH_EVENTS) window.removeEventListener(type, onChange);
  };
}
