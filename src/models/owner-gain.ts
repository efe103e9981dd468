import { BUYER_PLANS, getPayoffs, getWeightedMean } from "./best-replies";
import { getLedgers } from "./job-ledger";
import { getCredit, getReviewPay, type Setting, withAssumptions } from "./setting";

/**
 * Returns the most that one owner of buyer and agent gains by hiring itself, in USDC, over all strategies of both sides
 * and with the credit on its points. The owner may also have validation agents and people.
 */
export function getOwnerGain(setting: Setting, isInsured = false): number {
  const { ownPeople, ownReviewers } = setting.assumptions;
  const game = withOwnPeople(withoutWork(setting));
  const ledgers = getLedgers(game);
  const gains = (["good", "poor"] as const).flatMap((work) =>
    BUYER_PLANS.flatMap((plan) =>
      [true, false].flatMap((agentAppeals) =>
        [true, false].map((buyerAppeals) => {
          const strategies = { work, plan, agentAppeals, buyerAppeals, isInsured };
          const payoffs = getPayoffs(game, strategies, ledgers);
          const profit = ownReviewers * getReviewProfit(game, work === "poor" ? 3 : 1);
          const points = (1 - payoffs.lost) * setting.rules.pointsPerUsdc * setting.price;
          return (
            payoffs.buyer + payoffs.agent + ownPeople * payoffs.people + profit + getCredit(setting, points)
          );
        }),
      ),
    ),
  );
  return Math.max(...gains);
}

/** Returns the profit of all validation agents together on the reviews of one job, in USDC. */
export function getReviewProfit(setting: Setting, reviews: 1 | 3): number {
  if (!setting.rules.hasReviews) return 0;
  return reviews * setting.assumptions.reviewProfitShare * getReviewPay(setting);
}

/** Removes the costs and the worth of work, since none is done between two accounts of one owner. */
function withoutWork(setting: Setting): Setting {
  return withAssumptions(setting, { ownWorkShare: 0, savingShare: 0, worthShare: 0, checkingShare: 0 });
}

/** Raises the chances of a reversal by the chance that two of three people belong to the owner. */
function withOwnPeople(setting: Setting): Setting {
  const { ownPeople, reversedIfRight, reversedIfWrong } = setting.assumptions;
  const majority = getMajorityChance(ownPeople);
  return withAssumptions(setting, {
    reversedIfRight: getWeightedMean(majority, 1, reversedIfRight),
    reversedIfWrong: getWeightedMean(majority, 1, reversedIfWrong),
  });
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
