import { type RefObject, useEffect } from "react";
import { numberOf } from "../example/run";
import type { InputName } from "../example/run-names";
import { domainOf, inputOf, stepped } from "./domains";
import { inputNameOf, LIVE_NUMBER } from "./show-in-text";
import type { LiveStore } from "./store";

/** A number that was pressed, to be typed anew. */
export type PressedNumber = {
  element: HTMLElement;
  name: InputName;
  /** What was typed on it already. */
  typed: string;
  /** The field takes the focus. Not for a finger: a keyboard on the screen comes only when it is asked for. */
  isFocused: boolean;
};

/** How many steps the keys of a spin button take. */
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * Numbers in a text that are changed where they stand, by the keys of a spin button; pressed, they can be typed. Each box of
 * the run is one stop for the Tab key, in which ← and → lead from number to number.
 */
export function useNumberKeys(
  text: RefObject<HTMLElement>,
  store: LiveStore,
  onPress: (pressed: PressedNumber) => void,
): void {
  useEffect(() => {
    const container = text.current;
    if (!container) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let byTouch = false;

    const press = (element: HTMLElement, typed = "", isFocused = !byTouch) =>
      onPress({ element, name: inputNameOf(element), typed, isFocused });
    /** What is refused is said in the number's editor, which leaves the focus on the number. */
    const moveTowards = (element: HTMLElement, value: number) => {
      store.moveTowards(inputNameOf(element), value);
      if (store.getSnapshot().refusal?.name) press(element, "", false);
    };

    const down = ({ pointerType }: PointerEvent) => {
      byTouch = pointerType === "touch";
    };
    const click = ({ target }: MouseEvent) => {
      const element = numberAt(target);
      if (element) press(element);
    };
    const key = (event: KeyboardEvent) => {
      const element = numberAt(event.target);
      if (!element || event.ctrlKey || event.metaKey || event.altKey) return;
      const name = inputNameOf(element);
      const { run, changes } = store.getSnapshot();
      const steps = KEY_STEPS[event.key];
      if (steps !== undefined) {
        const domain = domainOf(inputOf(store.inputs, name));
        moveTowards(element, stepped(domain, numberOf(run.values, name), steps));
      } else if (event.key === "ArrowLeft" || event.key === "ArrowRight") walk(element, event.key);
      else if (/^(?:Delete|Backspace)$/.test(event.key) && name in changes)
        moveTowards(element, numberOf(store.inputs, name));
      else if (/^(?:Enter| )$/.test(event.key)) press(element, "", true);
      else if (/^[\d.]$/.test(event.key)) press(element, event.key, true);
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

    container.addEventListener("pointerdown", down, { signal });
    container.addEventListener("click", click, { signal });
    container.addEventListener("keydown", key, { signal });
    container.addEventListener("focusin", focusIn, { signal });
    return () => listeners.abort();
  }, [text, store, onPress]);
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
