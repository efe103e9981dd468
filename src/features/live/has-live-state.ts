/**
 * Whether an address asks for anything but the printed run, as `address.ts` writes it. By itself, since every paper has to
 * know it before anything else is loaded.
 */
export function hasLiveState(search: string): boolean {
  return /[?&](?:run=|fig\.)/.test(search);
}
