import { applyEvent, type Job, openJob, terminalStates } from "../../models/dispute";
import { pathOf } from "./address";
import type { DemoRun } from "./demo-run";
import { type Action, currentOf, type DemoEvent, eventOf, playEvents, usualEvent } from "./play";

/** One of the ways in which a submitted job ends, from its funding on, at the run's hours. */
export type Ending = { path: string; events: readonly DemoEvent[]; job: Job };

/** What happens before there is anything to decide. */
const BEGINNING: readonly Action[] = ["fund", "submit"];

/** What follows, in the order in which a buyer meets it. */
const ORDER: readonly Action[] = [
  "accept",
  "timeout",
  "dispute",
  "appeal",
  "decide-agent",
  "decide-buyer",
  "judge-agent",
  "judge-buyer",
];

/** All endings, found by following every row of the machine from the delivery on. */
export function endingsOf(run: DemoRun): Ending[] {
  const follow = (job: Job, events: readonly DemoEvent[]): Ending[] => {
    if (terminalStates.has(job.state)) return [{ path: pathOf(events), events, job }];
    return ORDER.flatMap((action) => {
      const event = usualEvent(run, job, action);
      const outcome = applyEvent(job, event);
      return "job" in outcome ? follow(outcome.job, [...events, event]) : [];
    });
  };
  const open = openJob(run.terms);
  const beginning = BEGINNING.map((action) => eventOf(action, open, open.now));
  return follow(currentOf(playEvents(run, beginning)).job, beginning);
}

/** A fork or a leaf of the tree of endings: its share of the height from the top, and how far from the root. */
export type TreeNode = { path: string; depth: number; height: number };

/** The tree of all endings, each node after its fork; the leaves are spaced evenly. */
export function treeOf(endings: readonly Ending[]): TreeNode[] {
  const root = BEGINNING.length;
  const paths = endings.flatMap(({ path }) =>
    Array.from({ length: path.length - root + 1 }, (_, depth) => path.slice(0, root + depth)),
  );
  return [...new Set(paths)].map((path) => {
    const leaves = endings.flatMap((ending, index) => (ending.path.startsWith(path) ? [index + 0.5] : []));
    const height = leaves.reduce((sum, leaf) => sum + leaf, 0) / leaves.length / endings.length;
    return { path, depth: path.length - root, height };
  });
}
