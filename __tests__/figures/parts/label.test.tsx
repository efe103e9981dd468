import { renderToStaticMarkup } from "react-dom/server";
import { Axes } from "../../../src/figures/parts/Axes";
import { Label } from "../../../src/figures/parts/drawing";
import { linearScale } from "../../../src/figures/parts/plot";
import { read } from "../drawing";

const lines = (text: string, at?: "middle") =>
  renderToStaticMarkup(<Label x={8} y={0} at={at} text={text} />).replace(/<\/?text[^>]*>/g, "");

test.each([
  ["a buyer accepts", "a buyer accepts"],
  ["$t + T$, D", "𝑡 + 𝑇, D"],
  ["$q*$ of $π Λ locked$", "𝑞* of 𝜋 Λ locked"],
  ["$t_s$", "𝑡𝑠"],
])(
  "in %j a formula's letters are in mathematical italics, Greek capitals and words upright",
  (text, read) => {
    expect(lines(text).replaceAll(/<[^>]*>/g, "")).toBe(read);
  },
);

test("signs of a formula that the interface's font lacks are set as variables", () => {
  expect(lines("$t ≥ s$")).toContain('<tspan class="fig-variable"> ≥ </tspan>');
});

test("what follows a subscript rises back to the line, and the next line stands where it would", () => {
  expect(lines("$t_s + T$")).toContain(
    '<tspan class="fig-subscript" dy="0.3em">𝑠</tspan><tspan dy="-0.252em"> + </tspan>',
  );
  expect(lines("$t_s$\nnext")).toContain('<tspan x="8" dy="0.998em">next</tspan>');
});

test("a block of lines is centred on its point", () => {
  expect(lines("one\ntwo", "middle")).toBe(
    '<tspan x="8" dy="-0.275em">one</tspan><tspan x="8" dy="1.25em">two</tspan>',
  );
});

test.each([
  [true, ["points", "days", "0", "120", "39"]],
  [false, ["points", "days", "0", "120"]],
])(
  "of ticks whose words would touch each other or the axis's title, the main one stays: %s",
  (main, shown) => {
    const xTicks = [
      { at: 0, text: "0" },
      { at: 10, text: "100" },
      { at: 12, text: "120", main: true },
      { at: 39, text: "39", main },
    ];
    const [x, y] = [linearScale([0, 40], [60, 460]), linearScale([0, 3], [400, 100])];
    const drawing = read(
      renderToStaticMarkup(
        <svg aria-hidden="true">
          <Axes x={x} y={y} xTitle="days" yTitle="points" xTicks={xTicks} yTicks={[]} />
        </svg>,
      ),
    );
    expect(new Set(drawing.words)).toEqual(new Set(shown));
  },
);
