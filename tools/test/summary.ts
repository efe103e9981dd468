import type { TestResult } from "./reports";

/** So many of the slowest tests are named. */
const SLOWEST = 10;

/** How many tests passed, failed and were skipped. */
export type Tally = { passed: number; failed: number; skipped: number };

/**
 * What stands at the end of a run: the slowest tests, those that passed only when tried again, what was skipped and why,
 * what failed, and the count. A run in which nothing passed has failed.
 */
export function summarise(results: readonly TestResult[]): { text: string; tally: Tally; failed: boolean } {
  const passed = results.filter(({ outcome }) => outcome === "passed");
  const skipped = results.filter(({ outcome }) => outcome === "skipped");
  const failed = results.filter(({ outcome }) => outcome === "failed");
  const slowest = [...results].sort((one, other) => other.duration - one.duration).slice(0, SLOWEST);
  const count = `${passed.length} passed, ${failed.length} failed`;
  const parts = [
    list(
      "The slowest tests",
      slowest.map(({ name, duration }) => `${seconds(duration)}  ${name}`),
    ),
    list(
      "Passed only when tried again",
      passed.filter(({ flaky }) => flaky).map(({ name }) => name),
    ),
    list(
      "Skipped",
      [...tally(skipped.map(({ reason = "" }) => reason))].map(([why, n]) => `${n}: ${why}`),
    ),
    list(
      "Failed",
      failed.map(({ name, reason }) => `${name}\n    ${reason}`),
    ),
    skipped.length > 0 ? `${count}, ${skipped.length} skipped` : count,
  ];
  return {
    text: parts.filter((part) => part !== "").join(""),
    tally: { passed: passed.length, failed: failed.length, skipped: skipped.length },
    failed: failed.length > 0 || passed.length === 0,
  };
}

function list(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : `\n${title}:\n${lines.map((line) => `  ${line}\n`).join("")}\n`;
}

function tally(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

const seconds = (duration: number) => `${(duration / 1000).toFixed(1)} s`;
