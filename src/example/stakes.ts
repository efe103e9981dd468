/** What the lead has at stake: its reputation, what that is worth, and what a lost dispute takes. */
import {
  costOfLosing,
  type Deterrence,
  deterrence,
  type Ends,
  endsOf,
  type Rulings,
  type Stakes,
} from "../models/deterrence";
import { type Appeal, appealThreshold } from "../models/dispute";
import { gainFromChecking, type InspectionGame } from "../models/inspection";
import { getAwardedPoints, type ReputationTerms } from "../models/reputation";
import type { GetInput } from "./mechanism";

export function reputationTerms(get: GetInput): ReputationTerms {
  return { decayRate: get("reputation.decay"), vestingDuration: get("reputation.vesting") };
}

/** The lead's reputation g/λ: at its pace of accepted work, as much decays as comes. */
export function reputation(get: GetInput): number {
  return getAwardedPoints(get("reputation.pace"), get("reputation.per-payment")) / get("reputation.decay");
}

/** v, what a point of reputation is worth: its income, discounted while it decays. */
function pointWorth(get: GetInput): number {
  return get("reputation.income") / (get("entry.discount") + get("reputation.decay"));
}

/** What somebody weighs before an appeal, if the final decision is worth `stake` to them. */
export function appealOf(get: GetInput, stake: number): Appeal {
  return {
    stake,
    validationFee: get("job.fee.validation"),
    appealFee: get("job.fee.human"),
    carryRate: get("appeal.carry"),
  };
}

/** What a dispute moves if the agent has so many points of reputation. */
function stakesWith(get: GetInput, held: number): Stakes {
  return {
    payment: get("job.price"),
    slash: get("job.slash"),
    reputationLost: held * get("reputation.cut") * pointWorth(get),
    validationFee: get("job.fee.validation"),
    appealFee: get("job.fee.human"),
    deposit: get("appeal.deposit"),
  };
}

/** How disputes of the example go. */
export function rulings(get: GetInput): Rulings {
  const threshold = (stake: number) => appealThreshold(appealOf(get, stake), get("appeal.deposit"));
  const agentStake = costOfLosing(stakesWith(get, reputation(get)), 0);
  return {
    check: get("ruling.look"),
    hit: get("ruling.hit"),
    error: get("ruling.error"),
    reversal: { wrong: get("appeal.wrong"), right: get("appeal.right") },
    threshold: { buyer: threshold(get("job.price")), agent: threshold(agentStake) },
  };
}

/** How bad work and good work of the example end in disputes. */
export function endsOfWork(get: GetInput): { bad: Ends; good: Ends } {
  return { bad: endsOf("bad", rulings(get)), good: endsOf("good", rulings(get)) };
}

/** Checking as a game. Every agent has the lead's reputation, and a buyer that checks disputes bad work alone. */
export function inspectionGame(get: GetInput): InspectionGame {
  const held = reputation(get);
  const everyBuyerChecks: GetInput = (name) => (name === "ruling.look" ? 1 : get(name));
  return {
    checkingCost: get("ruling.inspection"),
    checkingGain: gainFromChecking(rulings(get), stakesWith(get, held)),
    saving: get("ruling.cheat"),
    cheatingCost: deterrenceWith(everyBuyerChecks, held).bad,
  };
}

/** What keeps the lead from cheating, with so many points of reputation. */
export function deterrenceWith(get: GetInput, held: number): Deterrence {
  return deterrence(rulings(get), stakesWith(get, held));
}
