import { type RefObject, useEffect } from "react";
import { domainOf, KEY_STEPS, stepped } from "../lib/live/domains";
import { LIVE_NUMBER, nameOf } from "../lib/live/live-text";
import type { LiveStore } from "../lib/live/store";
import { numberOf } from "../lib/run";

/** A number that was pressed, to be typed anew. */
export type PressedNumber = {
  element: HTMLElement;
  name: string;
  /** What was typed on it already. */
  typed: string;
  /** Pressed with a finger: a keyboard on the screen comes only when it is asked for. */
  byTouch: boolean;
};

/** How far a pointer goes before it drags, and for one step of the value; CSS px. */
const DRAG_BEGINS = 4;
const DRAG_A_STEP = 4;

/**
 * Numbers in a text that are changed where they stand: dragged sideways or by the keys of a spin button; pressed, they can
 * be typed. The wheel scrolls on, also over one that has the focus. Each box of the run is one stop for the Tab key, in
 * which ← and → lead from number to number.
 */
export function useNumberGestures(
  text: RefObject<HTMLElement>,
  store: LiveStore,
  onPress: (pressed: PressedNumber) => void,
): void {
  useEffect(() => {
    const container = text.current;
    if (!container) return;
    const numbers = numbersOf(store);
    let byTouch = false;
    let dragged = false;

    const press = (element: HTMLElement, typed = "") =>
      onPress({ element, name: nameOf(element)[0], typed, byTouch: byTouch && typed === "" });

    const down = (event: PointerEvent) => {
      const element = numberAt(event.target);
      byTouch = event.pointerType === "touch";
      dragged = false;
      if (!element || event.button !== 0 || !event.isPrimary) return;
      const { name, domain, value: from } = numbers.of(element);
      const move = ({ clientX, clientY }: PointerEvent) => {
        const way = clientX - event.clientX;
        const aside = Math.abs(way) > Math.abs(clientY - event.clientY);
        dragged ||= Math.abs(way) >= DRAG_BEGINS && (aside || !byTouch);
        if (dragged) numbers.change(name, stepped(domain, from, Math.trunc(way / DRAG_A_STEP)));
      };
      const cancel = () => {
        if (dragged) numbers.change(name, from);
        stop();
      };
      const stop = () => {
        element.removeEventListener("pointermove", move);
        element.removeEventListener("pointerup", stop);
        element.removeEventListener("pointercancel", cancel);
      };
      element.setPointerCapture(event.pointerId);
      element.addEventListener("pointermove", move);
      element.addEventListener("pointerup", stop);
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
      if (steps !== undefined) numbers.change(name, stepped(domain, value, steps));
      else if (event.key === "ArrowLeft" || event.key === "ArrowRight") walk(element, event.key);
      else if (/^(?:Escape|Delete|Backspace)$/.test(event.key) && changed) store.reset([name]);
      else if (/^(?:Enter| )$/.test(event.key)) press(element);
      else if (/^[\d.]$/.test(event.key)) press(element, event.key);
      else return;
      event.preventDefault();
    };
    const focusIn = ({ target }: FocusEvent) => {
      const element = numberAt(target);
      if (!element) return;
      for (const other of numbersBeside(element)) other.tabIndex = other === element ? 0 : -1;
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
  }, [text, store, onPress]);
}

/** The store's inputs as numbers in the text know them. */
function numbersOf(store: LiveStore) {
  return {
    of: (element: HTMLElement) => {
      const [name] = nameOf(element);
      const input = store.inputs[name];
      if (!input) throw new RangeError(`The run has no input "${name}".`);
      const { changes, run } = store.getSnapshot();
      return {
        name,
        domain: domainOf(input),
        value: numberOf(run.values, name),
        changed: name in changes,
      };
    },
    change: (name: string, value: number) => {
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
