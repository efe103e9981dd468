import fc from "fast-check";
import { answers, asQuoted, splitMarks, tidied, withoutTitle } from "../../src/lib/search";

test("an excerpt is taken apart at its marks", () => {
  expect(splitMarks("Funds in <mark>escrow</mark> stay")).toEqual([
    { text: "Funds in ", marked: false },
    { text: "escrow", marked: true },
    { text: " stay", marked: false },
  ]);
  expect(splitMarks("")).toEqual([]);
});

test("what the index has escaped is text again, once", () => {
  expect(splitMarks("a &lt;b&gt; &amp;amp; &quot;c&quot; &#39;d&#39;")).toEqual([
    { text: "a <b> &amp; \"c\" 'd'", marked: false },
  ]);
});

test.each([
  ["in <mark>escrow</mark> . ERC-8004 , a draft", "in <mark>escrow</mark>. ERC-8004, a draft"],
  ["a <mark>.sol</mark> file, and x := 1 ; “so .” Why ?", "a <mark>.sol</mark> file, and x := 1; “so.” Why?"],
  ["(an <mark>escrow</mark> ), which", "(an <mark>escrow</mark>), which"],
  ["a .json file", "a .json file"],
  ["its own <mark>escrow,</mark> windows", "its own <mark>escrow</mark>, windows"],
  ["<mark>R&amp;D</mark> and <mark>a&lt;</mark>", "<mark>R&amp;D</mark> and <mark>a&lt;</mark>"],
])("“%s” is shown as “%s”", (excerpt, shown) => {
  expect(tidied(excerpt)).toBe(shown);
});

describe("an excerpt", () => {
  const excerpt = splitMarks("Health <mark>factor</mark>. The value of a loan");

  test.each([
    ["Health factor", [{ text: "The value of a loan", marked: false }]],
    [
      "Health",
      [
        { text: "factor", marked: true },
        { text: ". The value of a loan", marked: false },
      ],
    ],
    ["Heal", excerpt],
    ["The value", excerpt],
    ["Health factor. The value of a loan", []],
  ])("goes without the heading “%s” at its beginning", (title, shown) => {
    expect(withoutTitle(excerpt, title)).toEqual(shown);
  });

  test.each([
    ["it holds the payment", "… it holds the payment …"],
    ["Escrow holds the payment.", "Escrow holds the payment."],
    ["Who decides? “Nobody.”", "Who decides? “Nobody.”"],
    ["Élan and", "Élan and …"],
    ["", ""],
  ])("of “%s” reads “%s”", (text, quoted) => {
    expect(
      asQuoted([{ text, marked: false }])
        .map((piece) => piece.text)
        .join(""),
    ).toBe(quoted);
  });
});

test("no text is lost or added, whatever is marked", () => {
  const piece = fc.record({ text: fc.string({ minLength: 1 }), marked: fc.boolean() });
  const escaped = (text: string) =>
    text
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
      .replaceAll("'", "&#39;");
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const html = pieces.map(({ text, marked }) =>
        marked ? `<mark>${escaped(text)}</mark>` : escaped(text),
      );
      const split = splitMarks(html.join(""));
      expect(split.map(({ text }) => text).join("")).toBe(pieces.map(({ text }) => text).join(""));
      expect(split.filter(({ marked }) => marked)).toEqual(pieces.filter(({ marked }) => marked));
    }),
  );
});

test.each([
  ["disputes", "dispute"],
  ["dispute", "Disputing"],
  ["health factor", "factor"],
  ["L3", "L3:"],
  ["ERC", "(ERC-8183)"],
  ['"escrow"', "escrow"],
  ["“escrow”", "escrow"],
  ["'escrow'", "Escrow"],
  ["(escrow", "escrow"],
  ["—escrow", "escrow"],
  ["#reputation", "reputation"],
  ["ERC-4337A", "ERC4337A"],
  ["onchain", "on-chain"],
  ["subagent", "sub-agents"],
  ["zzzz — escrow", "escrow"],
])("“%s” is answered by “%s”", (query, found) => {
  expect(answers(query, found)).toBe(true);
});

test.each([
  ["zzyzx", "z"],
  ["xylophone", "xy"],
  ["L3", "layer"],
  ["zzzz", "z"],
  ["—", "anything"],
  ["", "anything"],
  [" ", "anything"],
])("“%s” is not answered by “%s”", (query, found) => {
  expect(answers(query, found)).toBe(false);
});
