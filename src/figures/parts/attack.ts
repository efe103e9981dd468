import { printNumber, type Run } from "../../run/run";

/** An attack of the run, by its name in the run's values. */
type AttackName =
  | "bribe"
  | "default"
  | "free-work"
  | "signature"
  | "snipe"
  | "staged"
  | "stolen-key"
  | "wash";

/** An attack in words: what is done, and the parameter that would stop it. */
export type Attack = { name: AttackName; what: string; stoppedBy: string };

/** An attack of the run in a sentence or two: what it costs and brings, whether it pays, and where that turns. */
export function attackFinding({ values }: Run, { name, what, stoppedBy }: Attack): string {
  const stops = values[`attack.${name}.stops`];
  // A share of one has no unit where it is printed as a factor.
  const turn = stops.unit === "factor" ? `${printNumber(Number(stops.value), "share")}%` : stops.text;
  const { cost, gain, pays } = outcomeOf(values, name);
  return `${what} costs ${cost} and brings ${gain}: it ${pays ? "pays" : "does not pay"}. It turns at ${stoppedBy} ${turn}.`;
}

/** The same in a few words, for the drawing. */
export function attackLabel({ values }: Run, name: AttackName): string {
  const { cost, gain, pays } = outcomeOf(values, name);
  return `costs ${cost},\nbrings ${gain}:\n${pays ? "pays" : "does not pay"}`;
}

function outcomeOf(values: Run["values"], name: AttackName) {
  const [cost, gain] = [values[`attack.${name}.cost`], values[`attack.${name}.gain`]];
  return { cost: cost.text, gain: gain.text, pays: gain.value > cost.value };
}
