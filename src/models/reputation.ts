/**
 * Reputation that decays and vests. A model consistent with the litepaper, not protocol constants: the functional
 * forms (exponential decay, linear vesting) are the usual ones of the literature on reputation and token vesting.
 *
 * Units: reputation in points, time in any one unit, rates per that unit.
 */

/** Points awarded at a moment: one accepted job. */
export type Award = { size: number; at: number };

export type ReputationTerms = {
  /** λ ≥ 0, per unit of time. */
  decayRate: number;
  /** τ ≥ 0, how long an award takes to vest in full. */
  vestingDuration: number;
};

/** Exponential decay: R·e^(−λt). */
export function applyDecay(reputation: number, decayRate: number, elapsed: number): number {
  return reputation * Math.exp(-decayRate * elapsed);
}

/**
 * Reputation after `elapsed` under steady accrual and decay: g/λ + (R0 − g/λ)·e^(−λt), written so that λ = 0 is its
 * limit R0 + g·t.
 */
export function accrueReputation(
  reputation: number,
  pace: number,
  decayRate: number,
  elapsed: number,
): number {
  const kept = applyDecay(reputation, decayRate, elapsed);
  return kept + pace * elapsed * getMeanSurvival(decayRate * elapsed);
}

/**
 * Linear vesting: the part of an award that counts at an age, r·min(1, max(0, a/τ)). A duration of zero vests at once.
 * @param age time since the award; before it (a < 0) nothing has vested.
 */
export function getVestedPoints(award: number, vestingDuration: number, age: number): number {
  if (age < 0) return 0;
  return age >= vestingDuration ? award : (award * age) / vestingDuration;
}

/**
 * Linear vesting whose vested part decays from the moment it vests:
 * r/(λτ)·(1 − e^(−λa)) up to a = τ, and that value at τ decayed by e^(−λ(a−τ)) after it.
 * λ = 0 gives linear vesting, τ = 0 pure decay. The peak, at a = τ, is below r when both act.
 */
export function getEffectivePoints(
  award: number,
  { decayRate, vestingDuration }: ReputationTerms,
  age: number,
): number {
  const vesting = Math.min(age, vestingDuration);
  const vestedSoFar = getVestedPoints(award, vestingDuration, age);
  if (vestedSoFar === 0) return 0;
  return applyDecay(vestedSoFar * getMeanSurvival(decayRate * vesting), decayRate, age - vesting);
}

/**
 * The award for an accepted job, in proportion to its payment, so that a hundred jobs of one unit earn what one of a
 * hundred does: ε·P.
 */
export function getAward(payment: number, perPayment: number): number {
  return payment * perPayment;
}

/**
 * Reputation after a lost dispute, which takes the share δ of what counts at that moment: (1 − δ)·R. The loss is in
 * proportion, so that a long record is never too small a pledge, and is zero only at R = 0.
 */
export function applyLostDispute(reputation: number, cut: number): number {
  return reputation * (1 - cut);
}

/** Everything awarded up to and including `time`, neither vested nor decayed. */
export function sumAwardedPoints(awards: readonly Award[], time: number): number {
  return sumOverAwards(awards, ({ size, at }) => (at <= time ? size : 0));
}

/** What has vested of all awards at `time`, before decay. */
export function sumVestedPoints(awards: readonly Award[], vestingDuration: number, time: number): number {
  return sumOverAwards(awards, ({ size, at }) => getVestedPoints(size, vestingDuration, time - at));
}

/** A dispute that was lost, and the share that it took of every award until then, vested or still vesting. */
export type Loss = { at: number; cut: number };

/**
 * What counts of all awards at `time`, vested, decayed since it vested, and each award less the shares that the losses
 * after it took. Where vesting sheltered awards, whoever means to lose would keep them vesting.
 */
export function sumEffectivePoints(
  awards: readonly Award[],
  terms: ReputationTerms,
  losses: readonly Loss[],
  time: number,
): number {
  return sumOverAwards(awards, ({ size, at }) => {
    const taken = losses.filter((loss) => at <= loss.at && loss.at <= time);
    return taken.reduce(
      (counting, { cut }) => applyLostDispute(counting, cut),
      getEffectivePoints(size, terms, time - at),
    );
  });
}

/** The mean of e^(−u) over u from 0 to x: (1 − e^(−x))/x, and its limit 1 at x = 0. */
function getMeanSurvival(x: number): number {
  return x === 0 ? 1 : -Math.expm1(-x) / x;
}

function sumOverAwards(awards: readonly Award[], contribution: (award: Award) => number): number {
  return awards.reduce((total, award) => total + contribution(award), 0);
}
