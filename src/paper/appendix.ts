import type { Code, Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { markdownParser } from "./markdown";
import { attributeOf, isElement } from "./mdx-elements";
import type { Report } from "./parse";
import { withSmartQuotes } from "./smart-quotes";

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

/** A file that the text shows as a code block: the word behind the language is its name. */
export type ShownFile = { name: string; text: string };

const FILE_NAME = /^[\w-]+(?:\.[\w-]+)*\.[a-z]+$/;

/** The files that a paper's Markdown shows. */
export function shownFiles(markdown: string): ShownFile[] {
  return filesIn(markdownParser.parse(markdown));
}

/** As `shownFiles`, from a paper's own tree. */
export function filesIn(tree: Root): ShownFile[] {
  return namedBlocks(tree).map(({ name, node }) => ({ name, text: `${node.value}\n` }));
}

/** Reports a file that would be written over the paper's page, or over another file of the text. */
export function checkShownFiles(tree: Root, report: Report): void {
  const names = new Set<string>();
  for (const { name, node } of namedBlocks(tree)) {
    const file = name.toLowerCase();
    const advice = "Give the file another name, behind the block's language.";
    if (file === "index.html") {
      report(node, "The paper's page is served as index.html.", advice);
    } else if (names.has(file)) {
      report(node, `A second code block is called "${name}".`, advice);
    }
    names.add(file);
  }
}

function namedBlocks(tree: Root): { name: string; node: Code }[] {
  const blocks: { name: string; node: Code }[] = [];
  visit(tree, "code", (node) => {
    if (node.meta && FILE_NAME.test(node.meta)) blocks.push({ name: node.meta, node });
  });
  return blocks;
}
