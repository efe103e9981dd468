import { useId } from "react";
import { terminalStates } from "../../models/dispute";
import { longestDispute } from "../../models/multi-hop";
import { jobWindows } from "../../run/job";
import { printNumber } from "../../run/run";
import * as styles from "./Demo.module.css";
import type { DemoRun } from "./demo-run";
import { type PlayedJob, windowEnd } from "./play";
import { clockText } from "./texts";

type ClockProps = {
  run: DemoRun;
  played: PlayedJob;
  hour: number;
  /** Whether the hour can be set. */
  isOpen: boolean;
  onHour: (hour: number) => void;
};

type Span = { name: string; from: number; to: number };

/** The job's time: its windows as they open, what has happened, and the hour of the next action, which the reader can set. */
export function Clock({ run, played, hour, isOpen, onHour }: ClockProps) {
  const id = useId();
  const { job } = played;
  const end = Math.max(longestDispute(jobWindows(run.number)), job.now);
  const stopped = terminalStates.has(job.state);
  const share = (at: number) => `${((100 * at) / end).toFixed(2)}%`;
  const spans = spansOf(run, played);
  const open = spans.at(-1);
  // The open window's name stands beside the hour's mark, on the side that has room.
  const late = hour > 0.7 * end;
  const text = clockText(job, hour, windowEnd(job));
  return (
    <div className={styles.clock}>
      <label className="visually-hidden" htmlFor={id}>
        When
      </label>
      <p className={styles.hour}>{text}</p>
      <div className={styles.track}>
        <svg className={styles.windows} aria-hidden="true" focusable="false">
          {spans.map(({ name, from, to }) => (
            <rect key={name} x={share(from)} width={share(to - from)} y="0" height="100%" />
          ))}
          {open && !stopped && (
            <text x={share(hour)} dx={late ? -8 : 8} y="50%" dy="0.35em" textAnchor={late ? "end" : "start"}>
              {open.name}
            </text>
          )}
          {played.events.map(({ type, at }) => (
            <circle key={type} cx={share(at)} cy="50%" r="3" />
          ))}
        </svg>
        <input
          id={id}
          className={styles.range}
          type="range"
          min="0"
          max={end}
          step="1"
          value={hour}
          disabled={stopped || !isOpen}
          aria-valuetext={text}
          onChange={({ target }) => onHour(Math.max(job.now, Number(target.value)))}
        />
      </div>
      <div className={styles.hours} aria-hidden="true">
        <span>0</span>
        <span>{`${printNumber(end / 2, "hours")} hours`}</span>
        <span>{`${printNumber(end, "hours")} at the longest`}</span>
      </div>
    </div>
  );
}

/** What each event opens, and how long that may last. */
const WINDOWS = {
  submit: ["accept or dispute", "window.waiting"],
  dispute: ["ruling", "window.validation"],
  decide: ["appeal", "window.appeal"],
  appeal: ["judgment", "window.judgment"],
} as const;

/** The windows that have opened, each as long as it lasted or may last. */
function spansOf({ number }: DemoRun, { events, states }: PlayedJob): Span[] {
  return events.flatMap(({ type, at }, index) => {
    if (!(type in WINDOWS)) return [];
    const [name, window] = WINDOWS[type as keyof typeof WINDOWS];
    const next = states[index + 2]?.now;
    return [{ name, from: at, to: Math.max(at, next ?? at + number(window)) }];
  });
}
