/** Reputation under version 2.0 of the rules, where a lost dispute takes a share of all points. */
import { type Award, getEffectivePoints, type ReputationTerms } from "../../models/reputation";

/** The share of every award until then that a lost dispute takes, vested or not, and when. */
export type Cut = { at: number; cut: number };

export function applyCut(reputation: number, cut: number): number {
  return reputation * (1 - cut);
}

/** Returns the points that all awards count at `time`, after vesting, decay and the cuts since each award. */
export function sumPointsAfterCuts(
  awards: readonly Award[],
  terms: ReputationTerms,
  cuts: readonly Cut[],
  time: number,
): number {
  const getPoints = ({ size, at }: Award) =>
    cuts
      .filter((cut) => at <= cut.at && cut.at <= time)
      .reduce((points, { cut }) => applyCut(points, cut), getEffectivePoints(size, terms, time - at));
  return awards.reduce((total, award) => total + getPoints(award), 0);
}
