import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Example } from "../../src/example/example";
import type { InputName } from "../../src/example/names";
import type { FigureDefinition } from "../../src/figures/figure-definition";
import {
  type FigureName,
  type FigureSlider,
  figureNames,
  getFigureSlider,
} from "../../src/figures/figure-sliders";
import { formatFigureTable } from "../../src/figures/format-figure-table";
import { changeExample, example } from "../fixtures/example";
import { drawFigure, findFigureProblems, isInside, type Label } from "./find-figure-problems";
import { loadFigures } from "./load-figures";

/** A figure is drawn at so many positions of its slider, or at all if it has fewer. */
const SLIDER_POSITION_COUNT = 25;

/** Returns all stops of a slider, or values that are spread over its range. */
function getSliderValues({ least, most, step, stops }: FigureSlider): readonly number[] {
  if (stops) return stops;
  const values = Array.from({ length: SLIDER_POSITION_COUNT }, (_, position) => {
    const steps = Math.round(((most - least) / step) * (position / (SLIDER_POSITION_COUNT - 1)));
    // A browser rounds the value of its slider to the decimals of its step.
    return Number((least + steps * step).toPrecision(12));
  });
  return [...new Set(values)];
}

let figures: Readonly<Record<FigureName, FigureDefinition>>;
beforeAll(async () => {
  figures = await loadFigures();
});

test.each(figureNames)(
  "%s has readable words, a finding, a table and one size over its slider's range",
  (name) => {
    const slider = getFigureSlider(name);
    const examples: Example[] = [example];
    if (slider)
      examples.push(...getSliderValues(slider).map((value) => changeExample({ [slider.input]: value })));
    const sizes = examples.map((changedExample) => {
      const drawings = drawFigure(figures[name], changedExample);
      expect(findFigureProblems(figures[name], changedExample, drawings)).toEqual([]);
      return drawings.map(({ svg }) => svg.properties.viewBox).join();
    });
    expect(new Set(sizes)).toEqual(new Set([expect.stringMatching(/^0 0 640 \d{3}(,0 0 640 \d{3})?$/)]));
  },
);

test.each(figureNames)("what the drawing of %s says, its texts say, by beginnings of words", (name) => {
  const { createTable, describeFinding } = figures[name];
  for (const { svg, labels } of drawFigure(figures[name], example)) {
    const texts = [svg.properties.ariaLabel, describeFinding(example)];
    const letters = `${texts} ${formatFigureTable(createTable(example))}`.toLowerCase().replaceAll(" ", "");
    const words = labels.flatMap((label) => label.words.toLowerCase().match(/\p{L}{5,}/gu) ?? []);
    expect(words.filter((word) => !letters.includes(word.slice(0, 4)))).toEqual([]);
  }
});

test.each(figureNames.filter((name) => getFigureSlider(name)))(
  "its slider changes all parts of %s",
  (name) => {
    const { Drawing, describeFinding, createTable } = figures[name];
    const slider = getFigureSlider(name) as FigureSlider;
    const [first, last] = [slider.least, slider.most].map((value) => {
      const changed = changeExample({ [slider.input]: value });
      const drawing = renderToStaticMarkup(createElement(Drawing, { example: changed }));
      return [drawing, describeFinding(changed), String(formatFigureTable(createTable(changed)))];
    });
    for (const [index, part] of (first ?? []).entries()) expect(part).not.toBe(last?.[index]);
  },
);

describe("figures of the example", () => {
  // The numbers are those of `src/models`, which has tests of its own.
  // biome-ignore format: a table with one line a row
  test.each<[FigureName, string[]]>([
    ["BondingCurve", ["793,100", "0.041088", "0.041088"]],
    ["HealthFactor", ["4", "1.02", "0.998"]],
    // Bea's job is over on day 14.5, half a day before Lior's last chance to dispute Sana's work.
    ["MultiHopDeadlines", ["All deliver early", "Lior", "3", "4.5", "7.5", "14.5"]],
    ["OneDecision", ["Lior", "110", "60 paid to Sana, 25 deposit, 25 quarter"]],
    ["OneDecision", ["lender", "0 today", "health falls from 1.022 to 1; up to 90\u00a0USDC if the pledged tokens fall"]],
    ["SwarmBudgets", ["a thief of Sana’s key takes", "0.07", "0.13", "0.17"]],
    ["ReputationOverTime", ["40", "30", "25", "8.26"]],
    ["RulesByRound", ["A judge", "5.3% poor on purpose, 60% of buyers check", "32.5", "20", "one bribe decides"]],
    // A program that finds nothing faults no good work either, so cheating saves just the 60.
    ["WhoChecks", ["0", "more than all", "−60", "10", "10"]],
    ["WhoChecks", ["40", "more than all", "−21", "10.7", "6.3"]],
    ["WhoChecks", ["80", "64", "34", "0", "4.5"]],
  ])("the table of %s has the row %j of the model", (name, row) => {
    expect(formatFigureTable(figures[name].createTable(example))).toContainEqual(row);
  });

  function getLabelTexts(name: FigureName): string[] {
    const labels = drawFigure(figures[name], example).flatMap((drawing) => drawing.labels);
    return labels.map(({ words }) => words.replaceAll("\u00a0", " "));
  }

  test("each way out has the balances of both sides", () => {
    const row = ["judged for Lior", "−125 or −150", "+96"];
    expect(getLabelTexts("JobTimeline").join()).toContain(row.join());
  });

  test("rounds in which nobody buys show the gains that both sides miss", () => {
    const words = getLabelTexts("RulesByRound");
    expect(words.filter((text) => text === "40 missed")).toHaveLength(4);
    expect(words.filter((text) => text === "20 missed")).toHaveLength(4);
  });

  test("each key is drawn inside the key above it, with which it ends", () => {
    const [drawing] = drawFigure(figures.AccountMap, example);
    const countBoxesAround = ({ lines: [title] }: Label) =>
      drawing?.rects.filter((rect) => title && isInside(title, rect)).length;
    const titles = drawing?.labels.filter(({ words }) => words.includes("ETH, to hour"));
    // The outermost box is the account.
    expect(titles?.map(countBoxesAround)).toEqual([2, 3, 4]);
  });

  const UNPAID_APPEAL = "and an appeal does not pay for the time of those who judge it.";
  // biome-ignore format: a table with one line a finding
  test.each<[FigureName, InputName, number, string]>([
    ["WhoChecks", "review.found", 0.8, "where 64% of buyers act on findings, and none is poor on purpose."],
    ["WhoChecks", "review.found", 0.55, "and 12.6% of work is poor, against 5.5% without reviews."],
    ["HealthFactor", "loan.debt", 82, "until the loan falls due, with or without the dispute."],
    ["HealthFactor", "loan.debt", 89.5, "but if the dispute is lost it falls below one after 7.44 days."],
    ["HealthFactor", "loan.debt", 90.5, "after 11.76 days by decay alone, and after 4 days if the dispute is lost."],
    ["HealthFactor", "loan.debt", 91.95, "after 2.06 days, with or without the dispute."],
    ["HealthFactor", "loan.debt", 92, "is not above one even at the start."],
    ["JobCost", "quote.price", 5, `takes 20% of the price, the agent loses 0.05 USDC on good work, ${UNPAID_APPEAL}`],
    ["JobCost", "quote.price", 10, `takes 10% of the price and leaves the agent 0.88 USDC, ${UNPAID_APPEAL}`],
    ["JobCost", "quote.price", 100, "takes 4% of the price and leaves the agent 15.39 USDC."],
    ["JobCost", "quote.price", 250, "takes 4% of the price and leaves the agent 38.48 USDC."],
    ["JobCost", "quote.price", 1000, "153.93 USDC, but Lior’s lock is too small for such a job."],
  ])("the finding of %s with %s at %f ends with: %s", (name, input, value, words) => {
    const finding = figures[name].describeFinding(changeExample({ [input]: value }));
    expect(finding.slice(-words.length)).toBe(words);
  });
});
