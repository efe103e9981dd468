/** The one state of a paper that a reader changes: other inputs of the run. Everything shown is derived from them. */
import { derive } from "../../run/derive";
import { numberOf, type Run, type RunInput, type RunInputs } from "../../run/run";
import { readLiveAddress, writeLiveAddress } from "./address";
import { domainOf, rounded } from "./domains";
import { inRoom, type Room, roomOf, wayOut } from "./room";
import type { LiveState, RunChanges } from "./state";
import { boundText, rangeText, textOf } from "./words";

/** Where the state is written down: the query of the page's address. */
export type AddressSync = { read: () => string; write: (search: string) => void };

export type LiveStore = {
  /** What the run starts from as it is printed. */
  readonly inputs: RunInputs;
  /** The run as it is printed. */
  readonly printed: Run;
  getSnapshot: () => LiveState;
  subscribe: (listener: () => void) => () => void;
  /**
   * Refused, with a sentence, where the domain or the models say no; nothing else changes then. Changes of one input are one
   * step back, until `settle` is called.
   */
  change: (name: string, value: number) => void;
  /** As near to a value as the input goes; where that is not all the way, the rest is refused. */
  moveTowards: (name: string, value: number) => void;
  /** Several inputs together, in one step. Refused as a change is. */
  changeTogether: (changes: RunChanges) => void;
  /** These inputs together, or all of them and every view, as printed. Refused as a change is. */
  reset: (names?: readonly string[]) => void;
  /** The next change is a step of its own. */
  settle: () => void;
  /** The inputs as they were before the last step, or after it again; whether there is one. */
  undo: () => boolean;
  redo: () => boolean;
  /** Says no longer why the last change was not made. */
  forgetRefusal: () => void;
  /** How far an input can go while the others stay as they are. @throws RangeError if it is no number of the run. */
  room: (name: string) => Room;
  /** What a figure shows beside the run; undefined is what it shows at first. */
  view: (figure: string, value?: string) => void;
  /** Reads the address anew, as after Back. */
  follow: () => void;
};

export function createLiveStore(inputs: RunInputs, address: AddressSync): LiveStore {
  const printed = derive(inputs);
  const listeners = new Set<() => void>();
  let state = openState(inputs, printed, address.read());
  let past: Step[] = [];
  let future: Step[] = [];
  /** The input of which the last step is, as long as that goes on. */
  let moving: string | undefined;
  let room: { of: string; room: Room } | undefined;

  const show = (next: Omit<LiveState, "canUndo">) => {
    state = { ...next, canUndo: past.length > 0 };
    for (const listener of listeners) listener();
  };
  const keep = (next: Omit<LiveState, "canUndo">) => {
    address.write(writeLiveAddress(address.read(), next.changes, next.views));
    show(next);
  };
  const refuse = (refused: string, refusedAt?: LiveState["refusedAt"]) => {
    const { run, changes, views } = state;
    show({ run, changes, views, refused, ...(refusedAt ? { refusedAt } : {}) });
  };
  /** Makes what follows one step with what has moved the same input just now. */
  const stepTo = (next: Omit<LiveState, "canUndo">, input?: string) => {
    if (input === undefined || input !== moving) past.push(state);
    moving = input;
    if (!isSame(state, next)) future = [];
    const from = past.at(-1);
    if (from && isSame(from, next)) {
      past.pop();
      moving = undefined;
    }
    keep(next);
  };
  /** Steps back or on, from one list of steps to the other. */
  const take = (from: Step[], to: Step[], by: LiveState["by"] & string): boolean => {
    const step = from.pop();
    if (!step) return false;
    to.push(state);
    moving = undefined;
    const { run, changes } = step;
    keep({ run, changes, views: state.views, by });
    return true;
  };
  const takes = (changes: RunChanges) => !("refused" in applyChanges(inputs, changes));
  const findRoom = (name: string): Room => {
    const of = JSON.stringify([name, without(state.changes, [name])]);
    if (room?.of !== of) room = { of, room: roomOf(inputs, state.changes, name, takes) };
    return room.room;
  };
  const refuseChange = (name: string, value: number, byModels: string) => {
    const input = numberInput(inputs, name);
    if (!input) return refuse(`The run does not start from a number “${name}”.`);
    const found = findRoom(name);
    const out = wayOut(inputs, state.changes, { name, value }, found, takes);
    const offer = out && { other: out.name, changes: { [out.name]: out.value, [name]: value } };
    const sentence = refusalOf(inputs, state.changes, found, { name, value }, byModels);
    refuse(sentence, { name, ...(offer ? { offer } : {}) });
  };
  const change = (name: string, value: number) => {
    const changes = { ...state.changes, [name]: value };
    const outcome = isInDomain(inputs, name, value) ? applyChanges(inputs, changes) : { refused: "" };
    if ("refused" in outcome) refuseChange(name, value, outcome.refused);
    else stepTo({ ...outcome, views: state.views }, name);
  };
  const turnTo = (changes: RunChanges, name: string) => {
    const outcome = applyChanges(inputs, changes);
    if ("refused" in outcome) refuse(`Not possible. ${outcome.refused}`, { name });
    else stepTo({ ...outcome, views: state.views });
  };

  return {
    inputs,
    printed,
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    moveTowards: (name, value) => {
      const reached = inRoom(findRoom(name), value);
      if (reached !== (state.changes[name] ?? numberOf(inputs, name))) change(name, reached);
      if (reached !== value) change(name, value);
    },
    changeTogether: (changes) => {
      const [name] = Object.keys(changes);
      if (name !== undefined) turnTo({ ...state.changes, ...changes }, name);
    },
    reset: (names) => {
      const [name, ...others] = names ?? [];
      if (names === undefined) stepTo({ run: printed, changes: {}, views: {} });
      else if (name !== undefined && others.length > 0) turnTo(without(state.changes, names), name);
      else if (name !== undefined && name in state.changes) change(name, numberOf(inputs, name));
      moving = undefined;
    },
    settle: () => {
      moving = undefined;
    },
    undo: () => take(past, future, "undo"),
    redo: () => take(future, past, "redo"),
    forgetRefusal: () => {
      const { refused, refusedAt, ...others } = state;
      if (refused !== undefined) show(others);
    },
    room: findRoom,
    view: (figure, value) => {
      const { run, changes, views } = state;
      const others = without(views, [figure]);
      keep({ run, changes, views: value === undefined ? others : { ...others, [figure]: value } });
    },
    follow: () => {
      const next = openState(inputs, printed, address.read());
      // Another run has steps of its own; a way to a place on this page leads to the same.
      if (!isSame(state, next)) [past, future, moving] = [[], [], undefined];
      show(next);
    },
  };
}

/** What the reader can come back to. */
type Step = Pick<LiveState, "run" | "changes">;

function isSame(one: Step, other: Step): boolean {
  const listed = ({ changes }: Step) => JSON.stringify(Object.entries(changes).sort());
  return listed(one) === listed(other);
}

/** What an address asks for, as far as it can be had, and a sentence on the rest. */
function openState(inputs: RunInputs, printed: Run, search: string): LiveState {
  const { changes, views, unreadable } = readLiveAddress(search);
  const leftOut = [...unreadable];
  const leaveOut = ({ name, value }: { name: string; value: number }) => leftOut.push(`${name}:${value}`);
  const possible = changes.filter((change) => {
    const isPossible = isInDomain(inputs, change.name, change.value);
    if (!isPossible) leaveOut(change);
    return isPossible;
  });
  // Some changes can be made only together, as they were sent; where they cannot be, each that fits those before it.
  const together = applyChanges(inputs, Object.fromEntries(possible.map(({ name, value }) => [name, value])));
  const kept =
    "refused" in together
      ? possible.reduce<Applied>(
          (before, change) => {
            const outcome = applyChanges(inputs, { ...before.changes, [change.name]: change.value });
            if (!("refused" in outcome)) return outcome;
            leaveOut(change);
            return before;
          },
          { run: printed, changes: {} },
        )
      : together;
  const state = { ...kept, views, canUndo: false };
  if (leftOut.length === 0) return state;
  const refused = `The address asks for what the run cannot take, which was left out: ${leftOut.join(", ")}.`;
  return { ...state, refused };
}

type Applied = { run: Run; changes: RunChanges };

/** The run with some of its inputs changed, or the sentence in which the models refuse that. */
function applyChanges(inputs: RunInputs, wanted: RunChanges): Applied | { refused: string } {
  const changes: Record<string, number> = {};
  const changed: Record<string, RunInput> = {};
  for (const [name, value] of Object.entries(wanted)) {
    const input = numberInput(inputs, name);
    if (!input) continue;
    const exact = rounded(value, input.unit);
    if (exact === input.value) continue;
    changes[name] = exact;
    changed[name] = { ...input, value: exact };
  }
  try {
    return { run: derive({ ...inputs, ...changed }), changes };
  } catch (error) {
    if (error instanceof RangeError) return { refused: error.message };
    throw error;
  }
}

function isInDomain(inputs: RunInputs, name: string, value: number): boolean {
  const input = numberInput(inputs, name);
  if (!input) return false;
  const { least, most } = domainOf(input);
  return value >= least && value <= most;
}

/** Why an input cannot have a value while the others are as they are. */
function refusalOf(
  inputs: RunInputs,
  changes: RunChanges,
  { least, most }: Room,
  { name, value }: { name: string; value: number },
  byModels: string,
): string {
  const input = numberInput(inputs, name);
  if (!input) return byModels;
  const bounds = `“${input.description}” goes from ${rangeText(input, { least, most })}`;
  if (!Number.isFinite(value)) return `Not a number. ${bounds}.`;
  const refused = `${textOf(input, value)} is not possible`;
  // Between two values that they take the models refuse one for a reason that no end can tell.
  if (value >= least.value && value <= most.value) return `${refused}. ${byModels}`;
  const reason =
    boundText(inputs, changes, { least, most }, value < least.value ? "least" : "most") ?? byModels;
  return `${refused}: ${bounds}.${reason && ` ${reason}`}`;
}

function numberInput(inputs: RunInputs, name: string) {
  const input = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
  return input && input.unit !== "name" ? { ...input, unit: input.unit } : undefined;
}

function without<T>(record: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}
