/**
 * Cuts STIX Two Math into the files that the style sheets name. What it needs is not among the site's packages: run
 * `npm install subset-font@2.9.0 @fontsource/stix-two-math@5.3.0` in an empty folder, and here
 * `npx tsx tools/fonts/main.ts FOLDER`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import temml from "temml";
import { runMain } from "../run-main";
import { readMathFontFaces } from "./font-faces";
import { latexFormulas } from "./latex-formulas";

const FONT = "@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2";

/** Text in formulas, Greek letters, arrows and operators (such as the root's sign), and the alphabets of mathematics. */
const ALPHABETS = [
  [0x20, 0x17f],
  [0x391, 0x3f5],
  [0x2190, 0x22ff],
  [0x1d400, 0x1d755],
] as const;

type SubsetFont = (font: Buffer, text: string, options: object) => Promise<Buffer>;

runMain(async () => {
  const folder = createRequire(resolve(process.argv[2] ?? ".", "package.json"));
  const subsetFont: SubsetFont = folder("subset-font");
  const font = readFileSync(folder.resolve(FONT));
  const html = latexFormulas.map((formula) => temml.renderToString(formula, { displayMode: true })).join("");
  const codePoints = new Set(Array.from(html, (character) => character.codePointAt(0) ?? 0));
  for (const [first, last] of ALPHABETS)
    for (let codePoint = first; codePoint <= last; codePoint += 1) codePoints.add(codePoint);
  for (const { file, includes } of readMathFontFaces()) {
    const text = String.fromCodePoint(...[...codePoints].filter(includes));
    writeFileSync(
      file,
      await subsetFont(font, text, { targetFormat: "woff2", noHinting: true, keepFeatures: [] }),
    );
  }
});
