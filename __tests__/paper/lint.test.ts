import { render, said, texts } from "./writing";

test.each([
  ["2\\*\\*3", "2**3"],
  ["2*\\*3", "2**3"],
  ["\\_\\_init\\_\\_", "__init__"],
  ["\\[link\\](not)", "[link](not)"],
  ["\\[write here\\]", "[write here]"],
  ["A \\{ brace, a \\< bracket, `{code}`", "A { brace, a < bracket, {code}"],
])("marks that are escaped, %s, are text", (typed, printed) => {
  expect(texts(render(typed), "p")).toEqual([printed]);
});

test.each([
  "2 * 3",
  "snake_case and 5*3",
  "a \\*star, a \\`tick, a \\~\\~wave",
  "\\##no heading",
  "#1 of them",
  "*x* _y_ `z` ~~w~~",
])("what marks nothing on purpose, or marks something, is left alone: %s", (text) => {
  expect(() => render(text)).not.toThrow();
});

test("a line that leaves a quotation within braces is told of where they open", () => {
  expect(said("> {a\nb}\n\nThe set \\{c\\}.")).toEqual(["1:3 The brace that opens here is never closed."]);
});
