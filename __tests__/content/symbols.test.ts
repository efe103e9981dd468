/**
 * Every symbol of a paper's formulae is introduced where it is first used or before, by a sentence that says what it
 * means, and means the same in all papers.
 */
import type { Nodes, Parents } from "mdast";
import { parseMarkdown } from "../../src/markdown/parse";
import { publishedPapers } from "../published-papers";

/** What the sentence says that introduces a symbol, in each paper that uses it. A new symbol has its line here. */
const ALPHABET: Readonly<Record<string, RegExp>> = {
  n: /burn/,
  m: /lock/,
  m_s: /lender/,
  p_H: /price of HYPT/,
  P: /payment/,
  f: /fees|bears/,
  f_0: /fee kept from each accepted job/,
  f_1: /fees/,
  f_2: /fees/,
  "\\sigma": /slashed/,
  "\\sigma_out": /slash/,
  D: /deposit/,
  "\\kappa": /share/,
  V: /winning the final decision/,
  "\\Lambda": /los(?:es|ing|t)/i,
  G: /bad work.* saves?/,
  R: /reputation/,
  R_0: /starting value|when the loan is drawn/,
  "\\Delta R": /loss|part of its reputation/,
  v: /worth/,
  y: /income/,
  r: /award/,
  S: /contribut/,
  g: /gain/,
  "\\lambda": /decay/,
  "\\tau": /vests/,
  "\\rho": /discount rate/,
  "\\delta": /share of reputation/,
  t: /time/,
  "t*": /health factor reaches one/,
  t_s: /time of submission/,
  t_v: /first decision/,
  T_w: /waiting period/,
  T_a: /appeal window/,
  T_c: /cooldown/,
  T_d: /delivery deadline/,
  T_f: /force inclusion/,
  "\\tau_v": /validation/,
  "\\tau_h": /supervisors|human judgment/,
  "\\Omega": /lasts? at most|live for at most|hops/,
  w: /work/,
  h: /root/,
  q_b: /looks/,
  q_t: /bad work/,
  q_f: /good work/,
  q_d: /chance of winning/,
  "q*": /chance of reversal/,
  "\\pi": /bad work/i,
  "\\pi_0": /good work/,
  "\\rho_s": /share of decisions/,
  d_s: /exposes a bad decision/,
  Z: /exposure/,
  c_v: /effort/,
  b: /bribe/,
  c_w: /gas/,
  B: /debt/,
  C: /collateral/,
  "\\ell": /counts/,
  u: /credit/,
  "\\chi": /credit for a point/,
  HF: /health factor/,
  PD: /probability of default/,
  LGD: /not recovered/,
  r_f: /safe alternative/,
  r_B: /breaks even/,
  I: /payout/,
  d: /deductible/,
  "\\alpha": /coverage share/,
  q: /covered loss/,
  "\\theta": /loading/,
  c_p: /expense/,
  A: /risk aversion/,
  M: /policies/,
  "\\rho_c": /correlation/,
  s: /tokens sold/,
  s_1: /moves the curve/,
  s_g: /were sold/,
  s_p: /tokens that must accompany/,
  p: /price/,
  p_1: /constants/,
  p_g: /last price/,
  Q: /reserve/,
  Q_g: /reserve/,
  "\\eta": /constants/,
  x_0: /virtual reserves/,
  y_0: /virtual reserves/,
  N: /supply/,
  x: /position/,
  z: /spend/,
  z_1: /spend/,
  z_2: /spend/,
  L: /limit/,
  W: /area/,
  t_i: /end/,
  // Letters that count: each paper says what.
  i: /protocol ID/,
  j: /child|edge/,
  k: /key/,
};

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
function symbolsIn(latex: string): string[] {
  const upright = latex.replaceAll(/_\{\\text\{(\w+)\}\}/g, "_{$1}");
  const plain = NOT_SYMBOLS.reduce((rest, pattern) => rest.replaceAll(pattern, " "), upright);
  return [...plain.matchAll(SYMBOL)].map(({ groups }) => {
    const { base = "", star, group, one } = groups ?? {};
    const letter = base.replace(/\\text\{(\w+)\}/, "$1").replace(/\s+/, " ") + (star ? "*" : "");
    const below = (group ?? one ?? "").split(",").map((part) => part.trim());
    const index = letter === "\\tau" ? /^[ijk]$/ : /^(?:[hijk](?: ?- ?1)?|root)$/;
    const named = below.filter((part) => part !== "" && !index.test(part));
    if (named.length > 0) return `${letter}_${named.join(",")}`;
    return letter === "t" && below[0] !== "" ? "t_i" : letter;
  });
}

type Use = {
  symbol: string;
  formula: number;
  sentence: string;
  block: number;
  introduces: boolean;
  display: boolean;
};

/** Every symbol of every formula, in the order of the text. */
function usesIn(source: string): Use[] {
  const uses: Use[] = [];
  let formula = 0;
  let block = 0;
  let before = "";

  const read = (latex: string, sentence: string, display: boolean) => {
    formula += 1;
    const symbols = symbolsIn(latex);
    // It stands by itself, before its arguments or a relation, or in a list.
    const [head = ""] = latex.split(/\(|=|\\le(?!f|q)|\\ge|>|<|,\s*\\ldots/);
    const introduced = new Set(symbolsIn(head));
    const alone = introduced.size === 1 || /^[^=+<>-]*,[^=+<>-]*$/.test(head);
    for (const symbol of new Set(symbols)) {
      uses.push({ symbol, formula, sentence, block, introduces: alone && introduced.has(symbol), display });
    }
  };
  const walk = (node: Nodes): void => {
    if (node.type === "math") {
      // A display ends the sentence above it.
      read(node.value, before, true);
      return;
    }
    if (node.type === "paragraph" || node.type === "tableCell" || node.type === "heading") {
      block += 1;
      const sentences = sentencesOf(node);
      for (const { text, formulae } of sentences) for (const latex of formulae) read(latex, text, false);
      before = sentences.at(-1)?.text ?? "";
      return;
    }
    if ("children" in node) for (const child of node.children) walk(child);
  };
  walk(parseMarkdown(source, "index.mdx"));
  return uses;
}

/** The sentences of a block without its formulae, which come beside them. */
function sentencesOf(block: Parents): { text: string; formulae: string[] }[] {
  const formulae: string[] = [];
  const textOf = (node: Nodes): string => {
    if (node.type === "inlineMath") return `\uE000${formulae.push(node.value) - 1}\uE001`;
    if ("children" in node) return node.children.map(textOf).join("");
    return node.type === "text" ? node.value : "";
  };
  const text = textOf(block).replaceAll(/\s*\[@[^\]]*\]/g, "");
  return text.split(/(?<=[.?!])\s+(?=[\p{Lu}\uE000])/u).map((sentence) => ({
    text: sentence.replaceAll(/\s*\uE000\d+\uE001/g, ""),
    formulae: [...sentence.matchAll(/\uE000(\d+)\uE001/g)].map(([, index]) => formulae[Number(index)] ?? ""),
  }));
}

/** What is wrong with the symbols of a paper, by the alphabet. */
function problemsOf(source: string): string[] {
  const uses = usesIn(source);
  return [...new Set(uses.map(({ symbol }) => symbol))].flatMap((symbol) => {
    const meaning = ALPHABET[symbol];
    if (!meaning) return [`${symbol} is not in the alphabet`];
    const own = uses.filter((use) => use.symbol === symbol);
    const [first] = own;
    const definition = own.find(({ introduces, sentence }) => introduces && meaning.test(sentence));
    if (!first || !definition) return [`no sentence that introduces ${symbol} says ${meaning}`];
    // The paragraph behind a display explains it; and within one sentence order is free.
    const inTime =
      definition.formula <= first.formula ||
      definition.sentence === first.sentence ||
      (first.display && definition.block === first.block + 1);
    return inTime ? [] : [`${symbol} is used before “${definition.sentence}”`];
  });
}

test.each(publishedPapers)(
  "$slug introduces each symbol in time, in the meaning that it has in all papers",
  ({ source }) => {
    expect(problemsOf(source)).toEqual([]);
  },
);

test("no letter of the alphabet is idle", () => {
  const used = new Set(publishedPapers.flatMap(({ source }) => usesIn(source).map(({ symbol }) => symbol)));
  expect(Object.keys(ALPHABET).filter((symbol) => !used.has(symbol))).toEqual([]);
});

describe("the check itself", () => {
  const wrong = (text: string) => problemsOf(`${text}\n`);

  test("passes what is introduced before, in the same sentence, or right behind a display", () => {
    expect(wrong("The buyer pays the payment $P$. It is $P$.")).toEqual([]);
    expect(wrong("The premium $\\theta\\,I$ has the loading $\\theta$ on a payout $I$.")).toEqual([]);
    expect(wrong("It costs\n\n$$\np_H\n$$\n\nwhere $p_H$ is the price of HYPT.")).toEqual([]);
    expect(wrong("A job lasts at most\n\n$$\n\\Omega = 2\n$$")).toEqual([]);
  });

  test.each([
    [
      "used too long before",
      "It costs\n\n$$\nP\n$$\n\nIt is dear.\n\nThe payment is $P$.",
      "P is used before",
    ],
    ["used before it is introduced", "The sum $2\\,P$ is lost. The payment is $P$.", "P is used before"],
    ["never introduced", "The sum $2\\,P$ is lost.", "no sentence that introduces P says"],
    ["used in another meaning", "Let $P$ be the chance of rain.", "no sentence that introduces P says"],
    ["that no paper knows", "Let $\\xi$ be the payment.", "\\xi is not in the alphabet"],
    ["below another", "The payment $P$ is $P_{\\text{old}}$.", "P_old is not in the alphabet"],
  ])("reports a symbol %s", (_what, text, problem) => {
    expect(wrong(text)).toEqual([expect.stringContaining(problem)]);
  });
});
