import { type Example, getNumber } from "./example";
import { type DerivedName, formulas, type ValueName } from "./values";

export function isDerivedName(name: string): name is DerivedName {
  return Object.hasOwn(formulas, name);
}

/** Returns the names of the values that the formula of a derived value reads. */
export function getDependencies(name: DerivedName, { values }: Example): ValueName[] {
  const dependencies = new Set<ValueName>();
  const [, , compute] = formulas[name];
  compute((read) => {
    dependencies.add(read);
    return getNumber(values, read);
  });
  return [...dependencies];
}

/** Returns the names and those of all values that they rest on, in the order of the example. */
export function addDependencies(names: Iterable<ValueName>, example: Example): ValueName[] {
  const found = new Set(names);
  // A set is visited with what is added to it meanwhile.
  for (const name of found)
    if (isDerivedName(name)) for (const dependency of getDependencies(name, example)) found.add(dependency);
  return (Object.keys(example.values) as ValueName[]).filter((name) => found.has(name));
}
