import type { Nodes, Root, Text } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkSmartypants from "remark-smartypants";
import { unified } from "unified";
import { visit } from "unist-util-visit";

/** Quotation marks, apostrophes and ellipses as printers set them; dashes stay as they are written. */
const typesetter = unified().use(remarkSmartypants, { dashes: false }).freeze();

/** A text of the content's that is no Markdown, with its quotation marks and apostrophes as prose has them. */
export function withSmartQuotes(text: string): string {
  const words: Text = { type: "text", value: text };
  const tree: Root = { type: "root", children: [{ type: "paragraph", children: [words] }] };
  typesetter.runSync(tree);
  return words.value;
}

/** Sets the quotation marks and apostrophes of a tree, also those beside a formula, a value of the run or a citation. */
export function setQuotes(tree: Root): void {
  const words: { node: Nodes; type: string }[] = [];
  // Smartypants takes code for a word, and does not see other nodes that stand for one; a citation gets
  // letters around it, or its bracket would count.
  visit(tree, (node, _index, parent) => {
    if (node.type === "text") node.value = node.value.replaceAll(/\[@[^\]]*\]/g, "x$&x");
    const isWord = node.type === "inlineMath" || node.type === "mdxTextExpression";
    if (!isWord && !isAddress(node, parent)) return;
    words.push({ node, type: node.type });
    Object.assign(node, { type: "inlineCode" });
  });
  // Blocks have nothing to do with each other, and in most there is nothing to set.
  for (const block of tree.children) {
    const alone: Root = { type: "root", children: [block] };
    if (/['"]|\.{2}/.test(textOf(block))) typesetter.runSync(alone);
  }
  for (const { node, type } of words) Object.assign(node, { type });
  visit(tree, "text", (text) => {
    text.value = text.value.replaceAll(/x(\[@[^\]]*\])x/g, "$1");
  });
}

/** An address that is a link without other words. */
function isAddress(node: Nodes, parent: Nodes | undefined): boolean {
  if (node.type !== "text" || parent?.type !== "link") return false;
  return ["", "http://", "mailto:"].some((scheme) => parent.url === scheme + node.value);
}
