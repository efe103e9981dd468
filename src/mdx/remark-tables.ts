import type { Root, RootContent } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { getNumber } from "../example/example";
import { readExample } from "../example/read-example";
import { createSetting } from "../example/setting";
import type { ValueName } from "../example/values";
import { getFigureSlider } from "../figures/figure-sliders";
import { getAttacks } from "../models/attacks";
import { createAttacksTable } from "./create-attacks-table";
import { createNumbers } from "./create-numbers";
import { getAttribute, isJsxElement, type JsxElement } from "./jsx-elements";

/**
 * Replaces `<Attacks />` and `<Numbers />` by tables. The numbers are those that the page prints, that its sliders set and that
 * its attacks are computed from. It runs before `remarkValues`, which replaces the values.
 */
export function remarkTables(getExample = readExample) {
  return (tree: Root) => {
    const example = getExample();
    const names = new Set<ValueName>();
    const setting = createSetting((name) => {
      names.add(name);
      return getNumber(example.values, name);
    });
    replaceElements(tree, "Attacks", ({ position }) => [
      { ...createAttacksTable(getAttacks(setting)), position },
    ]);
    visit(tree, (node) => {
      if (!isJsxElement(node, "Value") && !isJsxElement(node, "Figure")) return;
      const attribute = getAttribute(node, "name") ?? "";
      const name = node.name === "Figure" ? getFigureSlider(attribute)?.input : attribute;
      // `remarkValues` adds a mistake for a name that the example does not have.
      if (name && Object.hasOwn(example.values, name)) names.add(name as ValueName);
    });
    replaceElements(tree, "Numbers", () => createNumbers(names, example));
  };
}

function replaceElements(tree: Root, name: string, create: (element: JsxElement) => RootContent[]): void {
  visit(tree, (node, index, parent) => {
    if (!isJsxElement(node, name) || !parent || index === undefined) return;
    const nodes = create(node);
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
}
