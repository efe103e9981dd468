import type { Element, ElementContent, Properties } from "hast";
import { h } from "hastscript";

/** The headings of what a paper's Markdown repeats from other files: the glossary, the bibliography, the frontmatter. */
export const END_MATTER = {
  symbols: "Symbols used here",
  terms: "Terms used here",
  references: "References",
  changes: "Changes",
  citation: "Cite this paper",
} as const;

/** A part of the end matter in the page: its title, which has the id, opens it. */
export function endMatter(
  id: keyof typeof END_MATTER,
  content: readonly ElementContent[],
  properties: Properties = {},
): Element {
  return h(`section.${id}`, { ...properties, ariaLabelledBy: id }, [
    h("details.end-matter", { id: `${id}-list` }, [
      h("summary.opens", h("h2", { id }, END_MATTER[id])),
      ...content,
    ]),
  ]);
}
