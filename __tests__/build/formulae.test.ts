import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { drawnCharacters } from "../../src/paper/math-characters";
import { FIGURE_FORMULA } from "../../tools/fonts/characters";
import { papers } from "../specified-papers";
import { readMathFont } from "../tools/fonts/open-type";
import { publicDir } from "./built-site";

/** Stands between a function's name and its argument, for software that reads aloud; nothing is drawn for it. */
const FUNCTION_APPLICATION = "\u2061";

test.each(papers)(
  "the formulae of $slug have all their characters in the font that is served",
  async ({ slug }) => {
    const html = readFileSync(join(publicDir, "litepapers", slug, "index.html"), "utf8");
    const [, address = ""] = /url\((\/static\/stix-two-math-[^)]+\.woff2)\)/.exec(html) ?? [];
    const { characters } = await readMathFont(readFileSync(join(publicDir, address)));
    const formulae = selectAll("math", fromHtml(html));
    expect(formulae.length).toBeGreaterThan(10);
    const drawn = new Set(formulae.flatMap((formula) => [...drawnCharacters(formula)]));
    for (const variable of selectAll(FIGURE_FORMULA, fromHtml(html))) {
      for (const character of textOf(variable).replaceAll(/[\s*]/g, "")) drawn.add(character);
    }
    drawn.delete(FUNCTION_APPLICATION);
    expect([...drawn].filter((character) => !characters.has(character))).toEqual([]);
  },
);
