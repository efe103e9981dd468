import { useEffect, useId, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import type { Job } from "../../models/dispute";
import { derive } from "../../run/derive";
import type { PublishedRun } from "../../run/published-run";
import { useModalDialog } from "../../ui/use-modal-dialog";
import { Choices } from "./Choices";
import { Clock } from "./Clock";
import * as styles from "./Demo.module.css";
import { openDemo } from "./demo-run";
import { Endings } from "./Endings";
import { Film } from "./Film";
import { lastOf, usualTime } from "./play";
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

/**
 * The demo: a job, played event by event through the papers' own machine. All that is shown follows from the list of
 * events, which the address holds.
 */
export default function DemoDialog({ published, onClose, random = Math.random }: DemoDialogProps) {
  const dialog = useModalDialog(onClose);
  const title = useId();
  const run = useMemo(() => openDemo(derive(published.inputs), published.rules), [published]);
  const demo = useDemo(run);
  const played = lastOf(demo.jobs);
  const job = lastOf(played.states);
  const [hour, setHour] = useHour(job, usualTime(run, job, nextMove(job)));
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
          {demoTexts.close}
        </button>
      </header>
      <div className={styles.stage}>
        <div className={styles.view}>
          <Scene run={run} played={played} pace={demo.film === "playing" ? demo.pace : null} />
          <Clock run={run} played={played} hour={hour} onHour={setHour} />
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
            {demo.broken && <span className={styles.broken}>{demoTexts.broken} </span>}
            <span>{sentenceOf(run, played)}</span>
          </p>
          <Choices run={run} job={job} hour={hour} onAct={demo.act} random={random} />
          <Film demo={demo} />
        </div>
      </div>
    </dialog>,
    document.body,
  );
}

/** The hour of the next move: the run's, until the reader moves the clock, and again with each step. */
function useHour(job: Job, usual: number): [number, (hour: number) => void] {
  const [moved, setMoved] = useState<{ job: Job; hour: number } | null>(null);
  return [moved?.job === job ? moved.hour : usual, (hour) => setMoved({ job, hour })];
}

/** The move at whose usual hour the clock stands. */
function nextMove({ state }: Job) {
  switch (state) {
    case "submitted":
      return "dispute";
    case "disputed":
      return "decide-agent";
    case "decided":
      return "appeal";
    case "appealed":
      return "judge-agent";
    default:
      return "fund";
  }
}
