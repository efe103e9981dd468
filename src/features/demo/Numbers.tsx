import { useId } from "react";
import type { InputName } from "../../run/run-names";
import { domainOf, inputOf } from "../live/domains";
import type { LiveState } from "../live/state";
import type { LiveStore } from "../live/store";
import { textOf } from "../live/words";
import * as styles from "./Demo.module.css";

/** The inputs of the run that a job depends on. */
const INPUTS: readonly InputName[] = [
  "job.price",
  "job.fee.validation",
  "job.fee.human",
  "job.slash",
  "appeal.deposit",
  "window.waiting",
  "window.appeal",
  "ruling.cheat",
  "ruling.look",
  "ruling.hit",
  "ruling.error",
  "appeal.wrong",
  "appeal.right",
  "reputation.cut",
];

/** The run's numbers, to be changed: the papers' models derive the rest, and refuse what they cannot take. */
export function Numbers({ store, state }: { store: LiveStore; state: LiveState }) {
  const id = useId();
  return (
    <details className={styles.numbers}>
      <summary>Change the numbers</summary>
      <p role="status">{state.refusal?.sentence}</p>
      {INPUTS.map((name) => {
        const input = inputOf(store.inputs, name);
        const { least, most, step } = domainOf(input);
        const value = state.changes[name] ?? Number(input.value);
        const text = textOf(input, value);
        return (
          <div key={name} className={styles.number}>
            <label htmlFor={id + name}>{withoutSymbol(input.description)}</label>
            <span>{text}</span>
            <input
              id={id + name}
              type="range"
              {...{ min: least, max: most, step, value }}
              aria-valuetext={text}
              onChange={({ target }) => store.change(name, Number(target.value))}
            />
          </div>
        );
      })}
      <button className={styles.tool} type="button" onClick={() => store.reset()}>
        As printed
      </button>
    </details>
  );
}

/** "what the buyer pays" of "P, what the buyer pays", and "time in which …" of "T_a, in which …". */
function withoutSymbol(description: string): string {
  return description.replace(/^\S+, /, "").replace(/^in which/, "time in which");
}
