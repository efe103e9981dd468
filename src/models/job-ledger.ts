import { getAgentStake, getFee, getStake, type Setting } from "./setting";

/** A first decision: the review's finding, or that of a new review after a dispute. */
export type Decision = "finding" | "for agent" | "for buyer";

/** An end of a delivered job. The loser of a decision may have appealed. */
export type JobEnd = "paid" | Decision | `${Decision}, appeal ${"won" | "lost"}`;

/** The gain of each account at the end of a job, in USDC. They add up to zero. */
export type Ledger = { buyer: number; agent: number; people: number; reviewPool: number; burned: number };

/** At these ends the agent loses its stake, and an insurer pays. */
export const LOST_BY_AGENT: ReadonlySet<JobEnd> = new Set([
  "finding",
  "finding, appeal lost",
  "for buyer",
  "for buyer, appeal lost",
  "for agent, appeal won",
]);

/**
 * Returns the ledger of every end, which a test compares with `jobTransitions`. The loser's stake pays for a new review,
 * or for the people if an appeal succeeded, and the rest is burned. If HYPT has fallen, the review pool adds to their pay.
 */
export function getLedgers(setting: Setting): Record<JobEnd, Ledger> {
  const { price, rules } = setting;
  const fee = getFee(setting);
  const jobFee = rules.hasReviews ? fee : 0;
  const stake = getStake(setting);
  const agentStake = getAgentStake(setting);

  const paid = withBurned({ buyer: -price, agent: price - jobFee, people: 0, reviewPool: jobFee });
  const agentLoses = { buyer: 0, agent: -agentStake, people: 0, reviewPool: Math.min(fee, agentStake) };
  const buyerLoses = { ...paid, buyer: -price - stake, reviewPool: jobFee + Math.min(fee, stake) };
  const agentWinsAppeal = withBurned({ ...paid, buyer: -price - stake, people: stake });
  const agentLosesAppeal = withBurned({ ...agentLoses, agent: -agentStake - stake, people: stake });
  const poolGain = Math.min(0, agentStake - stake);
  const buyerWinsAppeal = withBurned({ ...agentLoses, people: stake, reviewPool: poolGain });
  return {
    paid,
    finding: withBurned(agentLoses),
    "finding, appeal won": agentWinsAppeal,
    "finding, appeal lost": agentLosesAppeal,
    "for buyer": withBurned(agentLoses),
    "for buyer, appeal won": agentWinsAppeal,
    "for buyer, appeal lost": agentLosesAppeal,
    "for agent": withBurned(buyerLoses),
    "for agent, appeal won": buyerWinsAppeal,
    "for agent, appeal lost": withBurned({ ...buyerLoses, buyer: -price - 2 * stake, people: stake }),
  };
}

/** Adds what is burned: all that nobody has gained. */
function withBurned({ buyer, agent, people, reviewPool }: Omit<Ledger, "burned">): Ledger {
  return { buyer, agent, people, reviewPool, burned: -(buyer + agent + people + reviewPool) };
}
