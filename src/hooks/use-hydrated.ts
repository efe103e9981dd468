import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether what is drawn may differ from the server's page: not while React takes that over as it is, but again at once
 * after, and from the start wherever a link leads to.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
