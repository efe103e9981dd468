import { type RefObject, useEffect, useRef } from "react";
import type { Job, JobEvent } from "../../models/dispute";
import { type Choice, choicesAt } from "./choices";
import * as styles from "./Demo.module.css";
import type { DemoRun } from "./demo-run";
import { actorOf, eventOf, type Move } from "./play";
import { actorText, type Draw, drawsOf, moveText } from "./texts";

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
  useFocusThatStays(list, job);
  const { name, role } = actorText(run, job);
  const choices = choicesAt(job, hour);
  const decide = (move: Move, at: number) => onAct(eventOf(move, job, at));
  const draw = ({ chance, move, otherwise }: Draw) => decide(random() < chance ? move : otherwise, hour);

  return (
    <section className={styles.choices} aria-label={`You are ${name}, ${role}`} data-actor={actorOf(job)}>
      <h3 className={styles.actor}>
        You are <strong>{name}</strong>, <span>{role}</span>
      </h3>
      <div ref={list} className={styles.options}>
        {choices.map((choice) => (
          <Option
            key={choice.move}
            {...moveText(run, job, choice.move)}
            refused={refusalOf(choice)}
            onPress={() => decide(choice.move, choice.at)}
          />
        ))}
        {drawsOf(run, job).map((chance) => (
          <Option key={chance.hint} {...chance} drawn onPress={() => draw(chance)} />
        ))}
      </div>
    </section>
  );
}

function refusalOf({ refused }: Choice): string | undefined {
  return refused === null ? undefined : "the window has closed";
}

type OptionProps = {
  label: string;
  hint: string;
  refused?: string;
  drawn?: boolean;
  onPress: () => void;
};

/**
 * The next choice stands where the last one was: a key that is held, and the second press of two, would make the others'
 * moves too.
 */
function Option({ label, hint, refused, drawn = false, onPress }: OptionProps) {
  return (
    <button
      className={styles.option}
      type="button"
      data-drawn={drawn}
      aria-disabled={refused !== undefined}
      onKeyDown={(event) => event.repeat && event.key === "Enter" && event.preventDefault()}
      onClick={({ detail }) => detail < 2 && refused === undefined && onPress()}
    >
      <span className={styles.label}>{label}</span> <span className={styles.hint}>{refused ?? hint}</span>
    </button>
  );
}

/** A choice that has been made is there no more; the focus goes on to the first of the next, if it was here. */
function useFocusThatStays(list: RefObject<HTMLElement>, job: Job): void {
  const inside = useRef(false);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const note = () => {
      inside.current = element.contains(document.activeElement);
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each job there are other choices
  useEffect(() => {
    const element = list.current;
    if (!element || !inside.current || element.contains(document.activeElement)) return;
    element.querySelector("button")?.focus({ preventScroll: true });
  }, [job, list]);
}
