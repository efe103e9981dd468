/** The costs of an honest job, in USDC, and the prices that a job can have. */
import { DISPUTES_FINDINGS, getPayoffs, getWeightedMean, NEVER_ACTS, type Work } from "./best-replies";
import { getLedgers } from "./job-ledger";
import { getAgentStake, getStake, type Setting, withHeardAppeals } from "./setting";
import { findLeast } from "./threshold";

/** Returns what good work costs both sides together, in USDC, beyond the work itself. Losses below zero are gains. */
export function getHonestJobCost(setting: Setting) {
  const { price, assumptions } = setting;
  const withFindings = getPayoffs(setting, "good", DISPUTES_FINDINGS);
  const withoutFindings = getPayoffs(setting, "good", NEVER_ACTS);
  const fee = getLedgers(setting).paid.reviewPool;
  const agentLosesByFindings = withoutFindings.agent - withFindings.agent;
  const buyerLosesByFindings = withoutFindings.buyer - withFindings.buyer;
  const wrongFindings = agentLosesByFindings + buyerLosesByFindings;
  const tiedUp = ((price + 2 * getStake(setting)) * assumptions.interest * assumptions.daysTiedUp) / 365;
  const total = fee + wrongFindings + tiedUp;
  return { fee, wrongFindings, agentLosesByFindings, buyerLosesByFindings, tiedUp, total };
}

/** Returns the least price in USDC at which good work earns the agent something, or undefined if no job at the least fee does. */
export function getLeastPayingPrice(setting: Setting): number | undefined {
  const getAgentIncome = (price: number) =>
    getPayoffs(withHeardAppeals({ ...setting, price }), "good", DISPUTES_FINDINGS).agent;
  const { leastFee, feeShare, stakeShare } = setting.rules;
  // The search begins at the price whose stake pays a new review, and ends where the fee becomes a share of the price.
  return findLeast(getAgentIncome, [leastFee / stakeShare, leastFee / feeShare]);
}

/** Returns the mean claim on a policy in USDC. The policy ends with its first claim, when one of its jobs is lost. */
export function getMeanClaim(setting: Setting, slipShare = 0): number {
  const getLost = (work: Work) => getPayoffs(setting, work, DISPUTES_FINDINGS).lost;
  const lostShare = getWeightedMean(slipShare, getLost("poor"), getLost("good"));
  const payout = setting.rules.creditShare * getAgentStake(setting);
  return (1 - (1 - lostShare) ** setting.assumptions.policyJobs) * payout;
}

/** Returns the price of a policy in USDC, by the expected value principle, if the share `slipShare` of work is poor. */
export function getPremium(setting: Setting, slipShare?: number): number {
  const { premiumLoading, policyExpense } = setting.assumptions;
  return (1 + premiumLoading) * getMeanClaim(setting, slipShare) + policyExpense;
}
