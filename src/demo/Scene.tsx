import { useEffect, useMemo, useRef } from "react";
import { useMotion } from "../browser/use-motion";
import { type Account, heldThrough, placeBeads } from "./beads";
import { isWorkKnown } from "./choices";
import * as styles from "./Demo.module.css";
import type { DemoRun } from "./demo-run";
import { ACCOUNTS, accountText, amount, points } from "./demo-texts";
import { isTold, taleThrough } from "./escrow-company";
import { createScenePainter, type Light, type ScenePainter, type Stage } from "./scene-painter";
import { hasEnded, isReadersTurn, SELLERS, type Season } from "./season";
import { reputationOf } from "./sellers";

const SINKS: ReadonlySet<Account> = new Set(["work", "looking", "service", "slashSink", "depositSink"]);

/** The beads move for this long, in milliseconds. */
const MOVE = 900;

type SceneProps = { run: DemoRun; season: Season; isBegun: boolean };

/**
 * Who has what, as numbers and as light: the escrow, or the company's hands, is the ring, and what leaves one account arrives
 * at another.
 */
export function Scene({ run, season, isBegun }: SceneProps) {
  const { side, tale, played, isClosed } = season;
  const isTale = !isTold(tale);
  const seller = side === "agent" ? SELLERS[0] : played.seller;
  const acting = isBegun && !isTale && !isClosed && !hasEnded(played) && isReadersTurn(season) ? side : null;
  /** What the accounts have held since the present job began. */
  const steps = useMemo(() => {
    const held = heldThrough(run, season, isWorkKnown(season) ? season.played.work : null);
    const [purses] = held;
    return !isTold(season.tale) && purses ? taleThrough(run, season.side, season.tale, purses) : held;
  }, [run, season]);
  const { running } = useMotion();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  // A record is shown as it was when the job was agreed upon, until the job has ended.
  const shownAt = hasEnded(played) ? undefined : played.start;
  const painter = useRef<ScenePainter | null>(null);
  const now = steps.at(-1);
  const beads = useMemo(() => placeBeads(steps), [steps]);
  // A job begins where the one before has ended: nothing moves.
  const isBeginning = steps.length === 1;

  useEffect(() => {
    const element = frame.current;
    painter.current ??= canvas.current && createScenePainter(canvas.current);
    if (!element || !painter.current) return;
    const { show, stop } = painter.current;
    show(beads, stageOf(element), running && !isBeginning ? MOVE : 0);
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
  }, [beads, isBeginning, running]);

  return (
    <div ref={frame} className={styles.scene}>
      <canvas ref={canvas} className={styles.canvas} />
      <dl className={styles.ledger}>
        {ACCOUNTS.map((account) => {
          const held = now?.[account] ?? 0;
          return (
            <div
              key={account}
              data-account={account}
              data-sink={SINKS.has(account)}
              data-empty={held === 0}
              data-shown={!SINKS.has(account) || held !== 0}
              data-acting={acting === account}
            >
              <dt>
                {isTale && isBegun && account === "escrow"
                  ? "The company"
                  : accountText(run, account, isBegun ? side : null, seller)}
              </dt>
              <dd>{amount(held)}</dd>
              {account === "agent" && (
                <dd className={styles.held}>{points(reputationOf(run, season, seller, shownAt))}</dd>
              )}
            </div>
          );
        })}
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
