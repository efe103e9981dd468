/** How the others play: by the papers' inequalities, and by chance where the papers leave it to chance. */

import type { Party } from "../../models/dispute";
import { deterrenceWith, rulings } from "../../run/standing";
import type { DemoRun } from "./demo-run";
import {
  type Action,
  currentOf,
  loserOf,
  type PlayedJob,
  type PlayedJobs,
  type Side,
  type Work,
} from "./play";
import { reputationNow } from "./reputation";

/** From 0 up to 1: what chance says. */
export type Random = () => number;

/** What somebody else decides; undefined where the reader alone does. Who plays everybody may leave the judges to chance. */
export function othersMove(
  run: DemoRun,
  jobs: PlayedJobs,
  side: Side,
): ((random: Random) => Action) | undefined {
  const { job, work } = currentOf(jobs);
  const { number } = run;
  switch (job.state) {
    case "funded":
      if (side !== "buyer") return undefined;
      return (random) => (expectedLook(jobs, random()) < deterringLook(run, jobs) ? "submit-poor" : "submit");
    case "submitted":
      if (side !== "agent") return undefined;
      return (random) => {
        if (random() >= lookOf(run, jobs)) return "timeout";
        return work === "poor" ? "dispute" : "accept";
      };
    case "disputed": {
      const forBuyer = number(work === "poor" ? "ruling.hit" : "ruling.error");
      return (random) => (random() < forBuyer ? "decide-buyer" : "decide-agent");
    }
    case "decided": {
      const loser = loserOf(job);
      if (side === "all" || side === loser) return undefined;
      return () => (chanceOfReversal(run, jobs) > rulings(number).threshold[loser] ? "appeal" : "timeout");
    }
    case "appealed": {
      const winner = loserOf(job);
      return (random) => {
        const final = random() < chanceOfReversal(run, jobs) ? winner : job.decision;
        return final === "agent" ? "judge-agent" : "judge-buyer";
      };
    }
    default:
      return undefined;
  }
}

/**
 * How often a buyer has to look for poor work not to pay: a share, over 1 where it always pays. The papers' bound grows with
 * it in proportion, and with the reputation that there is to lose.
 */
export function deterringLook(run: DemoRun, jobs: PlayedJobs): number {
  const bound = costOfCheating(run, reputationNow(run, jobs), 1);
  return bound > 0 ? run.number("ruling.cheat") / bound : Number.POSITIVE_INFINITY;
}

/** What poor work costs on average a seller with so much reputation, where the buyer looks so often. */
export function costOfCheating({ number }: DemoRun, held: number, look: number): number {
  return deterrenceWith((name) => (name === "ruling.look" ? look : number(name)), held).staying;
}

/** What happened to the seller's last poor work, if its last work was poor. */
export function lastTime(jobs: PlayedJobs): "seen" | "unseen" | "none" {
  const last = jobs.slice(0, -1).findLast(({ work }) => work !== null);
  if (last?.work !== "poor") return "none";
  return isDisputed(last) ? "seen" : "unseen";
}

/** How often a seller expects the buyer to look: it guesses, and learns from the last time it cheated. */
function expectedLook(jobs: PlayedJobs, guess: number): number {
  const [least, most] = { none: [0, 1], seen: [0.5, 1], unseen: [0, 0.5] }[lastTime(jobs)] as [
    number,
    number,
  ];
  return least + (most - least) * guess;
}

/** How often the buyer looks: at everything once it has seen poor work. */
export function lookOf({ number }: DemoRun, jobs: PlayedJobs): number {
  return lastTime(jobs) === "seen" ? 1 : number("ruling.look");
}

/** q_w or q_r, by what the work was. */
export function chanceOfReversal({ number }: DemoRun, jobs: PlayedJobs): number {
  const { job, work } = currentOf(jobs);
  return number(isWrong(job.decision, work) ? "appeal.wrong" : "appeal.right");
}

/** Whether a ruling is for the side that it should not be for. */
export function isWrong(winner: Party | null, work: Work | null): boolean {
  return winner === (work === "poor" ? "agent" : "buyer");
}

export function isDisputed({ events }: PlayedJob): boolean {
  return events.some(({ type }) => type === "dispute");
}
