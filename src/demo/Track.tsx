import * as styles from "./Demo.module.css";
import type { DemoRun } from "./demo-run";
import { signed } from "./demo-texts";
import { resultOf, scoreOf } from "./score";
import { hasEnded, JOBS, jobsOf, type Season } from "./season";

/** The season's jobs, with what each has brought, and the sum. */
export function Track({ run, season }: { run: DemoRun; season: Season }) {
  const jobs = jobsOf(season);
  return (
    <div className={styles.track}>
      <span aria-hidden="true">Job</span>
      <ol>
        {Array.from({ length: JOBS }, (_, index) => {
          const played = jobs[index];
          const result = played && hasEnded(played) ? resultOf(run, played, season.side) : null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a season has always as many jobs
            <li key={index} aria-current={index === season.ended.length ? "step" : undefined}>
              <span className="visually-hidden">{`Job ${index + 1}${result === null ? "" : ": "}`}</span>
              {result === null ? <span aria-hidden="true">{index + 1}</span> : <b>{signed(result)}</b>}
            </li>
          );
        })}
      </ol>
      <p>
        In all <b>{signed(scoreOf(run, season))}</b>
      </p>
    </div>
  );
}
