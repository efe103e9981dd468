/**
 * What an honest job costs, who gets the fee, and how that depends on the price and on HYPT.
 * A model consistent with the litepaper, not protocol constants.
 *
 * Units: USDC; shares and chances in [0, 1]; time in hours.
 */
import { DISPUTES_FINDINGS, getBestReplies, NEVER_ACTS } from "./best-replies";
import { getLedgers } from "./job-ledger";
import type { Windows } from "./job-states";
import { getFee, getReviewPay, getStake, type Setting } from "./setting";
import { findLeast } from "./threshold";

/** What good work costs both sides together, beyond the work: the fee, wrong findings, and money tied up. */
export function getHonestJobCost(setting: Setting) {
  const { price, assumptions } = setting;
  const withFindings = getBestReplies(setting, "good", DISPUTES_FINDINGS);
  const without = getBestReplies(setting, "good", NEVER_ACTS);
  const fee = setting.rules.hasJobFee ? getFee(setting) : 0;
  const agentLosesByFindings = without.agent - withFindings.agent;
  const buyerLosesByFindings = without.buyer - withFindings.buyer;
  const wrongFindings = agentLosesByFindings + buyerLosesByFindings;
  const tiedUp = ((price + 2 * getStake(setting)) * assumptions.interest * assumptions.daysTiedUp) / 365;
  const total = fee + wrongFindings + tiedUp;
  return { fee, wrongFindings, agentLosesByFindings, buyerLosesByFindings, tiedUp, total };
}

/** Who gets the fee of an honest job: the first review, second ones after a finding, people who read a sample, nobody. */
export function getFeeUses(setting: Setting) {
  const { falseRate, sampleShare } = setting.assumptions;
  const review = setting.rules.hasReviews ? getReviewPay(setting) : 0;
  const secondReviews = 2 * falseRate * review;
  // One of three people reads it.
  const samples = (sampleShare * getStake(setting)) / 3;
  return { review, secondReviews, samples, burned: getFee(setting) - review - secondReviews - samples };
}

/** The price up to which the least fee weighs more than the fee's share. */
export function getLeastFeePrice({ rules }: Setting): number {
  return rules.leastFee / rules.feeShare;
}

/** The least price at which a stake still pays for a new review. */
export function getLeastClosingPrice({ rules }: Setting): number {
  return rules.leastFee / rules.stakeShare;
}

/** The least price at which good work getAgentIncome the agent something; undefined if none does. */
export function getLeastPayingPrice(setting: Setting): number | undefined {
  const getAgentIncome = (price: number) =>
    getBestReplies({ ...setting, price }, "good", DISPUTES_FINDINGS).agent;
  return findLeast(getAgentIncome, [getLeastClosingPrice(setting), getLeastFeePrice(setting)]);
}

/** The least price at which the pay of three people covers their time. Below it a first decision stands. */
export function getLeastAppealPrice({ rules, assumptions }: Setting): number {
  return (3 * assumptions.personTime) / rules.stakeShare;
}

/** What the review pool pays of the people's pay when an appeal turns a decision and the agent's stake has fallen. */
export function getShortfall(setting: Setting): number {
  return Math.max(0, -getLedgers(setting)["for agent, appeal won"].reviewPool);
}

/** The most that buyer and agent can lose, and the agent if it has also paid for poor work of its own sub-agent. */
export function getGreatestLosses(setting: Setting) {
  const ends = Object.values(getLedgers(setting));
  const inProtocol = -Math.min(...ends.map(({ agent }) => agent));
  return {
    buyer: -Math.min(...ends.map(({ buyer }) => buyer)),
    agent: inProtocol + setting.price * setting.assumptions.savingShare,
  };
}

/** The hours from delivery to the end of the longest job in which everybody answers in time. */
export function getLongestHours({ review, waiting, appeal, judgment }: Windows): number {
  return review + waiting + review + appeal + judgment;
}
