import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { numberOf, printBalance, type RunInputs } from "../../src/lib/run";
import { RUN } from "../../src/markdown/content-paths";
import { parseRunInputs } from "../../src/markdown/run-inputs";
import { deriveRun } from "../../src/models/run";

const inputs = parseRunInputs(readFileSync(join(__dirname, "../..", RUN), "utf8"), RUN);
const run = deriveRun(inputs);
const get = (name: string) => numberOf<string>(run.values, name);

/** The inputs with some numbers changed. */
function changed(numbers: Readonly<Record<string, number>>): RunInputs {
  const entries = Object.entries(numbers).map(([name, value]) => [name, { ...inputs[name], value }]);
  return { ...inputs, ...Object.fromEntries(entries) };
}

test.each([
  ["a wash job is worth 2·10·(1 − e^(−0.1))/0.1", "attack.wash.gain", 200 * -Math.expm1(-0.1)],
  ["staged claims earn back 20 at 10 − 3 − 0.54 each", "attack.staged.claims", Math.ceil(20 / 6.46)],
  ["a dispute pays above f1/(P + f1)", "dispute.threshold", 3 / 103],
  ["the buyer's appeal pays above 28/130", "appeal.threshold", 28 / 130],
  ["the agent's above 28/175", "appeal.agent.threshold", 28 / 175],
  ["an upheld appeal leaves the buyer at −130", "appeal.upheld.buyer", -130],
  ["and the agent at +100", "appeal.upheld.agent", 100],
  ["the plateau is pace over decay", "reputation.standing", 1.2 / 0.02],
  ["a point is worth its income over ρ + λ", "reputation.point", 0.06 / 0.03],
  ["a first ruling takes 100 + 3 + 15 + 30", "ruling.stake", 148],
  ["cheating is deterred below 0.4·148 + 0.06·155 − 0.004·175", "ruling.bound", 67.8],
  ["without reputation below 0.4·118 + 0.06·125 − 0.004·145", "ruling.bound.without", 54.12],
  ["one that would leave is held by 54.7 + 20 + 120 − 0.7", "ruling.bound.leaving", 194],
  ["ten jobs of good work are lost with 10·0.4%", "cover.chance", 0.04],
  ["under cover cheating is deterred below 67.8 − 0.456·10", "cover.deterred", 67.8 - 0.456 * 10],
  ["the small job's buyer appeals up to D = (0.6·18 − 7)/(1.05 − 0.6)", "appeal.small.most", 3.8 / 0.45],
  ["the large one's beyond screening below (0.1·2010 − 7)/(1.05 − 0.1)", "appeal.large.least", 194 / 0.95],
  ["the deposits that screen the job begin at (0.1·110 − 7)/(1.05 − 0.1)", "appeal.deposit.least", 4 / 0.95],
  ["and end at (0.6·110 − 7)/(1.05 − 0.6)", "appeal.deposit.most", 59 / 0.45],
  ["the loan's health factor is 170/140", "loan.health", 170 / 140],
  ["LGD is 1 − C/B", "loan.loss", 1 - 100 / 140],
  ["and rises with what reputation permits", "loan.loss.most", 1 - 100 / 170],
  ["the payout is 0.8·(15 − 2.5)", "cover.payout", 10],
  ["the premium is 1.25·0.04·10 + 0.04", "cover.premium", 0.54],
  ["deadlines leave each input final", "hop.deadline.root", 21],
  [
    "aligned windows outlast the job above by a reaction",
    "hop.waiting.leaf",
    (24 + 12 + (24 + 12 + 216) + 12 + 72 + 60) / 24,
  ],
  ["a second round below takes until 2·(1 + 9) + 1", "hop.deadline.replaced", 21],
  ["terms may change after max(10, 21 + 9)", "dao.delay", 30],
  [
    "a delay of three and a half days costs the path 190·(1 − e^(−0.035))",
    "grief.damage.path",
    190 * (1 - Math.exp(-0.035)),
  ],
  [
    "default costs 5 + 120·e^(−0.28) when the loan falls due",
    "loan.deterrent.due",
    5 + 120 * Math.exp(-0.28),
  ],
  [
    "after 96 hours the factor is (80 + 90·e^(−0.08))/140",
    "loan.health.before",
    (80 + 90 * Math.exp(-0.08)) / 140,
  ],
  [
    "and (80 + 0.75·90·e^(−0.08))/140 after the dispute",
    "loan.health.dispute",
    (80 + 67.5 * Math.exp(-0.08)) / 140,
  ],
  ["ten washed jobs of 9.06 points carry 135.9", "attack.default.gain", 135.9],
  ["a proportional cut brings t* forward by −ln(0.75)/0.02", "loan.until.after", Math.log(67.5 / 60) / 0.02],
  ["the fund has 50 + 50·0.54", "cover.pool.funds", 77],
  [
    "and needs 20 and twice the deviation",
    "cover.pool.bad",
    20 + 2 * 10 * Math.sqrt(50 * 0.04 * 0.96 * 10.8),
  ],
])("%s", (_sentence, name, expected) => {
  expect(get(name)).toBeCloseTo(expected, 9);
});

test("the launch has the shape of the published one, on another scale: TV6", () => {
  expect(get("launch.reserve")).toBeCloseTo(8500.5359, 3);
  expect(get("launch.pool")).toBeCloseTo(206_886.011, 2);
  expect(get("launch.redeemed")).toBeCloseTo(6741.87, 1);
  expect(get("launch.snipe.tokens")).toBeCloseTo(34_612.9, 1);
  expect(get("launch.snipe.out")).toBeCloseTo(1218.34, 1);
});

test("an earlier revocation would have been in time, the key's end is earlier still", () => {
  expect(get("key.forced")).toBe(29);
  expect(get("key.forced.both")).toBe(53);
  expect(get("key.end.late")).toBe(37);
  expect(get("key.first-sub.end")).toBeLessThan(get("key.forced"));
  expect([get("key.left"), get("key.left.path"), get("key.left.independent")]).toEqual([0.07, 0.13, 0.17]);
});

test("the writes of the jobs protocol are decided by the model", () => {
  expect(run.values["write.early.decision"]?.text).toBe("allowed");
  expect(run.values["write.late.decision"]?.text).toBe("refused: expired");
});

const asNumber = (text: string) => Number(text.replaceAll(",", "").replace("−", "-"));

test("every row of every ledger adds up to zero as it is printed, for these inputs and others", () => {
  const prices = fc.record({
    "job.price": fc.integer({ min: 61, max: 1999 }),
    "job.fee.validation": fc.nat(50),
    "job.fee.human": fc.nat(50),
    "job.slash": fc.integer({ min: 3, max: 25 }),
    "appeal.deposit": fc.nat(200),
    "key.first-sub.spend": fc.integer({ min: 0, max: 10 }).map((hundredths) => hundredths / 100),
    "launch.snipe": fc.integer({ min: 1, max: 800 }),
  });
  fc.assert(
    fc.property(prices, (numbers) => {
      // Without any fee the run has a quotient of nothing by nothing, which it refuses.
      fc.pre(numbers["job.fee.validation"] + numbers["job.fee.human"] > 0);
      const { ledgers } = deriveRun(changed({ ...numbers, "entry.lock": 5000, "cover.loading": 0.25 }));
      for (const { accounts, steps, unit } of Object.values(ledgers)) {
        expect(steps.length).toBeGreaterThan(3);
        for (const { balances } of steps) {
          expect(balances).toHaveLength(accounts.length);
          const printed = balances.map((balance) => asNumber(printBalance(balance, unit)));
          expect(printed.reduce((sum, balance) => sum + balance, 0)).toBeCloseTo(0, 9);
        }
      }
    }),
    { numRuns: 40 },
  );
});

test("every ledger names parties of the run, and none is left in braces", () => {
  expect(Object.keys(run.ledgers)).toEqual([
    "pop",
    "pop-lost",
    "paths",
    "keys",
    "hops",
    "agfi",
    "agfi-launch",
  ]);
  const words = Object.values(run.ledgers).flatMap(({ accounts, steps }) => [
    ...accounts,
    ...steps.map(({ step }) => step),
  ]);
  expect(words.filter((text) => /[{}]/.test(text))).toEqual([]);
});

test("an input that is missing, or that the machine refuses, is an error that says so", () => {
  const { "job.price": _price, ...others } = inputs;
  expect(() => deriveRun(others)).toThrow('The run has no number "job.price".');
  expect(() => deriveRun(changed({ "time.dispute": 80 }))).toThrow(
    "In the run, the buyer disputes before the waiting period ends.",
  );
  expect(() => deriveRun(changed({ "key.second-sub.limit": 0.3 }))).toThrow(
    "In the run, the budget of first-sub is too small.",
  );
});
