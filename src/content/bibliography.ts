import { Cite } from "@citation-js/core";
import "@citation-js/plugin-csl";
import { z } from "zod";
import { ContentError, type ContentProblem } from "../site/content-problem";
import { openJson } from "../text/open-json";
import { BIBLIOGRAPHY, SLUG } from "./content-paths";
import { readContent } from "./read-content";

/** The schema of a work in the bibliography. */
const workSchema = z.looseObject({
  id: z.string().regex(SLUG, "must be lower-case words joined by hyphens"),
  type: z.string().min(1),
  title: z.string().min(1),
  URL: z.url().optional(),
  DOI: z.string().optional(),
  /** The language of the title. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/, "must be a language tag such as fr")
    .optional(),
});

/** One work in CSL-JSON, the format that reference managers export. */
export type Work = z.output<typeof workSchema>;

/** The works of content/references.json by key. Throws a ContentError with every malformed or repeated entry. */
export function parseBibliography(source: string, path: string): ReadonlyMap<string, Work> {
  const { value, at } = openJson(source, { path, name: "The bibliography" });
  if (!Array.isArray(value)) {
    const message = "The bibliography is not a list.";
    throw new ContentError({ ...at(), message, advice: "Begin the file with [ and end it with ]." });
  }
  const works = new Map<string, Work>();
  const problems = value.flatMap((entry: unknown, index): ContentProblem[] => {
    const { data: work, error } = workSchema.safeParse(entry);
    if (!work) {
      const id: unknown = typeof entry === "object" && entry !== null && "id" in entry ? entry.id : null;
      const [issue] = error.issues;
      return [
        {
          ...at(index, "id"),
          message: `The work ${JSON.stringify(id)} is malformed: ${[...(issue?.path ?? []), issue?.message].join(" ")}.`,
          advice: "Each work is an object of CSL-JSON with at least an id, a type and a title.",
        },
      ];
    }
    if (works.has(work.id)) {
      const message = `The key "${work.id}" is used twice.`;
      return [{ ...at(index, "id"), message, advice: "Give one of the two works another key." }];
    }
    works.set(work.id, work);
    return [];
  });
  if (problems.length > 0) throw new ContentError(problems);
  return works;
}

/** Markup that CSL-JSON allows in a title and citation-js keeps. It stands for the language, for which there is none. */
const SMALL_CAPS = '<span style="font-variant:small-caps;">';

/**
 * A work as one line of HTML in the style of the American Psychological Association, with its address as a link, and
 * with the language of its title where that is not English, so that it is read out in that.
 */
export function formatReference(entry: Work): string {
  const { title, language = "en" } = entry;
  const english = /^en\b/.test(language);
  const html: string = new Cite([
    english ? entry : { ...entry, title: `${SMALL_CAPS}${title}</span>` },
  ]).format("bibliography", {
    format: "html",
    template: "apa",
    hyperlinks: true,
  });
  const line = html.replaceAll(/<\/?div[^>]*>/g, "").trim();
  return english ? line : line.replace(SMALL_CAPS, `<span lang="${language}">`);
}

/** A work of the bibliography, and its entry as one line of HTML. */
export type SiteReference = { work: Work; html: string };

/** The bibliography's works. */
export function readWorks(root: string): Work[] {
  return [...parseBibliography(readContent(root, BIBLIOGRAPHY), BIBLIOGRAPHY).values()];
}

/** The bibliography's works, each with its entry. */
export function readBibliography(root: string): SiteReference[] {
  return readWorks(root).map((work) => ({ work, html: formatReference(work) }));
}
