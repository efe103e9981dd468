import type { Root, RootContent } from "mdast";
import type { Node } from "unist";
import { SKIP, visit } from "unist-util-visit";
import { getNumber } from "../example/example";
import { type DescribedExample, readExample } from "../example/read-example";
import { createSetting } from "../example/setting";
import type { ValueName } from "../example/values";
import { getFigureControl } from "../figures/figure-controls";
import { getAttacks } from "../models/attacks";
import { createAttacksTable } from "./create-attacks-table";
import { createNumbers } from "./create-numbers";
import { getAttribute, isJsxElement } from "./jsx-elements";
import { isFigureName } from "./remark-checks";

/** Replaces `<Attacks />` and `<Numbers />` by tables. It runs before `remarkValues`, which replaces the values. */
export function remarkTables(getExample = readExample) {
  return (tree: Root) => {
    const example = getExample();
    const names = getPrintedNames(tree, example);
    visit(tree, (node, index, parent) => {
      const tables = createTables(node, names, example);
      if (!tables || !parent || index === undefined) return;
      parent.children.splice(index, 1, ...tables);
      return [SKIP, index + tables.length];
    });
  };
}

function createTables(
  node: Node,
  names: ReadonlySet<ValueName>,
  example: DescribedExample,
): RootContent[] | undefined {
  if (isJsxElement(node, "Numbers")) return createNumbers(names, example);
  // The position is for the mistake of a table without a name.
  if (isJsxElement(node, "Attacks"))
    return [{ ...createAttacksTable(computeAttacks(example).attacks), position: node.position }];
  return undefined;
}

/** Returns the names of the values that a page prints, that its sliders set, and that its attacks are computed from. */
function getPrintedNames(tree: Root, example: DescribedExample): ReadonlySet<ValueName> {
  const names = new Set<ValueName>();
  visit(tree, (node) => {
    if (isJsxElement(node, "Value")) {
      const name = getAttribute(node, "name") ?? "";
      // `remarkValues` adds a mistake for a name that the example does not have.
      if (Object.hasOwn(example.values, name)) names.add(name as ValueName);
    }
    if (isJsxElement(node, "Figure")) {
      const figure = getAttribute(node, "name") ?? "";
      const slider = isFigureName(figure) ? getFigureControl(figure).slider : undefined;
      if (slider) names.add(slider.input);
    }
    if (isJsxElement(node, "Attacks")) for (const name of computeAttacks(example).namesRead) names.add(name);
  });
  return names;
}

/** Returns the attacks on the example's job, and the names of the inputs that they are computed from. */
function computeAttacks({ values }: DescribedExample) {
  const namesRead = new Set<ValueName>();
  const attacks = getAttacks(
    createSetting((name) => {
      namesRead.add(name);
      return getNumber(values, name);
    }),
  );
  return { attacks, namesRead };
}
