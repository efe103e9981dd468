import {
  type Attack,
  getAttacks,
  getAttackTerms,
  getPeopleBribe,
  getReviewBribe,
} from "../../src/models/attacks";
import { getOwnerGain } from "../../src/models/owner-gain";
import { withRules } from "../../src/models/setting";
import { changeAssumptions, near, setting, WITHOUT_REVIEWS } from "./example-setting";
import fixture from "./setting.json";

const attacks = getAttacks(setting);
const { margin, "hit needed": hit, "share of buyers needed": acting } = fixture;
const bribe = fixture["least bribe of reader and repeaters"];
const firstDecision = fixture["first decision is worth"];
const peopleBribe = 2 * (8 * (25 / 3 - 4) - 4);
const peopleBribeInHardCase = 2 * (((1 - 2 * (2 / 3) * (1 - 0.6)) / 0.1) * (25 / 3 - 4) - 4);
/** The agent's gain from appeals on good work in USDC, which the fixture leaves out where versions are tried. */
const appealOfGoodWork = (121 - 0.4 * 146) * 0.010396;

/** Matches to three digits a number that the fixture lacks. */
const about = (value: number) => expect.closeTo(value, 3);

type Expectation = [name: string, ending: string, margin: unknown, limits?: unknown[]];

/** The attacks in the order of their table. A margin below zero is an attack that pays. */
// biome-ignore format: a table with one line an attack
const expectations: Expectation[] = [
  ["Cheat once", "loses while reviews find 56 %, 64 % of buyers act and 94 is not saved", margin["hit 0.8, share 1.0, plain"], [hit.plain, acting["hit 0.8, plain"], fixture["most saving"], fixture["most right findings reversed"]]],
  ["Cheat once while HYPT becomes worthless", "loses while reviews find 67 %", fixture["margin, HYPT worthless"], [about(0.667)]],
  ["Cheat where 80% of buyers act", "loses while reviews find 66 %", margin["hit 0.8, share 0.8, plain"], [hit["share .8"]]],
  ["Cheat and buy silence", "loses while reviews find 65 %, 77 % of buyers act and three versions are tried", margin["hit 0.8, share 1.0, silence bought"], [hit["silence bought"], acting["hit 0.8, silence bought"], 3]],
  ["Repair only what is found", "gains, however much reviews find", 0.784 * 60 - 60 - 0.010396 * 58.4, [undefined]],
  ["Cheat with insurance", "loses while reviews find 61 % and 71 % of buyers act", margin["hit 0.8, share 1.0, insured"], [hit.insured, acting["hit 0.8, insured"]]],
  ["Cheat a buyer who never acts", "gains all that it saves", -60],
  ["Buy acceptance in advance", "gains all that it saves, less what findings bring the buyer", 0.97 * 0.010396 * 25 + 0.03 * 78.4 - 60],
  ["Try 20 versions first", "gains 13, and loses with six versions", fixture["margin, n versions tried first"][20] + appealOfGoodWork, [6]],
  ["Cheat only if a try passes", "gains 57, however much reviews find", (0.5 * 0.2 ** 3 * 0.768 * 121) / (0.5 * 0.2 ** 3 + 0.5 * 0.2) - 60 - 0.010396 * 58.4, [undefined]],
  ["Pick work that programs judge badly", "gains", fixture["margin, a kind with hit .3"], [hit.plain]],
  ["Rig the program of one maker", "loses with four makers, and gains with three", fixture["margin, one of k makers rigged"][4], [4]],
  ["Rig a program and buy silence", "gains 5, and loses with six makers or while reviews find 87 %", 0.552 * 100 - 60 - 0.010396 * 58.4, [6, about(0.862)]],
  ["Try three versions and buy silence where 80% act", "gains 9 unless reviews find 87 % or 95 % of buyers act", 0.8 * (64 - 0.010396 * 58.4) - 60, [about(0.87), about(0.946)]],
  ["Hold findings back", "gains, however much reviews find", about(-12.207), [undefined]],
  ["Buy the silence of validation agents", "gains unless reviews find 88.1 %", 0.5 * 0.8 * (121 + 2 / 0.2) - 60 - 0.010396 * 58.4, [about(0.88)]],
  ["Withdraw the file after a first finding", "loses while reviews find 65 %", 0.784 * 100 - 60 - 0.010396 * 58.4, [about(0.6465)]],
  ["Cheat and bribe two people", "gains unless reviews find 99 %", 0.784 * peopleBribe - 60 - 0.010396 * 58.4, [about(0.988)]],
  ["Threaten to bribe two people", "gains all that it saves unless they err in less than 5.8 %", -60, [about(0.0582)]],
  ["Pay for silence down the chain", "loses while reviews find 64 %", about(22.264), [about(0.641)]],
  ["Dispute everything unchecked", "loses up to 63 % of poor work", -fixture["buyer beyond (silent, dispute a finding)"]["dispute/dispute at 0.12 poor"], [fixture["disputing all unread loses up to poor"], about(0.322)]],
  ["Dispute good work", "loses while a program faults less than 17 % of it", about(24.158), [about(25 / 146)]],
  ["Set a trap order", "brings the buyer 13.23, and the agent earns up to 34.8 % of wrong findings", -13.2276, [about(0.348)]],
  ["Set a trap order and buy silence", "gains 40, and loses while a program faults less than 3.3 %", 2 * 9 - 58.4, [about(2 / 60.4)]],
  ["Write instructions into the reasons", "gains 25, and loses while less than 30 % are obeyed", 0.4 * 25 - 0.6 * 58.4, [about(25 / 83.4)]],
  ["Write instructions and buy silence", "gains 40, and loses while less than 3.3 % are obeyed", 2 * 9 - 58.4, [about(2 / 60.4)]],
  ["Rig a program against good work", "gains 52, and loses with 31 makers", 2 * 3 - 58.4, [31]],
  ["Dispute good work and buy every silence", "gains 23, and loses while a program faults less than 1.6 %", 2 * 49 - 121, [about(2 / 123)]],
  ["Own people and dispute good work", "gains 13, and loses while one hand has 33 % of the people", about(-13.295), [about(0.329)]],
  ["Own people, cheat and buy silence", "gains 5.7, and loses while one hand has 18 % of the people", about(-5.694), [about(0.1864)]],
  ["Hire oneself", "loses while one hand has 26 % of the validation agents", -fixture["one owner, best joint"], [about(2 / 7.5)]],
  ["Hire oneself and judge the appeal", "loses while one hand has 74 % of the people", 2, [about(0.741)]],
  ["Deliver what nobody can open", "loses while one hand has 53 % of the validation agents", 4, [about(4 / 7.5)]],
  ["Lose on purpose, insured", "loses until HYPT has lost half its price", -fixture["losing on purpose, insured"], [about(0.5)]],
  ["Take hard orders, insured", "gains 6.99, and from 2.6 % of wrong findings on", about(-6.987), [about(0.026)]],
  ["Leave and keep the loan", "gains 12", -12],
  ["Take three orders, keep the best", "gains 10", -10],
  ["Bribe a review and its repeat", "costs twice what it brings, at half of HYPT’s price as much", bribe - firstDecision, [about(0.5), about(0.37)]],
  ["Bribe the nine who decide on a repeat", "costs a review’s pay for five of them where there is a repeat, and gains", 0.25 * 5 * 2 - firstDecision],
  ["Bribe a review that lazy repeats echo", "gains unless less than 0.5 % of work is poor", 0.5 / (0.03 * 0.8) - 125, [about(0.005)]],
  ["Answer without reviewing", "loses while a quarter of a per cent of work is poor", 5.5, [about(0.0025)]],
  ["Buy a false finding", "costs five times what it brings", 2 * bribe - 100],
  ["Call good work unreadable", "gains as often as two of three validation agents are the buyer’s", -(3 * 0.2 ** 2 - 2 * 0.2 ** 3) * 100],
  ["Bribe two of three people", "gains unless they err in less than 2.6 %", peopleBribeInHardCase - fixture["final decision is worth"], [about(0.0256)]],
  ["Buy the silence of two people", "costs their pay less their time, and gains", 2 * (25 / 3 - 4) - 125],
];

test.each(expectations)("%s: %s", (name, _, expectedMargin, limits = []) => {
  const attack = attacks.find((candidate) => candidate.name === name);
  expect([attack?.terms.margin, attack?.limits.map(({ value }) => value)]).toEqual(
    near([expectedMargin, limits]),
  );
});

test("each attack has a test, in the order in which it is printed", () => {
  expect(attacks.map(({ name }) => name)).toEqual(expectations.map(([name]) => name));
});

test("without reviews every way to cheat gains the whole saving, and no hit rate would stop it", () => {
  const attacksWithoutReviews = getAttacks(withRules(setting, WITHOUT_REVIEWS));
  for (const { name, terms, limits } of attacksWithoutReviews.slice(0, 6)) {
    expect([name, terms.margin]).toEqual([name, expect.closeTo(-60, 9)]);
    expect(limits[0]?.value).toBeUndefined();
  }
});

test("three versions that are tried where 80% of buyers act lose without bought silence", () => {
  const tried = changeAssumptions({ versionsTried: 3 });
  const expected = 0.8 * (0.64 * 121 - 0.010396 * 58.4) - 60;
  expect(getAttackTerms(tried, "Cheat where 80% of buyers act").margin).toBeCloseTo(expected, 9);
});

test("a buyer who owns people appeals if that pays, and sells a wrong decision that they uphold for more", () => {
  const getMarginWith = (ownPeople: number, falseRate: number) => {
    const changes = { ownPeople, falseRate, sharedBlindness: 0 };
    return getAttackTerms(changeAssumptions(changes), "Dispute good work").margin;
  };
  const majority = 3 * 0.4 ** 2 - 2 * 0.4 ** 3;
  const won = majority + (1 - majority) * 0.1;
  const reversed = (1 - majority) * 0.6;
  const sold = 96 - (reversed * 96 - (1 - reversed) * 50);
  expect(getMarginWith(0.4, 0)).toBeCloseTo(50 * (1 - won) - 100 * won, 9);
  expect(getMarginWith(0.4, 0.3)).toBeCloseTo(0.7 * (50 * (1 - won) - 100 * won) - 0.3 * sold, 9);
  expect(getMarginWith(0.1, 0)).toBe(25);
});

test("a limit has the value that the attack itself assumes", () => {
  const getAssumed = (name: string) =>
    attacks.find((attack) => attack.name === name)?.limits.map(({ assumed }) => assumed);
  expect(getAssumed("Bribe two of three people")).toEqual([0.1]);
  expect(getAssumed("Try 20 versions first")).toEqual([20]);
  expect(getAssumed("Bribe a review and its repeat")).toEqual([1, 0]);
});

test("bribing people costs more the less they err, less where a decision is often left wrong, and may cost nothing", () => {
  const getBribe = (personError: number) =>
    getPeopleBribe(changeAssumptions({ personError, reversedIfRight: 0 }), true);
  expect([0.05, 0.1, 0.4].map(getBribe)).toEqual(near([2 * (18 * (25 / 3 - 4) - 4), peopleBribe, 0]));
  expect(getPeopleBribe(setting, false)).toBeCloseTo(peopleBribeInHardCase, 9);
});

test("a review’s bribe falls with the price of HYPT and with the share of agents who help for nothing", () => {
  expect(getReviewBribe(setting)).toBe(250);
  expect(getReviewBribe(changeAssumptions({ hyptPrice: 0.5, crookedShare: 0.5 }))).toBe(31.25);
});

test("an owner of all people gains from an insurer, and more from the review pool if HYPT has fallen by half", () => {
  expect(getOwnerGain(changeAssumptions({ ownPeople: 1, policiesHeld: 1 }))).toBeGreaterThan(12);
  expect(getOwnerGain(changeAssumptions({ ownPeople: 1, policiesHeld: 1, hyptPrice: 0.5 }))).toBeGreaterThan(
    18,
  );
  expect(getOwnerGain(changeAssumptions({ ownPeople: 1 }))).toBeLessThan(0);
});

/** Formats an attack as in "Cheat once: costs 94.26, brings 60.00, margin 34.26; A program must find at least 55.6 % of poor work". */
function describeAttack({ name, terms, limits }: Attack): string {
  const conditions = limits.map(({ condition, value, unit }) => {
    if (value === undefined) return condition.replace("{}", "(never enough)");
    return condition.replace("{}", unit === "share" ? `${(100 * value).toFixed(1)} %` : String(value));
  });
  const [costs, brings, margin] = [terms.costs, terms.brings, terms.margin].map((usdc) => usdc.toFixed(2));
  return [`${name}: costs ${costs}, brings ${brings}, margin ${margin}`, ...conditions].join("; ");
}

// `npx jest attacks` prints the table.
afterAll(() => {
  process.stdout.write(`\n${attacks.map(describeAttack).join("\n")}\n\n`);
});
