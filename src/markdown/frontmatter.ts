import type { Root } from "mdast";
import { isNode } from "yaml";
import type { z } from "zod";
import { ContentError, type ContentProblem } from "../lib/content-problem";
import { checkYaml, openYaml, type Place } from "./yaml";

const OPENING = /^---[ \t]*\r?\n/;
const CLOSING = /^---[ \t]*$/m;

/** Below the line that opens it. */
const YAML_LINE = 2;

export type SplitSource = {
  yaml: string;
  /** What follows the frontmatter. */
  body: string;
  /** The line on which the body starts, counted from 1. */
  bodyLine: number;
};

/** The YAML between the two `---` lines at the top of a content file. Throws a ContentError if there is none. */
export function splitFrontmatter(source: string, path: string): SplitSource {
  const opening = OPENING.exec(source);
  const rest = opening ? source.slice(opening[0].length) : "";
  const closing = CLOSING.exec(rest);
  if (!opening || !closing) {
    throw new ContentError([
      {
        path,
        line: 1,
        column: 1,
        message: opening ? "The frontmatter is never closed." : "The file has no frontmatter.",
        advice: opening
          ? "Write a line with three hyphens, ---, after the last field."
          : "Begin the file with a line ---, the fields, and another line ---; docs/writing.md lists the fields.",
      },
    ]);
  }
  const yaml = rest.slice(0, closing.index);
  return {
    yaml,
    body: rest.slice(closing.index + closing[0].length).replace(/^\r?\n/, ""),
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
  checkYaml(yaml, { path, name: "The frontmatter" });
  const { document, at, offsetOf } = yaml;
  const result = schema.safeParse(document.toJS() ?? {});
  if (result.success) return result.data;

  const problems = result.error.issues.flatMap((issue): ContentProblem[] => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({
        path,
        ...at(offsetOfKey(document.contents, key) ?? 0),
        message: `\`${key}\` is not a field of the frontmatter.`,
        advice: `Correct its spelling or remove it. The fields are: ${Object.keys(advice).join(", ")}.`,
      }));
    }
    if (issue.path.length === 0) {
      const message = "The frontmatter is not a list of fields.";
      return [
        {
          path,
          line: YAML_LINE,
          column: 1,
          message,
          advice: "Write each on a line of its own: title: A name",
        },
      ];
    }
    const field = String(issue.path[0]);
    const offset = offsetOf(issue.path);
    const missing = offset === undefined;
    return [
      {
        path,
        ...(missing ? { line: 1, column: 1 } : at(offset)),
        message: missing ? `\`${field}\` is missing.` : `\`${issue.path.join(".")}\`: ${issue.message}.`,
        advice: advice[field] ?? "See docs/writing.md.",
      },
    ];
  });
  throw new ContentError(problems);
}

/** Where a value of a frontmatter that could be read stands in its file: `["terms", 1]` is the second of `terms`. */
export function placeInFrontmatter(yaml: string, value: readonly (string | number)[]): Place {
  const { at, offsetOf } = openYaml(yaml, YAML_LINE);
  return at(offsetOf(value) ?? 0);
}

/** A paper's frontmatter as it is written; nothing where there is none. */
export function yamlOf(tree: Root): string {
  return tree.children.find((node) => node.type === "yaml")?.value ?? "";
}

function offsetOfKey(contents: unknown, key: string): number | undefined {
  if (typeof contents !== "object" || contents === null || !("items" in contents)) return undefined;
  const items: unknown = contents.items;
  if (!Array.isArray(items)) return undefined;
  for (const pair of items) {
    if (isNode(pair?.key) && String(pair.key) === key) return pair.key.range?.[0];
  }
  return undefined;
}
