import fc from "fast-check";
import {
  createFrameScheduler,
  type FrameScheduler,
  getPixelRatio,
  SCALES,
} from "../../src/orb/frame-scheduler";

type Example = { seconds: number; beat?: number; cost?: number; active?: boolean; from?: number };

/** A machine whose display calls every `beat` ms, and `cost` ms after a frame of all pixels; the draws of `seconds`. */
function run(
  pace: FrameScheduler,
  { seconds, beat = 1000 / 60, cost = 0, active = false, from = 1000 }: Example,
) {
  const draws: { at: number; step: number }[] = [];
  for (let now = from; now < from + seconds * 1000; ) {
    const due = pace.isDue(now, active);
    const { step } = pace;
    if (step < 0) break;
    if (due) draws.push({ at: now, step });
    const share = [0.12, 0.25, 0.5, 1][step] ?? 0;
    now += due ? Math.ceil(Math.max(cost * share, 1) / beat) * beat : beat;
  }
  return draws;
}

function begun() {
  const pace = createFrameScheduler();
  pace.begin();
  return pace;
}

const rate = (draws: { at: number }[], from: number) =>
  draws.filter(({ at }) => at >= from && at < from + 1000).length;

test.each([
  [60, 30],
  [75, 25],
  [120, 30],
  [144, 29],
  [30, 30],
])("at %i Hz, with nobody pointing at it, %i frames a second are drawn", (hertz, frames) => {
  const draws = run(begun(), { seconds: 5, beat: 1000 / hertz });
  expect(rate(draws, 4000)).toBeGreaterThanOrEqual(frames - 1);
  expect(rate(draws, 4000)).toBeLessThanOrEqual(frames + 1);
});

test.each([
  [60, 60],
  [144, 72],
])("at %i Hz, while the pointer moves the ring, %i are", (hertz, frames) => {
  const pace = begun();
  run(pace, { seconds: 5, beat: 1000 / hertz });
  const draws = run(pace, { seconds: 2, beat: 1000 / hertz, active: true, from: 6000 });
  expect(Math.abs(rate(draws, 6500) - frames)).toBeLessThanOrEqual(1);
});

test.each([
  ["plain", 60],
  ["slow, as a phone's in low power mode,", 30],
])("a machine that keeps up has the best scale soon on a display that is %s", (_, hertz) => {
  const draws = run(begun(), { seconds: 60 / hertz, beat: 1000 / hertz });
  expect(draws[0]?.step).toBe(0);
  expect(draws.at(-1)?.step).toBe(3);
});

test("one that draws in software never draws a frame that it can see to be too dear", () => {
  // 30 ms for the cheapest, as much as eight times for the best.
  const draws = run(begun(), { seconds: 20, cost: 250 });
  expect(new Set(draws.map(({ step }) => step))).toEqual(new Set([0]));
  // And leaves the page three times as long to itself.
  expect(rate(draws, 10_000)).toBeLessThanOrEqual(10);
});

test("one in between settles at the scale below the first that is too slow", () => {
  const steps = run(begun(), { seconds: 20, cost: 60 }).map(({ step }) => step);
  expect(steps.filter((step) => step === 2).length).toBeLessThan(10);
  expect(steps.at(-1)).toBe(1);
});

test("where even the cheapest frame is a long task it stops for good after five frames", () => {
  const pace = begun();
  expect(run(pace, { seconds: 10, cost: 1000 }).length).toBeLessThanOrEqual(5);
  expect(pace.step).toBe(-1);
});

test("a page that is as slow without drawing is not the orb's doing", () => {
  const pace = begun();
  run(pace, { seconds: 20, beat: 55, cost: 60 });
  expect(pace.step).toBeGreaterThanOrEqual(0);
});

test("whatever the display and the machine, it moves by one step at most and never past the best", () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 100 }), fc.integer({ min: 0, max: 400 }), (beat, cost) => {
      const steps = run(begun(), { seconds: 10, beat, cost }).map(({ step }) => step);
      steps.forEach((step, index) => {
        expect(Math.abs(step - (steps[index - 1] ?? 0))).toBeLessThanOrEqual(1);
        expect(step).toBeLessThan(SCALES.length);
      });
    }),
  );
});

test.each([
  ["a window on a plain display", 806, 1, 806],
  ["the same on a dense one", 806, 2, 960],
  ["a phone", 418, 3, 627],
  ["a very large window", 1400, 1, 960],
])("%s has as many pixels as the finest thread needs", (_, side, ratio, pixels) => {
  expect(side * getPixelRatio(side, ratio, SCALES.length - 1)).toBeCloseTo(pixels);
});

test("a pause is not taken for a slow frame", () => {
  const pace = begun();
  run(pace, { seconds: 3 });
  pace.begin();
  run(pace, { seconds: 3, from: 60_000 });
  expect(pace.step).toBe(3);
});
