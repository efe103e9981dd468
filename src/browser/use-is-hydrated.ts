import { useSyncExternalStore } from "react";

/** Returns false in the build and while React hydrates its HTML, and true right after. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => undefined;
