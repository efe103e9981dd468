import { readFileSync } from "node:fs";
import postcss from "postcss";
import { figureLibrary } from "../../../src/gatsby/figures";
import { readRun } from "../../../src/gatsby/run";
import { ROOT } from "../../content/published";

const style = postcss.parse(readFileSync("src/gatsby/epub/book.css", "utf8"));

test("every class by which drawings are coloured has a rule in books too", () => {
  const run = readRun(ROOT);
  const drawn = [...figureLibrary.figureNames].flatMap((name) =>
    [...figureLibrary.drawFigure(name, run).matchAll(/class="([^"]+)"/g)].flatMap(([, names = ""]) =>
      names.split(/\s+/),
    ),
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
