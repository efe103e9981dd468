import type { Element, Root as HtmlRoot } from "hast";
import { findAndReplace } from "hast-util-find-and-replace";
import { matches } from "hast-util-select";
import { h } from "hastscript";
import { formsOf, type GlossaryTerm } from "../content/glossary";
import { firstUseId } from "../site/litepaper-paths";
import { hasClass } from "../text/has-class";
import { endMatter } from "./end-matter";
import type { ReportField } from "./report";

/** The terms that a paper lists, in alphabetical order. Reports those that the glossary does not have. */
export function lookUpTerms(
  slugs: readonly string[],
  glossary: readonly GlossaryTerm[],
  reportField: ReportField,
): GlossaryTerm[] {
  const terms = slugs.flatMap((slug, index) => {
    const term = glossary.find((each) => each.slug === slug);
    if (term) return [term];
    reportField(
      ["terms", index],
      `The term "${slug}" is not in the glossary.`,
      `Correct the name, or define the term in content/glossary/${slug}.md.`,
    );
    return [];
  });
  return terms.sort((one, other) => one.term.localeCompare(other.term, "en"));
}

/** Reports the terms that a paper lists and its text does not use. */
export function reportUnusedTerms(
  terms: readonly GlossaryTerm[],
  { slugs, found }: { slugs: readonly string[]; found: ReadonlySet<string> },
  reportField: ReportField,
): void {
  for (const { slug, term } of terms.filter((each) => !found.has(each.slug)))
    reportField(
      ["terms", slugs.indexOf(slug)],
      `The text never uses the term "${term}".`,
      `Remove "- ${slug}" from \`terms\`, or add the form that the text uses to content/glossary/${slug}.md.`,
    );
}

/** Elements in which no term is marked: headings, titles, links, code, formulae, captions, tables and notes. */
const NOT_PROSE = [
  ..."a h1 h2 h3 summary code pre math figure section".split(" "),
  ({ properties }: Element) => properties.role === "note",
];

/**
 * Marks the first use of each term in each section, and in each fold, as a link to its definition, and returns the terms that were found.
 *
 * Definitions stand at the end of the page as `#term-…`; the first use of all has an id, to which the glossary links.
 */
export function markTerms(tree: HtmlRoot, terms: readonly GlossaryTerm[]): Set<string> {
  const forms = new Map(terms.flatMap((term) => formsOf(term).map((form) => [keyOf(form), term.slug])));
  const found = new Set<string>();
  if (forms.size === 0) return found;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${[...forms.keys()]
      .sort((one, other) => other.length - one.length)
      .map((form) => escapePattern(form).replaceAll(" ", "\\s+"))
      .join("|")})(?![\\p{L}\\p{N}])`,
    "giu",
  );
  let marked = new Set<string>();

  for (const block of tree.children) {
    if (block.type !== "element") continue;
    if (matches("h2, :has(> h2)", block)) marked = new Set();
    // A fold has marks of its own: most readers of its section do not open it.
    const seen = hasClass(block, "fold") ? new Set<string>() : marked;
    const mark = (words: string) => {
      const slug = forms.get(keyOf(words));
      if (!slug || seen.has(slug)) return words;
      seen.add(slug);
      return h(
        "a.term",
        { id: found.has(slug) ? undefined : firstUseId(slug), href: `#term-${slug}` },
        words,
      );
    };
    findAndReplace(block, [pattern, mark], { ignore: NOT_PROSE });
    for (const slug of seen) found.add(slug);
  }
  return found;
}

/** The definitions of the terms that a paper uses. */
export function termList(terms: readonly GlossaryTerm[]): Element {
  const entries = terms.flatMap(({ slug, term, definition }) => [
    h("dt", { id: `term-${slug}` }, [h("a", { href: `/glossary#${slug}` }, term)]),
    h("dd", definition),
  ]);
  return endMatter("terms", [h("dl", entries)]);
}

/** A form without regard to case and line breaks. */
const keyOf = (form: string) => form.toLowerCase().replaceAll(/\s+/g, " ");

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
