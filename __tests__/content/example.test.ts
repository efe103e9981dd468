import { readFileSync } from "node:fs";
import { deriveExample } from "../../src/example/derive";
import { descriptions } from "../../src/example/descriptions";
import type { Example } from "../../src/example/example";
import { inputBounds, partyNames, type ValueName } from "../../src/example/names";
import { EXAMPLE_FILE, parseExample, readExample } from "../../src/example/read-example";
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
beforeAll(async () => {
  figures = await loadFigures();
});

const getViews = (name: FigureName) => [
  undefined,
  ...(getFigureControl(name).views?.options ?? []).map(({ value }) => value),
];

/** Draws a figure in each of its views, at the example's values and at both ends of its slider. */
function findProblems(name: FigureName, { inputs, ...example }: typeof published): string[] {
  const { slider } = getFigureControl(name);
  const input = slider && inputs[slider.input];
  const ends = input
    ? [slider.least, slider.most].map((value) =>
        deriveExample({ ...inputs, [slider.input]: { ...input, value } }),
      )
    : [];
  const problems = [example, ...ends].flatMap((any) =>
    getViews(name).flatMap((view) => findFigureProblems(figures[name], any, view)),
  );
  return [...problems, ...findUnknownNumbers(figures[name], example)].map((problem) => `${name} ${problem}`);
}

/** Finds numbers in a figure's finding that neither its table nor the example prints. */
function findUnknownNumbers(
  { describeFinding: finding, createTable: table }: FigureDefinition,
  example: Example,
): string[] {
  const printed = Object.values(example.values).map(({ number }) => number);
  const known: string[] =
    [...formatFigureTable(table(example)).flat(), ...printed].join(" ").match(NUMBER) ?? [];
  const unknown = (finding(example).match(NUMBER) ?? []).filter((number) => !known.includes(number));
  return unknown.map((number) => `finds ${number}, which its table does not show`);
}

const NUMBER = /−?\d+(?:,\d{3})*(?:\.\d+)?/g;

/** The names of the values that a figure reads. */
function getValuesRead(name: FigureName): Set<string> {
  const read = new Set<string>();
  const values = new Proxy(published.values, {
    get: (target, value, receiver) => {
      read.add(String(value));
      return Reflect.get(target, value, receiver);
    },
  });
  for (const view of getViews(name)) findFigureProblems(figures[name], { values }, view);
  return read;
}

/** Writes another value for an input into the text of the file, and says what a writer is told or readers would see. */
function findProblemsWith(name: string, value: number | string): string[] {
  const changed = replaceValue(source, name, value);
  expect(changed).not.toBe(source);
  let example: typeof published;
  try {
    example = parseExample(changed);
    const mistakes = formatMistakes(findSliderMistakes(example));
    if (mistakes !== "") throw new Error(mistakes);
  } catch (error) {
    // A writer is told at an input, by its name, that it does not go together with the one that was changed.
    const pattern = new RegExp(`^${EXAMPLE_FILE}:(?!1:)\\d+:\\d+: .*\\b${name}\\b`);
    return String((error as Error).message)
      .split("\n")
      .filter((told) => !pattern.test(told));
  }
  const changedNames = Object.entries(example.values)
    .filter(([name, { value }]) => value !== published.values[name as ValueName].value)
    .map(([name]) => name);
  return figureNames
    .filter((figure) => changedNames.some((name) => valuesRead[figure].has(name)))
    .flatMap((figure) => findProblems(figure, example));
}

let valuesRead: Readonly<Record<FigureName, Set<string>>>;
beforeAll(() => {
  valuesRead = Object.fromEntries(
    figureNames.map((name) => [name, getValuesRead(name)]),
  ) as typeof valuesRead;
});

test("the file has every value that the code names, and is read once while it does not change", () => {
  const { values, inputs } = readExample();
  expect(Object.keys(inputs).sort()).toEqual([...partyNames, ...Object.keys(inputBounds)].sort());
  expect(Object.keys(values).sort()).toEqual([...Object.keys(inputs), ...Object.keys(descriptions)].sort());
  expect(readExample()).toBe(readExample());
});

test.each(figureNames)("%s can be read, and finds what its table shows", (name) => {
  expect(findProblems(name, published)).toEqual([]);
});

test.each(Object.keys(inputBounds))(
  "with a tenth more or less of %s all figures can be read, or a writer is told what does not go together with it",
  (name) => {
    const value = published.inputs[name]?.value as number;
    for (const changed of value === 0 ? [0.1] : [0.9 * value, 1.1 * value])
      expect(findProblemsWith(name, Number(changed.toPrecision(6)))).toEqual([]);
  },
);

test.each(partyNames)("with a longer or a shorter name for %s all figures can be read", (name) => {
  for (const party of ["Bartholomew", "Al"]) expect(findProblemsWith(name, party)).toEqual([]);
});
