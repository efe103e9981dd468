import { mathItalic } from "../../src/lib/math-italic";

test.each([
  ["A", "𝐴"],
  ["Z", "𝑍"],
  ["h", "ℎ"],
  ["z", "𝑧"],
  ["α", "𝛼"],
  ["ω", "𝜔"],
  ["Ω", "𝛺"],
  ["ℓ", "ℓ"],
  ["1", "1"],
])("%s in mathematical italics is %s", (letter, italic) => {
  expect(mathItalic(letter)).toBe(italic);
});
