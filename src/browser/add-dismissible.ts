/** The reader pressed Escape, pressed outside, or moved the focus outside. */
export type Dismissal = "escape" | "press" | "focus";

type Dismissible = {
  dismiss: (by: Dismissal) => void;
  /** Returns the elements that count as inside. Without it, only Escape dismisses. */
  getParts?: () => readonly (Element | null | undefined)[];
};

/** Everything that is open above the page, in the order in which it was opened. */
const openDismissibles: Dismissible[] = [];

/**
 * Registers something that has opened, and returns a function to call when it has closed. Escape dismisses only what was
 * opened last. A press or the focus dismisses everything that does not contain its target.
 */
export function addDismissible(dismissible: Dismissible): () => void {
  if (openDismissibles.length === 0) changeListeners("addEventListener");
  openDismissibles.push(dismissible);
  return () => {
    const index = openDismissibles.indexOf(dismissible);
    if (index < 0) return;
    openDismissibles.splice(index, 1);
    if (openDismissibles.length === 0) changeListeners("removeEventListener");
  };
}

function changeListeners(change: "addEventListener" | "removeEventListener"): void {
  document[change]("keydown", dismissLast);
  document[change]("pointerdown", dismissOutside);
  document[change]("focusin", dismissOutside);
}

function dismissLast(event: Event): void {
  if (!(event instanceof KeyboardEvent) || event.key !== "Escape") return;
  // This Escape ends a composition, or something inside has used it.
  if (event.isComposing || event.defaultPrevented) return;
  event.preventDefault();
  openDismissibles.at(-1)?.dismiss("escape");
}

function dismissOutside({ target, type }: Event): void {
  if (!(target instanceof Node)) return;
  const by = type === "focusin" ? "focus" : "press";
  for (const { getParts, dismiss } of [...openDismissibles].reverse()) {
    const isInside = (part: Element | null | undefined) =>
      // A press on something that takes no focus moves the focus to its ancestor: the reader has not gone elsewhere.
      part?.contains(target) || (by === "focus" && part && target.contains(part));
    if (getParts && !getParts().some(isInside)) dismiss(by);
  }
}
