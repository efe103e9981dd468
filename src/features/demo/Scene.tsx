import { useEffect, useRef } from "react";
import { terminalStates } from "../../models/dispute";
import { useMotion } from "../../ui/use-motion";
import { type Place, placeBeads } from "./beads";
import * as styles from "./Demo.module.css";
import type { DemoRun } from "./demo-run";
import { actorOf, lastOf, type PlayedJob } from "./play";
import { createScenePainter, type Light, type ScenePainter, type Stage } from "./scene-painter";
import { ACCOUNTS, accountText, amount, sumText } from "./texts";

/** A step's money is on its way for this long at most, in milliseconds. */
const MAX_MOVE = 900;

type SceneProps = {
  run: DemoRun;
  played: PlayedJob;
  /** How long this step stands, in milliseconds, where it does not wait for the reader. */
  pace: number | null;
};

/** Who has what, as numbers and as light: the escrow is the ring, and what leaves one account arrives at another. */
export function Scene({ run, played, pace }: SceneProps) {
  const { running } = useMotion();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<ScenePainter | null>(null);
  const job = lastOf(played.states);
  const actor = terminalStates.has(job.state) ? null : actorOf(job);

  useEffect(() => {
    if (!frame.current || !canvas.current) return;
    const element = frame.current;
    painter.current = createScenePainter(canvas.current, stageOf(element));
    const observer = new ResizeObserver(() => painter.current?.arrange(stageOf(element)));
    observer.observe(element);
    return () => {
      observer.disconnect();
      painter.current?.stop();
    };
  }, []);

  useEffect(() => {
    const duration = pace === null ? MAX_MOVE : Math.min(MAX_MOVE, pace * 0.85);
    painter.current?.show(placeBeads(played.states), running ? duration : 0);
  }, [played, pace, running]);

  return (
    <div ref={frame} className={styles.scene}>
      <canvas ref={canvas} className={styles.canvas} />
      <dl className={styles.ledger}>
        {ACCOUNTS.map((account) => (
          <div
            key={account}
            data-account={account}
            data-empty={job.accounts[account] === 0}
            data-acting={actor === account}
          >
            <dt>{accountText(run, account)}</dt>
            <dd>{amount(job.accounts[account])}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.sum}>
        <span>
          Together<span className="visually-hidden">, in USDC</span>:{" "}
        </span>
        <span>{sumText(job.accounts)}</span>
      </p>
    </div>
  );
}

/** Where the style sheet has put each account's light, and its colour. */
function stageOf(frame: HTMLElement): Stage {
  const { left, top, width, height } = frame.getBoundingClientRect();
  const entries = [...frame.querySelectorAll<HTMLElement>("[data-account]")].map((entry) => {
    const box = entry.getBoundingClientRect();
    const style = getComputedStyle(entry);
    const light: Light = {
      x: box.left - left + box.width / 2,
      y: box.top - top + box.height / 2,
      radius: Math.min(box.width, box.height) / 2,
    };
    return { place: entry.dataset.account as Place, light, colour: style.color };
  });
  return {
    width,
    height,
    lights: Object.fromEntries(entries.map(({ place, light }) => [place, light])) as Stage["lights"],
    colours: Object.fromEntries(entries.map(({ place, colour }) => [place, colour])) as Stage["colours"],
  };
}
