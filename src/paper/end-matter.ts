/** The headings of what a paper's Markdown repeats from other files: the glossary, the bibliography, the frontmatter. */
export const END_MATTER = {
  symbols: "Symbols used here",
  terms: "Terms used here",
  references: "References",
  changes: "Changes",
  citation: "Cite this paper",
} as const;
