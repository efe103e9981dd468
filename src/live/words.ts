/** Words about changes and refusals. */
import { printNumber, type RunInput, type RunInputs, runValue } from "../example/run";
import type { Room } from "./allowed-range";
import type { LiveState, RunChanges } from "./state";

/** Each change: what it is, what it was made, and what is printed. */
export function describeChanges(inputs: RunInputs, changes: RunChanges): string[] {
  return Object.entries(changes).flatMap(([name, value]) => {
    const input = inputs[name];
    return input ? `${input.description}: ${textOf(input, value)} instead of ${textOf(input)}` : [];
  });
}

/** What a screen reader announces after a change or an undo. */
export function announceChange(
  inputs: RunInputs,
  before: RunChanges,
  { changes, isUndone }: Pick<LiveState, "changes" | "isUndone">,
  following: number,
): string {
  const names = Object.keys({ ...before, ...changes }).filter((name) => before[name] !== changes[name]);
  const now = names.flatMap((name) => {
    const input = inputs[name];
    if (!input) return [];
    const text = `${input.description}: ${textOf(input, changes[name])}`;
    if (isUndone) return `${text} again`;
    return name in changes ? `${text}, printed ${textOf(input)}` : `${text}, as printed`;
  });
  if (now.length === 0) return "";
  const isPrinted = Object.keys(changes).length === 0;
  const state = isPrinted
    ? "The run is as printed."
    : following === 1
      ? "1 place follows."
      : `${following} places follow.`;
  if (isUndone) return `Taken back: ${now.join("; ")}. ${state}`;
  return isPrinted ? state : `${now.join("; ")}. ${state}`;
}

/** "8.01 to 500 USDC". */
export function rangeText(input: RunInput, { least, most }: Room): string {
  return `${printNumber(least.value, input.unit)} to ${textOf(input, most.value)}`;
}

/** Which number bounds the room at one of its ends, in a sentence. */
export function boundText(
  inputs: RunInputs,
  changes: RunChanges,
  room: Room,
  end: keyof Room,
): string | undefined {
  const name = room[end].by;
  const other = name === undefined ? undefined : inputs[name];
  if (name === undefined || !other) return undefined;
  const side = end === "least" ? "less" : "more";
  return `No ${side} because of “${other.description}”, ${textOf(other, changes[name])}.`;
}

/** An input's value as the papers print it, or another in its place. */
export function textOf(input: RunInput, value: number | string = input.value): string {
  return runValue({ ...input, value }).text;
}
