/**
 * Three attacks on each paper's rules, carried out in numbers. Each says what it costs the attacker, what it brings, and
 * the value of one parameter at which it stops paying. Models consistent with the litepapers, not protocol constants.
 *
 * Units: amounts in one currency, times in any one unit, rates per that unit.
 */
import { type Curve, graduationPool, swapOut } from "./bonding-curve";
import { deterrentFee } from "./dispute";
import { within } from "./ranges";
import { awardFor, worthOfAward } from "./reputation";
import { deterrentPenalty, largestBribeRefused } from "./sampling";

/** An attack pays while its gain exceeds its cost. */
export type Attack = {
  cost: number;
  gain: number;
  /** Where cost and gain meet: the value of the parameter that the attack's function names. */
  stopsAt: number;
};

/**
 * Proof of Performance: a buyer disputes good work, hoping to have it for nothing. It wins with the chance q_f of a wrong
 * ruling: gain q_f·P, cost (1 − q_f)·f1.
 * `stopsAt`: f1 = P·q_f/(1 − q_f).
 */
export function disputeForFreeWork(terms: {
  payment: number;
  validationFee: number;
  chanceOfError: number;
}): Attack {
  return {
    cost: (1 - terms.chanceOfError) * terms.validationFee,
    gain: terms.chanceOfError * terms.payment,
    stopsAt: deterrentFee(terms.payment, terms.chanceOfError),
  };
}

/** One job that an agent buys from itself and accepts. */
export type WashJob = {
  /** P > 0, which comes back, less the fee. */
  payment: number;
  /** ε, points for each unit of payment. */
  perPayment: number;
  vestingDuration: number;
  /** What is kept of the payment when a job is accepted, as a share of it; the litepaper names no such fee. */
  acceptanceFee: number;
  /** Gas, and the time for which the payment is tied up. */
  overhead: number;
};

/**
 * Proof of Performance: reputation made by jobs between two identities of one owner. The award of such a job, ε·P, is
 * worth v·ε·P·(1 − e^(−ρτ))/(ρτ) to someone who believes in it.
 * `stopsAt`: the acceptance fee, as a share of P; negative if the overhead alone is enough.
 */
export function makeReputationByWashing(
  job: WashJob,
  believed: { worthOfPoint: number; discountRate: number },
): Attack {
  const award = awardFor(job.payment, job.perPayment);
  const gain = worthOfAward(award, { ...believed, vestingDuration: job.vestingDuration });
  return { cost: costOfWashing(job), gain, stopsAt: (gain - job.overhead) / job.payment };
}

/** What a point costs that is made by washing, of a job that counts so many. */
export function priceOfWashedPoint(job: WashJob, points: number): number {
  return costOfWashing(job) / points;
}

/**
 * Proof of Performance: an agent buys the first ruling over bad work that the validator has found out. The bribe must
 * exceed ρ_s·d_s·Z; the ruling is worth what a found cheat loses on average, less what one loses whose ruling was
 * bought: Λ − q_w·(Λ + f2), where the buyer appeals a wrong ruling and a cheat that is found out gives in.
 * `stopsAt`: the penalty Z = that worth/(ρ_s·d_s).
 */
export function bribeValidator(terms: {
  /** What a cheat loses on average after an honest ruling, and after one that it has bought. */
  found: number;
  bought: number;
  samplingRate: number;
  detectionRate: number;
  penalty: number;
}): Attack {
  const { samplingRate, detectionRate, penalty } = terms;
  const gain = terms.found - terms.bought;
  return {
    cost: largestBribeRefused(samplingRate, detectionRate, penalty),
    gain,
    stopsAt: deterrentPenalty(samplingRate, detectionRate, gain),
  };
}

/**
 * ERC4337A: a stolen key spends what is left of its budget before it ends or its revocation takes effect, whichever is
 * first; a thief that is too late takes nothing.
 * `stopsAt`: the budget left that just pays for the theft and the gas.
 */
export function drainStolenKey(key: {
  left: number;
  /** When the thief can spend. */
  at: number;
  end: number;
  /** When the revocation takes effect: signed, and forced past a sequencer that withholds it. */
  revokedFrom: number;
  theft: number;
  gas: number;
}): Attack {
  const cost = key.theft + key.gas;
  const inTime = key.at < Math.min(key.end, key.revokedFrom);
  return { cost, gain: inTime ? key.left : 0, stopsAt: cost };
}

/**
 * ERC4337A: a key that can answer ERC-1271's `isValidSignature` signs a payment that a third contract draws from an older
 * approval. No UserOperation is made, so no counter moves, and the key's budget does not bound the gain.
 * `stopsAt`: the allowance that just pays for the theft; 0 allowance where the key may sign nothing for others.
 */
export function signPastTheCounter(allowance: number, theft: number): Attack {
  return { cost: theft, gain: allowance, stopsAt: theft };
}

/**
 * Agentic Finance: a fresh agent and a friendly buyer stage a lost dispute for the payout of one policy or more. They lose
 * the fees, and nothing of the slash while all of it goes to the buyer. Premiums are spent by then.
 * `stopsAt`: the share of the slash that must leave the pair; above 1 no share is enough, as with two policies whose
 * payouts exceed the slash.
 */
export function stageLostDispute(terms: {
  paid: number;
  policies: number;
  fees: number;
  slash: number;
}): Attack {
  const gain = terms.policies * terms.paid;
  return { cost: terms.fees, gain, stopsAt: (gain - terms.fees) / terms.slash };
}

/**
 * Agentic Finance: an identity washes itself a reputation, borrows on it and defaults. Its reputation earns nothing, so
 * what it loses is the burn, the lock that can be seized, and the price of the wash jobs.
 * `stopsAt`: the acceptance fee, as a share of P, at which a further wash job costs as much as the credit that it brings.
 */
export function washAndDefault(
  job: WashJob,
  terms: {
    jobs: number;
    /** What one job counts at its peak. */
    points: number;
    creditPerPoint: number;
    seizableLock: number;
    burn: number;
  },
): Attack {
  const credit = terms.points * terms.creditPerPoint;
  return {
    cost: terms.jobs * costOfWashing(job) + terms.seizableLock + terms.burn,
    gain: terms.jobs * credit,
    stopsAt: (credit - job.overhead) / job.payment,
  };
}

/**
 * Agentic Finance: whoever buys first from a curve sells to the pool after graduation what it bought at the opening price.
 * `stopsAt`: the fee on the purchase, as a share of the payment, that leaves the sniper nothing.
 */
export function snipeLaunch(
  curve: Curve,
  { payment, soldAtGraduation }: { payment: number; soldAtGraduation: number },
): Attack & { tokens: number } {
  const pool = graduationPool(curve, soldAtGraduation);
  const allowed = `more than zero and below the pool's ${pool.quote}`;
  within("payment", payment, payment > 0 && payment < pool.quote, allowed);
  const tokens = curve.tokensFor(0, payment);
  // The tokens that the pool buys for exactly the payment, and what the curve asks for them at its start.
  const even = (payment * pool.tokens) / (pool.quote - payment);
  return {
    cost: payment,
    gain: swapOut(pool, tokens).out,
    stopsAt: 1 - curve.reserve(even) / payment,
    tokens,
  };
}

function costOfWashing({ payment, acceptanceFee, overhead }: WashJob): number {
  return payment * acceptanceFee + overhead;
}
