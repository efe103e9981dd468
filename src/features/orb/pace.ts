/** Canvas scales from cheapest to best: the share of the full size that is drawn. */
export const SCALES = [0.35, 0.5, 0.7, 1] as const;

/** Pixels a side that show all there is: the finest thread falls off over three of them. */
const MAX_SIDE = 960;
const MAX_PIXEL_RATIO = 1.5;

/** Least time between two frames (ms) while the pointer moves the ring: displays faster than 100 Hz get every other. */
export const ACTIVE_INTERVAL = 9.5;
/** The same while nobody points at it: the light drifts so slowly that 30 frames a second show all of it. */
export const IDLE_INTERVAL = 30;

/** A frame that keeps the page this long (ms) is a long task, which a visitor feels. */
const LONG = 50;
/** Longer than this between two frames (ms) is late on a 60 Hz display. */
const LATE = 22;
/** On a slower display a frame is late when it takes this much longer than one in which nothing is drawn. */
const LATE_SHARE = 1.4;
/** Where even the cheapest frame is late, the page has this many times as long to itself in between. */
const LATE_REST = 3;

/** Frames to judge by: few where a scale is new or too dear, more once it has proved itself. */
const FEW_FRAMES = 3;
const MANY_FRAMES = 12;

/** When to draw, and at which scale, by how soon the browser calls again after a frame. */
export interface Pace {
  /** Index into SCALES; below 0 even the cheapest is too dear, and nothing is to be drawn. */
  readonly step: number;
  /** Frames begin to come, for the first time or after a pause. */
  begin(): void;
  /** Whether to draw in the frame that the browser calls for at `now` (ms); `step` is that frame's. */
  isDue(now: number, active: boolean): boolean;
}

/**
 * It begins with the cheapest scale, because one frame of the best would hold up a machine that draws in software for
 * half a second. Late frames step down; `patience` windows on time step up, and each late one doubles the patience, so
 * that a machine between two steps settles.
 */
export function createPace(): Pace {
  const drawnFrames: number[] = [];
  const idleFrames: number[] = [];
  let step = 0;
  let onTime = 0;
  let patience = 1;
  /** When the browser last called, and when a frame was last drawn; 0 before the first. */
  let called = 0;
  let drawn = 0;
  /** What a frame without drawing takes here (ms), and what the drawn ones take when they are late. */
  let beat = 0;
  let late = 0;
  let framesToRest = 0;

  function judge(interval: number) {
    const isLate = interval > Math.min(Math.max(LATE, beat * LATE_SHARE), LONG);
    late = isLate ? interval : 0;
    if (isLate) {
      if (step > 0 || (interval > LONG && interval > 2 * beat)) step -= 1;
      onTime = 0;
      patience = Math.min(Math.max(4, patience * 2), 64);
    } else {
      onTime += 1;
      if (onTime < patience || step === SCALES.length - 1) return;
      step += 1;
      onTime = 0;
    }
  }

  /** Learns from the interval up to this call; true when that has changed the scale. */
  function learn(interval: number): boolean {
    if (called !== drawn) {
      beat = median(idleFrames, interval, FEW_FRAMES) ?? beat;
      return false;
    }
    // The first frame compiles the shader: nothing is judged before the beat is known.
    if (beat === 0) return false;
    const typical = median(drawnFrames, interval, onTime === 0 ? FEW_FRAMES : MANY_FRAMES);
    const before = step;
    if (typical !== undefined) judge(typical);
    return step !== before;
  }

  return {
    get step() {
      return step;
    },
    begin() {
      called = 0;
      drawn = 0;
      drawnFrames.length = 0;
      idleFrames.length = 0;
    },
    isDue(now, active) {
      const changed = called > 0 && learn(now - called);
      called = now;
      if (changed || drawn === 0) {
        // A change is shown at once; the frames after it are left undrawn, to tell the beat again.
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
export function pixelRatio(side: number, devicePixelRatio: number, step: number): number {
  return Math.min(devicePixelRatio, MAX_PIXEL_RATIO, MAX_SIDE / side) * (SCALES[step] ?? 0);
}

/** The median of the last `wanted` intervals, which are then forgotten; undefined until there are as many. */
function median(intervals: number[], next: number, wanted: number): number | undefined {
  intervals.push(next);
  if (intervals.length < wanted) return undefined;
  const all = intervals.splice(0).sort((one, other) => one - other);
  return all[all.length >> 1];
}
