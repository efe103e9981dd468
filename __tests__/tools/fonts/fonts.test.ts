import { readFileSync } from "node:fs";
import { create } from "fontkitten";
import { formulaCharacters } from "../../../tools/fonts/characters";
import { MATH, textFonts } from "../../../tools/fonts/fonts";

/** The characters of a font file in any format. */
function charactersOf(path: string): ReadonlySet<string> {
  const font = create(readFileSync(path));
  if (font.isCollection) throw new Error("The file has several fonts.");
  // The last one of some tables, U+FFFF, is no character.
  const codePoints = font.characterSet.filter((codePoint) => codePoint !== 0xffff);
  return new Set(codePoints.map((codePoint) => String.fromCodePoint(codePoint)));
}

describe.each(textFonts(process.cwd()))("the font $file", ({ source, file, characters }) => {
  const whole = charactersOf(`node_modules/${source}`);
  const served = charactersOf(`src/fonts/${file}`);

  test("has every character that the site sets in it, as far as its family has them: npm run fonts adds new ones", () => {
    const set = [...characters].filter((character) => whole.has(character));
    expect(set.length).toBeGreaterThan(70);
    expect(set.filter((character) => !served.has(character))).toEqual([]);
  });

  test("has no other, which nobody would see and everybody would load: npm run fonts takes them out", () => {
    expect([...served].filter((character) => !characters.includes(character))).toEqual([]);
  });
});

// How its brackets grow is tested in `browser/formulae.spec.ts`.
test("the font for formulae has every character that the papers' formulae are drawn with: npm run fonts adds new ones", () => {
  const served = charactersOf(`src/fonts/${MATH.file}`);
  // U+2061 asks for nothing to be drawn. Spaces and the star of a figure's labels are in the interface's font.
  const drawn = [...formulaCharacters(process.cwd())].filter((character) => !/[\u2061\s*]/.test(character));
  expect(drawn.length).toBeGreaterThan(40);
  expect(drawn.filter((character) => !served.has(character))).toEqual([]);
});
