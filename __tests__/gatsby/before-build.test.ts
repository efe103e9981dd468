import type { ParentSpanPluginArgs } from "gatsby";
import { onPreBootstrap } from "../../src/gatsby/before-build";
import { pruneLitepapers } from "../../src/gatsby/litepaper-cache";
import { ContentError } from "../../src/lib/content-problem";
import { checkContent } from "../../src/markdown/content-files";

jest.mock("../../src/gatsby/figures", () => ({
  drawFigure: () => "",
  tabulateFigure: () => undefined,
  figureNames: new Set<string>(),
  figureViews: () => [],
  countControls: () => 0,
}));
jest.mock("../../src/markdown/content-files", () => ({ checkContent: jest.fn() }));

jest.mock("../../src/gatsby/litepaper-cache", () => ({
  pruneLitepapers: jest.fn(),
  openCachedLitepaper: jest.fn(),
}));

const check = jest.mocked(checkContent);
const prune = jest.mocked(pruneLitepapers);
const problem = { path: "content/x.mdx", line: 2, column: 1, message: "Wrong.", advice: "Write it so." };
const environment = process.env;

beforeEach(() => {
  check.mockReset();
  prune.mockReset();
  process.env = {
    ...environment,
    WAITLIST_URL: "https://list.example/post",
    WAITLIST_U: "u1",
    WAITLIST_ID: "id1",
  };
});

afterEach(() => {
  process.env = environment;
});

function begin() {
  const reporter = { panic: jest.fn(), panicOnBuild: jest.fn(), warn: jest.fn() };
  onPreBootstrap?.({ reporter } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => undefined);
  return reporter;
}

test("content and settings in order let the build begin without a word", () => {
  const reporter = begin();
  expect(reporter.panicOnBuild).not.toHaveBeenCalled();
  expect(reporter.warn).not.toHaveBeenCalled();
  expect(prune).toHaveBeenCalledTimes(1);
});

test.each([
  [1, "1 problem in the content:"],
  [2, "2 problems in the content:"],
])("%i problem(s) in the content stop the build with all of them", (count, heading) => {
  const error = new ContentError(Array.from({ length: count }, () => problem));
  check.mockImplementation(() => {
    throw error;
  });
  expect(prune).not.toHaveBeenCalled();
  expect(begin().panicOnBuild).toHaveBeenCalledWith(`${heading}\n\n${error.message}\n`);
});

test("a mistake in the program is not shown as one in the content", () => {
  check.mockImplementation(() => {
    throw new TypeError("broken");
  });
  expect(begin).toThrow("broken");
});

test("without settings the build says in one line that the waitlist is the local one", () => {
  process.env = { ...environment, WAITLIST_URL: "", WAITLIST_U: "", WAITLIST_ID: "" };
  const { warn } = begin();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0][0]).toMatch(
    /local mailing list: WAITLIST_URL, WAITLIST_U and WAITLIST_ID.*\.env\.example/,
  );
  expect(warn.mock.calls[0][0]).not.toContain("\n");
});

test("a malformed setting stops the build by name", () => {
  process.env = {
    ...environment,
    WAITLIST_URL: "https://list.example/post",
    WAITLIST_U: "a b",
    WAITLIST_ID: "id1",
  };
  expect(begin().panic).toHaveBeenCalledWith(expect.stringContaining("The setting WAITLIST_U is malformed."));
  expect(check).not.toHaveBeenCalled();
});
