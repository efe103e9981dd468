import { type Job, type JobEvent, openJob, terminalStates } from "../../models/dispute";
import type { DemoRun } from "./demo-run";
import { applyNext, eventOf, MOVES, type Move, moveOf, type PlayedJob, usualTime } from "./play";

/** One of the ways in which a submitted job ends, from its funding on, at the run's hours. */
export type Ending = { moves: readonly Move[]; events: readonly JobEvent[]; job: Job };

/** What happens before there is anything to decide. */
const BEGINNING: readonly Move[] = ["fund", "submit"];

/** The order in which a buyer meets them. */
const ORDER: readonly Move[] = [
  "accept",
  "timeout",
  "dispute",
  ...MOVES.filter((move) => !["accept", "timeout", "dispute"].includes(move)),
];

/** All endings, found by following every row of the machine from the delivery on. */
export function endingsOf(run: DemoRun): Ending[] {
  const follow = (job: Job, events: readonly JobEvent[]): Ending[] => {
    if (terminalStates.has(job.state)) return [{ moves: events.map(moveOf), events, job }];
    const next = events.length < BEGINNING.length ? BEGINNING.slice(events.length, events.length + 1) : ORDER;
    return next.flatMap((move) => {
      const event = eventOf(move, job, usualTime(run, job, move));
      const outcome = applyNext(job, event);
      return "job" in outcome ? follow(outcome.job, [...events, event]) : [];
    });
  };
  return follow(openJob(run.terms), []);
}

/** Which of the endings a job has come to, whatever the hours; −1 for none of them. */
export function endingReached(endings: readonly Ending[], { events }: PlayedJob): number {
  const played = events.map(moveOf).join();
  return endings.findIndex(({ moves }) => moves.join() === played);
}

/** A place in the tree that the endings make: its share of the height from the top, and how far from the root. */
export type TreeNode = { moves: readonly Move[]; depth: number; height: number };

/** The tree of all endings, each node after the one that it hangs on; the leaves stand evenly. */
export function treeOf(endings: readonly Ending[]): TreeNode[] {
  const root = BEGINNING.length;
  const prefixes = new Map<string, TreeNode>();
  for (const { moves } of endings) {
    for (let length = root; length <= moves.length; length += 1) {
      const prefix = moves.slice(0, length);
      const leaves = endings.flatMap((ending, index) =>
        prefix.every((move, place) => ending.moves[place] === move) ? [index + 0.5] : [],
      );
      const height = leaves.reduce((sum, leaf) => sum + leaf, 0) / leaves.length / endings.length;
      prefixes.set(prefix.join(), { moves: prefix, depth: length - root, height });
    }
  }
  return [...prefixes.values()];
}
