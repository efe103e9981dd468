import { getPayoffs } from "../../src/models/best-replies";
import { getCliff, getOutcomesWithoutJudge, getRounds } from "../../src/models/rounds";
import { withRules } from "../../src/models/setting";
import { changeAssumptions, near, parsePlan, setting, WITHOUT_REVIEWS } from "./example-setting";
import fixture from "./setting.json";

const FIRST_DECISION_ONLY = { ...WITHOUT_REVIEWS, hasAppeals: false };

test("each round’s rule brings the buyer more: nothing, nothing, 32.5, 33.6 and 40.3, and the agent 0, 0, 20, 20 and 15.4", () => {
  const rounds = getRounds(setting);
  expect(rounds.map(({ isOrdered }) => isOrdered)).toEqual([false, false, true, true, true]);
  const round = (numbers: number[]) => numbers.map((number) => Number(number.toFixed(1)));
  expect(round(rounds.map(({ buyer }) => buyer))).toEqual([0, 0, 32.5, 33.6, 40.3]);
  expect(round(rounds.map(({ agent }) => agent))).toEqual([0, 0, 20, 20, 15.4]);
  expect(round(rounds.map(({ poorShare }) => 100 * poorShare))).toEqual([0, 0, 5.3, 4.5, 0]);
  expect(round(rounds.map(({ checkingShare }) => 100 * checkingShare))).toEqual([0, 0, 60, 52.2, 0]);
});

test("an agent that is paid first gains most by delivering nothing, and in escrow by delivering poor work", () => {
  const [poor, good] = [
    { work: "poor", buyer: -100, agent: 80 },
    { work: "good", buyer: 40, agent: 20 },
  ];
  const nothing = { work: "nothing", buyer: -100, agent: 100 };
  expect(getOutcomesWithoutJudge(setting, 100)).toEqual([nothing, poor, good]);
  expect(getOutcomesWithoutJudge(setting, 0)).toEqual([{ work: "nothing", buyer: -0, agent: 0 }, poor, good]);
});

test.each(["3", "4", "5"] as const)("the gains of each plan in round %s are those of the fixture", (name) => {
  const rules = { 3: FIRST_DECISION_ONLY, 4: WITHOUT_REVIEWS, 5: {} }[name];
  const { equilibria: _, ...plans } = fixture.rounds[name];
  for (const [text, sides] of Object.entries(plans))
    for (const work of ["good", "poor"] as const) {
      const { buyer, agent } = getPayoffs(withRules(setting, rules), work, parsePlan(text));
      expect([text, work, buyer, agent]).toEqual(near([text, work, ...sides[work]]));
    }
});

test("reviews that find less than 56 % leave more poor work than no reviews, and a smaller gain for the buyer", () => {
  for (const [hitRate, { "with readings": reviewed, without }] of Object.entries(fixture.cliff)) {
    const { withReviews, withoutReviews } = getCliff(setting, Number(hitRate));
    for (const [found, fixed] of [
      [withReviews, reviewed],
      [withoutReviews, without],
    ] as const) {
      expect(Number(found.poorShare.toFixed(4))).toBe(fixed.poor);
      expect(Number(found.checkingShare.toFixed(3))).toBe(fixed["buyers who read"]);
      // The fixture works with a share of four digits.
      expect(Math.abs(found.buyer - fixed.buyer)).toBeLessThan(0.01);
    }
    const isBelow = Number(hitRate) > 0 && Number(hitRate) < 0.556;
    if (isBelow) {
      expect(withReviews.poorShare).toBeGreaterThan(withoutReviews.poorShare);
      expect(withReviews.buyer).toBeLessThan(withoutReviews.buyer);
    }
    if (Number(hitRate) > 0.556) expect(withReviews.poorShare).toBe(0);
  }
});

test("of several equilibria a round shows the one that is best for the buyer", () => {
  expect(getRounds(changeAssumptions({ hitRate: 0.5 }))[2].poorShare).toBeCloseTo(0.1067, 4);
});
