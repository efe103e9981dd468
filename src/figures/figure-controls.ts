import type { InputName } from "../example/names";

/**
 * A range input that sets one input of the example, in steps of one size or to the values of a list. All numbers are
 * in the input's own unit.
 */
export type FigureSlider = { input: InputName; label: string; least: number; most: number } & (
  | { step: number; stops?: undefined }
  | { step?: undefined; stops: readonly number[] }
);

/** Radio buttons that choose a view of the figure. `defaultLabel` is the label of the one that shows the whole figure. */
export type FigureViews = {
  label: string;
  defaultLabel: string;
  options: readonly { value: string; label: string }[];
};

export type FigureControl = { slider?: FigureSlider; views?: FigureViews };

/** The controls of the figures by their names in `<Figure name="…">`, which are also those of their modules. */
export const figureControls = {
  JobTimeline: {},
  RulesByRound: {},
  WhoChecks: {
    slider: {
      input: "review.found",
      label: "Poor work that a program finds",
      least: 0.5,
      most: 0.95,
      step: 0.01,
    },
  },
  ReputationOverTime: {
    slider: { input: "reputation.decay", label: "Decay per day", least: 0.005, most: 0.08, step: 0.005 },
  },
  AccountMap: {
    views: {
      label: "Revoked",
      defaultLabel: "nothing",
      options: [
        { value: "lead", label: "the root key" },
        { value: "first-sub", label: "the first sub-key" },
        { value: "second-sub", label: "the second sub-key" },
      ],
    },
  },
  UserOperation: {},
  SessionKey: {
    slider: { input: "key.first-sub.limit", label: "Limit of the key", least: 0.14, most: 0.5, step: 0.01 },
  },
  SwarmBudgets: {
    slider: {
      input: "key.second-sub.limit",
      label: "Limit of the second sub-key",
      least: 0.05,
      most: 0.16,
      step: 0.01,
    },
  },
  OneDecision: {},
  MultiHopDeadlines: {
    slider: { input: "window.waiting", label: "Waiting period", least: 36, most: 168, step: 1 },
  },
  HealthFactor: { slider: { input: "loan.debt", label: "Debt", least: 82, most: 92, step: 1 } },
  BondingCurve: {
    slider: {
      input: "launch.sold",
      label: "Sold at graduation",
      least: 400_000,
      most: 900_000,
      step: 10_000,
    },
  },
  JobCost: {
    slider: {
      input: "quote.price",
      label: "Price",
      least: 5,
      most: 1000,
      stops: [5, 6, 8, 10, 15, 20, 25, 50, 75, 100, 150, 250, 500, 750, 1000],
    },
  },
} as const satisfies Readonly<Record<string, FigureControl>>;

export type FigureName = keyof typeof figureControls;

export const figureNames = Object.keys(figureControls) as readonly FigureName[];

/** Returns a figure’s control as the wide type, in which both kinds of control are optional. */
export function getFigureControl(name: FigureName): FigureControl {
  return figureControls[name];
}
