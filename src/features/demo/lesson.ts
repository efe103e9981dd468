/** What an ending teaches whoever has played it. */
import { type Party, terminalStates } from "../../models/dispute";
import { SMALLEST } from "../../run/quantities";
import { lostWith, rulings } from "../../run/standing";
import { accountsOf } from "./beads";
import type { DemoRun } from "./demo-run";
import { costOfCheating, isDisputed, isWrong, lookOf } from "./others";
import { currentOf, type PlayedJob, type PlayedJobs, type Side } from "./play";
import { reputationNow } from "./reputation";
import { nameOf, result, share, usdc } from "./texts";

/** What was hidden, what it came to for the reader, what would have been better, and why it is so; a sentence or two each. */
export type Lesson = { truth?: string; came?: string; better?: string; why: string };

/** `hasLooked`: whether the buyer, as the reader plays her, has looked at what was delivered. */
export function lessonOf(run: DemoRun, jobs: PlayedJobs, side: Side, hasLooked: boolean): Lesson {
  const played = currentOf(jobs);
  const { work, job } = played;
  const [agent, effort] = [nameOf(run, "agent"), usdc(run.effort)];
  const truth =
    work === "poor"
      ? `The work was poor: ${agent} had saved ${effort} on it.`
      : `The work was good: ${agent} had spent ${effort} on it.`;
  const isFirst = jobs.filter(({ work }) => work !== null).length === 1;
  const why = whyOf(run, played, isFirst);
  if (work === null) return { why };
  if (side === "all") return { truth, why };
  const money = result(accountsOf(run, job, work)[side]);
  if (side === "buyer")
    return {
      truth,
      came: `You ${tallyOf(played)}are ${money}.`,
      better: forBuyer(run, played, hasLooked),
      why,
    };
  return { truth, came: `You are ${money}.`, better: forAgent(run, jobs), why };
}

/** What the chain was for. */
function whyOf(run: DemoRun, { work, job, events }: PlayedJob, isFirst: boolean): string {
  if (work === null) return "Before there is work, nobody but the buyer can have the money.";
  const held = isFirst
    ? `An escrow company deals with people who can show papers; ${nameOf(run, "agent")} is a program. Here rules held the money, which both had read before. `
    : "";
  if (isWrong(job.winner, work))
    return `${held}This ruling is wrong, and it stands. Judges err: rules can make cheating a bad bet, and no verdict certain.`;
  if (job.winner === "buyer")
    return `${held}Whoever lost paid the judges, and the agent’s reputation fell where every later buyer looks. A new name costs it money.`;
  if (events.some(({ type }) => type === "dispute"))
    return `${held}Whoever lost paid the judges, so neither side calls them lightly.`;
  return job.state === "accepted"
    ? `${held}The agent’s reputation will grow where every later buyer looks.`
    : `${held}Silence pays, so that nobody can starve an agent by not answering.`;
}

/** What a buyer has beside the money. */
function tallyOf({ work, job }: PlayedJob): string {
  if (work === "good") return "have a good study, and ";
  return job.winner === "buyer" ? "" : "have nothing that you can use, and ";
}

function forBuyer(run: DemoRun, played: PlayedJob, hasLooked: boolean): string {
  const { work, job } = played;
  const { number } = run;
  const agent = nameOf(run, "agent");
  if (!isDisputed(played)) {
    if (work === "poor")
      return `Better: ${hasLooked ? "dispute it" : "look before you pay"}. A dispute over poor work is won at once in ${share(number("ruling.hit"))} of cases.`;
    return job.state === "accepted"
      ? `There was nothing better. Your word gave ${agent} reputation, which it can lose.`
      : `Better: accept. It costs you the same, and gives ${agent} reputation, which it can lose.`;
  }
  if (work === "good")
    return job.winner === "buyer"
      ? `You won against honest work. The rules allow it in ${share(number("ruling.error"))} of first rulings, and ${agent} pays for it.`
      : `Better: pay. The work was good, and a dispute over good work is rarely won.`;
  if (job.winner === "buyer") return "There was nothing better: you objected, and the money came back.";
  return onWrongRuling(run, played, "buyer");
}

function forAgent(run: DemoRun, jobs: PlayedJobs): string {
  const played = currentOf(jobs);
  const { work, job } = played;
  const { number } = run;
  const held = reputationNow(run, jobs.slice(0, -1));
  const staying = costOfCheating(run, held, lookOf(run, jobs));
  const money = (value: number) => usdc(Math.round(value) * SMALLEST);
  const odds = `Poor work saves ${usdc(run.effort)}, and costs ${money(staying)} more in disputes and lost reputation, on average`;
  const doesCheatingPay = number("ruling.cheat") > staying;
  if (job.winner !== "buyer" && work === "poor")
    return `${odds}: ${doesCheatingPay ? "by these numbers cheating pays" : "it went well this time"}.`;
  if (job.winner !== "buyer")
    return `${odds}: by these numbers ${doesCheatingPay ? "cheating" : "good work"} pays.`;
  if (work === "poor") {
    const appeal = job.decision === "buyer" && job.appealed;
    const advice = appeal
      ? `Better: let it stand. People overrule ${share(number("appeal.right"))} of right rulings, and an appeal pays from ${share(number("appeal.agent.threshold"))} on.`
      : `${doesCheatingPay ? "Good work" : "Better: do the work, which"} leaves you ${result(job.terms.payment - run.effort)}.`;
    return `${advice} You also lost reputation that is worth ${money(lostWith(number, held).reputationLost)} of later income.`;
  }
  return onWrongRuling(run, played, "agent");
}

/** Whether an appeal against a wrong ruling pays, to whom the ruling was against. */
function onWrongRuling({ number }: DemoRun, { job }: PlayedJob, loser: Party): string {
  const [chance, threshold] = [number("appeal.wrong"), rulings(number).threshold[loser]];
  const odds = `People overrule ${share(chance)} of wrong rulings, and an appeal pays from ${share(threshold)} on`;
  const pays = chance > threshold;
  if (job.appealed)
    return pays
      ? `${odds}: the odds were with you, and people were wrong.`
      : `Better: let it stand. ${odds}.`;
  return pays ? `Better: appeal. ${odds}.` : `${odds}: there was nothing better.`;
}

/** What all delivered jobs came to, once two have ended. */
export function totalOf(run: DemoRun, jobs: PlayedJobs): string | undefined {
  const ended = jobs.filter(({ work, job }) => work !== null && terminalStates.has(job.state));
  if (ended.length < 2) return undefined;
  const good = ended.filter(({ work }) => work === "good").length;
  const sum = (party: Party) =>
    ended.reduce((total, { job, work }) => total + accountsOf(run, job, work)[party], 0);
  return `After ${ended.length} jobs ${nameOf(run, "buyer")} is ${result(sum("buyer"))}, with ${good} good ${good === 1 ? "study" : "studies"}; ${nameOf(run, "agent")} is ${result(sum("agent"))}.`;
}
