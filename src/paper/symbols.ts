import type { Element, ElementContent, Root as HtmlRoot } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { h } from "hastscript";
import type { Root } from "mdast";
import { SKIP, visitParents } from "unist-util-visit-parents";
import { z } from "zod";
import { SYMBOLS, symbolsBeside } from "../content/content-paths";
import { checkYaml, openYaml } from "../content/yaml";
import { ContentError, type Place } from "../site/content-problem";
import { endMatter } from "./end-matter";
import { hasClass } from "./has-class";
import { mathMl } from "./math";
import { showsRun } from "./run-boxes";
import { withSmartQuotes } from "./smart-quotes";

/** A symbol of the formulae. */
export type PaperSymbol = {
  /** As the list of symbols has it: `T_w`, `\sigma_out`, `q*`. */
  symbol: string;
  meaning: string;
  unit: string | null;
};

export type AlphabetEntry = PaperSymbol & {
  /** Words of which the sentence that introduces the symbol has one. */
  words: readonly string[];
  /** Where a file says so. */
  place: Place & { path: string };
};

/** The meanings of symbols, by symbol. */
export type Alphabet = ReadonlyMap<string, AlphabetEntry>;

/** Every alphabet, by the path of its file. */
export type Alphabets = ReadonlyMap<string, Alphabet>;

const words = z.string().min(2);
/** At most eight words, since the card beside a symbol is small. */
const meaning = words.refine((text) => text.split(/\s+/).length <= 8);
const schema = z.record(
  z.string(),
  z.union([
    meaning.transform((means) => ({ means, introduced: [means], unit: undefined })),
    z.strictObject({ means: meaning, introduced: z.array(words).min(1), unit: z.string().min(1).optional() }),
  ]),
);

/**
 * The alphabet from its file. Throws a ContentError with all that is wrong where the file is not YAML or not of
 * this form.
 */
export function parseAlphabet(source: string, path: string): Alphabet {
  const yaml = openYaml(source);
  checkYaml(yaml, { path, name: "The list of symbols" });
  const { data, error } = schema.safeParse(yaml.document.toJS() ?? {});
  if (error)
    throw new ContentError(
      error.issues.map((issue) => ({
        path,
        ...yaml.placeOf(issue.path),
        message:
          issue.path[0] === undefined
            ? "The list of symbols has no meanings."
            : `The symbol ${String(issue.path[0])} has no meaning, or one of another form.`,
        advice:
          'Write each symbol with its meaning in at most eight words, P: payment; or with words of the sentence that introduces it too: P: { means: "payment of one job", introduced: [payment] }, and a unit where it has one.',
      })),
    );
  return new Map(
    Object.entries(data).map(([symbol, { means, introduced, unit }]) => [
      symbol,
      {
        ...{ symbol, meaning: withSmartQuotes(means), unit: unit ?? null },
        ...{ words: introduced, place: { path, ...yaml.placeOfName([], symbol) } },
      },
    ]),
  );
}

/** What a paper's symbols mean: as the papers that show the run say it, where it shows the run, and as its own list does. */
export function alphabetOf(path: string, tree: Root, alphabets: Alphabets): Alphabet {
  const shared = showsRun(tree) ? alphabets.get(SYMBOLS) : undefined;
  return new Map([...(shared ?? []), ...(alphabets.get(symbolsBeside(path)) ?? [])]);
}

/** What is no symbol: operators, brackets, space, and words in upright type, which say themselves what they mean. */
const NOT_SYMBOLS = [
  /\\begin\{\w+\}|\\end\{\w+\}|\\\\\[\w+\]|\\mathrm\{d\}/g,
  /\\text\{(?![A-Z]+\})[^}]*\}(?:_\{\w+\}|_\w)?/g,
  /\\(?:d?frac|sqrt|left|right|bigl|bigr|ln|max|min|sum|int|infty|le|ge|in|lor|land|subseteq|cdot|ldots|q?quad)(?![A-Za-z])/g,
  /\\[\\,!; ]/g,
  /(?<![A-Za-z\\])e\^/g,
];

/** A letter, an abbreviation in upright type, or a change Δ of a letter; a star, and what stands below it. */
const SYMBOL =
  /(?<base>\\Delta\s*[A-Z]|\\text\{[A-Z]+\}|\\[A-Za-z]+|[A-Za-z])'?(?<star>\^\{?\*\}?)?(?:_(?:\{(?<group>(?:[^{}]|\{[^{}]*\})*)\}|(?<one>\\?\w)))?/g;

/** The symbols of a formula: `T_{w,j-1}` is `T_w` of an edge, and counts as `T_w`; an end `t_k` as `t_i`. */
export function symbolsIn(latex: string): string[] {
  const upright = latex.replaceAll(/_\{\\text\{(\w+)\}\}/g, "_{$1}");
  const plain = NOT_SYMBOLS.reduce((rest, pattern) => rest.replaceAll(pattern, " "), upright);
  return [...plain.matchAll(SYMBOL)].map(({ groups }) => {
    const { base = "", star, group, one } = groups ?? {};
    const letter = base.replace(/\\text\{(\w+)\}/, "$1").replace(/\s+/, " ") + (star ? "*" : "");
    return nameOf(letter, group ?? one);
  });
}

/** A letter with what stands below it, without what only counts. */
function nameOf(letter: string, below = ""): string {
  const parts = below
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const index = /^(?:\\tau|τ)$/.test(letter) ? /^[ijk]$/ : /^(?:[hijk](?: ?- ?1)?|root)$/;
  const named = parts.filter((part) => !index.test(part));
  if (named.length > 0) return `${letter}_${named.join(",")}`;
  return letter === "t" && parts.length > 0 ? "t_i" : letter;
}

/** The symbols that formulae use, in the order in which they come; those without a line in the alphabet are left out. */
export function symbolsUsed(formulas: readonly { latex: string }[], alphabet: Alphabet): PaperSymbol[] {
  const used = new Set(formulas.flatMap(({ latex }) => symbolsIn(latex)));
  return [...used].flatMap((name) => alphabet.get(name) ?? []);
}

/** A symbol as LaTeX. */
export function latexOf(symbol: string): string {
  const [, letter = "", star, below] = /^([^_*]+)(\*)?(?:_(.+))?$/.exec(symbol) ?? [];
  const upright = (name: string) => (/^[A-Za-z]{2,}$/.test(name) ? `\\text{${name}}` : name);
  return `${upright(letter)}${star ? "^{*}" : ""}${below ? `_{${below.split(",").map(upright).join(",")}}` : ""}`;
}

/** Where the list says what a symbol means: `symbol-T-w`, `symbol-lambda`; capitals tell symbols apart. */
export function symbolId(symbol: string): string {
  const words = symbol.replace("*", "-star").replaceAll(/[^A-Za-z0-9]+/g, "-");
  return `symbol-${words.replace(/^-/, "")}`;
}

/** What a symbol means, in a line. */
export const meaningOf = ({ meaning, unit }: PaperSymbol) => (unit ? `${meaning} (${unit})` : meaning);

/** The symbols that a paper uses, with their meanings. */
export function symbolList(symbols: readonly PaperSymbol[]): Element {
  return endMatter("symbols", [
    h(
      "dl",
      symbols.flatMap((symbol) => [
        h("dt", { id: symbolId(symbol.symbol) }, drawn(symbol)),
        h("dd", meaningOf(symbol)),
      ]),
    ),
  ]);
}

const drawn = ({ symbol }: PaperSymbol) => mathMl(latexOf(symbol), false);

/**
 * Lets each formula say what its symbols mean. A symbol that is a formula by itself leads to its meaning where it is first
 * used in a section; all others carry its id, and the first in the displayed formulae of a section can be focused. Below
 * a displayed formula stands a link to all meanings.
 */
export function markSymbols(tree: HtmlRoot, symbols: readonly PaperSymbol[]): void {
  if (symbols.length === 0) return;
  const ids = new Map<string, string>();
  const meanings = new Map<string, string>();
  for (const symbol of symbols) {
    meanings.set(symbolId(symbol.symbol), meaningOf(symbol));
    const formula: ElementContent = h("mrow", drawn(symbol));
    eachSymbol(formula, (name) => {
      ids.set(name, symbolId(symbol.symbol));
      return false;
    });
  }
  let linked = new Set<string>();
  let focused = new Set<string>();
  for (const block of tree.children) {
    if (hasClass(block, "symbols")) continue;
    if (block.type === "element" && block.tagName === "section") {
      linked = new Set();
      focused = new Set();
    }
    visitParents(block, "element", (formula, ancestors) => {
      if (formula.tagName === "a") return SKIP;
      if (formula.tagName !== "math") return;
      const found = markFormula(formula, ids);
      const parent = ancestors.at(-1);
      if (parent?.type !== "element" || found.length === 0) return SKIP;
      const index = parent.children.indexOf(formula);
      if (formula.properties.display === "block") {
        for (const { properties } of found) {
          const id = String(properties.dataSymbol);
          if (!focused.has(id)) properties.tabIndex = 0;
          focused.add(id);
        }
        parent.children.splice(index + 1, 0, h("a.formula-symbols", { href: "#symbols" }, "Symbols"));
        return SKIP;
      }
      const alone = onlyChild(formula);
      const id = String(alone.properties.dataSymbol);
      // No link stands in what is pressed, and none in headings, which have a link beside them.
      const unlinked = ancestors.some(
        (each) => each.type === "element" && /^(?:h[23]|summary)$/.test(each.tagName),
      );
      if (!found.includes(alone) || linked.has(id) || unlinked) return SKIP;
      linked.add(id);
      delete alone.properties.dataSymbol;
      // Formulae give links no name.
      const ariaLabel = `${textOf(formula)}: ${meanings.get(id)}`;
      parent.children[index] = h("a.symbol", { href: `#${id}`, ariaLabel }, [formula]);
      return SKIP;
    });
  }
}

/** Tells each symbol of a formula its id, and returns the symbols. */
function markFormula(formula: Element, ids: ReadonlyMap<string, string>): Element[] {
  const found: Element[] = [];
  eachSymbol(formula, (name, element) => {
    const id = ids.get(name);
    if (!id) return false;
    element.properties.dataSymbol = id;
    found.push(element);
    return true;
  });
  return found;
}

/**
 * Goes through the symbols of MathML as `symbolsIn` goes through those of LaTeX; a change ΔR, which is two
 * letters, is put into a row where it is kept.
 */
function eachSymbol(parent: Element, keep: (name: string, element: Element) => boolean): void {
  for (let index = 0; index < parent.children.length; index += 1) {
    const [child, next] = [parent.children[index], parent.children[index + 1]];
    if (child?.type !== "element") continue;
    if (letterOf(child) === "Δ" && next?.type === "element" && /^[A-Z]$/.test(letterOf(baseOf(next)))) {
      const row = h("mrow", [child, next]);
      if (keep(`Δ${readSymbol(next).name}`, row)) parent.children.splice(index, 2, row);
      else index += 1;
      continue;
    }
    const { name, rest } = readSymbol(child);
    if (name === undefined) eachSymbol(child, keep);
    else if (name !== "") keep(name, child);
    for (const part of rest) eachSymbol(h("mrow", [part]), keep);
  }
}

/** A symbol's name, "" for words in upright type and what stands below them, undefined where the element is no symbol. */
function readSymbol(element: Element): { name?: string; rest: ElementContent[] } {
  const [, one, other] = element.children;
  const base = baseOf(element);
  const letter = letterOf(base);
  if (onlyChild(base).tagName === "mtext" && letter === "") return { name: "", rest: [] };
  if (letter === "") return { rest: [] };
  switch (element.tagName) {
    case "msub":
      return { name: nameOf(letter, belowOf(one)), rest: [] };
    case "msubsup":
      return isStar(other)
        ? { name: nameOf(`${letter}*`, belowOf(one)), rest: [] }
        : { name: nameOf(letter, belowOf(one)), rest: other ? [other] : [] };
    case "msup":
      if (isStar(one)) return { name: `${letter}*`, rest: [] };
      return letter === "e" ? { name: "", rest: one ? [one] : [] } : { rest: [] };
    default:
      return { name: letter, rest: [] };
  }
}

/** What indices and exponents of an element belong to; of others the element. */
function baseOf(element: Element): Element {
  const [base] = element.children;
  return /^msu(?:b|p|bsup)$/.test(element.tagName) && base?.type === "element" ? base : element;
}

/** A letter or an abbreviation in upright type; "" where an element is something else, and for the d of an integral. */
function letterOf(element: Element): string {
  const { tagName, properties, ...node } = onlyChild(element);
  const text = textOf(node as Element);
  if (tagName === "mtext") return /^[A-Z]+$/.test(text) ? text : "";
  return tagName === "mi" && !(properties.mathvariant === "normal" && /^[a-z]$/.test(text)) ? text : "";
}

/** The element itself, or what alone stands in it beside empty space. */
function onlyChild(element: Element): Element {
  if (element.tagName !== "mrow" && element.tagName !== "math") return element;
  if (element.properties.dataSymbol !== undefined) return element;
  const parts = element.children.filter(
    (child): child is Element =>
      child.type === "element" && !(child.tagName === "mspace" && !child.properties.width),
  );
  return parts.length === 1 && parts[0] ? onlyChild(parts[0]) : element;
}

const belowOf = (below: ElementContent | undefined) => (below ? textOf(below).replaceAll("−", "-") : "");
const isStar = (node: ElementContent | undefined) => node !== undefined && /^[*∗]$/.test(textOf(node));
