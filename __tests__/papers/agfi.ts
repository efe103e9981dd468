/** What Agentic Finance prints is what a reader with a calculator gets from the inputs printed beside it. */
import { library, renderPublished } from "./published";

const { run } = library;
const { source, markdown } = renderPublished("agfi");
const text = markdown.replaceAll(/\s*\n>?\s*/g, " ").replaceAll("\u00a0", " ");

test.each([
  ["(80 + 90)/140 = 1.214", 170 / 140, 1.214],
  ["(90/60)/0.02 = 20.27 days", Math.log(90 / 60) / 0.02, 20.27],
  ["(67.8 − 60)/45.6% = 17.11", 7.8 / 0.456, 17.11],
  ["10 · 9.06 · 1.5 = 135.9", 10 * 9.06 * 1.5, 135.9],
  ["20 + 5 + 10 · 0.5 = 30", 20 + 5 + 10 * 0.5, 30],
  ["10 + 15 + 20 = 45", 10 + 15 + 20, 45],
  ["3,000/1,073,000 = 0.0027959", 3000 / 1_073_000, 0.0027959],
  ["(3,000 + 8,500.54)/8,500.54 = 1.353", 11_500.54 / 8500.54, 1.353],
])("the text says %s", (words, value, shown) => {
  expect(text).toContain(words);
  const digits = String(shown).split(".")[1]?.length ?? 0;
  expect(value).toBeCloseTo(shown, digits);
});

test("the published launch is computed by the same formulae", () => {
  const [x0, y0, sold] = [30, 1073, 793.1];
  const reserve = (x0 * sold) / (y0 - sold);
  const pooled = sold * (1 - sold / y0);
  expect(reserve.toFixed(1)).toBe("85.0");
  expect(((reserve * sold) / (sold + pooled)).toFixed(1)).toBe("67.4");
  expect(((x0 + reserve) / reserve).toFixed(2)).toBe("1.35");
  expect(((100 * 4338) / 655_770).toFixed(2)).toBe("0.66");
  for (const figure of ["85.0 SOL", "67.4", "1.35", "0.66%"]) expect(text).toContain(figure);
});

test("what is not public is said once", () => {
  expect(text.match(/\bnot (?:yet )?(?:been )?public\b|\bno public\b|\bnothing public\b/gi)).toHaveLength(1);
});

test("no paragraph leans on more than three works", () => {
  const paragraphs = source.split(/\n\s*\n/);
  const crowded = paragraphs.filter((paragraph) => (paragraph.match(/@[a-z0-9-]+/g) ?? []).length > 3);
  expect(crowded).toEqual([]);
});

test("the letters that mean something else in the other papers are not used", () => {
  const formulae = [...source.matchAll(/\$+([^$]+)\$+/g)].map(([, formula = ""]) => formula);
  const alone = (letter: string) => new RegExp(`(?<![\\\\A-Za-z_{])${letter}(?![A-Za-z_])`);
  for (const letter of ["a", "b", "c", "g", "y", "L", "T", "V", "W", "Z"])
    expect(
      formulae.filter((formula) =>
        alone(letter).test(formula.replaceAll(/\\[a-z]+(?:\{[a-z ()]+\})?/gi, " ")),
      ),
    ).toEqual([]);
});

test("the ledger of the paper stands in it, row by row", () => {
  for (const { step } of run.ledgers.agfi?.steps ?? []) expect(text).toContain(step);
});
