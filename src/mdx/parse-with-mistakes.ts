import type { Root } from "mdast";
import { findBraceMistake, IMPORT_MISTAKE } from "./brace-mistakes";
import { addMistake, type File, getMistakes } from "./mistakes";
import { COMPONENTS, describeUnknownComponent, TABLES } from "./remark-checks";

/** Each mistake costs another parse of the text. */
const MAX_PARSE_MISTAKES = 100;

export type Parse = (text: string, file: File) => Root;

/** An error of MDX's parser. */
type ParseError = { reason?: string; line?: number | null; column?: number | null };

/** What the parser cannot read, from `start` to `end` in the text, and whose end it is if it is a closing tag. */
type ParseMistake = { start: number; end: number; place: number; message: string; closedName?: string };

const COMMENT = "Write a comment between {/* and */}, in place of <!-- and -->.";
const ADDRESS = "Write the address without < and >. It becomes a link.";
const SIGN = "A “<” that is only a sign has a backslash before it: \\<.";
const TAG = `This tag cannot be read. Write its attributes as name="…", and > at its end. ${SIGN}`;

/** Parses a text. What cannot be parsed is a mistake, and is replaced by spaces, so that the mistakes after it are found too. */
export function parseWithMistakes(parse: Parse, text: string, file: File): Root {
  file.data.text ??= text;
  try {
    return parse(text, file);
  } catch (error) {
    const { start, end, place, message, closedName } = findParseMistake(text, error as ParseError);
    const countOpenTags = (source: unknown) => String(source).split(`<${closedName}`).length;
    // The mistake in an opening tag has been told already.
    if (countOpenTags(text) === countOpenTags(file.data.text)) addMistake(file, place, message);
    if (getMistakes(file).length >= MAX_PARSE_MISTAKES) return { type: "root", children: [] };
    const spaces = text.slice(start, end).replaceAll(/\S/g, " ");
    return parseWithMistakes(parse, text.slice(0, start) + spaces + text.slice(end), file);
  }
}

/** Returns the mistake that an error of MDX's parser stands for. */
function findParseMistake(text: string, { reason = "", line, column }: ParseError): ParseMistake {
  // The error for a tag that is not closed has the tag's position only in its reason.
  const opened = /\((\d+):(\d+)-(\d+):(\d+)\)/.exec(reason)?.slice(1).map(Number);
  if (opened) {
    const [startLine = 1, startColumn = 1, endLine = 1, endColumn = 1] = opened;
    const start = getOffset(text, startLine, startColumn);
    const name = /^<([\w.]*)/.exec(text.slice(start))?.[1] ?? "";
    return { start, end: getOffset(text, endLine, endColumn), place: start, message: describeOpenTag(name) };
  }
  const offset = getOffset(text, line ?? 1, column ?? 1);
  const before = text.slice(0, offset);
  if (/import\/exports/.test(reason)) {
    const start = [...before.matchAll(/^(?:import|export)/gm)].at(-1)?.index ?? 0;
    return { start, end: start + 6, place: start, message: IMPORT_MISTAKE };
  }
  if (/expression|spread/.test(reason)) {
    const openBraces = before.replaceAll(/\{[^{}]*\}/g, (closed) => " ".repeat(closed.length));
    const start = Math.max(0, openBraces.lastIndexOf("{"));
    return { start, end: start + 1, ...findBraceMistake(text, start) };
  }
  const start = before.lastIndexOf("<");
  // The text after an error of another kind is left out.
  if (start < 0) return { start: offset, end: text.length, place: offset, message: `${reason}.` };
  const [source, message, closedName] = describeTag(text.slice(start), reason);
  return { start, end: start + source.length, place: start, message, closedName };
}

/** Returns the index of a position whose line and column count from 1. */
function getOffset(text: string, line: number, column: number): number {
  const lines = text.split("\n").slice(0, line - 1);
  return lines.reduce((length, { length: lineLength }) => length + lineLength + 1, column - 1);
}

function describeOpenTag(name: string): string {
  if (!name) return SIGN;
  if (TABLES.includes(name)) return `<${name}> has no text in it. Write <${name} />.`;
  if (name === "Value") return '<Value> has no text in it. Write <Value name="…" />.';
  return Object.hasOwn(COMPONENTS, name)
    ? `No </${name}> closes this <${name}>. Write both on lines of their own in the same box or list, with an empty line before and after the text between them.`
    : describeUnknownComponent(name);
}

/** Returns the part that cannot be read at the beginning of a text, and what to do about it. */
function describeTag(text: string, reason: string): [source: string, message: string, closedName?: string] {
  const [comment] = /^<!--(?:[\s\S]*?-->)?/.exec(text) ?? [];
  if (comment) return [comment, COMMENT];
  if (/^<(?:https?:|mailto:|[\w.+-]+@)/i.test(text)) return ["<", ADDRESS];
  const [tag, name] = /^<\/([\w.]*)[^>]*>/.exec(text) ?? [];
  if (tag && /closing slash/.test(reason))
    return [tag, `No <${name}> opens before this ${tag}. Remove it, or write <${name}> before it.`, name];
  return ["<", /^<\/?[A-Za-z]/.test(text) ? TAG : SIGN];
}
