import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { onPreInit } from "../../src/gatsby/on-pre-init";
import { readSiteOfBuild } from "../../src/gatsby/site-content";
import { damagedImages } from "../../src/gatsby/write-images";
import { formatProblems } from "../../src/site/content-problem";

jest.mock("../../src/gatsby/site-content", () => ({ readSiteOfBuild: jest.fn() }));

jest.mock("../../src/gatsby/write-images", () => ({ damagedImages: jest.fn() }));

const PATHS = ["content/litepapers/x/index.mdx"];
const damaged = jest.mocked(damagedImages);
const read = jest.mocked(readSiteOfBuild);
const problem = { path: "content/x.mdx", line: 2, column: 1, message: "Wrong.", advice: "Write it so." };
const environment = process.env;
const home = process.cwd();
let site: string;

const reading = (problems: (typeof problem)[]) =>
  ({ content: { paths: PATHS }, problems }) as unknown as ReturnType<typeof readSiteOfBuild>;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "pre-init-"));
  mkdirSync(join(site, "public"));
  process.chdir(site);
  read.mockReset().mockReturnValue(reading([]));
  damaged.mockReset().mockResolvedValue([]);
  process.env = {
    ...environment,
    WAITLIST_URL: "https://list.example/post",
    WAITLIST_U: "u1",
    WAITLIST_ID: "id1",
  };
});

afterEach(() => {
  process.chdir(home);
  rmSync(site, { recursive: true });
  process.env = environment;
});

/** As a build begins. */
async function begin() {
  // Gatsby ends here; what was built before is to be there still.
  const end = () => expect(existsSync("public")).toBe(true);
  const reporter = { panic: jest.fn(end), panicOnBuild: jest.fn(end), warn: jest.fn() };
  await onPreInit?.({ reporter } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => undefined);
  return reporter;
}

test("content and settings in order let the build begin without a word, with an empty site", async () => {
  const reporter = await begin();
  expect(reporter.panicOnBuild).not.toHaveBeenCalled();
  expect(existsSync("public")).toBe(false);
  expect(reporter.warn).not.toHaveBeenCalled();
});

test("a problem in the content stops the build", async () => {
  read.mockReturnValue(reading([problem]));
  expect((await begin()).panicOnBuild).toHaveBeenCalledWith(
    `1 problem in the content:\n\n${formatProblems([problem])}\n`,
  );
});

test("a picture that is damaged stops the build before it starts, with what else is wrong", async () => {
  const torn = { ...problem, path: "content/litepapers/x/torn.png" };
  read.mockReturnValue(reading([problem]));
  damaged.mockImplementation(async (_root, paths) => (paths === PATHS ? [torn] : []));
  expect((await begin()).panicOnBuild).toHaveBeenCalledWith(
    `2 problems in the content:\n\n${formatProblems([torn, problem])}\n`,
  );
});

test("without settings the build says in one line that the waitlist is the local one", async () => {
  process.env = { ...environment, WAITLIST_URL: "", WAITLIST_U: "", WAITLIST_ID: "" };
  const { warn } = await begin();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0][0]).toMatch(
    /local mailing list: WAITLIST_URL, WAITLIST_U and WAITLIST_ID.*\.env\.example/,
  );
  expect(warn.mock.calls[0][0]).not.toContain("\n");
});

test("a malformed setting stops the build by name", async () => {
  process.env.WAITLIST_U = "a b";
  expect((await begin()).panic).toHaveBeenCalledWith(
    expect.stringContaining("The setting WAITLIST_U is malformed."),
  );
  expect(read).not.toHaveBeenCalled();
});
