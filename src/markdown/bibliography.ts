import { Cite } from "@citation-js/core";
import "@citation-js/plugin-csl";
import { z } from "zod";
import { ContentError } from "../lib/content-problem";

/** What each work of the bibliography is held to. */
export const workSchema = z.looseObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens"),
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

/** The works of content/references.json by key. Throws a ContentError for a malformed or repeated entry. */
export function parseBibliography(source: string, path: string): ReadonlyMap<string, Work> {
  const fail = (offset: number, message: string, advice: string): never => {
    const before = source.slice(0, Math.max(0, offset)).split("\n");
    throw new ContentError([
      { path, line: before.length, column: (before.at(-1) ?? "").length + 1, message, advice },
    ]);
  };

  let entries: unknown;
  try {
    entries = JSON.parse(source);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return fail(
      offsetOfJsonError(source),
      `The bibliography is not valid JSON: ${message}.`,
      "Mend the comma, quotation mark or bracket near this place.",
    );
  }
  if (!Array.isArray(entries))
    return fail(0, "The bibliography is not a list.", "Begin the file with [ and end it with ].");

  const works = new Map<string, Work>();
  for (const entry of entries) {
    const id: unknown = typeof entry === "object" && entry !== null && "id" in entry ? entry.id : undefined;
    const offset = source.indexOf(`"id": ${JSON.stringify(id)}`);
    const result = workSchema.safeParse(entry);
    if (!result.success) {
      const issue = result.error.issues[0];
      return fail(
        offset,
        `The work ${JSON.stringify(id ?? null)} is malformed: ${[...(issue?.path ?? []), issue?.message].join(" ")}.`,
        "Each work is an object of CSL-JSON with at least an id, a type and a title.",
      );
    }
    if (works.has(result.data.id)) {
      return fail(
        source.lastIndexOf(`"id": ${JSON.stringify(id)}`),
        `The key "${result.data.id}" is used twice.`,
        "Give one of the two works another key.",
      );
    }
    works.set(result.data.id, result.data);
  }
  return works;
}

/**
 * Where JSON stops making sense, which not every message of the parser tells: after the longest beginning that could
 * still go on, found by halving.
 */
function offsetOfJsonError(source: string): number {
  let least = 0;
  let most = source.length;
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (couldGoOn(source.slice(0, middle))) least = middle;
    else most = middle - 1;
  }
  return least;
}

function couldGoOn(beginning: string): boolean {
  try {
    JSON.parse(beginning);
    return true;
  } catch (error) {
    const message = String(error);
    const position = /position (\d+)/.exec(message)?.[1];
    return position === undefined ? message.includes("Unexpected end") : Number(position) >= beginning.length;
  }
}

/**
 * A work as one line of HTML in the style of the American Psychological Association, with its address as a link, and
 * with the language of its title where that is not English, so that it is read out in that.
 */
export function formatReference(entry: Work): string {
  const html: string = new Cite([entry]).format("bibliography", {
    format: "html",
    template: "apa",
    hyperlinks: true,
  });
  const line = html.replaceAll(/<\/?div[^>]*>/g, "").trim();
  const { title, language = "en" } = entry;
  if (/^en\b/.test(language)) return line;
  const marked = line.replace(title, () => `<span lang="${language}">${title}</span>`);
  if (marked === line)
    throw new Error(`The title "${title}" does not stand in its reference as it was given.`);
  return marked;
}
