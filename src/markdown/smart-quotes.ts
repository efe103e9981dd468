import type { Root, Text } from "mdast";
import remarkSmartypants from "remark-smartypants";
import { unified } from "unified";

/** Quotation marks, apostrophes and ellipses as printers set them; dashes stay as they are written. */
export const SMARTYPANTS = { dashes: false };

const typesetter = unified().use(remarkSmartypants, SMARTYPANTS).freeze();

/** A text of the content's that is no Markdown, with its quotation marks and apostrophes as prose has them. */
export function withSmartQuotes(text: string): string {
  const words: Text = { type: "text", value: text };
  const tree: Root = { type: "root", children: [{ type: "paragraph", children: [words] }] };
  typesetter.runSync(tree);
  return words.value;
}
