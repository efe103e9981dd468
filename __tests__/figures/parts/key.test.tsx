import { renderToStaticMarkup } from "react-dom/server";
import { Key } from "../../../src/figures/parts/Key";

test("a key's clock is filled by the time that it has left, and empties from the top on", () => {
  const filled = (spent: number) => {
    const markup = renderToStaticMarkup(<Key spent={spent} />);
    const number = (name: string) => Number(new RegExp(` ${name}="([^"]*)"`).exec(markup)?.[1]);
    // One dash as long as the whole turn, moved on by as much as the offset takes back.
    expect([number("stroke-dasharray"), number("pathLength")]).toEqual([1, 1]);
    const start = 0 - number("stroke-dashoffset");
    return { from: start, to: Math.min(1, start + 1) };
  };
  expect(filled(0)).toEqual({ from: 0, to: 1 });
  expect(filled(0.25)).toEqual({ from: 0.25, to: 1 });
});
