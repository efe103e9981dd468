/** Canvas scales from cheapest to best: the share of the full size that is drawn. */
export const SCALES = [0.35, 0.5, 0.7, 1] as const;

/** Pixels a side that show all there is: the finest thread falls off over three of them. */
const MAX_SIDE = 960;
const MAX_PIXEL_RATIO = 1.5;

/** A frame that keeps the page this long (ms) is a long task, which a visitor feels. */
const LONG_MS = 50;
/** Longer than this between two frames (ms) is late on a 60 Hz display. */
const LATE_MS = 22;
/** On a slower display a frame is late when it takes this much longer than one in which nothing is drawn. */
const LATE_SHARE = 1.4;

const FIRST_PATIENCE = 4;
const MAX_PATIENCE = 64;

/** What is remembered from one window of frames to the next. */
export interface Resolution {
  /** Index into SCALES; below 0 even the cheapest is too dear, and nothing is to be drawn. */
  readonly step: number;
  /** Windows on time, one after the other. */
  readonly onTime: number;
  /** How many of those a finer step is worth: doubles each time one proves too dear. */
  readonly patience: number;
}

/** The cheapest first: a machine that draws in software would be held up for half a second by one frame of the best. */
export const FIRST_RESOLUTION: Resolution = { step: 0, onTime: 0, patience: 1 };

/** Frames to look at before `adaptResolution`: few where a step is new or too dear, then enough to be sure. */
export function framesToJudge({ onTime }: Resolution): number {
  return onTime === 0 ? 3 : 12;
}

/**
 * The resolution to go on with, given the median interval (ms) after frames that were drawn and `beat`, the one after
 * frames in which nothing was. Late frames step down; `patience` windows on time step up, and each time frames are
 * late the patience doubles, so that a machine between two steps settles instead of pumping.
 */
export function adaptResolution(now: Resolution, interval: number, beat: number): Resolution {
  if (isLate(interval, beat)) {
    const patience = Math.min(Math.max(FIRST_PATIENCE, now.patience * 2), MAX_PATIENCE);
    const step = now.step > 0 || (interval > LONG_MS && interval > 2 * beat) ? now.step - 1 : now.step;
    return { step, onTime: 0, patience };
  }
  const onTime = now.onTime + 1;
  if (onTime < now.patience || now.step === SCALES.length - 1) return { ...now, onTime };
  return { ...now, step: now.step + 1, onTime: 0 };
}

/** Whether frames come so late (ms) that what is drawn must be the reason. */
export function isLate(interval: number, beat: number): boolean {
  return interval > Math.min(Math.max(LATE_MS, beat * LATE_SHARE), LONG_MS);
}

/** Canvas pixels for each CSS pixel of a canvas whose smaller side is `side` CSS pixels. */
export function pixelRatio(side: number, devicePixelRatio: number, { step }: Resolution): number {
  return Math.min(devicePixelRatio, MAX_PIXEL_RATIO, MAX_SIDE / side) * (SCALES[step] ?? 0);
}
