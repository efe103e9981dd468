/**
 * A paper's text, made to show another run than the printed one.
 *
 * What differs stands in the text with what is printed behind it: that is hidden from sight, and shown in its place on
 * paper (`LivePaper.module.css`).
 */
import { type RefObject, useLayoutEffect, useState } from "react";
import { printBalance, type Run, type RunInput } from "../example/run";
import type { InputName, LedgerName, ValueName } from "../example/run-names";
import { withoutSubscripts } from "../components/Subscripts";
import { domainOf } from "./domains";
import type { LiveState, RunChanges } from "./state";
import type { LiveStore } from "./store";
import { textOf } from "./words";

/** A number that can be changed, in the text. */
export const LIVE_NUMBER = 'data[role="spinbutton"]';

/** A part of the text that shows something of the run. */
type Passage = {
  element: HTMLElement;
  /** Of a value; the amounts of a ledger have no name. */
  name?: string;
  /** What a run has in this place. */
  textIn: (run: Run) => string | undefined;
};

/** Shows a state, and returns in how many passages other than the changed inputs the run differs from print. */
type Show = (state: LiveState) => number;

/** Keeps a paper's text in step with the store, and says how many passages follow from what is changed. */
export function useLiveText(text: RefObject<HTMLElement>, store: LiveStore, state: LiveState): number {
  const [show, setShow] = useState<Show>();
  const [following, setFollowing] = useState(0);

  useLayoutEffect(() => {
    const body = text.current?.querySelector<HTMLElement>("[data-body]");
    if (body) setShow(() => makeTextLive(body, store));
  }, [text, store]);

  useLayoutEffect(() => {
    if (show) setFollowing(show(state));
  }, [show, state]);

  return following;
}

/** Nothing of this is taken back later: another page is another document. */
export function makeTextLive(body: HTMLElement, store: LiveStore): Show {
  const { printed } = store;
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

  return ({ run, changes }) => {
    keepFocusInPlace(() => {
      for (const passage of passages) showPassage(passage, run, printed);
      for (const { element, name, input } of numbers) showNumber(element, name, input, changes);
      for (const box of boxes) showPremises(box, run);
    });
    return passages.filter(
      ({ name, textIn }) => !(name !== undefined && name in changes) && textIn(run) !== textIn(printed),
    ).length;
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
      : "Press ↑ or ↓, or press it and type.",
  });
}

function setAttributes(element: Element, attributes: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}

function valuePassage(element: HTMLElement): Passage {
  const { name, form } = formOf(element);
  return { element, name, textIn: ({ values }) => values[name]?.[form] };
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
      const textIn = ({ ledgers }: Run) => {
        const ledger = ledgers[name];
        const balance = ledger?.steps[step]?.balances[account];
        return ledger && balance !== undefined ? printBalance(balance, ledger.unit) : undefined;
      };
      return { element, textIn };
    }),
  );
}

/** What is printed is known from the printed run, never read from the text, which may show another. */
function showPassage({ element, textIn }: Passage, run: Run, printedRun: Run): void {
  const [now, printed] = [textIn(run), textIn(printedRun)];
  const shown = element.querySelector(".live-now")?.textContent ?? printed;
  if (now === undefined || printed === undefined || now === shown) return;
  if (now === printed) {
    element.textContent = printed;
    element.removeAttribute("data-changed");
    element.removeAttribute("title");
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
