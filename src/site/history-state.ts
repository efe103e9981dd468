/** Replaces the address of the current history entry, and keeps the entry's state. */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, "", address);
}
