import fc from "fast-check";
import {
  adaptResolution,
  FIRST_RESOLUTION,
  framesToJudge,
  isLate,
  pixelRatio,
  type Resolution,
  SCALES,
} from "../../../src/components/Orb/resolution";

/** A display of 60 Hz. */
const BEAT = 1000 / 60;
const after = (intervals: number[], from: Resolution = FIRST_RESOLUTION, beat = BEAT) =>
  intervals.reduce((now, interval) => adaptResolution(now, interval, beat), from);
const times = (count: number, interval: number) => Array.from({ length: count }, () => interval);
const scale = ({ step }: Resolution) => SCALES[step];

test("it begins with the cheapest and reaches the best in three windows on time, of three frames each", () => {
  expect(scale(FIRST_RESOLUTION)).toBe(0.35);
  expect(framesToJudge(FIRST_RESOLUTION)).toBe(3);
  expect(scale(after(times(3, BEAT)))).toBe(1);
  expect(scale(after(times(300, BEAT)))).toBe(1);
});

test("a late window takes it down at once, and the next try waits for four on time, then eight", () => {
  const down = after([BEAT, BEAT, 40]);
  expect(scale(down)).toBe(0.5);
  expect(scale(after(times(3, BEAT), down))).toBe(0.5);
  expect(scale(after(times(4, BEAT), down))).toBe(0.7);
  const twice = after([...times(4, BEAT), 40], down);
  expect(scale(after(times(7, BEAT), twice))).toBe(0.5);
  expect(scale(after(times(8, BEAT), twice))).toBe(0.7);
});

test("a step that is new is judged by three frames, one that has proved itself by twelve", () => {
  const down = after([BEAT, BEAT, 40]);
  expect(framesToJudge(down)).toBe(3);
  expect(framesToJudge(after([BEAT], down))).toBe(12);
  expect(framesToJudge(after(times(4, BEAT), down))).toBe(3);
});

test("the cheapest stays while its frames are late, and is given up where each of them is a long task", () => {
  expect(scale(after(times(20, 45)))).toBe(0.35);
  expect(after([51]).step).toBe(-1);
});

test("a page that is as slow without drawing is not the orb's doing", () => {
  expect(scale(after([60], FIRST_RESOLUTION, 55))).toBe(0.35);
});

test("a display of 30 Hz, as in a phone's low power mode, gets the best as well", () => {
  expect(isLate(34, 33.3)).toBe(false);
  expect(scale(after(times(3, 34), FIRST_RESOLUTION, 33.3))).toBe(1);
});

test.each([
  ["a window on a plain display", 806, 1, 806],
  ["the same on a dense one", 806, 2, 960],
  ["a phone", 418, 3, 627],
  ["a very large window", 1400, 1, 960],
])("%s has as many pixels as the finest thread needs", (_, side, ratio, pixels) => {
  expect(side * pixelRatio(side, ratio, { ...FIRST_RESOLUTION, step: 3 })).toBeCloseTo(pixels);
});

test("whatever the intervals, it moves by one step at most and never past the best", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 500, noNaN: true }), { maxLength: 200 }), (intervals) => {
      let now = FIRST_RESOLUTION;
      for (const interval of intervals) {
        if (now.step < 0) return;
        const next = adaptResolution(now, interval, BEAT);
        expect(Math.abs(next.step - now.step)).toBeLessThanOrEqual(1);
        expect(next.step).toBeLessThan(SCALES.length);
        now = next;
      }
    }),
  );
});
