import { advance, meansAfterMany, openCrowd, reportOf } from "../../src/demo/market/crowd";
import { EXPERIMENTS } from "../../src/demo/market/experiments";
import { type MarketChanges, marketTerms, printedNumber } from "../../src/demo/market/terms";
import { MANY_ROUNDS, NEAR } from "../../src/models/market";
import { setting } from "./example";

const { number } = setting;

/** The means after many turns of a market with these numbers. */
const after = (changes: MarketChanges, seed: number) => {
  const crowd = openCrowd(marketTerms(number, changes), seed);
  advance(crowd, 3 * MANY_ROUNDS);
  return reportOf(crowd).means;
};

test.each([1, 2])("what the answers say is true of seed %d", (seed) => {
  const printed = after({}, seed);
  const [dear, harsh, lasting] = EXPERIMENTS.map(({ changes }) => after(changes, seed));
  if (!dear || !harsh || !lasting) throw new Error("There are three experiments.");
  expect(Math.abs(dear.check - printed.check)).toBeLessThan(NEAR.check);
  expect(dear.poor).toBeGreaterThan(2 * printed.poor);
  expect(harsh.poor / printed.poor).toBeGreaterThan(0.8);
  expect(harsh.poor / printed.poor).toBeLessThan(1.2);
  expect(harsh.check).toBeLessThan(printed.check - NEAR.check);
  expect(lasting.spentOnChecking).toBeLessThan(0.8 * printed.spentOnChecking);
});

test("what everything is compared with is the market of the papers' numbers", () => {
  const { check } = meansAfterMany(marketTerms(number, {}));
  for (const name of ["checking", "penalty", "life"] as const) {
    const same = marketTerms(number, { [name]: printedNumber(number, name) });
    expect(meansAfterMany(same).check).toBeCloseTo(check, 1);
  }
});
