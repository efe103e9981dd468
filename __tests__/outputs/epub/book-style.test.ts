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

test("books ask for nothing that e-readers of today do not know", () => {
  const text = style.toString();
  expect(text).not.toMatch(/var\(|oklch|light-dark|color-mix|@layer|clamp\(/);
});
