/** The protocol in five rounds, each with one rule more. Money is in USDC; shares are in [0, 1]. */
import { getAgentAfterDecision, getEquilibria, getPayoffs, getWorkCost, NEVER_ACTS } from "./best-replies";
import { type Setting, withAssumptions, withRules } from "./setting";

const NO_REVIEWS = { hasReviews: false };
const FIRST_DECISION_ONLY = { ...NO_REVIEWS, hasAppeals: false };

export type Round = ReturnType<typeof getRounds>[number];

/**
 * Returns for each round whether ordering brings the buyer more than not ordering, both sides' gains, the share of work that is
 * poor, and the share of buyers who check the work themselves. Without a judge both shares are 0.
 */
export function getRounds(setting: Setting) {
  return [
    playWithoutJudge(setting, setting.price),
    playWithoutJudge(setting, 0),
    describeEquilibrium(withRules(setting, FIRST_DECISION_ONLY)),
    describeEquilibrium(withRules(setting, NO_REVIEWS)),
    describeEquilibrium(setting),
  ] as const;
}

/** Returns both sides' gains for each choice of the agent if nobody decides disputes. It keeps the prepayment. */
export function getOutcomesWithoutJudge(setting: Setting, prepayment: number) {
  const escrow = withRules(setting, FIRST_DECISION_ONLY);
  const delivered = (["poor", "good"] as const).map((work) => {
    const { buyer, agent } = getPayoffs(escrow, work, NEVER_ACTS);
    return { work, buyer, agent };
  });
  return [{ work: "nothing" as const, buyer: -prepayment, agent: prepayment }, ...delivered];
}

function playWithoutJudge(setting: Setting, prepayment: number) {
  const outcomes = getOutcomesWithoutJudge(setting, prepayment);
  const chosen = outcomes.reduce((best, outcome) => (outcome.agent > best.agent ? outcome : best));
  const isOrdered = chosen.buyer > 0;
  const { buyer, agent } = isOrdered ? chosen : { buyer: 0, agent: 0 };
  return { isOrdered, buyer, agent, poorShare: 0, checkingShare: 0 };
}

/** Describes the equilibrium that is best for the buyer. @throws Error if there is none of one or two plans. */
function describeEquilibrium(setting: Setting) {
  const [first, ...others] = getEquilibria(setting);
  if (!first) throw new Error("No equilibrium of one or two plans was found.");
  const equilibrium = others.reduce((best, other) => (other.buyer > best.buyer ? other : best), first);
  const { buyer, agent, poorShare, plans } = equilibrium;
  const checkingPlans = plans.filter(({ plan }) => plan.withoutFinding === "check");
  const checkingShare = checkingPlans.reduce((sum, { share }) => sum + share, 0);
  return { isOrdered: buyer > 0, buyer, agent, poorShare, checkingShare };
}

/** Changes what a program finds. One that finds little poor work also faults little good work. */
export function withHitRate(setting: Setting, hitRate: number): Setting {
  const falseRate = Math.min(setting.assumptions.falseRate, hitRate / 2);
  return withAssumptions(setting, { hitRate, falseRate });
}

/** Returns the equilibria with and without reviews of every delivery if a program finds the share `hitRate` of poor work. */
export function getCliff(setting: Setting, hitRate: number) {
  const atRate = withHitRate(setting, hitRate);
  return {
    withReviews: describeEquilibrium(atRate),
    withoutReviews: describeEquilibrium(withRules(atRate, NO_REVIEWS)),
  };
}

/** Returns the agent's gain from a bought first decision on poor work. */
export function getGainFromBoughtDecision(setting: Setting): number {
  const gainIfBought = getAgentAfterDecision(setting, "poor", "for agent");
  return gainIfBought - getAgentAfterDecision(setting, "poor", "for buyer");
}

/** Returns the agent's gain after a wrong first decision on good work, less the cost of the work. */
export function getAgentAfterWrongDecision(setting: Setting): number {
  return getAgentAfterDecision(setting, "good", "for buyer") - getWorkCost(setting, "good");
}
