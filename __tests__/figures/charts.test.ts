/**
 * What the charts draw, read as a reader does who holds a ruler to their axes, against sums of the run's own numbers.
 */
import fc from "fast-check";
import type { Run } from "../../src/run/run";
import { evenly } from "../evenly";
import { printedRun as run, runWith } from "../run-changes";
import { drawn, expectGraph, extent, figureOf, type Point, rulersOf, UNSEEN } from "./drawing";

function chart(name: string, view?: string, shown: Run = run) {
  const drawing = drawn(name, shown, view);
  const rulers = rulersOf(drawing);
  /** Where a pair of values is drawn. */
  const at = (x: number, y: number): Point => ({ x: rulers.x.at(x), y: rulers.y.at(y) });
  return { ...drawing, rulers, at };
}

function expectAt(point: Point | undefined, expected: Point) {
  expect(Math.hypot((point?.x ?? 0) - expected.x, (point?.y ?? 0) - expected.y)).toBeLessThan(UNSEEN);
}

/** (f2 + D + κD)/(P + f1 + f2 + D), the deposit's carrying cost being a twentieth of it. Curves end a little above certainty. */
const threshold = (price: number, deposit: number) => (7 + 1.05 * deposit) / (price + 10 + deposit);
const shownThreshold = (price: number) => (deposit: number) => Math.min(1.02, threshold(price, deposit));

/** What the product of the launch's virtual reserves gives: x0·y0/(y0 − s)², and x0·s/(y0 − s) paid in all. */
const [quote, tokens, sold] = [3000, 1_073_000, 793_100];
const price = (bought: number) => (quote * tokens) / (tokens - bought) ** 2;
const reserve = (quote * sold) / (tokens - sold);
const pool = reserve / price(sold);
const priceInPool = (bought: number) => (reserve * pool) / (pool - (bought - sold)) ** 2;

/** Collateral of eighty and credit of ninety that decays, over a debt of 140; a lost dispute takes a quarter. */
const health = (days: number, kept = 1) => (80 + 90 * kept * Math.exp(-0.02 * days)) / 140;

/** Ten jobs, of which each is lost without reason with 0.4%. */
const fair = (paid: number) => 0.04 * paid;
const charged = (paid: number) => 1.25 * fair(paid) + 0.04;
/** What leaves an agent that fears e^(0.01·loss) as well off as without cover of a loss of 100 + 3 + 7 + 15 + 20 + 30. */
const most = (paid: number) => {
  const feared = (loss: number) => Math.log(0.96 + 0.04 * Math.exp(0.01 * loss)) / 0.01;
  return feared(175) - feared(175 - paid);
};

const AWARDS = [0, 15, 35];
const vested = (day: number) =>
  AWARDS.reduce((sum, award) => sum + Math.max(0, Math.min(10, day - award)), 0);
/** One point a day vests for ten days, each losing a fiftieth a day; the loss on day 30 takes a quarter of what was there. */
const counting = (day: number, isLost: boolean) =>
  AWARDS.reduce((sum, award) => {
    const age = day - award;
    if (age <= 0) return sum;
    const vesting = Math.min(10, age);
    const points = ((1 - Math.exp(-0.02 * vesting)) / 0.02) * Math.exp(-0.02 * (age - vesting));
    return sum + points * (isLost && award <= 30 ? 0.75 : 1);
  }, 0);

test.each<
  [name: string, view: string | undefined, line: number, domain: [number, number], f: (x: number) => number]
>([
  ["appeal-threshold", undefined, 1, [0, 240], shownThreshold(8)],
  ["appeal-threshold", undefined, 3, [0, 240], shownThreshold(100)],
  ["appeal-threshold", undefined, 2, [0, 240], shownThreshold(2000)],
  ["bonding-curve", undefined, 1, [0, sold], price],
  ["bonding-curve", undefined, 3, [sold, sold + 0.42 * pool], price],
  ["bonding-curve", undefined, 2, [sold, sold + 0.42 * pool], priceInPool],
  ["health-factor", undefined, 1, [0, 28], health],
  ["health-factor", "washed", 3, [0, 28], (days) => Math.exp(-0.02 * days)],
  ["insurance-band", undefined, 1, [0, 15], fair],
  ["insurance-band", undefined, 3, [0, 15], charged],
  ["insurance-band", undefined, 2, [0, 15], most],
  ["reputation-over-time", undefined, 2, [0, 40], vested],
])(
  "%s (%s) has in its line %i the values of the model, over all of its domain",
  (name, view, line, domain, f) => {
    const { rulers, ...drawing } = chart(name, view);
    const points = drawing.line(`path.fig-line-${line}`);
    expectGraph(points, f, rulers);
    const { left, right } = extent(points);
    const [from, to] = domain.map(rulers.x.at);
    expect([Math.abs(left - (from ?? 0)), Math.abs(right - (to ?? 0))]).toEqual([
      expect.closeTo(0, 0),
      expect.closeTo(0, 0),
    ]);
  },
);

test("the appeal threshold tells who appeals what at any deposit", () => {
  const says = (chance: number) =>
    chance > 0.6 ? "never appeals" : chance > 0.1 ? "appeals wrong decisions only" : "always appeals";
  fc.assert(
    fc.property(evenly(1, 240), (value) => {
      const deposit = Math.round(value);
      const finding = figureOf("appeal-threshold").finding(runWith({ "appeal.deposit": deposit }));
      const [small, large] = [8, 2000].map((price) => says(threshold(price, deposit)));
      expect(finding).toBe(
        `At ${deposit}\u00a0USDC the small job’s loser ${small}; the large job’s ${large}.`,
      );
    }),
    { numRuns: 40 },
  );
});

test("the bonding curve marks graduation where both prices are the same", () => {
  const { circles, wordsAt, at } = chart("bonding-curve");
  expect(circles).toHaveLength(1);
  expectAt(circles[0], at(sold, price(sold)));
  expect(wordsAt("graduation").text).toContain("1.35 times steeper");
});

test("the health factor is marked where each line reaches one, above the area in which the loan can be liquidated", () => {
  const { circles, rectangles, rulers, at, description } = chart("health-factor");
  const reached = [0.75, 1].map((kept) => Math.log((90 * kept) / 60) / 0.02);
  expect(circles).toHaveLength(2);
  for (const [index, days] of reached.entries()) expectAt(circles[index], at(days, 1));
  expect(rulers.y.read(rectangles("rect.fig-area-2")[0]?.y ?? 0)).toBeCloseTo(1, 9);
  const [after, alone] = reached.map((days) => Number(days.toFixed(2)));
  expect(description).toContain(`by decay alone it reaches one after ${alone} days`);
  expect(description).toContain(`then it reaches one ${after} days after the loan`);
});

test.each([
  [{ "ruling.cheat": 140 }, "Cheating pays even where every buyer looks."],
  [{ "ruling.cheat": 0 }, "Cheating saves nothing, so no work is poor."],
  [{ "ruling.inspection": 0 }, "Looking costs nothing, so every buyer looks."],
  [
    { "ruling.inspection": 20, "ruling.hit": 0.2, "appeal.wrong": 0.2, "ruling.cheat": 10 },
    "Looking costs more than it brings back, so nobody looks.",
  ],
])("with %j no path goes round in the inspection game: %s", (changes, sentence) => {
  const changed = chart("inspection-game", undefined, runWith(changes));
  expect(figureOf("inspection-game").finding(runWith(changes))).toBe(sentence);
  expect(changed.lines("path.fig-line-1")).toEqual([]);
  expect(changed.circles).toEqual([]);
});

describe("the insurance band", () => {
  test("is sound up to the bound and unsound beyond it where cheating saves more, as the paper asks its reader to find", () => {
    // Bad work is lost at first with 40%, and with 6% on appeal, good work with 0.4%, on an appeal of the agent's own.
    const bound = (0.4 * 148 + 0.06 * (148 + 7) - 0.004 * (148 + 7 + 20) - 64) / (0.46 - 0.004);
    const unsound = chart("insurance-band", undefined, runWith({ "ruling.cheat": 64 }));
    for (const [selector, from, to] of [
      ["path.fig-area-3", 0, bound],
      ["path.fig-area-2", bound, 15],
    ] as const) {
      const { left, right } = extent(unsound.line(selector));
      expect([left, right]).toEqual([from, to].map((paid) => expect.closeTo(unsound.rulers.x.at(paid), 0)));
    }
    expect(unsound.description).toContain(`From a payout of ${bound.toFixed(2)} USDC on cover leaves`);
    const finding = (saved: number) => figureOf("insurance-band").finding(runWith({ "ruling.cheat": saved }));
    expect(finding(63)).toMatch(/leaves enough at stake\.$/);
    expect(finding(64)).toMatch(/leaves too little at stake\.$/);
    const { description } = drawn("insurance-band", runWith({ "ruling.cheat": 100 }));
    expect(description).toContain("Even without cover");
  });

  test("tells whether a policy is traded, whatever is loaded on it", () => {
    const outcomes = new Set<boolean>();
    fc.assert(
      fc.property(evenly(0, 6), (value) => {
        const loading = Math.round(value * 100) / 100;
        const traded = (1 + loading) * fair(10) + 0.04 <= most(10);
        outcomes.add(traded);
        expect(figureOf("insurance-band").finding(runWith({ "cover.loading": loading }))).toContain(
          `USDC is ${traded ? "traded" : "not traded"},`,
        );
      }),
      { numRuns: 40 },
    );
    expect(outcomes.size).toBe(2);
  });
});

test("in reputation over time awards are stairs, and what counts falls between them and at the loss", () => {
  const { line, rulers, at } = chart("reputation-over-time");
  const stairs = line("path.fig-line-3");
  for (const corner of [at(15, 10), at(15, 20), at(35, 20), at(35, 30), at(40, 30)])
    expect(stairs.filter(({ x, y }) => Math.hypot(x - corner.x, y - corner.y) < UNSEEN)).not.toEqual([]);
  const points = line("path.fig-line-1");
  const drop = points.findIndex(({ x }, index) => index > 0 && x === points[index - 1]?.x);
  expectGraph(points.slice(0, drop), (day) => counting(day, false), rulers);
  expectGraph(points.slice(drop), (day) => counting(day, true), rulers);
  expectAt(points[drop], at(30, 0.75 * counting(30, false)));
});

test.each([
  ["reputation-over-time", "wash", "wash", "18.5%"],
  ["insurance-band", "staged", "staged", "46.7%"],
  ["session-key", "signature", "signature", "0.01\u00a0ETH"],
] as const)("%s tells an attack by its cost, its gain and where it turns", (name, view, topic, turn) => {
  const part = (part: "cost" | "gain") => run.values[`attack.${topic}.${part}`].text;
  const finding = figureOf(name).finding(run, view);
  expect(finding).toContain(` costs ${part("cost")} and brings ${part("gain")}: it pays.`);
  expect(finding.endsWith(` ${turn}.`)).toBe(true);
});

// Signed at five hours, with an end at twelve.
test.each([
  [24, "29 hours, after", "active, exhausted, expired"],
  [7, "12 hours, at", "active, exhausted, expired"],
  [4, "9 hours, before", "active, exhausted, revoked"],
])(
  "with a revocation that is withheld for %i hours the stolen key is revoked at %s its end: %s",
  (withheld, order, states) => {
    const { description } = drawn("session-key", runWith({ "window.force-inclusion": withheld }));
    expect(description).toContain(`in force at ${order} the end.`);
    expect(description).toMatch(/: 0\.1 ETH at 0 hours, 0\.13 ETH at 3 hours, 0\.2 ETH at 6 hours\. /);
    expect(description.endsWith(` ${states}.`)).toBe(true);
  },
);
