import type { Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { withSmartQuotes } from "../text/smart-quotes";
import { attributeOf, isElement } from "./mdx-elements";
import type { Report } from "./report";

/** Turns `<Appendix title="…">`, with which a paper may end, into its end matter, in place. */
export function placeAppendix(tree: Root, report: Report): void {
  const index = tree.children.findIndex((block) => isElement(block, "Appendix"));
  const element = tree.children[index];
  if (!element || !isElement(element)) return;
  const title = attributeOf(element, "title")?.trim() ?? "";
  if (title === "")
    report(element, "The appendix has no title.", 'Say what it holds: <Appendix title="An interface">.');
  // A note that nothing refers to is reported by itself.
  if (tree.children.slice(index + 1).some(({ type }) => type !== "footnoteDefinition"))
    report(element, "Something stands behind the appendix.", "Put it at the end of the file, once.");
  visit(element, "heading", (node) => {
    if (node.depth < 3) report(node, "A section opens in the appendix.", "Divide it with ### headings.");
  });
  tree.children[index] = {
    type: "appendix",
    position: element.position,
    title: withSmartQuotes(title),
    children: element.children as RootContent[],
  };
}
