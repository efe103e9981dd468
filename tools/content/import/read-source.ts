import { defaultHandlers as HTML_ELEMENTS } from "hast-util-to-mdast";
import type { Html, Nodes, Root } from "mdast";
import type { InlineMath } from "mdast-util-math";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";
import { visit } from "unist-util-visit";
import { fieldsOf, yamlOf } from "../../../src/content/frontmatter";
import { isFormula } from "../../../src/paper/lint";
import { readMacros } from "./macros";
import { hasModules, STEPS, STEPS_OUTSIDE_FORMULAS, type Step } from "./other-syntax";
import { rewriting } from "./rewriting";

const plain = unified().use(remarkParse).use(remarkGfm).freeze();

/** What stands between `:::note Title` and `:::`, by its offsets in the file, and the words behind the first colons. */
export type Admonition = { start: number; end: number; label: string };

/**
 * Reads Markdown as other sites have it, MDX too. What the parser would take for something else is written over first; the
 * places in the tree are those of the file. `tell` notes what was left out, at its offset in the file.
 */
export function readForeign(
  source: string,
  path: string,
  tell: (offset: number, message: string, advice: string) => void,
) {
  // Rules above and below prose at the top of a file are no fields.
  const fielded = plain().use(remarkFrontmatter).parse(source);
  const yaml = yamlOf(fielded);
  const hasFields = Object.keys(fieldsOf(yaml, path)).length > 0;
  const markdown = () => (hasFields ? plain().use(remarkFrontmatter) : plain());
  const written = rewriting(source);
  let code = codeIn(hasFields || yaml === "" ? fielded : plain.parse(source), CODE);
  const isCode = (offset: number) => isInside(code, written.originOf(offset));
  const isJsx = /\.mdx$/i.test(path) || hasModules({ text: source, isCode });
  const parser = (isJsx ? markdown().use(withoutIndentedCode) : markdown()).use(remarkMath);
  let read: { text: string; tree: Root } | undefined;
  const parse = (text: string) => {
    if (read?.text !== text) read = { text, tree: parser.parse(text) };
    return read.tree;
  };
  const readCode = (types: readonly string[]) => {
    code = codeIn(parse(written.text), types).map(([from, to]) => [
      written.originOf(from),
      written.originOf(to),
    ]);
  };
  const place = (offset: number, message: string, advice: string) =>
    tell(written.originOf(offset), message, advice);

  const take = (step: Step) => written.apply(step({ text: written.text, isCode, isJsx, tell: place }));

  for (const steps of STEPS) {
    readCode(CODE);
    steps.forEach(take);
  }
  readCode(CODE);
  const { macros, edits } = readMacros(written.text, isCode);
  written.apply(edits);
  readCode([...CODE, "math", "inlineMath"]);
  STEPS_OUTSIDE_FORMULAS.forEach(take);

  readCode([...CODE, "html"]);
  const replace = (pattern: RegExp, write: (match: readonly string[], start: number) => string) =>
    written.replace(pattern, (match) => {
      const end = match.index + match[0].length;
      for (let offset = match.index; offset < end; offset += 1) if (isCode(offset)) return undefined;
      return write([...match], match.index);
    });
  const hasBrackets = /(?<![\\$])\\\(/.test(written.text);
  replace(/(?<![\\$])\\\((.+?)\\\)(?!\$)/gs, ([all = "", formula = ""]) =>
    isNoProse(formula) ? `$${onOneLine(formula)}$` : all,
  );
  for (const displayed of [/^([ \t]*)\\\[([\s\S]+?)\\\](?=[.,;]?[ \t]*$)/gm, /^([ \t]*)\$\$([^$]+)\$\$/gm])
    replace(displayed, ([all = "", indent = "", formula = ""]) =>
      isParted(formula) ? all : `${indent}$$${fenced(formula)}$$`,
    );
  replace(/(?<![\\$])\\\[([^\n[\]]+?)\\\](?![$(])/g, ([all = "", formula = ""]) =>
    /\\[a-z]|[_^=]/i.test(formula) || (hasBrackets && isNoProse(formula)) ? `$${formula.trim()}$` : all,
  );

  const admonitions: Admonition[] = [];
  const opened: { start: number; colons: string; label: string }[] = [];
  const lines = new Set<number>();
  const COLONS = /^[ \t]*(:{3,})[ \t]*(.*)$/gm;
  replace(COLONS, ([all = "", colons = "", label = ""], start) => {
    if (label !== "") opened.push({ start, colons, label });
    const last = label === "" ? opened.findLastIndex((open) => open.colons === colons) : -1;
    const [open] = last < 0 ? [] : opened.splice(last);
    if (open)
      admonitions.push({
        start: written.originOf(open.start),
        end: written.originOf(start),
        label: open.label,
      });
    if (open) lines.add(open.start).add(start);
    return all;
  });
  replace(COLONS, ([all = ""], start) => (lines.has(start) ? " ".repeat(all.length) : all));

  const tree = parseMasked(written.text, parse);
  visit(tree, ({ position }) => {
    for (const point of [position?.start, position?.end])
      if (point) point.offset = written.originOf(point.offset ?? 0);
  });
  return { tree, admonitions, macros };
}

const CODE: readonly string[] = ["code", "inlineCode", "yaml"];

type Ranges = readonly (readonly [from: number, to: number])[];

/** Where nodes of these types stand, in the order of the text. */
function codeIn(tree: Root, types: readonly string[]): Ranges {
  const found: [number, number][] = [];
  visit(tree, (node) => {
    if (!types.includes(node.type)) return;
    found.push([node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]);
  });
  return found;
}

/** Whether one of some ranges, which do not overlap, has an offset; found by halves. */
function isInside(ranges: Ranges, offset: number): boolean {
  let [first, end] = [0, ranges.length];
  while (first < end) {
    const middle = (first + end) >> 1;
    const [from = 0, to = 0] = ranges[middle] ?? [];
    if (offset < from) end = middle;
    else if (offset >= to) first = middle + 1;
    else return true;
  }
  return false;
}

/** In JSX text is indented with the elements around it. */
function withoutIndentedCode(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: ["codeIndented"] } }];
}

const isParted = (formula: string) => /\n[ \t]*\n/.test(formula);
const onOneLine = (formula: string) => formula.replaceAll("\n", " ");

/** A formula between lines of its own stays; one that shares a line with its marks is put on one line. */
const fenced = (formula: string) =>
  /^[ \t]*\n[\s\S]*\n[ \t]*$/.test(formula) ? formula : onOneLine(formula);

/** Words between escaped brackets are words. */
const isNoProse = (formula: string) => !isParted(formula) && !/^[\p{L}\s,.;:'’-]{2,}$/u.test(formula);

/** Parses again while something is no formula or no tag, with a sign in its place that stands for nothing. */
function parseMasked(source: string, parse: (text: string) => Root): Root {
  const [dollar = "", angle = ""] = unusedSigns(source);
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
