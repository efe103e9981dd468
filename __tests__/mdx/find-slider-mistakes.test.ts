import { parseExample } from "../../src/example/read-example";
import { findSliderMistakes } from "../../src/mdx/find-slider-mistakes";
import { formatMistakes } from "../../src/mdx/mistakes";
import { exampleSource, replaceValue } from "../fixtures/example";

const findPlace = (name: string) =>
  `content/example.yaml:${exampleSource.split("\n").findIndex((line) => line.startsWith(`${name}:`)) + 1}:1`;

test.each<[string, Readonly<Record<string, number>>, string]>([
  [
    "loan.debt",
    { "loan.debt": 180 },
    "loan.debt must be within the range of the slider of HealthFactor, which is 82 to 92.",
  ],
  [
    "time.dispute",
    { "time.dispute": 50, "time.decision": 60 },
    "With window.waiting at 36, where the slider of MultiHopDeadlines ends: In the example, the buyer disputes in the waiting period, which begins with the review’s answer. Change time.dispute, time.finding or window.waiting.",
  ],
])("a slider that does not fit is told at %s of an example with %j", (name, changes, message) => {
  let source = exampleSource;
  for (const [input, value] of Object.entries(changes)) source = replaceValue(source, input, value);
  expect(formatMistakes(findSliderMistakes(parseExample(source)))).toBe(`${findPlace(name)}: ${message}`);
});
