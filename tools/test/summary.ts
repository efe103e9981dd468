import type { TestResult } from "./reports";

/** So many of the slowest tests are named. */
const SLOWEST = 10;

/** A test that takes more than this share of its limit would fail on a machine that is three times as slow. */
const MAX_SHARE = 1 / 3;

/**
 * What stands at the end of a run: the slowest tests, those that passed only when tried again, what was skipped and why,
 * what failed, and the count.
 */
export function summarise(results: readonly TestResult[]): { text: string; failed: boolean } {
  const passed = results.filter(({ outcome }) => outcome === "passed");
  const skipped = results.filter(({ outcome }) => outcome === "skipped");
  const slow = passed.filter(isTooSlow);
  const failed = [
    ...results.filter(({ outcome }) => outcome === "failed"),
    ...slow.map((result) => ({
      ...result,
      reason: `took ${seconds(result.duration)} of its ${seconds(result.limit)}: more than a third`,
    })),
  ];
  const slowest = [...results].sort((one, other) => other.duration - one.duration).slice(0, SLOWEST);
  const count = `${passed.length - slow.length} passed, ${failed.length} failed`;
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
    failed: failed.length > 0 || passed.length === 0,
  };
}

function isTooSlow({ duration, limit, flaky }: TestResult): boolean {
  return !flaky && limit > 0 && duration > limit * MAX_SHARE;
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
