/**
 * The protocol built up one rule a round, and the cliff: how much poor work there is, and what a buyer gets, if reviews
 * find less. A model consistent with the litepaper, not protocol constants.
 *
 * Units: USDC; shares in [0, 1].
 */
import {
  type Equilibrium,
  getBestReplies,
  getEquilibria,
  getWeightedMean,
  NEVER_ACTS,
  type Work,
} from "./best-replies";
import { getLedgers } from "./job-ledger";
import { type ProtocolRules, type Setting, withAssumptions, withRules } from "./setting";

export type Round = {
  name: string;
  /** Whether the buyer orders at all, what each gets if both play well, and what each gets per choice of the agent. */
  isOrdered: boolean;
  buyer: number;
  agent: number;
  /** Share of work that stays poor, and of buyers who check it themselves. 0 where nothing is ordered. */
  poorShare: number;
  checkingShare: number;
};

const FIRST_DECISION_ONLY: Partial<ProtocolRules> = {
  hasReviews: false,
  hasAppeals: false,
  hasJobFee: false,
};
const NO_REVIEWS: Partial<ProtocolRules> = { hasReviews: false, hasJobFee: false };

/** The setting's five rounds, each with one rule more than the one before it. */
export function getRounds(setting: Setting): Round[] {
  return [
    { name: "The buyer pays first", ...playWithoutJudge(setting, setting.price) },
    { name: "Escrow; silence accepts", ...playWithoutJudge(setting, 0) },
    { name: "A first decision", ...describeEquilibrium(withRules(setting, FIRST_DECISION_ONLY)) },
    { name: "Appeals to people", ...describeEquilibrium(withRules(setting, NO_REVIEWS)) },
    { name: "A review of every delivery", ...describeEquilibrium(setting) },
  ];
}

export type Outcome = { work: Work | "nothing"; buyer: number; agent: number };

/** What each choice of the agent brings where nobody decides disputes. Without a delivery it keeps the prepayment. */
export function getOutcomesWithoutJudge(setting: Setting, prepayment: number): Outcome[] {
  const escrow = withRules(setting, FIRST_DECISION_ONLY);
  const delivered = (["poor", "good"] as const).map((work) => {
    const { buyer, agent } = getBestReplies(escrow, work, NEVER_ACTS);
    return { work, buyer, agent };
  });
  return [{ work: "nothing", buyer: -prepayment, agent: prepayment }, ...delivered];
}

function playWithoutJudge(setting: Setting, prepayment: number): Omit<Round, "name"> {
  const outcomes = getOutcomesWithoutJudge(setting, prepayment);
  const chosen = outcomes.reduce((best, outcome) => (outcome.agent > best.agent ? outcome : best));
  const isOrdered = chosen.buyer > 0;
  const { buyer, agent } = isOrdered ? chosen : { buyer: 0, agent: 0 };
  return { isOrdered, buyer, agent, poorShare: 0, checkingShare: 0 };
}

/** The equilibrium of a setting that is best for the buyer. @throws Error if there is none of one or two plans. */
function describeEquilibrium(setting: Setting): Omit<Round, "name"> {
  const [first, ...others] = getEquilibria(setting);
  if (!first) throw new Error("No equilibrium of one or two plans was found.");
  const equilibrium = others.reduce((best, other) => (other.buyer > best.buyer ? other : best), first);
  const { buyer, agent, poorShare } = equilibrium;
  return { isOrdered: buyer > 0, buyer, agent, poorShare, checkingShare: getCheckingShare(equilibrium) };
}

function getCheckingShare({ plans }: Equilibrium): number {
  return plans.reduce((sum, { plan, share }) => sum + (plan.withoutFinding === "check" ? share : 0), 0);
}

/** What buyers and agents come to with reviews of every delivery, and without them, if a review finds so much. */
export function getCliff(setting: Setting, hitRate: number) {
  // A review that finds little also faults little.
  const falseRate = Math.min(setting.assumptions.falseRate, hitRate / 2);
  const atRate = withAssumptions(setting, { hitRate, falseRate });
  return {
    withReviews: describeEquilibrium(atRate),
    withoutReviews: describeEquilibrium(withRules(atRate, NO_REVIEWS)),
  };
}

/** What a first decision leaves the agent, before its work, if the loser appeals where that pays. */
export function getAgentAfterDecision(setting: Setting, work: Work, decision: "for agent" | "for buyer") {
  const ledgers = getLedgers(setting);
  const { hasAppeals } = setting.rules;
  const { reversedIfRight, reversedIfWrong } = setting.assumptions;
  const isRight = (decision === "for agent") === (work === "good");
  const loser = decision === "for agent" ? "buyer" : "agent";
  const getGainAfterAppeal = (side: "buyer" | "agent") =>
    getWeightedMean(
      isRight ? reversedIfRight : reversedIfWrong,
      ledgers[`${decision}, appeal won`][side],
      ledgers[`${decision}, appeal lost`][side],
    );
  const isAppealed = hasAppeals && getGainAfterAppeal(loser) > ledgers[decision][loser];
  return isAppealed ? getGainAfterAppeal("agent") : ledgers[decision].agent;
}

/** What a bought first decision on poor work brings the agent. */
export function getGainFromBoughtDecision(setting: Setting): number {
  return (
    getAgentAfterDecision(setting, "poor", "for agent") - getAgentAfterDecision(setting, "poor", "for buyer")
  );
}

/** What a wrong first decision leaves an agent whose work was good, once that is paid. */
export function getAgentAfterWrongDecision(setting: Setting): number {
  const { ownWorkShare, savingShare } = setting.assumptions;
  return getAgentAfterDecision(setting, "good", "for buyer") - setting.price * (ownWorkShare + savingShare);
}
