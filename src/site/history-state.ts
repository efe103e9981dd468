/** What an entry of the tab's history carries. A browser makes an entry for a fragment without any of it. */
export type HistoryState = {
  /** Names the entry: under it the tab's storage has the place that was read. */
  entry?: string;
  /** The open item of the landing page's list; null says that none was open. */
  open?: string | null;
  /** The demo was opened from the page: Back leads out of it. */
  demo?: true;
};

export const historyState = (): HistoryState => window.history.state ?? {};

/** Adds to what the entry on the screen carries; with an address, changes that too. */
export function changeEntry(change: HistoryState, address?: string): void {
  window.history.replaceState({ ...historyState(), ...change }, "", address);
}

/** Changes the address of the entry on the screen, and nothing else of it. */
export const changeAddress = (address: string) => changeEntry({}, address);

/** Makes another entry, from which Back leads here. */
export function addEntry(state: HistoryState, address: string): void {
  window.history.pushState(state, "", address);
}
