/** Classes of what a paper's page shows beside its text, by what it is. Each reader of the page says which of these it leaves out. */

/** Ways to other places of the page, what opens a card, and the controls of live figures: the page alone has a use for them. */
export const PAGE_ONLY: readonly string[] = [
  ...["heading-link", "formula-symbols", "backlinks", "card-summary"],
  ...["figure-controls", "figure-task", "run-attack"],
];

/** Numbers of works and of notes. */
export const NUMBERS: readonly string[] = ["citation", "note-reference", "note-number"];

/** Drawings, which have words of their own. */
export const DRAWING = "figure-drawing";
