import { readFileSync } from "node:fs";
import { formulaCharacters } from "../../../tools/fonts/characters";
import { MATH } from "../../../tools/fonts/fonts";
import { type OpenTypeFont, readMathFont } from "./open-type";

let whole: OpenTypeFont;
let served: OpenTypeFont;
/** U+2061 asks for nothing to be drawn; of spaces and the star of a figure's labels the interface's font draws the latter. */
let drawn: string[];

beforeAll(async () => {
  whole = await readMathFont(readFileSync(`node_modules/${MATH.source}`));
  served = await readMathFont(readFileSync(`src/fonts/${MATH.file}`));
  drawn = [...formulaCharacters(process.cwd())].filter((character) => !/[\u2061\s*]/.test(character));
});

test("the font for formulae has every character that the papers' formulae are drawn with: npm run fonts adds new ones", () => {
  expect(drawn.length).toBeGreaterThan(90);
  expect(drawn.filter((character) => !served.characters.has(character))).toEqual([]);
});

test("every bracket, radical and sum stretches in it as in the whole font", () => {
  const stretching = drawn.filter((character) => whole.vertical.has(character));
  expect(stretching).toEqual(expect.arrayContaining(["(", ")", "{", "√", "∑"]));
  for (const character of stretching) {
    expect([character, served.vertical.get(character)]).toEqual([character, whole.vertical.get(character)]);
  }
  expect(served.vertical.get("{")?.parts).toBeGreaterThan(2);
  expect(served.vertical.get("(")?.taller).toBeGreaterThan(4);
});

test("it sets fractions, exponents and roots by the whole font's measures", () => {
  expect(served.constants).toEqual(whole.constants);
  expect(served.constants.filter((value) => value !== 0).length).toBeGreaterThan(40);
});
