import { useEffect, useRef } from "react";
import { terminalStates } from "../../models/dispute";
import * as styles from "./Demo.module.css";
import type { DemoRun } from "./demo-run";
import { Ending } from "./Ending";
import { Option } from "./Option";
import { othersMove, type Random } from "./others";
import {
  choicesAt,
  currentOf,
  type DemoEvent,
  isReadersTurn,
  type PlayedJobs,
  type Side,
  usualEvent,
} from "./play";
import { actionText, actorText, nameOf, othersText } from "./texts";

type ChoicesProps = {
  run: DemoRun;
  jobs: PlayedJobs;
  side: Side;
  /** Hour at which a choice would be made. */
  hour: number;
  random: Random;
  /** Whether the buyer, as the reader plays her, has looked at the present job's work. */
  hasLooked: boolean;
  /** Whether the reader knows what it is like. */
  isWorkKnown: boolean;
  /** Shows what the work is like. */
  onLook: () => void;
  onAct: (event: DemoEvent) => void;
  onPlayAs: (side: Side) => void;
};

/** What can be done now, in the words of whoever does it; what others decide is asked for. */
export function Choices({
  run,
  jobs,
  side,
  hour,
  random,
  hasLooked,
  isWorkKnown,
  onLook,
  onAct,
  onPlayAs,
}: ChoicesProps) {
  const section = useRef<HTMLElement>(null);
  const isPressed = useRef(false);
  const { job } = currentOf(jobs);
  const others = othersMove(run, jobs, side);
  const hasEnded = terminalStates.has(job.state);
  const canLook = job.state === "submitted" && !isWorkKnown;
  const pressed = (act: () => void) => () => {
    isPressed.current = true;
    act();
  };

  // The pressed button is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each job, side and look there are other choices
  useEffect(() => {
    const dialog = section.current?.closest("dialog");
    if (isPressed.current && dialog) {
      dialog.scrollTop = 0;
      focusFirst(dialog);
    }
    isPressed.current = false;
  }, [job, side, canLook]);

  const actor = actorText(run, job, side);
  const otherSide = side === "buyer" ? "agent" : "buyer";
  return (
    <section ref={section} className={styles.choices} aria-label={actor} data-choices>
      {hasEnded && <Ending {...{ run, jobs, side, hasLooked }} />}
      <h3 className={styles.actor}>{actor}</h3>
      <div className={styles.options}>
        {canLook && <Option {...actionText(run, jobs, side, "look")} onPress={pressed(onLook)} />}
        {isReadersTurn(side, job) &&
          choicesAt(job, hour)
            .filter(({ action }) => side !== "agent" || action !== "cancel")
            .map(({ action, event, isOpen }) => (
              <Option
                key={action}
                {...actionText(run, jobs, side, action, isWorkKnown)}
                isOpen={isOpen}
                onPress={pressed(() => onAct(event))}
              />
            ))}
        {others && (
          <Option
            {...othersText(run, jobs)}
            isOthers
            onPress={pressed(() => onAct(usualEvent(run, job, others(random))))}
          />
        )}
        {hasEnded && side !== "all" && (
          <Option
            label={`I try ${nameOf(run, otherSide)}’s side`}
            hint="with the next job"
            isOthers
            onPress={pressed(() => onPlayAs(otherSide))}
          />
        )}
      </div>
    </section>
  );
}

/**
 * Gives the focus to the first of a dialog's choices, or to how the job has ended, which stands before them. Browsers show
 * the middle of what is longer than the window: its title is to be in sight.
 */
export function focusFirst(dialog: HTMLDialogElement): void {
  const first = dialog.querySelector<HTMLElement>("[data-choices] :is([data-ending], button)");
  first?.focus({ preventScroll: true });
  const title = first?.querySelector("h3") ?? first;
  title?.scrollIntoView({ block: "nearest" });
}
