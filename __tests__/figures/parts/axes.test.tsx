import { renderToStaticMarkup } from "react-dom/server";
import { Axes } from "../../../src/figures/parts/Axes";
import { linearScale } from "../../../src/figures/parts/scale";
import { read, rulersOf } from "../drawing";

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

test("each number stands at its tick, and each tick at its value", () => {
  const rulers = rulersOf(drawing);
  expect(rulers.x.marks).toMatchObject([
    { value: 0, place: 60 },
    { value: 10, place: 160 },
    { value: 20, place: 260 },
  ]);
  expect(rulers.y.marks).toMatchObject([
    { value: 0, place: 400 },
    { value: 1, place: 300 },
    { value: 3, place: 100 },
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
