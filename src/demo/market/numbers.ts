import type { InspectionGame, Shares } from "../../models/inspection";
import { halfLife } from "../../models/reputation";
import type { InputOf } from "../../example/mechanism";
import { exampleValue } from "../../example/example";
import type { ValueName } from "../../example/names";
import { inspectionGame } from "../../example/standing";

/** What a reader changes of the market; all else is the run's. */
export type MarketNumber = "look" | "fine" | "life";
export type MarketChanges = Readonly<Partial<Record<MarketNumber, number>>>;

export type Slider = {
  name: MarketNumber;
  label: string;
  unit: "USDC" | "days";
  least: number;
  most: number;
  step: number;
};

/** In the order of the address. Within these the model's point stays inside, and few trials of either choice are needed. */
export const SLIDERS: readonly Slider[] = [
  { name: "look", label: "Price of looking", unit: "USDC", least: 3, most: 10, step: 1 },
  { name: "fine", label: "Fine for a lost dispute", unit: "USDC", least: 0, most: 90, step: 5 },
  { name: "life", label: "A record fades by half in", unit: "days", least: 7, most: 90, step: 1 },
];

type NumberOf = (name: ValueName) => number;

/** The run's own value of a slider. */
export function printedNumber(number: NumberOf, name: MarketNumber): number {
  if (name === "look") return number("ruling.inspection");
  if (name === "fine") return number("job.slash");
  return halfLife(number("reputation.decay"));
}

export function numberText({ unit }: Slider, value: number): string {
  return exampleValue({ value: Math.round(value), unit }).text;
}

/** What the market is played by. */
export type MarketTerms = { game: InspectionGame; payment: number; start: Shares };

export function marketTerms(number: NumberOf, { look, fine, life }: MarketChanges): MarketTerms {
  const changed: Partial<Record<ValueName, number | undefined>> = {
    "ruling.inspection": look,
    "job.slash": fine,
    "reputation.decay": life && halfLife(life),
  };
  const get: InputOf = (name) => changed[name] ?? number(name);
  return {
    game: inspectionGame(get),
    payment: number("job.price"),
    start: { check: number("ruling.look"), poor: number("ruling.poor") },
  };
}
