import { useEffect, useRef } from "react";
import { terminalStates } from "../../models/dispute";
import { useMotion } from "../../ui/use-motion";
import { type Account, held, placeBeads } from "./beads";
import * as styles from "./Demo.module.css";
import type { DemoRun } from "./demo-run";
import { actorOf, currentOf, isReadersTurn, type PlayedJobs, type Side } from "./play";
import { createScenePainter, type Light, type ScenePainter, type Stage } from "./scene-painter";
import { ACCOUNTS, accountText, amount } from "./texts";

const SINKS: ReadonlySet<Account> = new Set(["work", "service", "slashSink", "depositSink"]);

/** The beads move for this long at most, in milliseconds. */
const MAX_MOVE = 900;

type SceneProps = {
  run: DemoRun;
  jobs: PlayedJobs;
  side: Side | null;
  /** Whether the reader knows what the present job's work is like. */
  isWorkKnown: boolean;
  /** How long this step stands, in milliseconds, where it does not wait for the reader. */
  pace: number | null;
};

/** Who has what, as numbers and as light: the escrow is the ring, and what leaves one account arrives at another. */
export function Scene({ run, jobs, side, isWorkKnown, pace }: SceneProps) {
  const { running } = useMotion();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<ScenePainter | null>(null);
  const played = currentOf(jobs);
  const { job } = played;
  const work = isWorkKnown ? played.work : null;
  const balances = held(run, job, work);
  const isReaders = side !== null && side !== "all" && isReadersTurn(side, job);
  const actor = terminalStates.has(job.state) || side === null ? null : isReaders ? side : actorOf(job);

  useEffect(() => {
    const element = frame.current;
    painter.current ??= canvas.current && createScenePainter(canvas.current);
    if (!element || !painter.current) return;
    const { show, stop } = painter.current;
    const beads = placeBeads(run, played.states, work);
    const duration = pace === null ? MAX_MOVE : Math.min(MAX_MOVE, pace * 0.85);
    show(beads, stageOf(element), running ? duration : 0);
    let isFirst = true;
    const observer = new ResizeObserver(() => {
      // The observer reports the present size first.
      if (!isFirst) show(beads, stageOf(element), 0);
      isFirst = false;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [run, played, work, pace, running]);

  return (
    <div ref={frame} className={styles.scene}>
      <canvas ref={canvas} className={styles.canvas} />
      <dl className={styles.ledger}>
        {ACCOUNTS.map((account) => (
          <div
            key={account}
            data-account={account}
            data-sink={SINKS.has(account)}
            data-empty={balances[account] === 0}
            data-shown={!SINKS.has(account) || balances[account] !== 0}
            data-acting={actor === account}
          >
            <dt>{accountText(run, account, side)}</dt>
            <dd>{amount(balances[account])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Where the style sheet has put each account's light, and its colour. */
function stageOf(frame: HTMLElement): Stage {
  const { left, top, width, height } = frame.getBoundingClientRect();
  const lights = {} as Record<Account, Light>;
  const colours = {} as Record<Account, string>;
  for (const entry of frame.querySelectorAll<HTMLElement>("[data-account]")) {
    const account = entry.dataset.account as Account;
    const box = entry.getBoundingClientRect();
    lights[account] = {
      x: box.left - left + box.width / 2,
      y: box.top - top + box.height / 2,
      radius: Math.min(box.width, box.height) / 2,
    };
    colours[account] = getComputedStyle(entry).color;
  }
  return { width, height, lights, colours };
}
