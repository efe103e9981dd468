/** What an ending teaches whoever has played it. */

import type { Party } from "../../models/dispute";
import { SMALLEST } from "../../run/quantities";
import type { ValueName } from "../../run/run-names";
import type { DemoRun } from "./demo-run";
import { isDisputed } from "./others";
import type { PlayedJob, Side } from "./play";
import { nameOf, result, share, usdc } from "./texts";

/** What was hidden, what it came to for the reader, what would have been better, and why it is so; a sentence or two each. */
export type Lesson = { truth?: string; came?: string; better?: string; why: string };

export function lessonOf(run: DemoRun, played: PlayedJob, side: Side): Lesson {
  const { work, job } = played;
  const saving = run.number("ruling.cheat") * SMALLEST;
  const agent = nameOf(run, "agent");
  const truth =
    work === "poor" ? `The work was poor: ${agent} had saved ${usdc(saving)} on it.` : "The work was good.";
  const why = whyOf(played);
  if (work === null) return { why };
  if (side === "all") return { truth, why };
  const cost = side === "agent" && work === "good" ? saving : 0;
  const came = `You are ${result(job.accounts[side] - cost)}${tallyOf(played, side, saving)}.`;
  return { truth, came, why, better: side === "buyer" ? forBuyer(run, played) : forAgent(run, played) };
}

/** What the chain was for. */
function whyOf(played: PlayedJob): string {
  if (played.work === null)
    return "The money was never out of reach: nobody could take it before the work was there.";
  return isDisputed(played)
    ? "Whoever lost has paid the judges. So neither side calls them lightly, and neither has to trust the other."
    : "The money was there before the work, and out of reach until the buyer had a chance to object. So neither had to trust the other.";
}

/** What stands beside the money. */
function tallyOf({ work, job }: PlayedJob, side: Party, saving: number): string {
  if (side === "agent") return work === "good" ? `, with the ${usdc(saving)} that the work cost` : "";
  const isPaid = job.accounts.buyer < 0 && job.winner !== "buyer";
  if (work === "poor") return isPaid ? ", and have nothing that you can use" : "";
  return isPaid ? ", and have a good study" : ", and have a good study for nothing";
}

function forBuyer(run: DemoRun, played: PlayedJob): string {
  const { work, job } = played;
  const { number } = run;
  const agent = nameOf(run, "agent");
  if (!isDisputed(played)) {
    if (work === "poor")
      return `Better: look before you pay. A dispute over poor work is won at once in ${share(number("ruling.hit"))} of cases.`;
    return job.state === "accepted"
      ? `There was nothing better. Your word gave ${agent} reputation, which it can lose.`
      : `Better: accept. It costs you the same, and gives ${agent} reputation, which it can lose.`;
  }
  if (work === "good")
    return job.winner === "buyer"
      ? `You won against honest work. The rules allow it in ${share(number("ruling.error"))} of first rulings, and ${agent} pays for it.`
      : `Better: pay. The work was good, and a dispute over good work is rarely won.`;
  if (job.winner === "buyer") return "There was nothing better: you looked, and the money came back.";
  if (job.appealed) return "There was nothing better: the odds were with you, and people were wrong.";
  return `Better: appeal. People overrule ${share(number("appeal.wrong"))} of wrong rulings, and an appeal pays from ${share(number("appeal.threshold"))} on.`;
}

function forAgent(run: DemoRun, played: PlayedJob): string {
  const { work, job } = played;
  const { number } = run;
  const usd = (name: ValueName) => usdc(number(name) * SMALLEST);
  if (work === "poor" && job.winner !== "buyer")
    return `It went well this time. Over many jobs poor work costs ${usd("ruling.cost.bad")} each in lost disputes, and saves ${usd("ruling.cheat")}.`;
  if (work === "poor")
    return `Better: do the work. You lost the payment, what was slashed, and reputation worth ${usd("reputation.lost.worth")}.`;
  if (job.winner !== "buyer")
    return `There was nothing better. Over many jobs good work costs ${usd("ruling.cost.good")} each in lost disputes, poor work ${usd("ruling.cost.bad")}.`;
  if (job.appealed) return "There was nothing better: the odds were with you, and people were wrong.";
  return `Better: appeal. People overrule ${share(number("appeal.wrong"))} of wrong rulings, and an appeal pays from ${share(number("appeal.agent.threshold"))} on.`;
}
