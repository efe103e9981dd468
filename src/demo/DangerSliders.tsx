import { Slider } from "../components/Slider";
import { Crowd } from "./Crowd";
import * as styles from "./Demo.module.css";
import { type DemoTerms, formatGain, formatShare } from "./demo-terms";
import type { Dangers, getJobsInDanger } from "./jobs-in-danger";

type DangerSlidersProps = {
  terms: DemoTerms;
  dangers: Dangers;
  jobs: ReturnType<typeof getJobsInDanger>;
  onChange: (dangers: Dangers) => void;
};

/** Lets the visitor change how long an upgrade waits, and how many dangers are mistakes, and shows what reaches a hundred jobs. */
export function DangerSliders({ terms, dangers, jobs, onChange }: DangerSlidersProps) {
  const { wait, longest, mistakeShare } = dangers;
  return (
    <div className={styles.rules}>
      <h3>Change the rules</h3>
      <p className="quiet">
        A hundred jobs, each with one danger. They have up to {longest} days to go, and a stranger who has
        found a mistake comes within a day.
      </p>
      <p>Would a compromise be better? Try three days.</p>
      <Slider
        label="How long an upgrade waits"
        {...{ value: wait, least: 0, most: terms.upgradeDays, step: 0.5 }}
        text={wait === 1 ? "1 day" : `${wait} days`}
        onChange={(value) => onChange({ ...dangers, wait: value })}
      />
      <Slider
        label="Dangers that are mistakes: your guess"
        {...{ value: mistakeShare, least: 0, most: 1, step: 0.01, text: formatShare(mistakeShare) }}
        onChange={(value) => onChange({ ...dangers, mistakeShare: value })}
      />
      <Crowd
        isOrdered
        poorShare={jobs.stolenShare}
        changedShare={jobs.changedShare}
        labels={{ good: "ends by its rules", poor: "lost to a stranger", changed: "lost to a new rule" }}
      />
      <p role="status" className={styles.market}>
        {`This leaves you ${formatGain(jobs.gain)} USDC a job. ${describeWait(wait, longest)}`}
      </p>
    </div>
  );
}

function describeWait(wait: number, longestDays: number): string {
  if (wait === 0) return "Every mistake is mended in time, and a new rule reaches every job.";
  if (wait >= longestDays)
    return "A new rule comes too late for every job, and an upgrade for every mistake.";
  return "Too slow for many mistakes, and not slow enough for every job.";
}
