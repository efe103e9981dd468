import type { Code, Root, RootContent } from "mdast";
import type { Position } from "unist";
import { visit } from "unist-util-visit";
import { ContentError } from "../site/content-problem";
import { attributeOf, isElement } from "./mdx-elements";
import { problemAt, reporter } from "./parse";
import { withSmartQuotes } from "./smart-quotes";
import { twinParser } from "./twin-parser";

/** End matter of a paper, after its references and outside its table of contents. */
export type Appendix = {
  type: "appendix";
  position?: Position | undefined;
  title: string;
  children: RootContent[];
  data?: undefined;
};

declare module "mdast" {
  interface BlockContentMap {
    appendix: Appendix;
  }
  interface RootContentMap {
    appendix: Appendix;
  }
}

/** The id of its heading. */
export const APPENDIX_ID = "appendix";

/**
 * Turns `<Appendix title="…">`, with which a paper may end, into its end matter, in place.
 *
 * Throws a ContentError for an appendix that is not the last block, has no title, or opens a section of its own.
 */
export function placeAppendix(tree: Root, path: string): void {
  visit(tree, (node, _index, parent) => {
    if (!isElement(node, "Appendix") || parent === tree) return;
    throw new ContentError(
      problemAt(
        node,
        path,
        "<Appendix> stands inside other text.",
        "Put it on lines of its own at the end of the file, with a blank line before and after.",
      ),
    );
  });
  const place = tree.children.findIndex((block) => isElement(block, "Appendix"));
  const element = tree.children[place];
  if (!element || !isElement(element)) return;
  const problem = (message: string, advice: string) =>
    new ContentError(problemAt(element, path, message, advice));
  const title = attributeOf(element, "title");
  if (title === undefined || title.trim() === "") {
    throw problem("The appendix has no title.", 'Say what it holds: <Appendix title="An interface">.');
  }
  if (place !== tree.children.length - 1) {
    throw problem("Something stands behind the appendix.", "Put it at the end of the file, once.");
  }
  visit(element, "heading", ({ depth }) => {
    if (depth < 3) throw problem("A section opens in the appendix.", "Divide it with ### headings.");
  });
  tree.children[place] = {
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
  return filesIn(twinParser.parse(markdown));
}

/** As `shownFiles`, of a paper's tree, which is there while it is rendered; its Markdown takes a while to parse. */
export function filesIn(tree: Root): ShownFile[] {
  return namedBlocks(tree).map(({ name, node }) => ({ name, text: `${node.value}\n` }));
}

/** Throws a ContentError for a file that would be written over the paper's page, or over another file of the text. */
export function checkShownFiles(tree: Root, path: string): void {
  const names = new Set<string>();
  const { problems, report } = reporter(path);
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
  if (problems.length > 0) throw new ContentError(problems);
}

function namedBlocks(tree: Root): { name: string; node: Code }[] {
  const blocks: { name: string; node: Code }[] = [];
  visit(tree, "code", (node) => {
    if (node.meta && FILE_NAME.test(node.meta)) blocks.push({ name: node.meta, node });
  });
  return blocks;
}
