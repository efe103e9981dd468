/**
 * Re-checking validators by sampling. A model consistent with the litepaper, not protocol constants.
 */

/**
 * The largest bribe that a validator refuses once it has judged, so that a bribe saves it no work: ρ_s·d_s·Z.
 * @param samplingRate ρ_s and @param detectionRate d_s in [0, 1]; @param penalty Z ≥ 0, in the bribe's currency.
 */
export function largestBribeRefused(samplingRate: number, detectionRate: number, penalty: number): number {
  return samplingRate * detectionRate * penalty;
}

/** The least penalty at which a validator refuses a bribe b: Z = b/(ρ_s·d_s). */
export function deterrentPenalty(samplingRate: number, detectionRate: number, bribe: number): number {
  return bribe / (samplingRate * detectionRate);
}
