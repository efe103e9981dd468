/** How the others play: by the papers' inequalities, and by chance where the papers leave it to chance. */
import type { Party } from "../models/dispute";
import { reputation, rulings } from "../example/standing";
import type { DemoRun } from "./demo-run";
import { isReadersTurn, loserOf, type PlayedJob, type Season, type Work } from "./season";
import { atPrice, chanceOfPoor, reputationOf } from "./sellers";

/** From 0 up to 1: what chance says. */
export type Random = () => number;

/** What somebody else may do next, as letters, with the chance of each. */
export type Chances = readonly { moves: string; chance: number }[];

/** None where the reader decides or nothing is left to do. */
export function chancesOf(run: DemoRun, season: Season): Chances {
  if (isReadersTurn(season)) return [];
  const { played } = season;
  const { job, work, seller } = played;
  const { number } = run;
  const either = (chance: number, moves: string, others: string) => [
    { moves, chance },
    { moves: others, chance: 1 - chance },
  ];
  switch (job.state) {
    case "funded": {
      const held = reputationOf(run, season, seller);
      return either(chanceOfPoor(run, season, held, job.terms.payment), "x", "s");
    }
    case "submitted":
      return either(lookOf(run, season), work === "poor" ? "ld" : "la", "t");
    case "disputed":
      return either(number(work === "poor" ? "ruling.hit" : "ruling.error"), "b", "g");
    case "decided": {
      const pays =
        chanceOfReversal(run, played) > rulings(atPrice(run, job.terms.payment)).threshold[loserOf(job)];
      return [{ moves: pays ? "p" : "t", chance: 1 }];
    }
    case "appealed": {
      const [reversed, upheld] = job.decision === "agent" ? ["B", "G"] : ["G", "B"];
      return either(chanceOfReversal(run, played), reversed, upheld);
    }
    default:
      return [];
  }
}

/** One of them, by chance. */
export function drawFrom(chances: Chances, random: Random): string {
  let left = random();
  for (const { moves, chance } of chances) {
    left -= chance;
    if (left < 0) return moves;
  }
  return chances.at(-1)?.moves ?? "";
}

/** How often the buyer looks: at all work of who has no record, and less the nearer that comes to the run's. */
export function lookOf(run: DemoRun, season: Season): number {
  const { number } = run;
  const trust = reputationOf(run, season, season.played.seller) / reputation(number);
  return 1 - Math.min(1, trust) * (1 - number("ruling.look"));
}

/** q_w or q_r, by what the work was. */
export function chanceOfReversal({ number }: DemoRun, { job, work }: PlayedJob): number {
  return number(isWrong(job.decision, work) ? "appeal.wrong" : "appeal.right");
}

/** Whether a ruling is for the side that it should not be for. */
export function isWrong(winner: Party | null, work: Work | null): boolean {
  return winner === (work === "poor" ? "agent" : "buyer");
}
