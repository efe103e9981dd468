import type { Windows } from "../models/job-states";
import { type Setting, WITHOUT_ATTACK } from "../models/setting";
import type { GetInput } from "./names";

/** Returns the example's job, or one at another price, with the rules and assumptions that the models start from. */
export function createSetting(get: GetInput, price = get("job.price")): Setting {
  return {
    price,
    rules: {
      hasReviews: true,
      hasAppeals: true,
      hasJobFee: true,
      feeShare: get("job.fee.share"),
      leastFee: get("job.fee.least"),
      stakeShare: get("job.stake"),
      lockInPrices: get("review.lock.prices"),
      repeatShare: get("review.repeat"),
      pointsPerUsdc: get("reputation.per-payment"),
      creditShare: get("credit.share"),
    },
    assumptions: {
      ...WITHOUT_ATTACK,
      hitRate: get("review.found"),
      falseRate: get("review.false"),
      actingShare: get("review.acted"),
      sharedBlindness: get("review.alike"),
      reversedIfWrong: get("appeal.wrong"),
      reversedIfRight: get("appeal.right"),
      slipShare: get("review.slip"),
      ownWorkShare: get("job.own"),
      savingShare: get("ruling.cheat") / get("job.price"),
      worthShare: get("job.worth") / get("job.price"),
      checkingShare: get("ruling.inspection") / get("job.price"),
      reviewCostShare: get("review.cost"),
      leastReviewCost: get("review.cost.least"),
      reviewProfitShare: get("review.profit"),
      personTime: get("people.time"),
      personError: get("people.error"),
      sampleShare: get("review.sample"),
      agentPoints: (get("reputation.pace") * get("reputation.per-payment")) / get("reputation.decay"),
      interest: get("cost.rate"),
      daysTiedUp: get("cost.days"),
    },
  };
}

/** Returns how long the windows of a job are, in hours. The sellers of the example deliver within their time for work. */
export function createWindows(get: GetInput): Windows {
  return {
    delivery: get("window.work"),
    review: get("window.validation"),
    waiting: get("window.waiting"),
    appeal: get("window.appeal"),
    judgment: get("window.judgment"),
  };
}
