/** What a changed paper says of itself. */
import { printNumber, type RunInput, type RunInputs, runValue } from "../run";
import type { Bound, Room } from "./room";
import type { LiveState, RunChanges } from "./store";

type Changed = Pick<LiveState, "changes" | "elsewhere">;

/** How many numbers were changed, here or in other papers, and at how many places something else follows from that. */
export function changedCount({ changes, elsewhere }: Changed, following: number): string {
  const [here, there] = [changes, elsewhere].map((list) => Object.keys(list).length) as [number, number];
  const numbers = (count: number) => (count === 1 ? "1 number" : `${count} numbers`);
  if (here === 0) return `${numbers(there)} changed in other papers`;
  const and = there > 0 ? `, ${there} in other papers` : "";
  return `${numbers(here)} changed${and}, ${following} ${following === 1 ? "follows" : "follow"}`;
}

function followText(places: number): string {
  return places === 1 ? "1 place follows" : `${places} places follow`;
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

/** For those who do not see what has changed, once a change is made, or is taken back or made again. */
export function announceChange(
  inputs: RunInputs,
  before: RunChanges,
  { changes, by }: Pick<LiveState, "changes" | "by">,
  following: number,
): string {
  const names = Object.keys({ ...before, ...changes }).filter((name) => before[name] !== changes[name]);
  const now = names.flatMap((name) => {
    const input = inputs[name];
    if (!input) return [];
    const text = `${input.description}: ${textOf(input, changes[name])}`;
    if (by) return `${text} again`;
    return name in changes ? `${text}, printed ${textOf(input)}` : `${text}, as printed`;
  });
  if (now.length === 0) return "";
  const isPrinted = Object.keys(changes).length === 0;
  const state = isPrinted ? "The run is as printed." : `${followText(following)}.`;
  if (!by) return isPrinted ? state : `${now.join("; ")}. ${state}`;
  return `${by === "undo" ? "Taken back" : "Made again"}: ${now.join("; ")}. ${state}`;
}

/** "from 8.01 to 500 USDC". */
export function rangeText(input: RunInput, { least, most }: Room): string {
  return `from ${printNumber(least.value, input.unit)} to ${textOf(input, most.value)}`;
}

/** Which number stands in the way of more, or of less, in a sentence. */
export function boundText(inputs: RunInputs, changes: RunChanges, { by }: Bound): string | undefined {
  const other = by && inputs[by.name];
  if (!other) return undefined;
  const text = textOf(other, changes[by.name]);
  return `In its way stands “${other.description}”, ${text}.`;
}

/** An input's value as the papers print it, or another in its place. */
export function textOf(input: RunInput, value: number | string = input.value): string {
  return runValue({ ...input, value }).text;
}
