import { defaultHandlers as HTML_ELEMENTS } from "hast-util-to-mdast";
import type { Html, Nodes, Root } from "mdast";
import type { InlineMath } from "mdast-util-math";
import { mdxFromMarkdown } from "mdast-util-mdx";
import { mdx } from "micromark-extension-mdx";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";
import { visit } from "unist-util-visit";
import type { VFileMessage } from "vfile-message";
import { fieldsOf, yamlOf } from "../../../src/content/frontmatter";
import { isFormula } from "../../../src/paper/lint";
import { MODULE } from "../../../src/paper/read-markdown";

/** With one sign around words others write an index, as in H~2~O. */
const plain = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).freeze();

/** What stands between `:::note Title` and `:::`, by its offsets in the file, and the words behind the first colons. */
export type Admonition = { start: number; end: number; label: string };

type Tell = (offset: number, message: string, advice: string) => void;

/**
 * Reads Markdown as other sites have it, MDX too. What the parser would take for something else is written over first, sign
 * for sign, so that the places in the tree are those of the file. `tell` notes what was left out, at its offset.
 */
export function readForeign(source: string, path: string, tell: Tell) {
  const [dollar = "", angle = ""] = unusedSigns(source);
  // Rules above and below prose at the top of a file are no fields.
  const yaml = yamlOf(plain().use(remarkFrontmatter).parse(source));
  const hasFields = Object.keys(fieldsOf(yaml, path)).length > 0;
  const markdown = hasFields ? plain().use(remarkFrontmatter) : plain();
  const plainTree = markdown().parse(source);
  const [code, html] = [offsetsOf(plainTree, ["code", "inlineCode", "yaml"]), offsetsOf(plainTree, ["html"])];
  let text = source;
  const replace = (pattern: RegExp, write: (match: readonly string[], start: number) => string) => {
    text = text.replaceAll(pattern, (...match) => {
      const [all, start] = [String(match[0]), Number(match.findLast((part) => typeof part === "number"))];
      const places = Array.from(all, (_, at) => start + at);
      return places.some((at) => code.has(at) || html.has(at)) ? all : write(match, start);
    });
  };
  const formula = (written: string) => `$$${onOneLine(written)}$$`;

  const isJsx = /\.mdx$/i.test(path) || [...text.matchAll(MODULES)].some(({ index }) => !code.has(index));
  if (isJsx) text = withoutModules(text, code, tell);
  const hasBrackets = /(?<![\\$])\\\(/.test(text);
  replace(/(?<![\\$])\\\((.+?)\\\)(?!\$)/gs, ([all = "", inside = ""]) =>
    isNoProse(inside) ? formula(inside) : all,
  );
  replace(/^([ \t]*)\\\[([\s\S]+?)\\\](?=[.,;]?[ \t]*$)/gm, ([all = "", indent = "", inside = ""]) =>
    isParted(inside) ? all : `${indent}$$${fenced(inside)}$$`,
  );
  // Behind words it would begin a formula that nothing ends; in a quotation each of its lines has a sign of its own.
  replace(/(^[ \t]*)?\$\$([^$]+)\$\$/gm, ([all = "", indent, inside = ""]) =>
    isParted(inside) || /\n[ \t]*>/.test(inside)
      ? all
      : `${indent ?? ""}$$${indent === undefined ? onOneLine(inside) : fenced(inside)}$$`,
  );
  replace(/(?<![\\$])\\\[([^\n[\]]+?)\\\](?![$(])/g, ([all = "", inside = ""]) =>
    /\\[a-z]|[_^=]/i.test(inside) || (hasBrackets && isNoProse(inside)) ? formula(inside) : all,
  );
  const admonitions: Admonition[] = [];
  const opened: { start: number; colons: string; label: string }[] = [];
  const lines = new Set<number>();
  replace(COLONS, ([all = "", colons = "", label = ""], start) => {
    if (label !== "") opened.push({ start, colons, label });
    const at = label === "" ? opened.findLastIndex((open) => open.colons === colons) : -1;
    const [open] = at < 0 ? [] : opened.splice(at);
    if (open) admonitions.push({ start: open.start, end: start, label: open.label });
    if (open) lines.add(open.start).add(start);
    return all;
  });
  replace(COLONS, ([all = ""], start) => (lines.has(start) ? blank(all) : all));

  const parsed = (isMdx: boolean) => {
    const parser = (isMdx ? markdown().use(elementsAndBraces) : markdown()).use(remarkMath);
    const written = isMdx ? withJsxComments(text, code) : text;
    const tree = parseMasked(written, (masked) => parser.parse(masked), { dollar, angle });
    return unmasked(tree, { [dollar]: "$", [angle]: "<" });
  };
  try {
    return { tree: parsed(isJsx), admonitions };
  } catch (error) {
    const { place, reason } = error as VFileMessage;
    const offset = (place && "start" in place ? place.start : place)?.offset ?? 0;
    const message = `The file is no MDX: ${reason.replace(/\.?$/, ".")}`;
    tell(offset, message, "It is read as Markdown: correct it, and import it again.");
    return { tree: parsed(false), admonitions };
  }
}

const MODULES = new RegExp(MODULE.source, "gm");

/** Blanks JavaScript at the left edge, to the blank line before which every bracket is closed. */
function withoutModules(source: string, code: ReadonlySet<number>, tell: Tell): string {
  let [text, end] = [source, 0];
  for (const { index: start } of source.matchAll(MODULES)) {
    if (start < end || code.has(start)) continue;
    for (const { index } of source.matchAll(/\n[ \t]*(?=\n)|$/g)) {
      end = index;
      const code = source.slice(start, end).replaceAll(/(["'`]).*?\1/gs, "");
      if (end > start && (code.match(/[{[(]/g) ?? []).length <= (code.match(/[}\])]/g) ?? []).length) break;
    }
    const [line = ""] = source.slice(start, end).split("\n");
    tell(start, `JavaScript is left out: ${line}`, "Say in words what readers need of it.");
    text = text.slice(0, start) + blank(text.slice(start, end)) + text.slice(end);
  }
  return text;
}

/** MDX has no comments of HTML, and most that reads it elsewhere lets them through. */
const withJsxComments = (text: string, code: ReadonlySet<number>) =>
  text.replaceAll(/<!--(.*?)-->/gs, (comment: string, words: string, start: number) =>
    code.has(start) ? comment : `{/* ${words}*/}`,
  );

/** Where nodes of these types stand. */
function offsetsOf(tree: Root, types: readonly string[]): ReadonlySet<number> {
  const offsets = new Set<number>();
  visit(tree, ({ type, position }) => {
    if (!types.includes(type)) return;
    for (let at = position?.start.offset ?? 0; at < (position?.end.offset ?? 0); at += 1) offsets.add(at);
  });
  return offsets;
}

const COLONS = /^[ \t]*(:{3,})[ \t]*(.*)$/gm;

/** MDX whose JavaScript is not parsed: it is left out. */
function elementsAndBraces(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), mdx()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), mdxFromMarkdown()];
}

const blank = (typed: string) => typed.replaceAll(/[^\n]/g, " ");
const isParted = (formula: string) => /\n[ \t]*\n/.test(formula);
const onOneLine = (formula: string) => formula.replaceAll("\n", " ");

/** A formula between lines of its own stays; one that shares a line with its marks is put on one line. */
const fenced = (formula: string) =>
  /^[ \t]*\n[\s\S]*\n[ \t]*$/.test(formula) ? formula : onOneLine(formula);

/** Words between escaped brackets are words. */
const isNoProse = (formula: string) => !isParted(formula) && !/^[\p{L}\s,.;:'’-]{2,}$/u.test(formula);

/** Parses again while something is no formula or no tag, with a sign in its place that stands for nothing. */
function parseMasked(
  source: string,
  parse: (text: string) => Root,
  { dollar, angle }: { dollar: string; angle: string },
): Root {
  let text = source;
  for (;;) {
    const tree = parse(text);
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
    if (signs.size === 0) return tree;
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
  const tags = value.matchAll(/<(\/?)([A-Za-z][\w:-]*)(?:[^<>]*(\/)>)?/g);
  return [...tags].flatMap(({ index, 1: slash, 2: name = "", 3: closed }) => {
    const other = new RegExp(slash ? `<${name}\\b` : `</${name}\\s*>`);
    const known = Object.hasOwn(HTML_ELEMENTS, name.toLowerCase());
    return known && (closed || VOID.test(name) || other.test(source)) ? [] : [index];
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
