import type { Nodes, Root } from "mdast";
import type { Node } from "unist";
import { visit } from "unist-util-visit";
import { isScalar, isSeq, parseDocument } from "yaml";
import { runReference } from "../../src/content/run-values";
import { isElement, type MdxElement } from "../../src/paper/mdx-elements";

/** Stand in a passage's text for what is not read as prose; each takes one character. */
export const FORMULA = "\uFFFC";
export const CODE = "\uFFFB";
export const CITATION = "\uE000";
export const RUN_VALUE = "\uE001";

const CITATIONS = /\s*\[@[a-z0-9-]+(?:,[^;\]]*)?(?:\s*;\s*@[a-z0-9-]+(?:,[^;\]]*)?)*\]/g;

/** What says where a sentence comes from: it is no word of it. */
const MARKS = /\[(?:described|reading|open)\]\s*/g;

/** What a work is cited for, within a citation. */
const CLAIMS = /@[a-z0-9-]+,\s*([^;\]]+)/g;

/** Addresses and DOIs, without the stop behind them. */
const ADDRESSES = /(?:https?:\/\/|\bwww\.|\b(?:doi:\s*)?10\.\d{4,}\/)\S*[^\s.,;:!?)\]”’]/g;

const NO_WORDS = new RegExp(`${CITATIONS.source}|${MARKS.source}|${ADDRESSES.source}`, "g");

/** Fields of the frontmatter that readers see. */
const PROSE_FIELDS = ["title", "subtitle", "summary", "term", "question"];

/** Attributes that readers see: the titles of run boxes and of the appendix, and a figure's task. */
const PROSE_ATTRIBUTES: readonly string[] = ["title", "task"];

export type Formula = {
  /** Its character in the passage's text. */
  index: number;
  /** LaTeX. */
  value: string;
};

/** A paragraph, heading, caption, list item, table cell or field: text that is read in one go. */
export type Passage = {
  /** As a reader hears it, with stand-ins for formulae, code and citations. */
  text: string;
  /** For each character of the text its offset in the file. */
  offsets: readonly number[];
  formulae: readonly Formula[];
  /** Whether it stands in a note that gives a reference. */
  inCitedNote: boolean;
  /** Whether it stands in a box of the illustrative run. */
  inRun: boolean;
  /** The field it comes from, where it is not part of the text. */
  field?: string;
};

/** A problem in a passage, before its place in the file is known. */
export type ProseProblem = {
  /** Counted in the passage's text. */
  index: number;
  /** Where it is about a word, which one and what of it: the text's one finding of that says how often it stands there. */
  word?: string;
  message: string;
  advice: string;
};

/**
 * What readers read of a content file, in order: the visible fields of its frontmatter, then its text.
 *
 * `tree` comes from `readMarkdown(source)`. Code blocks, addresses of links and other attributes than titles and tasks are left out.
 */
export function readPassages(tree: Root, source: string): Passage[] {
  return [...readFields(tree, source), ...readNode(tree, { source, inCitedNote: false, inRun: false })];
}

function readFields(tree: Root, source: string): Passage[] {
  const yaml = tree.children.find((node) => node.type === "yaml");
  const start = yaml?.position?.start.offset;
  if (!yaml || start === undefined) return [];
  const document = parseDocument(yaml.value);
  const first = source.indexOf(yaml.value, start);
  const changes = document.get("changes", true);
  const paths: [field: string, ...rest: (string | number)[]][] = PROSE_FIELDS.map((field) => [field]);
  if (isSeq(changes)) for (const index of changes.items.keys()) paths.push(["changes", index, "text"]);
  return paths.flatMap((path): Passage[] => {
    const value = document.getIn(path, true);
    const [field] = path;
    if (!isScalar(value) || typeof value.value !== "string" || !value.range) return [];
    const quoted = value.type === "QUOTE_DOUBLE" || value.type === "QUOTE_SINGLE";
    const from = first + value.range[0] + (quoted ? 1 : 0);
    return [{ ...plainPassage(value.value, from, { inCitedNote: false, inRun: false }), field }];
  });
}

/** What surrounds a passage, and a node. */
type Surroundings = Pick<Passage, "inCitedNote" | "inRun">;
type Context = Surroundings & { source: string };

/** A text that holds nothing but words, and where it begins in the file. */
function plainPassage(text: string, start: number, { inCitedNote, inRun }: Surroundings): Passage {
  const offsets = Array.from({ length: text.length }, (_, index) => start + index);
  return { text, offsets, formulae: [], inCitedNote, inRun };
}

function readNode(node: Nodes, context: Context): Passage[] {
  switch (node.type) {
    case "paragraph": {
      const elements = node.children.filter((child) => isElement(child));
      const attributes = elements.flatMap((element) => readAttributes(element, context));
      return [readPhrase(node, context), ...readClaims(node), ...attributes];
    }
    case "heading":
    case "tableCell":
      return [readPhrase(node, context), ...readClaims(node)];
    case "math": {
      const offset = node.position?.start.offset ?? 0;
      return [{ ...plainPassage(FORMULA, offset, context), formulae: [{ index: 0, value: node.value }] }];
    }
    case "footnoteDefinition": {
      const passages = readChildren(node, context);
      const cited = passages.some(({ text }) => text.includes(CITATION));
      return passages.map((passage) => ({ ...passage, inCitedNote: cited }));
    }
    case "mdxJsxFlowElement": {
      const inside = { ...context, inRun: context.inRun || isElement(node, "Run") };
      return [...readAttributes(node, inside), ...readChildren(node, inside)];
    }
    default:
      return "children" in node ? readChildren(node, context) : [];
  }
}

function readChildren(node: Extract<Nodes, { children: unknown }>, context: Context): Passage[] {
  return node.children.flatMap((child) => readNode(child, context));
}

function readAttributes({ attributes }: MdxElement, context: Context): Passage[] {
  return attributes.flatMap((attribute): Passage[] => {
    if (attribute.type !== "mdxJsxAttribute" || !PROSE_ATTRIBUTES.includes(attribute.name)) return [];
    const { value: text, position } = attribute;
    if (typeof text !== "string" || text === "") return [];
    const from = (position?.start.offset ?? 0) + attribute.name.length;
    return [plainPassage(text, Math.max(from, context.source.indexOf(text, from)), context)];
  });
}

/** What a phrase's citations say that their works are cited for: as a note, which gives a reference by itself. */
function readClaims(phrase: Nodes): Passage[] {
  const claims: Passage[] = [];
  visit(phrase, "text", ({ value, position }) => {
    for (const { 0: citation, index: start } of value.matchAll(CITATIONS)) {
      for (const { 0: whole, 1: text = "", index } of citation.matchAll(CLAIMS)) {
        const first = (position?.start.offset ?? 0) + start + index + whole.length - text.length;
        claims.push(plainPassage(text, first, { inCitedNote: true, inRun: false }));
      }
    }
  });
  return claims;
}

function readPhrase(phrase: Nodes, { inCitedNote, inRun }: Context): Passage {
  let text = "";
  const offsets: number[] = [];
  const formulae: Formula[] = [];

  const add = (piece: string, offset: number) => {
    for (let index = 0; index < piece.length; index += 1) offsets.push(offset + index);
    text += piece;
  };
  const read = (node: Nodes): void => {
    const { position }: Node = node;
    const offset = position?.start.offset ?? offsets.at(-1) ?? 0;
    switch (node.type) {
      case "text": {
        let end = 0;
        for (const match of node.value.matchAll(NO_WORDS)) {
          add(node.value.slice(end, match.index), offset + end);
          if (match[0].includes("[@")) add(CITATION, offset + match.index);
          else if (!match[0].startsWith("[")) add(CODE, offset + match.index);
          end = match.index + match[0].length;
        }
        add(node.value.slice(end), offset + end);
        return;
      }
      case "inlineMath":
        formulae.push({ index: text.length, value: node.value });
        add(FORMULA, offset);
        return;
      case "inlineCode":
        add(CODE, offset);
        return;
      case "mdxTextExpression":
        if (runReference(node.value) !== undefined) add(RUN_VALUE, offset);
        return;
      case "break":
        add(" ", offset);
        return;
      case "image":
        add(node.alt ?? "", offset);
        return;
      default:
        if ("children" in node) node.children.forEach(read);
    }
  };
  read(phrase);
  return { text, offsets, formulae, inCitedNote, inRun };
}
