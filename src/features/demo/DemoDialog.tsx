import { useEffect, useId, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import type { Job } from "../../models/dispute";
import { derive } from "../../run/derive-values";
import type { PublishedRun } from "../../run/published-run";
import { useModalDialog } from "../../ui/use-modal-dialog";
import { Choices } from "./Choices";
import { Clock } from "./Clock";
import * as styles from "./Demo.module.css";
import { openDemo } from "./demo-run";
import { Endings } from "./Endings";
import { Film } from "./Film";
import { currentOf, usualHour } from "./play";
import { Reputation } from "./Reputation";
import { Scene } from "./Scene";
import { demoTexts, ruleOf, sentenceOf } from "./texts";
import { useDemo } from "./use-demo";

type DemoDialogProps = {
  published: PublishedRun;
  onClose: () => void;
  /** From 0 up to 1: what chance says where it is asked. */
  random?: () => number;
};

const BROKEN = "The address asked for a step that the rules refuse. This is as far as they let it go.";

/**
 * The demo: a job, played event by event through the papers' own machine. All that is shown follows from the list of
 * events, which the address holds.
 */
export default function DemoDialog({ published, onClose, random = Math.random }: DemoDialogProps) {
  const dialog = useModalDialog(onClose);
  const title = useId();
  const run = useMemo(() => openDemo(derive(published.inputs), published.rules), [published]);
  const demo = useDemo(run);
  const played = currentOf(demo.jobs);
  const { job } = played;
  /** The hour of the next choice: the run's, until the reader moves the clock, and again with each step. */
  const [moved, setMoved] = useState<{ job: Job; hour: number }>();
  const hour = moved?.job === job ? moved.hour : usualHour(run, job);
  const rule = run.rule(ruleOf(job));

  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>("[data-actor] button")?.focus();
  }, [dialog]);

  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title}>
      <header className={styles.bar}>
        <h2 className={styles.title} id={title}>
          {demoTexts.title}
        </h2>
        <button className={styles.tool} type="button" onClick={onClose}>
          Close
        </button>
      </header>
      <div className={styles.stage}>
        <div className={styles.view}>
          <Scene run={run} played={played} pace={demo.film === "playing" ? demo.pace : null} />
          <Clock run={run} played={played} hour={hour} onHour={(hour) => setMoved({ job, hour })} />
        </div>
        <div className={styles.margin}>
          <figure className={styles.rule}>
            <blockquote className={styles.quote}>{rule.sentence}</blockquote>{" "}
            <figcaption>
              <a href={rule.address}>In the paper</a>
            </figcaption>
          </figure>
          <Reputation run={run} jobs={demo.jobs} />
          <Endings run={run} endings={demo.endings} jobs={demo.jobs} />
        </div>
        <div className={styles.talk}>
          <p className={styles.sentence} role="status" aria-live={demo.film === "playing" ? "off" : "polite"}>
            {demo.isBroken && <span className={styles.broken}>{BROKEN} </span>}
            <span>{sentenceOf(run, job)}</span>
          </p>
          <Choices run={run} job={job} hour={hour} onAct={demo.act} random={random} />
          <Film demo={demo} />
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
