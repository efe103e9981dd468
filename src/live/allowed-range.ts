/** How far one input can move while the others stay as they are, and which other input is in the way. */
import { decimalsOf, numberOf, type RunInputs } from "../example/run";
import { domainOf, type InputDomain, inputOf, rounded, stepped } from "./domains";
import type { RunChanges } from "./state";

/** An end of the room, and the input that alone is in the way. */
export type Bound = { value: number; by?: string };

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
  const [by] =
    Object.entries(inputs).find(([other, input]) => {
      if (other === name || input.unit !== unit) return false;
      const now = given(inputs, refused, other);
      const next = [-1, 1].map((steps) => stepped(domainOf(input), now, steps));
      return next.some((value) => value !== now && takes({ ...refused, [other]: value }));
    }) ?? [];
  return by;
}

function given(inputs: RunInputs, changes: RunChanges, name: string): number {
  return changes[name] ?? numberOf(inputs, name);
}
