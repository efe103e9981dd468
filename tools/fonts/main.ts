/**
 * `npm run fonts`: makes the site's fonts from the packages of Fontsource, for who changes the fonts themselves. Each has
 * fixed characters; all others come from the reader's system, and in formulae from `stix-two-math-more`. The results are
 * committed; `src/styles/fonts.css` is written by hand.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

/** Unicode ranges as in CSS. */
const TYPED = "U+20-7E, U+A0";
const TYPOGRAPHY = "U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2212";
/** The letters of names that are not typed in English: à á ä ç è é í ñ ó ö ø ú ü Ú. */
const NAMES = "U+DA, U+E0-E1, U+E4, U+E7-E9, U+ED, U+F1, U+F3, U+F6, U+F8, U+FA, U+FC";
const LETTERS_AND_DIGITS = "U+30-39, U+41-5A, U+61-7A";

/** Half of what the outlines of STIX weigh is hinting, which moves them by fractions of a pixel. */
const FORMULAE = { keepFeatures: [], noHinting: true };

// Webpack would write a font of less than 10 kB into the style sheet, where the policy refuses it.
const FONTS = [
  {
    file: "instrument-sans.woff2",
    source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    ranges: `${TYPED}, ${TYPOGRAPHY}, U+A9, U+B6-B7, U+D7, U+2190-2193, ${NAMES}`,
    options: { variationAxes: { wght: { min: 400, max: 600 } } },
  },
  {
    file: "newsreader.woff2",
    source: "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2",
    ranges: `${TYPED}, ${TYPOGRAPHY}, U+E9`,
    options: { variationAxes: { wght: 400 } },
  },
  {
    file: "newsreader-italic.woff2",
    source: "@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2",
    ranges: `${LETTERS_AND_DIGITS}, U+20-21, U+28-29, U+2C-2E, U+3A-3B, U+3F, ${TYPOGRAPHY}`,
    options: { variationAxes: { wght: 400 } },
  },
  {
    // Letters, digits and the commonest signs. Its table MATH says how to stretch brackets and set fractions.
    file: "stix-two-math.woff2",
    source: "@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2",
    ranges: `${LETTERS_AND_DIGITS}, U+20-21, U+28-2F, U+3A, U+3C-3E, U+5B, U+5D, U+7B-7D, U+A0, U+D7, U+2061, U+210E, U+2113, U+2208, U+220B, U+2211-2212, U+2217, U+221A, U+2227-2228, U+2264-2265, U+2286-2287, U+1D434-1D467, U+1D705-1D706, U+1D70F`,
    options: FORMULAE,
  },
  {
    // Greek, arrows, operators and fences, for pages that have them: the same ranges stand in fonts.css.
    file: "stix-two-math-more.woff2",
    source: "@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2",
    ranges:
      "U+391-3F5, U+2190-21D5, U+2200-2207, U+2209-220A, U+220C-2210, U+2213-2216, U+2218-2219, U+221B-2226, U+2229-2263, U+2266-2285, U+2288-22FF, U+2308-230B, U+27E6-27EB, U+1D6A8-1D704, U+1D707-1D70E, U+1D710-1D71B",
    options: FORMULAE,
  },
];

const root = join(__dirname, "..", "..");

async function main(): Promise<void> {
  for (const { file, source, ranges, options } of FONTS) {
    const whole = readFileSync(join(root, "node_modules", source));
    const font = await subsetFont(whole, charactersIn(ranges), { targetFormat: "woff2", ...options });
    writeFileSync(join(root, "src", "fonts", file), font);
    console.log(`${file}  ${font.length} bytes`);
  }
}

function charactersIn(ranges: string): string {
  return ranges
    .split(", ")
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .replace("U+", "")
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join("");
}

void main();
