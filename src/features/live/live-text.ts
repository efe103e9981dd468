/**
 * A paper's text, made to show another run than the printed one.
 *
 * What differs stands in the text with what is printed behind it: that is hidden from sight, and shown in its place on
 * paper (`LivePaper.module.css`).
 */

import { printBalance, type Run } from "../../run/run";
import type { InputName, LedgerName, ValueName } from "../../run/run-names";
import { openAround } from "../../ui/open-around";
import { domainOf } from "./domains";
import type { LiveState, RunChanges } from "./state";
import type { LiveStore } from "./store";
import { textOf } from "./words";

/** A number that can be changed, in the text. */
export const LIVE_NUMBER = 'data[role="spinbutton"]';

const CLOSED_FOLD = "details:not([open])";

/** What nobody sees follows when the reader has paused for so long: milliseconds. */
export const PAUSE = 100;
/** What nobody sees is further from the window than this. */
const NEAR = "50%";

/** A place in the text that shows something of the run. */
type Place = {
  element: HTMLElement;
  /** Of a value; a ledger's amounts have none. */
  name?: string;
  printed: string;
  shown: string;
  now: (run: Run) => string;
};

export type LiveText = {
  /** Shows a state, and returns at how many places other than those of the changed inputs the run differs from print. */
  show: (state: LiveState) => number;
  /**
   * Goes to the next of these places, after the last one after the first, and says where that is and what it shows: to begin
   * with, to the first below what can be seen.
   */
  next: () => string;
  /** The text as it was served. */
  restore: () => void;
};

export function makeTextLive(body: HTMLElement, store: LiveStore): LiveText {
  const values = [...body.querySelectorAll<HTMLElement>("[data-name]")];
  const valuePlaces = values.map(valuePlace);
  const places = [...valuePlaces, ...[...body.querySelectorAll("table[data-ledger]")].flatMap(ledgerPlaces)];
  const numbers = values.flatMap((element) => {
    const [name] = nameOf(element);
    const input = store.inputs[name];
    return input && input.unit !== "name"
      ? [{ element, name, input, served: element.getAttributeNames() }]
      : [];
  });
  const boxes = [...body.querySelectorAll<HTMLElement>("[data-premise]")];

  for (const { element, input } of numbers) {
    const { least, most, description } = domainOf(input);
    const attributes = {
      role: "spinbutton",
      tabindex: "-1",
      "aria-label": description,
      "aria-valuemin": String(least),
      "aria-valuemax": String(most),
    };
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  }
  for (const box of body.querySelectorAll(".run"))
    box.querySelector(LIVE_NUMBER)?.setAttribute("tabindex", "0");
  numbers[0]?.element.closest(".run")?.setAttribute("data-how", "");
  body.dataset.live = "";

  const far = new Set<Element | null>();
  const sections = places.map(({ element }) => element.closest("section"));
  const catchUp = (from: (section: Element | null) => boolean) => {
    const { run } = store.getSnapshot();
    places.forEach((place, index) => {
      if (from(sections[index] ?? null)) showPlace(place, run);
    });
  };
  const stopWatching = watchSections(body, far, (section) => catchUp((other) => other === section));
  const stopNudging = nudgeOnce(numbers[0]?.element);
  const following = () => {
    const { run, changes } = store.getSnapshot();
    return places.filter(
      ({ name, now, printed }) => !(name !== undefined && name in changes) && now(run) !== printed,
    );
  };
  let timer = 0;
  let shown: RunChanges | undefined;
  return {
    show: ({ run, changes }) => {
      const keepInPlace = holdFocus();
      catchUp((section) => !far.has(section));
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        const keepInPlace = holdFocus();
        catchUp(() => true);
        keepInPlace();
      }, PAUSE);
      for (const { element, name, input } of numbers) {
        if (shown && shown[name] === changes[name]) continue;
        const value = changes[name] ?? input.value;
        const printed = name in changes ? `, printed ${textOf(input)}` : "";
        element.setAttribute("aria-valuenow", String(value));
        element.setAttribute("aria-valuetext", textOf(input, value) + printed);
        element.title =
          name in changes
            ? `Printed: ${textOf(input)}. Delete goes back to it.`
            : "Drag it, press ↑ or ↓, or press it and type.";
      }
      shown = changes;
      for (const box of boxes) showPremises(box, run);
      keepInPlace();
      return following().length;
    },
    next: () => {
      catchUp(() => true);
      const counted = following();
      const all = counted.filter(({ element }) => isShown(element));
      const last = all.findIndex(({ element }) => element.dataset.here !== undefined);
      const isBelow = ({ element }: Place) => element.getBoundingClientRect().top >= window.innerHeight;
      const position = last >= 0 ? (last + 1) % all.length : Math.max(0, all.findIndex(isBelow));
      const place = all[position];
      leaveHere(body);
      if (!place) return "";
      const { element, shown, printed } = place;
      element.dataset.here = "";
      openAround(element);
      element.scrollIntoView({ block: "center" });
      const title = element.closest("section")?.querySelector("h2, h3, h4")?.textContent;
      return `${counted.indexOf(place) + 1} of ${counted.length}${title ? `, in “${title}”` : ""}: ${shown}, printed ${printed}.`;
    },
    restore: () => {
      stopWatching();
      stopNudging();
      leaveHere(body);
      window.clearTimeout(timer);
      for (const { element, printed } of places) {
        element.textContent = printed;
        delete element.dataset.changed;
        element.removeAttribute("title");
      }
      for (const { element, served } of numbers) {
        for (const attribute of element.getAttributeNames())
          if (!served.includes(attribute)) element.removeAttribute(attribute);
      }
      for (const box of boxes) box.querySelector(".run-premise")?.remove();
      body.querySelector("[data-how]")?.removeAttribute("data-how");
      delete body.dataset.live;
    },
  };
}

/**
 * What has the focus in a figure's controls stays where it is in the window when what is returned is called, whatever the
 * text has come to take above it by then: browsers hold what is read, which may be above that.
 */
function holdFocus(): () => void {
  const held = document.activeElement?.closest(".figure-controls") ? document.activeElement : null;
  const before = held?.getBoundingClientRect().top ?? 0;
  return () => {
    const by = held ? held.getBoundingClientRect().top - before : 0;
    if (Math.abs(by) >= 1) window.scrollBy({ top: by, behavior: "instant" });
  };
}

/** Keeps a list of the sections that the reader is far from, and says when one comes near. */
function watchSections(
  body: HTMLElement,
  far: Set<Element | null>,
  onNear: (section: Element) => void,
): () => void {
  if (typeof IntersectionObserver === "undefined") return () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) far.add(target);
        else if (far.delete(target)) onNear(target);
      }
    },
    { rootMargin: NEAR },
  );
  for (const section of body.querySelectorAll("section")) observer.observe(section);
  return () => observer.disconnect();
}

/** Whether a place can be gone to: what a fold hides can, for the way there opens it. */
function isShown(element: HTMLElement): boolean {
  return (element.checkVisibility?.() ?? true) || element.closest(CLOSED_FOLD) !== null;
}

/** Marks a number when all of it has come into view, and never again: its style moves it, which shows that it can be. */
function nudgeOnce(number: HTMLElement | undefined): () => void {
  if (!number || typeof IntersectionObserver === "undefined") return () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      number.dataset.nudge = "";
    },
    { threshold: 1 },
  );
  observer.observe(number);
  return () => observer.disconnect();
}

function leaveHere(body: HTMLElement): void {
  const here = body.querySelector<HTMLElement>("[data-here]");
  if (here) delete here.dataset.here;
}

function valuePlace(element: HTMLElement): Place {
  const [name, form] = nameOf(element);
  const printed = element.textContent ?? "";
  return { element, name, printed, shown: printed, now: ({ values }) => values[name]?.[form] ?? printed };
}

/** The name of a value, and which of its forms stands in the text. */
function nameOf({ dataset }: HTMLElement): [name: ValueName, form: "text" | "number"] {
  const name = dataset.name ?? "";
  const plain = name.replace(/\.number$/, "");
  return [plain as ValueName, plain === name ? "text" : "number"];
}

/** The input that a number in the text shows. */
export function inputNameOf(number: HTMLElement): InputName {
  return nameOf(number)[0] as InputName;
}

function ledgerPlaces(table: Element): Place[] {
  const name = (table as HTMLElement).dataset.ledger as LedgerName;
  return [...table.querySelectorAll("tbody tr")].flatMap((row, step) =>
    [...row.querySelectorAll<HTMLElement>("td")].slice(1).map((element, account): Place => {
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

function showPlace(place: Place, run: Run): void {
  const { element, printed } = place;
  const now = place.now(run);
  if (now === place.shown) return;
  place.shown = now;
  if (now === printed) {
    element.textContent = printed;
    delete element.dataset.changed;
    delete element.dataset.here;
    element.removeAttribute("title");
    return;
  }
  if (element.dataset.changed !== undefined && element.firstElementChild) {
    element.firstElementChild.textContent = now;
    return;
  }
  element.dataset.changed = "";
  element.title = `Printed: ${printed}`;
  element.replaceChildren(span("live-now", now), span("live-printed", printed));
}

function span(className: string, text: string): HTMLElement {
  const element = document.createElement("span");
  element.className = className;
  element.textContent = text;
  return element;
}

/** A box that takes for granted what the numbers no longer give says so, above what it tells. */
function showPremises(box: HTMLElement, { premises }: Run): void {
  const objections = (box.dataset.premise ?? "").split(" ").flatMap((name) => {
    const premise = premises[name];
    return premise && !premise.holds ? [premise.because] : [];
  });
  const note = box.querySelector(".run-premise");
  const [because] = objections;
  if (because === undefined) note?.remove();
  else {
    const text = `Written for the printed run: with these numbers, ${because}.`;
    if (note?.textContent === text) return;
    note?.remove();
    const paragraph = document.createElement("p");
    paragraph.className = "run-premise";
    paragraph.textContent = text;
    // Beside the box's paragraphs it would have the browser style them all anew.
    box.querySelector(".run-label")?.append(paragraph);
  }
}
