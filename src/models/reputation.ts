/** Reputation vests linearly and decays exponentially. It is in points, time in any one unit, and rates are per that unit. */

/** The points for a job that was accepted at the time `at`. */
type Award = { size: number; at: number };

/** The decay rate λ ≥ 0 per unit of time, and the time τ ≥ 0 until an award is fully vested. */
type ReputationTerms = { decayRate: number; vestingDuration: number };

/** Returns the reputation after exponential decay: R·e^(−λt). */
export function applyDecay(reputation: number, decayRate: number, elapsed: number): number {
  return reputation * Math.exp(-decayRate * elapsed);
}

/**
 * Returns the points that an award counts at the age a, if each part of it decays from the moment at which it vests:
 * r/(λτ)·(1 − e^(−λa)) up to a = τ, and afterwards the value at τ decayed by e^(−λ(a−τ)).
 * The most is counted at a = τ, and is less than r unless λ or τ is 0. With τ = 0 all of it vests at once.
 */
export function getEffectivePoints(award: number, terms: ReputationTerms, age: number): number {
  const { decayRate, vestingDuration } = terms;
  if (age < 0) return 0;
  const vestingTime = Math.min(age, vestingDuration);
  const vestedPoints = age >= vestingDuration ? award : (award * age) / vestingDuration;
  return applyDecay(vestedPoints * getMeanSurvival(decayRate * vestingTime), decayRate, age - vestingTime);
}

/**
 * Returns the points that count `elapsed` after an agent stops, if its work at a steady pace had kept them at `level`.
 * Awards go on vesting until τ: the level is R0·(1 − (a − (1 − e^(−λa))/λ)/τ) with a = min(t, τ), and then decays.
 */
export function getPointsAfterStop(level: number, terms: ReputationTerms, elapsed: number): number {
  const { decayRate, vestingDuration } = terms;
  const vestingTime = Math.min(elapsed, vestingDuration);
  if (vestingTime === 0) return applyDecay(level, decayRate, elapsed);
  const decayedShare = (vestingTime * (1 - getMeanSurvival(decayRate * vestingTime))) / vestingDuration;
  return applyDecay(level * (1 - decayedShare), decayRate, elapsed - vestingTime);
}

/** Returns the points that all awards count at `time`. If λ is 0 they are all that have vested, and if τ is 0 too, all awarded. */
export function sumEffectivePoints(awards: readonly Award[], terms: ReputationTerms, time: number): number {
  return awards.reduce((sum, { size, at }) => sum + getEffectivePoints(size, terms, time - at), 0);
}

/** A dispute lost at the time `at`. It takes so many points, or all that count if there are fewer. */
type Loss = { at: number; points: number };

/** Returns the points that count at `time` after a loss, if they would be `getPoints` without it. */
export function getPointsAfterLoss(
  getPoints: (time: number) => number,
  { at, points }: Loss,
  decayRate: number,
  time: number,
): number {
  if (time < at) return getPoints(time);
  // Points that were taken would have decayed too, so less is taken off later.
  return getPoints(time) - applyDecay(Math.min(getPoints(at), points), decayRate, time - at);
}

/** Returns the mean of e^(−u) for u from 0 to x: (1 − e^(−x))/x, or its limit 1 at x = 0. */
function getMeanSurvival(x: number): number {
  return x === 0 ? 1 : -Math.expm1(-x) / x;
}
