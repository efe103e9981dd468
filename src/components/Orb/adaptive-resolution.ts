/** Canvas scales from best to cheapest: the share of the capped pixel ratio that is drawn. */
export const SCALES = [1, 0.85, 0.7, 0.6, 0.5] as const;

/** A window's median frame interval above this (ms, about 45 frames a second) is too slow. */
export const SLOW_MS = 22;
/** Below this (ms, a 60 Hz display keeping up) frames come cheap; between the two nothing changes. */
export const FAST_MS = 18;

const SLOW_WINDOWS = 2;
const FIRST_PATIENCE = 4;
const MOST_PATIENCE = 64;

/** What is remembered from window to window. */
export interface Resolution {
  /** Index into SCALES. */
  readonly step: number;
  /** Consecutive slow windows. */
  readonly slow: number;
  /** Consecutive fast windows. */
  readonly fast: number;
  /** Fast windows needed before a finer step is tried: doubles each time a finer step proves too dear. */
  readonly patience: number;
  /** The present step was reached by going finer. */
  readonly trial: boolean;
}

export const FULL_RESOLUTION: Resolution = {
  step: 0,
  slow: 0,
  fast: 0,
  patience: FIRST_PATIENCE,
  trial: false,
};

/**
 * The resolution to draw the next window at, given the median interval (ms) between the frames of the last one.
 * Two slow windows in a row step down; `patience` fast ones step up, and a step up that has to be taken back doubles
 * the patience, so that a machine between two steps settles instead of pumping.
 */
export function adaptResolution(now: Resolution, medianInterval: number): Resolution {
  if (medianInterval > SLOW_MS) {
    const slow = now.slow + 1;
    if (slow < SLOW_WINDOWS || now.step === SCALES.length - 1) {
      return { ...now, slow: Math.min(slow, SLOW_WINDOWS), fast: 0 };
    }
    const patience = now.trial ? Math.min(now.patience * 2, MOST_PATIENCE) : now.patience;
    return { step: now.step + 1, slow: 0, fast: 0, patience, trial: false };
  }
  if (medianInterval >= FAST_MS || now.step === 0) return { ...now, slow: 0, fast: 0 };
  const fast = now.fast + 1;
  if (fast < now.patience) return { ...now, slow: 0, fast };
  return { step: now.step - 1, slow: 0, fast: 0, patience: now.patience, trial: true };
}

/** The scale of a resolution, 0.5 to 1. */
export function scaleOf(resolution: Resolution): number {
  return SCALES[resolution.step] ?? SCALES[SCALES.length - 1] ?? 1;
}
