/**
 * What buyer, agent, people and review pool have gained or lost at each end of a job. The tests play every end with the
 * state table of job-states.ts and find the same. A model consistent with the litepaper, not protocol constants.
 *
 * Units: USDC.
 */
import { getAgentStake, getFee, getStake, type Setting } from "./setting";

/** How a first decision came about: by the review's finding, or for one side by a new review. */
type Decision = "finding" | "for agent" | "for buyer";

/** An end of a delivered job; the loser of a decision may have appealed. */
export type JobEnd = "paid" | Decision | `${Decision}, appeal ${"won" | "lost"}`;

/** Gains of the parties, of the pool that pays for reviews, and what is burned; they add up to zero. */
export type Ledger = { buyer: number; agent: number; people: number; reviewPool: number; burned: number };

/** Ends that are lost for the agent: its stake goes, and an insurer pays. */
export const LOST_BY_AGENT: ReadonlySet<JobEnd> = new Set([
  "finding",
  "finding, appeal lost",
  "for buyer",
  "for buyer, appeal lost",
  "for agent, appeal won",
]);

/**
 * The ledger of every end. The loser's stake pays for a new review, or the people if an appeal succeeded, and the rest
 * is burned. If the agent's stake has fallen below the people's pay, the review pool pays what is missing.
 */
export function getLedgers(setting: Setting): Record<JobEnd, Ledger> {
  const { price, rules } = setting;
  const fee = getFee(setting);
  const jobFee = rules.hasJobFee ? fee : 0;
  const stake = getStake(setting);
  const agentStake = getAgentStake(setting);

  const paid = withBurned({ buyer: -price, agent: price - jobFee, people: 0, reviewPool: jobFee });
  const agentLoses = { buyer: 0, agent: -agentStake, people: 0, reviewPool: Math.min(fee, agentStake) };
  const buyerLoses = { ...paid, buyer: -price - stake, reviewPool: jobFee + Math.min(fee, stake) };
  const agentWinsAppeal = withBurned({ ...paid, buyer: -price - stake, people: stake });
  const agentLosesAppeal = withBurned({ ...agentLoses, agent: -agentStake - stake, people: stake });
  return {
    paid,
    finding: withBurned(agentLoses),
    "finding, appeal won": agentWinsAppeal,
    "finding, appeal lost": agentLosesAppeal,
    "for buyer": withBurned(agentLoses),
    "for buyer, appeal won": agentWinsAppeal,
    "for buyer, appeal lost": agentLosesAppeal,
    "for agent": withBurned(buyerLoses),
    "for agent, appeal won": withBurned({
      buyer: 0,
      agent: -agentStake,
      people: stake,
      reviewPool: Math.min(0, agentStake - stake),
    }),
    "for agent, appeal lost": withBurned({ ...buyerLoses, buyer: -price - 2 * stake, people: stake }),
  };
}

function withBurned({ buyer, agent, people, reviewPool }: Omit<Ledger, "burned">): Ledger {
  return { buyer, agent, people, reviewPool, burned: -(buyer + agent + people + reviewPool) };
}
