import { parseExample } from "../../src/example/read-example";
import { findSliderMistakes } from "../../src/mdx/check-sliders";
import { exampleSource, replaceValue } from "../fixtures/example";

const findMistakes = (source: string) =>
  findSliderMistakes(parseExample(source)).map(({ path, line, column, message }) => {
    const [name] = source.split("\n")[line - 1]?.split(":") ?? [];
    return { path, name, column, message };
  });

test("the sliders of an example that they fit are told nothing of", () => {
  expect(findMistakes(exampleSource)).toEqual([]);
});

test("a value outside of its slider's range is told at its place, with the range", () => {
  expect(findMistakes(replaceValue(exampleSource, "loan.debt", 180))).toEqual([
    {
      path: "content/example.yaml",
      name: "loan.debt",
      column: 21,
      message: "loan.debt must be within the range of the slider of HealthFactor, which is 100 to 170.",
    },
  ]);
});

test("an end of a slider at which the example makes no sense is told at the input to change", () => {
  expect(
    findMistakes(replaceValue(replaceValue(exampleSource, "time.dispute", 40), "time.decision", 44)),
  ).toEqual([
    {
      path: "content/example.yaml",
      name: "time.dispute",
      column: 24,
      message:
        "With window.waiting at 36, where the slider of MultiHopDeadlines ends: In the example, the buyer disputes before the waiting period ends. Change time.dispute or window.waiting.",
    },
  ]);
});
