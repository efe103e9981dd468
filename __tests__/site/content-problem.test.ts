import {
  ContentError,
  type ContentProblem,
  catchProblems,
  formatAnnotations,
  formatProblems,
  placeAt,
} from "../../src/site/content-problem";

const problem = (message: string, line = 3): ContentProblem => ({
  path: "content/litepapers/pop/index.mdx",
  line,
  column: 5,
  message,
  advice: "Write it so.",
});

test("a problem is shown as path:line:column, the message, and what to write instead", () => {
  expect(formatProblems([problem("It is wrong."), problem("This too.", 9)])).toBe(
    [
      "content/litepapers/pop/index.mdx:3:5  It is wrong.",
      "    → Write it so.",
      "content/litepapers/pop/index.mdx:9:5  This too.",
      "    → Write it so.",
    ].join("\n"),
  );
});

test("an error holds each problem once, file by file in the order of lines", () => {
  const other = { ...problem("Other."), path: "content/litepapers/agfi/index.mdx", line: 20 };
  const { problems } = new ContentError([
    problem("Second.", 4),
    problem("First."),
    other,
    problem("Second.", 4),
    problem("Third.", 10),
  ]);
  expect(problems).toEqual([other, problem("First."), problem("Second.", 4), problem("Third.", 10)]);
});

test("a task that throws a ContentError gives nothing, and its problems come behind the others", () => {
  const problems = [problem("First.")];
  const fail = () => {
    throw new ContentError([problem("Second."), problem("Third.")]);
  };
  expect(catchProblems(problems, fail)).toBeUndefined();
  expect(problems).toEqual([problem("First."), problem("Second."), problem("Third.")]);
});

test("an error that is not about the content is passed on at once", () => {
  const broken = new TypeError("a mistake in the program");
  const fail = () => {
    throw broken;
  };
  expect(() => catchProblems([], fail)).toThrow(broken);
});

test.each([
  [0, { line: 1, column: 1 }],
  [3, { line: 2, column: 1 }],
  [5, { line: 2, column: 3 }],
])("the place of a text's character %i is counted in lines and columns from 1", (offset, place) => {
  expect(placeAt("ab\ncd\n", offset)).toEqual(place);
});

test("in GitHub's CI a problem is an annotation of its line, whatever stands in it", () => {
  const [line, ...others] = formatAnnotations([
    { ...problem("100 % wrong:\nbadly."), path: "content/a,b.mdx" },
  ]).split("\n");
  expect(line).toBe("::error file=content/a%2Cb.mdx,line=3,col=5::100 %25 wrong:%0Abadly.%0AWrite it so.");
  expect(others).toEqual([]);
});
