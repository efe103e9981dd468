import type { Element, Root } from "hast";
import { findAndReplace } from "hast-util-find-and-replace";
import { matches } from "hast-util-select";
import { h } from "hastscript";
import { z } from "zod";
import { endMatter } from "../paper/end-matter";
import { ContentError, placeAt } from "../site/content-problem";
import { firstUseId } from "../site/litepaper-paths";
import { hasClass } from "../text/has-class";
import { withSmartQuotes } from "../text/smart-quotes";
import { fileSlug } from "./content-paths";
import { isPlain, MARKS, NOT_PLAIN, parseFrontmatter, splitFrontmatter } from "./frontmatter";

/** The schema of a term's frontmatter. */
const glossarySchema = z.strictObject({
  term: z
    .string("must be text")
    .trim()
    .min(1, "is empty")
    .max(60, "has more than 60 characters")
    .refine(isPlain, NOT_PLAIN)
    .transform(withSmartQuotes),
  /** Other forms under which it stands in running text. */
  aliases: z
    .array(z.string("must be text").trim().min(1, "is empty").transform(withSmartQuotes), "must be a list")
    .prefault([]),
});

/** A term that papers use, defined once. */
export type GlossaryTerm = z.output<typeof glossarySchema> & {
  /** Name of its file, and its id on the glossary page. */
  slug: string;
  /** One to three sentences of plain text. */
  definition: string;
};

/** What to write in each of its fields. */
const glossaryFieldAdvice = {
  term: "Write the term as a heading would: term: Appeal deposit",
  aliases: "List other forms, one on each line after a hyphen, or write: aliases: []",
};

/** A term from its file. Throws a ContentError with what a writer has to fix. */
export function parseGlossaryTerm(source: string, path: string): GlossaryTerm {
  const fields = parseFrontmatter(source, path, glossarySchema, glossaryFieldAdvice);
  const { bodyLine, body } = splitFrontmatter(source, path);
  const definition = withSmartQuotes(body.trim().replaceAll(/\s+/g, " "));
  if (definition === "") {
    throw new ContentError({
      path,
      line: bodyLine,
      column: 1,
      message: "The definition is missing.",
      advice: "Write one to three sentences.",
    });
  }
  const mark = MARKS.exec(body);
  if (mark) {
    const { line, column } = placeAt(body, mark.index);
    throw new ContentError({
      ...{ path, line: bodyLine + line - 1, column },
      message: `The definition ${NOT_PLAIN}.`,
      advice: "Write it without them.",
    });
  }
  return { ...fields, slug: fileSlug(path), definition };
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
export function markTerms(tree: Root, terms: readonly GlossaryTerm[]): Set<string> {
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

/** The words by which a text uses a term: its name without a trailing "(TEE)", and its aliases. Case does not count. */
export function formsOf({ term, aliases }: Pick<GlossaryTerm, "term" | "aliases">): string[] {
  return [term.replace(/\s*\(.*\)$/, ""), ...aliases];
}

/** A form without regard to case and line breaks. */
const keyOf = (form: string) => form.toLowerCase().replaceAll(/\s+/g, " ");

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
