/**
 * Re-checking validators by sampling. A model consistent with the litepaper, not protocol constants.
 */

/**
 * The least sampling rate that deters a lazy validator, c_v/(d_s·Z): detection rate times penalty must exceed the
 * effort saved (the inspection game behind Proof of Sampling). Above 1 no sampling rate is enough.
 * @param effortSaved c_v ≥ 0 and @param penalty Z > 0 in one currency; @param detectionRate d_s in (0, 1].
 */

export function deterrentSamplingRate(effortSaved: number, detectionRate: number, penalty: number): number {
  return effortSaved / (detectionRate * penalty);
}

/**
 * The largest bribe that a validator refuses: ρ_s·d_s·Z ≥ c_v + b, so b = ρ_s·d_s·Z − c_v. Negative if carelessness pays
 * without one.
 */
export function largestBribeRefused(
  samplingRate: number,
  detectionRate: number,
  penalty: number,
  effortSaved: number,
): number {
  return samplingRate * detectionRate * penalty - effortSaved;
}

/** The least penalty at which a validator refuses a bribe b: Z = (c_v + b)/(ρ_s·d_s). */
export function deterrentPenalty(
  samplingRate: number,
  detectionRate: number,
  effortSaved: number,
  bribe: number,
): number {
  return (effortSaved + bribe) / (samplingRate * detectionRate);
}
