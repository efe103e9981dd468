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

const setSettings = (more: NodeJS.ProcessEnv) => {
  const list = { WAITLIST_URL: "https://list.example/post", WAITLIST_U: "u1", WAITLIST_ID: "id1" };
  jest.replaceProperty(process, "env", { NODE_ENV: "production", ...list, ...more });
};

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "pre-init-"));
  mkdirSync(join(site, "public"));
  process.chdir(site);
  check.mockReset().mockResolvedValue([]);
  setSettings({});
});

afterEach(() => {
  process.chdir(home);
  rmSync(site, { recursive: true });
  jest.restoreAllMocks();
});

/** Runs the hook and returns the reporter that it was given. */
async function runOnPreInit() {
  // Gatsby ends here, and the last build must still exist.
  const end = () => expect(existsSync("public")).toBe(true);
  const reporter = { panic: jest.fn(end), panicOnBuild: jest.fn(end), warn: jest.fn() };
  await onPreInit?.({ reporter } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => undefined);
  return reporter;
}

test("a build with valid content and settings starts without a warning and with an empty public folder", async () => {
  const reporter = await runOnPreInit();
  expect(reporter.panicOnBuild).not.toHaveBeenCalled();
  expect(reporter.warn).not.toHaveBeenCalled();
  expect(existsSync("public")).toBe(false);
});

test("gatsby develop keeps the last build", async () => {
  setSettings({ NODE_ENV: "development" });
  await runOnPreInit();
  expect(existsSync("public")).toBe(true);
});

test("mistakes in the content stop the build in one message that has the place of each", async () => {
  check.mockResolvedValue([
    { path: "content/b.mdx", line: 3, column: 1, message: "There is no page." },
    { path: "content/a.mdx", line: 2, column: 5, message: "There is no value." },
  ]);
  expect((await runOnPreInit()).panicOnBuild).toHaveBeenCalledWith(
    "The content has mistakes:\n\ncontent/a.mdx:2:5: There is no value.\ncontent/b.mdx:3:1: There is no page.\n",
  );
});

test("without settings the build warns in one line that the waitlist is the local one", async () => {
  setSettings({ WAITLIST_URL: "", WAITLIST_U: "", WAITLIST_ID: "" });
  const { warn } = await runOnPreInit();
  expect(warn.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^.*local mailing list: WAITLIST_URL, WAITLIST_U and WAITLIST_ID.*\.env\.example.*$/,
      ),
    ],
  ]);
});

test("a malformed setting stops the build before the content is read, and is named", async () => {
  setSettings({ WAITLIST_U: "a b" });
  expect((await runOnPreInit()).panic).toHaveBeenCalledWith(
    expect.stringContaining("The setting WAITLIST_U is malformed."),
  );
  expect(check).not.toHaveBeenCalled();
});
