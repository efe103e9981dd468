import * as styles from "./Demo.module.css";
import type { DemoRun } from "./demo-run";
import type { PlayedJobs } from "./play";
import { peakOf, recordOfJobs, reputationAt } from "./reputation";
import { nameOf, reputationText } from "./texts";

/** Days that the curve shows, before today and after it. */
const [BEFORE, AFTER] = [6, 34];
/** Units of the drawing. */
const [WIDTH, HEIGHT] = [100, 40];
const MAX_REPUTATION = 80;
const STEPS = 80;

/** The agent's reputation until now, and as it goes on if nothing else happens. */
export function Reputation({ run, jobs }: { run: DemoRun; jobs: PlayedJobs }) {
  const record = recordOfJobs(run, jobs);
  const { today } = record;
  const first = Math.max(0, today - BEFORE);
  const shown = today + AFTER - first;
  const x = (day: number) => (((day - first) / shown) * WIDTH).toFixed(2);
  const y = (points: number) => (HEIGHT - (points / MAX_REPUTATION) * HEIGHT).toFixed(2);
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const day = first + (shown * step) / STEPS;
    return `${x(day)},${y(reputationAt(run, record, day))}`;
  });
  const path = `M${points.join("L")}`;
  return (
    <figure className={styles.reputation}>
      <figcaption className={styles.caption}>
        {`${nameOf(run, "agent")}’s reputation: ${reputationText(reputationAt(run, record, today), peakOf(run, record))}${record.losses.length > 0 ? " by its other work" : ""}`}
      </figcaption>
      <div className={styles.plot}>
        <div aria-hidden="true">
          <span>{MAX_REPUTATION}</span>
          <span>0</span>
        </div>
        <svg
          className={styles.curve}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <path className={styles.area} d={`${path}V${HEIGHT}H0Z`} />
          <path className={styles.line} d={path} />
          <path className={styles.today} d={`M${x(today)},0V${HEIGHT}`} />
        </svg>
        <div className={styles.days} aria-hidden="true">
          <span>today</span>
          <span>{`in ${AFTER} days`}</span>
        </div>
      </div>
    </figure>
  );
}
