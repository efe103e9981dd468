/**
 * The market's address: its seed, and what the reader has changed, in the order of the sliders. `#demo=market` is the run's
 * market, `#demo=market.7.10` one of another seed in which a look costs 10, `#demo=market.7...90` one in which records last.
 */
import { isMarketAddress, MARKET_FRAGMENT } from "../fragment";
import { type MarketChanges, SLIDERS } from "./numbers";

const FIRST_SEED = 1;
export const MAX_SEED = 9999;

export type MarketAddress = { seed: number; changes: MarketChanges };

/** What an address asks for; what it cannot mean is left as it is in the run. */
export function readMarketAddress(hash: string): MarketAddress {
  const [seed, ...values] = isMarketAddress(hash) ? hash.slice(MARKET_FRAGMENT.length + 1).split(".") : [];
  const changes = SLIDERS.flatMap(({ name, least, most }, index) => {
    const value = wholeNumber(values[index], least, most);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    seed: wholeNumber(seed, FIRST_SEED, MAX_SEED) ?? FIRST_SEED,
    changes: Object.fromEntries(changes),
  };
}

export function marketAddress({ seed, changes }: MarketAddress): string {
  const values = SLIDERS.map(({ name }) => `.${changes[name] ?? ""}`)
    .join("")
    .replace(/\.+$/, "");
  return seed === FIRST_SEED && values === "" ? MARKET_FRAGMENT : `${MARKET_FRAGMENT}.${seed}${values}`;
}

function wholeNumber(text: string | undefined, least: number, most: number): number | undefined {
  if (!text || !/^\d{1,4}$/.test(text)) return undefined;
  return Math.min(most, Math.max(least, Number(text)));
}
