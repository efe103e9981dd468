import { renderToStaticMarkup } from "react-dom/server";
import { Box } from "../../../src/figures/parts/Box";

test("a terminal state is round and outlined, others are neither, and one of them can be accented", () => {
  const box = (kind: "box" | "accent" | "terminal", height = 60) => {
    const markup = renderToStaticMarkup(
      <Box x={0} y={0} width={100} height={height} kind={kind} title="End" />,
    );
    return {
      classes: /<rect class="([^"]*)"/.exec(markup)?.[1]?.split(" "),
      radius: / rx="([^"]*)"/.exec(markup)?.[1],
    };
  };
  expect(box("terminal")).toEqual({ classes: ["fig-tint", "fig-quiet"], radius: "30" });
  expect(box("terminal", 124).radius).toBe("28");
  expect(box("box")).toEqual({ classes: ["fig-tint"], radius: "4" });
  expect(box("accent")).toEqual({ classes: ["fig-tint", "fig-accent-line"], radius: "4" });
});
