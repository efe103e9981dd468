/** Money as points of light: how many lie in each account, and where. */
import { PARTS_PER_USDC } from "../example/quantities";
import { inRing, type Point } from "./ring";
import type { Account, Balances } from "./score";

export type Dot = { id: number; account: Account };

/** What a dot is worth. */
const WORTH = 2.5 * PARTS_PER_USDC;

/** In the scene's units, of which it is so many wide and high. */
export const STAGE = { width: 360, height: 184 };
export const RING = { x: 180, y: 82, radius: 78 };
const WHOLE = { from: -Math.PI / 2, to: (3 * Math.PI) / 2 };
const PILE = { columns: 14, step: 6.7, edge: 5, floor: 152 };
const GONE = { y: 177, step: 5.4 };

/** What does not come back: it lies below the ring. */
export const SINKS: readonly [Account, name: string][] = [
  ["checking", "Checking"],
  ["work", "Work"],
  ["service", "Judges"],
  ["slashSink", "Penalty"],
  ["depositSink", "Lost deposit"],
];

/** The dots after several steps. Each is the same from step to step, and only as many move as money does. */
export function dotsAfter(steps: readonly Balances[]): Dot[] {
  let dots: Dot[] = [];
  let id = 0;
  for (const balances of steps) {
    const accounts = Object.keys(balances) as Account[];
    const missing = { ...balances };
    for (const account of accounts)
      missing[account] =
        Math.round(balances[account] / WORTH) - dots.filter((dot) => dot.account === account).length;
    const spare = dots.filter(({ account }) => missing[account] < 0 && missing[account]++ < 0);
    for (const account of accounts)
      for (; missing[account] > 0; missing[account] -= 1) {
        const dot = spare.shift();
        if (dot) dot.account = account;
        else dots.push({ id: id++, account });
      }
    // Somebody else is hired, or rounding leaves one out.
    dots = dots.filter((dot) => !spare.includes(dot));
  }
  return dots;
}

export function isGone(account: Account): boolean {
  return SINKS.some(([sink]) => sink === account);
}

/** Where each dot lies. */
export function placesOf(dots: readonly Dot[]): (Dot & Point)[] {
  const counts = new Map<string, number>();
  const groupOf = ({ account }: Dot) => (isGone(account) ? "gone" : account);
  const sizes = new Map<string, number>();
  for (const dot of dots) sizes.set(groupOf(dot), (sizes.get(groupOf(dot)) ?? 0) + 1);
  return dots.map((dot) => {
    const group = groupOf(dot);
    const index = counts.get(group) ?? 0;
    counts.set(group, index + 1);
    const size = sizes.get(group) ?? 1;
    if (group === "escrow") return { ...dot, ...inRing(RING, WHOLE, index, size) };
    if (group === "gone") {
      const step = Math.min(GONE.step, (STAGE.width - 2 * PILE.edge) / size);
      return { ...dot, x: RING.x + (index - (size - 1) / 2) * step, y: GONE.y };
    }
    const across = PILE.edge + (index % PILE.columns) * PILE.step;
    const up = Math.floor(index / PILE.columns) * PILE.step;
    return { ...dot, x: group === "buyer" ? across : STAGE.width - across, y: PILE.floor - up };
  });
}
