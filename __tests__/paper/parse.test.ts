import { parseMarkdown } from "../../src/paper/parse";
import { PATH, places, problemsOf } from "./writing";

const problemsIn = (source: string) => problemsOf(() => parseMarkdown(source, PATH));

test.each([
  [
    "a figure that is never closed, where it begins",
    'First.\n\n<Figure name="x">',
    "3:1 The text does not parse: Expected a closing tag for `<Figure>`",
  ],
  [
    "a figure that its paragraph does not close",
    'Text.\n\nMore <Figure name="x">caption\n\nMore',
    "3:6 The text does not parse: Expected a closing tag for `<Figure>`",
  ],
])("shows %s", (_what, source, place) => {
  const problems = problemsIn(source);
  expect(problems).toHaveLength(1);
  expect(places(problems)[0]).toContain(place);
  expect(problems[0]?.path).toBe(PATH);
  expect(problems[0]?.advice).toContain("\\{ for a brace");
});

test.each([
  ["an expression on its own", "{1 + 1}", "1:1 Papers hold no {expressions}."],
  ["a value of the run on its own", "{run.job.price}", "1:1 This value of the run stands in no sentence."],
  [
    "what is no name of a value",
    "Pays {run.job.price * 2}.",
    "1:6 {run.job.price * 2} is not the name of a value of the run.",
  ],
  ["a foreign element on its own", "<Chart>\nx\n</Chart>", "1:1 <Chart> is not an element that papers use."],
  ["a fragment", "<>words</>", "1:1 <> is not an element that papers use."],
])("refuses %s", (_what, source, place) => {
  expect(places(problemsIn(source))).toEqual([place]);
});

test("lists everything that is foreign at once, in order", () => {
  const source = "# Title\n\nimport x from 'y'\n\nText {x} and <i>y</i>.\n";
  expect(problemsIn(source).map(({ line }) => line)).toEqual([1, 3, 5, 5]);
});

test("takes comments, and braces and brackets that are escaped or in code", () => {
  const source = "{/* A note to writers. */}\n\nA \\{ brace, a \\< bracket, `{code}` and $\\{x\\}$.\n";
  expect(parseMarkdown(source, PATH).children.map(({ type }) => type)).toEqual([
    "mdxFlowExpression",
    "paragraph",
  ]);
});
