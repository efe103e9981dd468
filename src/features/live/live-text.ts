/**
 * A paper's text, made to show another run than the printed one.
 *
 * What differs stands in the text with what is printed behind it: that is hidden from sight, and shown in its place on
 * paper (`LivePaper.module.css`).
 */
import { type RefObject, useLayoutEffect, useState } from "react";
import { printBalance, type Run, type RunInput } from "../../run/run";
import type { InputName, LedgerName, ValueName } from "../../run/run-names";
import { openAround } from "../../ui/open-around";
import { withoutSubscripts } from "../../ui/Subscripts";
import { domainOf } from "./domains";
import type { LiveState, RunChanges } from "./state";
import type { LiveStore } from "./store";
import { textOf } from "./words";

/** A number that can be changed, in the text. */
export const LIVE_NUMBER = 'data[role="spinbutton"]';

const CLOSED_FOLD = "details:not([open])";

/** A part of the text that shows something of the run. */
type Passage = {
  element: HTMLElement;
  /** Of a value; the amounts of a ledger have no name. */
  name?: string;
  printed: string;
  shown: string;
  now: (run: Run) => string;
};

export type LiveText = {
  /** Shows a state, and returns in how many passages other than the changed inputs the run differs from print. */
  show: (state: LiveState) => number;
  /**
   * Goes to the next of these passages, after the last one after the first, and says where that is and what it shows: to
   * begin with, to the first below what can be seen.
   */
  next: () => string;
};

/** Keeps a paper's text in step with the store: how many passages follow from what is changed, and the way to the next. */
export function useLiveText(
  text: RefObject<HTMLElement>,
  store: LiveStore,
  state: LiveState,
): { following: number; next: () => string } {
  const [live, setLive] = useState<LiveText>();
  const [following, setFollowing] = useState(0);

  useLayoutEffect(() => {
    const body = text.current?.querySelector<HTMLElement>("[data-body]");
    if (body) setLive(makeTextLive(body, store));
  }, [text, store]);

  useLayoutEffect(() => {
    if (live) setFollowing(live.show(state));
  }, [live, state]);

  return { following, next: () => live?.next() ?? "" };
}

/** Nothing of this is taken back later: another page is another document. */
export function makeTextLive(body: HTMLElement, store: LiveStore): LiveText {
  const values = [...body.querySelectorAll<HTMLElement>("[data-name]")];
  const passages = [
    ...values.map(valuePassage),
    ...[...body.querySelectorAll<HTMLElement>("table[data-ledger]")].flatMap(ledgerPassages),
  ];
  const numbers = values.flatMap((element) => {
    const name = inputNameOf(element);
    const input = store.inputs[name];
    return input && input.unit !== "name" ? [{ element, name, input }] : [];
  });
  const boxes = [...body.querySelectorAll<HTMLElement>("[data-premise]")];
  for (const { element, input } of numbers) makeSpinButton(element, input);
  for (const box of body.querySelectorAll(".run"))
    box.querySelector(LIVE_NUMBER)?.setAttribute("tabindex", "0");
  numbers[0]?.element.closest(".run")?.setAttribute("data-how", "");
  body.dataset.live = "";
  if (numbers[0]) nudgeOnce(numbers[0].element);

  const following = () => {
    const { changes } = store.getSnapshot();
    return passages.filter(
      ({ name, shown, printed }) => !(name !== undefined && name in changes) && shown !== printed,
    );
  };
  return {
    show: ({ run, changes }) => {
      keepFocusInPlace(() => {
        for (const passage of passages) showPassage(passage, run);
        for (const { element, name, input } of numbers) showNumber(element, name, input, changes);
        for (const box of boxes) showPremises(box, run);
      });
      return following().length;
    },
    next: () => {
      const counted = following();
      const all = counted.filter(({ element }) => isShown(element));
      const last = all.findIndex(({ element }) => element.dataset.here !== undefined);
      const isBelow = ({ element }: Passage) => element.getBoundingClientRect().top >= window.innerHeight;
      const passage = all[last >= 0 ? (last + 1) % all.length : Math.max(0, all.findIndex(isBelow))];
      body.querySelector("[data-here]")?.removeAttribute("data-here");
      if (!passage) return "";
      const { element, shown, printed } = passage;
      element.dataset.here = "";
      openAround(element);
      element.scrollIntoView({ block: "center" });
      const title = element.closest("section")?.querySelector("h2, h3, h4")?.textContent;
      return `${counted.indexOf(passage) + 1} of ${counted.length}${title ? `, in “${title}”` : ""}: ${shown}, printed ${printed}.`;
    },
  };
}

/** The input that a number in the text shows. */
export function inputNameOf(number: HTMLElement): InputName {
  return formOf(number).name as InputName;
}

/**
 * Scrolls so that a focused control of a figure stays where it is in the window when the text above it grows. Browsers
 * anchor the scroll to the top of the window, which may be above that text.
 */
function keepFocusInPlace(change: () => void): void {
  const focused = document.activeElement?.closest(".figure-controls") ? document.activeElement : null;
  const before = focused?.getBoundingClientRect().top ?? 0;
  change();
  const by = focused ? focused.getBoundingClientRect().top - before : 0;
  if (Math.abs(by) >= 1) window.scrollBy({ top: by, behavior: "instant" });
}

/** Whether `next` can go to a passage. It opens a closed fold around it. */
function isShown(element: HTMLElement): boolean {
  return (element.checkVisibility?.() ?? true) || element.closest(CLOSED_FOLD) !== null;
}

/** Marks a number once, when all of it is in view. Its style moves it a little, which shows that it can be dragged. */
function nudgeOnce(number: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      number.dataset.nudge = "";
    },
    { threshold: 1 },
  );
  observer.observe(number);
}

function makeSpinButton(number: HTMLElement, input: RunInput): void {
  const { least, most, description } = domainOf(input);
  setAttributes(number, {
    role: "spinbutton",
    tabindex: -1,
    "aria-label": withoutSubscripts(description),
    "aria-valuemin": least,
    "aria-valuemax": most,
  });
}

function showNumber(number: HTMLElement, name: string, input: RunInput, changes: RunChanges): void {
  const isChanged = name in changes;
  const value = changes[name] ?? input.value;
  setAttributes(number, {
    "aria-valuenow": value,
    "aria-valuetext": textOf(input, value) + (isChanged ? `, printed ${textOf(input)}` : ""),
    title: isChanged
      ? `Printed: ${textOf(input)}. Delete goes back to it.`
      : "Drag it, press ↑ or ↓, or press it and type.",
  });
}

function setAttributes(element: Element, attributes: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}

function valuePassage(element: HTMLElement): Passage {
  const { name, form } = formOf(element);
  const printed = element.textContent ?? "";
  return { element, name, printed, shown: printed, now: ({ values }) => values[name]?.[form] ?? printed };
}

/** The name of a value, and which of its forms stands in the text. */
function formOf({ dataset }: HTMLElement): { name: ValueName; form: "text" | "number" } {
  const name = dataset.name ?? "";
  const plain = name.replace(/\.number$/, "");
  return { name: plain as ValueName, form: plain === name ? "text" : "number" };
}

function ledgerPassages(table: HTMLElement): Passage[] {
  const name = table.dataset.ledger as LedgerName;
  return [...table.querySelectorAll("tbody tr")].flatMap((row, step) =>
    [...row.querySelectorAll<HTMLElement>("td")].slice(1).map((element, account): Passage => {
      const printed = element.textContent ?? "";
      const now = ({ ledgers }: Run) => {
        const ledger = ledgers[name];
        const balance = ledger?.steps[step]?.balances[account];
        return ledger && balance !== undefined ? printBalance(balance, ledger.unit) : printed;
      };
      return { element, printed, shown: printed, now };
    }),
  );
}

function showPassage(passage: Passage, run: Run): void {
  const { element, printed } = passage;
  const now = passage.now(run);
  if (now === passage.shown) return;
  passage.shown = now;
  if (now === printed) {
    element.textContent = printed;
    for (const name of ["data-changed", "data-here", "title"]) element.removeAttribute(name);
    return;
  }
  element.dataset.changed = "";
  element.title = `Printed: ${printed}`;
  element.replaceChildren(span("live-now", now), span("live-printed", printed));
}

function span(className: string, text: string): HTMLElement {
  return Object.assign(document.createElement("span"), { className, textContent: text });
}

/** Says at the top of a box that the changed numbers break a premise of what it tells. */
function showPremises(box: HTMLElement, { premises }: Run): void {
  const [because] = (box.dataset.premise ?? "").split(" ").flatMap((name) => {
    const premise = premises[name];
    return premise && !premise.holds ? [premise.because] : [];
  });
  const note = box.querySelector(".run-premise");
  if (because === undefined) {
    note?.remove();
    return;
  }
  const text = `Written for the printed run: with these numbers, ${because}.`;
  if (note) {
    if (note.textContent !== text) note.textContent = text;
    return;
  }
  const paragraph = Object.assign(document.createElement("p"), {
    className: "run-premise",
    textContent: text,
  });
  // As a sibling of the box's paragraphs it would make the browser style all of them again.
  box.querySelector(".run-label")?.append(paragraph);
}
