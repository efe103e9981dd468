/** Which symbols stand in a formula, and how each is written. */
import type { Element, Parents } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { typeset } from "./typeset";

/** What stands in a formula: a symbol by its name, or an operator. */
export type Sign = { element: Element; symbol?: string; operator?: string };

/** The signs of a formula. Throws an error where it does not parse. */
export const signsOf = (latex: string, display = false): Sign[] =>
  typeset(latex, display).elements.flatMap(signsIn);

/** The signs that stand in MathML, in order. `T_{w,j-1}` is `T_w` of an edge, and counts as `T_w`; an end `t_k` as `t_i`. */
export function signsIn({ children }: Parents): Sign[] {
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
export function latexOf({ symbol }: { symbol: string }): string {
  const [, letter = "", star, below] = /^([^_*]+)(\*)?(?:_(.+))?$/.exec(symbol) ?? [];
  const upright = (name: string) => (/^[A-Za-z]{2,}$/.test(name) ? `\\text{${name}}` : name);
  return `${upright(letter)}${star ? "^{*}" : ""}${below ? `_{${below.split(",").map(upright).join(",")}}` : ""}`;
}

/** The element itself, or what alone stands in it beside empty space. */
export function onlyChild(element: Element): Element {
  if (element.tagName !== "mrow" && element.tagName !== "math") return element;
  if (element.properties.dataSymbol !== undefined) return element;
  const parts = element.children.filter(
    (child): child is Element =>
      child.type === "element" && !(child.tagName === "mspace" && !child.properties.width),
  );
  return parts.length === 1 && parts[0] ? onlyChild(parts[0]) : element;
}

const isStar = (script = "") => /^[*∗]$/.test(script);
