import type { PhrasingContent, Table } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { addDependencies, getDependencies, isDerivedName } from "../example/dependencies";
import type { DescribedExample } from "../example/read-example";
import { formulas, type ValueName } from "../example/values";
import { createTable } from "./create-table";

/**
 * Creates the two `<Details>` that `<Numbers />` stands for: the inputs and the derived values that these values depend on,
 * without the names of parties.
 */
export function createNumbers(names: Iterable<ValueName>, example: DescribedExample): MdxJsxFlowElement[] {
  const numbers = addDependencies(names, example).filter((name) => example.values[name].unit !== "name");
  const inputs = numbers.filter((name) => !isDerivedName(name));
  const derived = numbers.filter(isDerivedName);

  const inputTable = createTable(
    [{ title: "Name" }, { title: "Value", align: "right" }, { title: "What it is" }],
    inputs.map((name) => [
      [createCode(name)],
      example.values[name].text,
      createDescription(example.inputs[name]?.description ?? ""),
    ]),
  );
  const derivedTable = createTable(
    [{ title: "Name" }, { title: "Value", align: "right" }, { title: "Formula" }, { title: "Rests on" }],
    derived.map((name) => [
      [createCode(name)],
      example.values[name].text,
      createDescription(formulas[name][1]),
      createList(getDependencies(name, example)),
    ]),
  );
  return [
    ...(inputs.length > 0 ? [createDetails("The numbers that we start from", inputTable)] : []),
    ...(derived.length > 0 ? [createDetails("The numbers that follow from them", derivedTable)] : []),
  ];
}

function createDetails(title: string, table: Table): MdxJsxFlowElement {
  return {
    type: "mdxJsxFlowElement",
    name: "Details",
    attributes: [{ type: "mdxJsxAttribute", name: "title", value: title }],
    children: [table],
  };
}

const createCode = (value: string): PhrasingContent => ({ type: "inlineCode", value });

function createList(names: readonly string[]): PhrasingContent[] {
  return names.flatMap((name, index) => [
    ...(index > 0 ? [{ type: "text" as const, value: ", " }] : []),
    createCode(name),
  ]);
}

/** Matches a letter with its index, as in `f_min` or `T_d,0`. */
const SYMBOL_PATTERN = /(\p{L}_[\p{L}\d]+(?:,\d)?)/u;

/** Returns a description whose symbols are formulas. */
function createDescription(description: string): PhrasingContent[] {
  return description
    .split(SYMBOL_PATTERN)
    .filter(Boolean)
    .map((part) => (SYMBOL_PATTERN.test(part) ? createFormula(part) : { type: "text", value: part }));
}

/** Creates a formula as remark-math does for `$f_{min}$`. */
function createFormula(symbol: string): PhrasingContent {
  const [letter = "", index = ""] = symbol.split("_");
  const value = `${letter}_{${index.length > 1 ? `\\text{${index}}` : index}}`;
  const data = {
    hName: "span",
    hProperties: { className: ["math", "math-inline"] },
    hChildren: [{ type: "text" as const, value }],
  };
  return { type: "inlineMath", value, data } as PhrasingContent;
}
