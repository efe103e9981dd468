import { didYouMean } from "./did-you-mean";

/** The components that a page may have, and the attributes that each needs. */
export const COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  Value: ["name"],
  Figure: ["name"],
  Example: ["title"],
  Details: ["title"],
  Attacks: [],
  Numbers: [],
};

/** The components that become tables. */
export const TABLES = ["Attacks", "Numbers"];

/** Says that a page has no component with this name, and what to write in its place. */
export function describeUnknownComponent(name: string): string {
  const names = Object.keys(COMPONENTS);
  const advice = /^[a-z]/.test(name)
    ? " Write Markdown in place of HTML: a backslash at the end of a line begins a new line."
    : "";
  return `There is no component <${name}>.${didYouMean(name, names)} Pages have ${names.join(", ")}.${advice}`;
}
