import { execFileSync } from "node:child_process";

/** The files that are not as the last commit has them: changed, deleted, added, and not yet known to git. */
export function changedFiles(root: string): string[] {
  const git = (...options: string[]) =>
    execFileSync("git", [...options, "-z"], { cwd: root, encoding: "utf8" }).split("\0");
  const files = [...git("diff", "--name-only", "HEAD"), ...git("ls-files", "--others", "--exclude-standard")];
  return files.filter((file) => file !== "");
}
