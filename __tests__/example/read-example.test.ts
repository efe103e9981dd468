import { parseExample } from "../../src/example/read-example";
import { exampleSource as source } from "../fixtures/example";

/** The file's text with one line written differently. */
function withLine(start: string, line: string): string {
  expect(source).toContain(`\n${start}`);
  return source
    .split("\n")
    .map((old) => (old.startsWith(start) ? line : old))
    .join("\n");
}

const lineOf = (start: string) => source.split("\n").findIndex((line) => line.startsWith(start)) + 1;

function mistakesIn(text: string): string[] {
  try {
    parseExample(text);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split("\n") : [];
  }
}

test.each([
  ["{ value: 0, unit: USDC, description: x }", 21, "job.price: value must be at least 1."],
  ["{ value: hundred, unit: USDC, description: x }", 21, "job.price: value must be a number."],
  ["{ value: 1.5, unit: share, description: x }", 21, "job.price: value must be at most 1."],
  ["{ value: 100, unit: EUR, description: x }", 32, "job.price: unit must be one of USDC, HYPT, "],
  ["{ value: 100, unit: USDC, description: '' }", 51, "job.price: description is empty."],
  ["{ value: 100, unit: USDC, per: week, description: x }", 43, "job.price: per must be day."],
  ["{ value: 100, unit: USDC }", 1, "job.price: description must be text."],
  ["{ value: 1, unit: USDC, note: y, description: x }", 36, "job.price has an unknown field “note”."],
  ["100", 12, "job.price must have a value, a unit and a description in braces."],
])("a writer who gives %s as the price is told where and what", (fields, column, message) => {
  const mistake = `content/example.yaml:${lineOf("job.price:")}:${column}: ${message}`;
  expect(mistakesIn(withLine("job.price:", `job.price: ${fields}`))).toContainEqual(
    expect.stringContaining(mistake),
  );
});

test.each([
  [
    "job.prize: { value: 100, unit: USDC, description: x }",
    "job.price:",
    0,
    "The example has no input “job.prize”",
  ],
  ["job.slash: { value: 1, unit: USDC, description: x }", "job.slash:", 0, "Map keys must be unique"],
  ["job.price: { value: 100", "job.price:", 1, "Flow map in block collection must"],
])("a writer who writes “%s” as the price’s line is told where and what", (line, start, below, message) => {
  const mistake = `content/example.yaml:${lineOf(start) + below}:1: ${message}`;
  expect(mistakesIn(withLine("job.price:", line))).toContainEqual(expect.stringContaining(mistake));
});

test("all mistakes are told at once, in the order of the file", () => {
  const two = withLine("entry.burn:", "entry.burn: { value: -1, unit: HYPT, description: x }").replace(
    /\njob\.worth:.*/,
    "",
  );
  expect(mistakesIn(two)).toEqual([
    "content/example.yaml:1:1: job.worth is missing.",
    `content/example.yaml:${lineOf("entry.burn:")}:22: entry.burn: value must be at least 0.`,
  ]);
});

test("numbers that do not go together are told at the last of them in the file, with the names of all", () => {
  const late = withLine("time.dispute:", "time.dispute: { value: 80, unit: hours, description: x }");
  expect(mistakesIn(late)).toEqual([
    `content/example.yaml:${lineOf("time.dispute:")}:24: In the example, the buyer disputes before the waiting period ends. Change time.dispute or window.waiting.`,
  ]);
});
