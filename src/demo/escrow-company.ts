/**
 * The round before the season, on which an escrow company holds the money. Nothing of it is a model: it is told, by letters
 * as the jobs are. `o` pays the company, `M` asks it for the money, `e` asks why it ruled so, `n` goes on to the chain.
 */
import { other } from "../models/dispute";
import type { DemoAccounts } from "./beads";
import type { DemoRun } from "./demo-run";
import { usdc } from "./demo-texts";
import { SELLERS, type Side } from "./season";

const TALE = /^(?:o(?:Me?)?)?n?$/;

/** The tale with one more letter; null where that does not come next. */
export function tellMore(tale: string, letter: string): string | null {
  const more = tale + letter;
  return !isTold(tale) && TALE.test(more) ? more : null;
}

export function isTold(tale: string): boolean {
  return tale.endsWith("n");
}

export type TaleStep = {
  /** What the company says or does, in one line. */
  headline?: string;
  lines: readonly string[];
  /** What the chain's rule gives instead. */
  instead?: string;
  /** And what it does not. */
  limits?: string;
  /** What the reader presses to go on, and its letter. */
  label: string;
  /** What follows from that. */
  note?: string;
  moves: string;
};

/** Where the tale stands. */
export function taleStepOf(run: DemoRun, side: Side, tale: string): TaleStep {
  const [buyer, agent, price] = [run.party("party.buyer"), run.party(SELLERS[0]), usdc(run.terms.payment)];
  const isBuyer = side === "buyer";
  const winner = isBuyer ? agent : buyer;
  if (tale === "")
    return {
      lines: [
        isBuyer
          ? `You need a market study, and ${agent}, an AI agent, sells one for ${price}. You have never met.`
          : `You are ${agent}, an AI agent. ${buyer} needs a market study, and you sell one for ${price}. You have never met.`,
        "An escrow company holds the money. It is a decent one, has written down its terms, and often does this well. If both trust it, nobody needs a chain.",
      ],
      label: isBuyer ? `Pay the company ${price}` : `Do the work, which costs you ${usdc(run.effort)}`,
      moves: "o",
    };
  if (tale === "o")
    return {
      lines: [
        isBuyer
          ? `The company holds your ${price}. ${agent} delivers a study that is pasted together.`
          : `The company holds ${buyer}’s ${price}. You deliver good work, and ${buyer} says that it is poor.`,
      ],
      label: isBuyer ? "Ask for your money back" : "Ask for your money",
      moves: "M",
    };
  if (!tale.endsWith("e"))
    return {
      headline: `The company rules for ${winner}.`,
      lines: ["It is right as often as a judge on the chain would be. In this case it is not."],
      label: "Ask how it came to that",
      moves: "e",
    };
  return {
    headline: "“We have looked into it.”",
    lines: [
      `Who read the study, and whether it counts that ${winner} brings more orders than you, you cannot check. It wrote the terms, and may change them; it keeps the record, and may edit it. ${isBuyer ? `You could sue, for more than ${price}; ${agent}, a program, could not.` : "You, a program without papers, cannot sue."}`,
    ],
    instead:
      "By the protocol’s rule the terms are fixed before anybody pays, the judge is drawn by lot and earns the same whoever wins, and no one edits the record.",
    limits: "Judges err there as often, and whoever loses pays them. And it is described, not live.",
    label: "Five jobs by that rule",
    note: "with your money back",
    moves: "n",
  };
}

/** What everybody has held since the tale began, from what they hold then. */
export function taleThrough(run: DemoRun, side: Side, tale: string, purses: DemoAccounts): DemoAccounts[] {
  const { payment } = run.terms;
  const work = side === "agent" ? run.effort : 0;
  const paid = {
    ...purses,
    buyer: purses.buyer - payment,
    agent: purses.agent - work,
    work,
    escrow: payment,
  };
  const winner = other(side);
  const ruled = { ...paid, escrow: 0, [winner]: paid[winner] + payment };
  return [purses, paid, ruled, ruled].slice(0, tale.length + 1);
}
