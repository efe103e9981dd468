import { slug } from "github-slugger";
import { z } from "zod";
import { catchProblems } from "../site/content-problem";
import { isLanguageTag } from "../site/languages";
import { site } from "../site/site";
import { withSmartQuotes } from "../text/smart-quotes";
import { LITEPAPERS, litepaperSlug, SLUG } from "./content-paths";
import {
  hasFields,
  isPlain,
  NOT_PLAIN,
  parseFrontmatter,
  readableFieldsOf,
  splitFrontmatter,
} from "./frontmatter";
import { listFiles, readContent } from "./read-content";

/** A line of words, with the quotation marks of prose. */
const line = (least: number, most: number) =>
  z
    .string("must be text")
    .trim()
    .min(least, `has fewer than ${least} characters`)
    .max(most, `has more than ${most} characters`)
    .regex(/^[^\n]*$/, "must be a single line")
    .refine(isPlain, NOT_PLAIN)
    .transform(withSmartQuotes);

const fileName = z.string("must be text").regex(SLUG, "may hold lower-case letters, digits and hyphens only");

/** An id that a heading's words make. */
const sectionId = z
  .string("must be text")
  .refine(
    (id) => id !== "" && slug(id) === id,
    "may hold lower-case letters, digits, hyphens and underscores only",
  );

/** A list in which nothing stands twice. */
const distinct = (entry: z.ZodString, about: string) =>
  z.array(entry, about).superRefine((items, context) => {
    for (const [index, item] of items.entries()) {
      if (items.indexOf(item) === index) continue;
      context.addIssue({ code: "custom", path: [index], message: `lists "${item}" twice` });
    }
  });

const date = z.iso.date("is not a date of the calendar written as YYYY-MM-DD");

const version = z
  .string("must be text")
  .regex(/^\d+\.\d+(?:\.\d+)?$/, "must be two or three numbers with dots");

/** What one version changed; a version with several changes has several entries. */
const change = z.strictObject({ version, date, text: line(20, 400) });

const paperFields = {
  title: line(1, 60),
  shortTitle: line(1, 24),
  subtitle: line(1, 140),
  summary: line(50, 160),
  order: z.int("must be a whole number").min(1, "starts at 1"),
  version,
  lang: z
    .string("must be text")
    .refine(isLanguageTag, "must be the tag of a language, such as en, zh-Hans or ar")
    .default(site.language),
  draft: z.boolean("must be true or false").default(false),
  datePublished: date,
  dateModified: date,
  sections: distinct(sectionId, "must be a list of section ids").default([]),
  moved: z.record(sectionId, z.string("must be an id"), "must be a list of ids").default({}),
  terms: distinct(fileName, "must be a list of glossary file names").default([]),
  changes: z.array(change, "must be a list of changes").prefault([]),
};

/** Whether these fields are in order, so that a rule of theirs is told of also where others are not. */
const areRead =
  (...names: (keyof typeof paperFields)[]) =>
  ({ value }: { value: unknown }) =>
    hasFields(value) && names.every((name) => paperFields[name].safeParse(value[name]).success);

/** The schema of a paper's frontmatter. */
export const litepaperSchema = z
  .strictObject(paperFields)
  .refine(({ draft, sections }) => draft || sections.length > 0, {
    path: ["sections"],
    message: "must name at least one section",
    when: areRead("draft", "sections"),
  })
  .refine((paper) => paper.dateModified >= paper.datePublished, {
    path: ["dateModified"],
    message: "is earlier than datePublished",
    when: areRead("datePublished", "dateModified"),
  })
  .superRefine(({ changes, datePublished, dateModified }, context) => {
    for (const [index, { date: day }] of changes.entries()) {
      if (day >= datePublished && day <= dateModified) continue;
      context.addIssue({
        code: "custom",
        path: ["changes", index, "date"],
        message: "is not between datePublished and dateModified",
      });
    }
  });

/** What to write in each field: shown with a problem, and by `npm run new:paper`. */
export const litepaperFieldAdvice: Readonly<Record<string, string>> = {
  title: "Write the paper's name, 1 to 60 characters: title: Proof of Performance",
  shortTitle: "Write a name of 1 to 24 characters for narrow places: shortTitle: PoP",
  subtitle: "Write one line of 1 to 140 characters that is shown under the title.",
  summary: "Write one sentence of 50 to 160 characters: the card's line and the search engines' description.",
  order: "Write the paper's place among the papers, a whole number from 1: order: 1",
  version: 'Write two or three numbers in quotes: version: "0.1"',
  lang: "Write the tag of the language, where it is another than the site's: lang: zh-Hans",
  draft: "Write draft: true while the paper is to be seen by nobody but its writers, and nothing afterwards.",
  datePublished: 'Write the day as year-month-day in quotes: datePublished: "2026-11-20"',
  dateModified:
    'Write the day as year-month-day in quotes, not before datePublished: dateModified: "2026-11-20"',
  sections:
    "Leave it out of a draft: publishing writes it. Of a published paper, list the ids of the ## headings, one on each line after a hyphen: - abstract",
  moved:
    "List the ids that the page had and no longer has, each with the id of the place where its text stands now, one on each line: fees: what-a-dispute-costs",
  terms: "List the glossary terms used, by file name without .md, one on each line after a hyphen: - escrow",
  changes:
    'List what each version changed, an entry each, newest version first: - { version: "0.2", date: "2026-11-21", text: "What was wrong, and what stands now." }',
};

export type PaperChange = z.output<typeof change>;

export type VersionChanges = { version: string; date: string; texts: string[] };

/** A paper's changes, version by version, as they are listed. */
export function groupByVersion(changes: readonly PaperChange[]): VersionChanges[] {
  const groups: VersionChanges[] = [];
  for (const { version, date, text } of changes) {
    const last = groups.at(-1);
    if (last?.version === version && last.date === date) last.texts.push(text);
    else groups.push({ version, date, texts: [text] });
  }
  return groups;
}

export type LitepaperFrontmatter = z.output<typeof litepaperSchema>;

/** The checked frontmatter of a paper. Throws a ContentError that lists every problem. */
export const parseLitepaperFrontmatter = (source: string, path: string): LitepaperFrontmatter =>
  parseFrontmatter(source, path, litepaperSchema, litepaperFieldAdvice);

/** Those of a paper's fields that can be read, whatever is wrong with the others. */
export function readableFields(source: string, path: string): Partial<LitepaperFrontmatter> {
  const written = catchProblems([], () => readableFieldsOf(splitFrontmatter(source, path).yaml)) ?? {};
  // Where nothing could be read, the fields that may be left out are not read either.
  if (Object.keys(written).length === 0) return {};
  const read = Object.entries(paperFields).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(written[name]);
    return success ? [[name, data] as const] : [];
  });
  return Object.fromEntries(read);
}

/** The first place behind the published papers that no paper has. */
export function nextOrder(papers: readonly Pick<LitepaperFrontmatter, "order" | "draft">[]): number {
  const taken = new Set(papers.map(({ order }) => order));
  let order = Math.max(0, ...papers.flatMap(({ draft, order }) => (draft ? [] : order)));
  do order += 1;
  while (taken.has(order));
  return order;
}

/** A paper as its file says it. */
export type PaperFile = LitepaperFrontmatter & { slug: string; source: string };

/** Every paper that is no draft, in the papers' order. Throws a ContentError where one cannot be read. */
export function readPublishedPapers(root: string): PaperFile[] {
  return readPapers(root).filter(({ draft }) => !draft);
}

/** As `readPublishedPapers`, with the drafts. */
export function readPapers(root: string): PaperFile[] {
  return listFiles(root, LITEPAPERS, ".mdx")
    .map((path) => {
      const source = readContent(root, path);
      return { slug: litepaperSlug(path), source, ...parseLitepaperFrontmatter(source, path) };
    })
    .sort((one, other) => one.order - other.order);
}
