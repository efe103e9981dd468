/** The figures as a reader changes them: whatever the models accept is drawn right, and said right. */
import fc from "fast-check";
import { JSDOM } from "jsdom";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type LabelBox, placeLabels } from "../../src/live/clear-labels";
import { rounded, sliderDomain } from "../../src/live/domains";
import { printedTable } from "../../src/figures/figure-table";
import { FIGURE_WIDTH } from "../../src/figures/parts/drawing";
import { figures } from "../../src/figures/registry";
import { deriveRun } from "../../src/example/derive-run";
import { numberOf, type Example } from "../../src/example/example";
import { evenly } from "../evenly";
import { changedInputs, domainFor, inputOf, inputs, printedRun as printed } from "../run-changes";

/** As many letters as stand in three lines on a small phone. */
const MAX_LETTERS = 140;

describe.each(Object.entries(figures))("%s", (_name, figure) => {
  const { Drawing, table, finding, parameters, named, views, handles } = figure;
  const shown = [undefined, ...(views?.options ?? []).map(({ value }) => value)];
  const { document } = new JSDOM("").window;
  const draw = (run: Example, view: string | undefined): HTMLElement => {
    document.body.innerHTML = renderToStaticMarkup(createElement(Drawing, { run, view }));
    return document.body;
  };
  const heightOf = (drawn: HTMLElement) =>
    Number(drawn.firstElementChild?.getAttribute("viewBox")?.split(" ")[3]);

  test("has one or two controls of its own for what its task names", () => {
    expect([1, 2]).toContain(named.length);
    expect([...parameters.map(({ input }) => input), ...(views ? ["views"] : [])]).toEqual(
      expect.arrayContaining([...named]),
    );
  });

  test("has at most four parameters, each a number of the run whose slider holds the printed value", () => {
    expect(parameters.length).toBeLessThanOrEqual(4);
    expect(parameters.length + shown.length).toBeGreaterThan(1);
    for (const parameter of parameters) {
      const { least, most, step } = sliderDomain(inputs, parameter);
      const value = numberOf(inputs, parameter.input);
      expect(least).toBeLessThan(most);
      expect(step).toBeGreaterThan(0);
      expect(value).toBeGreaterThanOrEqual(least);
      expect(value).toBeLessThanOrEqual(most);
    }
  });

  test("has sliders that the models follow to both ends", () => {
    const refused = parameters.flatMap((parameter) => {
      const { least, most } = sliderDomain(inputs, parameter);
      const { input } = parameter;
      return [least, most].flatMap((value) => {
        try {
          deriveRun(changedInputs({ [input]: value }));
          return [];
        } catch (error) {
          return [`${input} = ${value}: ${error}`];
        }
      });
    });
    expect(refused).toEqual([]);
  });

  test("draws each of its views differently, with something to find in each", () => {
    const drawn = shown.map((view) => draw(printed, view).innerHTML);
    // The stolen key is what is printed, told as an attack.
    const same = shown.filter((view) => view === "stolen").length;
    expect(new Set(drawn).size).toBe(drawn.length - same);
    for (const view of shown) expect(finding(printed, view)).toMatch(/^[A-Z0-9].{20,}[.]$/);
  });

  test("stays whole for whatever values the models accept: finite, inside its frame, words apart", () => {
    let tried = 0;
    const height = heightOf(draw(printed, undefined));
    fc.assert(
      fc.property(
        changedRun(parameters.map(({ input }) => input)),
        fc.constantFrom(...shown),
        (run, view) => {
          if (!run) return;
          tried += 1;
          const drawn = draw(run, view);
          expect(drawn.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
          expect(heightOf(drawn)).toBe(height);
          const wrong = [...drawn.querySelectorAll("rect")].filter((rect) => {
            const [x = 0, width = 0, height = 0] = ["x", "width", "height"].map((side) =>
              Number(rect.getAttribute(side)),
            );
            return !(width >= 0 && height >= 0 && x + width <= FIGURE_WIDTH);
          });
          expect(wrong.map((rect) => rect.outerHTML)).toEqual([]);
          const texts = [...drawn.querySelectorAll("text")];
          const labels = texts.map(boxOf);
          const places = placeLabels(labels, { left: 0, top: 0, right: FIGURE_WIDTH, bottom: height });
          expect(texts.filter((_, index) => !places[index]).map((text) => text.textContent)).toEqual([]);
          const sentence = finding(run, view);
          expect(sentence).not.toMatch(/NaN|undefined|Infinity/);
          expect(sentence.length).toBeLessThanOrEqual(MAX_LETTERS);
          const rows = printedTable(table(run));
          expect(rows.join()).not.toMatch(/NaN|undefined/);
          const values = rows.map(([first]) => first);
          // Where a column has a unit, each of its values has one row.
          if (table(run).columns[0]?.[1]) expect(values).toEqual([...new Set(values)]);
        },
      ),
      { numRuns: 20 },
    );
    expect(parameters.length === 0 || tried > 0).toBe(true);
  });

  test("has handles that stand where their value is, and mean it", () => {
    for (const { input, x, y, along, valueAt } of handles?.(printed) ?? []) {
      expect(parameters.map((parameter) => parameter.input)).toContain(input);
      expect(valueAt(along === "x" ? x : y)).toBeCloseTo(numberOf(inputs, input), 6);
    }
  });
});

/** A run with some inputs somewhere in their domains, where the models accept that; undefined where they do not. */
function changedRun(names: readonly string[]): fc.Arbitrary<Example | undefined> {
  const changes = names.map((name) => {
    const { least, most, unit } = domainFor(name);
    return fc.option(evenly(0, 1), { freq: 1, nil: undefined }).map((share) => {
      const value = share === undefined ? inputOf(name).value : rounded(least + share * (most - least), unit);
      return [name, Number(value)] as const;
    });
  });
  return fc.tuple(...changes).map((changed): Example | undefined => {
    try {
      return deriveRun(changedInputs(Object.fromEntries(changed)));
    } catch (error) {
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  });
}

/** The letters of a label, estimated: as large as on a small phone, where they take most room. */
function boxOf(label: Element): LabelBox {
  const EM = 23.5;
  const x = Number(label.getAttribute("x"));
  const shift = Number(
    /translate\((\S+)/.exec(label.closest("[transform]")?.getAttribute("transform") ?? "")?.[1] ?? 0,
  );
  const anchor = label.getAttribute("text-anchor");
  let y = Number(label.getAttribute("y"));
  const boxes = [...label.children].map((line) => {
    y += Number.parseFloat(line.getAttribute("dy") ?? "0") * EM;
    const width = [...(line.textContent ?? "")].length * 0.5 * EM;
    const left = x + shift - (anchor === "end" ? width : anchor === "middle" ? width / 2 : 0);
    return { left, right: left + width, top: y - 0.7 * EM, bottom: y + 0.1 * EM };
  });
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
