/**
 * Re-checking validators by sampling, and panels of judges. A model consistent with the litepaper, not protocol
 * constants.
 */
import { count, nonNegative, positive, probability, within } from "./ranges";

/**
 * The least sampling rate that deters a lazy validator, c_v/(d_s·Z): detection rate times penalty must exceed the
 * effort saved (the inspection game behind Proof of Sampling). Above 1 no sampling rate is enough.
 * @param effortSaved c_v ≥ 0 and @param penalty Z > 0 in one currency; @param detectionRate d_s in (0, 1].
 * @throws RangeError outside those ranges.
 */
export function deterrentSamplingRate(effortSaved: number, detectionRate: number, penalty: number): number {
  nonNegative("effort saved", effortSaved);
  positive("detection rate", probability("detection rate", detectionRate));
  return effortSaved / (detectionRate * positive("penalty", penalty));
}

/**
 * The largest bribe that a validator refuses: ρ_s·d_s·Z ≥ c_v + b, so b = ρ_s·d_s·Z − c_v. Negative if carelessness pays
 * without one.
 * @throws RangeError unless both rates are probabilities and c_v, Z ≥ 0.
 */
export function largestBribeRefused(
  samplingRate: number,
  detectionRate: number,
  penalty: number,
  effortSaved: number,
): number {
  const caught = probability("sampling rate", samplingRate) * probability("detection rate", detectionRate);
  return caught * nonNegative("penalty", penalty) - nonNegative("effort saved", effortSaved);
}

/**
 * The least penalty at which a validator refuses a bribe b: Z = (c_v + b)/(ρ_s·d_s).
 * @throws RangeError unless both rates are above 0 and at most 1 and c_v, b ≥ 0.
 */
export function deterrentPenalty(
  samplingRate: number,
  detectionRate: number,
  effortSaved: number,
  bribe: number,
): number {
  positive("sampling rate", probability("sampling rate", samplingRate));
  positive("detection rate", probability("detection rate", detectionRate));
  return (
    (nonNegative("effort saved", effortSaved) + nonNegative("bribe", bribe)) / (samplingRate * detectionRate)
  );
}

/**
 * The chance that at least one of N bad decisions is caught: 1 − (1 − ρ_s·d_s)^N.
 * @throws RangeError unless both rates are probabilities and N is a whole number.
 */
export function chanceOfCatching(samplingRate: number, detectionRate: number, decisions: number): number {
  probability("sampling rate", samplingRate);
  probability("detection rate", detectionRate);
  return 1 - (1 - samplingRate * detectionRate) ** count("number of decisions", decisions);
}

/**
 * Condorcet's jury theorem: the chance that the majority of k independent judges, each right with probability a, is
 * right: Σ_{i>k/2} C(k,i)·a^i·(1−a)^(k−i).
 * @throws RangeError unless k is odd and a is a probability.
 */
export function majorityAccuracy(accuracy: number, judges: number): number {
  probability("accuracy of a judge", accuracy);
  within("number of judges", judges, Number.isSafeInteger(judges) && judges % 2 === 1, "an odd whole number");
  let total = 0;
  let coefficient = 1;
  for (let right = judges; right > judges / 2; right -= 1) {
    total += coefficient * accuracy ** right * (1 - accuracy) ** (judges - right);
    coefficient = (coefficient * right) / (judges - right + 1);
  }
  return total;
}

/**
 * How many independent votes k correlated judges are worth, to first order: k/(1 + (k−1)·ρ_c), the design effect of
 * survey statistics (Kish 1965).
 * @throws RangeError unless k ≥ 1 is whole and ρ_c is between 0 and 1.
 */
export function effectiveVotes(judges: number, correlation: number): number {
  positive("number of judges", count("number of judges", judges));
  return judges / (1 + (judges - 1) * probability("correlation", correlation));
}

/**
 * The chance that all k judges drawn collude when a fraction c of a large pool does: c^k.
 * @throws RangeError unless c is a probability and k a whole number.
 */
export function chanceAllCollude(fraction: number, judges: number): number {
  return probability("colluding fraction", fraction) ** count("number of judges", judges);
}
