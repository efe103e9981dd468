import type { Example } from "../../src/example/example";
import {
  type FigureControl,
  type FigureName,
  type FigureSlider,
  figureControls,
  figureNames,
} from "../../src/figures/controls";
import type { FigureDefinition } from "../../src/figures/figure-definition";
import { formatFigureTable } from "../../src/figures/figure-table";
import { changeExample, example } from "../fixtures/example";
import { drawFigure, findFigureProblems } from "./find-figure-problems";
import { loadFigures } from "./load-figures";

/** At how many places of its slider's range a figure is drawn. */
const PLACES = 13;

/** Returns all stops of a slider, or values that are spread over its range. */
function getSliderValues({ least, most, step, stops }: FigureSlider): readonly number[] {
  if (stops) return stops;
  return Array.from({ length: PLACES }, (_, place) => {
    const steps = Math.round(((most - least) / step) * (place / (PLACES - 1)));
    return least + steps * step;
  });
}

let figures: Readonly<Record<FigureName, FigureDefinition>>;
beforeAll(async () => {
  figures = await loadFigures();
});

test.each(figureNames)(
  "%s has words that can be read, a finding and a table in every view and over its slider's range, in one size",
  (name) => {
    const { slider, views }: FigureControl = figureControls[name];
    const examples: Example[] = [example];
    if (slider)
      examples.push(...getSliderValues(slider).map((value) => changeExample({ [slider.input]: value })));
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
  // Prices, health and points as the formulas of `src/models` have them, which have tests of their own.
  test.each<[FigureName, string[][]]>([
    [
      "BondingCurve",
      [
        ["200,000", "0.0042237", "not open yet"],
        ["793,100", "0.041088", "0.041088"],
      ],
    ],
    [
      "HealthFactor",
      [
        ["0", "1.214", "1.214"],
        ["4", "1.165", "1.017"],
        ["10", "1.098", "0.966"],
      ],
    ],
    [
      "ReputationOverTime",
      [
        ["10", "10", "10", "9.06"],
        ["30", "20", "20", "10.71"],
        ["40", "30", "25", "13.52"],
      ],
    ],
  ])("the table of %s has the numbers of the model", (name, rows) => {
    expect(formatFigureTable(figures[name].createTable(example))).toEqual(expect.arrayContaining(rows));
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
    expect(figures.AccountMap.describeFinding(example, "first-sub")).toMatch(
      /^Sana’s key ends, and Tove’s with it; Lior goes on/,
    );
  });

  test.each<[FigureName, Parameters<typeof changeExample>[0]]>([
    ["JobTimeline", { "window.waiting": 105.6 }],
    ["ReputationOverTime", { "job.price": 132 }],
    ["SwarmBudgets", { "key.limit": 0.66 }],
  ])("%s has room for %j", (name, changes) => {
    expect(findFigureProblems(figures[name], changeExample(changes))).toEqual([]);
  });

  test.each([
    [140, "after 20.27 days by decay alone, and after 5.89 days if the dispute is lost."],
    [150, "and after 4 days if the dispute is lost."],
    [165, "after 2.86 days, with or without the dispute."],
    [170, "is not above one even at the start."],
  ])("with a debt of %i the finding ends with: %s", (debt, words) => {
    expect(figures.HealthFactor.describeFinding(changeExample({ "loan.debt": debt }))).toContain(words);
  });
});
