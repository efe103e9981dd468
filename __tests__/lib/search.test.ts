import fc from "fast-check";
import { answers, splitMarks } from "../../src/lib/search";

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
])("“%s” is answered by “%s”", (query, found) => {
  expect(answers(query, found)).toBe(true);
});

test.each([
  ["zzyzx", "z"],
  ["xylophone", "xy"],
  ["L3", "layer"],
  ["", "anything"],
  [" ", "anything"],
])("“%s” is not answered by “%s”", (query, found) => {
  expect(answers(query, found)).toBe(false);
});
