import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and while React hydrates its HTML; true right after. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
