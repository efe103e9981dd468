import { createFrameWindow } from "./frame-window";
import { adaptResolution, FIRST_RESOLUTION, framesToJudge, isLate, type Resolution } from "./resolution";

/** Least time between two frames (ms) while the pointer moves the ring: displays faster than 100 Hz get every other. */
export const ACTIVE_INTERVAL = 9.5;
/** The same while nobody points at it: the light drifts so slowly that 30 frames a second show all of it. */
export const IDLE_INTERVAL = 30;

/** Where even the cheapest frame is late, the page has this many times as long to itself in between. */
const LATE_REST = 3;
/** Frames left undrawn to learn how often this display calls. */
const BEAT_FRAMES = 3;
const MAX_WINDOW = 12;

/** When to draw, and how finely, by how soon the browser calls again after it. */
export interface Pace {
  readonly resolution: Resolution;
  /** Frames begin to come, for the first time or after a pause. */
  begin(): void;
  /** Whether to draw in the frame that the browser calls for at `now` (ms); `resolution` is that frame's. */
  isDue(now: number, active: boolean): boolean;
}

export function createPace(): Pace {
  const drawnFrames = createFrameWindow(MAX_WINDOW);
  const idleFrames = createFrameWindow(BEAT_FRAMES);
  let resolution = FIRST_RESOLUTION;
  /** When the browser last called, and when a frame was last drawn; 0 before the first. */
  let called = 0;
  let drawn = 0;
  /** What a frame without drawing takes here (ms), and what the drawn ones do when they are late. */
  let beat = 0;
  let late = 0;
  let framesToRest = 0;

  /** Learns from the interval up to this call; true when that has changed the resolution. */
  function learn(interval: number): boolean {
    if (called !== drawn) {
      beat = idleFrames.add(interval, BEAT_FRAMES) ?? beat;
      return false;
    }
    // The first frame compiles the shader: nothing is judged before the beat is known.
    if (beat === 0) return false;
    const median = drawnFrames.add(interval, framesToJudge(resolution));
    if (median === undefined) return false;
    late = isLate(median, beat) ? median : 0;
    const before = resolution.step;
    resolution = adaptResolution(resolution, median, beat);
    return resolution.step !== before;
  }

  return {
    get resolution() {
      return resolution;
    },
    begin() {
      called = 0;
      drawn = 0;
      drawnFrames.clear();
      idleFrames.clear();
    },
    isDue(now, active) {
      const changed = called > 0 && learn(now - called);
      called = now;
      if (changed || drawn === 0) {
        // A change is shown at once; the frames after it are left undrawn, to tell the beat again.
        framesToRest = BEAT_FRAMES;
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
