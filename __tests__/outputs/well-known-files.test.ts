import { execFileSync } from "node:child_process";
import { createRobotsTxt, createSecurityTxt, readCommitDate } from "../../src/outputs/well-known-files";
import { createTemporaryFolder } from "../temporary-folder";

test.each([
  [undefined, ""],
  ["search=yes, ai-train=no", "Content-Signal: search=yes, ai-train=no\n"],
])("robots.txt allows everything, has the content signal %j and names the sitemap", (signal, line) => {
  const sitemap = "Sitemap: https://hyperagent.network/sitemap-index.xml\n";
  expect(createRobotsTxt(signal)).toBe(`User-agent: *\n${line}Allow: /\n\n${sitemap}`);
});

test("security.txt names a contact and expires less than a year after its date", () => {
  const text = createSecurityTxt(new Date("2026-11-28T10:00:00Z"));
  expect(text).toMatch(/^Contact: https:\/\/\S+\n/);
  expect(text).toContain("Expires: 2027-11-23T10:00:00.000Z\n");
  expect(text).toContain("Canonical: https://hyperagent.network/.well-known/security.txt");
});

test("the commit date is the committer's date of the last commit, or the current time outside a repository", () => {
  const folder = createTemporaryFolder();
  const before = Date.now();
  expect(readCommitDate(folder).getTime()).toBeGreaterThanOrEqual(before);
  const env = { ...process.env, GIT_COMMITTER_DATE: "2024-02-29T12:00:00+09:00" };
  const runGit = (...options: string[]) => execFileSync("git", options, { cwd: folder, env });
  runGit("init", "--quiet");
  const author = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "commit.gpgsign=false"];
  runGit(...author, "commit", "--quiet", "--allow-empty", "--message", "First");
  expect(readCommitDate(folder)).toEqual(new Date("2024-02-29T03:00:00Z"));
});
