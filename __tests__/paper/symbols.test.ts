import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { SYMBOLS, symbolsBeside } from "../../src/content/content-paths";
import { type Alphabets, parseAlphabet } from "../../src/paper/alphabet";
import { latexOf, signsOf } from "../../src/paper/formula-signs";
import { symbolId } from "../../src/paper/symbols";
import { ownText } from "../../src/paper/version-text";
import { ContentError } from "../../src/site/content-problem";
import { linearMath } from "../../src/site/linear-math";
import { attributes, BODY, library, PATH, places, problemsOf, readPaper, rendered, texts } from "./writing";

const alphabet = parseAlphabet(
  [
    "P: payment",
    "f_1: { means: fee of the validation stage, introduced: [fees], unit: USDC }",
    "\\lambda: decay rate",
    "\\Omega: longest time",
    "\\sigma_out: slash that leaves",
    "R: reputation",
    "\\Delta: change",
    "T_w: waiting period",
    "t: time",
    "t_i: end",
    "q*: chance of reversal",
    "HF: health factor",
    "d: deductible",
    "k: key",
  ].join("\n"),
  "symbols.yaml",
);
const symbols: Alphabets = new Map([[symbolsBeside(PATH), alphabet]]);

const paper = (text: string) => rendered(text, {}, { symbols });
const page = (text: string): Root => paper(text).tree;
const marksIn = (latex: string) => attributes(page(`Of $${latex} = 1$.`), "p [data-symbol]", "dataSymbol");

describe("the alphabet", () => {
  test("gives a symbol a meaning, which is also what introduces it, or says both, and a unit", () => {
    expect(alphabet.get("P")).toMatchObject({ meaning: "payment", words: ["payment"], unit: null });
    expect(alphabet.get("f_1")).toMatchObject({
      ...{ meaning: "fee of the validation stage", words: ["fees"], unit: "USDC" },
      place: { line: 2, column: 1 },
    });
  });

  test("is told where it cannot be read", () => {
    const problemsOfAlphabet = (source: string) =>
      places(problemsOf(() => parseAlphabet(source, "symbols.yaml")));
    const wrong = (symbol: string) => `The symbol ${symbol} has no meaning, or one of another form.`;
    expect(
      problemsOfAlphabet("P: payment\nQ:\nR: [reputation]\nS: { means: gain }\nT: a b c d e f g h i\n"),
    ).toEqual([`2:3 ${wrong("Q")}`, `3:4 ${wrong("R")}`, `4:4 ${wrong("S")}`, `5:4 ${wrong("T")}`]);
    expect(problemsOfAlphabet("P: payment\nP: price\n")).toEqual([
      expect.stringMatching(/^2:1 The list of symbols is not valid YAML: /),
    ]);
    expect(problemsOfAlphabet("- P\n")).toEqual(["1:1 The list of symbols has no meanings."]);
    expect(() => parseAlphabet("[", "symbols.yaml")).toThrow(ContentError);
  });

  test.each([
    ["\\sigma_out", "\\sigma_{\\text{out}}", "symbol-sigma-out"],
    ["q*", "q^{*}", "symbol-q-star"],
    ["HF", "\\text{HF}", "symbol-HF"],
    ["f_1", "f_{1}", "symbol-f-1"],
  ])("writes %s as LaTeX that has this symbol alone", (symbol, latex, id) => {
    const list = parseAlphabet(`${symbol}: what it means`, "symbols.yaml");
    const [entry] = list.values();
    if (!entry) throw new Error("There is no symbol.");
    expect(latexOf(entry)).toBe(latex);
    expect(symbolId(entry)).toBe(id);
    expect(signsOf(latex).map((sign) => sign.symbol)).toEqual([...list.keys()]);
  });
});

describe("the alphabet of a paper", () => {
  const meaningsOf = (text: string, alphabets: Readonly<Record<string, string>>) => {
    const all = Object.entries(alphabets).map(([path, list]) => [path, parseAlphabet(list, path)] as const);
    return texts(rendered(`A sum $P$ of $C$.\n\n${text}`, {}, { symbols: new Map(all) }).tree, ".symbols dd");
  };
  const shared = { [SYMBOLS]: "P: payment\nC: collateral" };
  const own = { [symbolsBeside(PATH)]: "P: chance of rain" };

  test.each([
    ["a box", '<Run title="Paid">\n\nBea pays {run.job.price}.\n\n</Run>'],
    ["a ledger", '<Ledger name="pop" />'],
    ["a figure", '<Figure name="job-states">States.</Figure>'],
  ])("is the one that papers with the run share, where it shows the run in %s", (_where, text) => {
    expect(meaningsOf(text, shared)).toEqual(["payment", "collateral"]);
  });

  test("is empty where it does not show the run: its letters mean what it says", () => {
    expect(meaningsOf("Text.", shared)).toEqual([]);
  });

  test("is its own list where one stands beside it, whose meanings come before the shared ones", () => {
    expect(meaningsOf("Text.", { ...shared, ...own })).toEqual(["chance of rain"]);
    expect(meaningsOf('<Ledger name="pop" />', { ...shared, ...own })).toEqual([
      "chance of rain",
      "collateral",
    ]);
  });
});

describe("in the list at a paper's end", () => {
  const TEXT =
    "A sum $f_1 + P$.\n\n## One\n\nOf $x$, a rate $\\lambda$.\n\n" +
    '<Appendix title="More">\n\nA time $t_k$ and $P$.\n\n</Appendix>';

  test("stands each symbol that the text or the appendix uses, in the order of its first use, and none without a line", () => {
    expect(attributes(page(TEXT), ".symbols dt", "id")).toEqual([
      "symbol-f-1",
      "symbol-P",
      "symbol-lambda",
      "symbol-t-i",
    ]);
    expect(texts(page(TEXT), ".symbols dd")).toEqual([
      "fee of the validation stage (USDC)",
      "payment",
      "decay rate",
      "end",
    ]);
    expect(attributes(page(TEXT), ".symbols math", "dataLatex")).toEqual(["f_{1}", "P", "\\lambda", "t_{i}"]);
    expect(attributes(page(TEXT), "h2", "id")).toEqual(["one", "appendix", "symbols"]);
  });

  test("there is none where the paper has no formula", () => {
    expect(selectAll(".symbols", page("Text."))).toEqual([]);
    expect(paper("Text.").markdown).not.toContain("Symbols used here");
  });

  test("its Markdown says the same, which is another file's and no part of the text on record", () => {
    const { markdown } = paper(TEXT);
    expect(markdown).toContain("## Symbols used here\n\n- $f_{1}$: fee of the validation stage (USDC)\n");
    expect(ownText(markdown)).not.toContain("validation stage");
    expect(ownText(markdown)).toContain("A time $t_k$");
  });

  test("a heading may not take the list's id, or that of a symbol", () => {
    for (const heading of ["Symbols", "Symbols used here", "Symbol t"]) {
      const paper = readPaper(`## Introduction\n\nText.\n\n### ${heading}`, {}, { ...library, symbols });
      const id = heading.toLowerCase().replaceAll(" ", "-");
      expect(places(paper.problems)).toEqual([
        `${BODY + 4}:1 The id "${id}" belongs to another part of the page.`,
      ]);
    }
  });
});

describe("a formula that is one symbol", () => {
  test("leads to its meaning at its first use under each heading, with a stop beside it", () => {
    const tree = page("A $P$,\n\na $P$.\n\n## One\n\nA $P$. ($\\lambda$)\n\n### Two\n\nA $P$.\n");
    expect(attributes(tree, "a.symbol", "href")).toEqual(["#symbol-P", "#symbol-P", "#symbol-lambda"]);
    expect(attributes(tree, "a.symbol", "ariaLabel")).toEqual(["P: payment", "P: payment", "λ: decay rate"]);
    expect(texts(tree, "span.nowrap:has(a.symbol)")).toEqual(["P,", "P.", "λ)"]);
    expect(attributes(tree, ".symbol math", "dataLatex")).toEqual(["P", "P", "\\lambda"]);
    expect(attributes(tree, "[data-symbol]", "dataSymbol")).toEqual(["symbol-P", "symbol-P"]);
  });

  test("is left alone in a link, and is no link in a heading, in a property or where it has no meaning", () => {
    const property = "<Properties>\n\n- It is $P$.\n\n  So.\n\n</Properties>\n";
    const tree = page(`## On $P$\n\nA [price $P$](/pop) and $x$.\n\n${property}`);
    expect(selectAll("a.symbol", tree)).toEqual([]);
    expect(selectAll("a [data-symbol]", tree)).toEqual([]);
    expect(attributes(tree, "[data-symbol]", "dataSymbol")).toEqual(["symbol-P", "symbol-P"]);
  });
});

describe("within formulae", () => {
  test.each([
    ["T_{w,j-1}", ["symbol-T-w"]],
    ["\\Omega_{j-1} + \\Omega", ["symbol-Omega", "symbol-Omega"]],
    ["t_k - t", ["symbol-t-i", "symbol-t"]],
    ["\\sigma_{\\text{out}}", ["symbol-sigma-out"]],
    ["P\\,\\Delta R", ["symbol-P", "symbol-Delta", "symbol-R"]],
    ["q^{*} P^2", ["symbol-q-star", "symbol-P"]],
    ["f_1^{\\lambda}", ["symbol-f-1", "symbol-lambda"]],
    ["R\\,e^{-\\lambda t}", ["symbol-R", "symbol-lambda", "symbol-t"]],
    ["\\frac{\\text{HF}}{P}", ["symbol-HF", "symbol-P"]],
    ["\\int_0^P d'\\,\\mathrm{d}t", ["symbol-P", "symbol-d", "symbol-t"]],
    ["\\text{spent}_k + f_2 + \\text{if}", []],
    ["\\sum_k R_k", ["symbol-k", "symbol-R"]],
  ])("%s has the ids of its symbols", (latex, ids) => {
    expect(marksIn(latex)).toEqual(ids);
  });

  test("the first of each symbol in a section's displayed formulae can be focused, and each such formula leads to the list", () => {
    const tree = page("$$\nP + P = R\n$$\n\n$$\nP = t\n$$\n\n$$\nx\n$$\n\n## One\n\n$$\nP\n$$\n");
    expect(attributes(tree, "[tabindex]", "dataSymbol")).toEqual([
      "symbol-P",
      "symbol-R",
      "symbol-t",
      "symbol-P",
    ]);
    expect(attributes(tree, ".formula > math + a", "href")).toEqual(["#symbols", "#symbols", "#symbols"]);
    expect(selectAll(".formula", tree)).toHaveLength(4);
  });

  test("what is copied of a formula stays the same", () => {
    const latex = "P\\,\\Delta R + T_{w,j-1} = q^{*}";
    const [marked, plain] = [paper(`A $${latex}$.`).html, rendered(`A $${latex}$.`).html].map(
      (html) => selectAll("p math", fromHtml(html, { fragment: true }))[0],
    );
    if (!marked || !plain) throw new Error("There is no formula.");
    expect(linearMath(marked)).toBe(linearMath(plain));
    expect(marked.properties.dataLatex).toBe(latex);
  });
});
