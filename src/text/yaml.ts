import { isAlias, isMap, isNode, LineCounter, parseDocument, visit } from "yaml";
import { ContentError, type ContentProblem, FILE_START, type Place } from "../site/content-problem";

/** What to do about a mistake in YAML, by the parser's name for it. */
const ADVICE: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: "Indent with two spaces instead of a tab.",
  DUPLICATE_KEY: "Remove one of the two fields of this name.",
  MISSING_CHAR: "Close the quotation mark or bracket that was opened here, on the same line.",
  BAD_INDENT: "Indent the items of a list alike, two spaces further than their field.",
};

const QUOTE = "A value with a colon, a hash, an asterisk or a quotation mark in it goes in double quotes.";

const ASTERISK =
  "Write it without asterisks, or in double quotes where one is meant: a field is shown as it is typed.";

/** Quotation marks that a word processor types, which are letters to YAML. */
const CURLY = /^[“”„‘’]/;
const STRAIGHT = 'Type straight quotation marks around the value: "…".';

/** YAML that a writer has written, and where its parts stand in the file; `firstLine` is where it begins. */
export function openYaml(source: string, firstLine = 1) {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  /** Where a value stands; where it is not there, what it would stand in. */
  const placeOf = (value: readonly PropertyKey[]): Place => {
    const node = document.getIn(value, true);
    if (isNode(node) && node.range) return at(node.range[0]);
    return value.length > 1 ? placeOf(value.slice(0, -1)) : FILE_START;
  };
  /** Where the name of a field stands; `fields` is what has it. */
  const placeOfName = (fields: readonly PropertyKey[], name: string): Place => {
    const map = document.getIn(fields, true);
    const key = isMap(map) ? map.items.find((field) => String(field.key) === name)?.key : undefined;
    return isNode(key) && key.range ? at(key.range[0]) : placeOf(fields);
  };
  return { document, source, at, placeOf, placeOfName };
}

/** Throws a ContentError with the problems that `yamlProblems` finds. */
export function checkYaml(...read: Parameters<typeof yamlProblems>): void {
  const problems = yamlProblems(...read);
  if (problems.length > 0) throw new ContentError(problems);
}

/** What YAML says, of two fields with one name the later; nothing where it does not say something. */
export function valuesOf({ document }: ReturnType<typeof openYaml>): unknown {
  let isRead = document.errors.every(isDuplicate);
  visit(document, (_key, node) => {
    if (isAlias(node)) isRead = false;
  });
  return isRead ? document.toJS() : undefined;
}

const isDuplicate = ({ code }: { code: string }) => code === "DUPLICATE_KEY";

/**
 * What has no value. `name` is what the writer knows the YAML by, at the beginning of a sentence.
 *
 * References to other values are refused, also where they lead somewhere: they are emphasis that was not quoted. So are
 * quotation marks that quote nothing, and a hash before a word, behind which YAML leaves out the rest of the line.
 */
export function yamlProblems(
  { document, source, at }: ReturnType<typeof openYaml>,
  { path, name }: { path: string; name: string },
): ContentProblem[] {
  const problem = (offset: number, reason: string, advice = QUOTE): ContentProblem => ({
    path,
    ...at(offset),
    message: `${name} is not valid YAML: ${reason}.`,
    advice,
  });
  const curly = (offset: number) => problem(offset, "these quotation marks are curly", STRAIGHT);
  const problems = document.errors.map(({ code, message, pos: [offset] }) => {
    const line = source.lastIndexOf("\n", offset - 1) + 1;
    const [field = ""] = /^[ \t]*(?:- +|[\w-]+: +)*/.exec(source.slice(line)) ?? [];
    const value = line + field.length;
    return CURLY.test(source.slice(value))
      ? curly(value)
      : problem(offset, message.replace(/\.$/, ""), ADVICE[code]);
  });
  if (document.errors.every(isDuplicate))
    visit(document, {
      Alias: (_key, { range }) => {
        problems.push(problem(range?.[0] ?? 0, "an asterisk stands for another value", ASTERISK));
      },
      Scalar: (_key, { type, value, comment, range }) => {
        if (type !== "PLAIN" || typeof value !== "string" || !range) return;
        if (CURLY.test(value)) problems.push(curly(range[0]));
        if (comment && /^\S/.test(comment))
          problems.push(problem(source.indexOf("#", range[1]), "everything behind a hash is left out"));
      },
    });
  return problems;
}
