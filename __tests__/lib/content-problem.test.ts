import {
  ContentError,
  type ContentProblem,
  collectProblems,
  formatAnnotations,
  formatProblems,
} from "../../src/lib/content-problem";

const problem = (message: string, line = 3): ContentProblem => ({
  path: "content/litepapers/pop/index.mdx",
  line,
  column: 5,
  message,
  advice: "Write it so.",
});

const fail =
  (...problems: ContentProblem[]) =>
  () => {
    throw new ContentError(problems);
  };

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

test("an error's message shows all its problems", () => {
  const error = new ContentError([problem("It is wrong."), problem("This too.")]);
  expect(error.message).toBe(formatProblems(error.problems));
  expect(error.name).toBe("ContentError");
});

test("collecting runs every attempt and throws all that they reported, each once", () => {
  const ran = jest.fn();
  expect(() =>
    collectProblems([fail(problem("First.")), ran, fail(problem("Second."), problem("First."))]),
  ).toThrow(new ContentError([problem("First."), problem("Second.")]));
  expect(ran).toHaveBeenCalledTimes(1);
});

test("collecting is silent when nothing is reported", () => {
  expect(() => collectProblems([() => undefined])).not.toThrow();
});

test("an error that is not about the content is passed on at once", () => {
  const broken = new TypeError("a mistake in the program");
  expect(() =>
    collectProblems([
      () => {
        throw broken;
      },
    ]),
  ).toThrow(broken);
});

test("in GitHub's CI a problem is an annotation of its line, whatever stands in it", () => {
  const [line, ...others] = formatAnnotations([
    { ...problem("100 % wrong:\nbadly."), path: "content/a,b.mdx" },
  ]).split("\n");
  expect(line).toBe("::error file=content/a%2Cb.mdx,line=3,col=5::100 %25 wrong:%0Abadly.%0AWrite it so.");
  expect(others).toEqual([]);
});
