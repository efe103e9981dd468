/** How far one input can move while the others stay as they are, and which other input is in the way. */
import { decimalsOf, numberOf, type RunInputs } from "../../run/run";
import { domainOf, type InputDomain, inputOf, nearestStep, rounded, stepped } from "./domains";
import type { RunChanges } from "./state";

/** An end of the room. `by` is the input that alone is in the way, and the direction in which it would have to move. */
export type Bound = { value: number; by?: { name: string; towards: 1 | -1 } };

export type Room = { least: Bound; most: Bound };

/** Whether the models take the run with these inputs changed. */
export type Takes = (changes: RunChanges) => boolean;

/**
 * The room of one input, in its own unit, as exactly as it is printed. Only the two ends are searched for: the models may
 * refuse a value between them. `changes` are ones that the models take.
 * @throws RangeError if the run starts from no such number.
 */
export function roomOf(inputs: RunInputs, changes: RunChanges, name: string, takes: Takes): Room {
  const domain = domainOf(inputOf(inputs, name));
  const finest = 10 ** -decimalsOf(domain.unit);
  const now = given(inputs, changes, name);
  const isTaken = (value: number) => takes({ ...changes, [name]: value });
  const end = (limit: number): Bound => {
    if (isTaken(limit)) return { value: limit };
    const value = furthest(domain, finest, now, limit, isTaken);
    const beyond = rounded(value + Math.sign(limit - now) * finest, domain.unit);
    const by = bounding(inputs, { ...changes, [name]: beyond }, name, takes);
    return by ? { value, by } : { value };
  };
  return { least: end(domain.least), most: end(domain.most) };
}

/** The value in the room that is nearest to another. */
export function inRoom({ least, most }: Room, value: number): number {
  return Math.min(most.value, Math.max(least.value, value));
}

/**
 * The nearest step of the input that bounds the room with which the models take `value`, which lies beyond that bound.
 * Undefined where there is no such step, or `value` is outside of its domain.
 */
export function wayOut(
  inputs: RunInputs,
  changes: RunChanges,
  { name, value }: { name: string; value: number },
  { least, most }: Room,
  takes: Takes,
): { name: string; value: number } | undefined {
  const domain = domainOf(inputOf(inputs, name));
  const bound = value < least.value ? least : most;
  if (!bound.by || !(value >= domain.least && value <= domain.most)) return undefined;
  const { name: other, towards } = bound.by;
  const its = domainOf(inputOf(inputs, other));
  const now = given(inputs, changes, other);
  const isTaken = (at: number) => takes({ ...changes, [name]: value, [other]: at });
  // Three guesses: moved as far as the value is beyond the bound, next to the value, and the end of the domain.
  const reach = [now + towards * Math.abs(value - bound.value), value, towards > 0 ? its.most : its.least]
    .map((at) => nearestStep(its, at + towards * its.step))
    .find((at) => at !== now && isTaken(at));
  return reach === undefined
    ? undefined
    : { name: other, value: furthest(its, its.step, reach, now, isTaken) };
}

/** The last value that is taken on the way to one that is refused, found by bisection down to a grain. */
function furthest(
  { unit }: InputDomain,
  grain: number,
  taken: number,
  refused: number,
  isTaken: (value: number) => boolean,
): number {
  let inside = Math.round(taken / grain);
  let outside = Math.round(refused / grain);
  while (Math.abs(outside - inside) > 1) {
    const middle = Math.trunc((inside + outside) / 2);
    if (isTaken(rounded(middle * grain, unit))) inside = middle;
    else outside = middle;
  }
  return rounded(inside * grain, unit);
}

/** The first input in the same unit which, one step further, would have the models take what they refuse. */
function bounding(inputs: RunInputs, refused: RunChanges, name: string, takes: Takes): Bound["by"] {
  const { unit } = inputOf(inputs, name);
  for (const [other, input] of Object.entries(inputs)) {
    if (other === name || input.unit !== unit) continue;
    const now = given(inputs, refused, other);
    for (const towards of [-1, 1] as const) {
      const next = stepped(domainOf(input), now, towards);
      if (next !== now && takes({ ...refused, [other]: next })) return { name: other, towards };
    }
  }
  return undefined;
}

function given(inputs: RunInputs, changes: RunChanges, name: string): number {
  return changes[name] ?? numberOf(inputs, name);
}
