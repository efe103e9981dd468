import { costOfLosing, type Deterrence, deterrence } from "../deterrence";
import { afterLostDispute } from "../reputation";
import { share, usdc, verdicts } from "./quantities";
import { lostParts, pointWorth, reputation, rulingOdds } from "./standing";
import type { Get, Subject } from "./subject";

/** What a ruling puts at stake, and whether that deters. */
export const subject = {
  order: (get) => [
    [
      get("ruling.error") < get("ruling.hit"),
      "a dispute over bad work is won more often than one over good work",
    ],
  ],
  values: rulingValues,
  verdicts: (get) => {
    const needed = get("ruling.cheat");
    return verdicts({
      "ruling.bound.verdict": enough(get("ruling.bound"), needed),
      "ruling.bound.first.verdict": enough(get("ruling.bound.first"), needed),
      "ruling.bound.leaving.verdict": get("ruling.bound.leaving") >= needed ? "hold it" : "do not hold it",
    });
  },
} satisfies Subject;

function rulingValues(get: Get) {
  const odds = rulingOdds(get);
  const before = deter(get, reputation(get));
  const after = deter(get, afterLostDispute(reputation(get), get("reputation.cut")));
  const without = deter(get, 0);
  const given = { ...lostParts(get, reputation(get)), fees: get("job.fee.validation") };
  return {
    "ruling.bad": share(odds.lossIfBad),
    "ruling.good": share(odds.lossIfGood),
    "ruling.stake": usdc(costOfLosing(lostParts(get, reputation(get)))),
    "ruling.stake.without": usdc(costOfLosing(lostParts(get, 0))),
    "ruling.difference": share(odds.lossIfBad - odds.lossIfGood),
    "ruling.bound": usdc(before.staying),
    "ruling.bound.after": usdc(after.staying),
    "ruling.bound.without": usdc(without.staying),
    "ruling.bound.leaving": usdc(before.leaving),
    "ruling.stake.first": usdc(costOfLosing(given)),
    "ruling.bound.first": usdc((odds.lossIfBad - odds.lossIfGood) * costOfLosing(given)),
  };
}

function deter(get: Get, held: number): Deterrence {
  return deterrence(lostParts(get, held), rulingOdds(get), {
    replacementBurn: get("entry.burn") * get("entry.price"),
    rents: held * pointWorth(get),
  });
}

/** How much more than needed is still "just enough". */
const JUST = 1.1;

function enough(worth: number, needed: number): string {
  if (worth < needed) return "too little";
  return worth < JUST * needed ? "just enough" : "enough";
}
