import type { GetInput } from "../../example/mechanism";
import { inspectionGame } from "../../example/stakes";
import type { InspectionGame, Shares } from "../../models/inspection";
import { getHalfLife } from "../../models/reputation";

/** What a reader changes of the market; all else is the example's. */
export type MarketNumber = "checking" | "penalty" | "life";
export type MarketChanges = Readonly<Partial<Record<MarketNumber, number>>>;

/** Within these the model's point stays inside, and few trials of either choice are needed. */
export const SLIDERS = [
  { name: "checking", label: "Cost of checking", unit: "USDC", least: 3, most: 10, step: 1 },
  { name: "penalty", label: "Penalty for poor work", unit: "USDC", least: 0, most: 90, step: 5 },
  { name: "life", label: "A record fades by half in", unit: "days", least: 7, most: 90, step: 1 },
] as const;

/** The example's own value of a slider, to its step. */
export function printedNumber(number: GetInput, name: MarketNumber): number {
  if (name === "checking") return number("ruling.inspection");
  return name === "penalty" ? number("job.slash") : Math.round(getHalfLife(number("reputation.decay")));
}

/** What the market is played by. */
export type MarketTerms = { game: InspectionGame; payment: number; start: Shares };

export function marketTerms(number: GetInput, { checking, penalty, life }: MarketChanges): MarketTerms {
  const changed: Partial<Record<string, number | undefined>> = {
    "ruling.inspection": checking,
    "job.slash": penalty,
    "reputation.decay": life && getHalfLife(life),
  };
  const get: GetInput = (name) => changed[name] ?? number(name);
  return {
    game: inspectionGame(get),
    payment: number("job.price"),
    start: { check: number("ruling.look"), poor: number("ruling.poor") },
  };
}
