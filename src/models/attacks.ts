/**
 * The known attacks on a job, with their costs, their gains and the limits of the defence. A limit is found by changing
 * one assumption until costs and gains are equal. Money is in USDC; chances and shares are in [0, 1].
 */
import {
  type Cheat,
  DISPUTES_ALL,
  DISPUTES_FINDINGS,
  getBestReplies,
  getBuyerPayoff,
  getFindingChance,
  getMargin,
  getReviewChances,
  getWeightedMean,
  NEVER_ACTS,
} from "./best-replies";
import { getHonestJobCost, getMeanClaim, getPremium } from "./job-costs";
import { getLedgers, type JobEnd } from "./job-ledger";
import { getMajorityChance, getOwnerGain, getReviewProfit } from "./owner-gain";
import { getAgentAfterDecision } from "./rounds";
import {
  type Assumptions,
  getAgentStake,
  getCredit,
  getFee,
  getPayOfOneReview,
  getReviewCost,
  getStake,
  type Setting,
  withAssumptions,
} from "./setting";
import { findLeast, findMost } from "./threshold";

type Terms = { costs: number; brings: number };

/** Returns the terms of an attack. `usual` is the setting without the attack's own assumptions. */
type GetTerms = (setting: Setting, usual: Setting) => Terms;

/** An assumption that is changed until the attack pays. */
type LimitSearch = {
  vary: keyof Assumptions;
  /** True if the defence holds from the limit on, and not up to it. */
  isLeast?: boolean;
  /** The condition under which the defence holds, with {} for the value. */
  condition: string;
  range?: readonly [number, number];
  /** The search uses these terms and assumptions in place of the attack's. */
  getTerms?: GetTerms;
  given?: Partial<Assumptions>;
};

export type Limit = {
  condition: string;
  isLeast: boolean;
  /** Undefined if the defence fails over the whole range. */
  value: number | undefined;
  /** The value that the attack itself assumes. */
  assumed: number;
  unit: "share" | "count";
};

type AttackDefinition = {
  sentence: string;
  getTerms: GetTerms;
  /** The attack replaces these assumptions of the setting. */
  given?: Partial<Assumptions>;
  limits?: readonly LimitSearch[];
};

export type Attack = {
  name: AttackName;
  sentence: string;
  terms: Terms & { margin: number };
  limits: Limit[];
};

/** Returns all attacks with their terms and limits, in the order of their table. */
export function getAttacks(setting: Setting): Attack[] {
  return (Object.keys(attackDefinitions) as AttackName[]).map((name) => {
    const { sentence, limits = [] }: AttackDefinition = attackDefinitions[name];
    const found = limits.map(({ vary }) => findAttackLimit(setting, name, vary));
    return { name, sentence, terms: getAttackTerms(setting, name), limits: found };
  });
}

/** Returns how many attacks lose by trying, so that the defence holds, and how many do not. */
export function countAttacks(setting: Setting): { holds: number; fails: number } {
  const names = Object.keys(attackDefinitions) as AttackName[];
  const holds = names.filter((name) => getAttackTerms(setting, name).margin > 0).length;
  return { holds, fails: names.length - holds };
}

/** Returns the attack's costs, gains and margin in USDC on the setting's job. */
export function getAttackTerms(setting: Setting, name: AttackName): Attack["terms"] {
  const { given = {}, getTerms }: AttackDefinition = attackDefinitions[name];
  const { costs, brings } = getTerms(withAssumptions(setting, given), setting);
  return { costs, brings, margin: costs - brings };
}

/** Returns the limit of the defence in one assumption. @throws Error if the attack has no limit in it. */
export function findAttackLimit(setting: Setting, name: AttackName, vary: keyof Assumptions): Limit {
  const { given = {}, limits = [], ...attack }: AttackDefinition = attackDefinitions[name];
  const search = limits.find((limit) => limit.vary === vary);
  if (!search) throw new Error(`"${name}" has no limit in ${vary}.`);
  const { condition, range, isLeast = false, getTerms = attack.getTerms } = search;
  const found = (isLeast ? findLeast : findMost)((value) => {
    const { costs, brings } = getTerms(
      withAssumptions(setting, { ...given, ...search.given, [vary]: value }),
      setting,
    );
    return costs - brings;
  }, range);
  const isCount = vary === "versionsTried" || vary === "makers";
  const value = isCount && found !== undefined ? (isLeast ? Math.ceil : Math.floor)(found) : found;
  const assumed = withAssumptions(setting, given).assumptions[vary];
  return { condition, isLeast, value, assumed, unit: isCount ? "count" : "share" };
}

// biome-ignore format: a table with one line a limit
const LIMITS = {
  acts: { vary: "actingShare", isLeast: true, condition: "At least {} of buyers must act on a finding" },
  finds: { vary: "hitRate", isLeast: true, condition: "A program must find at least {} of poor work" },
  hypt: { vary: "hyptPrice", isLeast: true, condition: "HYPT must keep at least {} of its price" },
  errors: { vary: "personError", condition: "People may judge wrongly in at most {} of cases", range: [0.01, 0.5] },
  people: { vary: "ownPeople", condition: "One hand may own at most {} of the people who judge" },
  reversed: { vary: "reversedIfRight", condition: "Appeals may reverse at most {} of right decisions" },
  reviewers: { vary: "ownReviewers", condition: "One hand may own at most {} of the validation agents" },
  obeyed: { vary: "obeyingShare", condition: "Programs may obey such instructions in at most {} of cases" },
  tries: { vary: "versionsTried", condition: "At most {} versions may be tried first", range: [1, 60] },
} as const satisfies Record<string, LimitSearch>;

// biome-ignore format: a table with two to four lines an attack
const attackDefinitions = {
  "Cheat once": {
    sentence: "The agent delivers poor work to a buyer who checks nothing and disputes what reviews find.",
    getTerms: (setting) => getCheatTerms(setting),
    limits: [LIMITS.finds, LIMITS.acts, { vary: "savingShare", range: [0, 2], condition: "Poor work may save at most {} of the price" }, LIMITS.reversed],
  },
  "Cheat once while HYPT becomes worthless": {
    sentence: "The agent's stake is worth nothing by the time it is lost.",
    given: { hyptPrice: 0 }, getTerms: (setting) => getCheatTerms(setting), limits: [LIMITS.finds],
  },
  "Cheat where 80% of buyers act": {
    sentence: "Two buyers in ten do nothing after a finding, and the agent cannot tell which ones.",
    given: { actingShare: 0.8 }, getTerms: (setting) => getCheatTerms(setting), limits: [LIMITS.finds],
  },
  "Cheat and buy silence": {
    sentence: "After a finding the agent pays the buyer to accept, as much as a dispute would bring her.",
    getTerms: (setting) => getCheatTerms(setting, { buysSilence: true }), limits: [LIMITS.finds, LIMITS.acts, LIMITS.tries],
  },
  "Cheat with insurance": {
    sentence: "An insurer pays a part of the stake that the agent loses.",
    getTerms: (setting) => getCheatTerms(setting, { isInsured: true }), limits: [LIMITS.finds, LIMITS.acts],
  },
  "Cheat a buyer who never acts": {
    sentence: "The agent picks a buyer who has ordered no dispute in advance and lets findings pass.",
    given: { actingShare: 0 }, getTerms: (setting) => getCheatTerms(setting),
  },
  "Try 20 versions first": {
    sentence: "The agent tries twenty poor versions on the programs and delivers the one that passes best.",
    given: { versionsTried: 20 }, getTerms: (setting) => getCheatTerms(setting), limits: [LIMITS.tries],
  },
  "Pick work that programs judge badly": {
    sentence: "The agent cheats on a kind of work of which a program finds only 30%.",
    given: { hitRate: 0.3 }, getTerms: (setting) => getCheatTerms(setting), limits: [LIMITS.finds],
  },
  "Rig the program of one maker": {
    sentence: "The programs of one maker out of four let the poor work pass, and so do their repeats.",
    given: { makers: 4 }, getTerms: getRiggedTerms,
    limits: [{ vary: "makers", isLeast: true, range: [1, 60], condition: "There must be at least {} makers of equal size" }],
  },
  "Hold findings back": {
    sentence: "The server that puts transactions in order delays findings until a program is drawn that finds no fault. That is useless only where all programs see the same.",
    getTerms: (setting) => getTermsIfFound(setting, setting.assumptions.sharedBlindness * setting.assumptions.hitRate * getLossIfFound(setting)),
    limits: [LIMITS.finds],
  },
  "Buy the silence of validation agents": {
    sentence: "The agent runs the programs. If they differ, it pays each validation agent that would find a fault as much as its review would bring, for staying silent until one is drawn that finds none.",
    getTerms: (setting) => getTermsIfFound(setting, getLossIfSilenced(setting)), limits: [LIMITS.finds],
  },
  "Withdraw the file after a first finding": {
    sentence: "The agent runs the programs. If the two that review next would agree, it lets them open nothing, and the work counts as not delivered. We propose that the first hands the files on, which prevents this.",
    getTerms: (setting) => getTermsIfFound(setting, getPoorFinding(setting) * (setting.price - getFee(setting) + getCostOfUnreadable(setting))), limits: [LIMITS.finds],
  },
  "Cheat and bribe two people": {
    sentence: "After a finding the agent appeals and pays two of the three people to judge for it.",
    getTerms: (setting) => getTermsIfFound(setting, getPoorFinding(setting) * getPeopleBribe(setting)), limits: [LIMITS.finds],
  },
  "Threaten to bribe two people": {
    sentence: "After a finding the buyer accepts, because in a dispute the agent would appeal and gain by bribing two of the three people. The threat is enough, so nobody is paid.",
    getTerms: (setting) => (getPeopleBribe(setting) < getLossIfFound(setting) ? { costs: 0, brings: getSaving(setting) } : getCheatTerms(setting)), limits: [LIMITS.errors],
  },
  "Pay for silence down the chain": {
    sentence: "The hired agent has delivered poor work and pays the agent that hired it to pass the work on.",
    getTerms: getChainTerms, limits: [LIMITS.finds],
  },
  "Dispute everything unchecked": {
    sentence: "The buyer disputes every delivery and hopes for a refund, while 12% of the work is poor.",
    given: { poorShare: 0.12 }, getTerms: getBlindDisputeTerms, limits: [{ vary: "poorShare", condition: "At most {} of the work may be poor" }, LIMITS.reversed],
  },
  "Dispute good work": {
    sentence: "The buyer knows that the work is good and disputes it. After a decision for her she sells her acceptance for what the dispute would cost the agent.",
    getTerms: (setting) => getTermsOfDisputingGoodWork(setting),
    limits: [{ vary: "falseRate", range: [0, 0.9], given: { reversedIfWrong: 0, sharedBlindness: 0 }, condition: "A program may fault at most {} of good work, even if no appeal mends it" }],
  },
  "Set a trap order": {
    sentence: "The buyer orders what a program faults in 30% of cases though it is good, and after a finding sells her acceptance for what a dispute would cost the agent.",
    given: { falseRate: 0.3 }, getTerms: (setting) => ({ costs: 0, brings: getHonestJobCost(setting).agentLosesByFindings }),
    limits: [{ vary: "falseRate", range: [0, 0.9], condition: "The agent still earns by such work if a program faults at most {} of it", getTerms: (setting) => ({ costs: getBestReplies(setting, "good", DISPUTES_FINDINGS).agent, brings: 0 }) }],
  },
  "Write instructions into the reasons": {
    sentence: "The buyer disputes good work with instructions to the program in her reasons, which it obeys, let us say, in 60% of cases. She then sells her acceptance, as above.",
    given: { obeyingShare: 0.6 }, getTerms: (setting) => getTermsOfDisputingGoodWork(setting, setting.assumptions.obeyingShare),
    limits: [LIMITS.obeyed],
  },
  "Write instructions and buy silence": {
    sentence: "Programs obey such instructions in 10% of cases, let us say, and the buyer pays each validation agent whose program does not for staying silent, until one obeys.",
    given: { obeyingShare: 0.1 }, limits: [LIMITS.obeyed],
    getTerms: (setting) => ({ costs: getSilencePayUntil(setting, setting.assumptions.obeyingShare), brings: getPriceOfAcceptance(setting) }),
  },
  "Own people and dispute good work": {
    sentence: "The buyer owns 40% of the people who judge, disputes good work and appeals. In 35% of cases two of the three people are hers. Their pay is not counted.",
    given: { ownPeople: 0.4 }, getTerms: (setting) => getTermsOfDisputingGoodWork(setting), limits: [LIMITS.people],
  },
  "Hire oneself": {
    sentence: "One owner of buyer and agent pays the fee, earns points and borrows against them.",
    getTerms: (setting) => getSelfHiringTerms(setting), limits: [LIMITS.reviewers],
  },
  "Hire oneself and judge the appeal": {
    sentence: "One owner of buyer, insured agent and half of the people lets them turn a decision for pay.",
    given: { ownPeople: 0.5 }, getTerms: (setting) => getSelfHiringTerms(setting, true),
    limits: [LIMITS.people],
  },
  "Deliver what nobody can open": {
    sentence: "One owner of buyer and agent has its own validation agents review a file that cannot be opened.",
    getTerms: (setting) => ({ costs: getCostOfUnreadable(setting), brings: setting.assumptions.ownReviewers * getReviewProfit(setting, 3) }), limits: [LIMITS.reviewers],
  },
  "Lose on purpose, insured": {
    sentence: "An insured agent loses a dispute against its own second account and claims its cover, which is fixed in USDC. Paid in HYPT, it falls with the stake.",
    getTerms: (setting) => ({ costs: getAgentStake(setting), brings: setting.rules.creditShare * getStake(setting) }), limits: [LIMITS.hypt],
  },
  "Take hard orders, insured": {
    sentence: "An agent takes out a policy and then only does work of which a program faults 30% though it is good. The cost is the policy’s price, which expects usual work.",
    given: { falseRate: 0.3 }, getTerms: (setting, usual) => ({ costs: getPremium(usual), brings: getMeanClaim(setting) }),
    limits: [{ vary: "falseRate", condition: "A program may fault at most {} of such work" }],
  },
  "Leave and keep the loan": {
    sentence: "An agent that stops anyway keeps what it has borrowed on its points. The lock that it leaves behind is counted as nothing.",
    getTerms: (setting) => ({ costs: 0, brings: getCredit(setting, setting.assumptions.agentPoints) }),
  },
  "Take three orders, keep the best": {
    sentence: "The agent takes three orders, as many as its lock covers, does the one that costs it least and lets two expire, which takes points and no money. Good work costs up to a fifth of the price more or less than usual.",
    getTerms: getThreeOrdersTerms,
  },
  "Bribe a review and its repeat": {
    sentence: "Somebody pays a validation agent for a false answer on one job, and the one that repeats it for silence. A lock backs at most six reviews that may still be drawn for a repeat, because seven bribes at once would pay.",
    getTerms: (setting) => ({ costs: getReviewBribe(setting), brings: getDecisionWorth(setting, FIRST_DECISIONS) }),
    limits: [LIMITS.hypt, { vary: "crookedShare", condition: "At most {} of validation agents may help for nothing" }],
  },
  "Bribe a review that lazy repeats echo": {
    sentence: "Agents that repeat reviews mostly copy the first answer, and read only as often as makes an unread first answer unprofitable.",
    getTerms: getEchoTerms, limits: [{ vary: "slipShare", range: [0.0001, 1], condition: "At most {} of work may be poor without intent" }],
  },
  "Answer without reviewing": {
    sentence: "A validation agent finds no fault with anything and saves the cost of its program.",
    getTerms: getLazyTerms, limits: [{ vary: "slipShare", isLeast: true, condition: "At least {} of work must be poor without intent" }],
  },
  "Buy a false finding": {
    sentence: "The buyer pays two validation agents to fault good work, so that it costs her nothing.",
    getTerms: (setting) => ({ costs: 2 * getReviewBribe(setting), brings: getDecisionWorth(setting, [["paid", "finding"]], ["buyer"]) }),
  },
  "Call good work unreadable": {
    sentence: "The buyer owns 20% of the validation agents. If two of the three are hers, she keeps the work and gets the price back. We propose that deliveries are stored where anybody can later check that they could be opened.",
    given: { ownReviewers: 0.2 }, getTerms: (setting) => ({ costs: 0, brings: getMajorityChance(setting.assumptions.ownReviewers) * setting.price }),
  },
  "Bribe two of three people": {
    sentence: "Somebody pays two of the people who judge an appeal. We count that a false judgment costs their seat, which is not decided.",
    getTerms: (setting) => ({ costs: getPeopleBribe(setting), brings: getDecisionWorth(setting, [...FIRST_DECISIONS, ...FINAL_DECISIONS]) }),
    limits: [LIMITS.errors],
  },
  "Buy the silence of two people": {
    sentence: "The winner of a first decision pays two of the three people to let the time pass, so that it stands. We propose to replace silent people, so that it has to be paid again.",
    getTerms: (setting) => ({ costs: 2 * (getStake(setting) / 3 - setting.assumptions.personTime), brings: getDecisionWorth(setting, UNJUDGED_APPEALS) }),
  },
} as const satisfies Readonly<Record<string, AttackDefinition>>;

export type AttackName = keyof typeof attackDefinitions;

function getCheatTerms(setting: Setting, cheat?: Cheat): Terms {
  const brings = getSaving(setting);
  return { costs: brings + getMargin(setting, cheat), brings };
}

function getSaving({ price, assumptions }: Setting): number {
  return price * assumptions.savingShare;
}

/** Returns the terms of cheating if the first review comes from a rigged program as often as its maker's share. */
function getRiggedTerms(setting: Setting): Terms {
  const { hitRate, makers } = setting.assumptions;
  return getCheatTerms(withAssumptions(setting, { hitRate: hitRate * (1 - 1 / makers) }));
}

/** Returns the terms of cheating if findings and what is paid to avoid them cost the agent `expectedLoss` on average. */
function getTermsIfFound(setting: Setting, expectedLoss: number): Terms {
  const unseen = getBestReplies(setting, "poor", NEVER_ACTS).agent;
  const good = getBestReplies(setting, "good", DISPUTES_FINDINGS).agent;
  const brings = getSaving(setting);
  return { costs: brings + good - unseen + expectedLoss, brings };
}

function getLossIfFound(setting: Setting): number {
  return getDecisionWorth(setting, [["paid", "finding"]], ["agent"]);
}

/** Returns what the reviews of a file that cannot be opened cost the agent. */
function getCostOfUnreadable(setting: Setting): number {
  return Math.min(getFee(setting), getAgentStake(setting));
}

function getPoorFinding(setting: Setting): number {
  return getBestReplies(setting, "poor", DISPUTES_FINDINGS).finding;
}

/** Returns what bribes and findings cost the agent if it has run the programs, and buys silence only where they differ. */
function getLossIfSilenced(setting: Setting): number {
  const { sharedBlindness, hitRate } = setting.assumptions;
  const loss = getLossIfFound(setting);
  const pay = getSilencePayUntil(setting, 1 - hitRate);
  return getWeightedMean(sharedBlindness, hitRate * loss, Math.min(getFindingChance(hitRate, 0) * loss, pay));
}

/** Returns the mean pay for silence in USDC until a validation agent is drawn that needs none, which has the chance `chance`. */
function getSilencePayUntil(setting: Setting, chance: number): number {
  return (getPayOfOneReview(setting) * (1 - chance)) / chance;
}

/** Compares the loss of an agent that passes on poor work with the most that its sub-agent would pay for that. */
function getChainTerms(setting: Setting): Terms {
  const subJob = { ...setting, price: getSaving(setting) };
  return { costs: getPoorFinding(setting) * getLossIfFound(setting), brings: getLossIfFound(subJob) };
}

/** Compares a buyer who disputes all work with one who disputes findings only. */
function getBlindDisputeTerms(setting: Setting): Terms {
  const gain = getBuyerPayoff(setting, DISPUTES_ALL) - getBuyerPayoff(setting, DISPUTES_FINDINGS);
  return { costs: -gain, brings: 0 };
}

/**
 * Returns the terms of a dispute over good work that reviews found no fault with. The new review decides for the buyer with
 * the chance `decidedForBuyer`, and she sells her acceptance for what the agent would lose. Otherwise she appeals if that pays.
 */
function getTermsOfDisputingGoodWork(
  setting: Setting,
  decidedForBuyer = getReviewChances(setting, "good").later,
): Terms {
  const { ownPeople, reversedIfRight, reversedIfWrong } = setting.assumptions;
  const ownMajority = getMajorityChance(ownPeople);
  const game = withAssumptions(setting, { reversedIfWrong: (1 - ownMajority) * reversedIfWrong });
  const soldFor = getPriceOfAcceptance(game);
  const won = getWeightedMean(ownMajority, 1, reversedIfRight);
  const stake = getStake(setting);
  const appealed = { costs: (1 - won) * 2 * stake, brings: won * setting.price };
  const afterLoss = appealed.brings - appealed.costs > -stake ? appealed : { costs: stake, brings: 0 };
  return {
    costs: (1 - decidedForBuyer) * afterLoss.costs,
    brings: getWeightedMean(decidedForBuyer, soldFor, afterLoss.brings),
  };
}

/** Returns what the agent loses if a decision for the buyer on good work is not withdrawn: the most that it pays for her acceptance. */
function getPriceOfAcceptance(setting: Setting): number {
  return getLedgers(setting).paid.agent - getAgentAfterDecision(setting, "good", "for buyer");
}

function getSelfHiringTerms(setting: Setting, isInsured?: boolean): Terms {
  const brings = getCredit(setting, setting.rules.pointsPerUsdc * setting.price);
  return { costs: brings - getOwnerGain(setting, isInsured), brings };
}

/** Returns what the choice among one to three orders saves at most, if their costs are spread evenly and independently. */
function getThreeOrdersTerms({ price, assumptions }: Setting): Terms {
  // The least of n numbers that are spread evenly over [−1, 1] is 2/(n + 1) − 1 on average.
  const savings = [1, 2, 3].map((orders) => assumptions.costSpread * price * (1 - 2 / (orders + 1)));
  return { costs: 0, brings: Math.max(...savings) };
}

/**
 * Returns the least bribe for one false review, in USDC. Only a repeat exposes it, if most of nine others agree, so the agent
 * that repeats must be paid the lock that it would win.
 */
export function getReviewBribe({ price, rules, assumptions }: Setting): number {
  const { crookedShare, hyptPrice } = assumptions;
  const honestShare = 1 - crookedShare;
  const exposed = honestShare * getMajorityChance(honestShare, 9);
  return rules.repeatShare * exposed * rules.lockInPrices * price * hyptPrice;
}

/** Returns what a false review costs to buy if those that repeat read only often enough to keep first reviews honest. */
function getEchoTerms(setting: Setting): Terms {
  const { slipShare, hitRate } = setting.assumptions;
  const costs = Math.min(getReviewBribe(setting), getReviewCost(setting) / (slipShare * hitRate));
  return { costs, brings: getDecisionWorth(setting, FIRST_DECISIONS) };
}

/** Compares the lock that an agent may lose if it answers "no fault" unseen with the cost of the review that it saves. */
function getLazyTerms(setting: Setting): Terms {
  const { slipShare, hitRate } = setting.assumptions;
  return { costs: slipShare * hitRate * getReviewBribe(setting), brings: getReviewCost(setting) };
}

/**
 * Returns the least bribe for two of three people, in USDC. A false judgment raises a person's chance of being struck off
 * from e to 1 − e, which costs the pay of the 1/e cases that an honest person expects, and saves the time for this case.
 * The lost pay deters, as in Becker and Stigler 1974 (Journal of Legal Studies 3, 1–18).
 */
export function getPeopleBribe(setting: Setting): number {
  const { personError, personTime } = setting.assumptions;
  const earnedPerCase = getStake(setting) / 3 - personTime;
  return 2 * Math.max(0, ((1 - 2 * personError) / personError) * earnedPerCase - personTime);
}

type Turn = readonly [from: JobEnd, to: JobEnd];

const FIRST_DECISIONS: readonly Turn[] = [
  ["paid", "finding"],
  ["for agent", "for buyer"],
];
const FINAL_DECISIONS: readonly Turn[] = [
  ["finding, appeal won", "finding, appeal lost"],
  ["for agent, appeal won", "for agent, appeal lost"],
];
/** Ends that an appeal which nobody judges brings about, in place of a successful one. */
const UNJUDGED_APPEALS: readonly Turn[] = [
  ["finding, appeal won", "finding"],
  ["for agent, appeal won", "for agent"],
];

/** Returns the most that one of the sides gains by turning one end into the other. */
function getDecisionWorth(
  setting: Setting,
  turns: readonly Turn[],
  sides: readonly ("buyer" | "agent")[] = ["buyer", "agent"],
): number {
  const ledgers = getLedgers(setting);
  const getWorth = ([from, to]: Turn) =>
    sides.map((side) => Math.abs(ledgers[from][side] - ledgers[to][side]));
  return Math.max(...turns.flatMap(getWorth));
}
