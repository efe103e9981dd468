import type { MouseEvent } from "react";
import { terminalStates } from "../../models/dispute";
import { pathOf } from "./address";
import * as styles from "./Demo.module.css";
import type { DemoRun } from "./demo-run";
import { type Ending, type TreeNode, treeOf } from "./endings";
import { currentOf, type DemoEvent, type PlayedJobs } from "./play";
import { endingText } from "./texts";

type EndingsProps = {
  run: DemoRun;
  endings: readonly Ending[];
  jobs: PlayedJobs;
  /** The address that leads to the end of these events. */
  addressOf: (events: readonly DemoEvent[]) => string;
  onPlay: (events: readonly DemoEvent[]) => void;
};

/** Units of the drawing; the words beside it are as high. */
const SIZE = 100;

/** The tree of all endings: those that have been reached are lit, and so is the way of the job that is on. */
export function Endings({ run, endings, jobs, addressOf, onPlay }: EndingsProps) {
  const played = new Set(jobs.map(({ events }) => pathOf(events)));
  const current = pathOf(currentOf(jobs).events);
  const reached = endings.filter(({ path }) => played.has(path));
  // An ending that is pressed is played after the jobs that have ended.
  const ended = jobs.filter(({ job }) => terminalStates.has(job.state)).flatMap(({ events }) => events);
  const play = (event: MouseEvent, events: readonly DemoEvent[]) => {
    // Another tab opens it by its address.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onPlay([...ended, ...events]);
  };
  const tree = treeOf(endings);
  const column = SIZE / Math.max(...tree.map(({ depth }) => depth));
  /** From the fork that a node hangs on; the leaves are all at the right. */
  const branchTo = ({ path, depth, height }: TreeNode) => {
    const fork = tree.find((node) => node.path === path.slice(0, -1));
    const [left, top, y] = [column * (depth - 1), SIZE * (fork?.height ?? 0), SIZE * height];
    const [middle, right] = [left + column / 2, left + column];
    const end = endings.some((ending) => ending.path === path) ? SIZE : right;
    return `M${left},${top}C${middle},${top} ${middle},${y} ${right},${y}H${end}`;
  };
  return (
    <section className={styles.endings} aria-label="Endings">
      <h3 className={styles.count}>{`${reached.length} of ${endings.length} endings`}</h3>
      <div className={styles.tree}>
        <svg
          className={styles.branches}
          viewBox={`0 0 ${SIZE} ${SIZE}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {tree.slice(1).map((node) => (
            <path
              key={node.path}
              data-lit={reached.some(({ path }) => path.startsWith(node.path))}
              data-on={current.startsWith(node.path)}
              d={branchTo(node)}
            />
          ))}
        </svg>
        <ol className={styles.leaves}>
          {endings.map(({ path, events, job }) => (
            <li key={path} data-lit={played.has(path)}>
              <a
                className={styles.leaf}
                href={addressOf([...ended, ...events])}
                onClick={(event) => play(event, events)}
              >
                {endingText(run, job)}
              </a>
              {played.has(path) && <span className="visually-hidden">, reached</span>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
