/**
 * The known attacks on a job, with their costs, their gains and the limits of the defence. A limit is found by changing
 * one assumption until costs and gains are equal. Money is in USDC; chances and shares are in [0, 1].
 */
import {
  DISPUTES_ALL,
  DISPUTES_FINDINGS,
  getAgentAfterDecision,
  getBuyerPayoff,
  getFindingChance,
  getMargin,
  getPayoffs,
  getReviewChances,
  getWeightedMean,
  NEVER_ACTS,
} from "./best-replies";
import { getHonestJobCost, getMeanClaim, getPremium } from "./job-costs";
import { getLedgers, type JobEnd } from "./job-ledger";
import { getMajorityChance, getOwnerGain, getPayOfReviews, withOwnPeople } from "./owner-gain";
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
  /** The search uses these terms in place of the attack's. */
  getTerms?: GetTerms;
};

/** The attack replaces the assumptions `given` of the setting. */
type AttackRow = readonly [
  sentence: string,
  getTerms: GetTerms,
  limits?: readonly LimitSearch[],
  given?: Partial<Assumptions>,
];

export type Attack = ReturnType<typeof getAttacks>[number];
export type Limit = ReturnType<typeof findAttackLimit>;

/** Returns all attacks with their terms and limits, in the order of their table. */
export function getAttacks(setting: Setting) {
  return attackNames.map((name) => {
    const [sentence, , limits = []]: AttackRow = attackRows[name];
    const found = limits.map(({ vary }) => findAttackLimit(setting, name, vary));
    return { name, sentence, terms: getAttackTerms(setting, name), limits: found };
  });
}

/** Returns how many attacks lose by trying, so that the defence holds, and how many do not. */
export function countAttacks(setting: Setting): { holds: number; fails: number } {
  const holds = attackNames.filter((name) => getAttackTerms(setting, name).margin > 0).length;
  return { holds, fails: attackNames.length - holds };
}

/** Returns the attack's costs, gains and margin in USDC on the setting's job. */
export function getAttackTerms(setting: Setting, name: AttackName): Terms & { margin: number } {
  const [, getTerms, , given = {}]: AttackRow = attackRows[name];
  const { costs, brings } = getTerms(withAssumptions(setting, given), setting);
  return { costs, brings, margin: costs - brings };
}

/** Returns the limit of the defence, whose value is undefined if it always fails. @throws Error if there is none in `vary`. */
export function findAttackLimit(setting: Setting, name: AttackName, vary: keyof Assumptions) {
  const [, getAttack, limits = [], given = {}]: AttackRow = attackRows[name];
  const search = limits.find((limit) => limit.vary === vary);
  if (!search) throw new Error(`"${name}" has no limit in ${vary}.`);
  const { condition, range, isLeast = false, getTerms = getAttack } = search;
  const found = (isLeast ? findLeast : findMost)((value) => {
    const { costs, brings } = getTerms(withAssumptions(setting, { ...given, [vary]: value }), setting);
    return costs - brings;
  }, range);
  const unit: "count" | "share" = vary === "versionsTried" || vary === "makers" ? "count" : "share";
  const value = unit === "count" && found !== undefined ? (isLeast ? Math.ceil : Math.floor)(found) : found;
  return { condition, isLeast, value, assumed: withAssumptions(setting, given).assumptions[vary], unit };
}

// biome-ignore format: a table with one line a limit, and another for terms of its own
const LIMITS = {
  acts: { vary: "actingShare", isLeast: true, condition: "At least {} of buyers must act on a finding" },
  finds: { vary: "hitRate", isLeast: true, condition: "A program must find at least {} of poor work" },
  hypt: { vary: "hyptPrice", isLeast: true, condition: "HYPT must keep at least {} of its price" },
  errors: { vary: "personError", condition: "People may judge wrongly in at most {} of all cases", range: [0.01, 0.5] },
  people: { vary: "ownPeople", condition: "One hand may own at most {} of the people who judge" },
  reversed: { vary: "reversedIfRight", condition: "Appeals may reverse at most {} of right decisions" },
  reviewers: { vary: "ownReviewers", condition: "One hand may own at most {} of the validation agents" },
  obeyed: { vary: "obeyingShare", condition: "Programs may obey such instructions in at most {} of cases" },
  makers: { vary: "makers", isLeast: true, range: [1, 60], condition: "There must be at least {} makers of equal size" },
  tries: { vary: "versionsTried", condition: "At most {} versions may be tried first", range: [1, 60] },
  faultsWithoutAppeals: { vary: "falseRate", range: [0, 0.9], condition: "A program may fault at most {} of good work, even if no appeal mends it",
    getTerms: (setting) => getTermsOfDisputingGoodWork(withAssumptions(setting, { reversedIfWrong: 0, sharedBlindness: 0 })) },
  trapFaults: { vary: "falseRate", range: [0, 0.9], condition: "If no silence is bought, the agent still earns by such work where a program faults at most {} of it",
    getTerms: (setting) => ({ costs: getPayoffs(setting, "good", DISPUTES_FINDINGS).agent, brings: 0 }) },
} as const satisfies Record<string, LimitSearch>;

// biome-ignore format: a table with two lines an attack
const attackRows = {
  "Cheat once": ["The agent delivers poor work to a buyer who checks nothing and disputes what reviews find.",
    getCheatTerms, [LIMITS.finds, LIMITS.acts, { vary: "savingShare", range: [0, 2], condition: "Poor work may save at most {} of the price" }, LIMITS.reversed]],
  "Cheat once while HYPT becomes worthless": ["The agent's stake is worth nothing by the time it is lost.",
    getCheatTerms, [LIMITS.finds], { hyptPrice: 0 }],
  "Cheat where 80% of buyers act": ["Two buyers in ten do nothing after a finding, and the agent cannot tell which ones.",
    getCheatTerms, [LIMITS.finds], { actingShare: 0.8 }],
  "Cheat and buy silence": ["After a finding the agent pays the buyer to accept, as much as a dispute would bring her.",
    getCheatTerms, [LIMITS.finds, LIMITS.acts, LIMITS.tries], { sellingShare: 1 }],
  "Repair only what is found": ["After a finding the agent does the work properly and hands it over outside the job. We count that the buyer keeps her promise to accept.",
    (setting) => getTermsIfFound(setting, getReviewChances(setting, "poor").finding * getSaving(setting)), [LIMITS.finds]],
  "Cheat with insurance": ["An insurer pays a part of the stake that the agent loses.",
    getCheatTerms, [LIMITS.finds, LIMITS.acts], { policiesHeld: 1 }],
  "Cheat a buyer who never acts": ["The agent picks a buyer who has ordered no dispute in advance and lets findings pass.",
    getCheatTerms, [], { actingShare: 0 }],
  "Buy acceptance in advance": ["Before the review the agent pays the buyer for a key that may only accept, as much as findings bring her if 3% of the work is poor. Honest agents gain by that too, so the offer tells her nothing.",
    (setting) => ({ costs: getBuyerPayoff(setting, DISPUTES_FINDINGS) - getBuyerPayoff(setting, NEVER_ACTS), brings: getSaving(setting) }), [], { poorShare: 0.03 }],
  "Try 20 versions first": ["The agent tries twenty poor versions on the programs and delivers the one that passes best.",
    getCheatTerms, [LIMITS.tries], { versionsTried: 20 }],
  "Cheat only if a try passes": ["The agent tries a poor version on three programs first, delivers it if all three pass it, and does good work otherwise. The costs and gains are those of a job on which they pass it.",
    (setting) => getTermsIfFound(setting, getFindingChanceIfPassed(setting) * getLossIfFound(setting)), [LIMITS.finds]],
  "Pick work that programs judge badly": ["The agent cheats on a kind of work of which a program finds only 30%.",
    getCheatTerms, [LIMITS.finds], { hitRate: 0.3 }],
  "Rig the program of one maker": ["The programs of one maker out of four let the poor work pass, and so do their repeats. We count each of the three programs as that maker’s in a quarter of cases.",
    getCheatTerms, [LIMITS.makers], { makers: 4 }],
  "Rig a program and buy silence": ["The programs of one maker out of four are rigged, and after a finding of another program the agent pays the buyer to accept.",
    getCheatTerms, [LIMITS.makers, LIMITS.finds], { makers: 4, sellingShare: 1 }],
  "Try three versions and buy silence where 80% act": ["The agent tries three poor versions on the programs, delivers the one that passes best, and after a finding pays the buyer to accept. Two buyers in ten would do nothing anyway.",
    getCheatTerms, [LIMITS.finds, LIMITS.acts], { versionsTried: 3, actingShare: 0.8, sellingShare: 1 }],
  "Hold findings back": ["The server that puts transactions in order delays findings until a program is drawn that finds no fault. That is useless only where all programs see the same.",
    (setting) => getTermsIfFound(setting, setting.assumptions.sharedBlindness * setting.assumptions.hitRate * getLossIfFound(setting)), [LIMITS.finds]],
  "Buy the silence of validation agents": ["The agent runs the programs. If they differ, it pays each validation agent that would find a fault as much as its review would bring, for staying silent until one is drawn that finds none.",
    (setting) => getTermsIfFound(setting, getLossIfSilenced(setting)), [LIMITS.finds]],
  "Withdraw the file after a first finding": ["The agent runs the programs. If the two that review next would agree, it lets them open nothing, and the work counts as not delivered. We propose that the first hands the files on, which prevents this.",
    (setting) => getTermsIfFound(setting, getReviewChances(setting, "poor").finding * (setting.price - getFee(setting) + getCostOfUnreadable(setting))), [LIMITS.finds]],
  "Cheat and bribe two people": ["After a finding the agent appeals and pays two of the three people to judge for it.",
    (setting) => getTermsIfFound(setting, getReviewChances(setting, "poor").finding * getPeopleBribe(setting, true)), [LIMITS.finds]],
  "Threaten to bribe two people": ["After a finding the buyer accepts, because in a dispute the agent would appeal and gain by bribing two of the three people. The threat is enough, so nobody is paid.",
    (setting) => (getPeopleBribe(setting, true) < getLossIfFound(setting) ? { costs: 0, brings: getSaving(setting) } : getCheatTerms(setting)), [LIMITS.errors]],
  "Pay for silence down the chain": ["The hired agent has delivered poor work and pays the agent that hired it to pass the work on, which then does nothing against a finding.",
    (setting) => ({ costs: getReviewChances(setting, "poor").finding * getLossIfFound(setting), brings: getLossIfFound({ ...setting, price: getSaving(setting) }) }), [LIMITS.finds]],
  "Dispute everything unchecked": ["The buyer disputes every delivery and hopes for a refund, while 12% of the work is poor.",
    (setting) => ({ costs: getBuyerPayoff(setting, DISPUTES_FINDINGS) - getBuyerPayoff(setting, DISPUTES_ALL), brings: 0 }), [{ vary: "poorShare", condition: "At most {} of the work may be poor" }, LIMITS.reversed], { poorShare: 0.12 }],
  "Dispute good work": ["The buyer knows that the work is good and disputes it. After a decision for her she sells her acceptance for what the dispute would cost the agent.",
    (setting) => getTermsOfDisputingGoodWork(setting), [LIMITS.faultsWithoutAppeals]],
  "Set a trap order": ["The buyer orders what a program faults in 30% of cases though it is good, and after a finding sells her acceptance for what a dispute would cost the agent.",
    (setting) => ({ costs: 0, brings: getHonestJobCost(setting).agentLosesByFindings }), [LIMITS.trapFaults], { falseRate: 0.3 }],
  "Set a trap order and buy silence": ["The buyer orders what a program faults in 10% of cases though it is good. Where programs differ, she disputes and pays each validation agent that would find no fault for staying silent, until one finds a fault. She then sells her acceptance.",
    (setting) => ({ costs: getSilencePayUntil(setting, setting.assumptions.falseRate), brings: getPriceOfAcceptance(setting) }), [{ vary: "falseRate", condition: "A program may fault at most {} of such work" }], { falseRate: 0.1 }],
  "Write instructions into the reasons": ["The buyer disputes good work with instructions to the program in her reasons, which it obeys, let us say, in 60% of cases. She then sells her acceptance, as above.",
    (setting) => getTermsOfDisputingGoodWork(setting, setting.assumptions.obeyingShare), [LIMITS.obeyed], { obeyingShare: 0.6 }],
  "Write instructions and buy silence": ["Programs obey such instructions in 10% of cases, let us say, and the buyer pays each validation agent whose program does not for staying silent, until one obeys.",
    (setting) => ({ costs: getSilencePayUntil(setting, setting.assumptions.obeyingShare), brings: getPriceOfAcceptance(setting) }), [LIMITS.obeyed], { obeyingShare: 0.1 }],
  "Rig a program against good work": ["The programs of one maker out of four fault good work that has a mark. The buyer disputes such work, pays each validation agent with another program for staying silent, and then sells her acceptance.",
    (setting) => ({ costs: getSilencePayUntil(setting, 1 / setting.assumptions.makers), brings: getPriceOfAcceptance(setting) }), [LIMITS.makers], { makers: 4 }],
  "Dispute good work and buy every silence": ["Where programs differ over ordinary good work, the buyer disputes it and pays each validation agent for staying silent, until one finds a fault. She threatens to buy the silence of two people as well, so that no appeal helps, and sells her acceptance.",
    (setting) => ({ costs: getSilencePayUntil(setting, setting.assumptions.falseRate), brings: getLossIfFound(setting) }), [{ vary: "falseRate", condition: "A program may fault at most {} of good work" }]],
  "Own people and dispute good work": ["The buyer owns 40% of the people who judge, disputes good work and appeals. In 35% of cases two of the three people are hers. If we counted their pay, she would need to own fewer.",
    (setting) => getTermsOfDisputingGoodWork(setting), [LIMITS.people], { ownPeople: 0.4 }],
  "Own people, cheat and buy silence": ["The agent’s owner has 25% of the people who judge, so that the agent may win an appeal, and after a finding pays the buyer to accept.",
    (setting) => getCheatTerms(withOwnPeople(setting)), [LIMITS.people], { ownPeople: 0.25, sellingShare: 1 }],
  "Hire oneself": ["One owner of buyer and agent pays the fee, earns points and borrows against them. Its own validation agents answer without running a program.",
    getSelfHiringTerms, [LIMITS.reviewers]],
  "Hire oneself and judge the appeal": ["One owner of buyer, insured agent and half of the people lets them turn a decision for pay.",
    getSelfHiringTerms, [LIMITS.people], { ownPeople: 0.5, policiesHeld: 1 }],
  "Deliver what nobody can open": ["One owner of buyer and agent has its own validation agents review a file that cannot be opened.",
    (setting) => ({ costs: getCostOfUnreadable(setting), brings: setting.assumptions.ownReviewers * getPayOfReviews(setting, 3) }), [LIMITS.reviewers]],
  "Lose on purpose, insured": ["An insured agent loses a dispute against its own second account and claims its cover, which is fixed in USDC. Paid in HYPT, it falls with the stake.",
    (setting) => ({ costs: getAgentStake(setting), brings: setting.rules.creditShare * getStake(setting) }), [LIMITS.hypt]],
  "Take hard orders, insured": ["An agent that does hard work anyway, of which a program faults 30% though it is good, takes out a policy. The cost is the policy’s price, which expects usual work. To take such work for the policy’s sake does not pay, because it earns far less.",
    (setting, usual) => ({ costs: getPremium(usual), brings: getMeanClaim(setting) }), [{ vary: "falseRate", condition: "A program may fault at most {} of such work" }], { falseRate: 0.3 }],
  "Leave and keep the loan": ["An agent that stops anyway keeps what it has borrowed on its points. The lock that it leaves behind is counted as nothing.",
    (setting) => ({ costs: 0, brings: getCredit(setting, setting.assumptions.agentPoints) })],
  "Take three orders, keep the best": ["The agent takes three orders, as many as its lock covers, and only then learns what each costs it. It does the cheapest and lets two expire, which takes points and no money. Good work costs up to a fifth of the price more or less than usual.",
    // The least of three numbers that are spread evenly over [−1, 1] is −1/2 on average.
    ({ price, assumptions }) => ({ costs: 0, brings: (assumptions.costSpread * price) / 2 })],
  "Bribe a review and its repeat": ["Somebody pays a validation agent for a false answer on one job, and the one that repeats it for silence. A lock backs at most six reviews at a time, because seven bribes at once would pay. We count that the nine who decide on a repeat are honest.",
    (setting) => ({ costs: getReviewBribe(setting), brings: getDecisionWorth(setting, "for agent", "for buyer") }), [LIMITS.hypt, { vary: "crookedShare", condition: "At most {} of validation agents may help for nothing" }]],
  "Bribe the nine who decide on a repeat": ["Somebody buys a false answer. If it is repeated, five of the nine are paid as much as a review brings to back it, so that the answer risks nothing. If they risk locks, a promise is enough: whoever backs it and is outvoted gets its loss back. Then all back it, and nobody has to be paid.",
    // The promise is that of Buterin 2015, “The P + epsilon Attack”: https://blog.ethereum.org/2015/01/28/p-epsilon-attack.
    (setting) => ({ costs: 5 * setting.rules.repeatShare * getPayOfOneReview(setting), brings: getDecisionWorth(setting, "for agent", "for buyer") })],
  "Bribe a review that lazy repeats echo": ["Agents that repeat reviews mostly copy the first answer. They read the work only so often that giving a first answer without reading does not pay.",
    // An unread first answer costs the lock only if the repeat is read and the work is poor.
    (setting) => ({ costs: Math.min(getReviewBribe(setting), getReviewCost(setting) / getFaultShare(setting)), brings: getDecisionWorth(setting, "for agent", "for buyer") }), [{ vary: "slipShare", range: [0.0001, 1], condition: "At most {} of work may be poor without intent" }]],
  "Answer without reviewing": ["A validation agent finds no fault with anything and saves the cost of its program.",
    (setting) => ({ costs: getFaultShare(setting) * getReviewBribe(setting), brings: getReviewCost(setting) }), [{ vary: "slipShare", isLeast: true, condition: "At least {} of work must be poor without intent" }]],
  "Buy a false finding": ["The buyer pays two validation agents to fault good work, so that it costs her nothing. The nine are counted as honest here too.",
    (setting) => ({ costs: 2 * getReviewBribe(setting), brings: setting.price })],
  "Call good work unreadable": ["The buyer owns 20% of the validation agents. If two of the three are hers, she keeps the work and gets the price back. We propose that deliveries are stored where anybody can later check that they could be opened. How they stay private is not decided.",
    (setting) => ({ costs: 0, brings: getMajorityChance(setting.assumptions.ownReviewers) * setting.price }), [], { ownReviewers: 0.2 }],
  "Bribe two of three people": ["Somebody pays two of the people who judge an appeal, in a case that honest people often get wrong too. We count that judging wrongly costs a seat in the end, which is not decided.",
    (setting) => ({ costs: getPeopleBribe(setting, false), brings: getDecisionWorth(setting, "for agent, appeal won", "for agent, appeal lost") }), [LIMITS.errors]],
  "Buy the silence of two people": ["The winner of a first decision pays two of the three people to let the time pass, so that it stands. If silent people could be replaced in time, it would have to be paid again.",
    (setting) => ({ costs: 2 * (getStake(setting) / 3 - setting.assumptions.personTime), brings: getDecisionWorth(setting, "for agent, appeal won", "for agent") })],
} as const satisfies Readonly<Record<string, AttackRow>>;

export type AttackName = keyof typeof attackRows;

const attackNames = Object.keys(attackRows) as AttackName[];

function getCheatTerms(setting: Setting): Terms {
  const brings = getSaving(setting);
  return { costs: brings + getMargin(setting), brings };
}

function getSaving({ price, assumptions }: Setting): number {
  return price * assumptions.savingShare;
}

/** Returns the terms of cheating if findings and what is paid to avoid them cost the agent `expectedLoss` on average. */
function getTermsIfFound(setting: Setting, expectedLoss: number): Terms {
  const unseen = getPayoffs(setting, "poor", NEVER_ACTS).agent;
  const good = getPayoffs(setting, "good", DISPUTES_FINDINGS).agent;
  const brings = getSaving(setting);
  return { costs: brings + good - unseen + expectedLoss, brings };
}

function getLossIfFound(setting: Setting): number {
  const { paid, finding } = getLedgers(setting);
  return paid.agent - finding.agent;
}

/** Returns what the reviews of a file that cannot be opened cost the agent. */
function getCostOfUnreadable(setting: Setting): number {
  return Math.min(getFee(setting), getAgentStake(setting));
}

/** Returns the share of deliveries that are poor without intent and found by a review. */
function getFaultShare({ assumptions }: Setting): number {
  return assumptions.slipShare * assumptions.hitRate;
}

/** Returns the chance of a finding on poor work that three programs have passed: none where all programs see the same. */
function getFindingChanceIfPassed({ assumptions: { sharedBlindness, hitRate } }: Setting): number {
  const oddsOfAlike = sharedBlindness / ((1 - sharedBlindness) * (1 - hitRate) ** 2);
  return getFindingChance(hitRate, 0) / (1 + oddsOfAlike);
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
  const won = getWeightedMean(ownMajority, 1, reversedIfRight);
  const stake = getStake(setting);
  const appealed = { costs: (1 - won) * 2 * stake, brings: won * setting.price };
  const afterLoss = appealed.brings - appealed.costs > -stake ? appealed : { costs: stake, brings: 0 };
  return {
    costs: (1 - decidedForBuyer) * afterLoss.costs,
    brings: getWeightedMean(decidedForBuyer, getPriceOfAcceptance(game), afterLoss.brings),
  };
}

/** Returns what the agent loses if a decision for the buyer on good work is not withdrawn: the most that it pays for her acceptance. */
function getPriceOfAcceptance(setting: Setting): number {
  return getLedgers(setting).paid.agent - getAgentAfterDecision(setting, "good", "for buyer");
}

function getSelfHiringTerms(setting: Setting): Terms {
  const brings = getCredit(setting, setting.rules.pointsPerUsdc * setting.price);
  return { costs: brings - getOwnerGain(setting), brings };
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

/**
 * Returns the least bribe for two of three people, in USDC, by whether the first decision is right. A false judgment raises a
 * person's chance of being found wrong from e to 1 − e, which costs the pay of the 1/personError cases that an honest person
 * expects, as in Becker and Stigler 1974 (Journal of Legal Studies 3, 1–18), and saves the time for this case. Most of three
 * err with chance 3e/2 at most, so e is at least two thirds of the share of such appeals that are judged wrongly.
 */
export function getPeopleBribe(setting: Setting, isDecisionRight: boolean): number {
  const { personError, personTime, reversedIfRight, reversedIfWrong } = setting.assumptions;
  const judgedWrongly = isDecisionRight ? reversedIfRight : 1 - reversedIfWrong;
  const errorInCase = Math.max(personError, (2 / 3) * judgedWrongly);
  const earnedPerCase = getStake(setting) / 3 - personTime;
  return 2 * Math.max(0, ((1 - 2 * errorInCase) / personError) * earnedPerCase - personTime);
}

/** Returns the most that one of the sides gains if a job ends in the one way and not in the other, in USDC. */
function getDecisionWorth(setting: Setting, end: JobEnd, otherEnd: JobEnd): number {
  const { [end]: ledger, [otherEnd]: otherLedger } = getLedgers(setting);
  return Math.max(Math.abs(ledger.buyer - otherLedger.buyer), Math.abs(ledger.agent - otherLedger.agent));
}
