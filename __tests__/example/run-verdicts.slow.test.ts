/** The run's values and sentences, for numbers that a reader could choose. */
import fc from "fast-check";
import { findingsOf } from "../../src/outputs/findings";
import { deriveRun } from "../../src/example/derive-run";
import { isVerdict, nameOf, numbersOf, type Example, type ExampleInputs } from "../../src/example/example";
import { findings, formulas } from "../examples/formulas";
import { anyChanges, changedInputs, printedRun, runWith } from "../run-changes";

const words = (run: Example, verdict: string) => nameOf<string>(run.values, `${verdict}.verdict`);

/** The run's values as the formulae of the papers give them, from nothing but the inputs. */
function byFormulas(inputs: ExampleInputs): (name: string) => number | string {
  const found = new Map<string, number | string>();
  const find = (name: string): number | string => {
    const value = found.get(name) ?? inputs[name]?.value ?? formulas[name]?.((other) => Number(find(other)));
    if (value === undefined) throw new RangeError(`Neither an input nor a formula gives ${name}.`);
    found.set(name, value);
    return value;
  };
  return find;
}

test("for any numbers that the models take, the papers' formulae give the same values and the same findings", () => {
  fc.assert(
    fc.property(anyChanges, (changes) => {
      const find = byFormulas(changedInputs(changes));
      const run = runWith(changes);
      const wrong = Object.entries(run.values).flatMap(([name, { value }]) => {
        if (/\.(?:verdict|decision)$/.test(name)) return [];
        const found = find(name);
        const agrees =
          found === value || Math.abs(Number(found) - Number(value)) <= 1e-6 * Math.max(1, Math.abs(+value));
        return agrees ? [] : [{ name, value, found }];
      });
      expect(wrong).toEqual([]);
      const held = Object.entries(findingsOf(run)).map(([name, { holds }]) => [name, holds]);
      const found = held.map(([name]) => [name, findings[String(name)]?.((other) => Number(find(other)))]);
      expect(held).toEqual(found);
    }),
    { numRuns: 60, examples: [[{ "reputation.vesting": 0 }]] },
  );
});

test("an attack costs what it brings at the value at which it stops paying", () => {
  const [fee, lock] = ["wash.fee", { "entry.burn": 0, "entry.lock": 37.5 }] as const;
  for (const [topic, input, others] of [
    ["free-work", "job.fee.validation", {}],
    ["wash", fee, {}],
    ["bribe", "sampling.penalty", {}],
    // One further wash job, beside which the burn and the lock do not count.
    ["default", fee, lock],
  ] as const) {
    const at = (changes: Record<string, number>) => runWith({ ...others, ...changes }).values;
    const turned = at({ [input]: Number(at({})[`attack.${topic}.stops`].value) });
    expect(turned[`attack.${topic}.cost`].value).toBeCloseTo(Number(turned[`attack.${topic}.gain`].value), 6);
  }
});

test("a sniper that pays the fee at which it stops paying gets its payment back", () => {
  const get = numbersOf(printedRun);
  const left = get("launch.snipe") * (1 - get("attack.snipe.stops"));
  expect(numbersOf(runWith({ "launch.snipe": left }))("attack.snipe.gain")).toBeCloseTo(
    get("launch.snipe"),
    6,
  );
});

test("whatever numbers the models take, each value and each ledger has its words", () => {
  fc.assert(
    fc.property(anyChanges, (changes) => {
      expect(() => deriveRun(changedInputs(changes))).not.toThrow();
    }),
    { numRuns: 20 },
  );
});

/** Changes after which a sentence says something else than in print. */
const turns: readonly [verdict: string, changes: Record<string, number>, said: string][] = [
  ["entry.lock.jobs", { "entry.lock": 20 }, "open job"],
  ["window.reaction", { "window.waiting": 60 }, "too little to react"],
  ["ruling.bound", { "ruling.cheat": 68 }, "does not deter"],
  ["ruling.bound.overlap", { "ruling.cheat": 67 }, "does not deter"],
  ["ruling.bound.without", { "ruling.cheat": 54 }, "deter"],
  ["ruling.bound.leaving", { "ruling.cheat": 200 }, "does not deter"],
  ["inspection.look", { "ruling.cheat": 140 }, "would stop paying only where more than"],
  [
    "inspection.poor",
    { "ruling.inspection": 20, "ruling.hit": 0.2, "appeal.wrong": 0.2 },
    "would beat silence only where more than",
  ],
  ["loan", { "loan.debt": 175 }, "too little for"],
  ["attack.bribe", { "sampling.penalty": 100, "sampling.rate": 1, "sampling.detection": 1 }, "does not pay"],
  ["attack.wash", { "reputation.per-payment": 0.002 }, "does not pay even without a fee:"],
  ["appeal.threshold", { "appeal.deposit": 4 }, "right decisions are appealed too"],
  ["appeal.threshold", { "appeal.wrong": 0.2 }, "no decision is appealed"],
  ["appeal.deposit", { "job.large": 130 }, "some suit"],
  ["appeal.small.limit", { "job.fee.human": 3 }, "inside the band"],
  ["appeal.small.limit", { "job.fee.human": 4.5 }, "the edge of the band"],
  ["appeal.small.limit", { "job.fee.human": 0.3 }, "below the band"],
  ["key.closed", { "window.force-inclusion": 4 }, "revocation"],
  ["key.closed-later", { "window.force-inclusion": 4 }, "a revocation"],
  ["attack.signature", { "key.allowance": 0.1 }, "while"],
  ["grief.damage.path", { "job.fee.validation": 7 }, "the attack hurts its author no less than others"],
  ["cover.pool", { "cover.correlation": 0 }, "which the fund has"],
  ["cover.bound.cheat", { "ruling.cheat": 64 }, "which a payout may pass"],
  ["cover.bound.cheat", { "ruling.cheat": 70 }, "below any payout"],
  ["cover.deterred", { "ruling.cheat": 64 }, "the policy undoes the deterrence"],
  ["cover.deterred", { "ruling.cheat": 70 }, "the cheat is not deterred in either case"],
  ["attack.staged.two-policies", { "cover.share": 0.5 }, "which there is"],
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
  test("a liquidation follows the lost dispute and comes by the end of the loan, for any numbers that the models take", () => {
    fc.assert(
      fc.property(anyChanges, (changes) => {
        const run = runWith(changes);
        if (!run.premises.liquidation?.holds) return;
        const get = numbersOf(run);
        expect(get("loan.health.before")).toBeGreaterThanOrEqual(1);
        expect(get("loan.health.dispute")).toBeGreaterThan(1);
        expect(get("loan.until.after")).toBeLessThanOrEqual(get("loan.term"));
      }),
      { numRuns: 60 },
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
