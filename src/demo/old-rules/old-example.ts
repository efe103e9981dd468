import { createExampleValue, type Example, type ExampleValue } from "../../example/example";
import type { ValueName } from "../../example/values";
import { OLD_INPUTS } from "./old-inputs";

const OLD_VALUES = {
  "job.price": createExampleValue({ value: OLD_INPUTS["job.price"], unit: "USDC" }),
  "time.dispute": createExampleValue({ value: OLD_INPUTS["time.dispute"], unit: "hours" }),
  "time.finding": createExampleValue({ value: 0, unit: "hours" }),
  "window.waiting": createExampleValue({ value: OLD_INPUTS["window.waiting"], unit: "hours" }),
} as const satisfies Partial<Record<ValueName, ExampleValue>>;

/** Returns the example with version 2.0's numbers where the drawing of the demo's page shows them. */
export function createOldExample({ values }: Example): Example {
  return { values: { ...values, ...OLD_VALUES } };
}
