import { existsSync, mkdirSync } from "node:fs";
import type { ParentSpanPluginArgs } from "gatsby";
import { onPreInit } from "../../src/gatsby/on-pre-init";
import { checkContent } from "../../src/mdx/check-content";
import { createTemporaryFolder } from "../temporary-folder";

jest.mock("../../src/mdx/check-content", () => ({ checkContent: jest.fn() }));

const checkContentMock = jest.mocked(checkContent);

const setEnvironment = (variables: NodeJS.ProcessEnv) => {
  const waitlist = { WAITLIST_URL: "https://list.example/post", WAITLIST_U: "u1", WAITLIST_ID: "id1" };
  jest.replaceProperty(process, "env", { NODE_ENV: "production", ...waitlist, ...variables });
};

beforeEach(() => {
  process.chdir(createTemporaryFolder());
  mkdirSync("public");
  checkContentMock.mockReset().mockResolvedValue([]);
  setEnvironment({});
});

/** Runs the hook and returns the reporter that it was given. */
async function runOnPreInit() {
  // Gatsby exits when `panic` is called, and must not have deleted the last build by then.
  const expectLastBuild = () => expect(existsSync("public")).toBe(true);
  const reporter = {
    panic: jest.fn(expectLastBuild),
    panicOnBuild: jest.fn(expectLastBuild),
    warn: jest.fn(),
  };
  await onPreInit?.({ reporter } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => undefined);
  return reporter;
}

test.each([
  ["production", false],
  ["development", true],
])(
  "with valid content and settings %s starts without a warning, and keeps the last build: %j",
  async (NODE_ENV, isKept) => {
    setEnvironment({ NODE_ENV });
    const reporter = await runOnPreInit();
    expect(reporter.panicOnBuild).not.toHaveBeenCalled();
    expect(reporter.warn).not.toHaveBeenCalled();
    expect(existsSync("public")).toBe(isKept);
  },
);

test("mistakes in the content stop the build with one message that lists each with its file, line and column", async () => {
  checkContentMock.mockResolvedValue([
    { path: "content/b.mdx", line: 3, column: 1, message: "There is no page." },
    { path: "content/a.mdx", line: 2, column: 5, message: "There is no value." },
  ]);
  expect((await runOnPreInit()).panicOnBuild).toHaveBeenCalledWith(
    "The content has mistakes:\n\ncontent/a.mdx:2:5: There is no value.\ncontent/b.mdx:3:1: There is no page.\n",
  );
});

test("without settings the build warns in one line that the form posts to the local mailing list", async () => {
  setEnvironment({ WAITLIST_URL: "", WAITLIST_U: "", WAITLIST_ID: "" });
  const warning = /^.*local mailing list: WAITLIST_URL, WAITLIST_U and WAITLIST_ID.*\.env\.example.*$/;
  expect((await runOnPreInit()).warn.mock.calls).toEqual([[expect.stringMatching(warning)]]);
});

test("a malformed setting stops the build before the content is checked, with a message that names it", async () => {
  setEnvironment({ WAITLIST_U: "a b" });
  expect((await runOnPreInit()).panic).toHaveBeenCalledWith(
    expect.stringContaining("The setting WAITLIST_U is malformed."),
  );
  expect(checkContentMock).not.toHaveBeenCalled();
});
