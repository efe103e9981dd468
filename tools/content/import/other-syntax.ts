/** What other sites write beside Markdown, as far as it can be told from the text: each step says what to write over it. */
import { MODULE } from "../../../src/paper/parse";
import type { Edit } from "./rewriting";
import { asHtml, isHtml, pairsOf, tagsIn, unwrap, wordsAlone } from "./tags";

export type Reading = {
  /** The text as it is now. */
  text: string;
  /** Whether an offset lies in code, where nothing is read. */
  isCode: (offset: number) => boolean;
  /** Whether the file is JSX too: it imports something, or its name says so. */
  isJsx: boolean;
  /** Notes what is left out, at its offset. */
  tell: (offset: number, message: string, advice: string) => void;
};

export type Step = (reading: Reading) => Edit[];

/** Edits for all that a pattern finds outside of code; undefined leaves it as it is. */
function edits(
  { text, isCode }: Reading,
  pattern: RegExp,
  write: (match: readonly string[], index: number) => string | undefined,
): Edit[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const written = isCode(match.index)
      ? undefined
      : write(
          [...match].map((part) => part ?? ""),
          match.index,
        );
    if (written === undefined) return [];
    return { start: match.index, end: match.index + match[0].length, text: written };
  });
}

const short = (words: string) => {
  const line = words.replaceAll(/\s+/g, " ").trim();
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
};

export const hasModules = ({ text, isCode }: Pick<Reading, "text" | "isCode">) =>
  [...text.matchAll(MODULES)].some(({ index }) => !isCode(index));

const MODULES = new RegExp(MODULE.source, "gm");

/** JavaScript at the left edge, to the blank line before which every bracket is closed. */
const modules: Step = (reading) => {
  const { text, tell } = reading;
  let last = 0;
  return edits(reading, MODULES, (_match, index) => (index < last ? undefined : "")).flatMap((edit) => {
    if (edit.start < last) return [];
    const rest = text.slice(edit.start);
    for (const { index } of rest.matchAll(/\n[ \t]*(?=\n)|$/g)) {
      last = edit.start + index;
      const code = rest.slice(0, index).replaceAll(/(["'`]).*?\1/gs, "");
      if ((code.match(/[{[(]/g) ?? []).length <= (code.match(/[}\])]/g) ?? []).length) break;
    }
    const message = `JavaScript is left out: ${short(text.slice(edit.start, last))}`;
    tell(edit.start, message, "Say in words what readers need of it.");
    return { start: edit.start, end: last, text: "" };
  });
};

/** Comments of JSX as HTML has them, and strings between braces as what they hold. */
const expressions: Step = (reading) =>
  reading.isJsx
    ? [
        ...edits(reading, /\{\/\*([\s\S]*?)\*\/\}/g, ([all = "", comment = ""]) =>
          /^\s*#/.test(comment) ? all.replace(/^\{\/\*\s*(#\S+)\s*\*\/\}$/, "{$1}") : `<!--${comment}-->`,
        ),
        ...edits(reading, /(?<!=\s*)\{\s*(["'`])([^"'`{}]*)\1\s*\}/g, ([, , words]) => words),
        ...edits(reading, /<\/?>/g, () => ""),
      ]
    : [];

/** Boxes of MkDocs, whose text is indented, as boxes between colons; tabs as their parts. */
const indentedBoxes: Step = (reading) => {
  const { text, isCode } = reading;
  const OPENS = /^([ \t]*)(!!!|\?\?\?\+?|===)[ \t]+(?:([\w-]+)[ \t]*)?(?:"([^"\n]*)")?[ \t]*$/gm;
  const found: Edit[] = [];
  let last = 0;
  for (const { 0: line, 1: indent = "", 2: mark, 3: kind = "note", 4: title = "", index } of text.matchAll(
    OPENS,
  )) {
    if (index < last || isCode(index) || (mark === "===" && title === "")) continue;
    const start = index + line.length;
    const inside = new RegExp(`(?:\\n(?:[ \\t]*(?=\\n|$)|${indent}(?: {4}|\\t).*))*`, "y");
    inside.lastIndex = start;
    const body = (inside.exec(text)?.[0] ?? "").trimEnd();
    if (body === "") continue;
    const box = mark === "!!!" ? kind : "details";
    const opening = mark === "===" ? `**${title}**\n` : `:::${box} ${title}\n`;
    found.push({ start: index, end: start, text: `${indent}${opening}` });
    for (const { index: at, 0: space } of body.matchAll(/(?<=\n)[ \t]*(?: {4}|\t)/g)) {
      const from = start + at + indent.length;
      found.push({
        start: from,
        end: from + Math.min(space.length - indent.length, space.includes("\t") ? 1 : 4),
        text: "",
      });
    }
    last = start + body.length;
    found.push({ start: last, end: last, text: mark === "===" ? "\n" : `\n${indent}:::\n` });
  }
  return found;
};

/** Elements that HTML does not have, and shortcodes: their tags go, and what stands between them stays. */
const elements: Step = (reading) => {
  const { text, isCode, isJsx, tell } = reading;
  const drawings = [...text.matchAll(/<svg\b[\s\S]*?<\/svg>/gi)].map(
    ({ 0: svg, index }) => [index, index + svg.length] as const,
  );
  const tags = tagsIn(text).filter(
    ({ start }) => !isCode(start) && !drawings.some(([from, to]) => from < start && start < to),
  );
  const others = tags.filter((tag) => !isHtml(tag));
  const pairs = pairsOf(others);
  const told = new Set<string>();
  return [
    ...tags.filter(isHtml).flatMap((tag) => asHtml(text, tag, isJsx)),
    ...others.flatMap((tag) => {
      const typed = text.slice(tag.start, tag.end);
      const closing = pairs.get(tag);
      if (closing) {
        if (!told.has(tag.name))
          tell(
            tag.start,
            `The tags of ${short(typed)} are left out.`,
            "What stands between them is a part of the text.",
          );
        told.add(tag.name);
        return unwrap(text, tag, closing);
      }
      const words = tag.kind === "closes" ? undefined : wordsAlone(text, tag);
      if (words) return words;
      if (tag.kind !== "stands alone" || tag.isShortcode) return [];
      tell(tag.start, `${short(typed)} is left out.`, "Show what it shows as an image, or say it.");
      return { start: tag.start, end: tag.end, text: "" };
    }),
  ];
};

/** What makes a list of the headings elsewhere. */
const contents: Step = (reading) =>
  edits(reading, /^[ \t]*(?:\[\[?_?TOC_?\]?\]|\{:toc\}|\$\{toc\})[ \t]*$/gim, ([line = ""], index) => {
    const advice = "The page has a list of its sections by itself.";
    reading.tell(index, `${line.trim()} is left out.`, advice);
    return "";
  });

/** A heading that Google Docs numbers as an item of a list. */
const numberedHeadings: Step = (reading) =>
  edits(
    reading,
    /^[ \t]*(\d+[.)])[ \t]+(#{1,6})[ \t]+(?=\S)/gm,
    ([, number, hashes]) => `${hashes} ${number} `,
  );

const ATTRIBUTES = String.raw`\{[ \t]*(?:[#.:][^{}\n]*|[\w-]+=[^{}\n]*)\}`;

/** Attributes behind images, links and words, and on lines of their own; those of a heading but its id. */
const attributes: Step = (reading) => [
  ...edits(
    reading,
    /^(#{1,6}[ \t].*?)[ \t]*\\?\{([^{}\n]*?)\\?\}[ \t]*#*[ \t]*$/gm,
    ([all = "", heading, inside = ""]) => {
      if (!/^\s*\\?[#.:]|=/.test(inside)) return all;
      const [, id] = /#([\w-]+)/.exec(inside) ?? [];
      return id ? `${heading} {#${id}}` : heading;
    },
  ),
  ...edits(
    reading,
    new RegExp(`(?<!\\]|!|:{3,}[ \\t]*[\\w-]*)\\[([^\\[\\]\\n]+)\\]${ATTRIBUTES}`, "g"),
    ([, words]) => words,
  ),
  ...edits(
    reading,
    new RegExp(`(?<=\\]\\([^()\\n]*\\)|\\]\\[[^\\[\\]\\n]*\\])[ \\t]*${ATTRIBUTES}`, "g"),
    () => "",
  ),
  ...edits(reading, new RegExp(`(?<=\\S[*\`])${ATTRIBUTES}`, "g"), () => ""),
  ...edits(reading, new RegExp(`^[ \\t]*${ATTRIBUTES}[ \\t]*$`, "gm"), () => ""),
];

const DISPLAYED =
  /^([ \t]*)\\begin\{((?:equation|align|alignat|gather|multline|eqnarray|flalign|displaymath)\*?)\}[\s\S]*?\\end\{\2\}/gm;

/** Displayed formulae without dollar signs, and what stands behind these. */
const formulas: Step = (reading) => {
  const inDollars = [...reading.text.matchAll(/\$\$[\s\S]*?\$\$|\\\[[\s\S]*?\\\]/g)].map(
    ({ 0: all, index }) => [index, index + all.length] as const,
  );
  return [
    // A formula of several lines that begins behind words is one of its own, or all that follows would be one.
    ...[...reading.text.matchAll(/(?<=[^\s$].*)\$\$([^$]*\n[^$]*)\$\$/g)].flatMap(({ 0: all, index }) =>
      reading.isCode(index) || /\n[ \t]*\n/.test(all) || !inDollars.some(([from]) => from === index)
        ? []
        : [
            { start: index, end: index, text: "\n" },
            { start: index, end: index + all.length, text: all.replaceAll("\n", " ") },
          ],
    ),
    ...edits(reading, DISPLAYED, ([all = "", indent = "", name = ""], index) => {
      if (inDollars.some(([from, to]) => from < index && index < to)) return undefined;
      const formula = all.trimStart();
      const plain = /^(?:displaymath|equation\*)$/.test(name)
        ? formula.replaceAll(/^\\begin\{[^}]*\}\s*|\s*\\end\{[^}]*\}$/g, "")
        : formula.replaceAll(/eqnarray|flalign/g, "align");
      return `\n${indent}$$\n${indent}${plain}\n${indent}$$\n`;
    }),
    ...edits(reading, new RegExp(`(?<=\\$\\$)[ \\t]*${ATTRIBUTES}`, "g"), () => ""),
    ...edits(
      reading,
      /(?<=\S.*\n)^([ \t]*)\$\$[ \t]*\((\d+[a-z]?)\)[ \t]*$/gm,
      ([, indent, number]) => `${indent}\\tag{${number}}\n${indent}$$`,
    ),
  ];
};

/** What is read before tags are, since it is found in lines as they were typed; what is read behind that. */
export const STEPS: readonly (readonly Step[])[] = [
  [modules, expressions, indentedBoxes],
  // In a box stands another.
  [indentedBoxes],
  [indentedBoxes],
  [elements],
  [contents, numberedHeadings, formulas],
];

/** Braces of formulae are none. */
export const STEPS_OUTSIDE_FORMULAS: readonly Step[] = [attributes];
