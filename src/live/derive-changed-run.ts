/** The run with some of its inputs changed, and why the models refuse that. */
import { derive } from "../example/derive-values";
import type { Run, RunInput, RunInputs } from "../example/run";
import type { Room } from "./allowed-range";
import { domainOf, rounded } from "./domains";
import type { RunChanges } from "./state";
import { boundText, rangeText, textOf } from "./words";

export type Applied = { run: Run; changes: RunChanges };

/** The run with these inputs changed, or the sentence in which the formulas refuse that; "" beyond a domain. */
export function deriveChangedRun(inputs: RunInputs, wanted: RunChanges): Applied | { refused: string } {
  const changes: Record<string, number> = {};
  const changed: Record<string, RunInput> = {};
  for (const [name, value] of Object.entries(wanted)) {
    const input = numberInput(inputs, name);
    if (!input || !isInDomain(input, value)) return { refused: "" };
    const exact = rounded(value, input.unit);
    if (exact === input.value) continue;
    changes[name] = exact;
    changed[name] = { ...input, value: exact };
  }
  try {
    return { run: derive({ ...inputs, ...changed }), changes };
  } catch (error) {
    if (error instanceof RangeError) return { refused: error.message };
    throw error;
  }
}

/** Why an input cannot have a value while the others are as they are. */
export function refusalOf(
  inputs: RunInputs,
  changes: RunChanges,
  { name, value }: { name: string; value: number },
  roomAround: (name: string) => Room,
  byModels: string,
): string {
  const input = numberInput(inputs, name);
  if (!input) return `The run does not start from a number “${name}”.`;
  const room = roomAround(name);
  const bounds = `“${input.description}” goes from ${rangeText(input, room)}`;
  if (!Number.isFinite(value)) return `Not a number. ${bounds}.`;
  const refused = `${textOf(input, value)} is not possible`;
  // Inside the room only the models can say why.
  if (value >= room.least.value && value <= room.most.value) return `${refused}. ${byModels}`;
  const reason = boundText(inputs, changes, room, value < room.least.value ? "least" : "most") ?? byModels;
  return `${refused}: ${bounds}.${reason && ` ${reason}`}`;
}

function isInDomain(input: RunInput, value: number): boolean {
  const { least, most } = domainOf(input);
  return value >= least && value <= most;
}

function numberInput(inputs: RunInputs, name: string) {
  const input = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
  return input && input.unit !== "name" ? { ...input, unit: input.unit } : undefined;
}
