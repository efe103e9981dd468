/** Copies of the project to build in. */
import { cpSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from "node:fs";
import { basename, join, resolve } from "node:path";

export const projectRoot = resolve(__dirname, "..");

/** Where the tests of builds leave the site as it is with more papers. */
export const MORE_PAPERS = join(projectRoot, "test-results", "more-papers");

/** What a build leaves: Gatsby's cache, and the site. */
export const BUILT = [".cache", "public"];

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

/**
 * Copies the project to `root`, a folder that is not there, without what it has built. The folders in node_modules are
 * its own and their files are the project's: webpack numbers modules by the paths that links lead to, and numbers these
 * as it does the project's. `root` is on the project's disk.
 */
export function copySiteWithModulesTo(root: string): void {
  copySources(root);
  linkFiles(join(projectRoot, "node_modules"), join(root, "node_modules"));
}

function copySources(root: string): void {
  mkdirSync(root, { recursive: true });
  for (const entry of readdirSync(projectRoot)) {
    if (LEFT_OUT.includes(entry)) continue;
    cpSync(join(projectRoot, entry), join(root, entry), {
      recursive: true,
      // Tools have packages of their own.
      filter: (source) => basename(source) !== "node_modules",
    });
  }
}

function linkFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    // What tools keep there they also change there.
    if (entry.name === ".cache") symlinkSync(source, target, "junction");
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) linkFiles(source, target);
    else linkSync(source, target);
  }
}
