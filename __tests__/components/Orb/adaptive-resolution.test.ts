import fc from "fast-check";
import {
  adaptResolution,
  FULL_RESOLUTION,
  type Resolution,
  SCALES,
  scaleOf,
} from "../../../src/components/Orb/adaptive-resolution";

const after = (medians: number[], from: Resolution = FULL_RESOLUTION) =>
  medians.reduce(adaptResolution, from);
const times = (count: number, median: number) => Array.from({ length: count }, () => median);

test("one slow window is an accident, two in a row lower the scale by one step", () => {
  expect(scaleOf(after([40]))).toBe(1);
  expect(scaleOf(after([40, 40]))).toBe(0.85);
  expect(scaleOf(after([40, 16, 40]))).toBe(1);
});

test("however slow, the scale stops at a half", () => {
  expect(scaleOf(after(times(100, 200)))).toBe(0.5);
});

test("between slow and fast nothing changes", () => {
  const low = after([40, 40]);
  expect(scaleOf(after(times(100, 20), low))).toBe(0.85);
});

test("four fast windows in a row raise the scale again", () => {
  const low = after([40, 40]);
  expect(scaleOf(after(times(3, 16), low))).toBe(0.85);
  expect(scaleOf(after(times(4, 16), low))).toBe(1);
});

test("a step up that proves too dear is taken back, and the next try waits twice as long", () => {
  const settled = after([40, 40, ...times(4, 16), 40, 40]);
  expect(scaleOf(settled)).toBe(0.85);
  expect(scaleOf(after(times(4, 16), settled))).toBe(0.85);
  expect(scaleOf(after(times(8, 16), settled))).toBe(1);
});

test("whatever the intervals, the scale is one of the steps and moves by one at most", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 500, noNaN: true }), { maxLength: 200 }), (medians) => {
      let now = FULL_RESOLUTION;
      for (const median of medians) {
        const next = adaptResolution(now, median);
        expect(SCALES).toContain(scaleOf(next));
        expect(Math.abs(next.step - now.step)).toBeLessThanOrEqual(1);
        now = next;
      }
    }),
  );
});
