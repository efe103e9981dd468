/**
 * Makes the site's fonts from the packages of Fontsource: subset to the characters that the site sets in each, and cut
 * to the weights it uses. Run `npm run fonts` after the content has gained a new character; the results are committed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import { formulaCharacters, interfaceCharacters, PROSE_CHARACTERS, TEXT_CHARACTERS } from "./characters";

type Metrics = Parameters<typeof createFontStack>[0][number];

/** Fonts of one shape that systems bring along, one of which stands in for a font of the site until it has arrived. */
type Fallback = {
  /** Under which names they are looked for: fonts that share their widths share a list. */
  local: readonly string[];
  metrics: Metrics;
  /** The only characters that are taken from it, where it has signs that the site's fonts leave to the system. */
  range?: string;
};

const LETTERS = "U+20-24F, U+2010-203A";

type Font = {
  family: string;
  style: "normal" | "italic";
  source: string;
  file: string;
  characters: string;
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

/** Linux with nothing else installed; as its own files say. */
const DEJAVU_SANS: Fallback = {
  local: ["DejaVu Sans"],
  range: LETTERS,
  metrics: {
    familyName: "DejaVu Sans",
    ascent: 1901,
    descent: -483,
    lineGap: 0,
    unitsPerEm: 2048,
    xWidthAvg: 1041,
  },
};

const DEJAVU_SERIF: Fallback = {
  local: ["DejaVu Serif"],
  range: LETTERS,
  metrics: {
    familyName: "DejaVu Serif",
    ascent: 1901,
    descent: -483,
    lineGap: 0,
    unitsPerEm: 2048,
    xWidthAvg: 1058,
  },
};

const root = join(__dirname, "..", "..");
const modules = join(root, "node_modules");
const output = join(root, "src", "fonts");

const fonts: readonly Font[] = [
  {
    family: "Instrument Sans",
    style: "normal",
    source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    file: "instrument-sans.woff2",
    characters: interfaceCharacters(root),
    weights: { min: 400, max: 600 },
    fallbacks: [ARIAL, ROBOTO, DEJAVU_SANS],
  },
  {
    family: "Newsreader",
    style: "normal",
    source: "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2",
    file: "newsreader.woff2",
    characters: PROSE_CHARACTERS,
    weights: 400,
    fallbacks: [GEORGIA, NOTO_SERIF, TIMES, DEJAVU_SERIF],
  },
  {
    family: "Newsreader",
    style: "italic",
    source: "@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2",
    file: "newsreader-italic.woff2",
    characters: TEXT_CHARACTERS,
    weights: 400,
    fallbacks: [],
  },
];

/**
 * For formulae: its table MATH says how to stretch brackets, set fractions and raise exponents. Without hinting, which
 * is half of what its outlines weigh and moves them by fractions of a pixel.
 */
const MATH = {
  family: "STIX Two Math",
  source: "@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2",
  file: "stix-two-math.woff2",
};

const rules: string[] = [];
let total = 0;

async function main(): Promise<void> {
  for (const font of fonts) {
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
