import { deriveExample } from "../../src/example/derive";
import { createNumberGetter, type Example } from "../../src/example/example";
import { getStolenKeyHistory } from "../../src/example/keys";
import type { InputName } from "../../src/example/names";
import { formulas } from "../../src/example/values";
import derivedValues from "../fixtures/derived-values.json";
import { changeExample, example } from "../fixtures/example";

const get = createNumberGetter(example);

// `derived-values.json` has the values to nine digits. Most of them were worked out by hand from their descriptions.
test("each formula gives the value of the fixture", () => {
  const names = Object.keys(formulas) as (keyof typeof formulas)[];
  const values = names.map((name) => [name, Number(get(name).toPrecision(9))]);
  expect(Object.fromEntries(values)).toEqual(derivedValues);
});

test("the stolen key is revoked if the revocation takes effect before the key expires, and otherwise expires", () => {
  const getStates = (changedExample: Example) =>
    getStolenKeyHistory(createNumberGetter(changedExample)).map(({ state }) => state);
  expect(getStates(example)).toEqual(["active", "active", "used up", "expired"]);
  expect(getStates(changeExample({ "window.force-inclusion": 4 })).at(-1)).toBe("revoked");
});

test("a value that is not a number is refused by its name", () => {
  const { values } = changeExample({ "review.acted": 0.6 });
  expect(() => values["attack.silence.found"]).toThrow(
    "In the example, attack.silence.found has a value. Change ",
  );
});

test("derived values that come among the inputs, as from a page query, are computed again", () => {
  const queried = Object.entries(example.values).map(([name, { value, unit }]) => [name, { value, unit }]);
  const { "job.price": price, ...others } = Object.fromEntries(queried);
  const doubled = deriveExample({ ...others, "job.price": { ...price, value: 200 } });
  expect(doubled).toEqual(changeExample({ "job.price": 200 }));
});

// biome-ignore format: a table with one line a condition
test.each<[Partial<Record<InputName, number>>, string]>([
  [{ "time.dispute": 84 }, "the buyer disputes in the waiting period, which begins with the review’s answer"],
  [{ "time.finding": 36, "time.dispute": 40, "time.decision": 50 }, "the review is made in its window"],
  [{ "time.decision": 68 }, "the new review is made in its window, which begins with the dispute"],
  [{ "time.appeal": 116, "time.judgment": 120 }, "the buyer appeals in the appeal window, which begins with the decision"],
  [{ "time.judgment": 130 }, "the supervisors judge in their window, which begins with the appeal"],
  [{ "appeal.right": 0.6 }, "a wrong decision is reversed more often than a right one"],
  [{ "review.found": 0.1, "review.false": 0.1 }, "reviews find fault with poor work more often than with good"],
  [{ "ruling.cheat": 130 }, "cheating does not pay if reviews find all poor work"],
  [{ "job.own": 0.5 }, "the price pays for the lead’s own work and for the second agent"],
  [{ "job.least": 61 }, "the second agent’s job is not too small"],
  [{ "record.loss": 35 }, "the lost dispute of the record falls between its second award and its third"],
  [{ "key.second-sub.limit": 0.18 }, "each key’s limit is enough for what it sets aside and spends"],
  [{ "key.first-sub.gas": 0.02 }, "each gas budget is set aside out of the parent’s"],
  [{ "key.second-sub.gas": 0.005 }, "each gas budget is set aside out of the parent’s"],
  [{ "key.stolen": 5 }, "the key is stolen first, then the owner signs its revocation"],
  [{ "launch.sold": 1_073_000 }, "fewer tokens are sold than the curve has"],
  [{ "loan.lost": 14 }, "the dispute is lost before the loan falls due"],
])("inputs changed by %j break the condition that %s", (changes, sentence) => {
  expect(() => changeExample(changes)).toThrow(RangeError);
  expect(() => changeExample(changes)).toThrow(`In the example, ${sentence}`);
});
