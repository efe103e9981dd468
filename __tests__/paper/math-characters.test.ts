import { fromHtml } from "hast-util-from-html";
import { drawnCharacters } from "../../src/paper/math-characters";

const drawn = (formula: string) =>
  [...drawnCharacters(fromHtml(`<math>${formula}</math>`, { fragment: true }))].join("");

test("a lone letter is drawn in mathematical italics, a word and a number as they are", () => {
  expect(drawn("<mi>x</mi><mi>max</mi><mn>10</mn>")).toBe("𝑥max10");
});

test("a letter that is asked for upright is drawn upright, and one that is asked for in italics in italics", () => {
  expect(drawn('<mi mathvariant="normal">Δ</mi><mi>Δ</mi><mi mathvariant="italic">B</mi>')).toBe("Δ𝛥𝐵");
});

test("a root has its radical, wherever it stands", () => {
  expect(drawn("<mfrac><msqrt><mi>a</mi></msqrt><mn>2</mn></mfrac>")).toBe("√𝑎2");
});
