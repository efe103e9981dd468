import { renderToStaticMarkup } from "react-dom/server";
import { Box } from "../../../src/figures/parts/Box";
import { Key } from "../../../src/figures/parts/Key";
import { Label } from "../../../src/figures/parts/Label";
import { Span } from "../../../src/figures/parts/Span";
import { typeset } from "../../../src/figures/parts/typeset";
import { read } from "../drawing";

test("single letters of a formula are variables, with their subscripts; words in it stay upright", () => {
  expect(typeset("$t < t_v, D locked$")).toEqual([
    { text: "t", style: "variable" },
    { text: " < ", style: "text" },
    { text: "t", style: "variable" },
    { text: "v", style: "subscript" },
    { text: ", ", style: "text" },
    { text: "D", style: "variable" },
    { text: " ", style: "text" },
    { text: "locked", style: "text" },
  ]);
});

test("a star belongs to its variable, and Greek letters are letters", () => {
  expect(typeset("at $q*$ or $π_0 I$").filter(({ style }) => style !== "text")).toEqual([
    { text: "q*", style: "variable" },
    { text: "π", style: "variable" },
    { text: "0", style: "subscript" },
    { text: "I", style: "variable" },
  ]);
});

test("words outside a formula stay as they are, and its signs that the interface's font lacks are set as variables", () => {
  expect(typeset("a buyer accepts")).toEqual([{ text: "a buyer accepts", style: "text" }]);
  expect(typeset("$t ≥ t_v$")[1]).toEqual({ text: " ≥ ", style: "variable" });
});

test("a formula's letters are drawn in mathematical italics, Greek capitals and words upright", () => {
  const markup = renderToStaticMarkup(<Label x={0} y={0} text="$π_s Λ locked$" />);
  expect(markup.replaceAll(/<[^>]*>/g, "")).toBe("𝜋𝑠 Λ locked");
});

test("what follows a subscript rises back to the line", () => {
  const markup = renderToStaticMarkup(<Label x={0} y={0} text="$t_s + T$" />);
  expect(markup).toContain(
    '<tspan class="fig-subscript" dy="0.3em">𝑠</tspan><tspan dy="-0.252em"> + </tspan>',
  );
});

test("a line that ends in a subscript does not push the next one down", () => {
  const markup = renderToStaticMarkup(<Label x={0} y={0} text={"$t_s$\nnext"} />);
  expect(markup).toContain('<tspan x="0" dy="0.998em">next</tspan>');
});

test("a block of lines is centred on its point", () => {
  const markup = renderToStaticMarkup(<Label x={8} y={0} at="middle" anchor="middle" text={"one\ntwo"} />);
  expect(markup).toContain('<tspan x="8" dy="-0.275em">one</tspan><tspan x="8" dy="1.25em">two</tspan>');
});

test("a terminal state is round and outlined, others are neither, and one of them can be accented", () => {
  const box = (kind: "box" | "accent" | "terminal", height = 60) => {
    const markup = renderToStaticMarkup(
      <Box x={0} y={0} width={100} height={height} kind={kind} title="End" />,
    );
    return [/<rect class="([^"]*)"/.exec(markup)?.[1], / rx="([^"]*)"/.exec(markup)?.[1]];
  };
  expect(box("terminal")).toEqual(["fig-tint fig-quiet", "30"]);
  expect(box("terminal", 124)).toEqual(["fig-tint fig-quiet", "28"]);
  expect(box("box")).toEqual(["fig-tint", "4"]);
  expect(box("accent")).toEqual(["fig-tint fig-accent-line", "4"]);
});

test("a key's clock is filled by the time that it has left, and empties from the top on", () => {
  const markup = renderToStaticMarkup(<Key spent={0.25} />);
  // One dash as long as the whole turn, moved on by what is spent.
  expect(markup).toContain('pathLength="1" stroke-dasharray="1" stroke-dashoffset="-0.25"');
});

test("a stretch's words stand below its middle, and stay inside the drawing where that is near the edge", () => {
  const draw = (from: number, to: number) =>
    read(
      renderToStaticMarkup(
        <svg aria-hidden="true">
          <Span from={from} to={to} y={50} text="ten days" />
        </svg>,
      ),
    ).wordsAt("ten days");
  expect(draw(100, 300)).toMatchObject({ x: 200, y: 82, anchor: "middle" });
  // Eight letters of thirteen units at most.
  expect(draw(0, 20).x).toBe(52);
});
