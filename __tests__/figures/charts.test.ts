/**
 * What the charts draw, read as a reader does who holds a ruler to their axes, against sums of the run's own numbers.
 */
import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { figures } from "../../src/figures/registry";
import { numberOf, type Run } from "../../src/run/run";
import type { ValueName } from "../../src/run/run-names";
import { evenly } from "../evenly";
import { printedRun as run, runWith } from "../run-changes";
import { areaOf, drawn, expectGraph, extent, figureOf, type Point, rulersOf, UNSEEN } from "./drawing";

const get = (name: string) => numberOf<string>(run.values, name);
const printed = (name: string) => run.values[name as ValueName].number;

function chart(name: string, view?: string, shown: Run = run) {
  const drawing = drawn(name, shown, view);
  const rulers = rulersOf(drawing);
  const [axes = []] = drawing.lines("path.fig-quiet").filter((strokes) => strokes.flat().length === 3);
  return { ...drawing, rulers, axes: extent(axes.flat()), at: placeBy(rulers) };
}

/** Where a pair of values is drawn. */
function placeBy({ x, y }: ReturnType<typeof rulersOf>) {
  return (horizontal: number, vertical: number): Point => ({ x: x.at(horizontal), y: y.at(vertical) });
}

function expectAt(point: Point | undefined, expected: Point) {
  expect(Math.hypot((point?.x ?? 0) - expected.x, (point?.y ?? 0) - expected.y)).toBeLessThan(UNSEEN);
}

const last = (points: readonly Point[]): Point => points.at(-1) ?? { x: 0, y: 0 };

/** Two axes and what is written over the vertical one, as `Axes` draws them. */
const AXES = /<g><path class="fig-quiet" d="M[\d.]+,[\d.]+V[\d.]+H[\d.]+"><\/path><text/;

const charts = Object.entries(figures)
  .filter(([, { Drawing }]) => AXES.test(renderToStaticMarkup(createElement(Drawing, { run }))))
  .map(([name]) => name);

test.each(charts)(
  "%s: the numbers of an axis lie evenly, on axes as long as what is drawn over them",
  (name) => {
    const { rulers, axes, lines } = chart(name);
    // A number may be rounded to two digits, a tick is not.
    for (const ruler of [rulers.x, rulers.y])
      for (const { place, value } of ruler.marks) expect(Math.abs(place - ruler.at(value))).toBeLessThan(5);
    const drawnOver = extent(lines("path[class^=fig-line]").flat(2));
    for (const places of [drawnOver, ...rulers.x.marks.map(({ place }) => ({ left: place, right: place }))]) {
      expect(places.left).toBeGreaterThan(axes.left - UNSEEN);
      expect(places.right).toBeLessThan(axes.right + UNSEEN);
    }
  },
);

describe("the appeal threshold", () => {
  const { line, lines, rectangles, wordsAt, words, rulers, axes, description } = chart("appeal-threshold");
  /** (f2 + D + κD)/(P + f1 + f2 + D), the deposit's carrying cost being a twentieth of it. */
  const threshold = (price: number, deposit: number) => (7 + 1.05 * deposit) / (price + 10 + deposit);

  test.each([
    ["small", "path.fig-line-1", 8],
    ["middle", "path.fig-line-3", 100],
    ["large", "path.fig-line-2", 2000],
  ])("of the %s job is its curve over all deposits, with its price at the end", (_, selector, price) => {
    const points = line(selector);
    // Curves end a little above certainty.
    expectGraph(points, (deposit) => Math.min(1.02, threshold(price, deposit)), rulers);
    expect(extent(points)).toMatchObject({ left: axes.left, right: axes.right });
    const names = words.filter(
      ({ x, text }) => x > axes.right && text.split(":")[0] === price.toLocaleString("en-GB"),
    );
    expect(names.map(({ y }) => y)).toEqual([expect.closeTo(last(points).y, 0)]);
  });

  test("says of a job whose loser would have to be more than certain that nobody appeals", () => {
    const ends = words.filter(({ x }) => x > axes.right).map(({ text }) => text);
    expect(ends).toEqual(expect.arrayContaining(["8:\nnobody", "100", "2,000"]));
  });

  test("screens in a band from the chance of reversing a right decision to that of a wrong one", () => {
    const [band] = rectangles("rect.fig-area-3");
    expect([band?.x, (band?.x ?? 0) + (band?.width ?? 0)]).toEqual([axes.left, axes.right]);
    expect(rulers.y.read(band?.y ?? 0)).toBeCloseTo(0.6, 9);
    expect(rulers.y.read((band?.y ?? 0) + (band?.height ?? 0))).toBeCloseTo(0.1, 9);
  });

  test("has a guide at the deposit that is chosen", () => {
    expect(line("path.fig-guide").map(({ x }) => rulers.x.read(x))).toEqual([20, 20]);
  });

  test("has under it which deposits screen each job, as the description says", () => {
    const stretchOver = (text: string) => {
      const { x, y } = wordsAt(text);
      const spans = lines("path.fig-quiet").filter(
        (strokes) => strokes.length === 3 && strokes[1]?.[0]?.y === y - 32,
      );
      const span = spans
        .map((strokes) => extent(strokes.flat()))
        .find(({ left, right }) => left < x && x < right);
      return [rulers.x.read(span?.left ?? 0), rulers.x.read(span?.right ?? 0)];
    };
    // Where q* is 0.6 of the small job, 0.1 and 0.6 of the middle one, and 0.1 of the large one.
    const deposit = (price: number, chance: number) => (chance * (price + 10) - 7) / (1.05 - chance);
    const close = (value: number) => expect.closeTo(value, 6);
    expect(stretchOver("8: to")).toEqual([0, close(deposit(8, 0.6))]);
    expect(stretchOver("2,000: from")).toEqual([close(deposit(2000, 0.1)), 240]);
    expect(stretchOver("100: ")).toEqual([close(deposit(100, 0.1)), close(deposit(100, 0.6))]);
    expect(description).toContain(
      "leaves the band at a deposit of 8.4 USDC, the large job’s enters it at 204.2 USDC.",
    );
  });

  test("tells who appeals what at any deposit", () => {
    const says = (chance: number) =>
      chance > 0.6 ? "never appeals" : chance > 0.1 ? "appeals wrong decisions only" : "always appeals";
    const heard = new Set<string>();
    fc.assert(
      fc.property(evenly(1, 240), (value) => {
        const deposit = Math.round(value);
        const finding = figureOf("appeal-threshold").finding(runWith({ "appeal.deposit": deposit }));
        const [small, large] = [8, 2000].map((price) => says(threshold(price, deposit)));
        heard.add(`${small} ${large}`);
        expect(finding).toBe(
          `At ${deposit}\u00a0USDC the small job’s loser ${small}; the large job’s ${large}.`,
        );
      }),
      { numRuns: 40 },
    );
    expect(heard.size).toBeGreaterThan(1);
  });
});

describe("the bonding curve", () => {
  const { line, lines, circles, wordsAt, rulers, at } = chart("bonding-curve");
  const [quote, tokens, sold] = [3000, 1_073_000, 793_100];
  /** What the product of the virtual reserves gives: x0·y0/(y0 − s)², and x0·s/(y0 − s) paid in all. */
  const price = (bought: number) => (quote * tokens) / (tokens - bought) ** 2;
  const reserve = (quote * sold) / (tokens - sold);
  const pool = reserve / price(sold);
  const inPool = (bought: number) => (reserve * pool) / (pool - (bought - sold)) ** 2;

  test("is the curve's price up to graduation, then the pool's, and beside it what the curve's would be", () => {
    expectGraph(line("path.fig-line-1"), price, rulers);
    expectGraph(line("path.fig-line-3"), price, rulers);
    expectGraph(line("path.fig-line-2"), inPool, rulers);
    const [first, gone, after] = [1, 3, 2].map((kind) => extent(line(`path.fig-line-${kind}`)));
    expect(first?.left).toBeCloseTo(at(0, 0).x, 0);
    for (const start of [first?.right, gone?.left, after?.left]) expect(start).toBeCloseTo(at(sold, 0).x, 0);
    expect(gone?.right).toBe(after?.right);
  });

  test("marks graduation where both prices are the same, and can be pulled there", () => {
    expect(circles).toHaveLength(1);
    expectAt(circles[0], at(sold, price(sold)));
    const [handle] = figureOf("bonding-curve").handles?.(run) ?? [];
    expect(handle).toMatchObject({ ...circles[0], along: "x" });
    expect(extent(line("path.fig-guide"))).toMatchObject({ right: circles[0]?.x, top: circles[0]?.y });
    expect(wordsAt("graduation").text).toContain("1.35 times steeper");
  });

  test("has under the curve, up to graduation, an area as large as the reserve", () => {
    expect(areaOf(line("path.fig-area-1"), rulers) / reserve).toBeCloseTo(1, 3);
    expect(reserve).toBeCloseTo(get("launch.reserve"), 6);
  });

  test("shows what the first buyer pays as an area under the curve, and what it gets as one under the pool's price", () => {
    const attacked = chart("bonding-curve", "snipe");
    // A hundred buy s of x0·s/(y0 − s) = 100; the pool pays Q·s/(T + s) for them.
    const bought = (100 * tokens) / (quote + 100);
    const paid = attacked.line("path.fig-bar-2");
    const got = attacked.line("path.fig-bar-1");
    expect(extent(paid).right).toBeCloseTo(at(bought, 0).x, 0);
    expect(areaOf(paid, rulers) / 100).toBeCloseTo(1, 1);
    expect(extent(got)).toMatchObject({
      left: expect.closeTo(at(sold - bought, 0).x, 0),
      right: expect.closeTo(at(sold, 0).x, 0),
    });
    expect(areaOf(got, rulers) / ((reserve * bought) / (pool + bought))).toBeCloseTo(1, 2);
    expect(lines("path[class^=fig-bar]")).toEqual([]);
  });
});

describe("the health factor", () => {
  const { line, lines, circles, rectangles, wordsAt, rulers, axes, at, description } = chart("health-factor");
  /** Collateral of eighty and credit of ninety that decays, over a debt of 140; a lost dispute takes a quarter. */
  const health = (days: number, kept = 1) => (80 + 90 * kept * Math.exp(-0.02 * days)) / 140;
  /** Days: decided after 24 hours, and not appealed for 72; due after fourteen. */
  const [lost, due] = [(24 + 72) / 24, 14];

  test("falls by decay alone, and from the lost dispute on by a quarter of its credit besides", () => {
    expectGraph(line("path.fig-line-1"), (days) => health(days), rulers);
    const [top, bottom, ...after] = line("path.fig-line-2");
    expectAt(top, at(lost, health(lost)));
    expectAt(bottom, at(lost, health(lost, 0.75)));
    expectGraph(after, (days) => health(days, 0.75), rulers);
    expect(extent(after)).toMatchObject({ left: expect.closeTo(at(lost, 0).x, 0), right: axes.right });
    expect(extent(line("path.fig-line-1"))).toMatchObject({ left: axes.left, right: axes.right });
  });

  test("is marked where each line reaches one, above the area in which the loan can be liquidated", () => {
    const reached = [0.75, 1].map((kept) => Math.log((90 * kept) / 60) / 0.02);
    expect(circles).toHaveLength(2);
    for (const [index, days] of reached.entries()) expectAt(circles[index], at(days, 1));
    const [area] = rectangles("rect.fig-area-2");
    expect(area).toMatchObject({ x: axes.left, width: axes.right - axes.left });
    expect(rulers.y.read(area?.y ?? 0)).toBeCloseTo(1, 9);
    expect((area?.y ?? 0) + (area?.height ?? 0)).toBeCloseTo(axes.bottom, 9);
  });

  test("is shown as long after the loan falls due as before, and where that is", () => {
    expect(rulers.x.read(axes.right)).toBeCloseTo(2 * due, 9);
    const upright = lines("path.fig-quiet")
      .filter((strokes) => strokes.flat().length === 2)
      .map((strokes) => extent(strokes.flat()))
      .filter(({ left, right, top, bottom }) => left === right && bottom - top > 6);
    expect(upright.map(({ left }) => rulers.x.read(left))).toEqual([expect.closeTo(due, 9)]);
    const { x } = wordsAt("falls due");
    expect([x > at(due, 1).x, x < at(due + 2, 1).x]).toEqual([true, true]);
    expect(description).toContain(`The loan falls due after ${due} days.`);
    expect(
      figureOf("health-factor")
        .table(run)
        .rows.map(([day]) => day),
    ).toContain(due);
  });

  test("is named at its lines' ends, and described by each line's own day", () => {
    const [alone, disputed] = [last(line("path.fig-line-1")).y, last(line("path.fig-line-2")).y];
    expect(Math.abs(wordsAt("decay").y - alone)).toBeLessThan(Math.abs(wordsAt("decay").y - disputed));
    expect(wordsAt("decay").y).toBeCloseTo(alone, 0);
    expect(Math.abs(wordsAt("after the").y - disputed)).toBeLessThan(20);
    expect(description).toContain(`by decay alone it reaches one after ${printed("loan.until")} days`);
    expect(description).toContain(`then it reaches one ${printed("loan.until.after")} days after the loan`);
  });

  test("of a loan on washed reputation begins at one and only falls", () => {
    const washed = chart("health-factor", "washed");
    expectGraph(washed.line("path.fig-line-3"), (days) => Math.exp(-0.02 * days), washed.rulers);
  });

  test("is pulled up and down at its start, by the debt", () => {
    const [handle] = figureOf("health-factor").handles?.(run) ?? [];
    expect(handle).toMatchObject({ input: "loan.debt", along: "y" });
    if (handle) expectAt(handle, at(0, health(0)));
    // Twice the debt is half the health.
    expect(handle?.valueAt(at(0, health(0) / 2).y)).toBeCloseTo(280, 6);
  });
});

describe("the insurance band", () => {
  const { line, lines, circles, wordsAt, rulers, axes, at, description } = chart("insurance-band");
  /** Ten jobs, of which each is lost without reason with 0.4%. */
  const fair = (paid: number) => 0.04 * paid;
  const charged = (paid: number) => 1.25 * fair(paid) + 0.04;
  /** What leaves an agent that fears e^(0.01·loss) as well off as without cover of a loss of 100 + 3 + 7 + 15 + 20 + 30. */
  const most = (paid: number) => {
    const feared = (loss: number) => Math.log(0.96 + 0.04 * Math.exp(0.01 * loss)) / 0.01;
    return feared(175) - feared(175 - paid);
  };
  /**
   * From which payout on it pays to cheat: bad work is lost at first with 40%, and with 6% on appeal, good work with 0.4%,
   * on an appeal of the agent's own.
   */
  const boundOf = (saved: number) =>
    (0.4 * 148 + 0.06 * (148 + 7) - 0.004 * (148 + 7 + 20) - saved) / (0.46 - 0.004);

  test("has three premiums over all payouts: the fair one, the charged one, and the most that is paid", () => {
    expectGraph(line("path.fig-line-1"), fair, rulers);
    expectGraph(line("path.fig-line-3"), charged, rulers);
    expectGraph(line("path.fig-line-2"), most, rulers);
    for (const kind of [1, 2, 3])
      expect(extent(line(`path.fig-line-${kind}`))).toMatchObject({ left: axes.left, right: axes.right });
    expect(rulers.x.read(axes.right)).toBeCloseTo(15, 9);
    expect(description).toContain(
      `The fair premium rises to 0.6 USDC there, the charged one to 0.79 USDC, and the most that a risk-averse agent pays to ${most(15).toFixed(2)} USDC.`,
    );
  });

  const expectBand = (drawing: ReturnType<typeof chart>, selector: string, [from, to]: [number, number]) => {
    const outline = drawing.line(selector);
    const half = outline.length / 2;
    expectGraph(outline.slice(0, half), (paid) => Math.max(charged(paid), most(paid)), drawing.rulers);
    expectGraph(outline.slice(half), charged, drawing.rulers);
    expect(extent(outline).left).toBeCloseTo(drawing.at(from, 0).x, 0);
    expect(extent(outline).right).toBeCloseTo(drawing.at(to, 0).x, 0);
  };

  test("lies between the charged premium and the most, where that is more, with the policy on its lower side", () => {
    expect(charged(0)).toBeGreaterThan(most(0));
    expect(charged(1)).toBeLessThan(most(1));
    expectBand(chart("insurance-band"), "path.fig-area-3", [0, 15]);
    // Four fifths of what a slash of 15 leaves above a deductible of 2.5.
    expect(circles).toHaveLength(1);
    expectAt(circles[0], at(10, charged(10)));
  });

  test("is sound over all payouts where the bound lies beyond the slash, and says where it lies", () => {
    const bound = boundOf(60);
    expect(bound).toBeGreaterThan(15);
    for (const kind of ["path.fig-area-2", "path.fig-guide"]) expect(lines(kind)).toEqual([]);
    expect(wordsAt("enough is at stake").text).toContain(`no payout reaches ${bound.toFixed(2)}`);
    expect(description).toContain(
      `Only beyond a payout of ${bound.toFixed(2)} USDC, which is more than the slash,`,
    );
  });

  test("is sound up to the bound and unsound beyond it where cheating saves more, as the paper asks its reader to find", () => {
    const changed = runWith({ "ruling.cheat": 64 });
    const bound = boundOf(64);
    expect(bound).toBeLessThan(10);
    const unsound = chart("insurance-band", undefined, changed);
    expectBand(unsound, "path.fig-area-3", [0, bound]);
    expectBand(unsound, "path.fig-area-2", [bound, 15]);
    for (const { x } of unsound.line("path.fig-guide")) expect(rulers.x.read(x)).toBeCloseTo(bound, 9);
    expect(unsound.words.map(({ text }) => text)).toContain("beyond this line\ntoo little is at stake");
    expect(unsound.description).toContain(`From a payout of ${bound.toFixed(2)} USDC on cover leaves`);
    const finding = (saved: number) => figureOf("insurance-band").finding(runWith({ "ruling.cheat": saved }));
    expect(finding(63)).toMatch(/leaves enough at stake\.$/);
    expect(finding(64)).toMatch(/leaves too little at stake\.$/);
    expect(chart("insurance-band", undefined, runWith({ "ruling.cheat": 100 })).description).toContain(
      "Even without cover",
    );
  });

  test("shows from which payout on a staged claim pays", () => {
    const staged = chart("insurance-band", "staged");
    const upright = staged.lines("path.fig-line-2").map((strokes) => extent(strokes.flat()));
    expect(
      upright.filter(({ left, right }) => left === right).map(({ left }) => rulers.x.read(left)),
    ).toEqual([expect.closeTo(get("attack.staged.cost"), 9)]);
    // The line would run through these words.
    expect(staged.words.map(({ text }) => text).join()).not.toContain("enough is at stake");
  });

  test("tells whether a policy is traded, whatever is loaded on it", () => {
    const outcomes = new Set<boolean>();
    fc.assert(
      fc.property(evenly(0, 6), (value) => {
        const loading = Math.round(value * 100) / 100;
        const changed = runWith({ "cover.loading": loading });
        const premium = (1 + loading) * fair(10) + 0.04;
        const traded = premium >= fair(10) && premium <= most(10);
        outcomes.add(traded);
        expect(figureOf("insurance-band").finding(changed)).toContain(
          `USDC is ${traded ? "traded" : "not traded"},`,
        );
      }),
      { numRuns: 40 },
    );
    expect(outcomes.size).toBe(2);
  });
});

describe("reputation over time", () => {
  const { line, lines, wordsAt, rulers, axes, at } = chart("reputation-over-time");
  const awardedAt = [0, 15, 35];
  const awarded = (day: number) => 10 * awardedAt.filter((award) => award <= day).length;
  const vested = (day: number) =>
    awardedAt.reduce((sum, award) => sum + Math.max(0, Math.min(10, day - award)), 0);
  /** One point a day vests for ten days, each losing a fiftieth a day; the loss on day 30 takes a quarter of what was there. */
  const counting = (day: number, isLost = day >= 30) =>
    awardedAt.reduce((sum, award) => {
      const age = day - award;
      if (age <= 0) return sum;
      const vesting = Math.min(10, age);
      const points = ((1 - Math.exp(-0.02 * vesting)) / 0.02) * Math.exp(-0.02 * (age - vesting));
      return sum + points * (isLost && award <= 30 ? 0.75 : 1);
    }, 0);

  test("awards are stairs, what has vested climbs to them, and what counts falls between and at the loss", () => {
    const stairs = line("path.fig-line-3");
    for (const award of [15, 35])
      for (const points of [awarded(award) - 10, awarded(award)])
        expect(
          stairs.some(({ x, y }) => Math.hypot(x - at(award, points).x, y - at(award, points).y) < UNSEEN),
        ).toBe(true);
    expectAt(last(stairs), at(40, 30));
    expectGraph(line("path.fig-line-2"), vested, rulers);
    const counts = line("path.fig-line-1");
    const drop = counts.findIndex(({ x }, index) => index > 0 && x === counts[index - 1]?.x);
    expectAt(counts[drop - 1], at(30, counting(30, false)));
    expectAt(counts[drop], at(30, 0.75 * counting(30, false)));
    expectGraph(counts.slice(0, drop), (day) => counting(day, false), rulers);
    expectGraph(counts.slice(drop), (day) => counting(day, true), rulers);
    for (const kind of [1, 2, 3])
      expect(extent(line(`path.fig-line-${kind}`))).toMatchObject({ left: axes.left, right: axes.right });
  });

  test("each line is named at its end, and the stretch below is as long as vesting takes", () => {
    for (const [name, kind] of [
      ["awarded", 3],
      ["vested", 2],
      ["effective", 1],
    ] as const)
      expect(wordsAt(name).y).toBeCloseTo(last(line(`path.fig-line-${kind}`)).y, 0);
    const [stretch] = lines("path.fig-quiet").filter((strokes) => strokes.length === 3);
    expect(extent(stretch?.flat() ?? [])).toMatchObject({ left: at(0, 0).x, right: at(10, 0).x });
  });

  test("the loss is told beside its day, without crossing it, and pulled at its lower end", () => {
    const label = wordsAt("dispute lost");
    const day = at(30, 0).x;
    expect([label.anchor, label.x < day]).toEqual(["end", true]);
    const [handle] = figureOf("reputation-over-time").handles?.(run) ?? [];
    expectAt(handle, at(30, 0.75 * counting(30, false)));
    expect(handle?.along).toBe("x");
  });

  test("nobody disputes a job with oneself, which costs and brings what the run says", () => {
    const { line, wordsAt, rulers } = chart("reputation-over-time", "wash");
    const counts = line("path.fig-line-1");
    const drop = counts.findIndex(({ x }, index) => index > 0 && x === counts[index - 1]?.x);
    expectAt(counts[drop], counts[drop - 1] ?? { x: 0, y: 0 });
    expectGraph(counts, (day) => counting(day, false), rulers);
    expect(wordsAt("one job").text.replaceAll("\n", " ")).toContain(
      `costs ${printed("attack.wash.cost")} USDC, brings ${printed("attack.wash.gain")} USDC: pays`,
    );
  });
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

describe("the stolen key", () => {
  const { line, lines, circles, rectangles, boxes, wordsAt, rulers, axes, at, description } =
    chart("session-key");

  test("is charged in steps up to its limit, and nothing after its end", () => {
    const steps: readonly [hour: number, charged: number][] = [
      [0, 0.1],
      [3, 0.13],
      [6, 0.2],
    ];
    const stair = line("path.fig-line-1");
    steps.forEach(([hour, charged], index) => {
      expectAt(circles[index], at(hour, charged));
      expect(
        stair.some(({ x, y }) => Math.hypot(x - at(hour, charged).x, y - at(hour, charged).y) < UNSEEN),
      ).toBe(true);
    });
    expectAt(last(stair), at(12, 0.2));
  });

  test("has guides at its limit, at its end, and where the revocation comes into force", () => {
    const [limit = [], ended = [], forced = []] = lines("path.fig-guide")[0] ?? [];
    expect(extent(limit)).toEqual({
      left: axes.left,
      right: axes.right,
      top: expect.closeTo(at(0, 0.2).y, 6),
      bottom: expect.closeTo(at(0, 0.2).y, 6),
    });
    expect([ended, forced].map((points) => points.map(({ x }) => Math.round(rulers.x.read(x))))).toEqual([
      [12, 12],
      [29, 29],
    ]);
    expect(wordsAt("limit").y).toBeLessThan(at(0, 0.2).y);
  });

  test("is the thief's from the theft until it is drained", () => {
    const [thief] = rectangles("rect.fig-area-3");
    expect(thief?.x).toBeCloseTo(at(4, 0).x, 6);
    expect((thief?.x ?? 0) + (thief?.width ?? 0)).toBeCloseTo(at(6, 0).x, 6);
    expect([thief?.y, (thief?.y ?? 0) + (thief?.height ?? 0)]).toEqual([
      expect.closeTo(at(0, 0.2).y, 6),
      expect.closeTo(axes.bottom, 6),
    ]);
    expect(description).toContain(
      "stolen at 4 hours, its revocation is signed at 5 hours and in force at 29 hours",
    );
    expect(wordsAt("stolen at").text).toBe("stolen at 4,\nrevocation\nsigned at 5");
  });

  test("is active until it is drained, exhausted until its end, and expired from then on", () => {
    const spans = boxes.map(({ title, x, width }) => [
      title,
      ...[x - 1, x + width + 1].map((place) => Math.round(rulers.x.read(place))),
    ]);
    expect(spans).toEqual([
      ["active", 0, 6],
      ["exhausted", 6, 12],
      ["expired", 12, 35],
    ]);
  });

  test("is told to be revoked too late, and before, at or after its end as it is", () => {
    expect(wordsAt("revocation in force").text).toBe("revocation in force\nat 29, too late");
    // Signed at five hours, with an end at twelve.
    for (const [withheld, order] of [
      [24, "29 hours, after"],
      [7, "12 hours, at"],
      [4, "9 hours, before"],
    ] as const)
      expect(drawn("session-key", runWith({ "window.force-inclusion": withheld })).description).toContain(
        `in force at ${order} the end.`,
      );
  });

  test("is revoked where the revocation is in force before its end, and charged nothing by that", () => {
    const early = runWith({ "window.force-inclusion": 4 });
    expect(drawn("session-key", early).description).toMatch(
      /: 0\.1 ETH at 0 hours, 0\.13 ETH at 3 hours, 0\.2 ETH at 6 hours\. .* active, exhausted, revoked\.$/,
    );
    expect(figureOf("session-key").table?.(early).rows.slice(-2)).toEqual([
      [9, 0.2, "revoked"],
      [12, 0.2, "revoked"],
    ]);
    const starved = drawn("session-key", early, "starved").description;
    const [charged = ""] = starved.split("The key is stolen");
    const hours = [...charged.matchAll(/ ETH at ([\d.]+) hours/g)].map(([, hour]) => Number(hour));
    expect(Math.max(...hours)).toBeGreaterThan(8);
    expect(Math.max(...hours)).toBeLessThan(9);
  });
});
