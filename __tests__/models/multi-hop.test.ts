import fc from "fast-check";
import {
  alignedWaitingPeriods,
  damageOfDelay,
  deadlineWithReplacement,
  longestDispute,
} from "../../src/models/multi-hop";
import { evenly } from "../evenly";

const windows = { waitingPeriod: 1, validation: 0.5, appealWindow: 1, judgment: 2 };

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
});
