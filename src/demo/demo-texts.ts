import type { Job, Party } from "../models/dispute";
import { SMALLEST } from "../example/quantities";
import { printNumber } from "../example/example";
import type { Account } from "./beads";
import type { DemoRun } from "./demo-run";
import { loserOf, type PlayedJob, SELLERS, type Season, type Seller, type Side } from "./season";
import { looksOf, offersOf } from "./sellers";

export const demoTexts = {
  title: "Five jobs among strangers",
  lead: "Play a season of five jobs, as the buyer or as the agent, first with an escrow company and then by the protocol’s rules. A job can end in eight ways: here is each in words, with what everyone has gained or lost by it. People and amounts are invented, and the network is not live.",
  page: "Demo",
  description:
    "A season of five jobs between strangers, played by the protocol’s own rules: whom to hire, when to look, who decides, and what a reputation is worth.",
  play: "Play it yourself",
  market: "What if everybody played?",
} as const;

export function amount(value: number): string {
  return printNumber(value / SMALLEST, "USDC");
}

export const usdc = (value: number) => `${amount(value)}\u00a0USDC`;
export const hours = (value: number) =>
  `${printNumber(value, "hours")}\u00a0${value === 1 ? "hour" : "hours"}`;
export const share = (value: number) => `${printNumber(Math.round(value * 100) / 100, "share")}\u00a0%`;
export const points = (value: number) => `${Math.round(value)}\u00a0points`;

/** With its sign, as a result is written. */
export function signed(value: number): string {
  return value > 0 ? `+${amount(value)}` : amount(value).replace("-", "−");
}

/** How the people of a job are called; the reader is "you". */
export type Voice = {
  /** At the beginning of a sentence, and within. */
  Name: string;
  name: string;
  /** Whose something is. */
  their: string;
  /** The one of two forms of a verb that agrees. */
  verb: (you: string, others: string) => string;
};

export function voiceOf(run: DemoRun, party: Party, side: Side | null, seller: Seller = SELLERS[0]): Voice {
  if (party === side) return { Name: "You", name: "you", their: "your", verb: (you) => you };
  const name = run.party(party === "buyer" ? "party.buyer" : seller);
  return { Name: name, name, their: party === "buyer" ? "her" : "its", verb: (_, others) => others };
}

export function supervisorsOf({ party }: DemoRun): string {
  return `${party("party.first-supervisor")}, ${party("party.second-supervisor")} and ${party("party.third-supervisor")}`;
}

/** What stands before anybody has chosen a side. */
export function openingText(run: DemoRun): string {
  const [buyer, agent] = [run.party("party.buyer"), run.party(SELLERS[0])];
  return `${buyer} buys five market studies. ${agent}, an AI agent, sells them. They have never met, and one must trust first. Who are you?`;
}

export function sideText(run: DemoRun, side: Side): { label: string; note: string } {
  return side === "buyer"
    ? { label: `${run.party("party.buyer")}, who buys`, note: "some of the work is poor" }
    : { label: `${run.party(SELLERS[0])}, the agent`, note: "poor work saves money" };
}

/** What stands before a job is agreed upon. */
export function offerText(run: DemoRun, season: Season): string {
  const { side, ended } = season;
  const [offer] = offersOf(run, season);
  if (!offer) return "";
  const { held, price, forRecord, hasFallen } = offer;
  const { looked, of } = looksOf(season);
  if (side === "agent") {
    const [buyer, rival] = [run.party("party.buyer"), run.party("party.second-sub")];
    const usual = usdc(run.terms.payment);
    return hasFallen && price < run.terms.payment
      ? `${buyer} knows that you fell. ${rival}, whose record is whole, asks ${usual}; ${buyer} passes you over unless you ask ${usdc(price)}.`
      : `${buyer} needs a market study. With your ${points(held)} you can ask ${usdc(price)}, ${usdc(forRecord)} more than somebody without a record.`;
  }
  if (ended.length === 0)
    return `You need a market study. A good one is worth ${usdc(run.worth)} to you, a poor one nothing. ${run.party(SELLERS[0])} has a record to lose by poor work, but does not know yet whether you look.`;
  const habit =
    of > 0
      ? of === 1
        ? `Agents have heard that you ${looked === 1 ? "looked" : "did not look"}. `
        : `Agents have heard that you looked at ${looked} of your last ${of} jobs. `
      : "";
  return ended.length === 1
    ? `${habit}A record has its price: whoever has one has more to lose by poor work.`
    : `${habit}Whom do you hire?`;
}

/** What has just happened in a job; of the side that nobody plays, for everybody. */
export function storyOf(run: DemoRun, { job, seller, isLooked }: PlayedJob, side: Side | null): string {
  const { terms } = job;
  const [buyer, agent] = [voiceOf(run, "buyer", side, seller), voiceOf(run, "agent", side, seller)];
  const loser = voiceOf(run, loserOf(job), side, seller);
  const winner = voiceOf(run, job.decision ?? "agent", side, seller);
  const validator = run.party("party.validator");
  const waiting = hours(terms.waitingPeriod);
  switch (job.state) {
    case "open":
      return `${agent.Name} ${agent.verb("offer", "offers")} a market study for ${usdc(terms.payment)}.`;
    case "cancelled":
      return "There is no deal.";
    case "funded":
      return `${buyer.Name} ${buyer.verb("have", "has")} paid ${usdc(terms.payment)} into escrow. ${agent.Name} can see it there, and cannot take it.`;
    case "refunded":
      return `Nothing came in time, and ${buyer.name} ${buyer.verb("have", "has")} the money back.`;
    case "submitted":
      if (side === "buyer" && !isLooked)
        return `${agent.Name} has delivered, sealed. You have ${waiting}, and cannot tell from outside whether it is good.`;
      if (side === "buyer") return `You have opened it, at hour ${job.now} of ${terms.waitingPeriod}.`;
      return `${agent.Name} ${agent.verb("have", "has")} delivered. ${buyer.Name} has ${waiting} to accept or to dispute it; silence pays ${agent.name}.`;
    case "accepted":
      return `${buyer.Name} ${buyer.verb("accept", "accepts")} the work. ${usdc(terms.payment)} go to ${agent.name}.`;
    case "auto-accepted":
      return `${buyer.Name} said nothing for ${waiting}, and silence pays ${agent.name}.`;
    case "disputed":
      return `${buyer.Name} ${buyer.verb("dispute", "disputes")} the work. Each side sets ${usdc(terms.validationFee + terms.appealFee)} aside for the judges, and ${agent.name} ${usdc(terms.slash)} as a penalty if it loses. Whoever loses pays those who judged.`;
    case "decided":
      return `${validator}, a machine, rules for ${winner.name}. ${loser.Name} ${loser.verb("have", "has")} ${hours(terms.appealWindow)} to appeal to people.`;
    case "appealed":
      return `${loser.Name} ${loser.verb("appeal", "appeals")} and ${loser.verb("lock", "locks")} ${usdc(terms.appealDeposit)}. ${supervisorsOf(run)} read the case, drawn by lot from people who were registered before the job was paid for.`;
    case "final":
      if (!job.appealed) return `Nobody appeals, and ${validator}’s ruling for ${winner.name} is final.`;
      return job.winner === job.decision
        ? `The three agree with the machine: it is final, and the deposit is lost.`
        : `The three overrule the machine: it is final, and the deposit goes back.`;
  }
}

/** What an ending is called: who has the money, and by whose word. */
export function endingText(run: DemoRun, { state, decision, winner, appealed }: Job): string {
  const [buyer, agent] = [run.party("party.buyer"), run.party(SELLERS[0])];
  if (state === "accepted") return `${agent} paid: ${buyer} accepts`;
  if (state === "auto-accepted") return `${agent} paid: silence accepts`;
  const paid = winner === "buyer" ? `${buyer} refunded` : `${agent} paid`;
  if (!appealed) return `${paid}: the machine rules`;
  return `${paid}: people ${winner === decision ? "agree" : "overrule"}`;
}

/** The accounts in the order in which they are shown. */
export const ACCOUNTS: readonly Account[] = [
  "buyer",
  "agent",
  "escrow",
  "looking",
  "work",
  "service",
  "slashSink",
  "depositSink",
];

const ACCOUNT_NAMES = {
  escrow: "Escrow",
  looking: "Looking",
  work: "Work",
  service: "Judges",
  slashSink: "Penalty",
  depositSink: "Lost deposit",
} as const;

export function accountText(run: DemoRun, account: Account, side: Side | null, seller?: Seller): string {
  if (account !== "buyer" && account !== "agent") return ACCOUNT_NAMES[account];
  return voiceOf(run, account, side, seller).Name;
}
