/** The site's fonts: where each comes from, what the site sets in it, and what stands in for it until it has arrived. */
import type { createFontStack } from "@capsizecss/core";
import { interfaceCharacters, PROSE_CHARACTERS, TEXT_CHARACTERS } from "./characters";

export type Metrics = Parameters<typeof createFontStack>[0][number];

/** Fonts of one shape that systems bring along, one of which stands in for a font of the site until it has arrived. */
export type Fallback = {
  /** Under which names they are looked for: fonts that share their widths share a list. */
  local: readonly string[];
  metrics: Metrics;
  /** The only characters that are taken from it, where it has signs that the site's fonts leave to the system. */
  range?: string;
};

export type Font = {
  family: string;
  style: "normal" | "italic";
  /** In node_modules. */
  source: string;
  /** In src/fonts. */
  file: string;
  characters: string;
  weights: number | { min: number; max: number };
  /** In the order in which they are looked for. */
  fallbacks: readonly Fallback[];
};

/** The name and the measures of a system's font as @capsizecss/metrics lists them, and the fonts that share its widths. */
function fallback(
  familyName: string,
  [ascent, descent, lineGap, unitsPerEm, xWidthAvg]: readonly [number, number, number, number, number],
  likenesses: readonly string[] = [],
): Fallback {
  const metrics = { familyName, ascent, descent, lineGap, unitsPerEm, xWidthAvg };
  return { local: [familyName, ...likenesses], metrics };
}

/** For Linux with nothing else installed, whose signs the site's fonts leave to the system. */
const LETTERS = { range: "U+20-24F, U+2010-203A" };

/** Arial and Georgia are on Windows, macOS and iOS, Roboto and Noto Serif on Android, and likenesses on Linux. */
const SANS: readonly Fallback[] = [
  fallback("Arial", [1854, -434, 67, 2048, 913], ["Liberation Sans", "Helvetica", "Nimbus Sans"]),
  fallback("Roboto", [1900, -500, 0, 2048, 911]),
  { ...fallback("DejaVu Sans", [1901, -483, 0, 2048, 1041]), ...LETTERS },
];
const SERIF: readonly Fallback[] = [
  fallback("Georgia", [1878, -449, 0, 2048, 913], ["Gelasio"]),
  fallback("Noto Serif", [1069, -293, 0, 1000, 481]),
  fallback("Times New Roman", [1825, -443, 87, 2048, 832], ["Liberation Serif", "Nimbus Roman"]),
  { ...fallback("DejaVu Serif", [1901, -483, 0, 2048, 1058]), ...LETTERS },
];

/** The fonts for text, of the project in the folder `root`. */
export const textFonts = (root: string): readonly Font[] => [
  {
    family: "Instrument Sans",
    style: "normal",
    source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    file: "instrument-sans.woff2",
    characters: interfaceCharacters(root),
    weights: { min: 400, max: 600 },
    fallbacks: SANS,
  },
  {
    family: "Newsreader",
    style: "normal",
    source: "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2",
    file: "newsreader.woff2",
    characters: PROSE_CHARACTERS,
    weights: 400,
    fallbacks: SERIF,
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
export const MATH = {
  family: "STIX Two Math",
  source: "@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2",
  file: "stix-two-math.woff2",
};
