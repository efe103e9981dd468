/**
 * What the models of jobs start from: the protocol's rules, which are ours to choose, and assumptions about the world,
 * which are not. A model consistent with the litepaper, not protocol constants.
 *
 * Units: money in USDC, shares and chances in [0, 1].
 */

export type ProtocolRules = {
  /** Whether validation agents review every delivery, whether the loser of a first decision can appeal to people. */
  hasReviews: boolean;
  hasAppeals: boolean;
  /** Whether a paid job pays the fee. A new review in a dispute costs the loser the fee either way. */
  hasJobFee: boolean;
  /** The fee as a share of the price, and the least fee in USDC. */
  feeShare: number;
  leastFee: number;
  /** Share of the price that each side stakes in a dispute, that an appeal deposits and that its people are paid. */
  stakeShare: number;
  /** What a validation agent locks, in prices of the job, for whoever exposes a false finding. */
  lockInPrices: number;
  /** Share of reviews that are repeated. */
  repeatShare: number;
  /** Points of reputation per USDC of a paid job. A lost job takes as many. */
  pointsPerUsdc: number;
  /** The most that is lent on points, or paid for a lost stake, as a share of what it costs. */
  creditShare: number;
};

export type Assumptions = {
  /** Chance that one review finds fault with poor work, and with good work. */
  hitRate: number;
  falseRate: number;
  /** Chance that all programs see the same, so that a second review adds nothing. */
  sharedBlindness: number;
  /** Versions of poor work that an agent tries on the programs before it delivers the best one, at least 1. */
  versionsTried: number;
  /** Makers with equal shares of the programs, of which one may be rigged. */
  makers: number;
  /** Chance that an appeal reverses a wrong first decision, and a right one. */
  reversedIfWrong: number;
  reversedIfRight: number;
  /** Share of buyers who dispute a finding. The others never act. */
  actingShare: number;
  /** Share of work that is poor, where a buyer disputes unseen, and that is poor without intent. */
  poorShare: number;
  slipShare: number;
  /** Shares of the price: the agent's own work, what poor work saves, what good work is worth, what checking costs. */
  ownWorkShare: number;
  savingShare: number;
  worthShare: number;
  checkingShare: number;
  /** What a review costs, as a share of the price, at least so many USDC; and how much of its pay is profit. */
  reviewCostShare: number;
  leastReviewCost: number;
  reviewProfitShare: number;
  /** What an appeal costs each of three people in time, in USDC, and the chance that a person judges wrongly. */
  personTime: number;
  personError: number;
  /** Share of deliveries that a person reads to measure the programs. */
  sampleShare: number;
  /** Shares of the validation agents, and of the people, that one hand owns; of agents who take part in any fraud. */
  ownReviewers: number;
  ownPeople: number;
  crookedShare: number;
  /** Points of reputation that the agent has. */
  agentPoints: number;
  /** Cost of money in a year, and the days for which a job ties it up. */
  interest: number;
  daysTiedUp: number;
  /** What a HYPT is worth when a stake is lost, if it was worth 1 when the stake was set aside. */
  hyptPrice: number;
};

/** The assumptions under which nobody attacks, and HYPT keeps its price. Each attack changes some of them. */
export const WITHOUT_ATTACK = {
  versionsTried: 1,
  makers: Number.POSITIVE_INFINITY,
  actingShare: 1,
  poorShare: 0,
  ownReviewers: 0,
  ownPeople: 0,
  crookedShare: 0,
  hyptPrice: 1,
} as const satisfies Partial<Assumptions>;

/** A job of some price, under rules, in a world. */
export type Setting = { price: number; rules: ProtocolRules; assumptions: Assumptions };

export function withRules(setting: Setting, rules: Partial<ProtocolRules>): Setting {
  return copyWithChanges(setting, { rules: copyWithChanges(setting.rules, rules) });
}

export function withAssumptions(setting: Setting, assumptions: Partial<Assumptions>): Setting {
  return copyWithChanges(setting, { assumptions: copyWithChanges(setting.assumptions, assumptions) });
}

/** Copies values with changes. Getters stay getters, so that a model's reads can still be recorded. */
function copyWithChanges<Values extends object>(values: Values, changes: Partial<Values>): Values {
  const descriptors = {
    ...Object.getOwnPropertyDescriptors(values),
    ...Object.getOwnPropertyDescriptors(changes),
  };
  return Object.defineProperties({}, descriptors) as Values;
}

/** The fee of a paid job and of a new review in a dispute, in USDC. */
export function getFee({ price, rules }: Setting): number {
  return Math.max(rules.leastFee, rules.feeShare * price);
}

/** A side's stake, an appeal's deposit and the pay of its people, in USDC. */
export function getStake({ price, rules }: Setting): number {
  return rules.stakeShare * price;
}

/** What the agent's stake, which is locked in HYPT, is worth when it is lost, in USDC. */
export function getAgentStake(setting: Setting): number {
  return getStake(setting) * setting.assumptions.hyptPrice;
}

/** What one review costs the validation agent, in USDC. */
export function getReviewCost({ price, assumptions }: Setting): number {
  return Math.max(assumptions.leastReviewCost, assumptions.reviewCostShare * price);
}

/** What the pool pays for a review, with the share of it that is repeated, in USDC. */
export function getReviewPay(setting: Setting): number {
  return getReviewCost(setting) * (1 + setting.rules.repeatShare);
}

/** The most that is lent on so many points, in USDC: a share of the fees that they cost. */
export function getCredit(setting: Setting, points: number): number {
  const { creditShare, pointsPerUsdc } = setting.rules;
  return (creditShare * getFee(setting) * points) / (pointsPerUsdc * setting.price);
}
