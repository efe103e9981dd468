/** What the papers' sentences say of the numbers, against the models, for numbers that a reader could choose. */
import fc from "fast-check";
import { attackPays } from "../../src/models/attacks";
import { effortBound } from "../../src/models/insurance";
import { healthFactor } from "../../src/models/lending";
import { damageOfDelay } from "../../src/models/multi-hop";
import { largestBribeRefused } from "../../src/models/sampling";
import { deriveRun } from "../../src/run/derive-run";
import type { ValueOf } from "../../src/run/mechanism";
import { isVerdict, nameOf, numbersOf, type Run } from "../../src/run/run";
import { appealOf } from "../../src/run/standing";
import { anyChanges, changedInputs, printedRun, runWith } from "../run-changes";

const words = (run: Run, verdict: string) => nameOf<string>(run.values, `${verdict}.verdict`);

/** Whether an agent that could cheat does good work, with a policy that pays so much. */
function worksWell(get: ValueOf, saved: number, paid = 0): boolean {
  const odds = { lossIfBad: get("ruling.bad"), lossIfGood: get("ruling.good") };
  return paid <= effortBound({ saved, ...odds, deterred: Math.max(0, get("ruling.bound")) });
}

/** Whether the buyer of a job appeals, at a deposit, a decision that is reversed with this chance. */
function appeals(get: ValueOf, price: number, deposit: number, chance: number): boolean {
  const { stake, validationFee, appealFee, carryRate } = appealOf(get, price);
  const lost = validationFee + appealFee + deposit;
  return chance * stake - (1 - chance) * lost - carryRate * deposit + validationFee > 0;
}

const attack = (get: ValueOf, name: "bribe" | "default" | "snipe" | "staged") =>
  attackPays({ cost: get(`attack.${name}.cost`), gain: get(`attack.${name}.gain`), stopsAt: 0 });
const cheat = (get: ValueOf) => get("ruling.cheat");
const covered = (get: ValueOf) => worksWell(get, cheat(get), get("cover.payout"));
const delay = (get: ValueOf) => (get("window.validation") + get("window.appeal")) / 24;
const path = (get: ValueOf) => get("job.price") + get("job.first-sub") + get("job.second-sub");
const buyerAppeals = (get: ValueOf, decision: "right" | "wrong") =>
  appeals(get, get("job.price"), get("appeal.deposit"), get(`appeal.${decision}`));

/** Words of a sentence, and when the models say that they are true. */
const claims: readonly [verdict: string, said: readonly string[], isTrue: (get: ValueOf) => boolean][] = [
  ["entry.lock.jobs", ["open job"], (get) => get("entry.lock.jobs") === 1],
  [
    "window.reaction",
    ["enough to react"],
    (get) => get("window.waiting") >= get("window.forced") + get("window.react"),
  ],
  ["ruling.bound", ["deters"], (get) => worksWell(get, cheat(get))],
  ["ruling.bound.without", ["deter"], (get) => cheat(get) <= get("ruling.bound.without")],
  ["ruling.bound.leaving", ["deters"], (get) => cheat(get) <= get("ruling.bound.leaving")],
  ["cover.deterred", ["the cheat is deterred with the policy as without it"], covered],
  [
    "cover.deterred",
    ["the policy undoes the deterrence"],
    (get) => worksWell(get, cheat(get)) && !covered(get),
  ],
  ["loan", ["and borrows"], (get) => healthFactor(get("loan.capacity"), get("loan.debt")) >= 1],
  ["appeal.threshold", ["keeps all losers silent"], (get) => !buyerAppeals(get, "wrong")],
  ["appeal.threshold", ["screens nothing"], (get) => buyerAppeals(get, "right")],
  [
    "appeal.deposit",
    ["some suit"],
    // Of the deposits at which the small job's buyer still appeals a wrong decision, the largest screens best.
    (get) =>
      get("appeal.small.most") >= 0 &&
      !appeals(get, get("job.large"), get("appeal.small.most"), get("appeal.right")),
  ],
  ["appeal.small.limit", ["inside the band"], (get) => inBand(get, get("appeal.small.limit"))],
  ["attack.bribe", ["pays"], (get) => attack(get, "bribe")],
  [
    "sampling.bribe",
    ["refuses up to"],
    (get) =>
      largestBribeRefused(
        get("sampling.rate"),
        get("sampling.detection"),
        get("sampling.penalty"),
        get("sampling.effort"),
      ) >= 0,
  ],
  ["attack.wash", ["stops paying at"], (get) => get("attack.wash.gain") > get("wash.overhead")],
  ["key.closed", ["end"], (get) => get("key.closed") === get("key.first-sub.end")],
  ["key.closed-later", ["an end"], (get) => get("key.closed-later") === get("key.forced")],
  ["attack.signature", ["although"], (get) => get("attack.signature.gain") > get("key.first-sub.limit")],
  [
    "grief.damage.one",
    ["less than"],
    (get) => damageOfDelay(get("job.price"), get("entry.discount"), delay(get)) < get("job.fee.validation"),
  ],
  [
    "grief.damage.path",
    ["the attack hurts others more than its author"],
    (get) => damageOfDelay(path(get), get("entry.discount"), delay(get)) > get("job.fee.validation"),
  ],
  [
    "cover.pool",
    ["more than the fund has"],
    (get) =>
      get("cover.pool.payout") + 2 * get("cover.spread.correlated") >
      get("cover.reserve") + get("cover.policies") * get("cover.premium"),
  ],
  ["cover.bound", ["beyond any payout"], (get) => worksWell(get, get("ruling.careless"), get("job.slash"))],
  ["cover.bound.cheat", ["beyond any payout"], (get) => worksWell(get, cheat(get), get("job.slash"))],
  [
    "attack.staged.claims",
    ["is never earned back"],
    (get) => get("attack.staged.gain") - get("attack.staged.cost") <= get("cover.premium"),
  ],
  [
    "attack.staged.two-policies",
    ["more than there is"],
    (get) => 2 * get("cover.payout") - get("job.fee.validation") > get("job.slash"),
  ],
  [
    "attack.staged.standing",
    ["can pay, too"],
    (get) => get("cover.payout") > get("job.fee.validation") + get("reputation.lost.worth"),
  ],
  [
    "dao.timelock",
    ["would bind it to terms that it did not accept"],
    (get) => get("window.cooldown") < 24 * get("hop.deadline.root") + get("window.longest"),
  ],
  ["launch.sold", ["more than the pool holds"], (get) => get("launch.sold.credit") > get("launch.reserve")],
  [
    "launch.shape",
    ["has Pump.fun’s shape on another scale"],
    (get) =>
      Math.abs(get("launch.tokens") / get("launch.supply") - 1.073) < 1e-7 &&
      Math.abs(get("launch.sold") / get("launch.supply") - 0.7931) < 1e-7,
  ],
];

function inBand(get: ValueOf, threshold: number): boolean {
  return threshold > get("appeal.right") && threshold < get("appeal.wrong") - 1e-9;
}

test("for any numbers that the models take, each sentence says what the models say", () => {
  fc.assert(
    fc.property(anyChanges, (changes) => {
      const run = runWith(changes);
      const wrong = claims.filter(
        ([name, sentence, isTrue]) => sentence.includes(words(run, name)) !== isTrue(numbersOf(run)),
      );
      expect(wrong.map(([name]) => `${name}: ${words(run, name)}`)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test("whatever numbers the models take, each value and each ledger has its words", () => {
  fc.assert(
    fc.property(anyChanges, (changes) => {
      expect(() => deriveRun(changedInputs(changes))).not.toThrow();
    }),
    { numRuns: 40 },
  );
});

/** Changes after which a sentence says something else than in print. */
const turns: readonly [verdict: string, changes: Record<string, number>, said: string][] = [
  ["entry.lock.jobs", { "entry.lock": 20 }, "open job"],
  ["window.reaction", { "window.waiting": 60 }, "too little to react"],
  ["ruling.bound", { "ruling.cheat": 68 }, "does not deter"],
  ["ruling.bound.without", { "ruling.cheat": 54 }, "deter"],
  ["ruling.bound.leaving", { "ruling.cheat": 200 }, "does not deter"],
  ["loan", { "loan.debt": 175 }, "too little for"],
  ["sampling.bribe", { "sampling.rate": 0.1 }, "would be careless for nothing, at"],
  ["attack.bribe", { "sampling.penalty": 100, "sampling.rate": 1, "sampling.detection": 1 }, "does not pay"],
  ["attack.wash", { "reputation.per-payment": 0.002 }, "does not pay even without a fee:"],
  ["appeal.threshold", { "appeal.deposit": 4 }, "screens nothing"],
  ["appeal.threshold", { "appeal.wrong": 0.2 }, "keeps all losers silent"],
  ["appeal.deposit", { "job.large": 130 }, "some suit"],
  ["appeal.small.limit", { "job.fee.human": 3 }, "inside the band"],
  ["appeal.small.limit", { "job.fee.human": 4.5 }, "the edge of the band"],
  ["appeal.small.limit", { "job.fee.human": 0.3 }, "below the band"],
  ["key.closed", { "window.force-inclusion": 4 }, "revocation"],
  ["key.closed-later", { "window.force-inclusion": 4 }, "a revocation"],
  ["attack.signature", { "key.allowance": 0.1 }, "while"],
  ["grief.damage.one", { "entry.discount": 0.005 }, "less than"],
  ["grief.damage.path", { "job.fee.validation": 7 }, "the attack hurts its author no less than others"],
  ["cover.pool", { "cover.correlation": 0 }, "which the fund has"],
  ["cover.bound", { "ruling.careless": 64 }, "which a payout may pass"],
  ["cover.bound", { "ruling.careless": 70 }, "below any payout"],
  ["cover.bound.cheat", { "ruling.cheat": 64 }, "which a payout may pass"],
  ["cover.bound.cheat", { "ruling.cheat": 70 }, "below any payout"],
  ["cover.deterred", { "ruling.cheat": 64 }, "the policy undoes the deterrence"],
  ["cover.deterred", { "ruling.cheat": 70 }, "the cheat is not deterred in either case"],
  ["attack.staged.claims", { "job.fee.validation": 9.5 }, "is never earned back"],
  ["attack.staged.claims", { "entry.burn": 1 }, "is earned back by 1 claim, with a premium for each"],
  ["attack.staged.two-policies", { "cover.share": 0.5 }, "which there is"],
  ["attack.staged.standing", { "reputation.income": 0.01 }, "can pay, too"],
  ["dao.timelock", { "window.cooldown": 800 }, "would let it finish first"],
  ["launch.shape", { "launch.sold": 700000 }, "has a shape of its own"],
  ["launch.sold", { "loan.threshold": 0.1, "loan.debt": 100 }, "no more than the pool holds"],
];

test.each(turns)("%s: with %j it reads “%s”", (verdict, changes, sentence) => {
  expect(words(printedRun, verdict)).not.toBe(sentence);
  expect(words(runWith(changes), verdict)).toBe(sentence);
});

test("every verdict is turned by one of these", () => {
  const all = Object.keys(printedRun.values).filter(isVerdict);
  expect(new Set(turns.map(([verdict]) => `${verdict}.verdict`))).toEqual(new Set(all));
});

describe("the premises of the boxes", () => {
  test("hold as the models say, for any numbers that they take", () => {
    fc.assert(
      fc.property(anyChanges, (changes) => {
        const run = runWith(changes);
        const { premises } = run;
        const get = numbersOf(run);
        const granted = healthFactor(get("loan.capacity"), get("loan.debt")) >= 1;
        expect(premises.loan?.holds).toBe(granted);
        expect(premises.snipe?.holds).toBe(attack(get, "snipe"));
        expect(premises["staged-claim"]?.holds).toBe(attack(get, "staged"));
        if (premises["washed-loan"]?.holds) expect(attack(get, "default")).toBe(true);
        if (!premises.liquidation?.holds) return;
        // Just before and just after the dispute the factor is above one, and at its end decay has brought it there.
        expect(granted && get("loan.health.before") >= 1 && get("loan.health.dispute") > 1).toBe(true);
        expect(get("loan.until.after")).toBeLessThanOrEqual(get("loan.term"));
      }),
      { numRuns: 300 },
    );
  });

  test("all hold in the printed run", () => {
    expect(Object.values(printedRun.premises).filter(({ holds }) => !holds)).toEqual([]);
  });

  test.each([
    ["loan", { "loan.debt": 175 }, /^the lead may owe no more than 170 USDC/],
    ["liquidation", { "loan.debt": 175 }, /^the lead may owe no more than 170 USDC/],
    ["liquidation", { "loan.debt": 105 }, /^the loan falls due before/],
    ["liquidation", { "loan.debt": 145 }, /^the loan is liquidated by the time/],
    ["loan-deterrence", { "loan.debt": 102, "entry.lock": 49 }, /^the lock alone/],
    ["loan-deterrence", { "reputation.income": 0.02 }, /^default would pay before/],
    ["washed-loan", { "entry.burn": 50, "loan.per-point": 1 }, /costs more than it brings$/],
    ["staged-claim", { "job.fee.validation": 10 }, /no more than its fees$/],
    ["snipe", { "launch.sold": 100000 }, /^buying first loses money$/],
    ["cover", { "cover.loading": 1, "cover.aversion": 0.0001 }, /no policy is bought$/],
    ["cover", { "cover.jobs": 100, "ruling.error": 0.06 }, /^good work alone brings more than one/],
    ["appeals", { "appeal.right": 0.2 }, /^it pays the agent to appeal right rulings too$/],
    ["appeals", { "appeal.deposit": 1 }, /^it pays the buyer to appeal right rulings too$/],
    ["appeals", { "appeal.wrong": 0.2 }, /^it does not pay the buyer to appeal wrong rulings$/],
  ])("%s: with %j it does not", (name, changes, because) => {
    expect(runWith(changes).premises[name]).toEqual({
      holds: false,
      because: expect.stringMatching(because),
    });
  });
});
