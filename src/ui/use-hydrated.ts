import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and while React hydrates its HTML; true right after, and from the start on a page reached by a link. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
