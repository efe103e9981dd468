import type { Root } from "mdast";
import type { Node, Parent } from "unist";
import { visit } from "unist-util-visit";
import { visitParents } from "unist-util-visit-parents";
import { deriveExample } from "../example/derive";
import { replacedInputs } from "../example/names";
import { readExample } from "../example/read-example";
import type { ValueName } from "../example/values";
import { getFigureSlider } from "../figures/figure-sliders";
import { didYouMean } from "./did-you-mean";
import { getAttribute, isJsxElement } from "./jsx-elements";
import { addMistake, type File } from "./mistakes";

/** Replaces each `<Value>` by its text. In an `<Example>` box it stays a component, and has to stand after the figure that changes it. */
export function remarkValues() {
  return (tree: Root, file: File) => {
    const { values } = readExample();
    visitParents(tree, (node, ancestors) => {
      if (!isJsxElement(node, "Value")) return;
      const name = getAttribute(node, "name") as ValueName | undefined;
      if (!name) return;
      const value = values[name];
      if (!value) {
        const message = `The example has no value “${name}”.${didYouMean(replacedInputs[name] ?? name, Object.keys(values))} content/example.yaml and npm run check:content -- --values list them.`;
        return addMistake(file, node, message);
      }
      const box = ancestors.find((ancestor) => isJsxElement(ancestor, "Example"));
      if (box) {
        const message = `The slider changes “${name}”. Write it after the figure: before it, the slider would move while it is used.`;
        if (getFiguresAfter(box as Parent, node).some((figure) => canSliderChange(figure, name)))
          addMistake(file, node, message);
        return;
      }
      const parent = ancestors.at(-1) as Parent;
      const text = {
        type: "text",
        value: getAttribute(node, "number") === undefined ? value.text : value.number,
      };
      // A value that stands alone on its line is in no paragraph yet.
      const printed = node.type === "mdxJsxFlowElement" ? { type: "paragraph", children: [text] } : text;
      parent.children[parent.children.indexOf(node)] = printed;
    });
  };
}

/** Returns the names of the figures that stand in a box after one of its nodes. */
function getFiguresAfter(box: Parent, { position }: Node): string[] {
  const names: string[] = [];
  visit(box, (node) => {
    const isAfter = (node.position?.start.offset ?? 0) > (position?.start.offset ?? 0);
    if (isAfter && isJsxElement(node, "Figure")) names.push(getAttribute(node, "name") ?? "");
  });
  return names;
}

/** Returns true if a value differs between the two ends of a figure's slider. */
function canSliderChange(figure: string, name: ValueName): boolean {
  const { inputs } = readExample();
  const slider = getFigureSlider(figure);
  const input = slider && inputs[slider.input];
  if (!input) return false;
  const [least, most] = [slider.least, slider.most].map((value) =>
    deriveExample({ ...inputs, [slider.input]: { ...input, value } }),
  );
  return least?.values[name].text !== most?.values[name].text;
}
