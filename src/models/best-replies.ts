/**
 * The game between buyer and agent over one job: payoffs, best replies and equilibria, found by trying all strategies.
 * Both sides are risk-neutral and know the chances; points of reputation are worth nothing, and there is no next job.
 * Money is in USDC; chances and shares are in [0, 1].
 */
import { type Decision, getLedgers, type JobEnd, type Ledger, LOST_BY_AGENT } from "./job-ledger";
import { getAgentStake, type Setting } from "./setting";

export type Work = "good" | "poor";

/** A buyer who checks the work disputes it if it is poor. Doing nothing accepts it. */
export type BuyerAction = "accept" | "dispute" | "check";
export type BuyerPlan = { withoutFinding: BuyerAction; onFinding: BuyerAction };

/** All nine plans. Those that rely on the reviews come first, so that `getExtreme` prefers them. */
export const BUYER_PLANS: readonly BuyerPlan[] = (["accept", "dispute", "check"] as const).flatMap(
  (withoutFinding) =>
    (["dispute", "accept", "check"] as const).map((onFinding) => ({ withoutFinding, onFinding })),
);

export const DISPUTES_FINDINGS: BuyerPlan = { withoutFinding: "accept", onFinding: "dispute" };
export const NEVER_ACTS: BuyerPlan = { withoutFinding: "accept", onFinding: "accept" };
export const DISPUTES_ALL: BuyerPlan = { withoutFinding: "dispute", onFinding: "dispute" };

/** True if the side appeals after it has lost the first decision. If it is undefined, the side does where that pays. */
export type Appeals = { agent?: boolean; buyer?: boolean };

type Payoffs = ReturnType<typeof getPayoffs>;

/** Returns mean gains with the cost and worth of the work, and the chances that the agent loses and that there is a finding. */
export function getPayoffs(setting: Setting, work: Work, plan: BuyerPlan, appeals: Appeals = {}) {
  const { price, assumptions } = setting;
  const { finding, ends } = getEndChances(setting, work, plan, appeals);
  const gains = getMeanGains(setting, ends);
  const checked =
    (plan.onFinding === "check" ? finding : 0) + (plan.withoutFinding === "check" ? 1 - finding : 0);
  const worthShare = work === "good" ? assumptions.worthShare : 0;
  return {
    ...gains,
    finding,
    agent: gains.agent - getWorkCost(setting, work),
    buyer: gains.buyer + price * (worthShare - assumptions.checkingShare * checked),
  };
}

/** Returns the chance of a finding, and the chance of each end that the strategies can lead to. */
function getEndChances(setting: Setting, work: Work, plan: BuyerPlan, appeals: Appeals) {
  const isPoor = work === "poor";
  const { finding, later } = getReviewChances(setting, work);
  const [forBuyer, forAgent] = [(1 - finding) * later, (1 - finding) * (1 - later)];
  const isDisputed = (action: BuyerAction) => action === "dispute" || (action === "check" && isPoor);
  const ends: [JobEnd, number][] = [];
  if (isDisputed(plan.onFinding))
    ends.push(...getEndsAfterDecision(setting, "finding", isPoor, finding, appeals.agent));
  else ends.push(["paid", finding]);
  if (isDisputed(plan.withoutFinding)) {
    ends.push(...getEndsAfterDecision(setting, "for buyer", isPoor, forBuyer, appeals.agent));
    ends.push(...getEndsAfterDecision(setting, "for agent", !isPoor, forAgent, appeals.buyer));
  } else ends.push(["paid", 1 - finding]);
  return { finding, ends };
}

/** Returns the ends of a first decision, whose chances add up to `chance`. By default the loser appeals if that pays. */
export function getEndsAfterDecision(
  setting: Setting,
  decision: Decision,
  isRight: boolean,
  chance = 1,
  isAppealed?: boolean,
): [JobEnd, number][] {
  const { reversedIfRight, reversedIfWrong } = setting.assumptions;
  const reversed = isRight ? reversedIfRight : reversedIfWrong;
  const accepted: [JobEnd, number][] = [[decision, chance]];
  const appealed: [JobEnd, number][] = [
    [`${decision}, appeal won`, chance * reversed],
    [`${decision}, appeal lost`, chance * (1 - reversed)],
  ];
  const loser = decision === "for agent" ? "buyer" : "agent";
  const paysToAppeal = getMeanGains(setting, appealed)[loser] > getMeanGains(setting, accepted)[loser];
  return setting.rules.hasAppeals && (isAppealed ?? paysToAppeal) ? appealed : accepted;
}

/** Returns the agent's mean gain after a first decision, without the cost of its work. */
export function getAgentAfterDecision(setting: Setting, work: Work, decision: Decision): number {
  const isRight = (decision === "for agent") === (work === "good");
  return getMeanGains(setting, getEndsAfterDecision(setting, decision, isRight)).agent;
}

/** Returns the mean gains of all accounts without the cost and worth of the work, and the chance that the agent loses. */
function getMeanGains(setting: Setting, ends: readonly [JobEnd, number][]) {
  const ledgers = getLedgers(setting);
  const gains = { buyer: 0, agent: 0, people: 0, reviewPool: 0, burned: 0, lost: 0 };
  for (const [end, chance] of ends) {
    for (const account of Object.keys(ledgers[end]) as (keyof Ledger)[])
      gains[account] += chance * ledgers[end][account];
    if (LOST_BY_AGENT.has(end)) gains.lost += chance;
  }
  const { policiesHeld } = setting.assumptions;
  if (policiesHeld > 0)
    gains.agent += gains.lost * policiesHeld * setting.rules.creditShare * getAgentStake(setting);
  return gains;
}

/** Returns what the work costs the agent, in USDC. */
export function getWorkCost({ price, assumptions }: Setting, work: Work): number {
  return price * (assumptions.ownWorkShare + (work === "good" ? assumptions.savingShare : 0));
}

/** Returns the chance of a finding, and the chance that a new review finds fault after the first ones found none. */
export function getReviewChances({ rules, assumptions }: Setting, work: Work) {
  const { sharedBlindness, hitRate, falseRate, makers, versionsTried } = assumptions;
  const rate = work === "poor" ? hitRate * (1 - 1 / makers) : falseRate;
  if (!rules.hasReviews) return { finding: 0, later: rate };
  const finding = getFindingChance(rate, sharedBlindness, work === "poor" ? versionsTried : 1);
  // Where all programs see the same, the new one finds nothing either.
  const missedAlone = (1 - sharedBlindness) * (1 - getFindingChance(rate, 0));
  return { finding, later: finding < 1 ? (missedAlone * rate) / (1 - finding) : 0 };
}

/**
 * Returns the chance of a finding if one review finds fault with chance `rate`: the first review and one of two others
 * must find it. Where all programs see the same, each of the versions that were tried must be found.
 */
export function getFindingChance(rate: number, sharedBlindness: number, versionsTried = 1): number {
  return getWeightedMean(sharedBlindness, rate ** versionsTried, rate * (1 - (1 - rate) ** 2));
}

/** Returns how much more the buyer gets, in USDC, by disputing a finding than by accepting the work. */
export function getGainFromDisputing(setting: Setting, work: Work): number {
  const disputed = getPayoffs(setting, work, DISPUTES_FINDINGS);
  if (disputed.finding === 0) return 0;
  return (disputed.buyer - getPayoffs(setting, work, NEVER_ACTS).buyer) / disputed.finding;
}

/** Returns how much more good work pays the agent than poor work, in USDC. Below zero, cheating pays. */
export function getMargin(setting: Setting): number {
  const { actingShare, sellingShare } = setting.assumptions;
  const poor = getPayoffs(setting, "poor", DISPUTES_FINDINGS);
  const poorUnseen = getPayoffs(setting, "poor", NEVER_ACTS).agent;
  const silence = poorUnseen - poor.finding * Math.max(0, getGainFromDisputing(setting, "poor"));
  // The agent buys silence only where that costs it less than a dispute.
  const poorSeen = getWeightedMean(sellingShare, Math.max(poor.agent, silence), poor.agent);
  const goodSeen = getPayoffs(setting, "good", DISPUTES_FINDINGS).agent;
  const goodUnseen = getPayoffs(setting, "good", NEVER_ACTS).agent;
  return getWeightedMean(actingShare, goodSeen - poorSeen, goodUnseen - poorUnseen);
}

/** Returns the buyer's mean payoff in USDC if the share `poorShare` of all work is poor. */
export function getBuyerPayoff(setting: Setting, plan: BuyerPlan): number {
  const getPayoff = (work: Work) => getPayoffs(setting, work, plan).buyer;
  return getWeightedMean(setting.assumptions.poorShare, getPayoff("poor"), getPayoff("good"));
}

const PAYOFF_TOLERANCE_USDC = 1e-9;

/**
 * Returns the equilibria between buyers and agents, who choose good or poor work: states of the market in which nobody gains
 * by another choice. A share of the buyers follows each of one or two plans. This is the inspection game of Tsebelis 1989
 * (https://doi.org/10.2307/1956435) with reviews.
 */
export function getEquilibria(setting: Setting) {
  const choices = BUYER_PLANS.map((plan) => {
    const [good, poor] = [getPayoffs(setting, "good", plan), getPayoffs(setting, "poor", plan)];
    return { plan, good, poor, margin: good.agent - poor.agent };
  });
  return [0, ...getCrossings(choices), 1].flatMap((poorShare) => {
    const getBuyerGain = ({ good, poor }: Choice) => getWeightedMean(poorShare, poor.buyer, good.buyer);
    const buyer = Math.max(...choices.map(getBuyerGain));
    const best = choices.filter((choice) => getBuyerGain(choice) > buyer - PAYOFF_TOLERANCE_USDC);
    const [honest, cheated] = [getExtreme(best, 1), getExtreme(best, -1)];
    // Work is good only where it pays, poor only where it pays, and both where both pay the same.
    if ((poorShare < 1 && honest.margin < 0) || (poorShare > 0 && cheated.margin > 0)) return [];
    const isMixed = poorShare > 0 && poorShare < 1;
    const share = isMixed ? cheated.margin / (cheated.margin - honest.margin) : 1 - poorShare;
    const plans = [
      { plan: honest.plan, share },
      { plan: cheated.plan, share: 1 - share },
    ].filter((part) => part.share > 0);
    return { poorShare, plans, buyer, agent: getWeightedMean(share, honest.good.agent, cheated.good.agent) };
  });
}

/** A plan with the payoffs of good and of poor work, and the margin of good work for the agent. */
type Choice = { plan: BuyerPlan; good: Payoffs; poor: Payoffs; margin: number };

/** Returns the first choice with the greatest margin, or with the least if `sign` is -1. */
function getExtreme(choices: readonly Choice[], sign: 1 | -1): Choice {
  return choices.reduce((best, choice) =>
    sign * (choice.margin - best.margin) > PAYOFF_TOLERANCE_USDC ? choice : best,
  );
}

/** Returns the shares of poor work in (0, 1) at which two plans bring a buyer the same, in ascending order. */
function getCrossings(choices: readonly Choice[]): number[] {
  const shares = choices.flatMap((first) =>
    choices.map((second) => {
      const onGood = first.good.buyer - second.good.buyer;
      return onGood / (onGood - first.poor.buyer + second.poor.buyer);
    }),
  );
  const sorted = shares.filter((share) => share > 0 && share < 1).sort((first, second) => first - second);
  return sorted.filter((share, index) => share - (sorted[index - 1] ?? 0) > PAYOFF_TOLERANCE_USDC);
}

/** Returns the mean of two numbers, in which the first has the weight `share` in [0, 1]. */
export function getWeightedMean(share: number, first: number, second: number): number {
  return share * first + (1 - share) * second;
}
