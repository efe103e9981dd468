import type { Root, RootContent } from "mdast";
import { SKIP, visitParents } from "unist-util-visit-parents";
import { withSmartQuotes } from "../text/smart-quotes";
import type { Fold } from "./markdown-nodes";
import { attributeOf, isElement } from "./mdx-elements";
import type { Report } from "./report";

/** Turns each `<Details title="…">` into a fold, in place. */
export function placeFolds(tree: Root, report: Report): void {
  visitParents(tree, (node, ancestors) => {
    const parent = ancestors.at(-1);
    const inFold = ancestors.some(({ type }) => type === "fold");
    // Of one in a run box its box says so.
    if (node.type === "heading" && inFold && !ancestors.some((ancestor) => isElement(ancestor, "Run"))) {
      report(
        node,
        "A heading stands in <Details>.",
        "Write it as a sentence in bold, or put the heading above <Details>.",
      );
    }
    if (!isElement(node, "Details") || !parent) return;
    const inText = ancestors.some(({ type }) => type === "listItem" || type === "blockquote");
    if (node.type === "mdxJsxTextElement" || inText) {
      report(
        node,
        `This <Details> stands in ${inText ? "a list or a quotation" : "a line"}.`,
        'Put <Details title="…"> and </Details> on lines of their own, at the left edge, with a blank line after the first and before the second.',
      );
      return;
    }
    const title = withSmartQuotes(attributeOf(node, "title")?.trim() ?? "");
    if (inFold)
      report(node, "This <Details> stands in another.", "Close the first with </Details> before it.");
    else if (title === "")
      report(
        node,
        "This <Details> has no title.",
        'Say what it holds: <Details title="Why the lock is reserved">.',
      );
    const fold: Fold = {
      type: "fold",
      position: node.position,
      title,
      children: node.children as RootContent[],
    };
    const siblings: RootContent[] = parent.children as RootContent[];
    const index = siblings.indexOf(node);
    siblings[index] = fold;
    // Goes on with the fold's children.
    return [SKIP, index];
  });
}
