/** Copies of the project to build in. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";

export const projectRoot = resolve(__dirname, "..");

/** Where the tests of builds leave their copy: the builds with more papers go on with its cache. */
export const BUILT_COPY = join(projectRoot, "test-results", "built-copy");

const BUILT = [".cache", "public"];
const LEFT_OUT = [
  ...BUILT,
  "node_modules",
  ".git",
  ".env",
  "var",
  "coverage",
  "test-results",
  "playwright-report",
];

/** Copies the project to `root` without what it has built, which stays where it is there; node_modules is shared. */
export function copySiteTo(root: string): void {
  mkdirSync(root, { recursive: true });
  for (const entry of readdirSync(root)) {
    if (!BUILT.includes(entry)) rmSync(join(root, entry), { recursive: true });
  }
  for (const entry of readdirSync(projectRoot)) {
    if (LEFT_OUT.includes(entry)) continue;
    cpSync(join(projectRoot, entry), join(root, entry), {
      recursive: true,
      // Tools have packages of their own.
      filter: (source) => basename(source) !== "node_modules",
    });
  }
  symlinkSync(join(projectRoot, "node_modules"), join(root, "node_modules"), "junction");
}

/** A copy in a temporary folder. `remove` ends it. */
export function copySite(name: string): { root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), `${name}-`));
  copySiteTo(root);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
