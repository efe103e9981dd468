import { CHANGES_TITLE } from "../content/changes";

/** The headings under which a paper's Markdown says what other files say too. */
export const END_MATTER = {
  symbols: "Symbols used here",
  terms: "Terms used here",
  references: "References",
  changes: CHANGES_TITLE,
  citation: "Cite this paper",
} as const;
