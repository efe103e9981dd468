/** What the charts draw, and what their tables and sentences say, against sums of the run's own numbers. */
import fc from "fast-check";
import { evenly } from "../evenly";
import { printedRun as run, runWith } from "../run-changes";
import { circlesOf, drawn, figureOf, linesOf, type Point, rulerOf } from "./drawing";

/** That points reach from one place to the other along the x axis. */
function expectSpan(points: readonly Point[], [from, to]: readonly number[]) {
  const xs = points.map(({ x }) => x);
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([
    expect.closeTo(from ?? 0, 0),
    expect.closeTo(to ?? 0, 0),
  ]);
}

/** (f2 + D + κD)/(P + f1 + f2 + D), the deposit's carrying cost being a twentieth of it. */
const threshold = (price: number, deposit: number) => (7 + 1.05 * deposit) / (price + 10 + deposit);

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
const counting = (day: number) =>
  AWARDS.reduce((sum, award) => {
    const age = day - award;
    if (age <= 0) return sum;
    const vesting = Math.min(10, age);
    const points = ((1 - Math.exp(-0.02 * vesting)) / 0.02) * Math.exp(-0.02 * (age - vesting));
    return sum + points * (day >= 30 && award <= 30 ? 0.75 : 1);
  }, 0);

const appealed = (price: number) => (deposit: number) => {
  const chance = threshold(price, deposit);
  return chance > 1 ? "nobody appeals" : chance;
};

test.each<[name: string, column: number, f: (x: number) => number | string]>([
  ["appeal-threshold", 1, appealed(8)],
  ["appeal-threshold", 2, appealed(100)],
  ["appeal-threshold", 3, appealed(2000)],
  ["bonding-curve", 1, price],
  ["bonding-curve", 2, (bought) => (bought < sold ? "not open yet" : priceInPool(bought))],
  ["health-factor", 1, (days) => health(days)],
  ["health-factor", 2, (days) => health(days, days < 4 ? 1 : 0.75)],
  ["insurance-band", 1, fair],
  ["insurance-band", 2, charged],
  ["insurance-band", 3, most],
  ["reputation-over-time", 1, (day) => 10 * AWARDS.filter((award) => award <= day).length],
  ["reputation-over-time", 2, vested],
  ["reputation-over-time", 3, counting],
])("%s has in its table's column %i what the rules give", (name, column, f) => {
  const { rows } = figureOf(name).table(run);
  for (const row of rows) {
    const wanted = f(Number(row[0]));
    expect(row[column]).toEqual(typeof wanted === "number" ? expect.closeTo(wanted, 9) : wanted);
  }
});

test.each<[name: string, line: number, domain: [number, number], f: (x: number) => number]>([
  ["appeal-threshold", 1, [0, 240], (deposit) => Math.min(1.02, threshold(8, deposit))],
  ["appeal-threshold", 2, [0, 240], threshold.bind(null, 2000)],
  ["appeal-threshold", 3, [0, 240], threshold.bind(null, 100)],
  ["bonding-curve", 1, [0, sold], price],
  ["bonding-curve", 2, [sold, sold + 0.42 * pool], priceInPool],
  ["bonding-curve", 3, [sold, sold + 0.42 * pool], price],
  ["health-factor", 1, [0, 28], health],
  ["insurance-band", 1, [0, 15], fair],
  ["insurance-band", 2, [0, 15], most],
  ["insurance-band", 3, [0, 15], charged],
  ["reputation-over-time", 2, [0, 40], vested],
])("%s has its line %i where its axes' numbers put what the rules give", (name, line, domain, f) => {
  const [x, y] = [rulerOf(name, "x"), rulerOf(name, "y")];
  const points = linesOf(name, `path.fig-line-${line}`).flat();
  expect(points.length).toBeGreaterThan(50);
  for (const point of points) expect(Math.abs(point.y - y.placeOf(f(x.valueAt(point.x))))).toBeLessThan(1);
  expectSpan(points, domain.map(x.placeOf));
});

test("marks stand where two lines meet, and where one reaches a bound", () => {
  const at = (name: string, day: number, value: number) => ({
    x: expect.closeTo(rulerOf(name, "x").placeOf(day), 0),
    y: expect.closeTo(rulerOf(name, "y").placeOf(value), 0),
  });
  expect(circlesOf("bonding-curve")).toEqual([at("bonding-curve", sold, price(sold))]);
  const reached = [0.75, 1].map((kept) => Math.log((90 * kept) / 60) / 0.02);
  expect(circlesOf("health-factor")).toEqual(reached.map((days) => at("health-factor", days, 1)));
});

test("a chart has a row for each value that matters: where a line turns, and where it reaches another", () => {
  const firsts = (name: string) =>
    figureOf(name)
      .table(run)
      .rows.map(([first]) => first);
  expect(firsts("bonding-curve")).toContain(sold);
  const reached = [0.75, 1].map((kept) => Math.log((90 * kept) / 60) / 0.02);
  expect(firsts("health-factor")).toEqual(
    expect.arrayContaining([4, 14, ...reached.map((days) => expect.closeTo(days, 9))]),
  );
  expect(firsts("reputation-over-time")).toEqual(expect.arrayContaining([...AWARDS, 30]));
});

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

test.each([
  [{ "ruling.cheat": 140 }, "Cheating pays even where every buyer looks."],
  [{ "ruling.cheat": 0 }, "Cheating saves nothing, so no work is poor."],
  [{ "ruling.inspection": 0 }, "Looking costs nothing, so every buyer looks."],
  [
    { "ruling.inspection": 20, "ruling.hit": 0.2, "appeal.wrong": 0.2, "ruling.cheat": 10 },
    "Looking costs more than it brings back, so nobody looks.",
  ],
])("with %j no path goes round in the inspection game: %s", (changes, sentence) => {
  const changed = runWith(changes);
  expect(figureOf("inspection-game").finding(changed)).toBe(sentence);
  expect(drawn("inspection-game", changed).count("circle")).toBe(0);
});

describe("the insurance band", () => {
  test("is sound up to the bound and unsound beyond it where cheating saves more, as the paper asks its reader to find", () => {
    // Bad work is lost at first with 40%, and with 6% on appeal, good work with 0.4%, on an appeal of the agent's own.
    const bound = (0.4 * 148 + 0.06 * (148 + 7) - 0.004 * (148 + 7 + 20) - 64) / (0.46 - 0.004);
    const run = runWith({ "ruling.cheat": 64 });
    const x = rulerOf("insurance-band", "x", run);
    expectSpan(linesOf("insurance-band", "path.fig-area-3", run).flat(), [0, bound].map(x.placeOf));
    expectSpan(linesOf("insurance-band", "path.fig-area-2", run).flat(), [bound, 15].map(x.placeOf));
    expect(drawn("insurance-band", run).description).toContain(
      `From a payout of ${bound.toFixed(2)} USDC on cover leaves`,
    );
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

test.each([
  ["reputation-over-time", "wash", "wash", "18.5%"],
  ["job-states", "bribe", "bribe", "343.75\u00a0USDC"],
  ["job-states", "free-work", "free-work", "2.04\u00a0USDC"],
  ["session-key", "signature", "signature", "0.01\u00a0ETH"],
  ["session-key", "stolen", "stolen-key", "0.010005\u00a0ETH"],
  ["health-factor", "washed", "default", "13.1%"],
  ["insurance-band", "staged", "staged", "46.7%"],
  ["bonding-curve", "snipe", "snipe", "93.1%"],
] as const)(
  "%s in its view %s tells the attack %s by its cost, its gain and where it turns",
  (name, view, topic, turn) => {
    const [cost, gain] = (["cost", "gain"] as const).map((part) => run.values[`attack.${topic}.${part}`]);
    const pays = Number(gain?.value) > Number(cost?.value) ? "pays" : "does not pay";
    const finding = figureOf(name).finding(run, view);
    expect(finding).toContain(` costs ${cost?.text} and brings ${gain?.text}: it ${pays}.`);
    expect(finding.endsWith(` ${turn}.`)).toBe(true);
  },
);

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
