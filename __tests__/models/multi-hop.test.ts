import fc from "fast-check";
import {
  alignedWaitingPeriods,
  damageOfDelay,
  deadlineWithReplacement,
  earliestDeadline,
  type HopJob,
  longestDispute,
  tooTight,
} from "../../src/models/multi-hop";
import { evenly } from "../evenly";

const windows = { waitingPeriod: 1, validation: 0.5, appealWindow: 1, judgment: 2 };

/** A chain client → a0 → a1 → … with the earliest safe deadlines. */
function chain(depth: number): HopJob[] {
  return Array.from({ length: depth + 1 }, (_, level) => ({
    id: `j${level}`,
    buyer: level === 0 ? "client" : `a${level - 1}`,
    seller: `a${level}`,
    parent: level === 0 ? null : `j${level - 1}`,
    payment: 100 - 10 * level,
    deadline: earliestDeadline(depth - level, 1, windows),
    ownWork: 1,
    terminal: false,
  }));
}

test("M4: the earliest deadlines hold on every edge, and anything shorter breaks one", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      fc.nat(),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      (h, pick, cut) => {
        const jobs = chain(h);
        expect(tooTight(jobs, windows)).toEqual([]);
        const level = pick % h;
        const hurried = jobs.map((job, index) =>
          index === level ? { ...job, deadline: job.deadline - cut } : job,
        );
        expect(tooTight(hurried, windows).map(({ id }) => id)).toEqual([`j${level + 1}`]);
      },
    ),
  );
});

test("impossible input is refused", () => {
  expect(() => earliestDeadline(1.5, 1, windows)).toThrow(RangeError);
  expect(() => longestDispute({ ...windows, judgment: -1 })).toThrow(
    "The time for judgment must be zero or more; it was -1.",
  );
});

test("a sub-job that can be disputed as long as its parent needs a window for the work, a reaction and the whole dispute above", () => {
  const hours = { waitingPeriod: 36, validation: 12, appealWindow: 36, judgment: 60 };
  expect(alignedWaitingPeriods(2, 24, 12, hours)).toEqual([36, 180, 324]);
  fc.assert(
    fc.property(fc.nat(6), fc.nat(50), (depth, work) => {
      const periods = alignedWaitingPeriods(depth, work, 7, hours);
      expect(periods).toHaveLength(depth + 1);
      for (let edge = 1; edge < periods.length; edge += 1) {
        const above = longestDispute({ ...hours, waitingPeriod: periods[edge - 1] ?? 0 });
        expect(periods[edge]).toBe(work + 7 + above);
      }
    }),
  );
});

test("replacing a sub-result takes the round below twice: 2·(1 + 4.5) + 1", () => {
  expect(deadlineWithReplacement(1, 1, windows)).toBe(12);
  fc.assert(
    fc.property(fc.nat(100), fc.nat(100), (below, work) => {
      const final = below + longestDispute(windows) + work;
      const again = deadlineWithReplacement(below, work, windows);
      expect(again - final).toBeCloseTo(below + longestDispute(windows), 9);
    }),
  );
  expect(() => deadlineWithReplacement(-1, 1, windows)).toThrow(RangeError);
});

test("a delay of two days at 0.01 a day costs 1.98 of 100, and grows with the amount and the delay", () => {
  expect(damageOfDelay(100, 0.01, 2)).toBeCloseTo(1.980133, 6);
  const amount = evenly(0, 1e4);
  fc.assert(
    fc.property(amount, amount, fc.nat(100), (some, more, delay) => {
      const both = damageOfDelay(some, 0.01, delay) + damageOfDelay(more, 0.01, delay);
      expect(damageOfDelay(some + more, 0.01, delay)).toBeCloseTo(both, 6);
      expect(both).toBeLessThanOrEqual(some + more);
    }),
  );
  expect(() => damageOfDelay(100, -0.01, 2)).toThrow(RangeError);
});
