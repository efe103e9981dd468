import { readFileSync } from "node:fs";

/** The sheets that declare parts of STIX Two Math. */
const STYLE_SHEETS = ["src/styles/fonts.css", "src/styles/math.css"];

type FontFace = { file: string; includes: (codePoint: number) => boolean };

/** Returns the files of STIX Two Math, and for which characters a browser loads each. */
export function readMathFontFaces(): FontFace[] {
  const sheets = STYLE_SHEETS.map((sheet) => readFileSync(sheet, "utf8")).join("\n");
  return Array.from(
    sheets.matchAll(/"\.\.\/(fonts\/stix[\w-]+\.woff2)"[^}]*unicode-range:([^;]*)/g),
    ([, file, list = ""]) => {
      const ranges = Array.from(list.matchAll(/U\+(\w+)(?:-(\w+))?/g), ([, first = "", last = first]) =>
        [first, last].map((digits) => Number.parseInt(digits, 16)),
      );
      return {
        file: `src/${file}`,
        includes: (codePoint) =>
          ranges.some(([first = 0, last = 0]) => first <= codePoint && codePoint <= last),
      };
    },
  );
}
