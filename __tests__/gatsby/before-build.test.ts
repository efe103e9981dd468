import type { ParentSpanPluginArgs } from "gatsby";
import type * as BeforeBuild from "../../src/gatsby/before-build";
import { pruneLitepapers } from "../../src/gatsby/litepaper-cache";
import { readSite } from "../../src/gatsby/site-content";
import { formatProblems } from "../../src/lib/content-problem";

jest.mock("../../src/gatsby/site-content", () => ({ readSite: jest.fn() }));

jest.mock("../../src/gatsby/litepaper-cache", () => ({
  pruneLitepapers: jest.fn(),
  openCachedLitepaper: jest.fn(),
}));

const read = jest.mocked(readSite);
const prune = jest.mocked(pruneLitepapers);
const problem = { path: "content/x.mdx", line: 2, column: 1, message: "Wrong.", advice: "Write it so." };
const environment = process.env;

const reading = (problems: (typeof problem)[]) => ({ problems }) as unknown as ReturnType<typeof readSite>;

beforeEach(() => {
  read.mockReset().mockReturnValue(reading([]));
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

/** As a build begins: what was read for an earlier one is forgotten. */
function begin() {
  const reporter = { panic: jest.fn(), panicOnBuild: jest.fn(), warn: jest.fn() };
  jest.isolateModules(() => {
    const { onPreBootstrap } = require("../../src/gatsby/before-build") as typeof BeforeBuild;
    onPreBootstrap?.({ reporter } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => undefined);
  });
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
  const problems = Array.from({ length: count }, () => problem);
  read.mockReturnValue(reading(problems));
  expect(prune).not.toHaveBeenCalled();
  expect(begin().panicOnBuild).toHaveBeenCalledWith(`${heading}\n\n${formatProblems(problems)}\n`);
});

test("a mistake in the program is not shown as one in the content", () => {
  read.mockImplementation(() => {
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
  expect(read).not.toHaveBeenCalled();
});
