import { defaultHandlers as HTML_ELEMENTS } from "hast-util-to-mdast";
import type { Html, Nodes, Root } from "mdast";
import type { InlineMath } from "mdast-util-math";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { fieldsOf, yamlOf } from "../../../src/content/frontmatter";
import { isFormula } from "../../../src/paper/lint";

const plain = unified().use(remarkParse).use(remarkGfm).freeze();

/** What stands between `:::note Title` and `:::`, by its offsets in the file, and the words behind the first colons. */
export type Admonition = { start: number; end: number; label: string };

/**
 * Reads Markdown as other sites have it. What the parser would take for something else is first written over with as
 * many other characters, so that every place in the tree is one of the file.
 */
export function readForeign(source: string, path: string) {
  // Rules above and below prose at the top of a file are no fields.
  const yaml = yamlOf(plain().use(remarkFrontmatter).parse(source));
  const hasFields = Object.keys(fieldsOf(yaml, path)).length > 0;
  const parser = hasFields ? plain().use(remarkFrontmatter) : plain();
  const code: [number, number][] = [];
  visit(parser.parse(source), (node) => {
    const { start, end } = node.position ?? {};
    if (["code", "inlineCode", "html", "yaml"].includes(node.type))
      code.push([start?.offset ?? 0, end?.offset ?? 0]);
  });
  const replace = (text: string, pattern: RegExp, write: (match: string[], start: number) => string) =>
    text.replaceAll(pattern, (...match) => {
      const start = Number(match.find((part) => typeof part === "number"));
      const inCode = code.some(([from, to]) => start < to && start + match[0].length > from);
      return inCode ? match[0] : write(match, start);
    });

  let text = replace(source, /(?<![\\$])\\\((.+?)\\\)(?!\$)/gs, ([all = "", formula = ""]) =>
    isNoProse(formula) ? `$$${onOneLine(formula)}$$` : all,
  );
  for (const displayed of [/^([ \t]*)\\\[([\s\S]+?)\\\](?=[.,;]?[ \t]*$)/gm, /^([ \t]*)\$\$([^$]+)\$\$/gm])
    text = replace(text, displayed, ([all = "", indent = "", formula = ""]) =>
      isParted(formula) ? all : `${indent}$$${fenced(formula)}$$`,
    );

  const admonitions: Admonition[] = [];
  const opened: { start: number; colons: string; label: string }[] = [];
  const lines = new Set<number>();
  const COLONS = /^[ \t]*(:{3,})[ \t]*(.*)$/gm;
  text = replace(text, COLONS, ([all = "", colons = "", label = ""], start) => {
    if (label !== "") opened.push({ start, colons, label });
    const last = label === "" ? opened.findLastIndex((open) => open.colons === colons) : -1;
    const [open] = last < 0 ? [] : opened.splice(last);
    if (open) admonitions.push({ ...open, end: start });
    if (open) lines.add(open.start).add(start);
    return all;
  });
  text = replace(text, COLONS, ([all = ""], start) => (lines.has(start) ? " ".repeat(all.length) : all));
  return { tree: parseMasked(text, parser().use(remarkMath)), admonitions };
}

const isParted = (formula: string) => /\n[ \t]*\n/.test(formula);
const onOneLine = (formula: string) => formula.replaceAll("\n", " ");

/** A formula between lines of its own stays; one that shares a line with its marks is put on one line. */
const fenced = (formula: string) =>
  /^[ \t]*\n[\s\S]*\n[ \t]*$/.test(formula) ? formula : onOneLine(formula);

/** Words between escaped brackets are words. */
const isNoProse = (formula: string) => !isParted(formula) && !/^[\p{L}\s,.;:'’-]{2,}$/u.test(formula);

/** Parses again while something is no formula or no tag, with a sign in its place that stands for nothing. */
function parseMasked(source: string, parser: { parse(text: string): Root }): Root {
  const [dollar = "", angle = ""] = unusedSigns(source);
  let text = source;
  for (;;) {
    const tree = parser.parse(text);
    const signs = new Map<number, string>();
    let masked = 0;
    visit(tree, (node) => {
      const start = node.position?.start.offset ?? 0;
      // What is masked changes which of the dollar signs behind it belong together.
      if (node.type === "inlineMath" && start > masked && !isWritten(node, text)) {
        signs.set(start, dollar);
        masked = start + (text.slice(start).split(/\n[ \t]*\n/)[0] ?? "").length;
      }
      if (node.type === "html") for (const index of notTags(node, source)) signs.set(start + index, angle);
    });
    if (signs.size === 0) return unmasked(tree, { [dollar]: "$", [angle]: "<" });
    const characters = text.split("");
    for (const [index, sign] of signs) characters[index] = sign;
    text = characters.join("");
  }
}

const unusedSigns = (source: string) =>
  Array.from({ length: 100 }, (_, index) => String.fromCharCode(0xe000 + index)).filter(
    (sign) => !source.includes(sign),
  );

function isWritten({ position }: InlineMath, text: string): boolean {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const written = text.slice(start, end);
  return written.startsWith("$$") || isFormula(written, text.charAt(end));
}

const VOID = /^(?:br|hr|img|wbr|input|p|li|source)$/i;

/** Where in a piece of HTML stands a `<` that opens no element, as in `Array<T>`. */
function notTags({ value }: Html, source: string): number[] {
  return [...value.matchAll(/<(\/?)([A-Za-z][\w:-]*)/g)].flatMap(({ index, 1: slash, 2: name = "" }) => {
    const other = new RegExp(slash ? `<${name}\\b` : `</${name}\\s*>`);
    const known = Object.hasOwn(HTML_ELEMENTS, name.toLowerCase());
    return known && (VOID.test(name) || other.test(source)) ? [] : [index];
  });
}

function unmasked(tree: Root, signs: Readonly<Record<string, string>>): Root {
  visit(tree, (node: Nodes) => {
    for (const [field, text] of Object.entries(node)) {
      if (typeof text !== "string" || field === "type") continue;
      const typed = Object.entries(signs).reduce((read, [sign, real]) => read.replaceAll(sign, real), text);
      Object.assign(node, { [field]: typed });
    }
  });
  return tree;
}
