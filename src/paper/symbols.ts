import { posix } from "node:path";
import type { Element, Root as HtmlRoot, Parents } from "hast";
import { selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { h } from "hastscript";
import type { Root } from "mdast";
import { SKIP, visitParents } from "unist-util-visit-parents";
import { z } from "zod";
import { SYMBOLS, symbolsBeside } from "../content/content-paths";
import { listFiles, readEach } from "../content/read-content";
import { ContentError, type Place } from "../site/content-problem";
import { hasClass } from "../text/has-class";
import { withSmartQuotes } from "../text/smart-quotes";
import { checkYaml, openYaml } from "../text/yaml";
import { endMatter } from "./end-matter";
import { mathMl } from "./math";
import { showsRun } from "./run-boxes";
import { typeset } from "./typeset";

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

/** The meanings of symbols, by the name that `signsOf` gives each. */
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
      drawnName(symbol),
      {
        ...{ symbol, meaning: withSmartQuotes(means), unit: unit ?? null },
        ...{ words: introduced, place: { path, ...yaml.placeOfName([], symbol) } },
      },
    ]),
  );
}

/** What the symbols of formulae mean, by the file that says so: one for the papers that show the run, one beside a paper. */
export function readAlphabets(root: string): Alphabets {
  const paths = listFiles(root, posix.dirname(SYMBOLS), posix.basename(SYMBOLS));
  return new Map(readEach(root, paths, (text, path) => [path, parseAlphabet(text, path)] as const));
}

/** A symbol that no formula can have stays as it is written, and is told of as one that no paper uses. */
function drawnName(symbol: string): string {
  try {
    return signsOf(latexOf({ symbol }))[0]?.symbol ?? symbol;
  } catch {
    return symbol;
  }
}

/** What a paper's symbols mean: as the papers that show the run say it, where it shows the run, and as its own list does. */
export function alphabetOf(path: string, tree: Root, alphabets: Alphabets): Alphabet {
  const shared = showsRun(tree) ? alphabets.get(SYMBOLS) : undefined;
  return new Map([...(shared ?? []), ...(alphabets.get(symbolsBeside(path)) ?? [])]);
}

/** What stands in a formula: a symbol by its name, or an operator. */
export type Sign = { element: Element; symbol?: string; operator?: string };

/** The signs of a formula. Throws an error where it does not parse. */
export const signsOf = (latex: string, display = false): Sign[] =>
  typeset(latex, display).elements.flatMap(signsIn);

/** The signs that stand in MathML, in order. `T_{w,j-1}` is `T_w` of an edge, and counts as `T_w`; an end `t_k` as `t_i`. */
function signsIn({ children }: Parents): Sign[] {
  return children.flatMap((element): Sign[] => {
    if (element.type !== "element") return [];
    if (element.tagName === "mo") return [{ element, operator: textOf(element) }];
    const symbol = symbolOf(element);
    if (symbol === undefined) return signsIn(element);
    const own = symbol === "" ? [] : [{ element, symbol }];
    return /^msu(?:p|bsup)$/.test(element.tagName)
      ? [...own, ...signsIn({ ...element, children: element.children.slice(-1) })]
      : own;
  });
}

/**
 * The name of the symbol that an element draws: `T_w`, `λ`, `q*`. "" for words in upright type, which say themselves what
 * they mean, with what stands below them, and for the e of a power; undefined where what stands in it is read by itself.
 */
function symbolOf(element: Element): string | undefined {
  const { tagName, children } = element;
  const scripts = /^msu(?:b|p|bsup)$/.test(tagName) ? children : [element];
  const [base, ...others] = scripts.filter((child): child is Element => child.type === "element");
  const letter = base && letterOf(base);
  if (!letter) return letter;
  const [one, other] = others.map((script) => textOf(script).replaceAll("−", "-"));
  if (tagName !== "msup") return nameOf(isStar(other) ? `${letter}*` : letter, one);
  if (isStar(one)) return `${letter}*`;
  return letter === "e" ? "" : undefined;
}

/** A letter or an abbreviation in upright type; "" for other words in it; undefined for all else, and the d of an integral. */
function letterOf(element: Element): string | undefined {
  const { tagName, properties, ...node } = onlyChild(element);
  const text = textOf(node as Element);
  if (tagName === "mtext") return /^[A-Z]+$/.test(text) ? text : "";
  const isDifferential = properties.mathvariant === "normal" && /^[a-z]$/.test(text);
  return tagName === "mi" && /^\p{L}$/u.test(text) && !isDifferential ? text : undefined;
}

/** A letter with what stands below it, without what only counts. */
function nameOf(letter: string, below = ""): string {
  const parts = below.split(",").filter((part) => part !== "");
  const named = parts.filter((part) => !/^(?:[ijk](?:-1)?|root)$/.test(part));
  if (named.length > 0) return `${letter}_${named.join(",")}`;
  return letter === "t" && parts.length > 0 ? "t_i" : letter;
}

/** A symbol as LaTeX. */
export function latexOf({ symbol }: Pick<PaperSymbol, "symbol">): string {
  const [, letter = "", star, below] = /^([^_*]+)(\*)?(?:_(.+))?$/.exec(symbol) ?? [];
  const upright = (name: string) => (/^[A-Za-z]{2,}$/.test(name) ? `\\text{${name}}` : name);
  return `${upright(letter)}${star ? "^{*}" : ""}${below ? `_{${below.split(",").map(upright).join(",")}}` : ""}`;
}

/** Where the list says what a symbol means: `symbol-T-w`, `symbol-lambda`; capitals tell symbols apart. */
export function symbolId({ symbol }: PaperSymbol): string {
  const words = symbol.replace("*", "-star").replaceAll(/[^\p{L}\p{N}]+/gu, "-");
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
        h("dt", { id: symbolId(symbol) }, mathMl(latexOf(symbol), false)),
        h("dd", meaningOf(symbol)),
      ]),
    ),
  ]);
}

/** The symbols of a text's formulae that have a meaning, in the order in which they come. */
export function symbolsUsed(tree: HtmlRoot, alphabet: Alphabet): Alphabet {
  const names = selectAll("math", tree).flatMap((formula) =>
    signsIn(formula).flatMap(({ symbol }) => symbol ?? []),
  );
  return new Map(
    names.flatMap((name) => {
      const entry = alphabet.get(name);
      return entry ? [[name, entry]] : [];
    }),
  );
}

/**
 * Lets each formula say what its symbols mean. A symbol that is a formula by itself leads to its meaning where it is first
 * used in a section; all others carry its id, and the first in the displayed formulae of a section can be focused. Below
 * a displayed formula stands a link to all meanings.
 */
export function markSymbols(tree: HtmlRoot, alphabet: Alphabet): void {
  let linked = new Set<PaperSymbol>();
  let focused = new Set<PaperSymbol>();
  for (const block of tree.children) {
    if (hasClass(block, "symbols")) continue;
    if (block.type === "element" && block.tagName === "section") {
      linked = new Set();
      focused = new Set();
    }
    visitParents(block, "element", (formula, ancestors) => {
      if (formula.tagName === "a") return SKIP;
      if (formula.tagName !== "math") return;
      const found = markFormula(formula, alphabet);
      const parent = ancestors.at(-1);
      if (parent?.type !== "element" || found.size === 0) return SKIP;
      const index = parent.children.indexOf(formula);
      if (formula.properties.display === "block") {
        for (const [{ properties }, symbol] of found) {
          if (!focused.has(symbol)) properties.tabIndex = 0;
          focused.add(symbol);
        }
        parent.children.splice(index + 1, 0, h("a.formula-symbols", { href: "#symbols" }, "Symbols"));
        return SKIP;
      }
      const alone = onlyChild(formula);
      const symbol = found.get(alone);
      // No link stands in what is pressed, and none in headings, which have a link beside them.
      const unlinked = ancestors.some(
        (each) => each.type === "element" && /^(?:h[23]|summary)$/.test(each.tagName),
      );
      if (!symbol || linked.has(symbol) || unlinked) return SKIP;
      linked.add(symbol);
      delete alone.properties.dataSymbol;
      // Formulae give links no name.
      const ariaLabel = `${textOf(formula)}: ${meaningOf(symbol)}`;
      parent.children[index] = h("a.symbol", { href: `#${symbolId(symbol)}`, ariaLabel }, [formula]);
      return SKIP;
    });
  }
}

/** Tells each symbol of a formula its id, and returns what each element means. */
function markFormula(formula: Element, alphabet: Alphabet): Map<Element, PaperSymbol> {
  const found = new Map<Element, PaperSymbol>();
  for (const { element, symbol = "" } of signsIn(formula)) {
    const meant = alphabet.get(symbol);
    if (!meant) continue;
    element.properties.dataSymbol = symbolId(meant);
    found.set(element, meant);
  }
  return found;
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

const isStar = (script = "") => /^[*∗]$/.test(script);
