/** State of the history entry that is made when the demo opens. Back then leads from the demo to the page below it. */
const DEMO_STATE = { demo: true };

/** Tells `useHash` of a change by `replaceState`, for which browsers send no event. */
export const ADDRESS_CHANGED_EVENT = "address-changed";

export const isDemoEntry = (): boolean => window.history.state?.demo === true;

export const addDemoEntry = (address: string) => window.history.pushState(DEMO_STATE, "", address);

/** Replaces the address of the current history entry, and keeps the entry's state. */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, "", address);
  window.dispatchEvent(new Event(ADDRESS_CHANGED_EVENT));
}
