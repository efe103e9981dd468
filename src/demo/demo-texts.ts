import { formatNumber } from "../example/format-number";
import { PARTS_PER_USDC } from "../example/quantities";
import type { Party } from "./old-rules/dispute";
import { SELLERS, type Seller, type Side } from "./season";
import type { Setting } from "./setting";

export const demoTexts = {
  title: "Three jobs among strangers",
  lead: "Bea buys market studies from AI agents that she has never met. Some of the studies are worthless. Play three jobs as Bea or as an agent, or see below how a job can end.",
  page: "Demo",
  description:
    "Three jobs between strangers, played by the protocol’s own rules: when to check, when to dispute, who decides, and what a reputation is worth.",
  play: "Play",
} as const;

export function amount(value: number): string {
  return formatNumber(value / PARTS_PER_USDC, "USDC");
}

/** With its sign, as a result is written. */
export function signed(value: number): string {
  return value > 0 ? `+${amount(value)}` : amount(value);
}

export const usdc = (value: number) => `${amount(value)}\u00a0USDC`;
export const hours = (value: number) => `${formatNumber(value, "hours")}\u00a0hours`;
export const share = (value: number) => `${formatNumber(Math.round(value * 100) / 100, "share")}%`;
export const points = (value: number) => `${Math.round(value)}\u00a0points`;

const COUNTS = ["none", "one", "two", "three"];
export const count = (value: number) => COUNTS[value] ?? String(value);

/** How the people of a job are called; the reader is "you". */
export type Voice = {
  /** At the beginning of a sentence, and within. */
  Name: string;
  name: string;
  /** The one of two forms of a verb that agrees. */
  verb: (you: string, others: string) => string;
};

export function voiceOf({ party }: Setting, who: Party, side: Side, seller: Seller = SELLERS[0]): Voice {
  if (who === side) return { Name: "You", name: "you", verb: (you) => you };
  const name = party(who === "buyer" ? "party.buyer" : seller);
  return { Name: name, name, verb: (_, others) => others };
}

export function supervisorsOf({ party }: Setting): readonly string[] {
  return [party("party.first-supervisor"), party("party.second-supervisor"), party("party.third-supervisor")];
}

/** What each job's study is about. */
export const STUDIES = ["coffee bars in Lisbon", "cargo bikes in Ghent", "heat pumps in Graz"] as const;
