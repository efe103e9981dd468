import { addDependencies } from "../../src/example/dependencies";
import { deriveExample } from "../../src/example/derive";
import type { Example, ExampleInputs } from "../../src/example/example";
import { type InputBounds, type InputName, inputBounds, partyNames } from "../../src/example/names";
import { readExample } from "../../src/example/read-example";
import type { ValueName } from "../../src/example/values";
import type { FigureDefinition } from "../../src/figures/figure-definition";
import { type FigureName, figureNames, getFigureSlider } from "../../src/figures/figure-sliders";
import { formatFigureTable } from "../../src/figures/format-figure-table";
import { findSliderMistakes } from "../../src/mdx/find-slider-mistakes";
import { findFigureProblems } from "../figures/find-figure-problems";
import { loadFigures } from "../figures/load-figures";
import { example } from "../fixtures/example";

const published = readExample();

let figures: Readonly<Record<FigureName, FigureDefinition>>;
let valuesRead: Readonly<Record<FigureName, Set<string>>>;
beforeAll(async () => {
  figures = await loadFigures();
  valuesRead = Object.fromEntries(
    figureNames.map((name) => [name, getValuesRead(name)]),
  ) as typeof valuesRead;
});

/** Returns the problems of a figure at the values of the example and at both ends of its slider. */
function findProblems(name: FigureName, { inputs, ...example }: typeof published): string[] {
  const slider = getFigureSlider(name);
  const input = slider && inputs[slider.input];
  const examplesAtSliderEnds = input
    ? [slider.least, slider.most].map((value) =>
        deriveExample({ ...inputs, [slider.input]: { ...input, value } }),
      )
    : [];
  const problems = [example, ...examplesAtSliderEnds].flatMap((drawnExample) =>
    findFigureProblems(figures[name], drawnExample),
  );
  return [...problems, ...findUnknownNumbers(name, example)].map((problem) => `${name} ${problem}`);
}

/** Returns a problem for each number in a figure's finding that neither its table nor a value that it reads prints. */
function findUnknownNumbers(name: FigureName, example: Example): string[] {
  const { describeFinding, createTable } = figures[name];
  const valueTexts = [...valuesRead[name]].map((valueName) => example.values[valueName as ValueName].number);
  const texts = [...formatFigureTable(createTable(example)).flat(), ...valueTexts];
  const printedNumbers: string[] = texts.join(" ").match(NUMBER) ?? [];
  const foundNumbers = describeFinding(example).match(NUMBER) ?? [];
  return foundNumbers
    .filter((number) => !printedNumbers.includes(number))
    .map((number) => `finds ${number}, which its table does not show`);
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
  findFigureProblems(figures[name], { values });
  return valueNames;
}

const valueNames = Object.keys(example.values) as ValueName[];
const dependencies = new Map(valueNames.map((name) => [name, addDependencies([name], example)]));

/**
 * Returns the problems after one input of the unit tests' example is changed: those of the figures that read it or a value
 * that depends on it, or mistakes that do not name the input if the example is rejected.
 */
function findProblemsWith(name: ValueName, value: number | string): string[] {
  const input = example.inputs[name] as ExampleInputs[string];
  const inputs = { ...example.inputs, [name]: { ...input, value } };
  const changedNames = valueNames.filter((other) => dependencies.get(other)?.includes(name));
  let values: Example["values"];
  try {
    values = deriveExample(inputs).values;
    for (const changedName of changedNames) expect(values[changedName].text).not.toBe("");
  } catch (error) {
    const { message } = error as Error;
    return message.includes(name) ? [] : [message];
  }
  const changed = { ...example, inputs, values };
  const mistakes = findSliderMistakes(changed).map(({ message }) => message);
  if (mistakes.length > 0) return mistakes.filter((mistake) => !mistake.includes(name));
  const changedFigures = figureNames.filter((figure) =>
    changedNames.some((other) => valuesRead[figure].has(other)),
  );
  return changedFigures.flatMap((figure) => findProblems(figure, changed));
}

test.each(figureNames)("%s is legible, and its finding names only numbers that are printed", (name) => {
  expect(findProblems(name, published)).toEqual([]);
});

test.each(Object.keys(inputBounds) as InputName[])(
  "figures of the tests’ example are legible with a tenth more or less of %s, or a mistake names it",
  (name) => {
    const { value, unit } = example.inputs[name] as { value: number; unit: string };
    const { least = 0, most = unit === "share" ? 1 : Infinity }: InputBounds = inputBounds[name];
    const values = (value === 0 ? [0.1] : [0.9 * value, 1.1 * value]).map((changed) =>
      Number(Math.min(most, Math.max(least, changed)).toPrecision(6)),
    );
    expect(values.flatMap((changed) => findProblemsWith(name, changed))).toEqual([]);
  },
);

test.each(partyNames)("with a longer or a shorter name for %s all figures are legible", (name) => {
  for (const party of ["Bartholomew", "Al"]) expect(findProblemsWith(name, party)).toEqual([]);
});
