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
  getGainFromDisputing,
  getMargin,
  getWeightedMean,
  NEVER_ACTS,
} from "./best-replies";
import { getLedgers, type JobEnd } from "./job-ledger";
import { getOwnerGain, getReviewProfit } from "./owner-gain";
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

/** The least or greatest value of one assumption at which the defence holds. */
export type Limit = {
  /** Writes the condition with a printed value: "Reviews must find at least 56% of poor work". */
  formatCondition: (value: string) => string;
  vary: keyof Assumptions;
  isLeast: boolean;
  /** Undefined if the defence fails over the whole range. */
  value: number | undefined;
  /** The value that the attack itself assumes. */
  assumed: number;
  unit: "share" | "count";
};

export type Attack = {
  name: AttackName;
  sentence: string;
  /** In USDC on the setting's job. Undefined if the model only reasons about the attack. */
  terms?: (Terms & { margin: number }) | undefined;
  limits: Limit[];
};

/** Describes an assumption that is changed within `range` until the attack pays. */
type LimitSearch = {
  formatCondition: Limit["formatCondition"];
  vary: keyof Assumptions;
  range?: readonly [number, number];
  /** The search uses these terms and assumptions in place of the attack's. */
  getTerms?: (setting: Setting) => Terms;
  given?: Partial<Assumptions>;
};

type AttackDefinition = {
  sentence: string;
  /** The attack replaces these assumptions of the setting. */
  given?: Partial<Assumptions>;
  getTerms?: (setting: Setting) => Terms;
  atLeast?: readonly LimitSearch[];
  atMost?: readonly LimitSearch[];
};

/** Returns all attacks with their terms and limits, in the order of their table. */
export function getAttacks(setting: Setting): Attack[] {
  return (Object.keys(attackDefinitions) as AttackName[]).map((name) => getAttack(setting, name));
}

export function getAttack(setting: Setting, name: AttackName): Attack {
  const { sentence, atLeast = [], atMost = [] }: AttackDefinition = attackDefinitions[name];
  const limits = [...atLeast, ...atMost].map(({ vary }) => findAttackLimit(setting, name, vary));
  return { name, sentence, terms: getAttackTerms(setting, name), limits };
}

/** Returns the attack's costs, gains and margin in USDC, or undefined if the model only reasons about it. */
export function getAttackTerms(setting: Setting, name: AttackName): Attack["terms"] {
  const { given, getTerms }: AttackDefinition = attackDefinitions[name];
  const terms = getTerms?.(withAssumptions(setting, given ?? {}));
  return terms && { ...terms, margin: getTermsMargin(terms) };
}

/** Returns the limit of the defence in one assumption. @throws Error if the attack has no limit in it. */
export function findAttackLimit(setting: Setting, name: AttackName, vary: keyof Assumptions): Limit {
  const { given, getTerms, atLeast = [], atMost = [] }: AttackDefinition = attackDefinitions[name];
  const isLeast = atLeast.some((candidate) => candidate.vary === vary);
  const search = [...atLeast, ...atMost].find((candidate) => candidate.vary === vary);
  const getSearchedTerms = search?.getTerms ?? getTerms;
  if (!search || !getSearchedTerms) throw new Error(`"${name}" has no limit in ${vary}.`);
  const getMarginAt = (value: number) =>
    getTermsMargin(getSearchedTerms(withAssumptions(setting, { ...given, ...search.given, [vary]: value })));
  const found = (isLeast ? findLeast : findMost)(getMarginAt, search.range);
  const isCount = COUNT_ASSUMPTIONS.includes(vary);
  const value = isCount && found !== undefined ? (isLeast ? Math.ceil : Math.floor)(found) : found;
  return {
    formatCondition: search.formatCondition,
    vary,
    isLeast,
    value,
    assumed: withAssumptions(setting, given ?? {}).assumptions[vary],
    unit: isCount ? "count" : "share",
  };
}

const getTermsMargin = ({ costs, brings }: Terms) => costs - brings;

const COUNT_ASSUMPTIONS: readonly (keyof Assumptions)[] = ["versionsTried", "makers"];

const FINDS: LimitSearch = {
  formatCondition: (share) => `Reviews must find at least ${share} of poor work`,
  vary: "hitRate",
};
const ACTS: LimitSearch = {
  formatCondition: (share) => `At least ${share} of buyers must act on a finding`,
  vary: "actingShare",
};
const SAVES: LimitSearch = {
  formatCondition: (share) => `Poor work may save at most ${share} of the price`,
  vary: "savingShare",
  range: [0, 2],
};
const REVERSED: LimitSearch = {
  formatCondition: (share) => `Appeals may reverse at most ${share} of right decisions`,
  vary: "reversedIfRight",
};

// biome-ignore format: a table with a few lines an attack
const attackDefinitions = {
  "Cheat once": {
    sentence: "The agent delivers poor work to a buyer who checks nothing and disputes what reviews find.",
    getTerms: getCheatTerms, atLeast: [FINDS, ACTS], atMost: [SAVES, REVERSED],
  },
  "Cheat once while HYPT becomes worthless": {
    sentence: "The agent's stake is worth nothing by the time it is lost.",
    given: { hyptPrice: 0 }, getTerms: getCheatTerms, atLeast: [FINDS],
  },
  "Cheat where 90% of buyers act": {
    sentence: "One buyer in ten does nothing after a finding, and the agent cannot tell which one.",
    given: { actingShare: 0.9 }, getTerms: getCheatTerms, atLeast: [FINDS],
  },
  "Cheat where 80% of buyers act": {
    sentence: "Two buyers in ten do nothing after a finding, and the agent cannot tell which ones.",
    given: { actingShare: 0.8 }, getTerms: getCheatTerms, atLeast: [FINDS],
  },
  "Cheat and buy silence": {
    sentence: "After a finding the agent pays the buyer to accept, as much as a dispute would bring her.",
    getTerms: (setting) => getCheatTerms(setting, { buysSilence: true }), atLeast: [FINDS, ACTS],
  },
  "Cheat with insurance": {
    sentence: "An insurer pays a part of the stake that the agent loses.",
    getTerms: (setting) => getCheatTerms(setting, { isInsured: true }), atLeast: [FINDS, ACTS],
  },
  "Cheat a buyer who never acts": {
    sentence: "The agent picks a buyer who has ordered no dispute in advance and lets findings pass.",
    given: { actingShare: 0 }, getTerms: getCheatTerms,
  },
  "Dispute everything unchecked": {
    sentence: "The buyer disputes every delivery and hopes for a refund, while 12% of the work is poor.",
    given: { poorShare: 0.12 }, getTerms: getBlindDisputeTerms,
    atMost: [{ formatCondition: (share) => `At most ${share} of the work may be poor`, vary: "poorShare" }, REVERSED],
  },
  "Dispute good work": {
    sentence: "The buyer knows that the work is good and disputes it in the hope of a wrong decision.",
    given: { poorShare: 0 }, getTerms: getBlindDisputeTerms,
    atMost: [{
      formatCondition: (share) => `Reviews may fault at most ${share} of good work, even if no appeal mends it`,
      vary: "falseRate", range: [0, 0.9], given: { reversedIfWrong: 0, sharedBlindness: 0 },
    }],
  },
  "Hire oneself": {
    sentence: "One owner of buyer and agent pays the fee, earns points and borrows against them.",
    getTerms: getSelfHiringTerms,
    atMost: [{ formatCondition: (share) => `One hand may own at most ${share} of the validation agents`, vary: "ownReviewers" }],
  },
  "Lose on purpose, insured": {
    sentence: "An insured agent loses a dispute against its own second account and claims its cover.",
    getTerms: (setting) => ({ costs: getAgentStake(setting), brings: setting.rules.creditShare * getAgentStake(setting) }),
  },
  "Lose on purpose, insured in USDC": {
    sentence: "The same, where the cover is fixed in USDC and HYPT falls before the stake is lost.",
    getTerms: (setting) => ({ costs: getAgentStake(setting), brings: setting.rules.creditShare * getStake(setting) }),
    atLeast: [{ formatCondition: (share) => `HYPT must keep at least ${share} of its price`, vary: "hyptPrice" }],
  },
  "Bribe a review and its repeat": {
    sentence: "Somebody pays a validation agent for a false answer, and the one that repeats it for silence.",
    getTerms: (setting) => ({ costs: getReviewBribe(setting), brings: getDecisionWorth(setting, FIRST_DECISIONS) }),
    atLeast: [{ formatCondition: (share) => `HYPT must keep at least ${share} of its price`, vary: "hyptPrice" }],
    atMost: [{ formatCondition: (share) => `At most ${share} of validation agents may help for nothing`, vary: "crookedShare" }],
  },
  "Bribe two of three people": {
    sentence: "Somebody pays two of the people who judge an appeal; only their good name speaks against it.",
    getTerms: (setting) => ({
      costs: getPeopleBribe(setting),
      brings: getDecisionWorth(setting, [...FIRST_DECISIONS, ...FINAL_DECISIONS]),
    }),
    atMost: [{ formatCondition: (share) => `People may judge wrongly in at most ${share} of cases`, vary: "personError", range: [0.01, 0.5] }],
  },
  "Buy a false finding": {
    sentence: "The buyer pays two validation agents to fault good work, so that it costs her nothing.",
    getTerms: (setting) => ({
      costs: 2 * getReviewBribe(setting),
      brings: getDecisionWorth(setting, [["paid", "finding"]], ["buyer"]),
    }),
  },
  "Try 5 versions first": {
    sentence: "The agent tries five poor versions on the programs and delivers the one that passes best.",
    given: { versionsTried: 5 }, getTerms: getCheatTerms,
    atMost: [{ formatCondition: (count) => `At most ${count} versions may be tried`, vary: "versionsTried", range: [1, 60] }],
  },
  "Try 20 versions first": {
    sentence: "The same with twenty versions.",
    given: { versionsTried: 20 }, getTerms: getCheatTerms,
  },
  "Pick work that programs judge badly": {
    sentence: "The agent cheats on a kind of work of which a review finds only 30%.",
    given: { hitRate: 0.3 }, getTerms: getCheatTerms, atLeast: [FINDS],
  },
  "Rig the program of one maker": {
    sentence: "The programs of one maker out of four let the poor work pass, and so do their repeats.",
    given: { makers: 4 }, getTerms: getRiggedTerms,
    atLeast: [{ formatCondition: (count) => `There must be at least ${count} makers of equal size`, vary: "makers", range: [1, 60] }],
  },
  "Set a trap order": {
    sentence: "The buyer orders what reviews fault in 30% of cases though it is good; the agent must refuse.",
    given: { falseRate: 0.3 }, getTerms: (setting) => ({ costs: 0, brings: getGainsByFindings(setting).buyer }),
    atMost: [{
      formatCondition: (share) => `Taking it still pays the agent if reviews fault at most ${share} of such work`,
      vary: "falseRate", range: [0, 0.9],
      getTerms: (setting) => ({ costs: getBestReplies(setting, "good", DISPUTES_FINDINGS).agent, brings: 0 }),
    }],
  },
  "Pay for silence down the chain": {
    sentence: "A sub-agent has delivered poor work and pays the agent that hired it to pass the work on.",
    getTerms: getChainTerms, atLeast: [FINDS],
  },
  "Take three orders, keep the best": {
    sentence: "The agent takes three orders and lets two of them expire, which costs points and no money.",
  },
  "Leave and keep the loan": {
    sentence: "An agent that stops anyway keeps what it has borrowed on its points. The lock that it leaves behind is counted as nothing.",
    getTerms: (setting) => ({ costs: 0, brings: getCredit(setting, setting.assumptions.agentPoints) }),
  },
  "Hold findings back": {
    sentence: "The server that puts transactions in order delays findings until a program is drawn that finds no fault. It fails only where all programs see the same.",
    getTerms: (setting) => getFindingTerms(setting, setting.assumptions.sharedBlindness * setting.assumptions.hitRate),
    atLeast: [FINDS],
  },
  "Deliver what nobody can open": {
    sentence: "One owner of buyer and agent has its own validation agents review a file that cannot be opened.",
    getTerms: (setting) => ({
      costs: Math.min(getFee(setting), getAgentStake(setting)),
      brings: setting.assumptions.ownReviewers * getReviewProfit(setting, 3),
    }),
    atMost: [{ formatCondition: (share) => `One hand may own at most ${share} of the validation agents`, vary: "ownReviewers" }],
  },
  "Hire oneself and judge the appeal": {
    sentence: "One owner of buyer, insured agent and half of the people lets them turn a decision for pay.",
    given: { ownPeople: 0.5 }, getTerms: (setting) => getSelfHiringTerms(setting, true),
    atMost: [{ formatCondition: (share) => `One hand may own at most ${share} of the people who judge`, vary: "ownPeople" }],
  },
  "Write instructions into the reasons": {
    sentence: "The buyer disputes good work with instructions to the program in her reasons, which it obeys, let us say, in 60% of cases.",
    given: { obeyingShare: 0.6 }, getTerms: getInjectionTerms,
    atMost: [{ formatCondition: (share) => `Programs may obey such instructions in at most ${share} of cases`, vary: "obeyingShare" }],
  },
  "Buy the silence of two people": {
    sentence: "The winner of a first decision pays two of the three people to let the time pass, so that it stands. We propose to replace silent people, so that it has to be paid again.",
    getTerms: (setting) => ({
      costs: 2 * (getStake(setting) / 3 - setting.assumptions.personTime),
      brings: getDecisionWorth(setting, UNJUDGED_APPEALS),
    }),
  },
  "Cheat and bribe two people": {
    sentence: "After a finding the agent appeals and pays two of the three people to judge for it.",
    getTerms: (setting) => getFindingTerms(setting, getPoorFinding(setting), getPeopleBribe(setting)), atLeast: [FINDS],
  },
  "Withdraw the file after a first finding": {
    sentence: "The two that review next cannot open it, so the work counts as not delivered. We propose that the first hands on what it has read, and then it fails.",
    getTerms: (setting) =>
      getFindingTerms(
        setting,
        setting.assumptions.hitRate,
        setting.price - getFee(setting) + Math.min(getFee(setting), getAgentStake(setting)),
      ),
    atLeast: [FINDS],
  },
  "Buy the silence of validation agents": {
    sentence: "The agent pays each validation agent that finds a fault as much as its review would bring, for staying silent until another is drawn.",
    getTerms: getSilentReviewsTerms, atLeast: [FINDS],
  },
  "Bribe a review that lazy repeats echo": {
    sentence: "Agents that repeat reviews mostly copy the first answer, and read only as often as makes an unread first answer unprofitable.",
    getTerms: getEchoTerms,
    atMost: [{ formatCondition: (share) => `At most ${share} of work may be poor without intent`, vary: "slipShare", range: [0.0001, 1] }],
  },
  "Set a trap order and sell acceptance": {
    sentence: "The same trap, but after a finding the buyer lets the agent pay for her acceptance what a dispute would cost it.",
    given: { falseRate: 0.3 }, getTerms: (setting) => ({ costs: 0, brings: -getGainsByFindings(setting).agent }),
  },
  "Answer without reviewing": {
    sentence: "A validation agent finds no fault with anything and saves the cost of its program.",
    getTerms: getLazyTerms, atLeast: [{ formatCondition: (share) => `At least ${share} of work must be poor without intent`, vary: "slipShare" }],
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

/** Compares a buyer who disputes all work with one who disputes findings only. */
function getBlindDisputeTerms(setting: Setting): Terms {
  const gain = getBuyerPayoff(setting, DISPUTES_ALL) - getBuyerPayoff(setting, DISPUTES_FINDINGS);
  return { costs: -gain, brings: 0 };
}

function getSelfHiringTerms(setting: Setting, isInsured?: boolean): Terms {
  const brings = getCredit(setting, setting.rules.pointsPerUsdc * setting.price);
  return { costs: brings - getOwnerGain(setting, isInsured), brings };
}

/**
 * Returns the least bribe for one false review, in USDC. Only a repeat exposes it, so the agent that repeats must be paid
 * the lock that it would win.
 */
export function getReviewBribe({ price, rules, assumptions }: Setting): number {
  const { crookedShare, hyptPrice } = assumptions;
  return rules.repeatShare * (1 - crookedShare) * rules.lockInPrices * price * hyptPrice;
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

const FIRST_DECISIONS: readonly [JobEnd, JobEnd][] = [
  ["paid", "finding"],
  ["for agent", "for buyer"],
];
const FINAL_DECISIONS: readonly [JobEnd, JobEnd][] = [
  ["finding, appeal won", "finding, appeal lost"],
  ["for agent, appeal won", "for agent, appeal lost"],
];

/** Ends that an appeal which nobody judges brings about, in place of a successful one. */
const UNJUDGED_APPEALS: readonly [JobEnd, JobEnd][] = [
  ["finding, appeal won", "finding"],
  ["for agent, appeal won", "for agent"],
];

/** The most that one of the sides gains by turning one end into the other. */
function getDecisionWorth(
  setting: Setting,
  turns: readonly [JobEnd, JobEnd][],
  sides: readonly ("buyer" | "agent")[] = ["buyer", "agent"],
): number {
  const ledgers = getLedgers(setting);
  const gains = turns.flatMap(([from, to]) =>
    sides.map((side) => Math.abs(ledgers[from][side] - ledgers[to][side])),
  );
  return Math.max(...gains);
}

/** Returns each side's gain on good work, in USDC, if the buyer disputes findings rather than never acts. */
export function getGainsByFindings(setting: Setting): { buyer: number; agent: number } {
  const acting = getBestReplies(setting, "good", DISPUTES_FINDINGS);
  const idle = getBestReplies(setting, "good", NEVER_ACTS);
  return { buyer: acting.buyer - idle.buyer, agent: acting.agent - idle.agent };
}

/** Compares the loss of an agent that passes on poor work with the most that its sub-agent would pay for that. */
function getChainTerms(setting: Setting): Terms {
  const { finding } = getBestReplies(setting, "poor", DISPUTES_FINDINGS);
  const getSilenceWorth = (job: Setting) => getDecisionWorth(job, [["paid", "finding"]], ["agent"]);
  const subJob = { ...setting, price: getSaving(setting) };
  return { costs: finding * getSilenceWorth(setting), brings: getSilenceWorth(subJob) };
}

/** Compares the lock that an agent may lose if it answers "no fault" unseen with the cost of the review that it saves. */
function getLazyTerms(setting: Setting): Terms {
  const { slipShare, hitRate } = setting.assumptions;
  return { costs: slipShare * hitRate * getReviewBribe(setting), brings: getReviewCost(setting) };
}

function getPoorFinding(setting: Setting): number {
  return getBestReplies(setting, "poor", DISPUTES_FINDINGS).finding;
}

/** Cheating where poor work is found with this chance, and where being found costs the agent so much, in USDC. */
function getFindingTerms(
  setting: Setting,
  finding: number,
  lossIfFound = getDecisionWorth(setting, [["paid", "finding"]], ["agent"]),
): Terms {
  const unseen = getBestReplies(setting, "poor", NEVER_ACTS).agent;
  const good = getBestReplies(setting, "good", DISPUTES_FINDINGS).agent;
  const brings = getSaving(setting);
  return { costs: brings + good - unseen + finding * lossIfFound, brings };
}

/** What a buyer who knows that the work is good loses where a program decides for the agent, and gains where it obeys. */
function getInjectionTerms(setting: Setting): Terms {
  const { obeyingShare } = setting.assumptions;
  return {
    costs: (1 - obeyingShare) * getStake(setting),
    brings: obeyingShare * getGainFromDisputing(setting, "good"),
  };
}

/** The most validation agents in a row whose silence is worth trying to buy. */
const MOST_SILENCED = 20;

/** Cheating where the agent buys as many silences as leave it most. */
function getSilentReviewsTerms(setting: Setting): Terms {
  const { sharedBlindness, hitRate } = setting.assumptions;
  let best = getFindingTerms(setting, getPoorFinding(setting));
  let bribes = 0;
  for (let silenced = 1; silenced <= MOST_SILENCED; silenced += 1) {
    // Each one is paid only if it and all before it have found a fault.
    bribes += getWeightedMean(sharedBlindness, hitRate, hitRate ** silenced) * getPayOfOneReview(setting);
    const found = getWeightedMean(
      sharedBlindness,
      hitRate,
      hitRate ** silenced * getFindingChance(hitRate, 0),
    );
    const terms = getFindingTerms(setting, found);
    if (terms.costs + bribes < best.costs) best = { ...terms, costs: terms.costs + bribes };
  }
  return best;
}

/** What a false review costs to buy if those that repeat read only often enough to keep first reviews honest. */
function getEchoTerms(setting: Setting): Terms {
  const { slipShare, hitRate, hyptPrice } = setting.assumptions;
  const lock = setting.rules.lockInPrices * setting.price * hyptPrice;
  const share = Math.min(setting.rules.repeatShare, getReviewCost(setting) / (slipShare * hitRate * lock));
  return { costs: share * lock, brings: getDecisionWorth(setting, FIRST_DECISIONS) };
}
