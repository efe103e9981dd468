import type { Root } from "mdast";
import type { Node, Parent } from "unist";
import { SKIP, visit } from "unist-util-visit";
import { visitParents } from "unist-util-visit-parents";
import { derive } from "../example/derive";
import type { ValueName } from "../example/names";
import { readExample } from "../example/read-example";
import { controlOf } from "../figures/controls";
import { didYouMean } from "./did-you-mean";
import { getAttribute, isJsxElement } from "./jsx-elements";
import { addMistake, type File } from "./mistakes";
import { isFigureName } from "./remark-checks";

/**
 * Prints the example's values in the text. A value in an `<Example>` box stays a component, since a reader can change it;
 * it has to stand after the figure whose slider does.
 */
export function remarkValues() {
  return (tree: Root, file: File) => {
    printValues(tree, file);
    // A value that stood alone on its line is a paragraph.
    visit(tree, "text", (node, index, parent) => {
      if (!parent || index === undefined || (parent as Parent).type !== "root") return;
      (parent as Parent).children[index] = { type: "paragraph", children: [node] } as Node;
      return SKIP;
    });
  };
}

function printValues(tree: Root, file: File): void {
  const { values } = readExample();
  visitParents(tree, (node, ancestors) => {
    if (!isJsxElement(node, "Value")) return;
    const name = getAttribute(node, "name") as ValueName | undefined;
    if (!name) return;
    const value = values[name];
    if (!value) {
      addMistake(
        file,
        node,
        `The example has no value “${name}”.${didYouMean(name, Object.keys(values))} content/example.yaml and npm run check:content -- --values list them.`,
      );
      return;
    }
    const box = ancestors.find((ancestor) => isJsxElement(ancestor, "Example"));
    if (box) {
      if (getFiguresAfter(box as Parent, node).some((figure) => canSliderChange(figure, name)))
        addMistake(
          file,
          node,
          `The slider changes “${name}”. Write it after the figure: before it, the slider would move while it is used.`,
        );
      return;
    }
    const parent = ancestors.at(-1) as Parent;
    const text = getAttribute(node, "number") === undefined ? value.text : value.number;
    parent.children[parent.children.indexOf(node)] = { type: "text", value: text } as Node;
  });
}

/** The names of the figures of a box that stand behind a place in it. */
function getFiguresAfter(box: Parent, place: Node): string[] {
  let isBehind = false;
  const names: string[] = [];
  visit(box, (node) => {
    if (node === place) isBehind = true;
    if (isBehind && isJsxElement(node, "Figure")) names.push(getAttribute(node, "name") ?? "");
  });
  return names;
}

/** Whether the slider of a figure changes a value, between one end and the other. */
function canSliderChange(figure: string, name: ValueName): boolean {
  const slider = isFigureName(figure) ? controlOf(figure).slider : undefined;
  if (!slider) return false;
  const { inputs } = readExample();
  const input = inputs[slider.input];
  if (!input) return false;
  const [least, most] = [slider.least, slider.most].map((value) =>
    derive({ ...inputs, [slider.input]: { ...input, value } }),
  );
  return least?.values[name].text !== most?.values[name].text;
}
