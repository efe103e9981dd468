/** How far a reader may change each number that the run starts from. */
import type { FigureParameter } from "../figures/figure-definition";
import { decimalsOf, type RunInput, type RunInputs, type RunUnit } from "../example/run";

export type InputDomain = {
  least: number;
  most: number;
  /** What one press of an arrow key adds or takes. */
  step: number;
  unit: NumberUnit;
  description: string;
};

type NumberUnit = Exclude<RunUnit, "name">;

/** The greatest value is this many times the printed one. */
const REACH = 5;
/** About so many steps lead from 0 to the printed value. */
const STEPS = 50;

/** What an input in a unit may be at all; null where there is no bound. */
export function unitDomain(unit: RunUnit): [number, number | null] {
  return [0, unit === "share" ? 1 : null];
}

/**
 * What a reader may change an input to: from nothing, or the least that its formula takes, to five times the printed
 * value. The models decide what several inputs allow together.
 * @throws RangeError for a name.
 */
export function domainOf({ value, unit, description, ...bounds }: RunInput): InputDomain {
  if (typeof value !== "number" || unit === "name") throw new RangeError(`"${value}" is not a number.`);
  const [lower, upper] = unitDomain(unit);
  const { least = lower, most = upper ?? rounded(REACH * value, unit) } = bounds;
  return { least, most, step: stepOf(value, unit), unit, description };
}

/** A value as exactly as it can be printed, so that what is shown is what is meant; halves as `printNumber` has them. */
export function rounded(value: number, unit: NumberUnit): number {
  const power = 10 ** decimalsOf(unit);
  return (Math.sign(value) * Math.round(Number(Math.abs(value * power).toPrecision(12)))) / power;
}

/** The value so many steps further, whole steps from zero, inside the domain. */
export function stepped({ least, most, step, unit }: InputDomain, value: number, steps: number): number {
  const passed = value / step;
  // A value that was typed between two steps goes to the next of them.
  const from = steps > 0 ? Math.floor(passed + 1e-6) : Math.ceil(passed - 1e-6);
  return Math.min(most, Math.max(least, rounded((from + steps) * step, unit)));
}

/** How far a figure's slider reaches: the input's domain, or the part of it that the figure shows. */
export function sliderDomain(inputs: RunInputs, { input, least, most }: FigureParameter): InputDomain {
  const domain = domainOf(inputOf(inputs, input));
  return {
    ...domain,
    least: Math.max(domain.least, least ?? domain.least),
    most: Math.min(domain.most, most ?? domain.most),
  };
}

/** The whole step that is nearest to where something was pulled. */
export function nearestStep({ least, most, step, unit }: InputDomain, value: number): number {
  return Math.min(most, Math.max(least, rounded(Math.round(value / step) * step, unit)));
}

/** @throws RangeError if the run starts from no such value. */
export function inputOf(inputs: RunInputs, name: string): RunInput {
  const input = inputs[name];
  if (!input) throw new RangeError(`The run has no input "${name}".`);
  return input;
}

/** One or five at a decimal place that can be printed: the greatest of which the printed value is a whole number. */
function stepOf(value: number, unit: NumberUnit): number {
  const finest = 10 ** -decimalsOf(unit);
  const wanted = (value || 1) / STEPS;
  const power = Math.floor(Math.log10(wanted)) + 1;
  for (let place = power; ; place -= 1) {
    for (const digit of [5, 1]) {
      const step = Number(`${digit}e${place}`);
      if (step <= finest) return finest;
      // The factor between two candidates is 5, so the nearer of them is taken.
      if (step <= wanted * Math.sqrt(5) && isWhole(value / step)) return step;
    }
  }
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-6;
}
