import type { Root } from "mdast";
import type { Parent } from "unist";
import { visitParents } from "unist-util-visit-parents";
import { readExample } from "../example/read-example";
import type { ValueName } from "../example/values";
import { didYouMean } from "../site/did-you-mean";
import { getAttribute, isJsxElement } from "./jsx-elements";
import { addMistake, type File } from "./mistakes";

/** Replaces each `<Value>` by its text. In an `<Example>` box it stays a component. */
export function remarkValues() {
  return (tree: Root, file: File) => {
    const { values } = readExample();
    visitParents(tree, (node, ancestors) => {
      if (!isJsxElement(node, "Value")) return;
      const name = getAttribute(node, "name") as ValueName | undefined;
      if (!name) return;
      const value = values[name];
      if (!value) {
        const message = `The example has no value “${name}”.${didYouMean(name, Object.keys(values))} content/example.yaml and npm run check:content -- --values list them.`;
        return addMistake(file, node, message);
      }
      if (ancestors.some((ancestor) => isJsxElement(ancestor, "Example"))) return;
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
