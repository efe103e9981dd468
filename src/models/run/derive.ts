import { numberOf, type Run, type RunInputs, type RunValue, runValue } from "../../lib/run";
import type { Get, Subject } from "./subject";

/**
 * The run as far as these subjects tell it: the inputs and what follows from them, ledgers, and whether the premises of
 * boxes hold. A verdict or a premise may ask for values of other subjects, which have to be among them.
 * @throws RangeError if an input is missing, out of its formula's range, or would turn the run's story around.
 */
export function derive(inputs: RunInputs, subjects: readonly Subject[]): Run {
  const given: Get = (name) => numberOf(inputs, name);
  for (const { order } of subjects) {
    for (const [holds, sentence] of order?.(given) ?? []) {
      if (!holds) throw new RangeError(`In the run, ${sentence}.`);
    }
  }
  const values: Record<string, RunValue> = {};
  for (const [name, input] of Object.entries(inputs)) values[name] = runValue(input);
  const run = { values, ledgers: {}, premises: {} };
  for (const subject of subjects) Object.assign(values, subject.values?.(given));
  const any: Get = (name) => numberOf(values, name);
  for (const { verdicts, ledgers, premises } of subjects) {
    Object.assign(values, verdicts?.(any));
    Object.assign(run.ledgers, ledgers?.(given));
    Object.assign(run.premises, premises?.(any));
  }
  return run;
}
