/**
 * What the charts draw, read as a reader does who holds a ruler to their axes, against sums of the run's own numbers.
 */
import fc from "fast-check";
import { numberOf, type Run } from "../../src/run/run";
import { evenly } from "../evenly";
import { printedRun as run, runWith } from "../run-changes";
import { areaOf, drawn, expectGraph, extent, figureOf, type Point, rulersOf, UNSEEN } from "./drawing";

const get = (name: string) => numberOf<string>(run.values, name);

function chart(name: string, view?: string, shown: Run = run) {
  const drawing = drawn(name, shown, view);
  const rulers = rulersOf(drawing);
  const [axes = []] = drawing.lines("path.fig-quiet").filter((strokes) => strokes.flat().length === 3);
  /** Where a pair of values is drawn. */
  const at = (x: number, y: number): Point => ({ x: rulers.x.at(x), y: rulers.y.at(y) });
  return { ...drawing, rulers, axes: extent(axes.flat()), at };
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

const charts =
  "appeal-threshold bonding-curve health-factor inspection-game insurance-band reputation-over-time session-key";
test.each(charts.split(" "))(
  "%s: the numbers of an axis lie evenly, under and beside what is drawn",
  (name) => {
    const { rulers, axes, lines } = chart(name);
    // A number may be rounded to two digits, a tick is not.
    for (const ruler of [rulers.x, rulers.y])
      for (const { place, value } of ruler.marks) expect(Math.abs(place - ruler.at(value))).toBeLessThan(5);
    const { left, right } = extent(lines("path[class^=fig-line]").flat(2));
    for (const place of [left, right, ...rulers.x.marks.map((mark) => mark.place)]) {
      expect(place).toBeGreaterThan(axes.left - UNSEEN);
      expect(place).toBeLessThan(axes.right + UNSEEN);
    }
  },
);

describe("the appeal threshold", () => {
  const { rectangles, words, rulers, axes, description } = chart("appeal-threshold");

  test("says of a job whose loser would have to be more than certain that nobody appeals", () => {
    const ends = words.filter(({ x }) => x > axes.right).map(({ text }) => text);
    expect(ends).toEqual(expect.arrayContaining(["8:\nnobody", "100", "2,000"]));
  });

  test("screens in a band from the chance of reversing a right decision to that of a wrong one", () => {
    const [band] = rectangles("rect.fig-area-3");
    expect(rulers.y.read(band?.y ?? 0)).toBeCloseTo(0.6, 9);
    expect(rulers.y.read((band?.y ?? 0) + (band?.height ?? 0))).toBeCloseTo(0.1, 9);
  });

  test("says which deposits screen each job", () => {
    // Where q* is 0.6 of the small job, 0.1 and 0.6 of the middle one, and 0.1 of the large one.
    const deposit = (price: number, chance: number) =>
      ((chance * (price + 10) - 7) / (1.05 - chance)).toFixed(1);
    expect(words.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        `8: to ${deposit(8, 0.6)}`,
        `2,000: from ${deposit(2000, 0.1)}`,
        `100: ${deposit(100, 0.1)} to ${deposit(100, 0.6)}`,
      ]),
    );
    expect(description).toContain(
      "leaves the band at a deposit of 8.4 USDC, the large job’s enters it at 204.2 USDC.",
    );
  });

  test("tells who appeals what at any deposit", () => {
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
});

describe("the bonding curve", () => {
  const { line, lines, circles, wordsAt, rulers, at } = chart("bonding-curve");

  test("marks graduation where both prices are the same", () => {
    expect(circles).toHaveLength(1);
    expectAt(circles[0], at(sold, price(sold)));
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
    const got = areaOf(attacked.line("path.fig-bar-1"), rulers);
    expect(areaOf(attacked.line("path.fig-bar-2"), rulers) / 100).toBeCloseTo(1, 1);
    expect(got / ((reserve * bought) / (pool + bought))).toBeCloseTo(1, 2);
    expect(lines("path[class^=fig-bar]")).toEqual([]);
  });
});

describe("the health factor", () => {
  const { line, circles, rectangles, rulers, at, description } = chart("health-factor");

  test("falls with the lost dispute by a quarter of its credit", () => {
    // Decided after 24 hours, and not appealed for 72.
    const lost = (24 + 72) / 24;
    const [top, bottom, ...after] = line("path.fig-line-2");
    expectAt(top, at(lost, health(lost)));
    expectAt(bottom, at(lost, health(lost, 0.75)));
    expectGraph(after, (days) => health(days, 0.75), rulers);
  });

  test("is marked where each line reaches one, above the area in which the loan can be liquidated", () => {
    const reached = [0.75, 1].map((kept) => Math.log((90 * kept) / 60) / 0.02);
    expect(circles).toHaveLength(2);
    for (const [index, days] of reached.entries()) expectAt(circles[index], at(days, 1));
    expect(rulers.y.read(rectangles("rect.fig-area-2")[0]?.y ?? 0)).toBeCloseTo(1, 9);
    const [after, alone] = reached.map((days) => Number(days.toFixed(2)));
    expect(description).toContain(`by decay alone it reaches one after ${alone} days`);
    expect(description).toContain(`then it reaches one ${after} days after the loan`);
  });

  test("says when the loan falls due, also in the table", () => {
    expect(description).toContain("The loan falls due after 14 days.");
    const days = figureOf("health-factor")
      .table(run)
      .rows.map(([day]) => day);
    expect(days).toContain(14);
  });
});

describe("the inspection game", () => {
  const { lines, circles, words, arrows, rulers, axes, at, description } = chart("inspection-game");
  /** Where every buyer looks, a cheat loses 148 with 80%, and 155 with 12%; nobody disputes good work. */
  const [saved, lost] = [60, 0.8 * 148 + 0.12 * 155];
  /** Looking costs 4 and wins the price of 100 with 92%, or loses 3 + 7 + 20. */
  const [cost, won] = [4, 0.92 * 100 - 0.08 * 30];

  test("marks the shares at which neither side gains by changing, on a line of each", () => {
    const level = at(saved / lost, cost / won);
    const [start, point] = circles;
    expectAt(point, level);
    expectAt(start, at(0.5, 0.12));
    const guides = lines("path.fig-guide").flat();
    expect(guides.map(([from, to]) => [from?.x === to?.x, from?.y === to?.y])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(extent(guides[0] ?? [])).toMatchObject({
      left: expect.closeTo(level.x, 9),
      top: axes.top,
      bottom: axes.bottom,
    });
    expect(extent(guides[1] ?? [])).toMatchObject({
      top: expect.closeTo(level.y, 9),
      left: axes.left,
      right: axes.right,
    });
    expect(description).toContain("where 43.8% of the buyers look and 4.5% of the work is poor.");
  });

  test("draws a path round them, from the start and back, on which what adaptation keeps is the same", () => {
    const path = lines("path.fig-line-1").flat(2);
    const start = at(0.5, 0.12);
    for (const end of [path[0], path.at(-1)]) expectAt(end, start);
    const kept = ({ x, y }: Point) => {
      const [look, poor] = [rulers.x.read(x), rulers.y.read(y)];
      return (
        cost * Math.log(poor) +
        (won - cost) * Math.log(1 - poor) +
        saved * Math.log(look) +
        (lost - saved) * Math.log(1 - look)
      );
    };
    const level = kept(at(saved / lost, cost / won));
    // A tenth of a unit of the drawing is as exact as a path is.
    for (const point of path) expect((level - kept(point)) / (level - kept(start))).toBeCloseTo(1, 1);
  });

  test("says in each field which way both sides move, and an arrow beside the words goes there", () => {
    const fields = words.filter(({ text }) => / look,\n/.test(text));
    expect(fields.map(({ text }) => text)).toEqual([
      "fewer look,\nmore cheat",
      "fewer look,\nfewer cheat",
      "more look,\nmore cheat",
      "more look,\nfewer cheat",
    ]);
    const beside = arrows.slice(0, 4);
    expect(beside.map(({ from, to }) => [to.x > from.x, to.y < from.y])).toEqual([
      [false, true],
      [false, false],
      [true, true],
      [true, false],
    ]);
    for (const [index, { from }] of beside.entries())
      expect(Math.hypot(from.x - (fields[index]?.x ?? 0), from.y - (fields[index]?.y ?? 0))).toBeLessThan(
        100,
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
  ])("with %j no path goes round: %s", (changes, sentence) => {
    const changed = chart("inspection-game", undefined, runWith(changes));
    expect(figureOf("inspection-game").finding(runWith(changes))).toBe(sentence);
    expect(changed.lines("path.fig-line-1")).toEqual([]);
    expect(changed.circles).toEqual([]);
  });
});

describe("the insurance band", () => {
  const { lines, circles, wordsAt, at, description } = chart("insurance-band");
  /**
   * From which payout on it pays to cheat: bad work is lost at first with 40%, and with 6% on appeal, good work with 0.4%,
   * on an appeal of the agent's own.
   */
  const boundOf = (saved: number) =>
    (0.4 * 148 + 0.06 * (148 + 7) - 0.004 * (148 + 7 + 20) - saved) / (0.46 - 0.004);

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
    const bound = boundOf(60).toFixed(2);
    for (const kind of ["path.fig-area-2", "path.fig-guide"]) expect(lines(kind)).toEqual([]);
    expect(wordsAt("enough is at stake").text).toContain(`no payout\nreaches ${bound}`);
    expect(description).toContain(
      `With one open job only a payout beyond ${bound} USDC, which is more than the slash,`,
    );
  });

  test("is sound up to the bound and unsound beyond it where cheating saves more, as the paper asks its reader to find", () => {
    const bound = boundOf(64);
    const unsound = chart("insurance-band", undefined, runWith({ "ruling.cheat": 64 }));
    expectBand(unsound, "path.fig-area-3", [0, bound]);
    expectBand(unsound, "path.fig-area-2", [bound, 15]);
    expect(unsound.words.map(({ text }) => text)).toContain("beyond this line\ntoo little is at stake");
    expect(unsound.description).toContain(`From a payout of ${bound.toFixed(2)} USDC on cover leaves`);
    const finding = (saved: number) => figureOf("insurance-band").finding(runWith({ "ruling.cheat": saved }));
    expect(finding(63)).toMatch(/leaves enough at stake\.$/);
    expect(finding(64)).toMatch(/leaves too little at stake\.$/);
    expect(drawn("insurance-band", runWith({ "ruling.cheat": 100 })).description).toContain(
      "Even without cover",
    );
  });

  test("shows from which payout on a staged claim pays", () => {
    const staged = chart("insurance-band", "staged");
    const upright = staged.lines("path.fig-line-2").map((strokes) => extent(strokes.flat()));
    expect(
      upright.filter(({ left, right }) => left === right).map(({ left }) => staged.rulers.x.read(left)),
    ).toEqual([expect.closeTo(get("attack.staged.cost"), 9)]);
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

describe("reputation over time", () => {
  /** Where the line of what counts drops: the points before and after. */
  const splitAtDrop = (points: readonly Point[]) => {
    const drop = points.findIndex(({ x }, index) => index > 0 && x === points[index - 1]?.x);
    return [points.slice(0, drop), points.slice(drop)] as const;
  };

  test("awards are stairs, and what counts falls between them and at the loss", () => {
    const { line, rulers, at } = chart("reputation-over-time");
    const stairs = line("path.fig-line-3");
    for (const corner of [at(15, 10), at(15, 20), at(35, 20), at(35, 30), at(40, 30)])
      expect(stairs.filter(({ x, y }) => Math.hypot(x - corner.x, y - corner.y) < UNSEEN)).not.toEqual([]);
    const [before, after] = splitAtDrop(line("path.fig-line-1"));
    expectGraph(before, (day) => counting(day, false), rulers);
    expectGraph(after, (day) => counting(day, true), rulers);
    expectAt(after[0], at(30, 0.75 * counting(30, false)));
  });

  test("nobody disputes a job with oneself, which costs and brings what the run says", () => {
    const { line, wordsAt, rulers } = chart("reputation-over-time", "wash");
    expectGraph(line("path.fig-line-1"), (day) => counting(day, false), rulers);
    const { cost, gain } = { cost: get("attack.wash.cost"), gain: get("attack.wash.gain") };
    expect(wordsAt("one job").text.replaceAll("\n", " ")).toContain(
      `costs ${cost} USDC, brings ${Number(gain.toFixed(2))} USDC: pays`,
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
  const { line, circles, rectangles, boxes, wordsAt, rulers, at } = chart("session-key");

  test("is charged in steps up to its limit, and nothing after its end", () => {
    const stair = line("path.fig-line-1");
    const steps = [at(0, 0.1), at(3, 0.13), at(6, 0.2)];
    for (const [index, step] of steps.entries()) expectAt(circles[index], step);
    expectAt(stair.at(-1), at(12, 0.2));
  });

  test("is the thief's from the theft until it is drained", () => {
    const [thief] = rectangles("rect.fig-area-3");
    expect(thief?.x).toBeCloseTo(at(4, 0).x, 6);
    expect((thief?.x ?? 0) + (thief?.width ?? 0)).toBeCloseTo(at(6, 0).x, 6);
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

  // Signed at five hours, with an end at twelve.
  test.each([
    [24, "29 hours, after"],
    [7, "12 hours, at"],
    [4, "9 hours, before"],
  ])("with a revocation that is withheld for %i hours is revoked at %s its end", (withheld, order) => {
    const { description } = drawn("session-key", runWith({ "window.force-inclusion": withheld }));
    expect(description).toContain(`in force at ${order} the end.`);
  });

  test("is revoked where the revocation is in force before its end, and charged nothing by that", () => {
    const early = runWith({ "window.force-inclusion": 4 });
    expect(drawn("session-key", early).description).toMatch(
      /: 0\.1 ETH at 0 hours, 0\.13 ETH at 3 hours, 0\.2 ETH at 6 hours\. .* active, exhausted, revoked\.$/,
    );
    expect(figureOf("session-key").table(early).rows.slice(-2)).toEqual([
      [9, 0.2, "revoked"],
      [12, 0.2, "revoked"],
    ]);
  });
});
