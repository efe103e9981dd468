import { derive } from "../../src/example/derive";
import type { Example, ExampleInputs } from "../../src/example/example";
import type { InputName } from "../../src/example/names";
import { readExample } from "../../src/example/read-example";

/** The example of content/example.yaml. */
export const example = readExample();

/** Its inputs with some numbers changed. */
export function changedInputs(changes: Partial<Record<InputName, number>>): ExampleInputs {
  const changed = Object.entries(changes).map(([name, value]) => {
    const input = example.inputs[name];
    if (!input) throw new Error(`The example has no input "${name}".`);
    return [name, { ...input, value }];
  });
  return { ...example.inputs, ...Object.fromEntries(changed) };
}

/** The example that follows from them. */
export function changedExample(changes: Partial<Record<InputName, number>>): Example {
  return derive(changedInputs(changes));
}
