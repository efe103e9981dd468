/** What a changed paper says of itself. */
import { type RunInput, type RunInputs, runValue } from "../run";
import type { RunChanges } from "./store";

export function changedCount(changes: RunChanges): string {
  const count = Object.keys(changes).length;
  return count === 1 ? "1 number changed" : `${count} numbers changed`;
}

export type DescribedChange = { name: string; sentence: string; printed: string };

/** Each change: what it is, what it was made, and what is printed. */
export function describeChanges(inputs: RunInputs, changes: RunChanges): DescribedChange[] {
  return Object.entries(changes).flatMap(([name, value]) => {
    const input = inputs[name];
    if (!input) return [];
    const printed = textOf(input);
    return [
      { name, sentence: `${input.description}: ${textOf(input, value)} instead of ${printed}`, printed },
    ];
  });
}

/** For those who do not see what has changed, once a change is made. */
export function announceChange(
  inputs: RunInputs,
  name: string,
  value: number | undefined,
  following: number,
): string {
  const input = inputs[name];
  if (!input) return "";
  const now = `${input.description}: ${textOf(input, value)}`;
  const printed = value === undefined ? ", as printed" : `, printed ${textOf(input)}`;
  const others = following === 1 ? "1 other value differs" : `${following} other values differ`;
  return `${now}${printed}. ${others} from the printed run.`;
}

/** An input's value as the papers print it, or another in its place. */
export function textOf(input: RunInput, value: number | string = input.value): string {
  return runValue({ ...input, value }).text;
}
