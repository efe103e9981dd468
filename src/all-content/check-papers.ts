import type { SiteReference } from "../content/bibliography";
import { BIBLIOGRAPHY, GLOSSARY } from "../content/content-paths";
import { placeOfField } from "../content/frontmatter";
import type { GlossaryTerm } from "../content/glossary";
import type { LitepaperFrontmatter } from "../content/litepaper-frontmatter";
import { nextOrder } from "../content/litepaper-frontmatter";
import { readContent } from "../content/read-content";
import type { ReadLitepaper } from "../paper/read-litepaper";
import { type ContentProblem, FILE_START } from "../site/content-problem";
import { openJson } from "../text/open-json";

/** A paper while everything is read. */
export type Paper = ReadLitepaper & { path: string; source: string; slug: string };

/** One whose fields are in order, whatever its text is. */
export type PaperInOrder = Paper & { frontmatter: LitepaperFrontmatter };

/** A problem for each work that no paper cites. */
export function unusedWorks(
  root: string,
  papers: readonly Paper[],
  references: readonly SiteReference[],
): ContentProblem[] {
  const { at } = openJson(readContent(root, BIBLIOGRAPHY), { path: BIBLIOGRAPHY, name: "The bibliography" });
  return references.flatMap(({ work: { id: key } }, index) => {
    if (papers.some(({ source }) => new RegExp(`@${key}(?![\\w-])`).test(source))) return [];
    const message = `No paper cites "${key}".`;
    return [{ ...at(index, "id"), message, advice: `Cite it as [@${key}], or remove the work.` }];
  });
}

/** A problem for each term that no paper lists. */
export function unusedTerms(
  papers: readonly PaperInOrder[],
  glossary: readonly GlossaryTerm[],
): ContentProblem[] {
  return glossary
    .filter(({ slug }) => !papers.some(({ frontmatter }) => frontmatter.terms.includes(slug)))
    .map(({ slug, term }) => ({
      path: `${GLOSSARY}/${slug}.md`,
      ...FILE_START,
      message: `No paper uses the term "${term}".`,
      advice: `Add "- ${slug}" to the \`terms\` of a paper that uses it, or remove the file.`,
    }));
}

/** Fields that no two papers share. */
const UNSHARED = ["order", "title", "shortTitle"] as const;

/** Of two papers with the same place or name, the one that was published later is to change. */
export function repeatedFields(papers: readonly PaperInOrder[]): ContentProblem[] {
  const inTime = [...papers].sort(
    (one, two) =>
      Number(one.frontmatter.draft) - Number(two.frontmatter.draft) ||
      one.frontmatter.datePublished.localeCompare(two.frontmatter.datePublished) ||
      one.path.localeCompare(two.path),
  );
  return inTime.flatMap((paper, index) =>
    UNSHARED.flatMap((field): ContentProblem[] => {
      const value = paper.frontmatter[field];
      const inSmall = (words: string | number) => String(words).toLowerCase();
      const first = inTime
        .slice(0, index)
        .find(({ frontmatter }) => inSmall(frontmatter[field]) === inSmall(value));
      if (!first) return [];
      return [
        {
          path: paper.path,
          ...placeOfField(paper.source, paper.path, [field]),
          message: `\`${field}: ${value}\` is taken by ${first.path}.`,
          advice:
            field === "order"
              ? `Give each paper a place of its own; the next that is free is ${nextOrder(papers.map(({ frontmatter }) => frontmatter))}.`
              : "Give each paper a name of its own, or readers cannot tell them apart.",
        },
      ];
    }),
  );
}
