/**
 * What one owner of buyer and agent gains by hiring itself, who may also own validation agents or people.
 * A model consistent with the litepaper, not protocol constants.
 *
 * Units: USDC; shares in [0, 1].
 */
import { BUYER_PLANS, getPayoffs, getWeightedMean } from "./best-replies";
import { getCredit, getReviewPay, type Setting, withAssumptions } from "./setting";

/** The most that the owner gains from one such job, over all strategies of both sides, with the credit on its points. */
export function getOwnerGain(setting: Setting, isInsured = false): number {
  const { ownPeople, ownReviewers } = setting.assumptions;
  const game = withOwnPeople(withoutWork(setting));
  const gains = (["good", "poor"] as const).flatMap((work) =>
    BUYER_PLANS.flatMap((plan) =>
      [true, false].flatMap((agentAppeals) =>
        [true, false].map((buyerAppeals) => {
          const payoffs = getPayoffs(game, { work, plan, agentAppeals, buyerAppeals, isInsured });
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

/** The profit of all validation agents together on so many reviews of one job. */
export function getReviewProfit(setting: Setting, reviews: 1 | 3): number {
  if (!setting.rules.hasReviews) return 0;
  return reviews * setting.assumptions.reviewProfitShare * getReviewPay(setting);
}

/** Between two accounts of one owner no work is done, worth anything or checked. */
function withoutWork(setting: Setting): Setting {
  return withAssumptions(setting, { ownWorkShare: 0, savingShare: 0, worthShare: 0, checkingShare: 0 });
}

/** Two of the three people who are drawn for an appeal turn any decision that their owner wants turned. */
function withOwnPeople(setting: Setting): Setting {
  const { ownPeople, reversedIfRight, reversedIfWrong } = setting.assumptions;
  const majority = 3 * ownPeople ** 2 - 2 * ownPeople ** 3;
  return withAssumptions(setting, {
    reversedIfRight: getWeightedMean(majority, 1, reversedIfRight),
    reversedIfWrong: getWeightedMean(majority, 1, reversedIfWrong),
  });
}
