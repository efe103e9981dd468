import { parseExample } from "../../src/example/read-example";
import { exampleSource as source } from "../fixtures/example";

/** Returns the text of the file with the line that begins with `start` replaced. */
function replaceLine(start: string, line: string): string {
  expect(source).toContain(`\n${start}`);
  return source
    .split("\n")
    .map((oldLine) => (oldLine.startsWith(start) ? line : oldLine))
    .join("\n");
}

function getLineNumber(start: string): number {
  return source.split("\n").findIndex((line) => line.startsWith(start)) + 1;
}

function getMistakes(text: string): string[] {
  try {
    parseExample(text);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split("\n") : [];
  }
}

test.each([
  ["{ value: 0, unit: USDC, description: x }", "job.price: value must be at least 1."],
  ["{ value: hundred, unit: USDC, description: x }", "job.price: value must be a number."],
  ["{ value: 1.5, unit: share, description: x }", "job.price: value must be at most 1."],
  ["{ value: 100, unit: EUR, description: x }", "job.price: unit must be one of USDC, HYPT, "],
  ["{ value: 100, unit: USDC, description: '' }", "job.price: description is empty."],
  ["{ value: 100, unit: USDC }", "job.price: description must be text."],
  ["{ value: 1, unit: USDC, note: y, description: x }", "job.price has an unknown field “note”."],
  ["100", "job.price must have a value, a unit and a description in braces."],
])("the price %s is reported with its line", (fields, message) => {
  const mistake = `content/example.yaml:${getLineNumber("job.price:")}:1: ${message}`;
  expect(getMistakes(replaceLine("job.price:", `job.price: ${fields}`))).toContainEqual(
    expect.stringContaining(mistake),
  );
});

test.each([
  ["job.prize: { value: 100, unit: USDC }", "job.price:", 0, "The example has no input “job.prize”"],
  ["job.slash: { value: 1, unit: USDC }", "job.price:", 0, "no input “job.slash”. Did you mean “job.stake”?"],
  ["job.worth: { value: 1, unit: USDC }", "job.worth:", 0, "Map keys must be unique"],
  ["job.price: { value: 100", "job.price:", 1, "Flow map in block collection must"],
])("the line “%s” is reported with its place", (line, start, linesBelow, message) => {
  const place = `content/example.yaml:${getLineNumber(start) + linesBelow}:1: `;
  const mistake = getMistakes(replaceLine("job.price:", line)).find((candidate) =>
    candidate.startsWith(place),
  );
  expect(mistake).toContain(message);
});

test("all mistakes are reported at once, in the order of the file", () => {
  const negativeBurn = "entry.burn: { value: -1, unit: HYPT, description: x }";
  const textWithTwoMistakes = replaceLine("entry.burn:", negativeBurn).replace(/\njob\.worth:.*/, "");
  expect(getMistakes(textWithTwoMistakes)).toEqual([
    "content/example.yaml:1:1: job.worth is missing.",
    `content/example.yaml:${getLineNumber("entry.burn:")}:1: entry.burn: value must be at least 0.`,
  ]);
});

test("a value that cannot be computed is reported at the last of the inputs that it is computed from", () => {
  const fewAct = "review.acted: { value: 0.6, unit: share, description: x }";
  expect(getMistakes(replaceLine("review.acted:", fewAct))[0]).toMatch(
    /^content\/example\.yaml:(?!1:)\d+:\d+: In the example, .* has a value\. Change .*review\.acted/,
  );
});

test("numbers that contradict each other are reported at the last of them in the file, with the names of all", () => {
  const lateDispute = "time.dispute: { value: 84, unit: hours, description: x }";
  expect(getMistakes(replaceLine("time.dispute:", lateDispute))).toEqual([
    `content/example.yaml:${getLineNumber("time.dispute:")}:1: In the example, the buyer disputes in the waiting period, which begins with the review’s answer. Change time.dispute, time.finding or window.waiting.`,
  ]);
});
