import { type RefObject, useEffect, useId, useMemo, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { type Job, terminalStates } from "../../models/dispute";
import type { PublishedRun } from "../../run/published-run";
import { useModalDialog } from "../../ui/use-modal-dialog";
import type { LiveState } from "../live/state";
import type { LiveStore } from "../live/store";
import { useLiveStore } from "../live/use-live-store";
import { Choices, focusFirst } from "./Choices";
import { Clock } from "./Clock";
import * as styles from "./Demo.module.css";
import { openDemo } from "./demo-run";
import { Endings } from "./Endings";
import { Film } from "./Film";
import { MARKET_TITLE, Market } from "./market/Market";
import { useMarketAddress } from "./market/use-market-address";
import { Numbers } from "./Numbers";
import type { Random } from "./others";
import { currentOf, isReadersTurn, type PlayedJobs, usualHour } from "./play";
import { Reputation } from "./Reputation";
import { Rule } from "./Rule";
import { Scene } from "./Scene";
import { Sides } from "./Sides";
import { demoTexts, openingText, storyOf, workText } from "./texts";
import { useDemo } from "./use-demo";

type DemoDialogProps = {
  published: PublishedRun;
  onClose: () => void;
  random?: Random;
};

const BROKEN = "The rules refuse the next step. This is as far as they let the job go.";
/** After so many endings the reader knows enough to change the numbers. */
const ENDINGS_BEFORE_NUMBERS = 3;

/** The demo: a job or the market, as the address asks. */
export default function DemoDialog({ published, onClose, random = Math.random }: DemoDialogProps) {
  const dialog = useModalDialog(onClose);
  const title = useId();
  const { isMarket, season } = useMarketAddress();
  const { store } = useLiveStore(published.inputs);
  const live = useSyncExternalStore(store.subscribe, store.getSnapshot);
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title}>
      <header className={styles.bar}>
        <h2 className={styles.title} id={title}>
          {isMarket ? MARKET_TITLE : demoTexts.title}
        </h2>
        <button className={styles.tool} type="button" onClick={onClose}>
          Close
        </button>
      </header>
      {isMarket ? (
        <Market run={live.run} season={season} />
      ) : (
        <PlayedJob {...{ published, dialog, store, live, random }} />
      )}
    </dialog>,
    document.body,
  );
}

type PlayedJobProps = Required<Pick<DemoDialogProps, "published" | "random">> & {
  dialog: RefObject<HTMLDialogElement>;
  store: LiveStore;
  live: LiveState;
};

/**
 * A job, played event by event through the papers' own machine. All that is shown follows from the list of events, which
 * the address holds. What explains them comes in when it first matters.
 */
function PlayedJob({ published, dialog, store, live, random }: PlayedJobProps) {
  const run = useMemo(() => openDemo(live.run, published.rules), [live.run, published]);
  const demo = useDemo(run);
  const { side, jobs } = demo;
  const played = currentOf(jobs);
  const { job } = played;
  const hasEnded = terminalStates.has(job.state);
  /** The hour of the next choice: the run's, until the reader moves the clock, and again with each step. */
  const [moved, setMoved] = useState<{ job: Job; hour: number }>();
  const hour = moved?.job === job ? moved.hour : usualHour(run, job);
  /** The delivery that a buyer has looked at. */
  const [looked, setLooked] = useState<string>();
  const delivery = `${jobs.length} ${played.work}`;
  const hasLooked = looked === delivery;
  const isWorkKnown = side !== "buyer" || hasLooked || hasEnded;
  const work = side && workText(run, played, isWorkKnown);
  const { hasWork, hasEnding, ended } = reachedIn(jobs);

  // When a side has been chosen, or is to be chosen again, the pressed button is gone. The film's stays.
  const isPlaying = side !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choices are others then
  useEffect(() => {
    if (document.activeElement?.closest("[data-tools]")) return;
    if (dialog.current) focusFirst(dialog.current);
  }, [dialog, isPlaying]);

  return (
    <div className={styles.stage} data-ended={hasEnded} data-film={demo.film}>
      <Scene {...{ run, jobs, side, isWorkKnown }} pace={demo.film === "playing" ? demo.pace : null} />
      <div className={styles.talk}>
        <p
          className={styles.sentence}
          role="status"
          aria-atomic={false}
          aria-live={demo.film === "playing" ? "off" : "polite"}
        >
          {demo.isBroken && <span className={styles.broken}>{BROKEN} </span>}
          <span>{side ? storyOf(run, jobs) : openingText(run)}</span>
          {work && <span className={styles.work}>{` ${work}`}</span>}
        </p>
        {side ? (
          <Choices
            {...{ run, jobs, side, hour, random, hasLooked, isWorkKnown }}
            onLook={() => setLooked(delivery)}
            onAct={(event) => {
              if (event.type === "submit") setLooked(undefined);
              demo.act(event);
            }}
            onPlayAs={demo.playAs}
          />
        ) : (
          <Sides run={run} onChoose={demo.playAs} />
        )}
        {job.submittedAt !== null && (
          <Clock
            {...{ run, played, hour }}
            isOpen={side !== null && isReadersTurn(side, job)}
            onHour={(hour) => setMoved({ job, hour })}
          />
        )}
        <Film demo={demo} isOffered={side === null || side === "all"} />
      </div>
      <div className={styles.record}>
        {hasWork && !hasEnded && <Rule run={run} job={job} />}
        {hasEnding && <Reputation run={run} jobs={jobs} />}
      </div>
      <div className={styles.ends}>
        {hasEnding && (
          <Endings {...{ run, jobs }} endings={demo.endings} addressOf={demo.addressOf} onPlay={demo.play} />
        )}
        {ended >= ENDINGS_BEFORE_NUMBERS && <Numbers store={store} state={live} />}
      </div>
    </div>
  );
}

/** Whether any job has come to a delivery and to an end, and how many ends there have been. */
function reachedIn(jobs: PlayedJobs): { hasWork: boolean; hasEnding: boolean; ended: number } {
  const delivered = jobs.filter(({ work }) => work !== null);
  const ended = delivered.filter(({ job }) => terminalStates.has(job.state)).length;
  return { hasWork: delivered.length > 0, hasEnding: ended > 0, ended };
}
