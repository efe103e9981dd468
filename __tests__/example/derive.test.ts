import { deriveExample } from "../../src/example/derive";
import { createNumberGetter, type Example } from "../../src/example/example";
import { getJobPaths } from "../../src/example/job";
import { getStolenKeyHistory } from "../../src/example/keys";
import type { InputName } from "../../src/example/names";
import { changeExample, example } from "../fixtures/example";

const get = createNumberGetter(example);

// The final balances for a price of 100, fees of 3 and 7, a deposit of 20 and a penalty of 15, in USDC.
test.each([
  ["accepted", -100, 100, 0, 0, 0],
  ["silent", -100, 100, 0, 0, 0],
  ["agent-wins", -103, 100, 3, 0, 0],
  ["buyer-wins", 0, -18, 3, 15, 0],
  ["agent-upheld", -130, 100, 10, 0, 20],
  ["agent-reversed", 0, -25, 10, 15, 0],
  ["buyer-reversed", -110, 100, 10, 0, 0],
  ["buyer-upheld", 0, -45, 10, 15, 20],
])(
  "a job that ends as %s leaves the buyer a balance of %i USDC and the agent one of %i",
  (path, buyer, agent, service, slashSink, depositSink) => {
    const jobPath = getJobPaths(get).find((candidate) => candidate.path === path);
    expect(jobPath?.end).toEqual({ buyer, agent, escrow: 0, service, slashSink, depositSink });
  },
);

test("values that the papers compare are consistent with each other", () => {
  const expectCloseTo = (value: number) => expect.closeTo(value, 9);
  expect(get("record.loss.after")).toEqual(
    expectCloseTo(get("record.loss.before") * (1 - get("reputation.cut"))),
  );
  expect(get("hop.deadline.root")).toEqual(
    expectCloseTo(3 * get("hop.work") + 2 * get("window.longest.days")),
  );
  expect(get("key.left")).toEqual(
    expectCloseTo(get("key.first-sub.limit") - get("key.second-sub.limit") - get("key.first-sub.spend")),
  );
  expect(get("key.exposure.independent")).toBeGreaterThan(get("key.exposure"));
  expect(get("key.exposure")).toBe(get("key.limit"));
  expect(get("launch.reserve")).toBeGreaterThan(get("launch.redeemed"));
});

test("cheating pays for an agent without reputation and does not pay for the lead", () => {
  expect(get("ruling.bound")).toBeGreaterThan(get("ruling.cheat"));
  expect(get("ruling.bound.without")).toBeLessThan(get("ruling.cheat"));
});

test("a policy pays a share of the penalty above the deductible, and costs its fair premium and a loading", () => {
  const getCoverValue = createNumberGetter(
    changeExample({
      "job.slash": 200,
      "cover.deductible": 20,
      "cover.share": 0.8,
      "cover.loading": 0.25,
      "cover.expense": 0,
    }),
  );
  expect(getCoverValue("cover.payout")).toBeCloseTo(144, 9);
  expect(getCoverValue("cover.premium")).toBeCloseTo(1.25 * getCoverValue("cover.chance") * 144, 9);
});

test("the stolen key is revoked if the revocation takes effect before the key expires, and otherwise expires", () => {
  const getStates = (changedExample: Example) =>
    getStolenKeyHistory(createNumberGetter(changedExample)).map(({ state }) => state);
  expect(getStates(example)).toEqual(["active", "active", "exhausted", "expired"]);
  expect(getStates(changeExample({ "window.force-inclusion": 4 })).at(-1)).toBe("revoked");
});

test("derived values that come among the inputs, as from a page query, are computed again", () => {
  const queried = Object.entries(example.values).map(([name, { value, unit }]) => [name, { value, unit }]);
  const { "job.price": price, ...others } = Object.fromEntries(queried);
  const doubled = deriveExample({ ...others, "job.price": { ...price, value: 200 } });
  expect(doubled).toEqual(changeExample({ "job.price": 200 }));
});

test.each<[Partial<Record<InputName, number>>, string]>([
  [{ "time.dispute": 72 }, "the buyer disputes before the waiting period ends"],
  [
    { "time.appeal": 96, "time.judgment": 110 },
    "the buyer appeals in the appeal window, which begins with the decision",
  ],
  [{ "time.judgment": 111 }, "the supervisors judge in their window, which begins with the appeal"],
  [{ "appeal.right": 0.6 }, "a wrong decision is reversed more often than a right one"],
  [
    { "ruling.hit": 0.05, "ruling.error": 0.5, "appeal.wrong": 0.15 },
    "bad work ends in a lost dispute more often",
  ],
  [{ "record.loss": 35 }, "the lost dispute of the record falls between its second award and its third"],
  [{ "key.second-sub.limit": 0.18 }, "each key’s limit is enough for what it sets aside and spends"],
  [{ "key.stolen": 5 }, "the key is stolen first, then the owner signs its revocation"],
  [{ "cover.deductible": 15.1 }, "the deductible is no more than the penalty"],
  [{ "launch.sold": 1_073_000 }, "fewer tokens are sold than the curve has"],
  [{ "loan.collateral": 141 }, "the loan is no less than the tokens that secure it"],
])("inputs changed by %j break the condition that %s", (changes, sentence) => {
  expect(() => changeExample(changes)).toThrow(RangeError);
  expect(() => changeExample(changes)).toThrow(`In the example, ${sentence}`);
});
