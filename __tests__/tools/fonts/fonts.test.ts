import { readFileSync } from "node:fs";
import { textFonts } from "../../../tools/fonts/fonts";
import { readGlyphs } from "./open-type";

describe.each(textFonts(process.cwd()))("the font $file", ({ source, file, characters }) => {
  const whole = readGlyphs(readFileSync(`node_modules/${source}`));
  const served = readGlyphs(readFileSync(`src/fonts/${file}`));

  test("has every character that the site sets in it, as far as its family has them: npm run fonts adds new ones", () => {
    const set = [...characters].filter((character) => whole.has(character));
    expect(set.length).toBeGreaterThan(70);
    expect(set.filter((character) => !served.has(character))).toEqual([]);
  });

  test("has no other, which nobody would see and everybody would load: npm run fonts takes them out", () => {
    expect([...served.keys()].filter((character) => !characters.includes(character))).toEqual([]);
  });
});
