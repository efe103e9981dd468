import type { AddressSync } from "./store";

/** Browsers refuse to change the address many times a second: it follows once the reader pauses. Milliseconds. */
const PAUSE = 400;

/** Keeps the state of a paper in the query of its page's address, and in its entry of history. */
export function createAddressSync(): AddressSync & { flush: () => void; drop: () => void } {
  const { pathname } = window.location;
  let pending: string | undefined;
  let timer = 0;

  const drop = () => {
    window.clearTimeout(timer);
    pending = undefined;
  };
  const flush = () => {
    const { location, history } = window;
    if (pending !== undefined && location.pathname === pathname && location.search !== pending)
      history.replaceState(history.state, "", pathname + pending + location.hash);
    drop();
  };
  return {
    read: () => pending ?? window.location.search,
    write: (search) => {
      window.clearTimeout(timer);
      pending = search;
      timer = window.setTimeout(flush, PAUSE);
    },
    flush,
    drop,
  };
}
