import { attackPays } from "../../models/attacks";
import { numberOf, printNumber, type Run } from "../../run/run";

/** An attack of the run, by its name in the run's values. */
type AttackName =
  | "bribe"
  | "default"
  | "free-work"
  | "signature"
  | "snipe"
  | "staged"
  | "starved"
  | "stolen-key"
  | "wash";

/** What is said of an attack of the run: who does what, and the parameter that would stop it. */
export type Told = { topic: AttackName; what: string; stoppedBy: string };

/** An attack of the run in a sentence or two: what it costs and brings, whether it pays, and where that turns. */
export function attackFinding({ values }: Run, { topic, what, stoppedBy }: Told): string {
  const text = (part: "cost" | "gain" | "stops") => values[`attack.${topic}.${part}`].text;
  const verdict = attackPaysIn(values, topic) ? "it pays" : "it does not pay";
  return `${what} costs ${text("cost")} and brings ${text("gain")}: ${verdict}. It turns at ${stoppedBy} ${stopOf(values, topic)}.`;
}

/** The same in a few words, for the drawing. */
export function attackLabel({ values }: Run, topic: AttackName): string {
  const text = (part: "cost" | "gain" | "stops") => values[`attack.${topic}.${part}`].text;
  const verdict = attackPaysIn(values, topic) ? "pays" : "does not pay";
  return `costs ${text("cost")},\nbrings ${text("gain")}:\n${verdict}`;
}

type Values = Run["values"];

function attackPaysIn(values: Values, topic: AttackName): boolean {
  const part = (name: "cost" | "gain" | "stops") => numberOf(values, `attack.${topic}.${name}`);
  return attackPays({ cost: part("cost"), gain: part("gain"), stopsAt: part("stops") });
}

function stopOf(values: Values, topic: AttackName): string {
  const stops = values[`attack.${topic}.stops`];
  if (typeof stops.value === "string") return "";
  // A share of one has no unit where it is printed as a factor.
  return stops.unit === "factor" ? `${printNumber(stops.value, "share")}%` : stops.text;
}
