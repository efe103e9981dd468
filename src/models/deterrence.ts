/**
 * When cheating does not pay, given that a buyer may not check, that a first ruling may be wrong, and that its loser may
 * appeal. A model consistent with the litepaper, not protocol constants; for risk-neutral parties who know the odds.
 *
 * Units: amounts in one currency; probabilities in [0, 1].
 */

/** How disputes go. First rulings and reversals stand apart, since the loser of a first ruling chooses whether to appeal. */
export type Rulings = {
  /** q_b, the chance that the buyer checks in time, and then disputes: bad work, and in the worst case good work too. */
  check: number;
  /** q_t, the chance that the first ruling finds bad work out. */
  hit: number;
  /** q_f, the chance that the first ruling goes against good work. */
  error: number;
  /** q_w and q_r, the chances that an appeal reverses a wrong first ruling and a right one. */
  reversal: { wrong: number; right: number };
  /** q*, the chance of reversal above which each side appeals. */
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
  const { check, hit, error, threshold } = rulings;
  const { right, wrong } = rulings.reversal;
  const [against, agentWins, buyerWins] = work === "bad" ? [hit, right, wrong] : [error, wrong, right];
  const agentAppeals = agentWins > threshold.agent;
  const buyerAppeals = buyerWins > threshold.buyer;
  const atOnce = agentAppeals ? 0 : check * against;
  const onOwnAppeal = agentAppeals ? check * against * (1 - agentWins) : 0;
  const onBuyersAppeal = buyerAppeals ? check * (1 - against) * buyerWins : 0;
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
function expectedCost(ends: Ends, stakes: Stakes): number {
  const { validationFee, appealFee, deposit } = stakes;
  const atOnce = costOfLosing(stakes, validationFee);
  const appealed = costOfLosing(stakes, validationFee + appealFee);
  return ends.atOnce * atOnce + ends.onBuyersAppeal * appealed + ends.onOwnAppeal * (appealed + deposit);
}

export type Deterrence = {
  /** What bad work costs on average in lost disputes. */
  bad: number;
  /** What it costs beyond good work: the saving up to which an agent that goes on prefers good work. */
  staying: number;
};

/** The saving up to which bad work does not pay. */
export function deterrence(rulings: Rulings, stakes: Stakes): Deterrence {
  const bad = expectedCost(endsOf("bad", rulings), stakes);
  const good = expectedCost(endsOf("good", rulings), stakes);
  return { bad, staying: bad - good };
}
