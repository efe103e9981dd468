import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";

export const projectRoot = resolve(__dirname, "../..");

const LEFT_OUT =
  /^(?:node_modules|\.cache|public|\.git|\.env|var|coverage|test-results|playwright-report)$|\/node_modules$/;

/** A copy of the project to build in, without what it has built; node_modules is shared. `remove` ends it. */
export function copySite(name: string): { root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), `${name}-`));
  cpSync(projectRoot, root, {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(relative(projectRoot, source)),
  });
  symlinkSync(join(projectRoot, "node_modules"), join(root, "node_modules"), "junction");
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** The middle one of some measurements; the mean of the two middle ones where their number is even. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.ceil((sorted.length - 1) / 2)],
  ];
  if (low === undefined || high === undefined) throw new Error("There is nothing to take the median of.");
  return (low + high) / 2;
}
