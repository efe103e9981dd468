import { z } from "zod";
import { ContentError, type ContentProblem } from "../site/content-problem";
import { withSmartQuotes } from "../text/smart-quotes";
import { GLOSSARY } from "./content-paths";
import { isPlain, NOT_PLAIN, openPlainText, placeOfField } from "./frontmatter";
import { listFiles, readContent, readEach } from "./read-content";

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
  const text = { name: "The definition", length: "one to three sentences" };
  const { fields, slug, body, problems } = openPlainText(
    source,
    path,
    glossarySchema,
    glossaryFieldAdvice,
    text,
  );
  if (problems.length > 0) throw new ContentError(problems);
  return { ...fields, slug, definition: withSmartQuotes(body.trim().replaceAll(/\s+/g, " ")) };
}

/** The words by which a text uses a term: its name without a trailing "(TEE)", and its aliases. Case does not count. */
export function formsOf({ term, aliases }: Pick<GlossaryTerm, "term" | "aliases">): string[] {
  return [term.replace(/\s*\(.*\)$/, ""), ...aliases];
}

/** The glossary's terms, by file name. */
export function readGlossary(root: string): GlossaryTerm[] {
  const terms = readEach(root, listFiles(root, GLOSSARY, ".md"), parseGlossaryTerm);
  const problems = repeatedForms(root, terms);
  if (problems.length > 0) throw new ContentError(problems);
  return terms;
}

/** A form of two terms would lead to one of them by chance. */
function repeatedForms(root: string, glossary: readonly GlossaryTerm[]): ContentProblem[] {
  const owners = new Map<string, string>();
  const problems: ContentProblem[] = [];
  for (const { slug, ...names } of glossary) {
    const path = `${GLOSSARY}/${slug}.md`;
    for (const [index, form] of formsOf(names).entries()) {
      const owner = owners.get(form.toLowerCase());
      if (owner === undefined || owner === slug) {
        owners.set(form.toLowerCase(), slug);
        continue;
      }
      problems.push({
        path,
        // The term's name is the first of its forms.
        ...placeOfField(readContent(root, path), path, index === 0 ? ["term"] : ["aliases", index - 1]),
        message: `"${form}" is defined in ${GLOSSARY}/${owner}.md too.`,
        advice: "Define each term once, and give each alias to one term.",
      });
    }
  }
  return problems;
}
