/** The fragment under which the demo is open; a side, a seed and moves may follow it. */
export const DEMO_FRAGMENT = "#demo";

/** The page that tells the same story without a script. */
export const DEMO_PATH = "/demo";

export function isDemoAddress(hash: string): boolean {
  return hash === DEMO_FRAGMENT || hash.startsWith(`${DEMO_FRAGMENT}=`);
}
