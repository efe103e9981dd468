/**
 * Makes the site's fonts from the packages of Fontsource: subset to the characters that the site uses, and cut to the
 * weights it uses. Run `npm run fonts` after the content has gained a new character; the results are committed.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

type Font = {
  family: string;
  style: "normal" | "italic";
  source: string;
  file: string;
  weights: number | { min: number; max: number };
  /** What the font stands in for it until it has arrived. */
  fallback: { local: string[]; metrics: Parameters<typeof createFontStack>[0][number] } | undefined;
};

const ARIAL = {
  familyName: "Arial",
  category: "sans-serif",
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xWidthAvg: 934,
  capHeight: 1467,
  xHeight: 1062,
} as const;

const GEORGIA = {
  familyName: "Georgia",
  category: "serif",
  ascent: 1878,
  descent: -449,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 913,
  capHeight: 1419,
  xHeight: 986,
} as const;

const fonts: readonly Font[] = [
  {
    family: "Instrument Sans",
    style: "normal",
    source: "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    file: "instrument-sans.woff2",
    weights: { min: 400, max: 600 },
    fallback: { local: ["Arial", "Liberation Sans", "Helvetica"], metrics: ARIAL },
  },
  {
    family: "Newsreader",
    style: "normal",
    source: "newsreader/files/newsreader-latin-wght-normal.woff2",
    file: "newsreader.woff2",
    weights: { min: 400, max: 600 },
    fallback: { local: ["Georgia", "Gelasio", "Liberation Serif"], metrics: GEORGIA },
  },
  {
    family: "Newsreader",
    style: "italic",
    source: "newsreader/files/newsreader-latin-wght-italic.woff2",
    file: "newsreader-italic.woff2",
    weights: 400,
    fallback: undefined,
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
    rules.push(fontFace(font), ...(font.fallback ? [await fallbackFace(font, original)] : []));
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
  font-family: "${family}";
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  src: url("../fonts/${file}") format("woff2");
}`;
}

/** A local font stretched to the other's width and height, so that nothing moves when the other arrives. */
async function fallbackFace({ family, fallback }: Font, original: Buffer): Promise<string> {
  if (!fallback) return "";
  const metrics = await fromBuffer(original);
  const { fontFaces } = createFontStack([metrics, fallback.metrics], { fontFaceFormat: "styleObject" });
  const face = fontFaces[0]?.["@font-face"];
  return `@font-face {
  font-family: "${family} Fallback";
  src: ${fallback.local.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${face?.sizeAdjust ?? "100%"};
  ascent-override: ${face?.ascentOverride ?? "normal"};
  descent-override: ${face?.descentOverride ?? "normal"};
  line-gap-override: ${face?.lineGapOverride ?? "normal"};
}`;
}

void main();
