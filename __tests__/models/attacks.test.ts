import {
  type Attack,
  getAttacks,
  getGainsByFindings,
  getPeopleBribe,
  getReviewBribe,
} from "../../src/models/attacks";
import { getMargin } from "../../src/models/best-replies";
import { getOwnerGain } from "../../src/models/owner-gain";
import { type Assumptions, getPayOfOneReview, getReviewCost, withRules } from "../../src/models/setting";
import { changeAssumptions, setting, WITHOUT_REVIEWS } from "./example-setting";
import fixture from "./setting.json";

const attacks = getAttacks(setting);
const marginsByVersions = fixture["margin, n versions tried first"];
/** The agent's gain from appeals on good work in USDC, which the fixture leaves out where versions are tried. */
const appealOfGoodWork = getMargin(setting) - marginsByVersions[1];

/** Matches to three digits a number that the fixture lacks. */
const about = (value: number) => expect.closeTo(value, 3);

type Expectation = [sentence: string, name: string, margin: unknown, limits: unknown[]];

const hit = fixture["hit needed"];
const acting = fixture["share of buyers needed"];
const beyond = fixture["buyer beyond (silent, dispute a finding)"];

const expectations: Expectation[] = [
  [
    "cheating once does not pay while reviews find 56 %, 64 % of buyers act and 94 is not saved",
    "Cheat once",
    fixture.margin["hit 0.8, share 1.0, plain"],
    [hit.plain, acting["hit 0.8, plain"], fixture["most saving"], fixture["most right findings reversed"]],
  ],
  [
    "cheating does not pay either if HYPT becomes worthless, while reviews find 67 %",
    "Cheat once while HYPT becomes worthless",
    fixture["margin, HYPT worthless"],
    [about(0.667)],
  ],
  [
    "where 90 % of buyers act, reviews have to find 60 %",
    "Cheat where 90% of buyers act",
    fixture.margin["hit 0.8, share 0.9, plain"],
    [hit["share .9"]],
  ],
  [
    "where 80 % of buyers act, reviews have to find 66 %",
    "Cheat where 80% of buyers act",
    fixture.margin["hit 0.8, share 0.8, plain"],
    [hit["share .8"]],
  ],
  [
    "cheating and buying silence does not pay while reviews find 65 % and 77 % of buyers act",
    "Cheat and buy silence",
    fixture.margin["hit 0.8, share 1.0, silence bought"],
    [hit["silence bought"], acting["hit 0.8, silence bought"]],
  ],
  [
    "cheating with insurance does not pay while reviews find 61 % and 71 % of buyers act",
    "Cheat with insurance",
    fixture.margin["hit 0.8, share 1.0, insured"],
    [hit.insured, acting["hit 0.8, insured"]],
  ],
  ["cheating a buyer who never acts pays all that it saves", "Cheat a buyer who never acts", -60, []],
  [
    "disputing everything unchecked loses up to 63 % of poor work",
    "Dispute everything unchecked",
    -beyond["dispute/dispute at 0.12 poor"],
    [fixture["disputing all unread loses up to poor"], about(0.322)],
  ],
  [
    "disputing good work loses while reviews fault less than 20 % of it",
    "Dispute good work",
    -beyond["dispute/dispute at 0 poor"],
    [about(0.2)],
  ],
  [
    "hiring oneself loses while one hand has 35 % of the validation agents",
    "Hire oneself",
    -fixture["one owner, best joint"],
    [fixture["one owner, share of readers"]],
  ],
  [
    "losing on purpose brings half of what it costs",
    "Lose on purpose, insured",
    -fixture["losing on purpose, insured"],
    [],
  ],
  [
    "losing on purpose pays in USDC once HYPT has lost half its price",
    "Lose on purpose, insured in USDC",
    -fixture["losing on purpose, insured"],
    [about(0.5)],
  ],
  [
    "bribing a review and its repeat costs twice what it brings, at half of HYPT’s price as much",
    "Bribe a review and its repeat",
    fixture["least bribe of reader and repeaters"] - fixture["first decision is worth"],
    [about(0.5), about(0.5)],
  ],
  [
    "bribing two of three people pays, unless they err in less than 5 %",
    "Bribe two of three people",
    2 * (8 * (25 / 3 - 4) - 4) - fixture["final decision is worth"],
    [about(0.049)],
  ],
  [
    "a false finding costs five times what it brings",
    "Buy a false finding",
    2 * fixture["least bribe of reader and repeaters"] - 100,
    [],
  ],
  [
    "trying five versions first does not pay, nor six",
    "Try 5 versions first",
    marginsByVersions[5] + appealOfGoodWork,
    [6],
  ],
  [
    "trying twenty versions first pays",
    "Try 20 versions first",
    marginsByVersions[20] + appealOfGoodWork,
    [],
  ],
  [
    "cheating on work that programs judge badly pays",
    "Pick work that programs judge badly",
    fixture["margin, a kind with hit .3"],
    [hit.plain],
  ],
  [
    "a rigged maker in four does not make cheating pay, one in three does",
    "Rig the program of one maker",
    fixture["margin, one of k makers rigged"][4],
    [4],
  ],
  [
    "a trap order brings the buyer 5.66, and the agent loses from 35 % of wrong findings",
    "Set a trap order",
    about(-5.662),
    [about(0.348)],
  ],
  [
    "a sub-agent cannot pay for silence down the chain while reviews find 64 %",
    "Pay for silence down the chain",
    about(22.264),
    [about(0.641)],
  ],
  ["taking three orders is not computed", "Take three orders, keep the best", undefined, []],
  ["leaving with the loan pays 12", "Leave and keep the loan", -12, []],
  [
    "holding findings back makes cheating pay, however much reviews find",
    "Hold findings back",
    about(-12.207),
    [undefined],
  ],
  [
    "delivering what nobody can open loses while one hand has 71 % of the validation agents",
    "Deliver what nobody can open",
    4,
    [about(0.711)],
  ],
  [
    "hiring oneself and judging the appeal loses while one hand has 74 % of the people",
    "Hire oneself and judge the appeal",
    2,
    [about(0.741)],
  ],
  [
    "instructions in a buyer’s reasons pay if more than half are obeyed",
    "Write instructions into the reasons",
    -5,
    [about(0.5)],
  ],
  [
    "buying the silence of two people costs their pay less their time, and pays",
    "Buy the silence of two people",
    2 * (25 / 3 - 4) - 125,
    [],
  ],
  [
    "cheating and bribing two people pays unless reviews find 99 %",
    "Cheat and bribe two people",
    about(-12.522),
    [about(0.988)],
  ],
  [
    "withdrawing the file after a first finding does not pay while reviews find 61 %",
    "Withdraw the file after a first finding",
    about(19.393),
    [about(0.606)],
  ],
  [
    "buying the silence of validation agents does not pay while reviews find 77 %",
    "Buy the silence of validation agents",
    about(4.241),
    [about(0.77)],
  ],
  [
    "bribing a review pays if lazy repeats echo it, unless less than 0.5 % of work is poor",
    "Bribe a review that lazy repeats echo",
    0.5 / (0.03 * 0.8) - 125,
    [about(0.005)],
  ],
  [
    "selling acceptance of a trap order brings the buyer what findings would cost the agent",
    "Set a trap order and sell acceptance",
    about(-13.228),
    [],
  ],
  [
    "answering without reviewing loses while a quarter of a per cent of work is poor",
    "Answer without reviewing",
    5.5,
    [about(0.0025)],
  ],
];

test.each(expectations)("%s", (_, name, margin, limits) => {
  const attack = attacks.find((candidate) => candidate.name === name);
  const expectNear = (value: unknown) => (typeof value === "number" ? expect.closeTo(value, 9) : value);
  expect([attack?.terms?.margin, attack?.limits.map(({ value }) => value)]).toEqual([
    expectNear(margin),
    limits.map(expectNear),
  ]);
});

test("each attack has a test, in the order in which it is printed", () => {
  expect(attacks.map(({ name }) => name)).toEqual(expectations.map(([, name]) => name));
});

test("a margin is the costs of an attack less its gains", () => {
  for (const { terms } of attacks) if (terms) expect(terms.margin).toBeCloseTo(terms.costs - terms.brings, 9);
});

test("without reviews every way to cheat gains the whole saving, and no hit rate would stop it", () => {
  const attacksWithoutReviews = getAttacks(withRules(setting, WITHOUT_REVIEWS));
  for (const { name, terms, limits } of attacksWithoutReviews.slice(0, 7)) {
    expect([name, terms?.margin]).toEqual([name, expect.closeTo(-60, 9)]);
    expect(limits[0]?.value).toBeUndefined();
  }
});

test("a limit has the value that the attack itself assumes", () => {
  const getAssumed = (name: string) =>
    attacks.find((attack) => attack.name === name)?.limits.map(({ assumed }) => assumed);
  expect(getAssumed("Bribe two of three people")).toEqual([0.1]);
  expect(getAssumed("Try 5 versions first")).toEqual([5]);
  expect(getAssumed("Bribe a review and its repeat")).toEqual([1, 0]);
});

test("the profit in a review’s pay is not part of what the review costs", () => {
  expect([getPayOfOneReview(setting), getReviewCost(setting)]).toEqual([2, 0.5]);
});

test("ways to cheat add up: with silence bought, four versions or one rigged maker in four make it pay", () => {
  const withSilence = (changes: Partial<Assumptions>) =>
    getMargin(changeAssumptions(changes), { buysSilence: true });
  expect(withSilence({ versionsTried: 3 })).toBeCloseTo(3.39, 2);
  expect(withSilence({ versionsTried: 4 })).toBeCloseTo(-1.73, 2);
  expect(withSilence({ hitRate: 0.6 })).toBeCloseTo(-5.41, 2);
});

test("a trap order costs the agent 13.23", () => {
  expect(getGainsByFindings(changeAssumptions({ falseRate: 0.3 })).agent).toBeCloseTo(-13.2276, 9);
});

test("with versions tried first the margin is the fixture’s, plus the gain from appeals on good work", () => {
  expect(appealOfGoodWork).toBeCloseTo((121 - 0.4 * 146) * 0.010396, 9);
  for (const [count, margin] of Object.entries(marginsByVersions))
    expect([count, getMargin(changeAssumptions({ versionsTried: Number(count) }))]).toEqual([
      count,
      expect.closeTo(margin + appealOfGoodWork, 9),
    ]);
});

test("bribing people costs more the less they err, and nothing if two in five of their judgments are wrong", () => {
  for (const [error, rounded] of Object.entries(fixture["two people, errors e"])) {
    const personError = Number(error);
    const cases = (1 - 2 * personError) / personError;
    const unrounded = rounded === 0 ? 0 : rounded + 2 * cases * (25 / 3 - 4 - 4.3);
    expect([error, getPeopleBribe(changeAssumptions({ personError }))]).toEqual([
      error,
      expect.closeTo(unrounded, 9),
    ]);
  }
});

test("a review’s bribe falls with the price of HYPT and with the share of agents who help for nothing", () => {
  expect(getReviewBribe(setting)).toBe(250);
  expect(getReviewBribe(changeAssumptions({ hyptPrice: 0.5, crookedShare: 0.5 }))).toBe(62.5);
});

test("an owner of all people gains from an insurer, and more from the review pool if HYPT has fallen by half", () => {
  expect(getOwnerGain(changeAssumptions({ ownPeople: 1 }), true)).toBeGreaterThan(12);
  expect(getOwnerGain(changeAssumptions({ ownPeople: 1, hyptPrice: 0.5 }), true)).toBeGreaterThan(18);
  expect(getOwnerGain(changeAssumptions({ ownPeople: 1 }))).toBeLessThan(0);
});

/** Formats an attack as in "Cheat once: costs 94.26, brings 60.00, margin 34.26; Reviews must find at least 55.6 % of poor work". */
function describeAttack({ name, terms, limits }: Attack): string {
  if (!terms) return `${name}: not computed`;
  const conditions = limits.map(({ formatCondition, value, unit }) => {
    if (value === undefined) return formatCondition("(never enough)");
    return formatCondition(unit === "share" ? `${(100 * value).toFixed(1)} %` : String(value));
  });
  const [costs, brings, margin] = [terms.costs, terms.brings, terms.margin].map((usdc) => usdc.toFixed(2));
  return [`${name}: costs ${costs}, brings ${brings}, margin ${margin}`, ...conditions].join("; ");
}

afterAll(() => {
  process.stdout.write(`\n${attacks.map(describeAttack).join("\n")}\n\n`);
});
