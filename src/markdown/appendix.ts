import type { Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { ContentError } from "../lib/content-problem";
import { attributeOf, isElement } from "./mdx-elements";
import { problemAt } from "./parse";

/** End matter of a paper, after its references and outside its table of contents. */
export type Appendix = { type: "appendix"; title: string; children: RootContent[]; data?: undefined };

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
    throw new ContentError([
      problemAt(
        node,
        path,
        "<Appendix> stands inside other text.",
        "Put it on lines of its own at the end of the file, with a blank line before and after.",
      ),
    ]);
  });
  const place = tree.children.findIndex((block) => isElement(block, "Appendix"));
  const element = tree.children[place];
  if (!element || !isElement(element)) return;
  const problem = (message: string, advice: string) =>
    new ContentError([problemAt(element, path, message, advice)]);
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
  tree.children[place] = { type: "appendix", title, children: element.children as RootContent[] };
}

/** A file that the text shows as a code block: the word behind the language is its name. */
export type ShownFile = { name: string; text: string };

const NAMED_BLOCK = /^```[a-z]+ ([\w-]+\.[a-z]+)\n(.*?)^```$/gms;

/** The files that a paper's Markdown shows. */
export function shownFiles(markdown: string): ShownFile[] {
  return [...markdown.matchAll(NAMED_BLOCK)].map(([, name = "", text = ""]) => ({ name, text }));
}
