/** The one state of a paper that a reader changes: other inputs of the run. Everything shown is derived from them. */
import { derive } from "../../run/derive-values";
import { numberOf, type Run, type RunInput, type RunInputs } from "../../run/run";
import { readLiveAddress, writeLiveAddress } from "./address";
import { inRoom, type Room, roomOf, wayOut } from "./allowed-range";
import { domainOf, rounded } from "./domains";
import type { LiveState, Refusal, RunChanges } from "./state";
import { boundText, rangeText, textOf } from "./words";

/** Where the state is written down: the query of the page's address. */
export type AddressSync = { read: () => string; write: (search: string) => void };

export type LiveStore = ReturnType<typeof createLiveStore>;

/** What the reader can come back to. */
type Step = Pick<LiveState, "run" | "changes">;

export function createLiveStore(inputs: RunInputs, address: AddressSync) {
  const printed = derive(inputs);
  const listeners = new Set<() => void>();
  let state = openState(inputs, printed, address.read());
  let past: Step[] = [];
  let future: Step[] = [];
  /** The input that the last step has changed, until `settle` ends the step. */
  let moving: string | undefined;
  let latestRoom: { key: string; room: Room } | undefined;

  const show = (next: Omit<LiveState, "canUndo">) => {
    state = { ...next, canUndo: past.length > 0 };
    for (const listener of listeners) listener();
  };
  const save = (next: Omit<LiveState, "canUndo">) => {
    address.write(writeLiveAddress(address.read(), next.changes, next.views));
    show(next);
  };
  const refuse = (refusal: Refusal) => {
    const { run, changes, views } = state;
    show({ run, changes, views, refusal });
  };
  /** Another change of the input that is moving belongs to the same step. */
  const stepTo = (
    next: Step,
    { views = state.views, input }: { views?: LiveState["views"]; input?: string },
  ) => {
    if (input === undefined || input !== moving) past.push(state);
    moving = input;
    if (!isSame(state, next)) future = [];
    const from = past.at(-1);
    if (from && isSame(from, next)) {
      past.pop();
      moving = undefined;
    }
    save({ ...next, views });
  };
  /** Takes the last step of one list, and puts the present state on the other. */
  const stepBetween = (from: Step[], to: Step[], by: "undo" | "redo"): boolean => {
    const step = from.pop();
    if (!step) return false;
    to.push(state);
    moving = undefined;
    save({ run: step.run, changes: step.changes, views: state.views, by });
    return true;
  };
  const isPossible = (changes: RunChanges) => !("refused" in applyChanges(inputs, changes));
  const roomAround = (name: string): Room => {
    const key = JSON.stringify([name, without(state.changes, name)]);
    if (latestRoom?.key !== key) latestRoom = { key, room: roomOf(inputs, state.changes, name, isPossible) };
    return latestRoom.room;
  };
  /** Changes all of these inputs or none, and then says why. */
  const changeTo = (wanted: RunChanges) => {
    const [name, ...others] = Object.keys(wanted);
    if (name === undefined) return;
    const outcome = applyChanges(inputs, { ...state.changes, ...wanted });
    if (!("refused" in outcome)) stepTo(outcome, others.length > 0 ? {} : { input: name });
    else if (others.length > 0) refuse({ name, sentence: `Not possible. ${outcome.refused}` });
    else refuseChange(name, Number(wanted[name]), outcome.refused);
  };
  const refuseChange = (name: string, value: number, byModels: string) => {
    const input = numberInput(inputs, name);
    if (!input) return refuse({ name, sentence: `The run does not start from a number “${name}”.` });
    const room = roomAround(name);
    const out = wayOut(inputs, state.changes, { name, value }, room, isPossible);
    refuse({
      name,
      sentence: refusalOf(inputs, state.changes, room, { input, value }, byModels),
      ...(out ? { offer: { other: out.name, changes: { [out.name]: out.value, [name]: value } } } : {}),
    });
  };
  const change = (name: string, value: number) => changeTo({ [name]: value });

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
    /** Several inputs together, in one step. Refused as a change is. */
    changeTogether: changeTo,
    /** These inputs together, or all of them and every view, as printed. Refused as a change is. */
    reset: (names?: readonly string[]) => {
      if (names) changeTo(Object.fromEntries(names.map((name) => [name, numberOf(inputs, name)])));
      else stepTo({ run: printed, changes: {} }, { views: {} });
      moving = undefined;
    },
    /** The next change is a step of its own. */
    settle: () => {
      moving = undefined;
    },
    /** The inputs as they were before the last step; whether there is one. */
    undo: () => stepBetween(past, future, "undo"),
    /** After the step that was taken back last; whether there is one. */
    redo: () => stepBetween(future, past, "redo"),
    /** Takes away the sentence on a refused change. */
    forgetRefusal: () => {
      const { refusal, ...others } = state;
      if (refusal) show(others);
    },
    /** How far an input can go while the others stay as they are. @throws RangeError if it is no number of the run. */
    room: roomAround,
    /** What a figure shows beside the run; undefined is what it shows at first. */
    view: (figure: string, value?: string) => {
      const { run, changes, views } = state;
      const others = without(views, figure);
      save({ run, changes, views: value === undefined ? others : { ...others, [figure]: value } });
    },
    /** Reads the address anew, as after Back. */
    follow: () => {
      const next = openState(inputs, printed, address.read());
      // A link within the page leads to the same run, and keeps its steps. Another run has none yet.
      if (!isSame(state, next)) [past, future, moving] = [[], [], undefined];
      show(next);
    },
  };
}

function isSame(one: Step, other: Step): boolean {
  const listed = ({ changes }: Step) => JSON.stringify(Object.entries(changes).sort());
  return listed(one) === listed(other);
}

/** What an address asks for, as far as it can be had, and a sentence on the rest. */
function openState(inputs: RunInputs, printed: Run, search: string): LiveState {
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
  const state = { ...kept, views, canUndo: false };
  if (leftOut.length === 0) return state;
  const sentence = `The address asks for what the run cannot take, which was left out: ${leftOut.join(", ")}.`;
  return { ...state, refusal: { sentence } };
}

type Applied = { run: Run; changes: RunChanges };

/** The run with some of its inputs changed, or the sentence in which the models refuse that; "" beyond a domain. */
function applyChanges(inputs: RunInputs, wanted: RunChanges): Applied | { refused: string } {
  const changes: Record<string, number> = {};
  const changed: Record<string, RunInput> = {};
  for (const [name, value] of Object.entries(wanted)) {
    const input = numberInput(inputs, name);
    if (!input || !isInDomain(input, value)) return { refused: "" };
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

function isInDomain(input: RunInput, value: number): boolean {
  const { least, most } = domainOf(input);
  return value >= least && value <= most;
}

/** Why an input cannot have a value while the others are as they are. */
function refusalOf(
  inputs: RunInputs,
  changes: RunChanges,
  room: Room,
  { input, value }: { input: RunInput; value: number },
  byModels: string,
): string {
  const bounds = `“${input.description}” goes from ${rangeText(input, room)}`;
  if (!Number.isFinite(value)) return `Not a number. ${bounds}.`;
  const refused = `${textOf(input, value)} is not possible`;
  // Inside the room only the models can say why.
  if (value >= room.least.value && value <= room.most.value) return `${refused}. ${byModels}`;
  const reason = boundText(inputs, changes, room, value < room.least.value ? "least" : "most") ?? byModels;
  return `${refused}: ${bounds}.${reason && ` ${reason}`}`;
}

function numberInput(inputs: RunInputs, name: string) {
  const input = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
  return input && input.unit !== "name" ? { ...input, unit: input.unit } : undefined;
}

function without<T>(record: Readonly<Record<string, T>>, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== name));
}
