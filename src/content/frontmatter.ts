import type { Root } from "mdast";
import type { z } from "zod";
import { ContentError, type ContentProblem, FILE_START, type Place, placeAt } from "../site/content-problem";
import { checkYaml, openYaml, valuesOf, yamlProblems } from "../text/yaml";
import { fileSlug } from "./content-paths";

const OPENING = /^---[ \t]*\n/;
const CLOSING = /^---[ \t]*$/m;

/** Below the line that opens it. */
const YAML_LINE = 2;

/** What Markdown would make something of: emphasis, code, links, references, notes, formulae. */
const MARKS = /\*\S[^*]*\*|`|~~|\]\(|\[[@^]|\$[^$\s][^$]*\$/;

export const isPlain = (text: string) => !MARKS.test(text);
export const NOT_PLAIN = "is shown as it is typed, and has marks of Markdown";

/**
 * The YAML between the two `---` lines at the top of a content file, what follows it, and the line on which that starts,
 * counted from 1. Throws a ContentError if there is none.
 */
export function splitFrontmatter(source: string, path: string) {
  const opening = OPENING.exec(source);
  const rest = opening ? source.slice(opening[0].length) : "";
  const closing = CLOSING.exec(rest);
  if (!opening || !closing) {
    throw new ContentError({
      path,
      ...FILE_START,
      message: opening ? "The frontmatter is never closed." : "The file has no frontmatter.",
      advice: opening
        ? "Write a line with three hyphens, ---, after the last field."
        : "Begin the file with a line ---, the fields, and another line ---; docs/writing.md lists the fields.",
    });
  }
  const yaml = rest.slice(0, closing.index);
  return {
    yaml,
    body: rest.slice(closing.index + closing[0].length).replace(/^\n/, ""),
    bodyLine: YAML_LINE + yaml.split("\n").length,
  };
}

/**
 * A content file's frontmatter, checked against a schema.
 *
 * `advice` says for each field what to write; it is shown beside the problem.
 * Throws a ContentError that lists every problem with its line and column.
 */
export function parseFrontmatter<Schema extends z.ZodType>(
  source: string,
  path: string,
  schema: Schema,
  advice: Readonly<Record<string, string>>,
): z.output<Schema> {
  const yaml = openYaml(splitFrontmatter(source, path).yaml, YAML_LINE);
  const problems = yamlProblems(yaml, { path, name: "The frontmatter" });
  const { document, placeOf, placeOfName } = yaml;
  const values = valuesOf(yaml);
  if (problems.length > 0 && values === undefined) throw new ContentError(problems);
  const result = schema.safeParse(values ?? {});
  if (problems.length === 0 && result.success) return result.data;

  const adviceOn = (field: string) => advice[field] ?? "See docs/writing.md.";
  const ofFields = result.error?.issues.flatMap((issue): ContentProblem[] => {
    const field = String(issue.path[0]);
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({
        path,
        ...placeOfName(issue.path, key),
        message: `\`${[...issue.path, key].join(".")}\` is not a field of the frontmatter.`,
        advice:
          issue.path.length > 0
            ? adviceOn(field)
            : `Correct its spelling or remove it. The fields are: ${Object.keys(advice).join(", ")}.`,
      }));
    }
    if (issue.path.length === 0) {
      const message = "The frontmatter is not a list of fields.";
      const advice = "Write each on a line of its own: title: A name";
      return [{ path, line: YAML_LINE, column: 1, message, advice }];
    }
    const name = `\`${issue.path.join(".")}\``;
    return [
      {
        path,
        ...placeOf(issue.path),
        message: document.hasIn(issue.path) ? `${name}: ${issue.message}.` : `${name} is missing.`,
        advice: adviceOn(field),
      },
    ];
  });
  throw new ContentError([...problems, ...(ofFields ?? [])]);
}

/**
 * A file of fields and a few sentences of plain text, such as a term's. `name` is what the text is, at the beginning of a
 * sentence, and `length` how much there is to write. `report` adds to `problems` what is wrong at an offset of the text.
 */
export function openPlainText<Schema extends z.ZodType>(
  source: string,
  path: string,
  schema: Schema,
  advice: Readonly<Record<string, string>>,
  { name, length }: { name: string; length: string },
) {
  const fields = parseFrontmatter(source, path, schema, advice);
  const { body, bodyLine } = splitFrontmatter(source, path);
  const problems: ContentProblem[] = [];
  const report = (offset: number, message: string, advice: string) => {
    const { line, column } = placeAt(body, offset);
    problems.push({ path, line: bodyLine + line - 1, column, message, advice });
  };
  if (body.trim() === "") report(0, `${name} is missing.`, `Write ${length}.`);
  const mark = MARKS.exec(body);
  if (mark) report(mark.index, `${name} ${NOT_PLAIN}.`, "Write it without them.");
  return { fields, slug: fileSlug(path), body, problems, report };
}

/** The fields of a frontmatter, whatever they hold; none where these are no fields. Throws a ContentError where it is not YAML. */
export function fieldsOf(yaml: string, path: string): Record<string, unknown> {
  const opened = openYaml(yaml, YAML_LINE);
  checkYaml(opened, { path, name: "The frontmatter" });
  return readableFieldsOf(yaml);
}

/** As `fieldsOf`, of YAML with mistakes those that can be read. */
export function readableFieldsOf(yaml: string): Record<string, unknown> {
  const fields = valuesOf(openYaml(yaml, YAML_LINE));
  return hasFields(fields) ? { ...fields } : {};
}

export const hasFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Where a value of a frontmatter that could be read stands in its file: `["terms", 1]` is the second of `terms`. */
export function placeInFrontmatter(yaml: string, value: readonly (string | number)[]): Place {
  return openYaml(yaml, YAML_LINE).placeOf(value);
}

/** As `placeInFrontmatter`, in a file's whole text. */
export function placeOfField(source: string, path: string, value: readonly (string | number)[]): Place {
  return placeInFrontmatter(splitFrontmatter(source, path).yaml, value);
}

/** A paper's frontmatter as it is written; nothing where there is none. */
export function yamlOf(tree: Root): string {
  return tree.children.find((node) => node.type === "yaml")?.value ?? "";
}
