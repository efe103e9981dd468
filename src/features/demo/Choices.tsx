import { useEffect, useRef } from "react";
import type { Job, JobEvent } from "../../models/dispute";
import * as styles from "./Demo.module.css";
import type { DemoRun } from "./demo-run";
import { actorOf, choicesAt, eventOf } from "./play";
import { actionText, actorText, drawsOf } from "./texts";

type ChoicesProps = {
  run: DemoRun;
  job: Job;
  /** Hour at which a choice would be made. */
  hour: number;
  onAct: (event: JobEvent) => void;
  /** From 0 up to 1: what chance says. */
  random: () => number;
};

/** What whoever is to act can do now, in their own words; what chance can decide can be drawn, with its odds. */
export function Choices({ run, job, hour, onAct, random }: ChoicesProps) {
  const list = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const { name, role } = actorText(run, job);
  const act = (event: JobEvent) => {
    isPressed.current = true;
    onAct(event);
  };

  // The pressed button is gone, so the focus goes to the first of the next choices.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each job there are other choices
  useEffect(() => {
    if (isPressed.current) list.current?.querySelector("button")?.focus({ preventScroll: true });
    isPressed.current = false;
  }, [job]);

  return (
    <section className={styles.choices} aria-label={`You are ${name}, ${role}`} data-actor={actorOf(job)}>
      <h3 className={styles.actor}>
        You are <strong>{name}</strong>, <span>{role}</span>
      </h3>
      <div ref={list} className={styles.options}>
        {choicesAt(job, hour).map(({ action, event, isOpen }) => (
          <Option key={action} {...actionText(run, job, action)} isOpen={isOpen} onPress={() => act(event)} />
        ))}
        {drawsOf(run, job).map(({ label, hint, chance, action, otherwise }) => (
          <Option
            key={hint}
            label={label}
            hint={hint}
            isDrawn
            onPress={() => act(eventOf(random() < chance ? action : otherwise, job, hour))}
          />
        ))}
      </div>
    </section>
  );
}

type OptionProps = {
  label: string;
  hint: string;
  isOpen?: boolean;
  isDrawn?: boolean;
  onPress: () => void;
};

/**
 * The next choice appears where the last one was, so a held key and the second press of a double click are ignored: they
 * would make it too.
 */
function Option({ label, hint, isOpen = true, isDrawn = false, onPress }: OptionProps) {
  return (
    <button
      className={styles.option}
      type="button"
      data-drawn={isDrawn}
      aria-disabled={!isOpen}
      onKeyDown={(event) => event.repeat && event.key === "Enter" && event.preventDefault()}
      onClick={({ detail }) => detail < 2 && isOpen && onPress()}
    >
      <span className={styles.label}>{label}</span>{" "}
      <span className={styles.hint}>{isOpen ? hint : "the window has closed"}</span>
    </button>
  );
}
