import * as styles from "./Demo.module.css";
import type { DemoRun } from "./demo-run";
import type { PlayedJobs } from "./play";
import { type JobRecord, peakOf, recordOfJobs, reputationAt } from "./reputation";
import { incomeText, nameOf, pointsText, reputationText } from "./texts";

/** Days that the curve shows, before today and after it. */
const [BEFORE, AFTER] = [6, 34];
/** Units of the drawing. */
const [WIDTH, HEIGHT] = [100, 40];
/** What the scale reaches at least, and where it ends next. */
const [LEAST_MOST, STEP] = [80, 20];
const STEPS = 80;

/** The agent's reputation until now, and as it goes on if nothing else happens. */
export function Reputation({ run, jobs }: { run: DemoRun; jobs: PlayedJobs }) {
  const record = recordOfJobs(run, jobs);
  const { today } = record;
  const now = reputationAt(run, record, today);
  const [lost, earned] = [record.losses.at(-1), record.awards.at(-1)];
  const hasFallen = lost !== undefined && lost.at > (earned?.at ?? Number.NEGATIVE_INFINITY);
  const agent = nameOf(run, "agent");
  const standing = hasFallen
    ? `${agent}’s reputation after a lost dispute: ${pointsText(now)}. Its other work brings it back slowly.`
    : `${agent}’s reputation: ${reputationText(now, peakOf(run, record), whyItRises(run, record))}.`;
  const first = Math.max(0, today - BEFORE);
  const shown = today + AFTER - first;
  const curve = Array.from({ length: STEPS + 1 }, (_, step) => {
    const day = first + (shown * step) / STEPS;
    return { day, reputation: reputationAt(run, record, day) };
  });
  const highest = Math.max(LEAST_MOST, ...curve.map(({ reputation }) => reputation));
  const most = STEP * Math.ceil(highest / STEP);
  const x = (day: number) => (((day - first) / shown) * WIDTH).toFixed(2);
  const y = (points: number) => (HEIGHT - (points / most) * HEIGHT).toFixed(2);
  const points = curve.map(({ day, reputation }) => `${x(day)},${y(reputation)}`);
  const path = `M${points.join("L")}`;
  return (
    <figure className={styles.reputation}>
      <figcaption className={styles.caption}>
        {`${standing} It earns ${incomeText(run, now)} with other buyers.`}
      </figcaption>
      <div className={styles.plot}>
        <div aria-hidden="true">
          <span>{most}</span>
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
        <svg className={styles.days} aria-hidden="true" focusable="false">
          <text x={`${x(today)}%`} y="1em">
            today
          </text>
          <text x="100%" y="1em" textAnchor="end">{`in ${AFTER} days`}</text>
        </svg>
      </div>
    </figure>
  );
}

function whyItRises({ number }: DemoRun, { awards, today }: JobRecord): string {
  const isVesting = awards.some(({ at }) => at + number("reputation.vesting") > today);
  return isVesting ? ", as accepted work comes to count" : " by its other work";
}
