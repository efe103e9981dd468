/** Canvas scales from cheapest to best: the share of the full size that is drawn. */
export const SCALES = [0.35, 0.5, 0.7, 1] as const;

/** Pixels a side that show all there is: the finest thread falls off over three of them. */
const MAX_SIDE = 960;
const MAX_PIXEL_RATIO = 1.5;

/** Least milliseconds between two frames while the pointer moves the ring; faster displays than 100 Hz skip every other. */
const ACTIVE_INTERVAL = 9.5;
/** The same while nobody points at it: the light drifts so slowly that 30 frames a second show all of it. */
const IDLE_INTERVAL = 30;

/** A frame that keeps the page for so many milliseconds is a long task, which a visitor feels. */
const LONG = 50;
/** More milliseconds than this between two frames are late on a 60 Hz display. */
const LATE = 22;
/** On a slower display a frame is late when it takes this many times as long as one in which nothing is drawn. */
const LATE_SHARE = 1.4;
/** Where even the cheapest frame is late, the page has this many times as long to itself in between. */
const LATE_REST = 3;

/** Frames to judge by: few where a scale is new, more once it has proved itself. */
const FEW_FRAMES = 3;
const MANY_FRAMES = 12;

/** When to draw, and at which scale. */
export interface FrameScheduler {
  /** Index into SCALES; below 0 even the cheapest is too slow, and nothing is to be drawn. */
  readonly step: number;
  /** Frames begin to come, for the first time or after a pause. */
  begin(): void;
  /** Whether to draw in the frame that the browser calls for at `now` (ms); `step` is that frame's. */
  isDue(now: number, active: boolean): boolean;
}

/**
 * The pace of this machine, judged by how soon the browser calls again after a frame. It begins with the cheapest scale,
 * because one frame of the best may hold up a machine that draws in software. Frames on time lead one scale up. Late ones
 * lead one down, and what was too slow is not tried again before the next `begin`.
 */
export function createFrameScheduler(): FrameScheduler {
  const drawnFrames: number[] = [];
  const idleFrames: number[] = [];
  let step = 0;
  let best = SCALES.length - 1;
  /** When the browser last called, and when a frame was last drawn; 0 before the first. */
  let called = 0;
  let drawn = 0;
  /** Milliseconds that a frame without drawing takes here, and those that a drawn one takes if it is late. */
  let beat = 0;
  let late = 0;
  let framesToRest = 0;

  function judge(interval: number): void {
    const isLate = interval > Math.min(Math.max(LATE, beat * LATE_SHARE), LONG);
    late = isLate ? interval : 0;
    if (!isLate) step = Math.min(step + 1, best);
    else if (step > 0) best = step -= 1;
    else if (interval > LONG && interval > 2 * beat) step = -1;
    else best = 0;
  }

  /** Learns from the interval up to this call. */
  function learn(interval: number): void {
    if (called !== drawn) beat = median(idleFrames, interval, FEW_FRAMES) ?? beat;
    // The first frame compiles the shader: nothing is judged before the beat is known.
    if (called !== drawn || beat === 0) return;
    const typical = median(drawnFrames, interval, step < best ? FEW_FRAMES : MANY_FRAMES);
    if (typical !== undefined) judge(typical);
  }

  return {
    get step() {
      return step;
    },
    begin() {
      called = 0;
      drawn = 0;
      best = SCALES.length - 1;
      drawnFrames.length = 0;
      idleFrames.length = 0;
    },
    isDue(now, active) {
      const before = step;
      if (called > 0) learn(now - called);
      called = now;
      if (step !== before || drawn === 0) {
        // The frames after a change are left undrawn, to tell the beat again.
        framesToRest = FEW_FRAMES;
      } else {
        framesToRest -= 1;
        const interval = Math.max(active ? ACTIVE_INTERVAL : IDLE_INTERVAL, late * LATE_REST);
        if (framesToRest >= 0 || now - drawn < interval) return false;
      }
      drawn = now;
      return true;
    },
  };
}

/** Canvas pixels for each CSS pixel of a canvas whose smaller side is `side` CSS pixels. */
export function getPixelRatio(side: number, devicePixelRatio: number, step: number): number {
  return Math.min(devicePixelRatio, MAX_PIXEL_RATIO, MAX_SIDE / side) * (SCALES[step] ?? 0);
}

/** The median of the last `wanted` intervals, which are then forgotten; undefined until there are as many. */
function median(intervals: number[], next: number, wanted: number): number | undefined {
  intervals.push(next);
  if (intervals.length < wanted) return undefined;
  const all = intervals.splice(0).sort((one, other) => one - other);
  return all[all.length >> 1];
}
