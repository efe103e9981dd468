import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { renderVersion } from "../../src/paper/version-text";
import { attributes, PATH, render, rendered, texts } from "./writing";

test("a formula in a line becomes MathML in its line", () => {
  const page = render("The rate $\\lambda_v$ falls.");
  expect(texts(page, "p math msub > mi")).toEqual(["λ", "v"]);
  expect(attributes(page, "math", "display")).toEqual([""]);
});

test("a formula on lines of its own becomes a display", () => {
  const page = render("Text.\n\n$$\n\\frac{a}{b}\n$$\n");
  expect(attributes(page, ".formula > math", "display")).toEqual(["block"]);
  expect(texts(page, "mfrac > mi")).toEqual(["a", "b"]);
});

test("a stop behind a formula in a line keeps with it, and no more than that", () => {
  const page = render("A rate $r$, and ($s$). Of $t$ it is *said: $u$*; so.\n\n$$\nx\n$$\n\n. End.");
  expect(texts(page, "span.nowrap")).toEqual(["r,", "s)."]);
  expect(texts(page, "p")[0]).toBe("A rate r, and (s). Of t it is said: u; so.");
});

test("letters behind a formula keep with it", () => {
  expect(texts(render("The $n$th of the $(i + 1)$s, and the $\\lambda r$s."), "span.nowrap")).toEqual([
    "nth",
    "(i+1)s",
    "λrs",
  ]);
});

test("a formula in a line is in parts that end behind relations, operators and commas, and stays one formula with its LaTeX", () => {
  const page = render("Let $T_{d,j} \\ge (a + b) - \\sum x, -y$ and $z$ hold.\n\n$$\na = b\n$$\n");
  expect(texts(page, "math.parted > mrow:first-child > mrow")).toEqual(["Td,j≥", "(a+b)−", "∑x,"]);
  expect(texts(page, "math.parted > mrow:last-child")).toEqual(["−y"]);
  expect(attributes(page, ".parted > mrow > mrow > mo[form=infix]", "form")).toHaveLength(2);
  expect(attributes(page, "math", "dataLatex")).toEqual(["T_{d,j} \\ge (a + b) - \\sum x, -y", "z", "a = b"]);
});

test("an escaped bar in a table is a bar of its formula: in the page, in its Markdown and in what an old version shows", () => {
  const text =
    "Table: Odds.\n\n| a |\n|---|\n| $P(A \\| B) = \\|x\\|$ and $\\begin{matrix} a \\\\ b \\end{matrix}$ |\n";
  const { markdown } = rendered(text);
  const before = fromHtml(renderVersion(markdown, PATH), { fragment: true });
  for (const page of [render(text), before]) {
    expect(texts(page, "td math")).toEqual(["P(A|B)=|x|", "ab"]);
    expect(selectAll("mtr", page)).toHaveLength(2);
  }
  expect(markdown).toContain("$P(A \\vert B) = \\vert x\\vert$");
});

test("outside a table an escaped bar is a norm", () => {
  expect(texts(render("The norm $\\|x\\|$."), "p math")).toEqual(["‖x‖"]);
});

test("formulae carry no style attribute, which the site's policy would refuse", () => {
  const page = render(
    "$$\n\\boxed{a} = \\begin{cases} b, & x \\le 0,\\\\[2ex] c & \\text{else} \\end{cases}\n$$\n",
  );
  expect(selectAll("[style]", page)).toEqual([]);
  expect(selectAll("mrow.boxed", page)).toHaveLength(1);
  expect(selectAll("mtr", page)).toHaveLength(2);
});

test("equations are numbered through the text, in the page and in what an old version shows; a tag counts for none", () => {
  const equation = (latex: string) => `$$\n\\begin{equation}\n${latex}\n\\end{equation}\n$$\n`;
  const lines = "$$\n\\begin{align}\nc \\\\ d \\notag \\\\ e\n\\end{align}\n$$\n";
  const text = `${equation("a")}\n${equation("b \\tag{7}")}\n${lines}`;
  const before = fromHtml(renderVersion(rendered(text).markdown, PATH), { fragment: true });
  for (const page of [render(text), before])
    expect(texts(page, "mtd:last-child").filter(Boolean)).toEqual(["(1)", "(7)", "(2)", "(3)"]);
});
