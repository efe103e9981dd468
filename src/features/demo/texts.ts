import { type Job, type Party, terminalStates } from "../../models/dispute";
import { SMALLEST } from "../../run/quantities";
import { printNumber } from "../../run/run";
import type { DemoRun, RuleName } from "./demo-run";
import { type Action, actorOf, loserOf, windowEnd } from "./play";

export const demoTexts = {
  title: "One job, eight endings",
  lead: "A buyer hires an agent, and the protocol’s rules let the job end in eight ways. Here is each in words, with what everyone holds at its end. People and amounts are invented.",
  page: "Demo",
  description:
    "One job between two agents, played through all eight endings by the protocol’s own rules: who pays, who decides, until when, and what it does to a reputation.",
  play: "Play it yourself",
} as const;

export function amount(value: number): string {
  return printNumber(value / SMALLEST, "USDC");
}

const usdc = (value: number) => `${amount(value)}\u00a0USDC`;
const hours = (value: number) => `${printNumber(value, "hours")}\u00a0${value === 1 ? "hour" : "hours"}`;
const share = (value: number) => `${printNumber(value, "share")}\u00a0%`;

export function nameOf({ party }: DemoRun, who: Party): string {
  return party(who === "buyer" ? "party.buyer" : "party.lead");
}

function supervisors({ party }: DemoRun): string {
  return `${party("party.first-supervisor")}, ${party("party.second-supervisor")} and ${party("party.third-supervisor")}`;
}

/** Who is to act, and what they are here. */
export function actorText(run: DemoRun, job: Job): { name: string; role: string } {
  const hasLost = job.state === "decided";
  switch (actorOf(job)) {
    case "buyer":
      return { name: nameOf(run, "buyer"), role: hasLost ? "who lost the ruling" : "the buyer" };
    case "agent":
      return { name: nameOf(run, "agent"), role: hasLost ? "who lost the ruling" : "the agent" };
    case "validation agent":
      return { name: run.party("party.validator"), role: "the validation agent" };
    case "human supervisors":
      return { name: supervisors(run), role: "the supervisors" };
  }
}

/** What has just happened, in one sentence or two: what is shown, and what is announced. */
export function sentenceOf(run: DemoRun, job: Job): string {
  const { terms, accounts } = job;
  const [buyer, agent] = [nameOf(run, "buyer"), nameOf(run, "agent")];
  const validator = run.party("party.validator");
  const loser = nameOf(run, loserOf(job));
  const sides = `${buyer} ends at ${amount(accounts.buyer)}, ${agent} at ${amount(accounts.agent)}.`;
  switch (job.state) {
    case "open":
      return `${buyer} needs a market study. ${agent}, an agent, sells one for ${usdc(terms.payment)}. Neither knows the other.`;
    case "cancelled":
      return `${buyer} keeps her money. Nothing has been bought.`;
    case "funded":
      return `${buyer} has paid ${usdc(terms.payment)} into escrow. ${agent} can see it there, and cannot take it.`;
    case "refunded":
      return `Nothing came in time, so the ${usdc(terms.payment)} are back with ${buyer}.`;
    case "submitted":
      return `${agent} has delivered. ${buyer} has ${hours(terms.waitingPeriod)} to accept the study or to dispute it.`;
    case "accepted":
      return `${buyer} accepts. ${usdc(terms.payment)} go to ${agent}, and its reputation grows.`;
    case "auto-accepted":
      return `${buyer} said nothing for ${hours(terms.waitingPeriod)}, and silence accepts. ${agent} is paid, and earns no reputation by it.`;
    case "disputed":
      return `${buyer} disputes. Both set aside both fees, ${usdc(terms.validationFee + terms.appealFee)} each, and ${agent} ${amount(terms.slash)} more that it may lose.`;
    case "decided":
      return `${validator}, a machine, rules for ${nameOf(run, job.decision ?? "agent")}. ${loser} has ${hours(terms.appealWindow)} to appeal to people.`;
    case "appealed":
      return `${loser} locks ${usdc(terms.appealDeposit)} and appeals. Three people read the case now: ${supervisors(run)}.`;
    case "final":
      if (!job.appealed) return `Nobody appeals, so ${validator}’s ruling is final. ${sides}`;
      return job.winner === job.decision
        ? `The supervisors uphold the ruling, and the deposit is lost. ${sides}`
        : `The supervisors reverse the ruling, and the deposit goes back. ${sides}`;
  }
}

/** What an action is called by whoever takes it, and what it leads to. */
export function actionText(run: DemoRun, job: Job, action: Action): { label: string; hint: string } {
  const { terms } = job;
  const [buyer, agent] = [nameOf(run, "buyer"), nameOf(run, "agent")];
  const fees = terms.validationFee + terms.appealFee;
  const end = windowEnd(job) ?? job.now;
  switch (action) {
    case "fund":
      return {
        label: terminalStates.has(job.state) ? `I hire ${agent} again` : `I hire ${agent}`,
        hint: `${usdc(terms.payment)} go into escrow`,
      };
    case "cancel":
      return { label: "I keep my money", hint: "no deal" };
    case "submit":
      return { label: "I deliver the study", hint: "the clock starts" };
    case "accept":
      return { label: "I accept the work", hint: `${agent} gets ${usdc(terms.payment)}` };
    case "dispute":
      return {
        label: "I dispute it",
        hint: `${usdc(fees)} set aside; worth it if my chance is over ${share(run.number("dispute.threshold"))}`,
      };
    case "appeal": {
      const threshold = loserOf(job) === "agent" ? "appeal.agent.threshold" : "appeal.threshold";
      return {
        label: "I appeal",
        hint: `${usdc(terms.appealDeposit)} locked; worth it if my chance is over ${share(run.number(threshold))}`,
      };
    }
    case "timeout":
      if (job.state === "funded") return { label: "I deliver nothing", hint: `${buyer} is refunded` };
      return job.state === "decided"
        ? { label: "I let it stand", hint: `final at ${hours(end)}` }
        : { label: "I say nothing", hint: `at ${hours(end)} silence accepts` };
    case "decide-agent":
      return { label: `I rule for ${agent}`, hint: `${usdc(terms.payment)} would go to ${agent}` };
    case "decide-buyer":
      return { label: `I rule for ${buyer}`, hint: `${usdc(terms.payment)} would go back to ${buyer}` };
    case "judge-agent":
    case "judge-buyer": {
      const winner = action === "judge-agent" ? "agent" : "buyer";
      const upheld = winner === job.decision;
      return {
        label: upheld ? "We uphold it" : "We reverse it",
        hint: `${usdc(terms.payment)} to ${nameOf(run, winner)}; the deposit ${upheld ? "is lost" : "goes back"}`,
      };
    }
  }
}

/** What chance can decide here: how it is asked for, and how likely `action` then is. */
export type Draw = { label: string; hint: string; chance: number; action: Action; otherwise: Action };

/** The draws that the run has odds for: by the work's quality first, by the ruling's on appeal. */
export function drawsOf(run: DemoRun, { state, decision }: Job): Draw[] {
  const { number } = run;
  if (state === "disputed") {
    return (["ruling.error", "ruling.hit"] as const).map((name) => ({
      label: "Let chance rule",
      hint: `on ${name === "ruling.error" ? "good" : "bad"} work, ${nameOf(run, "buyer")} wins in ${share(number(name))}`,
      chance: number(name),
      action: "decide-buyer",
      otherwise: "decide-agent",
    }));
  }
  if (state === "appealed" && decision !== null) {
    const reversed = decision === "agent" ? "judge-buyer" : "judge-agent";
    return (["appeal.right", "appeal.wrong"] as const).map((name) => ({
      label: "Let chance judge",
      hint: `a ${name === "appeal.right" ? "right" : "wrong"} ruling is reversed in ${share(number(name))}`,
      chance: number(name),
      action: reversed,
      otherwise: `judge-${decision}`,
    }));
  }
  return [];
}

/** What an ending is called; the ruling is told where there was one. */
export function endingText(run: DemoRun, { state, decision, winner, appealed }: Job): string {
  const name = (party: Party | null) => nameOf(run, party ?? "agent");
  if (state === "accepted") return `${name("buyer")} accepts`;
  if (state === "auto-accepted") return `${name("buyer")} is silent`;
  if (!appealed) return `${name(winner)} wins, no appeal`;
  return `${name(decision)} wins, appeal, ${winner === decision ? "upheld" : "reversed"}`;
}

/** The rule of the paper that governs where a job stands. */
export function ruleOf({ state, appealed, winner, decision }: Job): RuleName {
  if (state === "cancelled") return "open";
  if (state === "final" && appealed) return winner === decision ? "upheld" : "reversed";
  return state;
}

/** The accounts in the order in which they are shown. */
export const ACCOUNTS = ["buyer", "agent", "escrow", "service", "slashSink", "depositSink"] as const;

export function accountText(run: DemoRun, account: (typeof ACCOUNTS)[number]): string {
  switch (account) {
    case "buyer":
    case "agent":
      return nameOf(run, account);
    case "escrow":
      return "Escrow";
    case "service":
      return "Fees";
    case "slashSink":
      return "Slashed";
    case "depositSink":
      return "Forfeited";
  }
}

/** All accounts as a sum, without those at 0. It is always 0. */
export function sumText(accounts: Job["accounts"]): string {
  const terms = ACCOUNTS.map((account) => accounts[account]).filter((value) => value !== 0);
  const total = amount(terms.reduce((sum, value) => sum + value, 0));
  if (terms.length === 0) return total;
  const [first = 0, ...rest] = terms;
  const signed = rest.map((value) => `${value < 0 ? "−" : "+"}\u00a0${amount(Math.abs(value))}`);
  return `${[amount(first), ...signed].join(" ")} =\u00a0${total}`;
}

/** The hour of the next action, and how much of the open window is left then. */
export function clockText({ state, now }: Job, at: number, end: number | null): string {
  if (state === "open" || state === "cancelled") return "The clock starts at the delivery.";
  if (terminalStates.has(state)) return `It took ${hours(now)}.`;
  if (end === null) return `Hour ${printNumber(at, "hours")}`;
  const left = end - at;
  return left > 0
    ? `Hour ${printNumber(at, "hours")}: ${printNumber(left, "hours")} of ${hours(end - now)} left`
    : `Hour ${printNumber(at, "hours")}: the window has closed`;
}

/** The points now, and the most that they reach by themselves. */
export function reputationText(now: number, peak: number): string {
  const points = (value: number) => printNumber(value, "points", { decimals: 1 });
  return peak > now + 0.05 ? `${points(now)}, rising towards ${points(peak)}` : points(now);
}
