/** The one state of a paper that a reader changes: other inputs of the run. Everything shown is derived from them. */
import { derive } from "../../run/derive-values";
import { numberOf, type Run, type RunInputs } from "../../run/run";
import { inRoom, type Room, roomOf } from "./allowed-range";
import { type Applied, applyChanges, refusalOf } from "./apply-changes";
import { readLiveAddress, writeLiveAddress } from "./live-address";
import type { LiveState, RunChanges } from "./state";
import { createUndo } from "./undo";

/** Where the state is written down: the query of the page's address. */
export type AddressSync = { read: () => string; write: (search: string) => void };

export type LiveStore = ReturnType<typeof createLiveStore>;

type Shown = Omit<LiveState, "canUndo">;

type Action =
  /** All of these inputs or none, and then why. */
  | { type: "change"; wanted: RunChanges }
  | { type: "go to"; step: Applied; views?: LiveState["views"]; isUndone?: true }
  | { type: "view"; figure: string; value: string | undefined }
  | { type: "forget refusal" };

export function createLiveStore(inputs: RunInputs, address: AddressSync) {
  const printed = derive(inputs);
  const listeners = new Set<() => void>();
  const undo = createUndo();
  let state: LiveState = { ...openState(inputs, printed, address.read()), canUndo: false };
  let latestRoom: { key: string; room: Room } | undefined;

  const show = (next: Shown) => {
    state = { ...next, canUndo: undo.canUndo() };
    for (const listener of listeners) listener();
  };
  const dispatch = (action: Action) => {
    const next = reduce(inputs, state, action, roomAround);
    if (next.run !== state.run && !next.isUndone) undo.note(state, next, movedBy(action));
    if (next.run !== state.run || next.views !== state.views)
      address.write(writeLiveAddress(address.read(), next.changes, next.views));
    show(next);
  };
  const roomAround = (name: string): Room => {
    const key = JSON.stringify([name, without(state.changes, name)]);
    if (latestRoom?.key !== key) latestRoom = { key, room: roomOf(inputs, state.changes, name, isPossible) };
    return latestRoom.room;
  };
  const isPossible = (changes: RunChanges) => !("refused" in applyChanges(inputs, changes));
  const change = (name: string, value: number) => dispatch({ type: "change", wanted: { [name]: value } });

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
      if (!names) dispatch({ type: "go to", step: { run: printed, changes: {} }, views: {} });
      else if (names.length > 0)
        dispatch({
          type: "change",
          wanted: Object.fromEntries(names.map((name) => [name, numberOf(inputs, name)])),
        });
      undo.settle();
    },
    /** The next change is a step of its own. */
    settle: undo.settle,
    /** The inputs as they were before the last step; whether there is one. */
    undo: () => {
      const step = undo.take();
      if (step) dispatch({ type: "go to", step, isUndone: true });
      return step !== undefined;
    },
    /** Takes away the sentence on a refused change. */
    forgetRefusal: () => {
      if (state.refusal) dispatch({ type: "forget refusal" });
    },
    /** How far an input can go while the others stay as they are. @throws RangeError if it is no number of the run. */
    room: roomAround,
    /** What a figure shows beside the run; undefined is what it shows at first. */
    view: (figure: string, value?: string) => dispatch({ type: "view", figure, value }),
    /** Reads the address anew, as after Back. */
    follow: () => {
      const next = openState(inputs, printed, address.read());
      // A link within the page leads to the same run, and keeps its steps. Another run has none yet.
      if (!undo.isSame(state, next)) undo.clear();
      show(next);
    },
  };
}

/** The state after an action. What is refused changes nothing else. */
function reduce(
  inputs: RunInputs,
  { run, changes, views }: LiveState,
  action: Action,
  roomAround: (name: string) => Room,
): Shown {
  switch (action.type) {
    case "change": {
      const outcome = applyChanges(inputs, { ...changes, ...action.wanted });
      if (!("refused" in outcome)) return { ...outcome, views };
      const [[name = "", value = 0] = [], ...others] = Object.entries(action.wanted);
      const sentence =
        others.length > 0
          ? `Not possible. ${outcome.refused}`
          : refusalOf(inputs, changes, { name, value }, roomAround, outcome.refused);
      return { run, changes, views, refusal: { name, sentence } };
    }
    case "go to": {
      const { step, isUndone } = action;
      return {
        run: step.run,
        changes: step.changes,
        views: action.views ?? views,
        ...(isUndone && { isUndone }),
      };
    }
    case "view": {
      const others = without(views, action.figure);
      const { value } = action;
      return { run, changes, views: value === undefined ? others : { ...others, [action.figure]: value } };
    }
    case "forget refusal":
      return { run, changes, views };
  }
}

/** The one input that an action changes. */
function movedBy(action: Action): string | undefined {
  const names = action.type === "change" ? Object.keys(action.wanted) : [];
  return names.length === 1 ? names[0] : undefined;
}

/** What an address asks for, as far as it can be had, and a sentence on the rest. */
function openState(inputs: RunInputs, printed: Run, search: string): Shown {
  const { changes, views, unreadable } = readLiveAddress(search);
  const leftOut = [...unreadable];
  // Some changes can be made only together, as they were sent; where they cannot be, each that fits those before it.
  const together = applyChanges(inputs, Object.fromEntries(changes.map(({ name, value }) => [name, value])));
  let kept: Applied = { run: printed, changes: {} };
  if (!("refused" in together)) kept = together;
  else
    for (const { name, value } of changes) {
      const outcome = applyChanges(inputs, { ...kept.changes, [name]: value });
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
