import fc from "fast-check";
import { type FigureControl, type FigureName, figureControls, figureNames } from "../../src/figures/controls";
import type { FigureDefinition } from "../../src/figures/figure-definition";
import { printedTable } from "../../src/figures/figure-table";
import { FIGURE_WIDTH } from "../../src/figures/parts/drawing";
import { changedExample, example } from "../example/changed";
import { allFigures, draw, isOver, linesOf, wordsIn } from "./drawing";

/** Words that no reader sees: the house's own, and those of the old voice. */
const UNSAID = /\b(?:run|verdict|premise|twin|look\w*|slash\w*|NaN|undefined|Infinity)\b/;

let figures: Record<FigureName, FigureDefinition>;
beforeAll(async () => {
  figures = await allFigures();
});

describe.each(figureNames)("%s", (name) => {
  const { slider, views }: FigureControl = figureControls[name];
  const shown = [undefined, ...(views?.options ?? []).map(({ value }) => value)];
  /** Every example that the slider makes, or the one that there is. */
  const examples = slider
    ? fc
        .nat(Math.round((slider.most - slider.least) / slider.step))
        .map((step) => changedExample({ [slider.input]: slider.least + step * slider.step }))
    : fc.constant(example);
  const forAll = (check: (shownExample: typeof example, view: string | undefined) => void) =>
    fc.assert(fc.property(examples, fc.constantFrom(...shown), check), { numRuns: slider ? 25 : 10 });

  test("is one image that is named and described in words, of one size over the whole range", () => {
    const heights = new Set<string | null>();
    forAll((any, view) => {
      const svg = draw(figures[name], any, view);
      expect(svg.getAttribute("role")).toBe("img");
      const [title, description] = (svg.getAttribute("aria-labelledby") ?? "")
        .split(" ")
        .map((id) => svg.querySelector(`[id="${id}"]`)?.textContent);
      expect(title).toMatch(/^[A-Z].{15,}[^.]$/);
      expect(description).toMatch(/^[A-Z].{80,}\.$/);
      expect(svg.outerHTML).not.toMatch(UNSAID);
      heights.add(svg.getAttribute("viewBox"));
    });
    expect([...heights]).toEqual([expect.stringMatching(`^0 0 ${FIGURE_WIDTH} \\d{3}$`)]);
  });

  test("draws inside its frame, and its words touch neither the edge nor each other", () => {
    forAll((any, view) => {
      const svg = draw(figures[name], any, view);
      const height = Number(svg.getAttribute("viewBox")?.split(" ")[3]);
      for (const rect of svg.querySelectorAll("rect")) {
        const [x = 0, y = 0, wide = 0, high = 0] = ["x", "y", "width", "height"].map((side) =>
          Number(rect.getAttribute(side)),
        );
        expect([wide >= 0, high >= 0, x >= 0, y >= 0]).toEqual([true, true, true, true]);
        expect(x + wide).toBeLessThanOrEqual(FIGURE_WIDTH);
        expect(y + high).toBeLessThanOrEqual(height);
      }
      const labels = [...svg.querySelectorAll("text")].map((label) => ({
        words: label.textContent,
        lines: linesOf(label),
      }));
      for (const [index, { words, lines }] of labels.entries()) {
        const outside = lines.some(
          ({ left, right, top, bottom }) => left < 0 || right > FIGURE_WIDTH || top < 0 || bottom > height,
        );
        expect(outside ? words : "").toBe("");
        const others = labels
          .slice(index + 1)
          .filter((other) => lines.some((line) => other.lines.some((box) => isOver(line, box))));
        expect(others.map((other) => [words, other.words])).toEqual([]);
      }
    });
  });

  test("says what it shows in one sentence", () => {
    forAll((any, view) => {
      const sentence = figures[name].finding(any, view);
      expect(sentence).toMatch(/^[A-Z](?:[^.]|\.\d){20,170}\.$/);
      expect(sentence).not.toMatch(UNSAID);
    });
  });

  test("has its data as a table, with a title for each column and a cell in each", () => {
    forAll((any) => {
      const [titles = [], ...rows] = printedTable(figures[name].table(any));
      expect(new Set(titles).size).toBe(titles.length);
      expect(rows.length).toBeGreaterThan(3);
      expect(new Set(rows.map((row) => row.join())).size).toBe(rows.length);
      for (const row of rows)
        expect(row.filter((cell) => cell !== "" && !UNSAID.test(cell))).toHaveLength(titles.length);
    });
  });

  test("draws and tells each of its views differently", () => {
    const told = shown.map(
      (view) => draw(figures[name], example, view).outerHTML + figures[name].finding(example, view),
    );
    expect(new Set(told).size).toBe(shown.length);
  });
});

describe("what the figures show of the example", () => {
  const columnOf = (name: FigureName, column: number) =>
    figures[name].table(example).rows.map((row) => row[column]);
  const expectColumn = (name: FigureName, column: number, rule: (at: number) => number | string) => {
    const wanted = columnOf(name, 0).map((at) => rule(Number(at)));
    expect(columnOf(name, column)).toEqual(
      wanted.map((value) => (typeof value === "number" ? expect.closeTo(value, 9) : value)),
    );
  };

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

  test("the health factor is collateral of 80 and decaying credit of 90 over a debt of 140, a quarter less after the dispute", () => {
    const health = (days: number, kept = 1) => (80 + 90 * kept * Math.exp(-0.02 * days)) / 140;
    expectColumn("HealthFactor", 1, (days) => health(days));
    expectColumn("HealthFactor", 2, (days) => health(days, days < 4 ? 1 : 0.75));
  });

  test("one point a day vests for ten days after each award, and each decays; the dispute takes a quarter of what was there", () => {
    const awards = [0, 15, 35];
    const sum = (part: (age: number, award: number) => number) => (day: number) =>
      awards.reduce((total, award) => total + (day < award ? 0 : part(day - award, award)), 0);
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
    expectColumn("ReputationOverTime", 3, (day) =>
      sum((age, award) => {
        const vesting = Math.min(10, age);
        const points = ((1 - Math.exp(-0.02 * vesting)) / 0.02) * Math.exp(-0.02 * (age - vesting));
        return points * (day >= 30 && award <= 30 ? 0.75 : 1);
      })(day),
    );
  });

  test("a job’s ends have what both sides have there, and a view leaves one of them", () => {
    const { JobTimeline } = figures;
    const accepted = "Accepted\nLior +100\nBea −100";
    const judged = "Judgment\nLior +100,\n−25 or −45\nBea −130,\n−110 or 0";
    expect(wordsIn(draw(JobTimeline, example))).toEqual(expect.arrayContaining([accepted, judged]));
    expect(wordsIn(draw(JobTimeline, example, "judged"), { lit: true })).toContain(judged);
    expect(wordsIn(draw(JobTimeline, example, "judged"), { lit: true })).not.toContain(accepted);
  });

  test("a revoked key takes those below it along", () => {
    const lit = (view: string) => wordsIn(draw(figures.AccountMap, example, view), { lit: true });
    const keysLit = (view: string) => lit(view).filter((words) => words.includes("can revoke it")).length;
    expect(["lead", "first-sub", "second-sub"].map(keysLit)).toEqual([0, 1, 2]);
    expect(figures.AccountMap.finding(example, "first-sub")).toBe(
      "Sana’s key ends, and Tove’s with it; Lior goes on with 0.3 ETH.",
    );
  });

  test("a loan is below one at a stroke, later or never, as its debt has it", () => {
    const says = (debt: number) => figures.HealthFactor.finding(changedExample({ "loan.debt": debt }));
    expect(says(140)).toContain(
      "after 20.27 days by decay alone, and after 5.89 days if the dispute is lost.",
    );
    expect(says(150)).toContain("and after 4 days if the dispute is lost.");
    expect(says(165)).toContain("after 2.86 days, with or without the dispute.");
    expect(says(170)).toBe("With so much debt the health factor is not above one even at the start.");
  });
});
