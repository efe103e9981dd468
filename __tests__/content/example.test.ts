import { readFileSync } from "node:fs";
import { deriveExample } from "../../src/example/derive";
import type { Example } from "../../src/example/example";
import { inputBounds, partyNames } from "../../src/example/names";
import { EXAMPLE_FILE, parseExample, readExample } from "../../src/example/read-example";
import { formulas, type ValueName } from "../../src/example/values";
import { type FigureName, figureNames, getFigureControl } from "../../src/figures/figure-controls";
import type { FigureDefinition } from "../../src/figures/figure-definition";
import { formatFigureTable } from "../../src/figures/format-figure-table";
import { findSliderMistakes } from "../../src/mdx/find-slider-mistakes";
import { formatMistakes } from "../../src/mdx/mistakes";
import { findFigureProblems } from "../figures/find-figure-problems";
import { loadFigures } from "../figures/load-figures";
import { replaceValue } from "../fixtures/example";

const source = readFileSync(EXAMPLE_FILE, "utf8");
const published = parseExample(source);

let figures: Readonly<Record<FigureName, FigureDefinition>>;
let valuesRead: Readonly<Record<FigureName, Set<string>>>;
beforeAll(async () => {
  figures = await loadFigures();
  valuesRead = Object.fromEntries(
    figureNames.map((name) => [name, getValuesRead(name)]),
  ) as typeof valuesRead;
});

const getViews = (name: FigureName) => [
  undefined,
  ...(getFigureControl(name).views?.options ?? []).map(({ value }) => value),
];

/** Returns the problems of a figure in each of its views, at the values of the example and at both ends of its slider. */
function findProblems(name: FigureName, { inputs, ...example }: typeof published): string[] {
  const { slider } = getFigureControl(name);
  const input = slider && inputs[slider.input];
  const examplesAtSliderEnds = input
    ? [slider.least, slider.most].map((value) =>
        deriveExample({ ...inputs, [slider.input]: { ...input, value } }),
      )
    : [];
  const problems = [example, ...examplesAtSliderEnds].flatMap((drawnExample) =>
    getViews(name).flatMap((view) => findFigureProblems(figures[name], drawnExample, view)),
  );
  return [...problems, ...findUnknownNumbers(figures[name], example)].map((problem) => `${name} ${problem}`);
}

/** Returns a problem for each number in a figure's finding that neither its table nor the example prints. */
function findUnknownNumbers({ describeFinding, createTable }: FigureDefinition, example: Example): string[] {
  const exampleNumbers = Object.values(example.values).map(({ number }) => number);
  const printedNumbers: string[] =
    [...formatFigureTable(createTable(example)).flat(), ...exampleNumbers].join(" ").match(NUMBER) ?? [];
  const unknownNumbers = (describeFinding(example).match(NUMBER) ?? []).filter(
    (number) => !printedNumbers.includes(number),
  );
  return unknownNumbers.map((number) => `finds ${number}, which its table does not show`);
}

const NUMBER = /−?\d+(?:,\d{3})*(?:\.\d+)?/g;

/** Returns the names of the values that a figure reads. */
function getValuesRead(name: FigureName): Set<string> {
  const valueNames = new Set<string>();
  const values = new Proxy(published.values, {
    get: (target, name, receiver) => {
      valueNames.add(String(name));
      return Reflect.get(target, name, receiver);
    },
  });
  for (const view of getViews(name)) findFigureProblems(figures[name], { values }, view);
  return valueNames;
}

/**
 * Returns the problems after one input of the file is changed: those of all figures, or mistakes that do not name the input
 * if the file is rejected.
 */
function findProblemsWith(name: string, value: number | string): string[] {
  const changedSource = replaceValue(source, name, value);
  expect(changedSource).not.toBe(source);
  let example: typeof published;
  try {
    example = parseExample(changedSource);
    const mistakes = formatMistakes(findSliderMistakes(example));
    if (mistakes !== "") throw new Error(mistakes);
  } catch (error) {
    // Each mistake has to be at an input, not at the start of the file, and name the input that was changed.
    const pattern = new RegExp(`^${EXAMPLE_FILE}:(?!1:)\\d+:\\d+: .*\\b${name}\\b`);
    return String((error as Error).message)
      .split("\n")
      .filter((mistake) => !pattern.test(mistake));
  }
  const changedNames = Object.entries(example.values)
    .filter(([name, { value }]) => value !== published.values[name as ValueName].value)
    .map(([name]) => name);
  return figureNames
    .filter((figure) => changedNames.some((name) => valuesRead[figure].has(name)))
    .flatMap((figure) => findProblems(figure, example));
}

test("content/example.yaml has every input that the code names, and is parsed once while it does not change", () => {
  const { values, inputs } = readExample();
  expect(Object.keys(inputs).sort()).toEqual([...partyNames, ...Object.keys(inputBounds)].sort());
  expect(Object.keys(values).sort()).toEqual([...Object.keys(inputs), ...Object.keys(formulas)].sort());
  expect(readExample()).toBe(readExample());
});

test.each(figureNames)("%s is legible, and its finding names only numbers that are printed", (name) => {
  expect(findProblems(name, published)).toEqual([]);
});

test.each(Object.keys(inputBounds))(
  "with a tenth more or less of %s all figures are legible, or a mistake names it",
  (name) => {
    const value = published.inputs[name]?.value as number;
    for (const changed of value === 0 ? [0.1] : [0.9 * value, 1.1 * value])
      expect(findProblemsWith(name, Number(changed.toPrecision(6)))).toEqual([]);
  },
);

test.each(partyNames)("with a longer or a shorter name for %s all figures are legible", (name) => {
  for (const party of ["Bartholomew", "Al"]) expect(findProblemsWith(name, party)).toEqual([]);
});
