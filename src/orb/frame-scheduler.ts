/** Canvas scales from the cheapest to the best: the share of the full size, on each side, that is drawn. */
export const PIXEL_RATIO_SCALES = [0.35, 0.5, 0.7, 1] as const;

/** More pixels on a side show nothing more: the finest thread falls off over three of them. */
const MAX_SIDE_PX = 960;
const MAX_PIXEL_RATIO = 1.5;

/** Least time between two frames while the pointer moves the ring. Displays faster than 100 Hz skip every other frame. */
const ACTIVE_INTERVAL_MS = 9.5;
/** Least time between two frames otherwise. The light drifts so slowly that 30 frames a second show all of it. */
const IDLE_INTERVAL_MS = 30;

/** A task that takes longer is felt by a visitor: https://www.w3.org/TR/longtasks-1/. */
const LONG_TASK_MS = 50;
/** On a 60 Hz display a frame is late when it takes longer. */
const LATE_FRAME_MS = 22;
/** On a slower display a frame is late when it takes so many times as long as a frame in which nothing is drawn. */
const LATE_FRAME_RATIO = 1.4;
/** A late frame at the cheapest scale is followed by a pause of so many times its length. */
const LATE_PAUSE_RATIO = 3;

/** A new scale is judged by few frames, a scale that has been in time by many. */
const FEW_FRAMES = 3;
const MANY_FRAMES = 12;

/**
 * Creates a scheduler, which decides in which frames the orb is drawn, and at which scale. It learns this machine's speed from
 * how soon the browser asks for the next frame, at first while nothing is drawn.
 *
 * It begins with the cheapest scale, because one frame of the best may hold up a machine that draws in software. Frames in
 * time lead one scale up, and late frames one scale down. A scale that was too slow is not tried again before `start`.
 */
export function createFrameScheduler() {
  const intervals: number[] = [];
  let scaleIndex = 0;
  let maxScaleIndex = PIXEL_RATIO_SCALES.length - 1;
  /** Time of the last frame, and of the last frame that was drawn; 0 before the first. */
  let lastFrameTime = 0;
  let lastDrawnTime = 0;
  /** Length of a frame in which nothing is drawn; 0 while it is unknown. */
  let idleFrameMs = 0;
  /** Length of a drawn frame if it is late, or else 0. */
  let lateFrameMs = 0;

  function updateScale(frameMs: number): void {
    const isLate = frameMs > Math.max(LATE_FRAME_MS, idleFrameMs * LATE_FRAME_RATIO);
    lateFrameMs = isLate ? frameMs : 0;
    if (!isLate) scaleIndex = Math.min(scaleIndex + 1, maxScaleIndex);
    else if (scaleIndex > 0) maxScaleIndex = scaleIndex -= 1;
    else if (frameMs > LONG_TASK_MS) scaleIndex = -1;
    else maxScaleIndex = 0;
  }

  function recordInterval(interval: number): void {
    if (idleFrameMs === 0) idleFrameMs = takeMedian(intervals, interval, FEW_FRAMES) ?? 0;
    if (lastFrameTime !== lastDrawnTime) return;
    const count = scaleIndex < maxScaleIndex ? FEW_FRAMES : MANY_FRAMES;
    const frameMs = takeMedian(intervals, interval, count);
    if (frameMs !== undefined) updateScale(frameMs);
  }

  return {
    /** Index into PIXEL_RATIO_SCALES of the frame to draw. Below 0 even the cheapest scale is too slow, and nothing is to be drawn. */
    get scaleIndex() {
      return scaleIndex;
    },
    /** Call it before the first frame, and before the first frame after a pause. */
    start() {
      lastFrameTime = 0;
      lastDrawnTime = 0;
      idleFrameMs = 0;
      maxScaleIndex = PIXEL_RATIO_SCALES.length - 1;
      intervals.length = 0;
    },
    /** Returns true if the frame at `now` (ms) is to be drawn. Call it in every animation frame. */
    shouldDraw(now: number, isActive: boolean) {
      if (lastFrameTime > 0) recordInterval(now - lastFrameTime);
      lastFrameTime = now;
      const minInterval = isActive ? ACTIVE_INTERVAL_MS : IDLE_INTERVAL_MS;
      const interval = Math.max(minInterval, lateFrameMs * LATE_PAUSE_RATIO);
      if (idleFrameMs === 0 || now - lastDrawnTime < interval) return false;
      lastDrawnTime = now;
      return true;
    },
  };
}

/** Returns the canvas pixels for each CSS pixel of a canvas whose smaller side is `sidePx` CSS pixels. */
export function getPixelRatio(sidePx: number, devicePixelRatio: number, scaleIndex: number): number {
  const fullRatio = Math.min(devicePixelRatio, MAX_PIXEL_RATIO, MAX_SIDE_PX / sidePx);
  return fullRatio * (PIXEL_RATIO_SCALES[scaleIndex] ?? 0);
}

/** Adds an interval. Once there are `count` of them it empties the list and returns their median, before that undefined. */
function takeMedian(intervals: number[], interval: number, count: number): number | undefined {
  intervals.push(interval);
  if (intervals.length < count) return undefined;
  const sorted = intervals.splice(0).sort((one, other) => one - other);
  return sorted[sorted.length >> 1];
}
