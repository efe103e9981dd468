import { type Job, type Party, terminalStates } from "../../models/dispute";
import { SMALLEST } from "../../run/quantities";
import { printNumber } from "../../run/run";
import { reputation, rulings } from "../../run/standing";
import { accountsOf, type DemoAccounts } from "./beads";
import type { DemoRun, RuleName } from "./demo-run";
import { deterringLook, isWrong, lastTime, lookOf } from "./others";
import {
  type Action,
  actorOf,
  currentOf,
  isReadersTurn,
  loserOf,
  type PlayedJob,
  type PlayedJobs,
  type Side,
  type Work,
  windowEnd,
} from "./play";
import { reputationNow } from "./reputation";

export const demoTexts = {
  title: "One job, eight endings",
  lead: "A buyer hires an agent, and the protocol’s rules let the job end in eight ways. Here is each in words, with what everyone has gained or lost at its end. People and amounts are invented.",
  page: "Demo",
  description:
    "One job between two agents, played through all eight endings by the protocol’s own rules: who pays, who decides, until when, and what it does to a reputation.",
  play: "Play it yourself",
} as const;

export function amount(value: number): string {
  return printNumber(value / SMALLEST, "USDC");
}

export const usdc = (value: number) => `${amount(value)}\u00a0USDC`;
const hours = (value: number) => `${printNumber(value, "hours")}\u00a0${value === 1 ? "hour" : "hours"}`;
export const share = (value: number) => `${printNumber(value, "share")}\u00a0%`;

/** What somebody has gained or lost, as the end of "you are". */
export function result(value: number): string {
  if (value === 0) return "as well off as before";
  return `${usdc(Math.abs(value))} ${value > 0 ? "up" : "down"}`;
}

export function nameOf({ party }: DemoRun, who: Party): string {
  return party(who === "buyer" ? "party.buyer" : "party.lead");
}

function supervisors({ party }: DemoRun): string {
  return `${party("party.first-supervisor")}, ${party("party.second-supervisor")} and ${party("party.third-supervisor")}`;
}

/** What stands before anybody has chosen a side. */
export function openingText(run: DemoRun): string {
  const [buyer, agent] = [nameOf(run, "buyer"), nameOf(run, "agent")];
  return `${buyer} needs a market study. ${agent}, an AI agent, sells one for ${usdc(run.terms.payment)}, digital dollars. They have never met, and one of them has to trust the other first. Who are you?`;
}

export function sideText(run: DemoRun, side: Side): { label: string; hint: string } {
  switch (side) {
    case "buyer":
      return { label: `${nameOf(run, "buyer")}, who buys`, hint: `${nameOf(run, "agent")} may cheat you` };
    case "agent":
      return { label: `${nameOf(run, "agent")}, the agent`, hint: "work well, or get away with less" };
    case "all":
      return { label: "Everybody", hint: "both sides, the machine and the people who judge" };
  }
}

/** Whose turn it is. In a game of one side the reader is always the same. */
export function actorText(run: DemoRun, job: Job, side: Side): string {
  if (terminalStates.has(job.state)) return "What next?";
  const actor = actorOf(job);
  const names = {
    buyer: nameOf(run, "buyer"),
    agent: nameOf(run, "agent"),
    "validation agent": run.party("party.validator"),
    "human supervisors": supervisors(run),
  };
  if (!isReadersTurn(side, job))
    return actor === "human supervisors" ? "The people’s turn" : `${names[actor]}’s turn`;
  return `You are ${names[side === "all" ? actor : side]}`;
}

/** What has just happened in the present job: what is shown, and what is announced. */
export function storyOf(run: DemoRun, jobs: PlayedJobs): string {
  const { job, work } = currentOf(jobs);
  if (job.state !== "open" || jobs.length === 1) return sentenceOf(run, job, work);
  const study = jobs.some(({ work }) => work !== null) ? "another study" : "a market study";
  return `${nameOf(run, "buyer")} needs ${study}. ${nameOf(run, "agent")}’s reputation is ${pointsText(reputationNow(run, jobs))} now.`;
}

/** What has just happened, in one sentence or two. */
export function sentenceOf(run: DemoRun, job: Job, work: Work | null): string {
  const { terms } = job;
  const accounts = accountsOf(run, job, work);
  const [buyer, agent] = [nameOf(run, "buyer"), nameOf(run, "agent")];
  const validator = run.party("party.validator");
  const loser = nameOf(run, loserOf(job));
  const sides = `${buyer} is ${result(accounts.buyer)}, ${agent} ${result(accounts.agent)}.`;
  switch (job.state) {
    case "open":
      return `${buyer} needs a market study. ${agent}, an agent that she does not know, sells one for ${usdc(terms.payment)}. All she has to go by is its reputation: ${pointsText(reputation(run.number))} for accepted work.`;
    case "cancelled":
      return `${buyer} keeps her money. Nothing has been bought.`;
    case "funded":
      return `${buyer} has paid ${usdc(terms.payment)} into escrow. ${agent} can see it there, and cannot take it.`;
    case "refunded":
      return `Nothing came in time, so the ${usdc(terms.payment)} are back with ${buyer}.`;
    case "submitted":
      return `${agent} has delivered. ${buyer} has ${hours(terms.waitingPeriod)} to accept the study or to dispute it; silence pays.`;
    case "accepted":
      return `${buyer} accepts. ${usdc(terms.payment)} go to ${agent}, and its reputation begins to grow.`;
    case "auto-accepted":
      return `${buyer} said nothing for ${hours(terms.waitingPeriod)}, and silence accepts. ${agent} is paid, and earns no reputation by it.`;
    case "disputed":
      return `${buyer} disputes. Both set aside the fees of a machine and of people, ${usdc(terms.validationFee + terms.appealFee)} each, and ${agent} ${amount(terms.slash)} more that it may lose.`;
    case "decided":
      return `${validator}, a machine, rules for ${nameOf(run, job.decision ?? "agent")}. ${loser} has ${hours(terms.appealWindow)} to appeal to people.`;
    case "appealed":
      return `${loser} locks ${usdc(terms.appealDeposit)} and appeals. Three people read the case now: ${supervisors(run)}.`;
    case "final":
      if (!job.appealed) return `Nobody appeals, so ${validator}’s ruling is final. ${sides}`;
      return job.winner === job.decision
        ? `The three agree with the machine, and the deposit is lost. ${sides}`
        : `The three overrule the machine, and the deposit goes back. ${sides}`;
  }
}

/** What the reader knows of the work that was delivered; "" where it has been said or there is none. */
export function workText(run: DemoRun, { work, job }: PlayedJob, isKnown: boolean): string {
  if (work === null || terminalStates.has(job.state)) return "";
  if (!isKnown) return job.state === "submitted" ? "You cannot tell from outside whether it is good." : "";
  const agent = nameOf(run, "agent");
  return work === "poor"
    ? `It is poor: ${agent} has pasted it together, and checked nothing.`
    : `It is good: every figure has a source, and they agree.`;
}

/** What an action is called by whoever takes it, and what it leads to. */
export function actionText(
  run: DemoRun,
  jobs: PlayedJobs,
  side: Side,
  action: Action | "look",
  isWorkKnown = false,
): { label: string; hint: string } {
  const played = currentOf(jobs);
  const { job } = played;
  const work = isWorkKnown ? played.work : null;
  const { terms } = job;
  const [buyer, agent] = [nameOf(run, "buyer"), nameOf(run, "agent")];
  const fees = terms.validationFee + terms.appealFee;
  const end = windowEnd(job) ?? job.now;
  const saved = usdc(run.effort);
  const again = terminalStates.has(job.state) && job.state !== "cancelled";
  switch (action) {
    case "fund":
      if (side === "agent")
        return {
          label: again ? "I take another job" : "I take the job",
          hint: again ? "with fresh purses" : `${buyer} puts ${usdc(terms.payment)} into escrow`,
        };
      return {
        label: again ? `I hire ${agent} again` : `I hire ${agent}`,
        hint: again
          ? `with fresh purses; its reputation is ${pointsText(reputationNow(run, jobs))}`
          : `${usdc(terms.payment)} go into escrow`,
      };
    case "cancel":
      return { label: "I keep my money", hint: "no study" };
    case "submit":
      return { label: "I do the work well", hint: `it costs me ${saved}` };
    case "submit-poor":
      return {
        label: "I paste something together",
        hint:
          side === "agent"
            ? `it saves me ${saved}; ${buyer} looks at ${share(lookOf(run, jobs))} of what she buys`
            : `it saves me ${saved}`,
      };
    case "look":
      return { label: "I look at it first", hint: "shows whether it is good" };
    case "accept":
      return { label: "I accept the work", hint: `${agent} gets ${usdc(terms.payment)}` };
    case "dispute":
      return {
        label: "I dispute it",
        hint: `${usdc(fees)} set aside; my chance of winning the first ruling is ${chanceText(run, ["ruling.hit", "if it is poor"], ["ruling.error", "if it is good"], work === null ? null : work === "poor")}`,
      };
    case "appeal": {
      const threshold = rulings(run.number).threshold[loserOf(job)];
      return {
        label: "I appeal to people",
        hint: `${usdc(terms.appealDeposit)} locked; my chance of winning is ${chanceText(run, ["appeal.wrong", "if the ruling is wrong"], ["appeal.right", "if it is right"], work && isWrong(job.decision, work))}; an appeal pays off above ${share(threshold)}`,
      };
    }
    case "timeout":
      if (job.state === "funded") return { label: "I deliver nothing", hint: `${buyer} is refunded` };
      return job.state === "decided"
        ? { label: "I let it stand", hint: `final at ${hours(end)}` }
        : { label: "I say nothing", hint: `at ${hours(end)} silence pays ${agent}` };
    case "decide-agent":
      return { label: `I rule for ${agent}`, hint: `${usdc(terms.payment)} would go to ${agent}` };
    case "decide-buyer":
      return { label: `I rule for ${buyer}`, hint: `${usdc(terms.payment)} would go back to ${buyer}` };
    case "judge-agent":
    case "judge-buyer": {
      const winner = action === "judge-agent" ? "agent" : "buyer";
      const upheld = winner === job.decision;
      return {
        label: upheld ? "We agree with the machine" : "We overrule the machine",
        hint: `${usdc(terms.payment)} to ${nameOf(run, winner)}; the deposit ${upheld ? "is lost" : "goes back"}`,
      };
    }
  }
}

type NamedChance = readonly [
  name: "ruling.hit" | "ruling.error" | "appeal.wrong" | "appeal.right",
  when: string,
];

/** One of two chances, or both where it is not known which it is. */
function chanceText(
  { number }: DemoRun,
  one: NamedChance,
  other: NamedChance,
  isOne: boolean | null,
): string {
  const [chance, otherChance] = [share(number(one[0])), share(number(other[0]))];
  if (isOne !== null) return isOne ? chance : otherChance;
  return `${chance} ${one[1]}, ${otherChance} ${other[1]}`;
}

/** What somebody else's move is asked for with, and by what they make it. */
export function othersText(run: DemoRun, jobs: PlayedJobs): { label: string; hint: string } {
  const { number, party } = run;
  const { job } = currentOf(jobs);
  const [buyer, agent] = [nameOf(run, "buyer"), nameOf(run, "agent")];
  switch (job.state) {
    case "submitted":
      return {
        label: `See what ${buyer} does`,
        hint:
          lastTime(jobs) === "seen"
            ? `found ${agent}’s last work poor, and looks at everything now`
            : `finds the time to look at ${share(lookOf(run, jobs))} of what she buys, and pays for the rest unseen`,
      };
    case "disputed":
      return {
        label: `Let ${party("party.validator")}, a machine, rule`,
        hint: `catches ${share(number("ruling.hit"))} of poor work, and is wrong about ${share(number("ruling.error"))} of good work`,
      };
    case "decided": {
      const loser = loserOf(job);
      return {
        label: `See what ${nameOf(run, loser)} does`,
        hint: `appeals if the chance of winning is over ${share(rulings(number).threshold[loser])}`,
      };
    }
    case "appealed":
      return {
        label: "Let people judge",
        hint: `they take ${hours(number("time.judgment") - number("time.appeal"))}, overrule ${share(number("appeal.wrong"))} of wrong rulings and ${share(number("appeal.right"))} of right ones`,
      };
    default:
      return { label: `See what ${agent} delivers`, hint: temperOf(run, jobs) };
  }
}

/** The seller's temper, which its reputation and its last job with the reader have made. */
function temperOf(run: DemoRun, jobs: PlayedJobs): string {
  const memory = {
    seen: "You saw its last poor work, so it expects a look.",
    unseen: "It got away with poor work the last time.",
    none: `Poor work would save it ${usdc(run.effort)}.`,
  }[lastTime(jobs)];
  const needed = deterringLook(run, jobs);
  const limit = share(Math.round(needed * 100) / 100);
  const when =
    needed < 1 ? `cheats if it expects you to look less than ${limit} of the time` : "cheats anyway";
  return `${memory} With ${pointsText(reputationNow(run, jobs))} of reputation to lose, it ${needed > 0 ? when : "never cheats"}`;
}

/** What an ending is called: who has the money, and by whose word. */
export function endingText(run: DemoRun, { state, decision, winner, appealed }: Job): string {
  const [buyer, agent] = [nameOf(run, "buyer"), nameOf(run, "agent")];
  if (state === "cancelled") return "No deal";
  if (state === "refunded") return `${buyer} refunded: nothing came`;
  if (state === "accepted") return `${agent} paid: ${buyer} accepts`;
  if (state === "auto-accepted") return `${agent} paid: silence accepts`;
  const paid = winner === "buyer" ? `${buyer} refunded` : `${agent} paid`;
  if (!appealed) return `${paid}: the machine rules`;
  return `${paid}: people ${winner === decision ? "agree" : "overrule"}`;
}

/** The rule of the paper that governs where a job stands. */
export function ruleOf({ state, appealed }: Job): RuleName {
  if (state === "cancelled" || state === "refunded") return "open";
  if (state === "auto-accepted") return "submitted";
  return state === "final" && appealed ? "appealed" : state;
}

/** The accounts in the order in which they are shown. */
export const ACCOUNTS = ["buyer", "agent", "escrow", "work", "service", "slashSink", "depositSink"] as const;

export function accountText(
  run: DemoRun,
  account: (typeof ACCOUNTS)[number],
  side: Side | null = null,
): string {
  switch (account) {
    case "buyer":
    case "agent":
      return account === side ? `${nameOf(run, account)}, you` : nameOf(run, account);
    case "escrow":
      return "Escrow";
    case "work":
      return "Work";
    case "service":
      return "Fees";
    case "slashSink":
      return "Penalty";
    case "depositSink":
      return "Deposit";
  }
}

/** All accounts as a sum, without those at 0. */
export function sumText(accounts: DemoAccounts): string {
  const terms = ACCOUNTS.map((account) => accounts[account]).filter((value) => value !== 0);
  const total = amount(terms.reduce((sum, value) => sum + value, 0));
  if (terms.length === 0) return total;
  const [first = 0, ...rest] = terms;
  const signed = rest.map((value) => `${value < 0 ? "−" : "+"}\u00a0${amount(Math.abs(value))}`);
  return `${[amount(first), ...signed].join(" ")} =\u00a0${total}`;
}

/** Of a delivered job, the hour of the next action, and how much of the open window is left then. */
export function clockText({ state, now }: Job, at: number, end: number | null): string {
  if (terminalStates.has(state)) return `It took ${hours(now)}.`;
  if (end === null) return `Hour ${printNumber(at, "hours")}`;
  const left = end - at;
  return left > 0
    ? `Hour ${printNumber(at, "hours")}: ${printNumber(left, "hours")} of ${hours(end - now)} left`
    : `Hour ${printNumber(at, "hours")}: the window has closed`;
}

function points(value: number): string {
  return printNumber(value, "points", { decimals: 1 });
}

export const pointsText = (value: number) => `${points(value)}\u00a0points`;

/** What so many points earn their owner in a day. */
export function incomeText({ number }: DemoRun, value: number): string {
  return `${printNumber(value * number("reputation.income"), "USDC")}\u00a0USDC a day`;
}

/** The points now, and the most that they reach by themselves, with the reason. */
export function reputationText(now: number, peak: number, why = ""): string {
  return peak > now + 0.05 ? `${points(now)}, rising to ${points(peak)} at most${why}` : points(now);
}
