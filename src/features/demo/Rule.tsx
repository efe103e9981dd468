import type { Job } from "../../models/dispute";
import * as styles from "./Demo.module.css";
import type { DemoRun } from "./demo-run";
import { ruleOf } from "./texts";

/** The paper's sentence that governs where a job stands, and the way to it. */
export function Rule({ run, job }: { run: DemoRun; job: Job }) {
  const { sentence, address } = run.rule(ruleOf(job));
  return (
    <figure className={styles.rule}>
      <blockquote className={styles.quote}>{sentence}</blockquote>{" "}
      <figcaption>
        <a href={address}>In the paper</a>
      </figcaption>
    </figure>
  );
}
