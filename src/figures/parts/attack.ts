import { printNumber, type Run } from "../../example/run";

/** The attacks of the run, by their names in its values: what is done, and the parameter that would stop it. */
const ATTACKS = {
  bribe: ["A bought ruling", "a penalty of"],
  default: ["Washing and defaulting", "a fee of"],
  "free-work": ["A dispute over good work", "a fee of"],
  signature: ["A signature past the counter", "an allowance of"],
  snipe: ["Buying first", "a fee of"],
  staged: ["A staged claim", "a share of the slash that leaves the pair of"],
  "stolen-key": ["The stolen key", "a budget left of"],
  wash: ["A job with oneself", "a fee on acceptance of"],
} as const;

type AttackName = keyof typeof ATTACKS;

/** An attack in a sentence or two: what it costs and brings, whether it pays, and where that turns. */
export function attackFinding({ values }: Run, name: AttackName): string {
  const [what, stoppedBy] = ATTACKS[name];
  const stops = values[`attack.${name}.stops`];
  // A share of one has no unit where it is printed as a factor.
  const turn = stops.unit === "factor" ? `${printNumber(Number(stops.value), "share")}%` : stops.text;
  const { cost, gain, pays } = outcomeOf(values, name);
  return `${what} costs ${cost} and brings ${gain}: it ${pays}. It turns at ${stoppedBy} ${turn}.`;
}

/** The same in a few words, for the drawing. */
export function attackLabel({ values }: Run, name: AttackName): string {
  const { cost, gain, pays } = outcomeOf(values, name);
  return `costs ${cost},\nbrings ${gain}:\n${pays}`;
}

function outcomeOf(values: Run["values"], name: AttackName) {
  const [cost, gain] = [values[`attack.${name}.cost`], values[`attack.${name}.gain`]];
  return { cost: cost.text, gain: gain.text, pays: gain.value > cost.value ? "pays" : "does not pay" };
}
