import fc from "fast-check";
import {
  alignedWaitingPeriods,
  canLeave,
  canOpenJob,
  damageOfDelay,
  deadlineWithReplacement,
  earliestDeadline,
  type HopJob,
  isTree,
  longestDispute,
  timeToLeave,
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

/** A tree in which job i hangs below an earlier job and every agent sells once. */
const anyTree = fc.array(fc.nat(), { maxLength: 10 }).map((parents) => {
  const jobs = chain(0);
  for (const pick of parents) {
    const parent = jobs[pick % jobs.length];
    if (parent === undefined) continue;
    const index = jobs.length;
    jobs.push({
      ...parent,
      id: `j${index}`,
      buyer: parent.seller,
      seller: `a${index}`,
      parent: parent.id,
    });
  }
  return jobs;
});

test("with Ω = 4.5 and own work 1 the earliest safe deadlines are 1, 6.5, 12 and 17.5", () => {
  expect(longestDispute(windows)).toBe(4.5);
  expect([0, 1, 2, 3].map((depth) => earliestDeadline(depth, 1, windows))).toEqual([1, 6.5, 12, 17.5]);
});

test("M1: trees are recognised, cycles and self-hire are not", () => {
  fc.assert(fc.property(anyTree, (jobs) => expect(isTree(jobs)).toBe(true)));
  const [first, second] = chain(1);
  if (first === undefined || second === undefined) throw new Error("a chain of two jobs");
  expect(isTree([first, { ...second, seller: "client" }])).toBe(false);
  expect(isTree([first, { ...second, seller: "a0" }])).toBe(false);
  expect(isTree([{ ...first, parent: "j1" }, second])).toBe(false);
  expect(isTree([first, { ...second, buyer: "stranger" }])).toBe(false);
  expect(isTree([{ ...first, seller: "client" }])).toBe(false);
});

test("M3: an agent opens a job only if what it has and is owed covers all that it owes", () => {
  fc.assert(
    fc.property(
      fc.nat(300),
      fc.nat(300),
      fc.nat(300),
      fc.boolean(),
      (freeBalance, receivables, payment, terminal) => {
        const children = chain(1).map((job) => ({ ...job, terminal }));
        const owed = (terminal ? 0 : 190) + payment;
        expect(canOpenJob({ freeBalance, receivables }, children, payment)).toBe(
          freeBalance + receivables >= owed,
        );
      },
    ),
  );
});

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

test("M5: a middle agent leaves only when the jobs it sold and bought have ended", () => {
  fc.assert(
    fc.property(anyTree, fc.array(fc.boolean(), { minLength: 11, maxLength: 11 }), (jobs, ended) => {
      const tree = jobs.map((job, index) => ({ ...job, terminal: ended[index] ?? false }));
      for (const { seller } of tree) {
        const open = tree.filter((job) => !job.terminal && (job.seller === seller || job.buyer === seller));
        expect(canLeave(tree, seller)).toBe(open.length === 0);
      }
    }),
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

test("leaving takes the longer of the cooldown and the life of a job just taken", () => {
  expect(timeToLeave(3, 1, windows)).toBe(5.5);
  expect(timeToLeave(10, 1, windows)).toBe(10);
  expect(() => timeToLeave(-1, 1, windows)).toThrow(RangeError);
});
