/** The run's values as writers name them: `{run.job.price}`. */
import type { DescribedRun, RunValue } from "../example/run";
import { nearestName } from "../site/nearest-name";

/** The name in `{run.name}`, words joined by hyphens in parts joined by dots; undefined for any other expression. */
export function runReference(expression: string): string | undefined {
  return /^\s*run\.([a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*)+)\s*$/.exec(expression)?.[1];
}

/** A value of the run, and how it is printed: `job.price.number` is `job.price` without its unit. */
export function lookUp(
  run: Pick<DescribedRun, "values">,
  name: string,
): { value: RunValue["value"]; text: string } | undefined {
  const values: Readonly<Partial<Record<string, RunValue>>> = run.values;
  const plain = values[name.replace(/\.number$/, "")];
  const value = values[name];
  if (value) return { value: value.value, text: value.text };
  return plain && { value: plain.value, text: plain.number };
}

/** What a writer is told who names a value that there is not. */
export function noSuchValue(
  run: Pick<DescribedRun, "values">,
  name: string,
): [message: string, advice: string] {
  const nearest = nearestName(name, Object.keys(run.values)) ?? "…";
  return [
    `The run has no value "${name}".`,
    `Did you mean {run.${nearest}}? \`npm run check:content -- --run\` lists them all, and content/run.yaml holds what they are made from.`,
  ];
}
