import fc from "fast-check";
import { JSDOM } from "jsdom";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Example } from "../../src/example/example";
import { type FigureControl, type FigureName, figureControls, figureNames } from "../../src/figures/controls";
import type { FigureDefinition } from "../../src/figures/figure-definition";
import { printedTable } from "../../src/figures/figure-table";
import { loadFigure } from "../../src/figures/figures";
import { FIGURE_WIDTH } from "../../src/figures/parts/drawing";
import { changeExample, example } from "../fixtures/example";

/** Words that no reader sees: the house's own, and those of the old voice. */
const UNSAID = /\b(?:run|verdict|premise|twin|look\w*|slash\w*|NaN|undefined|Infinity)\b/;

const figures = {} as Record<FigureName, FigureDefinition>;
beforeAll(async () => {
  for (const name of figureNames) figures[name] = (await loadFigure[name]()).figure;
});

const { document } = new JSDOM("").window;

function draw(name: FigureName, any: Example, view?: string): Element {
  document.body.innerHTML = renderToStaticMarkup(
    createElement(figures[name].Drawing, { example: any, view }),
  );
  return document.body.children[0] as Element;
}

type Box = { left: number; right: number; top: number; bottom: number };

/** The letters of each line of a label, estimated at their size on a small phone, which is their largest. */
function linesOf(label: Element): Box[] {
  const EM = 22.6;
  const shift =
    /translate\((\S+)/.exec(label.closest("[transform]")?.getAttribute("transform") ?? "")?.[1] ?? 0;
  const anchor = label.getAttribute("text-anchor");
  let y = Number(label.getAttribute("y"));
  return [...label.children].map((line) => {
    y += Number.parseFloat(line.getAttribute("dy") ?? "0") * EM;
    const width = [...(line.textContent ?? "")].length * 0.48 * EM;
    const start = anchor === "end" ? width : anchor === "middle" ? width / 2 : 0;
    const left = Number(label.getAttribute("x")) + Number(shift) - start;
    return { left, right: left + width, top: y - 0.7 * EM, bottom: y + 0.1 * EM };
  });
}

const isOver = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe.each(figureNames)("%s", (name) => {
  const { slider, views }: FigureControl = figureControls[name];
  const shown = [undefined, ...(views?.options ?? []).map(({ value }) => value)];

  /** Checks every view of examples that the slider makes, or of the one that there is. */
  function forAll(check: (any: Example, view: string | undefined) => void) {
    const steps = slider ? Math.round((slider.most - slider.least) / slider.step) : 0;
    const drawn = (step: number) =>
      slider ? changeExample({ [slider.input]: slider.least + step * slider.step }) : example;
    const property = fc.property(fc.nat(steps), fc.constantFrom(...shown), (step, view) =>
      check(drawn(step), view),
    );
    fc.assert(property, {
      numRuns: 15,
      examples: [
        [0, undefined],
        [steps, undefined],
      ],
    });
  }

  test("is one image that is named and described in words, of one size over the whole range", () => {
    const size = draw(name, example).getAttribute("viewBox");
    expect(size).toMatch(RegExp(`^0 0 ${FIGURE_WIDTH} \\d{3}$`));
    forAll((any, view) => {
      const svg = draw(name, any, view);
      expect([svg.getAttribute("role"), svg.getAttribute("viewBox")]).toEqual(["img", size]);
      const named = (svg.getAttribute("aria-labelledby") ?? "").split(" ");
      const [title, description] = named.map((id) => svg.querySelector(`[id="${id}"]`)?.textContent);
      expect(title).toMatch(/^[A-Z].{15,}[^.]$/);
      expect(description).toMatch(/^[A-Z].{80,}\.$/);
      expect(svg.outerHTML).not.toMatch(UNSAID);
    });
  });

  test("draws inside its frame, and its words touch neither the edge nor each other", () => {
    forAll((any, view) => {
      const svg = draw(name, any, view);
      const height = Number(svg.getAttribute("viewBox")?.split(" ")[3]);
      const isOutside = ({ left, right, top, bottom }: Box) =>
        left < 0 || right > FIGURE_WIDTH || top < 0 || bottom > height;
      for (const rect of svg.querySelectorAll("rect")) {
        const [x = 0, y = 0, wide = 0, high = 0] = ["x", "y", "width", "height"].map((side) =>
          Number(rect.getAttribute(side)),
        );
        expect(Math.min(wide, high)).toBeGreaterThanOrEqual(0);
        expect(isOutside({ left: x, right: x + wide, top: y, bottom: y + high })).toBe(false);
      }
      const labels = [...svg.querySelectorAll("text")].map((label) => ({
        words: label.textContent,
        lines: linesOf(label),
      }));
      expect(labels.filter(({ lines }) => lines.some(isOutside))).toEqual([]);
      const touching = labels.flatMap(({ words, lines }, index) =>
        labels
          .slice(index + 1)
          .filter((other) => lines.some((line) => other.lines.some((box) => isOver(line, box))))
          .map((other) => [words, other.words]),
      );
      expect(touching).toEqual([]);
    });
  });

  test("says what it shows in one sentence, and has its data as a table without empty cells", () => {
    forAll((any, view) => {
      const { finding, table } = figures[name];
      expect(finding(any, view)).toMatch(/^[A-Z](?:[^.]|\.\d){20,170}\.$/);
      const [titles = [], ...rows] = printedTable(table(any));
      expect(rows.length).toBeGreaterThan(3);
      expect([new Set(titles).size, new Set(rows.map(String)).size]).toEqual([titles.length, rows.length]);
      for (const row of rows) expect(row.filter((cell) => cell !== "")).toHaveLength(titles.length);
      expect([finding(any, view), ...titles, ...rows.flat()].filter((text) => UNSAID.test(text))).toEqual([]);
    });
  });
});

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

  /** The words that a view leaves, without their line feeds. */
  function litWords(name: FigureName, view?: string): string[] {
    const texts = [...draw(name, example, view).querySelectorAll("text")];
    return texts.filter((text) => !text.closest("[opacity]")).map((text) => text.textContent ?? "");
  }

  test("a job’s ends have what both sides have there, and a view leaves one of them", () => {
    const [accepted, judged] = [
      "AcceptedLior +100Bea −100",
      "JudgmentLior +100,−25 or −45Bea −130,−110 or 0",
    ];
    expect(litWords("JobTimeline")).toEqual(expect.arrayContaining([accepted, judged]));
    expect(litWords("JobTimeline", "judged")).toContain(judged);
    expect(litWords("JobTimeline", "judged")).not.toContain(accepted);
  });

  test("a revoked key takes those below it along", () => {
    const keys = (view: string) =>
      litWords("AccountMap", view).filter((words) => words.includes("can revoke it"));
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
