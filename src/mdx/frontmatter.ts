import { isMap, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { getPageKind, getPagePath } from "./content-files";
import { addMistake, type File, getSourcePath } from "./mistakes";

const createTextSchema = (maxLength: number) =>
  z.string("has to be text").min(1, "is empty").max(maxLength, `has more than ${maxLength} characters`);

/** The fields that every page has. */
const pageFields = {
  title: createTextSchema(60),
  subtitle: createTextSchema(140),
  description: createTextSchema(200).min(50, "has fewer than 50 characters"),
  draft: z.boolean("has to be true or false").optional(),
};

/** The fields that only papers have. */
const paperFields = {
  order: z.int("has to be a whole number").min(1, "begins at 1"),
  version: z
    .string('has to be a number in quotation marks, such as "2.0"')
    .regex(/^\d+\.\d+$/, 'is written like "2.0"'),
  date: z.iso.date('is a day in quotation marks, such as "2026-11-28"'),
};

type Orders = ReadonlyMap<string, { order: unknown }>;

/** Adds the mistakes in `fields`, a page's front matter without its hyphens. Two papers cannot have one place among the `pages`. */
export function checkFrontmatter(fields: string, file: File, pages: Orders): void {
  const lines = new LineCounter();
  const yaml = parseDocument(fields, { lineCounter: lines, prettyErrors: false });
  // The YAML begins on the second line of the file.
  const getPosition = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: line + 1, column: Math.max(1, col) };
  };
  for (const { message, pos } of yaml.errors) {
    const advice = message.includes("unique") ? "Remove one" : "Put the value in quotation marks";
    addMistake(file, getPosition(pos[0]), `${message}. ${advice}.`);
  }
  if (!isMap(yaml.contents)) {
    addMistake(file, { line: 1, column: 1 }, "A page begins with its fields, between two lines of ---.");
    return;
  }
  const isPaper = getPageKind(getSourcePath(file)) === "paper";
  const { error } = z
    .strictObject(isPaper ? { ...pageFields, ...paperFields } : pageFields)
    .safeParse(yaml.toJS() ?? {});
  const addFieldMistake = (key: PropertyKey, message: string) =>
    addMistake(file, getPosition(getValueOffset(yaml, key)), message);
  for (const issue of error?.issues ?? []) {
    const key = String(issue.path[0]);
    if (issue.code === "unrecognized_keys")
      for (const name of issue.keys) addFieldMistake(name, `Pages have no field “${name}”. Remove it.`);
    else if (yaml.has(key)) addFieldMistake(key, `“${key}” ${issue.message}.`);
    // An error in the syntax may hide fields.
    else if (yaml.errors.length === 0) addFieldMistake(key, `The field “${key}” is missing.`);
  }
  const ownPath = getPagePath(getSourcePath(file));
  const order = yaml.get("order");
  const [neighbour] =
    [...pages].find(([path, page]) => path !== ownPath && order && page.order === order) ?? [];
  if (isPaper && neighbour)
    addFieldMistake("order", `The paper ${neighbour} has the order ${order} too. Each paper has its own.`);
}

function getValueOffset(yaml: ReturnType<typeof parseDocument>, key: PropertyKey): number {
  const node = yaml.getIn([key], true) as { range?: [number, number, number] } | undefined;
  return node?.range?.[0] ?? 0;
}

/** Editors on Windows may write a byte order mark (U+FEFF) before it. */
const FRONTMATTER_PATTERN = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n?/;

/** Splits a file into its front matter with the lines of hyphens, the YAML between them, and the text after them. */
export function splitFrontmatter(source: string): { frontmatter: string; fields: string; body: string } {
  const [frontmatter = "", fields = ""] = FRONTMATTER_PATTERN.exec(source) ?? [];
  return { frontmatter, fields, body: source.slice(frontmatter.length) };
}

/** Returns a field of a file's front matter. */
export function getField(source: string, name: string): unknown {
  return parseDocument(splitFrontmatter(source).fields).get(name);
}
