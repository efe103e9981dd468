import * as styles from "./Demo.module.css";
import type { DemoRun } from "./demo-run";
import { lessonOf, totalOf } from "./lesson";
import { currentOf, type PlayedJobs, type Side } from "./play";
import { Rule } from "./Rule";
import { endingText } from "./texts";

type EndingProps = { run: DemoRun; jobs: PlayedJobs; side: Side; hasLooked: boolean };

/** How a job has ended: what was hidden, what it came to, what would have been better, and the rule that decided. */
export function Ending({ run, jobs, side, hasLooked }: EndingProps) {
  const played = currentOf(jobs);
  const { truth, came, better, why } = lessonOf(run, jobs, side, hasLooked);
  return (
    <section className={styles.ending} aria-label="The ending" tabIndex={-1} data-ending>
      <h3 className={styles.name}>{endingText(run, played.job)}</h3>
      {truth && (
        <div>{[truth, came, better, totalOf(run, jobs)].map((text) => text && <p key={text}>{text}</p>)}</div>
      )}
      <div>
        <p>{why}</p>
        <Rule run={run} job={played.job} />
        <a className={styles.hear} href="#waitlist">
          Hear when the network opens
        </a>
      </div>
    </section>
  );
}
