import { readFileSync } from "node:fs";
import postcss from "postcss";
import { readRun } from "../../../src/content/read-run";
import { figureLibrary } from "../../../src/figures/figure-library";

const style = postcss.parse(readFileSync("src/outputs/epub/book.css", "utf8"));

test("every class by which drawings are coloured has a rule in books too", () => {
  const run = readRun(process.cwd());
  const drawn = [...figureLibrary.values()].flatMap(({ draw }) =>
    [...draw(run).matchAll(/class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)),
  );
  const ruled: string[] = [];
  style.walkRules(({ selector }) => void ruled.push(...(selector.match(/\.[\w-]+/g) ?? [])));
  expect(drawn).toContain("fig-line-1");
  expect([...new Set(drawn)].filter((name) => !ruled.includes(`.${name}`))).toEqual([]);
});

test("what a class says of a drawing's lines and areas on the site it says in books too, in colours of their own", () => {
  const paintOf = (sheet: postcss.Root) => {
    const painted = new Map<string, Set<string>>();
    sheet.walkRules(({ selectors, nodes, parent }) => {
      if (parent?.type === "atrule" && (parent as postcss.AtRule).name === "media") return;
      for (const selector of selectors.filter((one) => /^\.fig[\w-]*$/.test(one))) {
        const properties = painted.get(selector) ?? new Set();
        painted.set(selector, properties);
        for (const node of nodes) {
          if (node.type !== "decl" || !["fill", "stroke"].includes(node.prop)) continue;
          properties.add(`${node.prop}: ${node.value === "none" ? "none" : "a colour"}`);
        }
      }
    });
    return painted;
  };
  const site = paintOf(postcss.parse(readFileSync("src/styles/figures.css", "utf8")));
  const books = paintOf(style);
  expect(site.get(".fig")).toEqual(new Set(["fill: none", "stroke: a colour"]));
  for (const [selector, paint] of site)
    if (paint.size > 0) expect([selector, books.get(selector)]).toEqual([selector, paint]);
});

test("books ask for nothing that e-readers of today do not know", () => {
  const text = style.toString();
  expect(text).not.toMatch(/var\(|oklch|light-dark|color-mix|@layer|clamp\(/);
});
