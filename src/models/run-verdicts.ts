/**
 * What the rules say to the run's numbers, in the words of the papers' sentences: with other numbers, other words.
 * Inputs are all numbers of the run, the derived ones too.
 */
import { type RunValue, runValue } from "../lib/run";

type Get = (name: string) => number;

/** How much more than needed is still "just enough". */
const JUST = 1.1;
/** Which part of a bound is still "far below" it. */
const FAR = 0.5;

/** Pump.fun's virtual token reserve and its tokens sold at graduation, as shares of the supply. */
const PUMP_FUN = { reserve: 1.073, sold: 0.7931 };

export function runVerdicts(get: Get): Readonly<Record<string, RunValue>> {
  return { ...jobVerdicts(get), ...disputeVerdicts(get), ...keyVerdicts(get), ...financeVerdicts(get) };
}

function jobVerdicts(get: Get) {
  const needed = get("ruling.cheat");
  return verdicts({
    "entry.lock.jobs.verdict": [get("entry.lock.jobs") === 1 ? "open job" : "open jobs", "one or several"],
    "ruling.bound.verdict": [
      enough(get("ruling.bound"), needed),
      "whether the stake of both stages deters cheating",
    ],
    "ruling.bound.first.verdict": [
      enough(get("ruling.bound.first"), needed),
      "whether that of the first stage does",
    ],
    "ruling.bound.leaving.verdict": [
      get("ruling.bound.leaving") >= needed ? "hold it" : "do not hold it",
      "whether an agent that would leave is deterred",
    ],
    "loan.verdict": [
      get("loan.debt") <= get("loan.capacity") ? "and borrows" : "too little for",
      "whether the loan is granted",
    ],
  });
}

function disputeVerdicts(get: Get) {
  const [threshold, right, wrong] = [get("appeal.threshold"), get("appeal.right"), get("appeal.wrong")];
  return verdicts({
    "sampling.bribe.verdict": [
      get("sampling.bribe") >= 0 ? "refuses up to" : "would be careless for nothing, at",
      "whether a validation agent refuses any bribe",
    ],
    "attack.bribe.verdict": [
      get("attack.bribe.gain") > get("attack.bribe.cost") ? "pays" : "does not pay",
      "whether a bribe for a first ruling pays",
    ],
    "attack.wash.verdict": [
      get("attack.wash.stops") > 0 ? "stops paying at" : "does not pay even without a fee:",
      "whether a wash job pays while acceptance is free",
    ],
    "appeal.threshold.verdict": [
      threshold < right ? "screens nothing" : threshold < wrong ? "screens" : "keeps all losers silent",
      "whether only wrong decisions are appealed",
    ],
    "appeal.deposit.verdict": [
      Math.max(0, get("appeal.large.least")) <= get("appeal.small.most") ? "some suit" : "none suits",
      "whether one deposit screens the appeals of jobs of every size",
    ],
    "appeal.small.limit.verdict": [
      placeInBand(get("appeal.small.limit"), right, wrong),
      "where the smallest job's threshold lies",
    ],
  });
}

function keyVerdicts(get: Get) {
  const endsFirst = get("key.first-sub.end") <= get("key.forced");
  return verdicts({
    "key.closed.verdict": [endsFirst ? "end" : "revocation", "what closes the stolen key first"],
    "key.closed-later.verdict": [endsFirst ? "an end" : "a revocation", "without which it would stay open"],
    "attack.signature.verdict": [
      get("key.allowance") > get("key.first-sub.limit") ? "although" : "while",
      "whether a signature draws more than the key may spend",
    ],
  });
}

function financeVerdicts(get: Get) {
  const fee = get("job.fee.validation");
  const saving = (topic: string) => {
    const [worth, slack] = [get(`cover.saving.${topic}`), get("cover.slack")];
    return worth > slack ? "is above" : worth < FAR * slack ? "is far below" : "is below";
  };
  const bound = get("cover.bound");
  const [without, under] = [get("ruling.bound"), get("cover.deterred")].map(
    (worth) => worth >= get("ruling.cheat"),
  );
  return verdicts({
    "grief.damage.one.verdict": [
      get("grief.damage.one") < fee ? "less than" : "no less than",
      "what a delay costs one job, beside what it costs its author",
    ],
    "grief.damage.path.verdict": [
      get("grief.damage.path") > fee
        ? "the attack hurts others more than its author"
        : "the attack hurts its author no less than others",
      "the same for the whole path",
    ],
    "cover.pool.verdict": [
      get("cover.pool.bad") > get("cover.pool.funds") ? "more than the fund has" : "which the fund has",
      "whether the fund can pay if losses are correlated",
    ],
    "cover.saving.careless.verdict": [
      saving("careless"),
      "whether carelessness is worth less than the stake",
    ],
    "cover.saving.cheat.verdict": [saving("cheat"), "the same of cheating"],
    "cover.bound.verdict": [
      bound >= get("job.slash")
        ? "beyond any payout"
        : bound < 0
          ? "below any payout"
          : "which a payout may pass",
      "whether a payout can reach the effort bound",
    ],
    "cover.deterred.verdict": [
      under
        ? "it is deterred all the same"
        : without
          ? "the policy undoes the deterrence"
          : "it is not deterred in either case",
      "whether cheating is deterred without the policy and with it",
    ],
    "ruling.bound.first.cover.verdict": [
      get("ruling.bound.first") >= get("ruling.cheat")
        ? "are enough without it"
        : "deter too little even without it",
      "whether the first stage alone deters cheating without the policy",
    ],
    "attack.staged.claims.verdict": [
      claims(get("attack.staged.claims")),
      "how many staged claims earn back a fresh identity",
    ],
    "attack.staged.two-policies.verdict": [
      get("attack.staged.two-policies") > 1 ? "more than there is" : "which there is",
      "whether enough of the slash can leave the pair",
    ],
    "attack.staged.standing.verdict": [
      get("attack.staged.standing") <= 0 ? "never pays" : "can pay, too",
      "whether staging a claim pays for an agent with reputation",
    ],
    "dao.timelock.verdict": [
      get("window.cooldown") < get("hop.closed.days") * 24
        ? "would bind it to terms that it did not accept"
        : "would let it finish first",
      "whether a timelock as long as the cooldown is long enough",
    ],
    "launch.shape.verdict": [
      isClose(get("launch.tokens"), PUMP_FUN.reserve * get("launch.supply")) &&
      isClose(get("launch.sold"), PUMP_FUN.sold * get("launch.supply"))
        ? "has Pump.fun’s shape on another scale"
        : "has a shape of its own",
      "whether reserve and tokens sold are in Pump.fun's proportion",
    ],
    "launch.sold.verdict": [
      get("launch.sold.credit") > get("launch.reserve")
        ? "more than the pool holds"
        : "no more than the pool holds",
      "whether the last price lends more than the pool holds",
    ],
  });
}

function enough(worth: number, needed: number): string {
  if (worth < needed) return "too little";
  return worth < JUST * needed ? "just enough" : "enough";
}

function placeInBand(threshold: number, right: number, wrong: number): string {
  if (isClose(threshold, wrong)) return "the edge of the band";
  if (threshold > wrong) return "above the band";
  return threshold > right ? "inside the band" : "below the band";
}

function claims(count: number): string {
  if (!Number.isFinite(count)) return "is never earned back";
  return `is earned back by ${count} ${count === 1 ? "claim" : "claims"}, with a premium for each`;
}

function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-9 * Math.max(1, Math.abs(other));
}

function verdicts(said: Readonly<Record<string, readonly [words: string, description: string]>>) {
  return Object.fromEntries(
    Object.entries(said).map(([name, [words, description]]) => [
      name,
      runValue({ value: words, unit: "name", description }),
    ]),
  );
}
