import type { InputName } from "../example/names";

/**
 * A range input that sets one input of the example, in steps of one size or to the values of a list. All numbers are
 * in the input's own unit.
 */
export type FigureSlider = { input: InputName; label: string; least: number; most: number } & (
  | { step: number; stops?: undefined }
  | { step?: undefined; stops: readonly number[] }
);

/** The sliders of the figures by their names in `<Figure name="…">`, which are also those of their modules. */
// biome-ignore format: a table with one line a figure
const figureSliders = {
  JobTimeline: undefined,
  RulesByRound: undefined,
  WhoChecks: { input: "review.found", label: "Poor work that a program finds", least: 0.5, most: 0.95, step: 0.01 },
  ReputationOverTime: { input: "reputation.decay", label: "Decay", least: 0.005, most: 0.08, step: 0.005 },
  AccountMap: undefined,
  UserOperation: undefined,
  SessionKey: { input: "key.first-sub.limit", label: "Limit of the key", least: 0.14, most: 0.5, step: 0.01 },
  SwarmBudgets: { input: "key.second-sub.limit", label: "Limit of the second sub-key", least: 0.05, most: 0.16, step: 0.01 },
  OneDecision: undefined,
  MultiHopDeadlines: { input: "window.waiting", label: "Waiting period", least: 36, most: 168, step: 1 },
  HealthFactor: { input: "loan.debt", label: "Debt", least: 82, most: 92, step: 1 },
  BondingCurve: { input: "launch.sold", label: "Sold at graduation", least: 400_000, most: 900_000, step: 10_000 },
  JobCost: {
    input: "quote.price", label: "Price", least: 5, most: 1000,
    stops: [5, 6, 8, 10, 15, 20, 25, 50, 75, 100, 150, 250, 500, 750, 1000],
  },
} as const satisfies Readonly<Record<string, FigureSlider | undefined>>;

export type FigureName = keyof typeof figureSliders;

export const figureNames = Object.keys(figureSliders) as readonly FigureName[];

/** Returns the slider of a figure, or undefined without a slider or a figure of this name. */
export function getFigureSlider(name: string): FigureSlider | undefined {
  return (figureSliders as Readonly<Record<string, FigureSlider | undefined>>)[name];
}
