import { openRun, readRun } from "../../src/content/read-run";
import { places, problemsOf } from "../paper/writing";

test("the repository's run is read and derived", () => {
  const { values, ledgers } = readRun(process.cwd());
  expect(values["job.price"]?.text).toBe("100\u00a0USDC");
  expect(values["appeal.threshold"]?.text).toBe("21.5%");
  expect(ledgers.pop?.steps.length).toBeGreaterThan(3);
});

test("inputs that the formulas cannot use are a problem of their file, with the reason", () => {
  const problems = problemsOf(() => openRun("job.price: { value: 1, unit: USDC, description: P }\n"));
  expect(places(problems)[0]).toMatch(/^1:1 The formulas cannot use these inputs: The run has no number "/);
  expect(problems[0]?.path).toBe("content/run.yaml");
});
