import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { onPreInit } from "../../src/gatsby/on-pre-init";
import { checkContent } from "../../src/mdx/check-content";

jest.mock("../../src/mdx/check-content", () => ({ checkContent: jest.fn() }));

const check = jest.mocked(checkContent);
const home = process.cwd();
let site: string;

const settings = (more: NodeJS.ProcessEnv) => {
  const list = { WAITLIST_URL: "https://list.example/post", WAITLIST_U: "u1", WAITLIST_ID: "id1" };
  jest.replaceProperty(process, "env", { NODE_ENV: "production", ...list, ...more });
};

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "pre-init-"));
  mkdirSync(join(site, "public"));
  process.chdir(site);
  check.mockReset().mockResolvedValue([]);
  settings({});
});

afterEach(() => {
  process.chdir(home);
  rmSync(site, { recursive: true });
  jest.restoreAllMocks();
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
  expect(reporter.warn).not.toHaveBeenCalled();
  expect(existsSync("public")).toBe(false);
});

test("while developing the site that was built stays", async () => {
  settings({ NODE_ENV: "development" });
  await begin();
  expect(existsSync("public")).toBe(true);
});

test("mistakes in the content stop the build, all in one message, each with its place", async () => {
  check.mockResolvedValue([
    { path: "content/b.mdx", line: 3, column: 1, message: "There is no page." },
    { path: "content/a.mdx", line: 2, column: 5, message: "There is no value." },
  ]);
  expect((await begin()).panicOnBuild).toHaveBeenCalledWith(
    "The content has mistakes:\n\ncontent/a.mdx:2:5: There is no value.\ncontent/b.mdx:3:1: There is no page.\n",
  );
});

test("without settings the build says in one line that the waitlist is the local one", async () => {
  settings({ WAITLIST_URL: "", WAITLIST_U: "", WAITLIST_ID: "" });
  const { warn } = await begin();
  expect(warn.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^.*local mailing list: WAITLIST_URL, WAITLIST_U and WAITLIST_ID.*\.env\.example.*$/,
      ),
    ],
  ]);
});

test("a malformed setting stops the build by name, before the content is read", async () => {
  settings({ WAITLIST_U: "a b" });
  expect((await begin()).panic).toHaveBeenCalledWith(
    expect.stringContaining("The setting WAITLIST_U is malformed."),
  );
  expect(check).not.toHaveBeenCalled();
});
