import { deriveExample } from "../../src/example/derive";
import { createNumberGetter, type Example } from "../../src/example/example";
import { getJobPaths } from "../../src/example/job";
import { getStolenKeyHistory } from "../../src/example/keys";
import type { InputName } from "../../src/example/names";
import { changeExample, example } from "../fixtures/example";

const get = createNumberGetter(example);

// Price 100, fees 3 and 7, deposit 20, penalty 15: what is left in the end, as section 4.1 of the facts has it.
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
  "the job that ends as %s leaves the buyer %i and the agent %i",
  (path, buyer, agent, service, slashSink, depositSink) => {
    const found = getJobPaths(get).find((candidate) => candidate.path === path);
    expect(found?.end).toEqual({ buyer, agent, escrow: 0, service, slashSink, depositSink });
  },
);

test("numbers that the papers name together agree", () => {
  const closeTo = (value: number) => expect.closeTo(value, 9);
  expect(get("record.loss.after")).toEqual(closeTo(get("record.loss.before") * (1 - get("reputation.cut"))));
  expect(get("hop.deadline.root")).toEqual(closeTo(3 * get("hop.work") + 2 * get("window.longest.days")));
  expect(get("key.left")).toEqual(
    closeTo(get("key.first-sub.limit") - get("key.second-sub.limit") - get("key.first-sub.spend")),
  );
  expect(get("key.exposure.independent")).toBeGreaterThan(get("key.exposure"));
  expect(get("key.exposure")).toBe(get("key.limit"));
  expect(get("launch.reserve")).toBeGreaterThan(get("launch.redeemed"));
});

test("cheating pays for an agent without reputation and not for the lead, as the paper says", () => {
  expect(get("ruling.bound")).toBeGreaterThan(get("ruling.cheat"));
  expect(get("ruling.bound.without")).toBeLessThan(get("ruling.cheat"));
});

test("a policy pays a share of the penalty above the deductible, and costs its fair price and a loading", () => {
  const cover = createNumberGetter(
    changeExample({
      "job.slash": 200,
      "cover.deductible": 20,
      "cover.share": 0.8,
      "cover.loading": 0.25,
      "cover.expense": 0,
    }),
  );
  expect(cover("cover.payout")).toBeCloseTo(144, 9);
  expect(cover("cover.premium")).toBeCloseTo(1.25 * cover("cover.chance") * 144, 9);
});

test("the stolen key is revoked if its revocation comes before its end, and else it expires", () => {
  const states = (changed: Example) =>
    getStolenKeyHistory(createNumberGetter(changed)).map(({ state }) => state);
  expect(states(example)).toEqual(["active", "active", "exhausted", "expired"]);
  expect(states(changeExample({ "window.force-inclusion": 4 })).at(-1)).toBe("revoked");
});

test("values that have a formula are made anew if they come among the inputs, as they do from a page’s query", () => {
  const asked = Object.entries(example.values).map(([name, { value, unit }]) => [name, { value, unit }]);
  const { "job.price": price, ...others } = Object.fromEntries(asked);
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
])("%j is refused: %s", (changes, sentence) => {
  expect(() => changeExample(changes)).toThrow(RangeError);
  expect(() => changeExample(changes)).toThrow(`In the example, ${sentence}`);
});
