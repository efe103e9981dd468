/** The one state of a paper that a reader changes: other inputs of the run. Everything shown is derived from them. */
import { derive } from "../../models/run/derive";
import type { Subject } from "../../models/run/subject";
import { printNumber, type Run, type RunInput, type RunInputs, runValue } from "../run";
import { readLiveAddress, writeLiveAddress } from "./address";
import { domainOf, rounded } from "./domains";

/** The run as far as a paper tells it: what it starts from, and what is derived from that. */
export type LiveRun = { inputs: RunInputs; subjects: readonly Subject[] };

/** Values of inputs that differ from the printed ones, by the inputs' names. */
export type RunChanges = Readonly<Record<string, number>>;

export type LiveState = {
  run: Run;
  changes: RunChanges;
  /** Why the last change was not made, in a sentence. */
  refused?: string;
  /** What figures show beside the run, by their names. */
  views: Readonly<Record<string, string>>;
};

/** Where the state is written down: the query of the page's address. */
export type AddressSync = { read: () => string; write: (search: string) => void };

export type LiveStore = {
  /** What the run starts from as it is printed. */
  readonly inputs: RunInputs;
  /** The run as it is printed. */
  readonly printed: Run;
  getSnapshot: () => LiveState;
  subscribe: (listener: () => void) => () => void;
  /** Refused, with a sentence, where the domain or the models say no; nothing else changes then. */
  change: (name: string, value: number) => void;
  /** These inputs together, or all of them and every view, as printed. Refused as a change is. */
  reset: (names?: readonly string[]) => void;
  /** What a figure shows beside the run; undefined is what it shows at first. */
  view: (figure: string, value?: string) => void;
  /** Reads the address anew, as after Back. */
  follow: () => void;
};

export function createLiveStore(live: LiveRun, address: AddressSync): LiveStore {
  const { inputs } = live;
  const printed = derive(inputs, live.subjects);
  const listeners = new Set<() => void>();
  let state = openState(live, printed, address.read());

  const show = (next: LiveState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const keep = (next: LiveState) => {
    address.write(writeLiveAddress(address.read(), next.changes, next.views));
    show(next);
  };
  const turnTo = (changes: RunChanges) => {
    const outcome = applyChanges(live, changes);
    if ("refused" in outcome) show({ ...state, ...outcome });
    else keep({ ...outcome, views: state.views });
  };

  return {
    inputs,
    printed,
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (name, value) => {
      const refused = refusalOf(inputs, name, value);
      if (refused) show({ ...state, refused });
      else turnTo({ ...state.changes, [name]: value });
    },
    reset: (names) => {
      if (names === undefined) keep({ run: printed, changes: {}, views: {} });
      else turnTo(without(state.changes, names));
    },
    view: (figure, value) => {
      const others = without(state.views, [figure]);
      keep({ ...state, views: value === undefined ? others : { ...others, [figure]: value } });
    },
    follow: () => show(openState(live, printed, address.read())),
  };
}

/** What an address asks for, as far as it can be had, and a sentence on the rest. */
function openState(live: LiveRun, printed: Run, search: string): LiveState {
  const { changes, views, unreadable } = readLiveAddress(search);
  const leftOut = [...unreadable];
  const leaveOut = ({ name, value }: { name: string; value: number }) => leftOut.push(`${name}:${value}`);
  const possible = changes.filter((change) => {
    const refused = refusalOf(live.inputs, change.name, change.value);
    if (refused) leaveOut(change);
    return !refused;
  });
  // Some changes can be made only together, as they were sent; where they cannot be, each that fits those before it.
  const together = applyChanges(live, Object.fromEntries(possible.map(({ name, value }) => [name, value])));
  const kept =
    "refused" in together
      ? possible.reduce<Applied>(
          (before, change) => {
            const outcome = applyChanges(live, { ...before.changes, [change.name]: change.value });
            if (!("refused" in outcome)) return outcome;
            leaveOut(change);
            return before;
          },
          { run: printed, changes: {} },
        )
      : together;
  if (leftOut.length === 0) return { ...kept, views };
  const refused = `The address asks for what the run cannot take, which was left out: ${leftOut.join(", ")}.`;
  return { ...kept, views, refused };
}

type Applied = { run: Run; changes: RunChanges };

/** The run with some of its inputs changed, or the sentence in which the models refuse that. */
function applyChanges({ inputs, subjects }: LiveRun, wanted: RunChanges): Applied | { refused: string } {
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
    return { run: derive({ ...inputs, ...changed }, subjects), changes };
  } catch (error) {
    if (error instanceof RangeError) return { refused: `Not possible. ${error.message}` };
    throw error;
  }
}

/** Why an input cannot have a value, whatever the others are. */
function refusalOf(inputs: RunInputs, name: string, value: number): string | undefined {
  const input = numberInput(inputs, name);
  if (!input) return `The run does not start from a number “${name}”.`;
  const { least, most, unit, description } = domainOf(input);
  if (value >= least && value <= most) return undefined;
  const bounds = `from ${printNumber(least, unit)} to ${runValue({ ...input, value: most }).text}`;
  if (!Number.isFinite(value)) return `Not a number. “${description}” goes ${bounds}.`;
  return `${runValue({ ...input, value }).text} is not possible: “${description}” goes ${bounds}.`;
}

function numberInput(inputs: RunInputs, name: string) {
  const input = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
  return input && input.unit !== "name" ? { ...input, unit: input.unit } : undefined;
}

function without<T>(record: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}
