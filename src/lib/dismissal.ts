/** What a reader does to be rid of something open: Escape, a press beside it, or taking the focus elsewhere. */
export type Dismissal = "escape" | "press" | "focus";

export type Dismissible = {
  dismiss: (by: Dismissal) => void;
  /** What it consists of on the screen. Left out, only Escape dismisses it. */
  parts?: () => readonly (Element | null | undefined)[];
};

/** What is open above the page, the last opened last. */
const open: Dismissible[] = [];

/**
 * Tells that something has opened, and returns what to call once it is closed.
 *
 * Escape dismisses what was opened last and nothing else; a press or the focus somewhere dismisses all that it is not
 * a part of.
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
  // Escape that ends the writing of a character, or that something inside has used, dismisses nothing more.
  if (event.isComposing || event.defaultPrevented) return;
  event.preventDefault();
  open.at(-1)?.dismiss("escape");
}

function leave({ target, type }: Event): void {
  if (!(target instanceof Node)) return;
  const by = type === "focusin" ? "focus" : "press";
  for (const { parts, dismiss } of [...open].reverse()) {
    const isPart = (part: Element | null | undefined) =>
      // A press on what takes no focus gives it to what that stands in: it has not gone elsewhere.
      part?.contains(target) || (by === "focus" && part && target.contains(part));
    if (parts && !parts().some(isPart)) dismiss(by);
  }
}
