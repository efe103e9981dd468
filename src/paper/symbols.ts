import type { Element, Root as HtmlRoot } from "hast";
import { selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { h } from "hastscript";
import { SKIP, visitParents } from "unist-util-visit-parents";
import { hasClass } from "../text/has-class";
import type { Alphabet, PaperSymbol } from "./alphabet";
import { endMatter } from "./end-matter";
import { latexOf, onlyChild, signsIn } from "./formula-signs";
import { mathMl } from "./math";

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
