import { type RefObject, useEffect } from "react";
import { numberOf } from "../../run/run";
import type { InputName } from "../../run/run-names";
import { domainOf, KEY_STEPS, stepped } from "./domains";
import { inputNameOf, LIVE_NUMBER } from "./live-text";
import { inRoom } from "./room";
import type { LiveState } from "./state";
import type { LiveStore } from "./store";

/** A number that was pressed, to be typed anew. */
export type PressedNumber = {
  element: HTMLElement;
  name: InputName;
  /** What was typed on it already. */
  typed: string;
  /** Pressed with a finger: a keyboard on the screen comes only when it is asked for. */
  byTouch: boolean;
};

/** A number at which a change was refused, and the state that says why. */
export type RefusedNumber = { element: HTMLElement; state: LiveState };

/** How far a pointer goes before it drags, at most for one step of the value, and for the whole of a domain; CSS px. */
const DRAG_BEGINS = 4;
const DRAG_A_STEP = 4;
const DRAG_A_DOMAIN = 400;
/** How many times as far with the Shift key. */
const FINE = 5;

/**
 * Numbers in a text that are changed where they stand: dragged sideways, finer with Shift, or by the keys of a spin button;
 * pressed, they can be typed. The wheel scrolls on, also over one that has the focus. Each box of the run is one stop for the Tab key, in
 * which ← and → lead from number to number.
 */
export function useNumberGestures(
  text: RefObject<HTMLElement>,
  store: LiveStore,
  onPress: (pressed: PressedNumber) => void,
  onRefuse: (refused: RefusedNumber) => void,
): void {
  useEffect(() => {
    const container = text.current;
    if (!container) return;
    const numbers = numbersOf(store);
    let byTouch = false;
    let dragged = false;

    const press = (element: HTMLElement, typed = "") =>
      onPress({ element, name: inputNameOf(element), typed, byTouch: byTouch && typed === "" });
    /** What is asked of the store at a number is refused there. */
    const ask = (element: HTMLElement, change: (name: InputName) => void) => {
      change(inputNameOf(element));
      const state = store.getSnapshot();
      if (state.refusedAt) onRefuse({ element, state });
    };
    const moveTowards = (element: HTMLElement, value: number) =>
      ask(element, (name) => store.moveTowards(name, value));

    const down = (event: PointerEvent) => {
      const element = numberAt(event.target);
      byTouch = event.pointerType === "touch";
      dragged = false;
      if (!element || event.button !== 0 || !event.isPrimary) return;
      const { name, domain, value: from } = numbers.of(element);
      const pixels = Math.min(DRAG_A_STEP, (DRAG_A_DOMAIN * domain.step) / (domain.most - domain.least));
      let [last, steps, wanted] = [event.clientX, 0, from];
      const move = ({ clientX, clientY, shiftKey }: PointerEvent) => {
        const way = clientX - event.clientX;
        const aside = Math.abs(way) > Math.abs(clientY - event.clientY);
        dragged ||= Math.abs(way) >= DRAG_BEGINS && (aside || !byTouch);
        steps += (clientX - last) / (shiftKey ? FINE * pixels : pixels);
        last = clientX;
        if (!dragged) return;
        wanted = stepped(domain, from, Math.trunc(steps));
        numbers.change(name, inRoom(store.room(name), wanted));
      };
      const cancel = () => {
        if (dragged) numbers.change(name, from);
        stop();
      };
      const end = () => {
        // Only where it ends says why it went no further.
        if (dragged) moveTowards(element, wanted);
        stop();
      };
      const giveUp = ({ key }: KeyboardEvent) => {
        if (key === "Escape") cancel();
      };
      const stop = () => {
        document.removeEventListener("keydown", giveUp);
        element.removeEventListener("pointermove", move);
        element.removeEventListener("pointerup", end);
        element.removeEventListener("pointercancel", cancel);
      };
      element.setPointerCapture(event.pointerId);
      document.addEventListener("keydown", giveUp);
      element.addEventListener("pointermove", move);
      element.addEventListener("pointerup", end);
      element.addEventListener("pointercancel", cancel);
    };
    // In a line of text `touch-action` means nothing: a finger that drags a number is held back from scrolling here.
    const touchMove = (event: TouchEvent) => {
      if (dragged) event.preventDefault();
    };
    const mouseDown = (event: MouseEvent) => {
      const element = numberAt(event.target);
      if (!element) return;
      // A drag changes the number and selects no text; the focus is then ours to give.
      event.preventDefault();
      element.focus({ preventScroll: true });
    };
    const click = ({ target }: MouseEvent) => {
      const element = numberAt(target);
      const endsDrag = dragged;
      // What speaks or reads out clicks without a pointer.
      dragged = false;
      if (element && !endsDrag) press(element);
    };
    const key = (event: KeyboardEvent) => {
      const element = numberAt(event.target);
      if (!element || event.ctrlKey || event.metaKey || event.altKey) return;
      const { name, domain, value, changed } = numbers.of(element);
      const steps = KEY_STEPS[event.key];
      if (steps !== undefined) moveTowards(element, stepped(domain, value, steps));
      else if (event.key === "ArrowLeft" || event.key === "ArrowRight") walk(element, event.key);
      else if (/^(?:Delete|Backspace)$/.test(event.key) && changed)
        moveTowards(element, numberOf(store.inputs, name));
      else if (/^(?:Enter| )$/.test(event.key)) press(element);
      else if (/^[\d.]$/.test(event.key)) press(element, event.key);
      else return;
      event.preventDefault();
    };
    const focusIn = ({ target }: FocusEvent) => {
      const element = numberAt(target);
      if (!element) return;
      for (const other of numbersBeside(element)) other.tabIndex = other === element ? 0 : -1;
      const { least, most } = store.room(inputNameOf(element));
      element.setAttribute("aria-valuemin", String(least.value));
      element.setAttribute("aria-valuemax", String(most.value));
    };

    const all = container.querySelectorAll<HTMLElement>(LIVE_NUMBER);
    for (const element of all) element.addEventListener("touchmove", touchMove, { passive: false });
    container.addEventListener("pointerdown", down);
    container.addEventListener("mousedown", mouseDown);
    container.addEventListener("click", click);
    container.addEventListener("keydown", key);
    container.addEventListener("focusin", focusIn);
    return () => {
      for (const element of all) element.removeEventListener("touchmove", touchMove);
      container.removeEventListener("pointerdown", down);
      container.removeEventListener("mousedown", mouseDown);
      container.removeEventListener("click", click);
      container.removeEventListener("keydown", key);
      container.removeEventListener("focusin", focusIn);
    };
  }, [text, store, onPress, onRefuse]);
}

/** The store's inputs as numbers in the text know them. */
function numbersOf(store: LiveStore) {
  return {
    of: (element: HTMLElement) => {
      const name = inputNameOf(element);
      const input = store.inputs[name];
      if (!input) throw new RangeError(`The run has no input "${name}".`);
      const { changes, run } = store.getSnapshot();
      return { name, domain: domainOf(input), value: numberOf(run.values, name), changed: name in changes };
    },
    change: (name: InputName, value: number) => {
      if (value !== numberOf(store.getSnapshot().run.values, name)) store.change(name, value);
    },
  };
}

function numberAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(LIVE_NUMBER) : null;
}

/** All numbers of the same box, in their order. */
function numbersBeside(element: HTMLElement): HTMLElement[] {
  return [...(element.closest(".run")?.querySelectorAll<HTMLElement>(LIVE_NUMBER) ?? [])];
}

function walk(element: HTMLElement, key: "ArrowLeft" | "ArrowRight"): void {
  const all = numbersBeside(element);
  all[all.indexOf(element) + (key === "ArrowRight" ? 1 : -1)]?.focus();
}
