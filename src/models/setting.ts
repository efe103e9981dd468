/**
 * The protocol's rules and the assumptions about the world that all models of jobs start from. The models are consistent
 * with the litepaper; their numbers are not protocol constants. Money is in USDC; shares and chances are in [0, 1].
 */

export type ProtocolRules = {
  /** True if validation agents review every delivery. */
  hasReviews: boolean;
  /** True if the loser of a first decision can appeal to people. */
  hasAppeals: boolean;
  /** The fee is this share of the price, but at least `leastFee`. */
  feeShare: number;
  leastFee: number;
  /** Each side stakes this share of the price in a dispute. An appeal deposits as much, and its people are paid as much. */
  stakeShare: number;
  /** A validation agent locks so many prices of the job. Whoever exposes its false finding gets them. */
  lockInPrices: number;
  repeatShare: number;
  /** The agent earns so many points for each USDC of a paid job, and loses as many by a lost job. */
  pointsPerUsdc: number;
  /** At most this share of the cost of points is lent on them, and of a lost stake is paid by an insurer. */
  creditShare: number;
};

export type Assumptions = {
  /** The chances that one review finds fault with poor work, and with good work. */
  hitRate: number;
  falseRate: number;
  /** The chance that all programs see the same, so that a second review adds nothing. */
  sharedBlindness: number;
  /** The chances that an appeal reverses a wrong first decision, and a right one. */
  reversedIfWrong: number;
  reversedIfRight: number;
  /** The share of work that is poor without intent. */
  slipShare: number;
  /** The cost of poor work to the agent, as a share of the price. Good work costs `savingShare` more. */
  ownWorkShare: number;
  savingShare: number;
  /** The cost of good work differs between orders by up to this share of the price either way. */
  costSpread: number;
  /** The buyer's worth of good work, and the buyer's cost of checking work, as shares of the price. */
  worthShare: number;
  checkingShare: number;
  /** A review is paid this share of the price, but at least so many USDC, and this share of its pay is profit. */
  reviewPayShare: number;
  leastReviewPay: number;
  reviewProfitShare: number;
  /** The time that an appeal takes each of three people, in USDC, and the share of all cases that one of them judges wrongly. */
  personTime: number;
  personError: number;
  agentPoints: number;
  /** The cost of money in a year, as a share of it. */
  interest: number;
  daysTiedUp: number;
  /** An insurance policy covers so many jobs. It costs its expense in USDC, and a loading on the expected claims. */
  policyJobs: number;
  policyExpense: number;
  premiumLoading: number;
} & typeof WITHOUT_ATTACK;

/** Under these assumptions nobody attacks, and HYPT keeps its price. Each attack changes some of them. */
export const WITHOUT_ATTACK = {
  /** The agent tries so many versions of poor work, at least 1, on the programs and delivers the best. */
  versionsTried: 1,
  /** The number of makers with equal shares of the programs, of which one is rigged and finds no fault with poor work. */
  makers: Number.POSITIVE_INFINITY,
  /** The share of buyers who dispute a finding. The others never act. */
  actingShare: 1,
  /** The share of those who act that accept in its place if the agent pays them as much as a dispute would bring. */
  sellingShare: 0,
  /** The share of all work that is poor. */
  poorShare: 0,
  /** The shares of validation agents and of people that one hand owns. */
  ownReviewers: 0,
  ownPeople: 0,
  /** The share of validation agents that help a fraud for nothing. */
  crookedShare: 0,
  /** Chance that a validation agent decides as the buyer's reasons tell it to, though the work is good. */
  obeyingShare: 0,
  /** The price of HYPT when a stake is lost, if it was 1 when the stake was set aside. */
  hyptPrice: 1,
  /** The agent holds so many insurance policies, which pay it `creditShare` of a lost stake each. */
  policiesHeld: 0,
};

export type Setting = { price: number; rules: ProtocolRules; assumptions: Assumptions };

export function withRules(setting: Setting, rules: Partial<ProtocolRules>): Setting {
  return { ...setting, rules: changeValues(setting.rules, rules) };
}

export function withAssumptions(setting: Setting, assumptions: Partial<Assumptions>): Setting {
  return { ...setting, assumptions: changeValues(setting.assumptions, assumptions) };
}

/** Removes appeals at a price at which one pays three people less than their time, since nobody hears it then. */
export function withHeardAppeals(setting: Setting): Setting {
  const isPaid = getStake(setting) >= 3 * setting.assumptions.personTime;
  return withRules(setting, { hasAppeals: setting.rules.hasAppeals && isPaid });
}

/** Returns changed values. They inherit the others, so that `getDependencies` can still record what a model reads. */
function changeValues<Values extends object>(values: Values, changes: Partial<Values>): Values {
  return Object.create(values, Object.getOwnPropertyDescriptors(changes)) as Values;
}

/** Returns the fee of a new review in a dispute, and of a paid job if there are reviews, in USDC. */
export function getFee({ price, rules }: Setting): number {
  return Math.max(rules.leastFee, rules.feeShare * price);
}

/** Returns a side's stake in USDC, which is also an appeal's deposit and the pay of its people. */
export function getStake({ price, rules }: Setting): number {
  return rules.stakeShare * price;
}

/** Returns the worth of the agent's stake, which is locked in HYPT, when it is lost, in USDC. */
export function getAgentStake(setting: Setting): number {
  return getStake(setting) * setting.assumptions.hyptPrice;
}

/** Returns what one review is paid, without its repeat, in USDC. */
export function getPayOfOneReview({ price, assumptions }: Setting): number {
  return Math.max(assumptions.leastReviewPay, assumptions.reviewPayShare * price);
}

/** Returns what one review costs the validation agent: its pay without the profit, in USDC. */
export function getReviewCost(setting: Setting): number {
  return (1 - setting.assumptions.reviewProfitShare) * getPayOfOneReview(setting);
}

/** Returns the pool's mean pay for a review and its repeats in USDC, which is 0 if there are no reviews. */
export function getReviewPay(setting: Setting): number {
  return setting.rules.hasReviews ? getPayOfOneReview(setting) * (1 + setting.rules.repeatShare) : 0;
}

/** Returns the most that is lent on the points, in USDC: a share of the fees that they cost. */
export function getCredit(setting: Setting, points: number): number {
  const { creditShare, pointsPerUsdc } = setting.rules;
  return (creditShare * getFee(setting) * points) / (pointsPerUsdc * setting.price);
}
