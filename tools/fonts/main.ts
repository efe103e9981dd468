/**
 * Makes the site's fonts from the packages of Fontsource: subset to the characters that the site uses, and cut to the
 * weights it uses. Run `npm run fonts` after the content has gained a new character; the results are committed.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

type Metrics = Parameters<typeof createFontStack>[0][number];

/** Fonts of one shape that systems bring along, one of which stands in for a font of the site until it has arrived. */
type Fallback = {
  /** Under which names they are looked for: fonts that share their widths share a list. */
  local: readonly string[];
  metrics: Metrics;
};

type Font = {
  family: string;
  style: "normal" | "italic";
  source: string;
  file: string;
  weights: number | { min: number; max: number };
  /** In the order in which they are looked for. */
  fallbacks: readonly Fallback[];
};

/*
 * Measures of the systems' fonts, as @capsizecss/metrics lists them; `xWidthAvg` is the width of a letter of English
 * text on average.
 */

/** Windows, macOS and iOS; with its open likenesses, Linux. */
const ARIAL: Fallback = {
  local: ["Arial", "Liberation Sans", "Helvetica", "Nimbus Sans"],
  metrics: {
    familyName: "Arial",
    ascent: 1854,
    descent: -434,
    lineGap: 67,
    unitsPerEm: 2048,
    xWidthAvg: 913,
  },
};

/** Android. */
const ROBOTO: Fallback = {
  local: ["Roboto"],
  metrics: {
    familyName: "Roboto",
    ascent: 1900,
    descent: -500,
    lineGap: 0,
    unitsPerEm: 2048,
    xWidthAvg: 911,
  },
};

/** Windows, macOS and iOS. */
const GEORGIA: Fallback = {
  local: ["Georgia", "Gelasio"],
  metrics: {
    familyName: "Georgia",
    ascent: 1878,
    descent: -449,
    lineGap: 0,
    unitsPerEm: 2048,
    xWidthAvg: 913,
  },
};

/** Android. */
const NOTO_SERIF: Fallback = {
  local: ["Noto Serif"],
  metrics: {
    familyName: "Noto Serif",
    ascent: 1069,
    descent: -293,
    lineGap: 0,
    unitsPerEm: 1000,
    xWidthAvg: 481,
  },
};

/** Linux, by the likenesses of Times. */
const TIMES: Fallback = {
  local: ["Times New Roman", "Liberation Serif", "Nimbus Roman"],
  metrics: {
    familyName: "Times New Roman",
    ascent: 1825,
    descent: -443,
    lineGap: 87,
    unitsPerEm: 2048,
    xWidthAvg: 832,
  },
};

const fonts: readonly Font[] = [
  {
    family: "Instrument Sans",
    style: "normal",
    source: "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    file: "instrument-sans.woff2",
    weights: { min: 400, max: 600 },
    fallbacks: [ARIAL, ROBOTO],
  },
  {
    family: "Newsreader",
    style: "normal",
    source: "newsreader/files/newsreader-latin-wght-normal.woff2",
    file: "newsreader.woff2",
    weights: { min: 400, max: 600 },
    fallbacks: [GEORGIA, NOTO_SERIF, TIMES],
  },
  {
    family: "Newsreader",
    style: "italic",
    source: "newsreader/files/newsreader-latin-wght-italic.woff2",
    file: "newsreader-italic.woff2",
    weights: 400,
    fallbacks: [],
  },
];

const root = join(__dirname, "..", "..");
const output = join(root, "src", "fonts");
const characters = usedCharacters();
const rules: string[] = [];
let total = 0;

async function main(): Promise<void> {
  for (const font of fonts) {
    const original = readFileSync(join(root, "node_modules", "@fontsource-variable", font.source));
    const subset = await subsetFont(original, characters, {
      targetFormat: "woff2",
      variationAxes: { wght: font.weights },
    });
    writeFileSync(join(output, font.file), subset);
    total += subset.length;
    console.log(`${font.file}  ${subset.length} bytes`);
    const metrics = await fromBuffer(original);
    rules.push(fontFace(font));
    for (const fallback of font.fallbacks) rules.push(fallbackFace(font.family, metrics, fallback));
  }
  writeFileSync(
    join(root, "src", "styles", "fonts.css"),
    `/* Made by \`npm run fonts\`. */\n${rules.join("\n\n")}\n`,
  );
  console.log(`together  ${total} bytes, for ${[...characters].length} characters`);
}

/** ASCII, and every other character of the site's content, words and components. */
function usedCharacters(): string {
  const found = new Set<string>();
  for (let code = 0x20; code < 0x7f; code += 1) found.add(String.fromCodePoint(code));
  for (const folder of ["content", "src/lib", "src/components", "src/templates"]) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(mdx?|json|tsx?)$/.test(entry.name)) continue;
      for (const character of readFileSync(join(entry.parentPath, entry.name), "utf8")) found.add(character);
    }
  }
  found.delete("\n");
  return [...found].sort().join("");
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

/** A local font stretched to the other's width and height, so that nothing moves when the other arrives. */
function fallbackFace(family: string, metrics: Metrics, { local, metrics: localMetrics }: Fallback): string {
  const { fontFaces } = createFontStack([metrics, localMetrics], { fontFaceFormat: "styleObject" });
  const face = fontFaces[0]?.["@font-face"];
  return `@font-face {
  font-family: "${family} like ${localMetrics.familyName}";
  src: ${local.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${face?.sizeAdjust ?? "100%"};
  ascent-override: ${face?.ascentOverride ?? "normal"};
  descent-override: ${face?.descentOverride ?? "normal"};
  line-gap-override: ${face?.lineGapOverride ?? "0%"};
}`;
}

void main();
