import { createFrameScheduler, getPixelRatio, PIXEL_RATIO_SCALES } from "../../src/orb/frame-scheduler";

type Machine = {
  seconds: number;
  /** Time between two animation frames in which nothing is drawn. */
  idleFrameMs?: number;
  /** Time that drawing takes at the best scale. */
  drawingMs?: number;
  isActive?: boolean;
  from?: number;
};

/** Runs the scheduler on a machine for so many seconds, and returns the frames that it draws. */
function simulate(
  scheduler: ReturnType<typeof createFrameScheduler>,
  { seconds, idleFrameMs = 1000 / 60, drawingMs = 0, isActive = false, from = 1000 }: Machine,
) {
  const draws: { at: number; scaleIndex: number }[] = [];
  for (let now = from; now < from + seconds * 1000; ) {
    const isDrawn = scheduler.shouldDraw(now, isActive);
    const { scaleIndex } = scheduler;
    if (scaleIndex < 0) break;
    if (isDrawn) draws.push({ at: now, scaleIndex });
    const pixelShare = [0.12, 0.25, 0.5, 1][scaleIndex] ?? 0;
    now += isDrawn ? Math.ceil(Math.max(drawingMs * pixelShare, 1) / idleFrameMs) * idleFrameMs : idleFrameMs;
  }
  return draws;
}

function startScheduler() {
  const scheduler = createFrameScheduler();
  scheduler.start();
  return scheduler;
}

const countDraws = (draws: { at: number }[], from: number) =>
  draws.filter(({ at }) => at >= from && at < from + 1000).length;

test.each([
  [60, 30, 60],
  [75, 25, 75],
  [120, 30, 60],
  [144, 29, 72],
  [30, 30, 30],
])("at %i Hz %i frames a second are drawn, or %i while the pointer moves the ring", (hertz, calm, moved) => {
  const scheduler = startScheduler();
  const idleFrameMs = 1000 / hertz;
  const calmDraws = simulate(scheduler, { seconds: 5, idleFrameMs });
  expect(Math.abs(countDraws(calmDraws, 4000) - calm)).toBeLessThanOrEqual(1);
  const movedDraws = simulate(scheduler, { seconds: 2, idleFrameMs, isActive: true, from: 6000 });
  expect(Math.abs(countDraws(movedDraws, 6500) - moved)).toBeLessThanOrEqual(1);
});

test.each([
  ["a fast machine", { seconds: 1 }, 3],
  ["a fast one of 30 Hz, such as a phone in low power mode,", { seconds: 2, idleFrameMs: 1000 / 30 }, 3],
  ["one in between", { seconds: 20, drawingMs: 60 }, 1],
  ["one that draws in software", { seconds: 20, drawingMs: 250 }, 0],
])("%s begins at the cheapest scale, and goes to the best that is not too slow", (_, machine, scaleIndex) => {
  const draws = simulate(startScheduler(), machine);
  expect([draws[0]?.scaleIndex, draws.at(-1)?.scaleIndex]).toEqual([0, scaleIndex]);
  expect(draws.filter((draw) => draw.scaleIndex > scaleIndex).length).toBeLessThan(10);
});

test("a machine that draws in software mostly leaves the page to itself, and stops where it cannot", () => {
  // That is 30 ms a frame at the cheapest scale, and 120 ms.
  const draws = simulate(startScheduler(), { seconds: 20, drawingMs: 250 });
  expect(draws.every(({ scaleIndex }) => scaleIndex === 0)).toBe(true);
  expect(countDraws(draws, 10_000)).toBeLessThanOrEqual(10);
  const scheduler = startScheduler();
  expect(simulate(scheduler, { seconds: 10, drawingMs: 1000 }).length).toBeLessThanOrEqual(5);
  expect(scheduler.scaleIndex).toBe(-1);
});

test("drawing does not stop where the page is as slow without it", () => {
  const scheduler = startScheduler();
  simulate(scheduler, { seconds: 20, idleFrameMs: 55, drawingMs: 60 });
  expect(scheduler.scaleIndex).toBeGreaterThanOrEqual(0);
});

test.each([
  ["a window on a plain display", 806, 1, 806],
  ["the same on a dense one", 806, 2, 960],
  ["a phone", 418, 3, 627],
  ["a very large window", 1400, 1, 960],
])("%s is drawn with no more pixels than the finest thread needs", (_, side, ratio, pixels) => {
  expect(side * getPixelRatio(side, ratio, PIXEL_RATIO_SCALES.length - 1)).toBeCloseTo(pixels);
});

test("a pause does not count as a slow frame", () => {
  const scheduler = startScheduler();
  simulate(scheduler, { seconds: 3 });
  scheduler.start();
  simulate(scheduler, { seconds: 3, from: 60_000 });
  expect(scheduler.scaleIndex).toBe(3);
});
