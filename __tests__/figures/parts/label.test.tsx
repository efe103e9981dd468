import { renderToStaticMarkup } from "react-dom/server";
import { Label } from "../../../src/figures/parts/Label";
import { typeset } from "../../../src/figures/parts/typeset";

test("words outside a formula stay as they are", () => {
  expect(typeset("a buyer accepts")).toEqual([{ text: "a buyer accepts", style: "text" }]);
});

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

test("a formula's letters are drawn in mathematical italics, Greek capitals and words upright", () => {
  const markup = renderToStaticMarkup(<Label x={0} y={0} text="$π_s Λ locked$" />);
  expect(markup.replaceAll(/<[^>]*>/g, "")).toBe("𝜋𝑠 Λ locked");
});

test("a sign that the interface's font does not have is set as variables are", () => {
  expect(typeset("$t ≥ t_v$")[1]).toEqual({ text: " ≥ ", style: "variable" });
});

test("what follows a subscript rises back to the line", () => {
  const markup = renderToStaticMarkup(<Label x={0} y={0} text="$t_s + T$" />);
  expect(markup).toContain(
    '<tspan class="fig-subscript" dy="0.3em">𝑠</tspan><tspan dy="-0.228em"> + </tspan>',
  );
});

test("a line that ends in a subscript does not push the next one down", () => {
  const markup = renderToStaticMarkup(<Label x={0} y={0} text={"$t_s$\nnext"} />);
  expect(markup).toContain('<tspan x="0" dy="1.022em">next</tspan>');
});

test("a block of lines is centred on its point", () => {
  const markup = renderToStaticMarkup(<Label x={8} y={0} at="middle" anchor="middle" text={"one\ntwo"} />);
  expect(markup).toContain('<tspan x="8" dy="-0.275em">one</tspan><tspan x="8" dy="1.25em">two</tspan>');
});
