import { renderToStaticMarkup } from "react-dom/server";
import { Axes } from "../../../src/figures/parts/Axes";
import { ticksAbreast } from "../../../src/figures/parts/label-widths";
import { linearScale } from "../../../src/figures/parts/scale";
import { read } from "../drawing";

const x = linearScale([0, 40], [60, 460]);
const y = linearScale([0, 3], [400, 100]);

const axes = (xTicks: readonly { at: number; text: string; main?: boolean }[]) =>
  read(
    renderToStaticMarkup(
      <svg aria-hidden="true">
        <Axes
          x={x}
          y={y}
          xTitle="days"
          yTitle="points"
          xTicks={xTicks}
          yTicks={[0, 1, 3].map((at) => ({ at, text: String(at) }))}
        />
      </svg>,
    ),
  );

const drawing = axes([0, 10, 20].map((at) => ({ at, text: String(at) })));

test("the axes run from the top of the one to the end of the other, through the lower left corner", () => {
  const [lines = []] = drawing.lines("path.fig-quiet");
  expect(lines.flat()).toEqual([
    { x: 60, y: 100 },
    { x: 60, y: 400 },
    { x: 460, y: 400 },
  ]);
});

test("each title stands at its own axis: above the vertical one, under the end of the horizontal one", () => {
  expect(drawing.wordsAt("points")).toMatchObject({ x: 60, y: 84 });
  expect(drawing.wordsAt("days")).toMatchObject({ x: 460, y: 434, anchor: "end" });
});

test("a title goes to the start of its axis where a main tick needs the end", () => {
  const full = axes([{ at: 40, text: "40", main: true }]);
  expect(full.wordsAt("40")).toMatchObject({ x: 460 });
  expect(full.wordsAt("days")).toMatchObject({ x: 60, anchor: "start" });
});

test("of ticks whose words would touch the main one stays", () => {
  const ticks = [
    { at: 0, text: "0" },
    { at: 10, text: "100" },
    { at: 12, text: "120", main: true },
  ];
  expect(ticksAbreast(ticks, (at) => at * 10).map(({ text }) => text)).toEqual(["0", "120"]);
});
