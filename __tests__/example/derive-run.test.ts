import fc from "fast-check";
import { deriveRun } from "../../src/example/derive-run";
import { stolenKeyHistory } from "../../src/example/keys";
import { numbersOf, printBalance } from "../../src/example/example";
import { inputBounds } from "../../src/example/names";
import { type Changes, changedInputs, inputs, printedRun, runWith } from "../run-changes";

test("every input that the code names stands in content/run.yaml", () => {
  const numbers = Object.keys(inputs).filter((name) => !name.startsWith("party."));
  expect(numbers).toEqual(expect.arrayContaining(Object.keys(inputBounds)));
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
      const { ledgers } = deriveRun(changedInputs({ ...numbers, "entry.lock": 5000, "cover.loading": 0.25 }));
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
  expect(Object.keys(printedRun.ledgers)).toEqual(["pop", "pop-lost", "paths", "agfi"]);
  const words = Object.values(printedRun.ledgers).flatMap(({ accounts, steps }) => [
    ...accounts,
    ...steps.map(({ step }) => step),
  ]);
  expect(words.filter((text) => /[{}]/.test(text))).toEqual([]);
});

test("an input that is missing is an error that says so", () => {
  const { "job.price": _price, ...others } = inputs;
  expect(() => deriveRun(others)).toThrow('The run has no number "job.price".');
});

test.each([
  [{ "time.dispute": 72 }, "the buyer disputes before the waiting period ends"],
  [{ "time.decision": 33 }, "the validation agent decides within its window, which begins with the dispute"],
  [{ "time.decision": 19 }, "the validation agent decides within its window, which begins with the dispute"],
  [
    { "time.appeal": 23, "time.judgment": 80 },
    "the buyer appeals before the appeal window ends, which begins with the decision",
  ],
  [
    { "time.appeal": 96, "time.judgment": 110 },
    "the buyer appeals before the appeal window ends, which begins with the decision",
  ],
  [{ "time.judgment": 49 }, "the supervisors judge within their window, which begins with the appeal"],
  [{ "time.judgment": 111 }, "the supervisors judge within their window, which begins with the appeal"],
  [{ "job.price": 8 }, "the small job is smaller than the buyer’s, and the large one larger"],
  [{ "job.large": 100 }, "the small job is smaller than the buyer’s, and the large one larger"],
  [{ "appeal.right": 0.6 }, "a wrong decision is reversed more often than a right one"],
  [
    { "ruling.hit": 0.05, "ruling.error": 0.5, "appeal.wrong": 0.15 },
    "bad work ends in a lost dispute more often than good work",
  ],
  [
    { "record.loss": 35 },
    "the lost dispute of the record falls between its second award and its third, which comes before the end",
  ],
  [{ "key.first-sub.limit": 0.6 }, "each key’s limit is enough for what it sets aside and spends"],
  [{ "key.second-sub.limit": 0.18 }, "each key’s limit is enough for what it sets aside and spends"],
  [{ "key.second-sub.spend": 0.11 }, "each key’s limit is enough for what it sets aside and spends"],
  [{ "key.second-sub.end": 12 }, "each key ends before its parent"],
  [{ "key.first-sub.end": 24 }, "each key ends before its parent"],
  [
    { "key.stolen": 5 },
    "the key is stolen first, then the owner signs its revocation, and then it is drained",
  ],
  [{ "key.drained": 12 }, "the thief spends before the key ends and before its revocation takes effect"],
  [
    { "window.force-inclusion": 1 },
    "the thief spends before the key ends and before its revocation takes effect",
  ],
  [{ "write.early": 4 }, "the sub-agents spend before the key is stolen, when the jobs module first writes"],
  [{ "write.late": 47 }, "the first write falls into the approval’s time, and the second after it"],
  [{ "write.granted": 3.5 }, "the first write falls into the approval’s time, and the second after it"],
  [{ "cover.deductible": 15.1 }, "the deductible is no more than the slash"],
  [{ "launch.sold": 1_073_000 }, "fewer tokens are sold than the curve has"],
  [{ "launch.snipe": 9000 }, "the first buyer pays less than all buyers together"],
  [{ "launch.snipe": 7200 }, "the curve has the tokens for which the pool pays back the first buyer"],
  [{ "loan.collateral": 141 }, "the loan is no less than the tokens that secure it"],
])("%j is refused: %s", (changes, sentence) => {
  expect(() => runWith(changes)).toThrow(new RangeError(`In the run, ${sentence}.`));
});

test.each<Changes>([
  { "time.dispute": 12, "time.decision": 24 },
  { "time.judgment": 110 },
  { "write.late": 48 },
  { "cover.deductible": 15 },
  { "loan.collateral": 140 },
  { "key.second-sub.limit": 0.17 },
])("%j, at the bound, is taken", (changes) => {
  expect(() => runWith(changes)).not.toThrow();
});

test("the history of the stolen key can be drawn where its limit leaves nothing to spend", () => {
  const get = numbersOf(runWith({ "key.first-sub.limit": 0.1, "key.first-sub.spend": 0 }));
  for (const theft of ["stolen-key", "signature"] as const)
    expect(stolenKeyHistory(get, theft).at(-1)?.spent).toBe(0.1);
});
