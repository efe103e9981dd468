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
import { gainFromLooking, type InspectionGame } from "../models/inspection";
import { awardFor, type Terms } from "../models/reputation";
import type { InputOf } from "./mechanism";

export function reputationTerms(get: InputOf): Terms {
  return { decayRate: get("reputation.decay"), vestingDuration: get("reputation.vesting") };
}

/** The lead's reputation: what its pace of accepted work leads to, g/λ, where as much decays as comes. */
export function reputation(get: InputOf): number {
  return awardFor(get("reputation.pace"), get("reputation.per-payment")) / get("reputation.decay");
}

/** v, what a point of reputation is worth: its income, discounted while it decays. */
export function pointWorth(get: InputOf): number {
  return get("reputation.income") / (get("entry.discount") + get("reputation.decay"));
}

/** What an appeal of the example's weighs, for a party to whom the final decision is worth `stake`. */
export function appealOf(get: InputOf, stake: number): Appeal {
  return {
    stake,
    validationFee: get("job.fee.validation"),
    appealFee: get("job.fee.human"),
    carryRate: get("appeal.carry"),
  };
}

/** What a dispute moves where the agent has so many points of reputation. */
export function stakesWith(get: InputOf, held: number): Stakes {
  return {
    payment: get("job.price"),
    slash: get("job.slash"),
    reputationLost: held * get("reputation.cut") * pointWorth(get),
    validationFee: get("job.fee.validation"),
    appealFee: get("job.fee.human"),
    deposit: get("appeal.deposit"),
  };
}

/** V of the agent: P + σ + v·ΔR. */
export function agentStake(get: InputOf): number {
  return costOfLosing(stakesWith(get, reputation(get)), 0);
}

/** How disputes of the example go. */
export function rulings(get: InputOf): Rulings {
  const threshold = (stake: number) => appealThreshold(appealOf(get, stake), get("appeal.deposit"));
  return {
    look: get("ruling.look"),
    hit: get("ruling.hit"),
    error: get("ruling.error"),
    reversal: { wrong: get("appeal.wrong"), right: get("appeal.right") },
    threshold: { buyer: threshold(get("job.price")), agent: threshold(agentStake(get)) },
  };
}

/** How bad work and good work of the example end in disputes. */
export function endsOfWork(get: InputOf): { bad: Ends; good: Ends } {
  return { bad: endsOf("bad", rulings(get)), good: endsOf("good", rulings(get)) };
}

/** Looking as a game, where every agent has the lead's reputation, and buyers that look dispute bad work alone. */
export function inspectionGame(get: InputOf): InspectionGame {
  const held = reputation(get);
  const everyBuyerLooks: InputOf = (name) => (name === "ruling.look" ? 1 : get(name));
  return {
    lookingCost: get("ruling.inspection"),
    lookingGain: gainFromLooking(rulings(get), stakesWith(get, held)),
    saving: get("ruling.cheat"),
    cheatingCost: deterrenceWith(everyBuyerLooks, held).bad,
  };
}

/** What keeps the lead from cheating, with so many points of reputation. */
export function deterrenceWith(get: InputOf, held: number): Deterrence {
  return deterrence(rulings(get), stakesWith(get, held), {
    replacementBurn: get("entry.burn") * get("entry.price"),
    rents: held * pointWorth(get),
  });
}
