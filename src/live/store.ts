/** The one state of a paper that a reader changes: other inputs of the run. Everything shown is derived from them. */
import { derive } from "../example/derive-values";
import { numberOf, type Run, type RunInputs } from "../example/run";
import { inRoom, type Room, roomOf } from "./allowed-range";
import { type Applied, deriveChangedRun, refusalOf } from "./derive-changed-run";
import { readLiveAddress, writeLiveAddress } from "./live-address";
import type { LiveState, RunChanges } from "./state";

/** Where the state is written down: the query of the page's address. */
export type AddressSync = { read: () => string; write: (search: string) => void };

export type LiveStore = ReturnType<typeof createLiveStore>;

type Shown = Omit<LiveState, "canUndo">;

export function createLiveStore(inputs: RunInputs, address: AddressSync) {
  const printed = derive(inputs);
  const listeners = new Set<() => void>();
  /** What can be taken back. Changes of one input are one step, until it is settled. */
  let steps: Applied[] = [];
  /** The input that the last step has changed. */
  let moving: string | undefined;
  let state: LiveState = { ...openState(inputs, printed, address.read()), canUndo: false };
  let latestRoom: { key: string; room: Room } | undefined;

  const show = (next: Shown) => {
    state = { ...next, canUndo: steps.length > 0 };
    for (const listener of listeners) listener();
  };
  const keep = (next: Shown) => {
    if (next.run !== state.run || next.views !== state.views)
      address.write(writeLiveAddress(address.read(), next.changes, next.views));
    show(next);
  };
  /** To other inputs, by a step that can be taken back; `input` where that alone is another. */
  const go = ({ run, changes }: Applied, input: string | undefined, views = state.views) => {
    if (input === undefined || input !== moving) steps.push(state);
    moving = input;
    const from = steps.at(-1);
    // What ends as it began is no step.
    if (from && isSame(from.changes, changes)) {
      steps.pop();
      moving = undefined;
    }
    keep({ run, changes, views });
  };
  const settle = () => {
    moving = undefined;
  };
  const roomAround = (name: string): Room => {
    const key = JSON.stringify([name, without(state.changes, name)]);
    if (latestRoom?.key !== key) latestRoom = { key, room: roomOf(inputs, state.changes, name, isPossible) };
    return latestRoom.room;
  };
  const isPossible = (changes: RunChanges) => !("refused" in deriveChangedRun(inputs, changes));
  /** Changes all of these inputs or none, and says why. */
  const ask = (wanted: RunChanges) => {
    const { run, changes, views } = state;
    const outcome = deriveChangedRun(inputs, { ...changes, ...wanted });
    const [[name = "", value = 0] = [], ...others] = Object.entries(wanted);
    const isOne = others.length === 0;
    if (!("refused" in outcome)) return go(outcome, isOne ? name : undefined);
    const sentence = isOne
      ? refusalOf(inputs, changes, { name, value }, roomAround, outcome.refused)
      : `Not possible. ${outcome.refused}`;
    show({ run, changes, views, refusal: { name, sentence } });
  };
  const change = (name: string, value: number) => ask({ [name]: value });

  return {
    /** What the run starts from as it is printed. */
    inputs,
    /** The run as it is printed. */
    printed,
    getSnapshot: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /**
     * Refused, with a sentence, where the domain or the models say no; nothing else changes then. Changes of one input are
     * one step back, until `settle` is called.
     */
    change,
    /** As near to a value as the input goes; where that is not all the way, the rest is refused. */
    moveTowards: (name: string, value: number) => {
      const reached = inRoom(roomAround(name), value);
      if (reached !== (state.changes[name] ?? numberOf(inputs, name))) change(name, reached);
      if (reached !== value) change(name, value);
    },
    /** These inputs together, or all of them and every view, as printed. Refused as a change is. */
    reset: (names?: readonly string[]) => {
      if (!names) go({ run: printed, changes: {} }, undefined, {});
      else if (names.length > 0) ask(Object.fromEntries(names.map((name) => [name, numberOf(inputs, name)])));
      settle();
    },
    /** The next change is a step of its own. */
    settle,
    /** The inputs as they were before the last step; whether there is one. */
    undo: () => {
      settle();
      const step = steps.pop();
      if (step) keep({ run: step.run, changes: step.changes, views: state.views, isUndone: true });
      return step !== undefined;
    },
    /** Takes away the sentence on a refused change. */
    forgetRefusal: () => {
      const { run, changes, views, refusal } = state;
      if (refusal) show({ run, changes, views });
    },
    /** How far an input can go while the others stay as they are. @throws RangeError if it is no number of the run. */
    room: roomAround,
    /** What a figure shows beside the run; undefined is what it shows at first. */
    view: (figure: string, value?: string) => {
      const { run, changes } = state;
      const others = without(state.views, figure);
      keep({ run, changes, views: value === undefined ? others : { ...others, [figure]: value } });
    },
    /** Reads the address anew, as after Back. */
    follow: () => {
      const next = openState(inputs, printed, address.read());
      // A link within the page leads to the same run, and keeps its steps. Another run has none yet.
      if (!isSame(state.changes, next.changes)) steps = [];
      settle();
      show(next);
    },
  };
}

/** What an address asks for, as far as it can be had, and a sentence on the rest. */
function openState(inputs: RunInputs, printed: Run, search: string): Shown {
  const { changes, views, unreadable } = readLiveAddress(search);
  const leftOut = [...unreadable];
  // Some changes can be made only together, as they were sent; where they cannot be, each that fits those before it.
  const together = deriveChangedRun(
    inputs,
    Object.fromEntries(changes.map(({ name, value }) => [name, value])),
  );
  let kept: Applied = { run: printed, changes: {} };
  if (!("refused" in together)) kept = together;
  else
    for (const { name, value } of changes) {
      const outcome = deriveChangedRun(inputs, { ...kept.changes, [name]: value });
      if ("refused" in outcome) leftOut.push(`${name}:${value}`);
      else kept = outcome;
    }
  if (leftOut.length === 0) return { ...kept, views };
  const sentence = `The address asks for what the run cannot take, which was left out: ${leftOut.join(", ")}.`;
  return { ...kept, views, refusal: { sentence } };
}

function without<T>(record: Readonly<Record<string, T>>, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== name));
}

function isSame(one: RunChanges, other: RunChanges): boolean {
  const listed = (changes: RunChanges) => JSON.stringify(Object.entries(changes).sort());
  return listed(one) === listed(other);
}
