/**
 * Makes the site's fonts from the packages of Fontsource: subset to the characters that the site sets in each, and cut
 * to the weights it uses. Run `npm run fonts` after the content has gained a new character; the results are committed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import { formulaCharacters } from "./characters";
import { type Fallback, type Font, MATH, type Metrics, textFonts } from "./fonts";

const root = join(__dirname, "..", "..");
const modules = join(root, "node_modules");
const output = join(root, "src", "fonts");

const rules: string[] = [];
let total = 0;

async function main(): Promise<void> {
  for (const font of textFonts(root)) {
    const original = readFileSync(join(modules, font.source));
    const subset = await subsetFont(original, font.characters, {
      targetFormat: "woff2",
      variationAxes: { wght: font.weights },
    });
    writeFont(font.file, subset);
    const metrics = await fromBuffer(original);
    rules.push(fontFace(font));
    for (const fallback of font.fallbacks) rules.push(fallbackFace(font.family, metrics, fallback));
  }
  await makeMathFont();
  writeFileSync(
    join(root, "src", "styles", "fonts.css"),
    `/* Made by \`npm run fonts\`. */\n${rules.join("\n\n")}\n`,
  );
  console.log(`together  ${total} bytes`);
}

async function makeMathFont(): Promise<void> {
  const subset = await subsetFont(readFileSync(join(modules, MATH.source)), formulaCharacters(root), {
    targetFormat: "woff2",
    keepFeatures: [],
    noHinting: true,
  });
  writeFont(MATH.file, subset);
  rules.push(`@font-face {
  font-family: "${MATH.family}";
  font-display: swap;
  src: url("../fonts/${MATH.file}") format("woff2");
}`);
}

function writeFont(file: string, font: Buffer): void {
  writeFileSync(join(output, file), font);
  total += font.length;
  console.log(`${file}  ${font.length} bytes`);
}

function fontFace({ family, style, file, weights }: Font): string {
  const weight = typeof weights === "number" ? String(weights) : `${weights.min} ${weights.max}`;
  return `@font-face {
  font-family: ${family.includes(" ") ? `"${family}"` : family};
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  src: url("../fonts/${file}") format("woff2");
}`;
}

/**
 * A local font stretched to the other's width and height, so that nothing moves when the other arrives. Without its gap
 * between lines, since every line's height is given.
 */
function fallbackFace(
  family: string,
  metrics: Metrics,
  { local, metrics: localMetrics, range }: Fallback,
): string {
  const { fontFaces } = createFontStack([metrics, localMetrics], { fontFaceFormat: "styleObject" });
  const face = fontFaces[0]?.["@font-face"];
  return `@font-face {
  font-family: "${family} like ${localMetrics.familyName}";
  src: ${local.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percentage(face?.sizeAdjust)};
  ascent-override: ${percentage(face?.ascentOverride)};
  descent-override: ${percentage(face?.descentOverride)};${range ? `\n  unicode-range: ${range};` : ""}
}`;
}

/** To a hundredth: of the largest heading, less than a hundredth of a pixel. */
function percentage(value = "100%"): string {
  return `${Number.parseFloat(value).toFixed(2)}%`;
}

void main();
