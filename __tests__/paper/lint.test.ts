import { BODY, places, problemsIn, render, texts } from "./writing";

test.each([
  ["2\\*\\*3", "2**3"],
  ["2*\\*3", "2**3"],
  ["\\_\\_init\\_\\_", "__init__"],
  ["\\[link\\](not)", "[link](not)"],
  ["\\[write here\\]", "[write here]"],
])("marks that are escaped, %s, are text", (typed, printed) => {
  expect(texts(render(typed), "p")).toEqual([printed]);
});

test.each([
  ["This is *very important.", ":9 This mark makes nothing slanted."],
  ["It goes on _so on.", ":12 This mark makes nothing slanted."],
  ["It runs `code never closed.", ":9 The code that begins here is never closed."],
  ["It is ~~struck.", ":7 These marks strike nothing out."],
  ["##Conclusion", ":1 This is not a heading."],
])("a mark that marks nothing is shown where it stands: %s", (text, problem) => {
  expect(places(problemsIn(text))).toEqual([`${BODY}${problem}`]);
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

test.each([
  ["behind what is escaped", "A \\* and \\[ and **bold.", `${BODY}:17`],
  ["behind an escaped backslash", "A \\\\**bold.", `${BODY}:5`],
  ["behind an entity and an ellipsis", "A &amp; b... **bold.", `${BODY}:14`],
  ["on a later line of an item", "- One\n  and **bold.", `${BODY + 1}:7`],
  ["on a later line of a quote", "> One\n> and **bold.", `${BODY + 1}:7`],
])("a mark that makes nothing bold is shown in its place, %s", (_where, text, place) => {
  expect(places(problemsIn(text))).toEqual([`${place} These marks make nothing bold.`]);
});
