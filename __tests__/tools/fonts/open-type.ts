/** Reads of a font file what tests ask of it: its characters, and how its table MATH stretches them. */
import { create } from "fontkitten";
import subsetFont from "subset-font";

export type MathVariants = {
  /** How many taller forms of the glyph there are. */
  taller: number;
  /** Of how many parts it is built at any height; 0 where it cannot be. */
  parts: number;
};

export type OpenTypeFont = {
  characters: ReadonlySet<string>;
  /** By character: those that stretch upwards. */
  vertical: ReadonlyMap<string, MathVariants>;
  /** The constants of the table MATH, in the order of the specification, that are 16 bits wide. */
  constants: readonly number[];
};

/** The characters of a font in any format, each with the number of its glyph. */
export function readGlyphs(file: Buffer): ReadonlyMap<string, number> {
  const font = create(file);
  if (font.isCollection) throw new Error("The file has several fonts.");
  // The last one of some tables, U+FFFF, is no character.
  const codePoints = font.characterSet.filter((codePoint) => codePoint !== 0xffff);
  return new Map(
    codePoints.map((codePoint) => [String.fromCodePoint(codePoint), font.glyphForCodePoint(codePoint).id]),
  );
}

/** Reads a font in any format. Throws where it has no table MATH. */
export async function readMathFont(file: Buffer): Promise<OpenTypeFont> {
  const font = await subsetFont(file, "", { keepAllGlyphs: true, targetFormat: "sfnt" });
  const tables = tablesOf(font);
  const math = tables.get("MATH");
  if (!math) throw new Error("The font has no table MATH.");
  const stretched = verticalOf(math);
  const glyphs = readGlyphs(file);
  const vertical = new Map(
    [...glyphs].flatMap(([character, glyph]): [string, MathVariants][] => {
      const variants = stretched.get(glyph);
      return variants ? [[character, variants]] : [];
    }),
  );
  return { characters: new Set(glyphs.keys()), vertical, constants: constantsOf(math) };
}

function tablesOf(font: Buffer): Map<string, Buffer> {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index): [string, Buffer] => {
      const record = 12 + 16 * index;
      const offset = font.readUInt32BE(record + 8);
      return [
        font.toString("latin1", record, record + 4),
        font.subarray(offset, offset + font.readUInt32BE(record + 12)),
      ];
    }),
  );
}

function constantsOf(math: Buffer): number[] {
  const table = math.subarray(math.readUInt16BE(4));
  // Two percentages and two heights, then 51 values each followed by the offset of a device table, then a percentage.
  const single = [0, 2, 4, 6].map((offset) => table.readInt16BE(offset));
  const values = Array.from({ length: 51 }, (_, index) => table.readInt16BE(8 + 4 * index));
  return [...single, ...values, table.readInt16BE(8 + 4 * 51)];
}

function verticalOf(math: Buffer): Map<number, MathVariants> {
  const variants = math.subarray(math.readUInt16BE(8));
  const covered = coverageOf(variants.subarray(variants.readUInt16BE(2)));
  return new Map(
    covered.map((glyph, index): [number, MathVariants] => {
      const construction = variants.subarray(variants.readUInt16BE(10 + 2 * index));
      const assembly = construction.readUInt16BE(0);
      return [
        glyph,
        {
          taller: construction.readUInt16BE(2),
          parts: assembly === 0 ? 0 : construction.readUInt16BE(assembly + 4),
        },
      ];
    }),
  );
}

function coverageOf(coverage: Buffer): number[] {
  const count = coverage.readUInt16BE(2);
  if (coverage.readUInt16BE(0) === 1) {
    return Array.from({ length: count }, (_, index) => coverage.readUInt16BE(4 + 2 * index));
  }
  return Array.from({ length: count }, (_, index) => {
    const [first, last] = [coverage.readUInt16BE(4 + 6 * index), coverage.readUInt16BE(6 + 6 * index)];
    return Array.from({ length: last - first + 1 }, (_, step) => first + step);
  }).flat();
}
