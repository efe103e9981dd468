import { fromHtml } from "hast-util-from-html";
import { drawnCharacters } from "../../src/paper/math-characters";

const drawn = (formula: string) =>
  [...drawnCharacters(fromHtml(`<math>${formula}</math>`, { fragment: true }))].join("");

test("a lone letter is drawn in mathematical italics, a word and a number as they are", () => {
  expect(drawn("<mi>x</mi><mi>max</mi><mn>10</mn>")).toBe("𝑥max10");
});

test("a letter that is asked for upright is drawn upright", () => {
  expect(drawn('<mi mathvariant="normal">Δ</mi><mi>Δ</mi>')).toBe("Δ𝛥");
});

test("a root has its radical, wherever it stands", () => {
  expect(drawn("<mfrac><msqrt><mi>a</mi></msqrt><mn>2</mn></mfrac>")).toBe("√𝑎2");
});
