import { renderToStaticMarkup } from "react-dom/server";
import { Span } from "../../../src/figures/parts/Span";
import { read } from "../drawing";

const draw = (part: JSX.Element) => read(renderToStaticMarkup(<svg aria-hidden="true">{part}</svg>));

test("a stretch is marked at both its ends, with its meaning below its middle", () => {
  const { lines, wordsAt } = draw(<Span from={100} to={300} y={50} text="ten days" />);
  const [strokes = []] = lines("path");
  expect(strokes.map((points) => points.map(({ x, y }) => [x, y]))).toEqual([
    [
      [100, 45],
      [100, 55],
    ],
    [
      [100, 50],
      [300, 50],
    ],
    [
      [300, 45],
      [300, 55],
    ],
  ]);
  expect(wordsAt("ten days")).toMatchObject({ x: 200, y: 82, anchor: "middle" });
});

test("a stretch's words stay inside the drawing where its middle is near the edge", () => {
  const { x } = draw(<Span from={0} to={20} y={50} text="ten days" />).wordsAt("ten days");
  // Eight letters of thirteen units at most.
  expect(x).toBe(52);
});
