import type { Edit } from "./rewriting";

/** A command of LaTeX that a file defines: of how many arguments, and what it stands for. */
type Macro = { arity: number; body: string };

export type Macros = ReadonlyMap<string, Macro>;

const DEFINITION =
  /\\(?:(?:re|provide)?(?:new)?command\*?\s*\{?\s*\\([A-Za-z]+)\s*\}?\s*(?:\[(\d)\])?|def\s*\\([A-Za-z]+)((?:#\d)*)|(DeclareMathOperator)\*?\s*\{?\s*\\([A-Za-z]+)\s*\}?)\s*(?=\{)/g;

/** Of more than these, one stands for itself. */
const MOST = 2000;

/** The commands that a text defines, and edits that take the definitions away, with dollar signs that hold nothing else. */
export function readMacros(
  text: string,
  isCode: (offset: number) => boolean,
): { macros: Macros; edits: Edit[] } {
  const macros = new Map<string, Macro>();
  const found: Edit[] = [];
  for (const {
    0: all,
    1: command,
    2: count,
    3: defined,
    4: parameters = "",
    5: isOperator,
    6: operator,
    index,
  } of text.matchAll(DEFINITION)) {
    const argument = argumentAt(text, index + all.length);
    const name = command ?? defined ?? operator;
    if (!argument || !name || isCode(index)) continue;
    const body = isOperator ? `\\operatorname{${argument.value}}` : argument.value;
    macros.set(name, { arity: Number(count ?? parameters.length / 2), body });
    const before = found.at(-1);
    if (before && text.slice(before.end, index).trim() === "") before.end = argument.end;
    else found.push({ start: index, end: argument.end, text: "" });
  }
  for (const edit of found) {
    const [opening = ""] = /\$+\s*$/.exec(text.slice(Math.max(0, edit.start - 20), edit.start)) ?? [];
    const [closing = ""] = /^\s*\$+/.exec(text.slice(edit.end, edit.end + 20)) ?? [];
    if (opening === "" || opening.trim() !== closing.trim()) continue;
    edit.start -= opening.length;
    edit.end += closing.length;
  }
  return { macros, edits: found };
}

/** A formula with each command written out that the file defines. */
export function writtenOut(latex: string, macros: Macros): string {
  if (macros.size === 0) return latex;
  const names = [...macros.keys()].sort((one, other) => other.length - one.length).join("|");
  const use = new RegExp(`\\\\(${names})(?![A-Za-z])`);
  let written = latex;
  for (let uses = 0; uses < MOST; uses += 1) {
    const match = use.exec(written);
    const macro = macros.get(match?.[1] ?? "");
    if (!match || !macro) break;
    let end = match.index + match[0].length;
    let { body } = macro;
    for (let number = 1; number <= macro.arity; number += 1) {
      const argument = argumentAt(written, end);
      body = body.replaceAll(`#${number}`, () => argument?.value ?? "");
      end = argument?.end ?? end;
    }
    const behind = written.slice(end);
    const gap = /\\[A-Za-z]+$/.test(body) && /^[A-Za-z]/.test(behind) ? " " : "";
    written = written.slice(0, match.index) + body + gap + behind;
  }
  return written;
}

/** What stands between the braces at an offset, or else the one sign or command there. */
function argumentAt(text: string, offset: number): { value: string; end: number } | undefined {
  const start = offset + (/^\s*/.exec(text.slice(offset, offset + 100))?.[0].length ?? 0);
  if (text[start] !== "{") {
    const [sign] = /^(?:\\[A-Za-z]+|\\.|[^\s])/.exec(text.slice(start, start + 50)) ?? [];
    return sign === undefined ? undefined : { value: sign, end: start + sign.length };
  }
  let depth = 0;
  for (let end = start; end < text.length; end += 1) {
    if (text[end] === "\\") end += 1;
    else if (text[end] === "{") depth += 1;
    else if (text[end] === "}") depth -= 1;
    if (depth === 0) return { value: text.slice(start + 1, end), end: end + 1 };
  }
  return undefined;
}
