/**
 * When cheating does not pay, given that a buyer may not look, that a first ruling may be wrong, and that its loser may
 * appeal. A model consistent with the litepaper, not protocol constants; for risk-neutral parties who know the odds.
 *
 * Units: amounts in one currency; probabilities in [0, 1].
 */

/** How disputes go. First rulings and their reversal stand apart, since the loser of a first ruling chooses to appeal. */
export type Rulings = {
  /** q_b, the chance that the buyer looks in time, and then disputes: bad work, and in the worst case good work too. */
  look: number;
  /** q_t, the chance that the first ruling finds bad work out. */
  hit: number;
  /** q_f, the chance that the first ruling goes against good work. */
  error: number;
  /** q_w and q_r, the chances that an appeal reverses a wrong first ruling and a right one. */
  reversal: { wrong: number; right: number };
  /** q*, the chance of reversal from which on each side appeals. */
  threshold: { buyer: number; agent: number };
};

/** What a dispute over the agent's work comes to, as chances of each end before anybody disputes. */
export type Ends = {
  /** The first ruling goes against the agent, and it does not appeal: it pays f1. */
  atOnce: number;
  /** The first ruling goes for the agent, and the buyer's appeal reverses it: the agent pays f1 + f2. */
  onBuyersAppeal: number;
  /** The agent appeals and fails: it pays f1 + f2 and its deposit. */
  onOwnAppeal: number;
  /** π or π0, the chance that the work ends in a lost dispute: the sum of the three. */
  lost: number;
};

/** How bad work ends, and how good work does. */
export function endsOf(work: "bad" | "good", rulings: Rulings): Ends {
  const { look, hit, error, threshold } = rulings;
  const { right, wrong } = rulings.reversal;
  const [against, agentWins, buyerWins] = work === "bad" ? [hit, right, wrong] : [error, wrong, right];
  const agentAppeals = agentWins > threshold.agent;
  const buyerAppeals = buyerWins > threshold.buyer;
  const atOnce = agentAppeals ? 0 : look * against;
  const onOwnAppeal = agentAppeals ? look * against * (1 - agentWins) : 0;
  const onBuyersAppeal = buyerAppeals ? look * (1 - against) * buyerWins : 0;
  return { atOnce, onBuyersAppeal, onOwnAppeal, lost: atOnce + onBuyersAppeal + onOwnAppeal };
}

/** What a dispute moves. */
export type Stakes = {
  /** P, which goes back to the buyer of lost work. */
  payment: number;
  /** σ. */
  slash: number;
  /** v·ΔR, what the reputation that is lost was worth. */
  reputationLost: number;
  /** f1 and f2. */
  validationFee: number;
  appealFee: number;
  /** D, forfeited by an agent whose own appeal fails. */
  deposit: number;
};

/** Λ, what a lost dispute costs an agent: P + f + σ + v·ΔR, with the fees f of the stages that it went through. */
export function costOfLosing({ payment, slash, reputationLost }: Stakes, fees: number): number {
  return payment + fees + slash + reputationLost;
}

/** What work of one kind costs an agent on average in lost disputes. */
export function expectedCost(ends: Ends, stakes: Stakes): number {
  const { validationFee, appealFee, deposit } = stakes;
  const atOnce = costOfLosing(stakes, validationFee);
  const appealed = costOfLosing(stakes, validationFee + appealFee);
  return ends.atOnce * atOnce + ends.onBuyersAppeal * appealed + ends.onOwnAppeal * (appealed + deposit);
}

export type Deterrence = {
  /** What bad work costs on average in lost disputes, and what good work does. */
  bad: number;
  good: number;
  /** Saving up to which an agent that goes on prefers good work: the difference. */
  staying: number;
  /** Saving up to which an agent that would leave with it does, which gives up its name and all its reputation. */
  leaving: number;
};

/**
 * The saving up to which bad work does not pay. An agent that stays loses v·ΔR with a lost dispute; one that leaves gives
 * up all of its effective reputation R, worth v·R, and n·p_H if it means to come back. Both are compared with good work by
 * an agent that stays.
 */
export function deterrence(
  rulings: Rulings,
  stakes: Stakes,
  { replacementBurn, rents }: { replacementBurn: number; rents: number },
): Deterrence {
  const [ifBad, ifGood] = [endsOf("bad", rulings), endsOf("good", rulings)];
  const [bad, good] = [expectedCost(ifBad, stakes), expectedCost(ifGood, stakes)];
  const leaving = expectedCost(ifBad, { ...stakes, reputationLost: 0 }) + replacementBurn + rents - good;
  return { bad, good, staying: bad - good, leaving };
}
