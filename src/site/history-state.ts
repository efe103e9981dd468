/** Marks an entry of history that was made as the demo opened: Back leads out of it. */
const DEMO = { demo: true };

/** Tells `useHash` of a change of the address of which the browser tells nobody. */
export const ADDRESS_CHANGED_EVENT = "address-changed";

export const isDemoEntry = (): boolean => window.history.state?.demo === true;

/** Makes an entry for the demo, from which Back leads here. */
export const addDemoEntry = (address: string) => window.history.pushState(DEMO, "", address);

/** Changes the address of the entry on the screen, and nothing else of it. */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, "", address);
  window.dispatchEvent(new Event(ADDRESS_CHANGED_EVENT));
}
