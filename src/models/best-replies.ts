/**
 * What a job brings each side, the best replies to each other, and the equilibria: every strategy is enumerated, and
 * the best is taken. For risk-neutral parties who know the chances; a point of reputation is worth nothing here, and
 * there is no next job. A model consistent with the litepaper, not protocol constants.
 *
 * Units: USDC; chances and shares in [0, 1].
 */
import { getLedgers, type JobEnd, type Ledger, LOST_BY_AGENT } from "./job-ledger";
import { getAgentStake, type Setting } from "./setting";

export type Work = "good" | "poor";

/** What a buyer does: nothing, which accepts; dispute; or check the work itself and dispute it if it is poor. */
export type BuyerAction = "accept" | "dispute" | "check";
export type BuyerPlan = { withoutFinding: BuyerAction; onFinding: BuyerAction };

const ACTIONS = ["accept", "dispute", "check"] as const satisfies BuyerAction[];

/** All nine plans, those that rely on the reviews first. */
export const BUYER_PLANS: readonly BuyerPlan[] = ACTIONS.flatMap((withoutFinding) =>
  (["dispute", "accept", "check"] as const).map((onFinding) => ({ withoutFinding, onFinding })),
);

/** A buyer that relies on the reviews, and one that never acts. */
export const DISPUTES_FINDINGS: BuyerPlan = { withoutFinding: "accept", onFinding: "dispute" };
export const NEVER_ACTS: BuyerPlan = { withoutFinding: "accept", onFinding: "accept" };
export const DISPUTES_ALL: BuyerPlan = { withoutFinding: "dispute", onFinding: "dispute" };

export type Strategies = {
  work: Work;
  plan: BuyerPlan;
  /** Whether each side appeals if it loses the first decision. */
  agentAppeals: boolean;
  buyerAppeals: boolean;
  /** Whether an insurer pays the agent a share of a lost stake. */
  isInsured?: boolean;
};

/** Mean gains, with what the work costs and is worth; the chance of a lost dispute and that of a finding. */
export type Payoffs = Ledger & { lost: number; finding: number };

/**
 * Chance that the reviews find fault with work in which one review finds fault with chance `rate`: the first has to,
 * and one of two others. Where all programs see the same, each version that was tried has to be found.
 */
export function getFindingChance(rate: number, sharedBlindness: number, versionsTried = 1): number {
  return getWeightedMean(sharedBlindness, rate ** versionsTried, rate * (1 - (1 - rate) ** 2));
}

/** The chance of a finding, and that of each end that can come of these strategies. */
function getEndChances(
  setting: Setting,
  { work, plan, agentAppeals, buyerAppeals }: Strategies,
): { finding: number; ends: [JobEnd, number][] } {
  const isPoor = work === "poor";
  const { reversedIfRight, reversedIfWrong } = setting.assumptions;
  const { finding, later } = getReviewChances(setting, work);
  const getDecisionEnds = (
    end: "finding" | "for agent" | "for buyer",
    chance: number,
    reversed: number,
  ): [JobEnd, number][] => {
    const isAppealed = setting.rules.hasAppeals && (end === "for agent" ? buyerAppeals : agentAppeals);
    if (!isAppealed) return [[end, chance]];
    return [
      [`${end}, appeal won`, chance * reversed],
      [`${end}, appeal lost`, chance * (1 - reversed)],
    ];
  };
  const againstAgent = isPoor ? reversedIfRight : reversedIfWrong;
  const againstBuyer = isPoor ? reversedIfWrong : reversedIfRight;
  const isDisputed = (action: BuyerAction) => action === "dispute" || (action === "check" && isPoor);
  const ends: [JobEnd, number][] = [];
  if (isDisputed(plan.onFinding)) ends.push(...getDecisionEnds("finding", finding, againstAgent));
  else ends.push(["paid", finding]);
  if (isDisputed(plan.withoutFinding)) {
    ends.push(...getDecisionEnds("for buyer", (1 - finding) * later, againstAgent));
    ends.push(...getDecisionEnds("for agent", (1 - finding) * (1 - later), againstBuyer));
  } else ends.push(["paid", 1 - finding]);
  return { finding, ends };
}

/** The chance of a finding, and the chance that a new review finds fault where the first ones did not. */
function getReviewChances({ rules, assumptions }: Setting, work: Work): { finding: number; later: number } {
  const { sharedBlindness, hitRate, falseRate, versionsTried } = assumptions;
  const rate = work === "poor" ? hitRate : falseRate;
  if (!rules.hasReviews) return { finding: 0, later: rate };
  const finding = getFindingChance(rate, sharedBlindness, work === "poor" ? versionsTried : 1);
  // Where all programs see the same, the new one finds nothing either.
  const missedAlone = (1 - sharedBlindness) * (1 - getFindingChance(rate, 0));
  return { finding, later: finding < 1 ? (missedAlone * rate) / (1 - finding) : 0 };
}

/** What these strategies bring on average. */
export function getPayoffs(setting: Setting, strategies: Strategies): Payoffs {
  const { price, rules, assumptions } = setting;
  const { work, plan, isInsured = false } = strategies;
  const { finding, ends } = getEndChances(setting, strategies);
  const ledgers = getLedgers(setting);
  const payoffs: Payoffs = { buyer: 0, agent: 0, people: 0, reviewPool: 0, burned: 0, lost: 0, finding };
  for (const [end, chance] of ends) {
    const ledger = ledgers[end];
    payoffs.buyer += chance * ledger.buyer;
    payoffs.agent += chance * ledger.agent;
    payoffs.people += chance * ledger.people;
    payoffs.reviewPool += chance * ledger.reviewPool;
    payoffs.burned += chance * ledger.burned;
    if (LOST_BY_AGENT.has(end)) payoffs.lost += chance;
  }
  if (isInsured) payoffs.agent += payoffs.lost * rules.creditShare * getAgentStake(setting);
  const checked =
    (plan.onFinding === "check" ? finding : 0) + (plan.withoutFinding === "check" ? 1 - finding : 0);
  const isGood = work === "good";
  payoffs.agent -= price * (assumptions.ownWorkShare + (isGood ? assumptions.savingShare : 0));
  payoffs.buyer += price * ((isGood ? assumptions.worthShare : 0) - assumptions.checkingShare * checked);
  return payoffs;
}

/** What a job brings if each side appeals where that pays. The two appeals never meet in one dispute. */
export function getBestReplies(setting: Setting, work: Work, plan: BuyerPlan, isInsured = false): Payoffs {
  const getPayoffsIf = (agentAppeals: boolean, buyerAppeals: boolean) =>
    getPayoffs(setting, { work, plan, agentAppeals, buyerAppeals, isInsured });
  const neither = getPayoffsIf(false, false);
  return getPayoffsIf(
    getPayoffsIf(true, false).agent > neither.agent,
    getPayoffsIf(false, true).buyer > neither.buyer,
  );
}

/** What disputing a finding brings the buyer beyond accepting, once there is one. */
export function getGainFromDisputing(setting: Setting, work: Work): number {
  const disputed = getBestReplies(setting, work, DISPUTES_FINDINGS);
  if (disputed.finding === 0) return 0;
  return (disputed.buyer - getBestReplies(setting, work, NEVER_ACTS).buyer) / disputed.finding;
}

export type Cheat = {
  isInsured?: boolean;
  /** Whether the agent buys the buyer's acceptance after a finding, for what disputing would bring, if that is cheaper. */
  buysSilence?: boolean;
};

/** What good work pays the agent beyond poor work on one job. Below zero, cheating pays. */
export function getMargin(setting: Setting, cheat: Cheat = {}): number {
  const { isInsured = false, buysSilence = false } = cheat;
  const { actingShare } = setting.assumptions;
  const getAgentPayoffs = (work: Work, plan: BuyerPlan) => getBestReplies(setting, work, plan, isInsured);
  const poor = getAgentPayoffs("poor", DISPUTES_FINDINGS);
  const poorUnseen = getAgentPayoffs("poor", NEVER_ACTS).agent;
  const silence = poorUnseen - poor.finding * Math.max(0, getGainFromDisputing(setting, "poor"));
  const poorSeen = buysSilence ? Math.max(poor.agent, silence) : poor.agent;
  const good = getWeightedMean(
    actingShare,
    getAgentPayoffs("good", DISPUTES_FINDINGS).agent,
    getAgentPayoffs("good", NEVER_ACTS).agent,
  );
  return good - getWeightedMean(actingShare, poorSeen, poorUnseen);
}

/** What a plan brings the buyer where the setting's share of the work is poor. */
export function getBuyerPayoff(setting: Setting, plan: BuyerPlan): number {
  const getPayoff = (work: Work) => getBestReplies(setting, work, plan).buyer;
  return getWeightedMean(setting.assumptions.poorShare, getPayoff("poor"), getPayoff("good"));
}

/** A state in which nobody gains by another choice. */
export type Equilibrium = {
  /** Share of work that is poor. */
  poorShare: number;
  /** The buyers' plans and the share of buyers who follow each: one or two. */
  plans: { plan: BuyerPlan; share: number }[];
  /** What a job brings a buyer, and what good work brings an agent. */
  buyer: number;
  agent: number;
};

/** Payoffs closer than this are the same. In USDC. */
const PAYOFF_TOLERANCE_USDC = 1e-9;

/**
 * The equilibria, pure and mixed, of buyers who choose among nine plans and agents who choose good or poor work: the
 * inspection game of Tsebelis 1989, with reviews. Mixtures of three plans or more are not searched.
 */
export function getEquilibria(setting: Setting): Equilibrium[] {
  const choices = getChoices(setting);
  const getBuyerGain = ({ good, poor }: Choice, poorShare: number) =>
    getWeightedMean(poorShare, poor.buyer, good.buyer);
  const getBestChoices = (poorShare: number) => {
    const most = Math.max(...choices.map((choice) => getBuyerGain(choice, poorShare)));
    return choices.filter((choice) => getBuyerGain(choice, poorShare) > most - PAYOFF_TOLERANCE_USDC);
  };
  const found: Equilibrium[] = [];
  const add = (poorShare: number, one: Choice, share: number, other: Choice) =>
    found.push({
      poorShare,
      plans: [
        { plan: one.plan, share },
        { plan: other.plan, share: 1 - share },
      ].filter((part) => part.share > 0),
      buyer: getWeightedMean(share, getBuyerGain(one, poorShare), getBuyerGain(other, poorShare)),
      agent: getWeightedMean(share, one.good.agent, other.good.agent),
    });

  for (const choice of getBestChoices(0)) if (choice.margin >= 0) add(0, choice, 1, choice);
  for (const choice of getBestChoices(1)) if (choice.margin <= 0) add(1, choice, 1, choice);
  for (const poorShare of getCrossings(choices)) {
    const best = getBestChoices(poorShare);
    for (const one of best)
      for (const other of best)
        if (one.margin > 0 && other.margin < 0)
          add(poorShare, one, other.margin / (other.margin - one.margin), other);
  }
  return found;
}

type Choice = { plan: BuyerPlan; good: Payoffs; poor: Payoffs; margin: number };

/** The plans with what they bring; of plans that bring both sides the same, the first. */
function getChoices(setting: Setting): Choice[] {
  const choices: Choice[] = [];
  for (const plan of BUYER_PLANS) {
    const good = getBestReplies(setting, "good", plan);
    const poor = getBestReplies(setting, "poor", plan);
    const isSame = (one: Payoffs, other: Payoffs) =>
      Math.abs(one.buyer - other.buyer) < PAYOFF_TOLERANCE_USDC &&
      Math.abs(one.agent - other.agent) < PAYOFF_TOLERANCE_USDC;
    if (!choices.some((other) => isSame(other.good, good) && isSame(other.poor, poor)))
      choices.push({ plan, good, poor, margin: good.agent - poor.agent });
  }
  return choices;
}

/** The shares of poor work, above 0 and below 1, at which two plans bring a buyer the same. */
function getCrossings(choices: readonly Choice[]): number[] {
  const shares = choices.flatMap((one) =>
    choices.map((other) => {
      const onGood = one.good.buyer - other.good.buyer;
      return onGood / (onGood - one.poor.buyer + other.poor.buyer);
    }),
  );
  const sorted = shares.filter((share) => share > 0 && share < 1).sort((one, other) => one - other);
  return sorted.filter((share, index) => share - (sorted[index - 1] ?? 0) > PAYOFF_TOLERANCE_USDC);
}

/** A mean of two numbers, of which the first has this share. */
export function getWeightedMean(share: number, one: number, other: number): number {
  return share * one + (1 - share) * other;
}
