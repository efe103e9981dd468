/** The costs of an honest job, in USDC, and the prices that a job can have. */
import { DISPUTES_FINDINGS, getBestReplies, getWeightedMean, NEVER_ACTS, type Work } from "./best-replies";
import { getLedgers } from "./job-ledger";
import type { Windows } from "./job-states";
import { getAgentStake, getFee, getReviewPay, getStake, type Setting } from "./setting";
import { findLeast } from "./threshold";

/** Returns what good work costs both sides together, in USDC, beyond the work itself. Losses below zero are gains. */
export function getHonestJobCost(setting: Setting) {
  const { price, assumptions } = setting;
  const withFindings = getBestReplies(setting, "good", DISPUTES_FINDINGS);
  const withoutFindings = getBestReplies(setting, "good", NEVER_ACTS);
  const fee = setting.rules.hasJobFee ? getFee(setting) : 0;
  const agentLosesByFindings = withoutFindings.agent - withFindings.agent;
  const buyerLosesByFindings = withoutFindings.buyer - withFindings.buyer;
  const wrongFindings = agentLosesByFindings + buyerLosesByFindings;
  const tiedUp = ((price + 2 * getStake(setting)) * assumptions.interest * assumptions.daysTiedUp) / 365;
  const total = fee + wrongFindings + tiedUp;
  return { fee, wrongFindings, agentLosesByFindings, buyerLosesByFindings, tiedUp, total };
}

/** Returns how the fee of an honest job is spent, in USDC; `samples` pays people who read a share of the deliveries. */
export function getFeeUses(setting: Setting) {
  const { falseRate, sampleShare } = setting.assumptions;
  const review = setting.rules.hasReviews ? getReviewPay(setting) : 0;
  const secondReviews = 2 * falseRate * review;
  // One person reads a sample; a stake pays three.
  const samples = (sampleShare * getStake(setting)) / 3;
  return { review, secondReviews, samples, burned: getFee(setting) - review - secondReviews - samples };
}

/** Returns the price in USDC up to which a job pays the least fee, since the fee's share would be less. */
export function getLeastFeePrice({ rules }: Setting): number {
  return rules.leastFee / rules.feeShare;
}

/** Returns the least price in USDC at which a stake still pays for a new review. */
export function getLeastClosingPrice({ rules }: Setting): number {
  return rules.leastFee / rules.stakeShare;
}

/** Returns the least price in USDC at which good work earns the agent something, or undefined if no job at the least fee does. */
export function getLeastPayingPrice(setting: Setting): number | undefined {
  const getAgentIncome = (price: number) =>
    getBestReplies({ ...setting, price }, "good", DISPUTES_FINDINGS).agent;
  return findLeast(getAgentIncome, [getLeastClosingPrice(setting), getLeastFeePrice(setting)]);
}

/** Returns the least price in USDC at which an appeal's pay covers the time of three people. */
export function getLeastAppealPrice({ rules, assumptions }: Setting): number {
  return (3 * assumptions.personTime) / rules.stakeShare;
}

/** Returns what the review pool adds to the people's pay, in USDC, if a buyer wins an appeal and HYPT has fallen. */
export function getShortfall(setting: Setting): number {
  return Math.max(0, -getLedgers(setting)["for agent, appeal won"].reviewPool);
}

/** Returns the most that each side can lose, in USDC. The agent's loss includes the pay of a sub-agent. */
export function getGreatestLosses(setting: Setting) {
  const ends = Object.values(getLedgers(setting));
  const inProtocol = -Math.min(...ends.map(({ agent }) => agent));
  return {
    buyer: -Math.min(...ends.map(({ buyer }) => buyer)),
    agent: inProtocol + setting.price * setting.assumptions.savingShare,
  };
}

/** Returns the most hours from delivery to the end of a job in which everybody answers in time. */
export function getLongestHours({ review, waiting, appeal, judgment }: Windows): number {
  return review + waiting + review + appeal + judgment;
}

/** Returns the mean claim on a policy in USDC. The policy ends with its first claim, when one of its jobs is lost. */
export function getMeanClaim(setting: Setting, slipShare = 0): number {
  const getLost = (work: Work) => getBestReplies(setting, work, DISPUTES_FINDINGS).lost;
  const lostShare = getWeightedMean(slipShare, getLost("poor"), getLost("good"));
  const payout = setting.rules.creditShare * getAgentStake(setting);
  return (1 - (1 - lostShare) ** setting.assumptions.policyJobs) * payout;
}

/** Returns the price of a policy in USDC, by the expected value principle, if the share `slipShare` of work is poor. */
export function getPremium(setting: Setting, slipShare?: number): number {
  const { premiumLoading, policyExpense } = setting.assumptions;
  return (1 + premiumLoading) * getMeanClaim(setting, slipShare) + policyExpense;
}
