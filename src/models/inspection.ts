/**
 * Checking as a game of two populations: a buyer checks an output or takes it unseen, an agent works well or saves the
 * cost of it. A model consistent with the litepaper, not protocol constants. An inspection game of two by two (Avenhaus,
 * von Stengel and Zamir 2002) under replicator equations, as in Andreozzi 2002, which conserve a quantity (Hofbauer 1996).
 * It takes the stakes as given: reputation is the same for all agents, and both sides answer to the averages of the other.
 *
 * Units: amounts in one currency; shares and probabilities in [0, 1]; time in units in which a share's log odds move by the
 * difference of the two payoffs.
 */
import { endsOf, type Rulings, type Stakes } from "./deterrence";

/** What the second choice of each side costs and brings. */
export type InspectionGame = {
  /** c_b ≥ 0, what it costs a buyer to check. */
  checkingCost: number;
  /** What a buyer gets back on average by checking poor work: `gainFromChecking`. */
  checkingGain: number;
  /** G ≥ 0, what an agent saves by poor work. */
  saving: number;
  /** What poor work costs an agent in lost disputes if every buyer checks: E_b/q_b, if nobody disputes good work. */
  cheatingCost: number;
};

/** A state of the two populations. */
export type Shares = {
  /** q_b, the share of buyers that check. */
  check: number;
  /** q_p, the share of work that is poor. */
  poor: number;
};

/**
 * What checking poor work brings a buyer on average, before its own cost: P·π − f1·(1 − π), less f2 and D if they are lost
 * on appeal. In the example, in which only wrong rulings are appealed, P·π − (1 − π)(f1 + f2 + D) with
 * π = q_t + (1 − q_t)·q_w. What a locked deposit costs is left out.
 */
export function gainFromChecking(
  rulings: Rulings,
  { payment, validationFee, appealFee, deposit }: Stakes,
): number {
  const { hit, reversal, threshold } = rulings;
  const { lost } = endsOf("bad", { ...rulings, check: 1 });
  const agentReverses = reversal.right > threshold.agent ? hit * reversal.right : 0;
  const ownAppealFails = reversal.wrong > threshold.buyer ? (1 - hit) * (1 - reversal.wrong) : 0;
  return (
    payment * lost -
    validationFee * (1 - lost) -
    appealFee * (agentReverses + ownAppealFails) -
    deposit * ownAppealFails
  );
}

/**
 * The shares at which neither side gains by changing: q_b = G over what cheating costs, and q_p = c_b over what checking
 * brings. A share of 1 or more says that no share is enough: cheating then always pays, or checking never does. Infinity
 * if what it is divided by is not positive.
 */
export function levelShares({ checkingCost, checkingGain, saving, cheatingCost }: InspectionGame): Shares {
  return { check: over(saving, cheatingCost), poor: over(checkingCost, checkingGain) };
}

function over(amount: number, whole: number): number {
  return whole > 0 ? amount / whole : Number.POSITIVE_INFINITY;
}

/** Whether both level shares lie strictly between none and all, so that each side has a reason for both of its choices. */
function isInside({ check, poor }: Shares): boolean {
  return check > 0 && check < 1 && poor > 0 && poor < 1;
}

/**
 * How fast each share changes where each side takes up what paid better of late: the replicator equations
 * q_b′ = q_b(1 − q_b)(q_p·F − c_b) and q_p′ = q_p(1 − q_p)(G − q_b·K), with F for what checking brings and K for what
 * cheating costs. Both sides adapt equally fast for each unit of currency.
 */
export function adaptation(
  { check, poor }: Shares,
  { checkingCost, checkingGain, saving, cheatingCost }: InspectionGame,
): Shares {
  return {
    check: check * (1 - check) * (poor * checkingGain - checkingCost),
    poor: poor * (1 - poor) * (saving - check * cheatingCost),
  };
}

/**
 * The path on which the two populations move round the level shares: so many steps from a state back to it, in the order in
 * which they pass. It is drawn and not integrated: in log odds each ray from the level point meets the curve on which
 * `conserved` keeps its value exactly once, so the path closes, and that value is the same all along to a part in 10⁸.
 * None where a share at the start or a level one is none or all.
 */
export function orbit(game: InspectionGame, from: Shares, steps: number): Shares[] {
  const level = levelShares(game);
  if (!isInside(level) || !isInside(from)) return [];
  const kept = conserved(game);
  const centre = { check: logOdds(level.check), poor: logOdds(level.poor) };
  const start = { check: logOdds(from.check), poor: logOdds(from.poor) };
  const first = Math.atan2(start.poor - centre.poor, start.check - centre.check);
  const value = kept(start);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = first - (step * 2 * Math.PI) / steps;
    const at = (distance: number): Shares => ({
      check: centre.check + distance * Math.cos(angle),
      poor: centre.poor + distance * Math.sin(angle),
    });
    const distance = firstAbove((distance) => kept(at(distance)) - value);
    const { check, poor } = at(distance);
    return { check: share(check), poor: share(poor) };
  });
}

/**
 * What adaptation leaves as it is: −c_b·ln q_p − (F − c_b)·ln(1 − q_p) − G·ln q_b − (K − G)·ln(1 − q_b). It is least at the
 * level shares, which therefore attract no path and repel none. As a function of log odds, which do not run out of digits at
 * shares of nearly none or all, it is convex.
 */
function conserved({ checkingCost, checkingGain, saving, cheatingCost }: InspectionGame) {
  return ({ check, poor }: Shares) =>
    cheatingCost * softplus(check) - saving * check + checkingGain * softplus(poor) - checkingCost * poor;
}

/** Where a convex function that is not above zero at zero rises above it. */
function firstAbove(f: (distance: number) => number): number {
  let [below, above] = [0, 1];
  while (f(above) <= 0) above *= 2;
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (below + above) / 2;
    if (f(middle) > 0) above = middle;
    else below = middle;
  }
  return below;
}

function logOdds(share: number): number {
  return Math.log(share) - Math.log1p(-share);
}

function share(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** ln(1 + e^x), without overflow. */
function softplus(x: number): number {
  return Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)));
}
