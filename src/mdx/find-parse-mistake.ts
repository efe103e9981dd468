import { findBraceMistake, IMPORT_MISTAKE } from "./javascript-mistakes";
import { COMPONENTS, describeUnknownComponent, TABLES } from "./page-components";

/** An error of MDX's parser. */
export type ParseError = { reason?: string; line?: number | null; column?: number | null };

/** What the parser cannot read, from `start` to `end` in the text, and whose end it is if it is a closing tag. */
type ParseMistake = { start: number; end: number; place: number; message: string; closedName?: string };

const COMMENT = "Write a comment between {/* and */}, in place of <!-- and -->.";
const ADDRESS = "Write the address without < and >. It becomes a link.";
const SIGN = "A “<” that is only a sign has a backslash before it: \\<.";
const TAG = `This tag cannot be read. Write its attributes as name="…", and > at its end. ${SIGN}`;

/** Returns the mistake that an error of MDX's parser stands for. */
export function findParseMistake(text: string, { reason = "", line, column }: ParseError): ParseMistake {
  // The error for a tag that is not closed has the tag's position only in its reason.
  const opened = /\((\d+):(\d+)-(\d+):(\d+)\)/.exec(reason)?.slice(1).map(Number);
  if (opened) {
    const [startLine = 1, startColumn = 1, endLine = 1, endColumn = 1] = opened;
    const start = getOffset(text, startLine, startColumn);
    const name = /^<([\w.]*)/.exec(text.slice(start))?.[1] ?? "";
    return { start, end: getOffset(text, endLine, endColumn), place: start, message: describeOpenTag(name) };
  }
  const offset = getOffset(text, line ?? 1, column ?? 1);
  const before = text.slice(0, offset + 1);
  const isImport = /import\/exports/.test(reason);
  const isBrace = /expression|spread/.test(reason);
  const start = isImport
    ? findImport(before)
    : isBrace
      ? findOpenBrace(before)
      : text.lastIndexOf("<", offset - 1);
  // The text after an error of another kind is left out.
  if (start < 0) return { start: offset, end: text.length, place: offset, message: `${reason}.` };
  if (isImport) return { start, end: start + 6, place: start, message: IMPORT_MISTAKE };
  if (isBrace) return { start, end: start + 1, ...findBraceMistake(text, start) };
  const [source, message, closedName] = describeTag(text.slice(start), reason);
  return { start, end: start + source.length, place: start, message, closedName };
}

/** Returns the index of the last line that begins with `import` or `export`. */
const findImport = (text: string) => [...text.matchAll(/^(?:import|export)/gm)].at(-1)?.index ?? -1;

/** Returns the index of a position whose line and column count from 1. */
function getOffset(text: string, line: number, column: number): number {
  const lines = text.split("\n").slice(0, line - 1);
  return lines.join("\n").length + (line > 1 ? 1 : 0) + column - 1;
}

/** Returns the index of the last brace that is not closed. */
function findOpenBrace(text: string): number {
  let closed = 0;
  for (let index = text.length - 1; index >= 0; index -= 1) {
    if (text[index] === "}" && index < text.length - 1) closed += 1;
    if (text[index] === "{" && closed-- === 0) return index;
  }
  return text.lastIndexOf("{");
}

function describeOpenTag(name: string): string {
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
