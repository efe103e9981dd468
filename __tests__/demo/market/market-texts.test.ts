import { advance, openCrowd, reportOf } from "../../../src/demo/market/crowd";
import { TRIES, verdictText } from "../../../src/demo/market/market-texts";
import { type MarketChanges, marketTerms } from "../../../src/demo/market/numbers";
import { levelShares } from "../../../src/models/inspection";
import { MANY_ROUNDS, NEAR } from "../../../src/models/market";
import { numbersOf, printNumber } from "../../../src/example/example";
import { run } from "../../demo-content";

const number = numbersOf(run);
const SEEDS = [1, 2];

/** What the reader reads after many turns. */
function readAfter(seed: number, changes: MarketChanges) {
  const crowd = openCrowd(marketTerms(number, changes), seed);
  advance(crowd, 3 * MANY_ROUNDS);
  const { mean, losses } = reportOf(crowd);
  return { ...mean, ...losses };
}

const printed = SEEDS.map((seed) => readAfter(seed, {}));
const tried = (task: string) => {
  const experiment = TRIES.find((one) => one.task === task);
  if (!experiment) throw new RangeError(`Nothing to try is called "${task}".`);
  return SEEDS.map((seed) => readAfter(seed, experiment.changes));
};

test.each(SEEDS)("what happens where looking is dear is true of seed %d", (seed) => {
  const [before, after] = [printed[seed - 1], tried("Make looking dear")[seed - 1]];
  expect(after?.poor).toBeGreaterThan(2 * (before?.poor ?? 1));
  expect(Math.abs((after?.look ?? 1) - (before?.look ?? 0))).toBeLessThan(NEAR.look);
});

test.each(SEEDS)("what happens where fines are high is true of seed %d", (seed) => {
  const [before, after] = [printed[seed - 1], tried("Punish harder")[seed - 1]];
  expect(after?.look).toBeLessThan((before?.look ?? 0) - NEAR.look);
  expect((after?.poor ?? 0) / (before?.poor ?? 1)).toBeGreaterThan(0.8);
  expect((after?.poor ?? 0) / (before?.poor ?? 1)).toBeLessThan(1.2);
});

test.each(SEEDS)("what happens where records last is true of seed %d", (seed) => {
  const [before, after] = [printed[seed - 1], tried("Let records last")[seed - 1]];
  const saved = (before?.spentOnLooking ?? 0) - (after?.spentOnLooking ?? 0);
  const lost = (after?.lostToPoor ?? 0) - (before?.lostToPoor ?? 0);
  expect(saved).toBeGreaterThan(0.25 * (before?.spentOnLooking ?? 0));
  expect(lost).toBeGreaterThan(0);
  expect(lost).toBeLessThan(saved);
});

test("the verdict says where the point is, and once the market has settled where its mean has been", () => {
  const terms = marketTerms(number, {});
  const level = levelShares(terms.game);
  const [look, poor] = [level.look, level.poor].map((share) => `${printNumber(share, "share")}%`);
  const crowd = openCrowd(terms, 1);
  expect(verdictText(terms, reportOf(crowd))).toContain(`where ${look} look and ${poor} of the work is poor`);
  advance(crowd, 2 * MANY_ROUNDS);
  const settled = verdictText(terms, reportOf(crowd));
  expect(settled).toMatch(/^On average [\d.]+% look and [\d.]+% of the work is poor\./);
  expect(settled).toContain(`The model says ${look} and ${poor}.`);
});

test("where looking never pays, no point is promised", () => {
  const dear = marketTerms((name) => (name === "ruling.inspection" ? 95 : number(name)), {});
  expect(verdictText(dear, null)).toMatch(/no point to go round/);
});
