/** The tale of the escrow company, in words: what is told at each step, and what can be done about it, which is nothing. */
import { other } from "../../models/dispute";
import { reputation } from "../../run/standing";
import type { DemoAccounts } from "./beads";
import type { DemoRun } from "./demo-run";
import { BETRAYALS, type Betrayal, betrayalOf, type Tale } from "./escrow-company";
import type { Chances } from "./others";
import { SELLERS, type Side } from "./season";
import { points, usdc } from "./texts";

export type TaleStep = {
  /** In one line; what the company does. */
  headline?: string;
  text: string;
  /** What the reader presses to go on, and what follows. */
  label: string;
  next: Chances;
};

const only = (moves: string): Chances => [{ moves, chance: 1 }];

/** Where the tale stands. */
export function taleStepOf(run: DemoRun, side: Side, tale: Tale): TaleStep {
  const [buyer, agent, price] = [run.party("party.buyer"), run.party(SELLERS[0]), usdc(run.terms.payment)];
  const betrayal = betrayalOf(tale);
  if (tale === "")
    return {
      text:
        side === "buyer"
          ? `You need a market study, and ${agent}, an AI agent, sells one for ${price}. You have never met, so an escrow company is to hold the money.`
          : `${buyer} needs a market study, and you sell one for ${price}. You have never met, so an escrow company is to hold her money.`,
      label: side === "buyer" ? `Pay the company ${price}` : `Do the work for ${usdc(run.effort)}`,
      next: only("o"),
    };
  if (betrayal === undefined)
    return {
      text:
        side === "buyer"
          ? `The company holds your ${price}. ${agent} delivers: the study is pasted together, and useless.`
          : `The company holds ${buyer}’s ${price}. You deliver good work.`,
      label: side === "buyer" ? "Ask for your money back" : "Ask for your money",
      next: BETRAYALS.map((moves) => ({ moves, chance: 1 / BETRAYALS.length })),
    };
  const isEnd = tale.endsWith("e");
  return {
    ...betrayalText(run, side, betrayal),
    ...(isEnd && {
      headline: "You can do nothing.",
      text: `“Our terms may change at any time,” the company writes. You agreed to them, and everything is on its computers.`,
    }),
    label: isEnd ? "The same job, on a chain" : "Complain to the company",
    next: only(isEnd ? "n" : "e"),
  };
}

function betrayalText(run: DemoRun, side: Side, betrayal: Betrayal): { headline: string; text: string } {
  const [buyer, agent, price] = [run.party("party.buyer"), run.party(SELLERS[0]), usdc(run.terms.payment)];
  const record = points(reputation(run.number));
  switch (betrayal) {
    case "K":
      return {
        headline: "The company keeps the money.",
        text:
          side === "buyer"
            ? `It has closed its doors. For your ${price} you had its word, and no more.`
            : `It pays people who can show papers, and you are a program. The ${price} stay where they are.`,
      };
    case "M":
      return side === "buyer"
        ? {
            headline: `The company rules for ${agent}.`,
            text: `${agent} brings it two hundred customers a year, and you are one. Nobody opened the study.`,
          }
        : {
            headline: `The company rules for ${buyer}.`,
            text: `She says that the work is poor. She brings it two hundred orders a year, and you one. Nobody opened the study.`,
          };
    case "R":
      return side === "buyer"
        ? {
            headline: "The company edits the record.",
            text: `You get your money back, and warn others. ${agent} buys a better page, and your warning is gone: the next buyer reads only praise.`,
          }
        : {
            headline: "The company edits the record.",
            text: `You are paid. But your ${record} stood on its page, and it has given your place to whoever pays more. To the next buyer you are new.`,
          };
  }
}

/** What everybody has held since the tale began, from what they hold then. */
export function taleThrough(run: DemoRun, side: Side, tale: Tale, purses: DemoAccounts): DemoAccounts[] {
  return Array.from({ length: tale.length + 1 }, (_, length) =>
    taleAccounts(run, side, tale.slice(0, length), purses),
  );
}

function taleAccounts(run: DemoRun, side: Side, tale: Tale, purses: DemoAccounts): DemoAccounts {
  const price = tale === "" ? 0 : run.terms.payment;
  const work = tale !== "" && side === "agent" ? run.effort : 0;
  const betrayal = betrayalOf(tale);
  const winner = betrayal === "M" ? other(side) : betrayal === "R" ? side : null;
  return {
    ...purses,
    buyer: purses.buyer - (winner === "buyer" ? 0 : price),
    agent: purses.agent - work + (winner === "agent" ? price : 0),
    work,
    escrow: betrayal === undefined ? price : 0,
    service: betrayal === "K" ? price : 0,
  };
}
