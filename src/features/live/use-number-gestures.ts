import { type RefObject, useEffect } from "react";
import { numberOf } from "../../run/run";
import type { InputName } from "../../run/run-names";
import { inRoom } from "./allowed-range";
import { domainOf, inputOf, stepped } from "./domains";
import { inputNameOf, LIVE_NUMBER } from "./live-text";
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

/** How many steps the keys of a spin button take. */
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** How far a pointer goes before it drags, at most for one step of the value, and for the whole of a domain; CSS px. */
const DRAG_BEGINS = 4;
const DRAG_A_STEP = 4;
const DRAG_A_DOMAIN = 400;
/** How many times as far with the Shift key. */
const FINE = 5;

/**
 * Numbers in a text that are changed where they stand: dragged sideways, finer with Shift, or by the keys of a spin button;
 * pressed, they can be typed. Each box of the run is one stop for the Tab key, in which ← and → lead from number to number.
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
    const listeners = new AbortController();
    const { signal } = listeners;
    let byTouch = false;
    let dragged = false;

    const read = (element: HTMLElement) => {
      const name = inputNameOf(element);
      const value = numberOf(store.getSnapshot().run.values, name);
      return { name, domain: domainOf(inputOf(store.inputs, name)), value };
    };
    const press = (element: HTMLElement, typed = "") =>
      onPress({ element, name: inputNameOf(element), typed, byTouch: byTouch && typed === "" });
    /** A refusal is shown at the number where the change was asked for. */
    const moveTowards = (element: HTMLElement, value: number) => {
      store.moveTowards(inputNameOf(element), value);
      const state = store.getSnapshot();
      if (state.refusal?.name) onRefuse({ element, state });
    };

    const down = (event: PointerEvent) => {
      const element = numberAt(event.target);
      byTouch = event.pointerType === "touch";
      dragged = false;
      if (!element || event.button !== 0 || !event.isPrimary) return;
      const { name, domain, value: from } = read(element);
      const pixels = Math.min(DRAG_A_STEP, (DRAG_A_DOMAIN * domain.step) / (domain.most - domain.least));
      const drag = new AbortController();
      let [last, steps, wanted] = [event.clientX, 0, from];
      const change = (value: number) => {
        if (value !== read(element).value) store.change(name, value);
      };
      const move = ({ clientX, clientY, shiftKey }: PointerEvent) => {
        const way = clientX - event.clientX;
        const aside = Math.abs(way) > Math.abs(clientY - event.clientY);
        dragged ||= Math.abs(way) >= DRAG_BEGINS && (aside || !byTouch);
        steps += (clientX - last) / (shiftKey ? FINE * pixels : pixels);
        last = clientX;
        if (!dragged) return;
        wanted = stepped(domain, from, Math.trunc(steps));
        change(inRoom(store.room(name), wanted));
      };
      const cancel = () => {
        if (dragged) change(from);
        drag.abort();
      };
      const end = () => {
        // Only the end of the drag says why it went no further.
        if (dragged) moveTowards(element, wanted);
        drag.abort();
      };
      const giveUp = ({ key }: KeyboardEvent) => {
        if (key === "Escape") cancel();
      };
      element.setPointerCapture(event.pointerId);
      // Before the store takes the key for the end of a step.
      window.addEventListener("keydown", giveUp, { capture: true, signal: drag.signal });
      element.addEventListener("pointermove", move, { signal: drag.signal });
      element.addEventListener("pointerup", end, { signal: drag.signal });
      element.addEventListener("pointercancel", cancel, { signal: drag.signal });
    };
    // In a line of text `touch-action` means nothing: a finger that drags a number is held back from scrolling here.
    const touchMove = (event: TouchEvent) => {
      if (dragged) event.preventDefault();
    };
    const mouseDown = (event: MouseEvent) => {
      const element = numberAt(event.target);
      if (!element) return;
      // A drag must not select text. That takes the focus away too, so it is set here.
      event.preventDefault();
      element.focus({ preventScroll: true });
    };
    const click = ({ target }: MouseEvent) => {
      const element = numberAt(target);
      const endsDrag = dragged;
      // A screen reader or a voice clicks without a pointer.
      dragged = false;
      if (element && !endsDrag) press(element);
    };
    const key = (event: KeyboardEvent) => {
      const element = numberAt(event.target);
      if (!element || event.ctrlKey || event.metaKey || event.altKey) return;
      const { name, domain, value } = read(element);
      const steps = KEY_STEPS[event.key];
      if (steps !== undefined) moveTowards(element, stepped(domain, value, steps));
      else if (event.key === "ArrowLeft" || event.key === "ArrowRight") walk(element, event.key);
      else if (/^(?:Delete|Backspace)$/.test(event.key) && name in store.getSnapshot().changes)
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

    for (const element of container.querySelectorAll<HTMLElement>(LIVE_NUMBER))
      element.addEventListener("touchmove", touchMove, { passive: false, signal });
    container.addEventListener("pointerdown", down, { signal });
    container.addEventListener("mousedown", mouseDown, { signal });
    container.addEventListener("click", click, { signal });
    container.addEventListener("keydown", key, { signal });
    container.addEventListener("focusin", focusIn, { signal });
    return () => listeners.abort();
  }, [text, store, onPress, onRefuse]);
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
