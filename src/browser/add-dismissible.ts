/** How a reader closes something open: Escape, a press beside it, or the focus elsewhere. */
export type Dismissal = "escape" | "press" | "focus";

export type Dismissible = {
  dismiss: (by: Dismissal) => void;
  /** Its elements on the screen. Left out, only Escape dismisses it. */
  parts?: () => readonly (Element | null | undefined)[];
};

/** What is open above the page, the last opened last. */
const open: Dismissible[] = [];

/**
 * Call it when something opens, and the returned function when that has closed. Escape dismisses only what was opened
 * last; a press or the focus dismisses everything that does not contain its target.
 */
export function addDismissible(thing: Dismissible): () => void {
  if (open.length === 0) listen("addEventListener");
  open.push(thing);
  return () => {
    const index = open.indexOf(thing);
    if (index < 0) return;
    open.splice(index, 1);
    if (open.length === 0) listen("removeEventListener");
  };
}

function listen(change: "addEventListener" | "removeEventListener"): void {
  document[change]("keydown", pressKey);
  document[change]("pointerdown", leave);
  document[change]("focusin", leave);
}

function pressKey(event: Event): void {
  if (!(event instanceof KeyboardEvent) || event.key !== "Escape") return;
  // Escape that ends a composition, or that something inside has used, dismisses nothing.
  if (event.isComposing || event.defaultPrevented) return;
  event.preventDefault();
  open.at(-1)?.dismiss("escape");
}

function leave({ target, type }: Event): void {
  if (!(target instanceof Node)) return;
  const by = type === "focusin" ? "focus" : "press";
  for (const { parts, dismiss } of [...open].reverse()) {
    const isPart = (part: Element | null | undefined) =>
      // A press on something that takes no focus gives the focus to its ancestor: it has not gone elsewhere.
      part?.contains(target) || (by === "focus" && part && target.contains(part));
    if (parts && !parts().some(isPart)) dismiss(by);
  }
}
