import { renderToStaticMarkup } from "react-dom/server";
import { PaperCover } from "../../src/figures/PaperCover";
import { selectFittingTicks } from "../../src/figures/parts/Axes";
import { breakLines, LineLabels } from "../../src/figures/parts/drawing";
import { getAxisGrowth, getTableValues } from "../../src/figures/parts/plot";

test("a tick whose label would touch that of a main tick is left out", () => {
  const ticks = [0, 100, 120].map((value) => ({ value, text: String(value), isMain: value === 120 }));
  const fittingTicks = selectFittingTicks(
    ticks,
    (value) => value,
    () => 28,
  );
  expect(fittingTicks.map(({ value }) => value)).toEqual([0, 120]);
});

test("the values of a table are round ones, both ends and the given ones, in order and without any that print alike", () => {
  expect(getTableValues([0, 30], "days", [5.9, 20.27, 10])).toEqual([0, 5, 5.9, 10, 15, 20, 20.27, 25, 30]);
});

test("a label of a line that would touch the one above it is moved down by the height of its lines", () => {
  const labels = [100, 105, 300].map((y) => ({ y, text: `at\n${y}` }));
  const markup = renderToStaticMarkup(<LineLabels x={0} labels={labels} />);
  expect([...markup.matchAll(/ y="([\d.]+)"/g)].map(([, y]) => Number(y))).toEqual([100, 162.5, 300]);
});

test("a text breaks between words into lines of at most the given length, and a longer word is not broken", () => {
  expect(breakLines("approved by Olu to hour 48", 17)).toBe("approved by Olu\nto hour 48");
  expect(breakLines("Bartholomew, owner", 5)).toBe("Bartholomew,\nowner");
});

test("an axis grows in steps to a round factor that has room for the value", () => {
  expect([1, 0.45, 1.01, 2, 8].map((ratio) => getAxisGrowth(ratio))).toEqual([1, 0.5, 2, 2, 10]);
});

test("a cover has lines for each section inside its frame, has the longest in the accent colour, and is the same in every build", () => {
  const sections = [120, 900, 0].map((words, index) => ({ id: `${index}`, words }));
  const drawCover = (slug: string) => renderToStaticMarkup(<PaperCover slug={slug} sections={sections} />);
  for (const slug of ["pop", "erc4337a", "agfi", "a-fourth"]) {
    const paths = [...drawCover(slug).matchAll(/<path([^>]*)>/g)].map(([, attributes = ""]) => attributes);
    expect(paths.map((path) => path.includes("var(--accent)"))).toEqual([false, true, false]);
    for (const path of paths) {
      const [, x, y, height] = /M([-\d.]+) ([-\d.]+)v([-\d.]+)/.exec(path) ?? [];
      const texts = y ? [x, y, Number(y) + Number(height)] : path.match(/(?<=[MAL ])-?[\d.]+/g);
      const numbers = (texts ?? [-1]).map(Number);
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers)).toBeLessThan(300);
    }
  }
  expect(drawCover("pop")).toBe(drawCover("pop"));
  expect(drawCover("pop")).not.toBe(drawCover("a-fourth"));
});

test("the covers of the three papers are arcs, squares and bars", () => {
  const sections = [{ id: "abstract", words: 100 }];
  const getCommands = (slug: string) =>
    renderToStaticMarkup(<PaperCover slug={slug} sections={sections} />).match(/ d="M[^A-Za-z]+([ALv])/)?.[1];
  expect(["pop", "erc4337a", "agfi"].map(getCommands)).toEqual(["A", "L", "v"]);
});
