import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { numberOf, printNumber, UNITS } from "../example/run";
import { addDismissible } from "../browser/dismissal";
import { Subscripts } from "../components/Subscripts";
import { stayBeside } from "../reading/place-beside";
import { domainOf, stepped } from "./domains";
import * as styles from "./LivePaper.module.css";
import type { LiveState } from "./state";
import type { LiveStore } from "./store";
import { parseTyped } from "./typed-number";
import type { PressedNumber } from "./use-number-keys";
import { boundText, rangeText, textOf } from "./words";

type NumberEditorProps = {
  pressed: PressedNumber;
  store: LiveStore;
  state: LiveState;
  onClose: () => void;
};

/** Beside a number that was pressed: what it is, and a field, two buttons and a way back with which to change it. */
export function NumberEditor({ pressed, store, state, onClose }: NumberEditorProps) {
  const { element, name, isFocused } = pressed;
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(pressed.typed || undefined);
  const id = useId();

  const input = store.inputs[name];
  const value = numberOf(state.run.values, name);
  const latest = useRef({ draft, onClose });
  latest.current = { draft, onClose };

  // The paragraph, entry of a list or row that the number stands in is left uncovered.
  useLayoutEffect(() => {
    const around = element.closest("p, li, dd, tr, figcaption") ?? element;
    if (form.current) return stayBeside(form.current, element, around);
  }, [element]);

  useEffect(() => {
    // In a low window, or with large text, it may fit on no side of the number.
    for (const part of [form.current, field.current])
      part?.scrollIntoView({ block: "nearest", behavior: "instant" });
    if (!isFocused) return;
    field.current?.focus({ preventScroll: true });
    if (!pressed.typed) field.current?.select();
  }, [pressed, isFocused]);

  useEffect(
    () =>
      addDismissible({
        dismiss: (by) => {
          const typed = latest.current.draft;
          store.forgetRefusal();
          if (by === "escape") element.focus({ preventScroll: true });
          else if (typed !== undefined && input) store.change(name, parseTyped(typed, input.unit));
          // What is refused is said here, until the next press elsewhere.
          setDraft(undefined);
          if (!store.getSnapshot().refusal) latest.current.onClose();
        },
        // The search lies above all, and gives the focus back.
        parts: () => [form.current, element, document.querySelector("dialog[open]")],
      }),
    [element, input, name, store],
  );

  if (!input || input.unit === "name") return null;
  const domain = domainOf(input);
  const { one, many } = UNITS[input.unit];
  const room = store.room(name);
  const refused = state.refusal?.name === name ? state.refusal : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft !== undefined) {
      store.change(name, parseTyped(draft, input.unit));
      if (store.getSnapshot().refusal) return field.current?.select();
    }
    element.focus({ preventScroll: true });
    onClose();
  };
  const step = (steps: number) => {
    setDraft(undefined);
    store.moveTowards(name, stepped(domain, value, steps));
  };
  const reset = () => {
    store.reset([name]);
    setDraft(undefined);
    // The button goes.
    (isFocused ? field.current : element)?.focus({ preventScroll: true });
  };
  // The form is before the text in the document, so Tab must go on from the number.
  const leave = (event: KeyboardEvent<HTMLFormElement>) => {
    const { elements, length } = event.currentTarget;
    const end = elements[event.shiftKey ? 0 : length - 1];
    if (event.key === "Tab" && event.target === end) element.focus({ preventScroll: true });
  };
  return (
    <form ref={form} className={`popover ${styles.editor}`} onSubmit={submit} onKeyDown={leave} noValidate>
      <label className={styles.label} htmlFor={id}>
        <Subscripts text={input.description} />
      </label>
      <div className={styles.row}>
        <button type="button" className={`button ${styles.step}`} onClick={() => step(-1)} aria-label="Less">
          −
        </button>
        <input
          ref={field}
          id={id}
          className={`field ${styles.field}`}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          value={draft ?? printNumber(value, input.unit)}
          aria-describedby={`${id}-range`}
          aria-invalid={refused !== undefined}
          onChange={(event) => setDraft(event.target.value)}
          // What is typed next takes the number's place, wherever in it was pressed.
          onClick={({ currentTarget }) => draft === undefined && currentTarget.select()}
        />
        <span>{value === 1 ? one : many}</span>
        <button type="button" className={`button ${styles.step}`} onClick={() => step(1)} aria-label="More">
          +
        </button>
      </div>
      <p className={styles.range} id={`${id}-range`}>
        <Subscripts
          text={
            refused?.sentence ??
            [
              `From ${rangeText(input, room)}; printed ${textOf(input)}.`,
              boundText(store.inputs, state.changes, room, "least"),
              boundText(store.inputs, state.changes, room, "most"),
            ]
              .filter(Boolean)
              .join(" ")
          }
        />
      </p>
      {name in state.changes && (
        <button type="button" className="button" onClick={reset}>
          Back to {textOf(input)}
        </button>
      )}
    </form>
  );
}
