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

const LETTERS = "U+20-24F, U+2010-203A";

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

/** The fonts for text, of the project in the folder `root`. */
export const textFonts = (root: string): readonly Font[] => [
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
export const MATH = {
  family: "STIX Two Math",
  source: "@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2",
  file: "stix-two-math.woff2",
};
