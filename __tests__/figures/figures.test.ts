import type { Example } from "../../src/example/example";
import {
  type FigureControl,
  type FigureName,
  figureControls,
  figureNames,
} from "../../src/figures/figure-controls";
import type { FigureDefinition } from "../../src/figures/figure-definition";
import { formatFigureTable } from "../../src/figures/format-figure-table";
import { changeExample, example } from "../fixtures/example";
import { drawFigure, findFigureProblems } from "./find-figure-problems";
import { loadFigures } from "./load-figures";

/** The number of slider positions, spread over the range, at which a figure is tested. */
const SLIDER_POSITIONS = 13;

let figures: Readonly<Record<FigureName, FigureDefinition>>;
beforeAll(async () => {
  figures = await loadFigures();
});

test.each(figureNames)(
  "%s can be read, and keeps its size, in every view and over the range of its slider",
  (name) => {
    const { slider, views }: FigureControl = figureControls[name];
    const examples: Example[] = [example];
    for (let position = 0; slider && position < SLIDER_POSITIONS; position += 1) {
      const share = position / (SLIDER_POSITIONS - 1);
      const steps = Math.round(((slider.most - slider.least) / slider.step) * share);
      examples.push(changeExample({ [slider.input]: slider.least + steps * slider.step }));
    }
    const viewValues = [undefined, ...(views?.options ?? []).map(({ value }) => value)];
    const sizes = examples.flatMap((changedExample) =>
      viewValues.map((view) => {
        expect(findFigureProblems(figures[name], changedExample, view)).toEqual([]);
        return drawFigure(figures[name], changedExample, view).svg.properties.viewBox;
      }),
    );
    expect(new Set(sizes)).toEqual(new Set([expect.stringMatching(/^0 0 640 \d{3}$/)]));
  },
);

describe("figures of the example", () => {
  test.each<[FigureName, string[]]>([
    ["BondingCurve", ["200,000", "0.0042237", "not open yet"]],
    ["BondingCurve", ["793,100", "0.041088", "0.041088"]],
    ["HealthFactor", ["0", "1.214", "1.214"]],
    ["HealthFactor", ["10", "1.098", "0.966"]],
    ["ReputationOverTime", ["10", "10", "10", "9.06"]],
    ["ReputationOverTime", ["40", "30", "25", "13.52"]],
  ])("the table of %s has the results of its model in a row with %j", (name, row) => {
    expect(formatFigureTable(figures[name].createTable(example))).toContainEqual(row);
  });

  /** Returns the text of the labels that a view does not dim. */
  function getVisibleLabels(name: FigureName, view?: string): string[] {
    const { labels } = drawFigure(figures[name], example, view);
    return labels.filter(({ isDimmed }) => !isDimmed).map(({ words }) => words.replaceAll("\u00a0", " "));
  }

  test("each ending of a job shows the balances of both sides, and a view dims the other endings", () => {
    const [accepted, judged] = [
      "AcceptedLior +100Bea −100",
      "JudgmentLior +100,−25 or −45Bea −130,−110 or 0",
    ];
    expect(getVisibleLabels("JobTimeline")).toEqual(expect.arrayContaining([accepted, judged]));
    expect(getVisibleLabels("JobTimeline", "judged")).toContain(judged);
    expect(getVisibleLabels("JobTimeline", "judged")).not.toContain(accepted);
  });

  test("revoking a key dims it and all keys below it", () => {
    const getKeyLabels = (view: string) =>
      getVisibleLabels("AccountMap", view).filter((words) => words.includes("can revoke it"));
    expect(["lead", "first-sub", "second-sub"].map((view) => getKeyLabels(view).length)).toEqual([0, 1, 2]);
    expect(figures.AccountMap.describeFinding(example, "first-sub")).toMatch(
      /^Sana’s key ends, and Tove’s with it; Lior goes on/,
    );
  });

  test.each<[FigureName, Parameters<typeof changeExample>[0]]>([
    ["JobTimeline", { "window.waiting": 105.6 }],
    ["ReputationOverTime", { "job.price": 132 }],
    ["SwarmBudgets", { "key.limit": 0.66 }],
  ])("no labels of %s touch with %j", (name, changes) => {
    expect(findFigureProblems(figures[name], changeExample(changes))).toEqual([]);
  });

  test.each([
    [140, "after 20.27 days by decay alone, and after 5.89 days if the dispute is lost."],
    [150, "and after 4 days if the dispute is lost."],
    [165, "after 2.86 days, with or without the dispute."],
    [170, "is not above one even at the start."],
  ])("with a debt of %i the finding of HealthFactor has: %s", (debt, words) => {
    expect(figures.HealthFactor.describeFinding(changeExample({ "loan.debt": debt }))).toContain(words);
  });
});
