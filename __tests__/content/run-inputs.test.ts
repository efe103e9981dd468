import { parseRunInputs } from "../../src/content/run-inputs";
import { places, problemsOf } from "../paper/writing";

const PATH = "content/run.yaml";
const PRICE = '# The job\njob.price: { value: 100, unit: USDC, description: "P, what the buyer pays" }\n';

const problemsIn = (source: string) => problemsOf(() => parseRunInputs(source, PATH));

test("each input has its value, its unit, what it is and what the models take, in the order of the file", () => {
  const inputs = parseRunInputs(
    `${PRICE}party.buyer: { value: Bea, unit: name, description: buys the job }\n`,
    PATH,
  );
  expect(Object.entries(inputs)).toEqual([
    ["job.price", { value: 100, unit: "USDC", description: "P, what the buyer pays", least: 1 }],
    ["party.buyer", { value: "Bea", unit: "name", description: "buys the job" }],
  ]);
});

test.each([
  ["a value that is missing", "{ unit: USDC, description: x }", "3:12 `job.other`, value: must be a number"],
  [
    "a unit that there is not",
    "{ value: 1, unit: EUR, description: x }",
    "3:30 `job.other`, unit: must be one of",
  ],
  ["a share above one", "{ value: 2, unit: share, description: x }", "3:21 `job.other`, value: a share lies"],
  [
    "a number below zero",
    "{ value: -2, unit: USDC, description: x }",
    "3:21 `job.other`, value: must be zero or more",
  ],
  [
    "words with a unit",
    "{ value: ten, unit: USDC, description: x }",
    "3:32 `job.other`, unit: `name` is the unit",
  ],
  ["a field too many", "{ value: 1, unit: USDC, description: x, note: y }", "3:12 `job.other`:"],
])("%s is shown where it stands", (_what, fields, place) => {
  const problems = problemsIn(`${PRICE}job.other: ${fields}\n`);
  expect(places(problems)[0]).toContain(place);
  expect(problems[0]?.path).toBe(PATH);
  expect(problems[0]?.advice).toContain("job.price: { value: 100");
});

test("a value that its formula cannot take is shown where it stands", () => {
  expect(places(problemsIn(PRICE.replace("100", "0")))[0]).toBe(
    "2:21 `job.price`, value: must be at least 1.",
  );
  const chance = "appeal.wrong: { value: 1, unit: share, description: x }\n";
  expect(places(problemsIn(PRICE + chance))[0]).toBe("3:24 `appeal.wrong`, value: must be at most 0.95.");
});

test("a name that could not be written between braces is refused", () => {
  expect(places(problemsIn(PRICE.replace("job.price", "Price")))[0]).toMatch(
    /^2:\d+ `Price`: a name is lower-case/,
  );
});

test("what is not YAML, or no list, is shown with its place", () => {
  expect(places(problemsIn(`${PRICE}job.x: { value: 1\n`))[0]).toMatch(/^\d+:\d+ The run is not valid YAML/);
  expect(places(problemsIn(PRICE.replace("100", "*P*")))[0]).toMatch(/^2:21 The run is not valid YAML/);
  expect(places(problemsIn("- 1\n"))[0]).toBe("1:1 the file is not a list of inputs.");
});
