import { type Alphabets, parseAlphabet } from "../../../src/paper/alphabet";
import { checkSymbols, findIdleSymbols } from "../../../tools/prose/check-symbols";
import { readText } from "../../../tools/prose/read-text";
import { places } from "../../paper/writing";

const alphabet = parseAlphabet(
  [
    "P: payment",
    "p_H: price of HYPT",
    "I: payout",
    "\\theta: loading",
    "\\Omega: { means: longest time, introduced: [lasts at most, hops] }",
    "T_w: waiting period",
    "q*: chance of reversal",
  ].join("\n"),
  "symbols.yaml",
);
const alphabets: Alphabets = new Map([["symbols.yaml", alphabet]]);

const problemsIn = (source: string) => checkSymbols(readText(source, "paper.mdx"), alphabets).problems;

test.each([
  ["before", "The buyer pays the payment $P$. It is $P$."],
  ["in the same sentence", "The premium $\\theta\\,I$ has the loading $\\theta$ on a payout $I$."],
  ["right behind a display", "It costs\n\n$$\np_H\n$$\n\nwhere $p_H$ is the price of HYPT."],
  ["in a formula that is always displayed", "The payment $P$ is\n\n$$\n\\begin{align}P\\end{align}\n$$"],
  ["beside a formula that does not parse", "The payment $P$ and $\\frac{P$."],
  ["before a display, whatever a citation says there", "A job lasts at most [@a, b]\n\n$$\n\\Omega = 2\n$$"],
  ["with its arguments", "The payment $P(2)$ falls."],
  ["where a sentence begins with it", "Payments, each $P$, are made."],
  [
    "by a longer word, another of its words, and other capitals",
    "Two HOPS are $\\Omega$. Loadings $\\theta$.",
  ],
  ["of an edge", "Each waiting period $T_{w,j}$ ends."],
  ["with a star", "Above the chance of reversal $q^{*}$ an appeal pays."],
])("a symbol is introduced %s", (_where, text) => {
  expect(problemsIn(text)).toEqual([]);
});

test.each([
  [
    "used too long before",
    "It costs\n\n$$\nP\n$$\n\nIt is dear.\n\nThe payment is $P$.",
    "3:1 The symbol P is used before the sentence that introduces it.",
  ],
  [
    "used before it is introduced",
    "The sum $2\\,P$ is lost. The payment is $P$.",
    "1:9 The symbol P is used before the sentence that introduces it.",
  ],
  [
    "never introduced",
    "The sum of the payments $2\\,P + I$ is lost. A payout is $I$.",
    '1:25 No sentence introduces the symbol P, which means "payment" in symbols.yaml.',
  ],
  [
    "used in another meaning",
    "It rains.\n\nLet $P$ be the chance of rain.",
    '3:5 No sentence introduces the symbol P, which means "payment" in symbols.yaml.',
  ],
  [
    "whose word only ends another",
    "The repayment is $P$.",
    '1:18 No sentence introduces the symbol P, which means "payment" in symbols.yaml.',
  ],
  [
    "with several words",
    "The limit is $\\Omega$.",
    '1:14 No sentence introduces the symbol Ω, which means "lasts at most" or "hops" in symbols.yaml.',
  ],
  ["that no paper knows", "Let $\\xi$ be the payment.", "1:5 The symbol ξ has no line in a list of symbols."],
  [
    "below another",
    "The payment $P$ is $P_{\\text{old}}$.",
    "1:20 The symbol P_old has no line in a list of symbols.",
  ],
])("a symbol is refused that is %s", (_what, text, problem) => {
  expect(places(problemsIn(text)).filter((each) => each === problem)).toEqual([problem]);
});

test("a paper that has no list of symbols is asked nothing: its letters mean what it says", () => {
  const text = readText("Let $P$ be the chance of rain, and $C$ that of snow.", "another/index.mdx");
  expect(checkSymbols(text, alphabets)).toEqual({ problems: [], used: [] });
});

test("advice says what to write, and quotes the sentence that comes too late", () => {
  expect(problemsIn("The sum $2\\,P$ is lost. The payment $P$ is small.")).toMatchObject([
    {
      path: "paper.mdx",
      advice: 'Say here or before that it means "payment"; now it says so first in "The payment … is small."',
    },
  ]);
  expect(problemsIn("Let $\\xi$ be.")).toMatchObject([
    { advice: expect.stringContaining("such as ξ: payment; or") },
  ]);
});

test("a symbol that no paper uses is told of in its own line", () => {
  const few = parseAlphabet("P: payment\n\n# Cover\nI: payout\n\\xi: gas\n", "symbols.yaml");
  const lists: Alphabets = new Map([["symbols.yaml", few]]);
  const { used } = checkSymbols(readText("The payment $P$ and its payout $I$.", "paper.mdx"), lists);
  expect(findIdleSymbols(lists, new Set(used))).toEqual([
    {
      path: "symbols.yaml",
      line: 5,
      column: 1,
      message: "No paper that has this list uses \\xi.",
      advice: "Take its line out.",
    },
  ]);
});
