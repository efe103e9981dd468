/** Tells `useHash` of a change by `replaceState`, for which browsers send no event. */
export const ADDRESS_CHANGED_EVENT = "address-changed";

/** Replaces the address of the current history entry, and keeps the entry's state. */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, "", address);
  window.dispatchEvent(new Event(ADDRESS_CHANGED_EVENT));
}
