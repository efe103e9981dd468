/** A formula as `linearMath` reads it: the build's hast has this shape, and a page's elements are turned into it. */
export type MathNode = {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  value?: string;
  children?: readonly MathNode[];
};

/** MathML on one line of text, as in `T_d ≤ (a + b)/c^2`. */
export function linearMath(node: MathNode): string {
  return written(node)
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[,;)\]]|\.(?!\d))|(?<=[([]) /g, "")
    .trim();
}

function written(node: MathNode): string {
  if (node.type === "text") return (node.value ?? "").replaceAll(INVISIBLE, "");
  if (node.type !== "element") return "";
  const { properties = {}, children = [] } = node;
  const parts = children.map(written);
  const [base = "", one = "", other = ""] = parts.map((part) => part.trim());
  const text = parts.join("");
  switch (node.tagName) {
    case "mfrac":
      return `${term(base)}/${term(one)}`;
    case "msub":
    case "munder":
      return `${operand(base)}_${bracketed(one)}`;
    case "msup":
      // Primes stand raised already.
      return /^[′″‴*∗]+$/u.test(one) ? base + one : `${operand(base)}^${bracketed(one)}`;
    case "mover":
      return `${operand(base)}^${bracketed(one)}`;
    case "msubsup":
    case "munderover":
      return `${operand(base)}_${bracketed(one)}^${bracketed(other)}${BIG.test(base) ? " " : ""}`;
    case "msqrt":
      return `√${bracketed(text.trim())}`;
    case "mroot":
      return `${bracketed(one)}√${bracketed(base)}`;
    case "mspace":
      return properties.width ? " " : "";
    case "mtd":
      return `${text} `;
    case "mtable":
      return parts.map((part) => part.trim()).join("; ");
    case "annotation":
      return "";
    case "mo":
      if (isInfix(properties, text)) return ` ${text} `;
      return properties.separator === undefined ? text : `${text} `;
    default:
      return text;
  }
}

/** Signs between two terms; not brackets, letters and signs before a term. */
const isInfix = ({ form }: Record<string, unknown>, sign: string) =>
  (form === undefined || form === null || form === "infix") &&
  /^[\p{Sm}·]$/u.test(sign) &&
  !/^[∑∏∐∫|]$/u.test(sign);

/** Characters for screen readers: application of a function, invisible products and separators. */
const INVISIBLE = /[\u200B\u2061-\u2064]/g;

const isOne = (formula: string) => /^(?:[\p{L}\p{N}.∞∑∏∫*′]*|\([^()]*\))$/u.test(formula);
/** Sums, products and integrals. */
const BIG = /^[∑∏∐∫]$/u;
/** Beside a fraction's stroke an index needs no brackets. */
const term = (formula: string) =>
  /^[\p{L}\p{N}.]+_[\p{L}\p{N}]+$/u.test(formula) ? formula : bracketed(formula);
const bracketed = (formula: string) => (isOne(formula) ? formula : `(${formula})`);
/** The base of an index or a power: brackets only where it has operators. */
const operand = (formula: string) => (/[\s+−=]/u.test(formula) && !isOne(formula) ? `(${formula})` : formula);
