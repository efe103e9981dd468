import * as styles from "./Demo.module.css";
import type { DemoRun } from "./demo-run";
import { type Ending, endingReached, treeOf } from "./endings";
import { type Move, moveOf, type PlayedJob } from "./play";
import { endingText } from "./texts";

type EndingsProps = { run: DemoRun; endings: readonly Ending[]; jobs: readonly [PlayedJob, ...PlayedJob[]] };

/** Units of the drawing; the words beside it are as high. */
const [WIDTH, HEIGHT] = [100, 100];

/** The tree of all endings: those that have been reached are lit, and so is the way of the job that is on. */
export function Endings({ run, endings, jobs }: EndingsProps) {
  const reached = new Set(jobs.map((played) => endingReached(endings, played)));
  const played = (jobs.at(-1) ?? jobs[0]).events.map(moveOf);
  const tree = treeOf(endings);
  const deepest = Math.max(...tree.map(({ depth }) => depth));
  const place = (moves: readonly Move[]) => {
    const node = tree.find((other) => isSame(other.moves, moves));
    const leaf = endings.some((ending) => isSame(ending.moves, moves));
    return { x: ((leaf ? deepest : (node?.depth ?? 0)) / deepest) * WIDTH, y: (node?.height ?? 0) * HEIGHT };
  };
  const lit = (moves: readonly Move[]) =>
    endings.some((ending, index) => reached.has(index) && startsWith(ending.moves, moves));
  return (
    <section className={styles.endings} aria-label="Endings">
      <h3 className={styles.count}>
        {`${[...reached].filter((index) => index >= 0).length} of ${endings.length} endings`}
      </h3>
      <div className={styles.tree}>
        <svg
          className={styles.branches}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {tree.slice(1).map(({ moves }) => {
            const from = place(moves.slice(0, -1));
            const to = place(moves);
            const middle = from.x + WIDTH / deepest / 2;
            return (
              <path
                key={moves.join()}
                data-lit={lit(moves)}
                data-on={startsWith(played, moves)}
                d={`M${from.x},${from.y}C${middle},${from.y} ${middle},${to.y} ${from.x + WIDTH / deepest},${to.y}H${to.x}`}
              />
            );
          })}
        </svg>
        <ol className={styles.leaves}>
          {endings.map(({ moves, job }, index) => (
            <li key={moves.join()} data-lit={reached.has(index)} data-on={isSame(moves, played)}>
              <span className={styles.leaf}>{endingText(run, job)}</span>
              {reached.has(index) && <span className="visually-hidden">, reached</span>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function isSame(one: readonly Move[], other: readonly Move[]): boolean {
  return one.length === other.length && startsWith(one, other);
}

function startsWith(moves: readonly Move[], beginning: readonly Move[]): boolean {
  return beginning.every((move, index) => moves[index] === move);
}
