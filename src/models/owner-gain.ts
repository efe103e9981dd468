import { BUYER_PLANS, getPayoffs, getWeightedMean } from "./best-replies";
import { getCredit, getReviewPay, type Setting, withAssumptions } from "./setting";

const APPEALS = [true, false].flatMap((agent) => [true, false].map((buyer) => ({ agent, buyer })));

/**
 * Returns the most that one owner of buyer and agent gains by hiring itself, in USDC, over all strategies of both sides
 * and with the credit on its points. The owner may also have validation agents and people.
 */
export function getOwnerGain(setting: Setting): number {
  const { ownPeople, ownReviewers } = setting.assumptions;
  // No work is done between two accounts of one owner, which has no cost and no worth then.
  const noWork = { ownWorkShare: 0, savingShare: 0, worthShare: 0, checkingShare: 0 };
  const game = withAssumptions(withOwnPeople(setting), noWork);
  let mostGained = Number.NEGATIVE_INFINITY;
  for (const work of ["good", "poor"] as const)
    for (const plan of BUYER_PLANS)
      for (const appeals of APPEALS) {
        const payoffs = getPayoffs(game, work, plan, appeals);
        // The owner knows the answer, so its validation agents run no program, and all of their pay is a gain.
        const pay = ownReviewers * getPayOfReviews(game, work === "poor" ? 3 : 1);
        const credit = getCredit(setting, (1 - payoffs.lost) * setting.rules.pointsPerUsdc * setting.price);
        const gained = payoffs.buyer + payoffs.agent + ownPeople * payoffs.people + pay + credit;
        mostGained = Math.max(mostGained, gained);
      }
  return mostGained;
}

/** Returns the setting in which the owner of `ownPeople` wins each appeal that most of them judge. */
export function withOwnPeople(setting: Setting): Setting {
  const { ownPeople, reversedIfRight, reversedIfWrong } = setting.assumptions;
  const ownMajority = getMajorityChance(ownPeople);
  return withAssumptions(setting, {
    reversedIfRight: getWeightedMean(ownMajority, 1, reversedIfRight),
    reversedIfWrong: getWeightedMean(ownMajority, 1, reversedIfWrong),
  });
}

/** Returns the pay of all validation agents together for the reviews of one job, in USDC. */
export function getPayOfReviews(setting: Setting, reviews: 1 | 3): number {
  return reviews * getReviewPay(setting);
}

/** Returns the chance that most of an odd number of people belong to a group, which is the share `share` of all. */
export function getMajorityChance(share: number, count: 3 | 9 = 3): number {
  let chance = 0;
  let ways = 1;
  for (let members = count as number; members > count / 2; members -= 1) {
    chance += ways * share ** members * (1 - share) ** (count - members);
    ways *= members / (count + 1 - members);
  }
  return chance;
}
