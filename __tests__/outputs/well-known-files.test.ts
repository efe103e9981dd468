import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRobotsTxt, createSecurityTxt, readCommitDate } from "../../src/outputs/well-known-files";

test("robots.txt allows everything and names the sitemap", () => {
  expect(createRobotsTxt(undefined)).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://hyperagent.network/sitemap-index.xml\n",
  );
});

test("robots.txt has the content signal if there is one", () => {
  expect(createRobotsTxt("search=yes, ai-train=no")).toContain(
    "User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /\n",
  );
});

test("security.txt names a contact and expires less than a year after its date", () => {
  const text = createSecurityTxt(new Date("2026-11-28T10:00:00Z"));
  expect(text).toMatch(/^Contact: https:\/\/\S+\n/);
  expect(text).toContain("Expires: 2027-11-23T10:00:00.000Z\n");
  expect(text).toContain("Canonical: https://hyperagent.network/.well-known/security.txt");
});

describe("the commit date", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "commit-date-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("is the committer's date of the last commit", () => {
    const runGit = (...options: string[]) =>
      execFileSync("git", options, {
        cwd: folder,
        env: { ...process.env, GIT_COMMITTER_DATE: "2024-02-29T12:00:00+09:00" },
      });
    runGit("init", "--quiet");
    const author = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "commit.gpgsign=false"];
    runGit(...author, "commit", "--quiet", "--allow-empty", "--message", "First");
    expect(readCommitDate(folder)).toEqual(new Date("2024-02-29T03:00:00Z"));
  });

  test("is the current time outside a repository", () => {
    const before = Date.now();
    expect(readCommitDate(folder).getTime()).toBeGreaterThanOrEqual(before);
  });
});
