import type { Example } from "../../src/example/example";
import { type FigureControl, type FigureName, figureControls, figureNames } from "../../src/figures/controls";
import type { FigureDefinition } from "../../src/figures/figure-definition";
import { changeExample, example } from "../fixtures/example";
import { drawFigure, findFigureProblems } from "./find-figure-problems";
import { loadFigures } from "./load-figures";

/** At how many places of its slider's range a figure is drawn. */
const PLACES = 13;

let figures: Readonly<Record<FigureName, FigureDefinition>>;
beforeAll(async () => {
  figures = await loadFigures();
});

test.each(figureNames)(
  "%s has words that can be read, a finding and a table in every view and over its slider's range, in one size",
  (name) => {
    const { slider, views }: FigureControl = figureControls[name];
    const examples: Example[] = [example];
    for (let place = 0; slider && place < PLACES; place += 1) {
      const steps = Math.round(((slider.most - slider.least) / slider.step) * (place / (PLACES - 1)));
      examples.push(changeExample({ [slider.input]: slider.least + steps * slider.step }));
    }
    const shown = [undefined, ...(views?.options ?? []).map(({ value }) => value)];
    const sizes = examples.flatMap((any) =>
      shown.map((view) => {
        expect(findFigureProblems(figures[name], any, view)).toEqual([]);
        return drawFigure(figures[name], any, view).svg.properties.viewBox;
      }),
    );
    expect(new Set(sizes)).toEqual(new Set([expect.stringMatching(/^0 0 640 \d{3}$/)]));
  },
);

describe("what the figures show of the example", () => {
  const columnOf = (name: FigureName, column: number) =>
    figures[name].table(example).rows.map((row) => row[column]);

  function expectColumn(name: FigureName, column: number, rule: (at: number) => number | string) {
    const wanted = columnOf(name, 0).map((at) => rule(Number(at)));
    const close = wanted.map((value) => (typeof value === "number" ? expect.closeTo(value, 9) : value));
    expect(columnOf(name, column)).toEqual(close);
  }

  test("prices on the curve and in the pair follow from the product of the reserves", () => {
    const [quote, tokens, sold] = [3000, 1_073_000, 793_100];
    const price = (bought: number) => (quote * tokens) / (tokens - bought) ** 2;
    const reserve = (quote * sold) / (tokens - sold);
    const pair = reserve / price(sold);
    expectColumn("BondingCurve", 1, price);
    expectColumn("BondingCurve", 2, (bought) =>
      bought < sold ? "not open yet" : (reserve * pair) / (pair - (bought - sold)) ** 2,
    );
  });

  test("the health factor is collateral and decaying credit over the debt, a quarter less credit after the dispute", () => {
    const health = (days: number, kept = 1) => (80 + 90 * kept * Math.exp(-0.02 * days)) / 140;
    expectColumn("HealthFactor", 1, (days) => health(days));
    expectColumn("HealthFactor", 2, (days) => health(days, days < 4 ? 1 : 0.75));
  });

  test("points vest for ten days after each award and decay, and the dispute takes a quarter of what was there", () => {
    const sum = (part: (age: number, award: number, day: number) => number) => (day: number) =>
      [0, 15, 35].reduce((total, award) => total + (day < award ? 0 : part(day - award, award, day)), 0);
    expectColumn(
      "ReputationOverTime",
      1,
      sum(() => 10),
    );
    expectColumn(
      "ReputationOverTime",
      2,
      sum((age) => Math.min(10, age)),
    );
    const counting = sum((age, award, day) => {
      const vesting = Math.min(10, age);
      const points = ((1 - Math.exp(-0.02 * vesting)) / 0.02) * Math.exp(-0.02 * (age - vesting));
      return points * (day >= 30 && award <= 30 ? 0.75 : 1);
    });
    expectColumn("ReputationOverTime", 3, counting);
  });

  /** The words of the labels that a view does not dim. */
  function getLitWords(name: FigureName, view?: string): string[] {
    const { labels } = drawFigure(figures[name], example, view);
    return labels.filter(({ isDimmed }) => !isDimmed).map(({ words }) => words.replaceAll("\u00a0", " "));
  }

  test("a job’s ends have what both sides have there, and a view leaves one of them", () => {
    const [accepted, judged] = [
      "AcceptedLior +100Bea −100",
      "JudgmentLior +100,−25 or −45Bea −130,−110 or 0",
    ];
    expect(getLitWords("JobTimeline")).toEqual(expect.arrayContaining([accepted, judged]));
    expect(getLitWords("JobTimeline", "judged")).toContain(judged);
    expect(getLitWords("JobTimeline", "judged")).not.toContain(accepted);
  });

  test("a revoked key takes those below it along", () => {
    const keys = (view: string) =>
      getLitWords("AccountMap", view).filter((words) => words.includes("can revoke it"));
    expect(["lead", "first-sub", "second-sub"].map((view) => keys(view).length)).toEqual([0, 1, 2]);
    expect(figures.AccountMap.finding(example, "first-sub")).toMatch(
      /^Sana’s key ends, and Tove’s with it; Lior goes on/,
    );
  });

  test.each([
    [140, "after 20.27 days by decay alone, and after 5.89 days if the dispute is lost."],
    [150, "and after 4 days if the dispute is lost."],
    [165, "after 2.86 days, with or without the dispute."],
    [170, "is not above one even at the start."],
  ])("with a debt of %i the finding ends with: %s", (debt, words) => {
    expect(figures.HealthFactor.finding(changeExample({ "loan.debt": debt }))).toContain(words);
  });
});
