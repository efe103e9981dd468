import { createNumberGetter, type Example, recordNames } from "./example";
import { type DerivedName, formulas, type ValueName } from "./values";

/** Returns the names of the values that the formula of a derived value reads, in the order of the example. */
export function getDependencies(name: DerivedName, example: Example): ValueName[] {
  const [get, namesRead] = recordNames(createNumberGetter(example));
  formulas[name][2](get);
  return sortNames(namesRead, example);
}

/** Returns the names with those of all values that they depend on, in the order of the example. */
export function addDependencies(names: Iterable<ValueName>, example: Example): ValueName[] {
  const found = new Set(names);
  // The loop also visits the names that are added meanwhile.
  for (const name of found)
    if (isDerivedName(name)) for (const dependency of getDependencies(name, example)) found.add(dependency);
  return sortNames(found, example);
}

export function isDerivedName(name: string): name is DerivedName {
  return Object.hasOwn(formulas, name);
}

function sortNames(names: ReadonlySet<ValueName>, { values }: Example): ValueName[] {
  return (Object.keys(values) as ValueName[]).filter((name) => names.has(name));
}
