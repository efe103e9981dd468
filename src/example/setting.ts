import { type Setting, WITHOUT_ATTACK } from "../models/setting";
import type { GetInput } from "./names";
import { getSteadyPoints } from "./reputation-record";

/**
 * Returns the setting of the example's job, or of one at another price. Its properties are getters that read the inputs,
 * so that `getDependencies` finds the inputs that a formula depends on.
 */
export function createSetting(get: GetInput, price?: number): Setting {
  return {
    get price() {
      return price ?? get("job.price");
    },
    rules: addGetters(
      { hasReviews: true, hasAppeals: true },
      {
        feeShare: () => get("job.fee.share"),
        leastFee: () => get("job.fee.least"),
        stakeShare: () => get("job.stake"),
        lockInPrices: () => get("review.lock.prices"),
        repeatShare: () => get("review.repeat"),
        pointsPerUsdc: () => get("reputation.per-payment"),
        creditShare: () => get("credit.share"),
      },
    ),
    assumptions: addGetters(WITHOUT_ATTACK, {
      hitRate: () => get("review.found"),
      falseRate: () => get("review.false"),
      actingShare: () => get("review.acted"),
      sharedBlindness: () => get("review.alike"),
      reversedIfWrong: () => get("appeal.wrong"),
      reversedIfRight: () => get("appeal.right"),
      slipShare: () => get("review.slip"),
      ownWorkShare: () => get("job.own"),
      savingShare: () => get("ruling.cheat") / get("job.price"),
      costSpread: () => get("job.spread"),
      worthShare: () => get("job.worth") / get("job.price"),
      checkingShare: () => get("ruling.inspection") / get("job.price"),
      reviewPayShare: () => get("review.cost"),
      leastReviewPay: () => get("review.cost.least"),
      reviewProfitShare: () => get("review.profit"),
      personTime: () => get("people.time"),
      personError: () => get("people.error"),
      agentPoints: () => getSteadyPoints(get),
      interest: () => get("cost.rate"),
      daysTiedUp: () => get("cost.days"),
      policyJobs: () => get("cover.jobs"),
      policyExpense: () => get("cover.expense"),
      premiumLoading: () => get("cover.loading"),
    }),
  };
}

function addGetters<Constants extends object, Added>(
  constants: Constants,
  functions: { [Name in keyof Added]: () => Added[Name] },
): Constants & Added {
  const values = { ...constants };
  for (const [name, get] of Object.entries<() => unknown>(functions))
    Object.defineProperty(values, name, { get, enumerable: true });
  return values as Constants & Added;
}
