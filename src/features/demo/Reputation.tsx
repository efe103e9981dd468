import * as styles from "./Demo.module.css";
import type { DemoRun } from "./demo-run";
import type { PlayedJob } from "./play";
import { peakOf, recordOfJobs, reputationAt } from "./reputation";
import { reputationText } from "./texts";

/** Days that the curve shows, before today and after it. */
const [BEFORE, AFTER] = [6, 34];
/** Units of the drawing. */
const [WIDTH, HEIGHT] = [100, 40];
const MAX_POINTS = 80;

type ReputationProps = { run: DemoRun; jobs: readonly [PlayedJob, ...PlayedJob[]] };

/** The agent's reputation until now, and as it goes on if nothing else happens. */
export function Reputation({ run, jobs }: ReputationProps) {
  const record = recordOfJobs(run, jobs);
  const { today } = record;
  const first = Math.max(0, today - BEFORE);
  const days = [...Array(81).keys()].map((step) => first + ((today + AFTER - first) * step) / 80);
  const points = days.map((day) => reputationAt(run, record, day));
  const now = reputationAt(run, record, today);
  const x = (day: number) => ((day - first) / (today + AFTER - first)) * WIDTH;
  const y = (value: number) => HEIGHT - (value / MAX_POINTS) * HEIGHT;
  const path = points
    .map(
      (value, index) => `${index === 0 ? "M" : "L"}${x(days[index] ?? 0).toFixed(2)},${y(value).toFixed(2)}`,
    )
    .join("");
  return (
    <figure className={styles.reputation}>
      <svg
        className={styles.curve}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.area} d={`${path}V${HEIGHT}H0Z`} />
        <path className={styles.line} d={path} />
        <path className={styles.today} d={`M${x(today).toFixed(2)},0V${HEIGHT}`} />
      </svg>
      <figcaption className={styles.caption}>
        {`Reputation ${reputationText(now, peakOf(run, record))}`}
      </figcaption>
    </figure>
  );
}
