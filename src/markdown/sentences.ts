import type { Element, ElementContent, Root, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";

export type FoundSentence = {
  sentence: string;
  /** Id of the paragraph in which it stands, or of what comes last before it where that has none. */
  id: string;
};

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** The first sentence of a paper's HTML that begins with these words, in a paragraph or an item of a list. */
export function findSentence(html: string, opening: string): FoundSentence | undefined {
  let id = "";
  const visit = (nodes: readonly (RootContent | ElementContent)[]): FoundSentence | undefined => {
    for (const node of nodes) {
      if (node.type !== "element") continue;
      if (isPlace(node)) id = String(node.properties.id);
      const found = isBlock(node) ? sentenceIn(textOf(node), opening) : undefined;
      if (found !== undefined) return { sentence: found, id };
      const deeper = visit(node.children);
      if (deeper) return deeper;
    }
    return undefined;
  };
  const tree: Root = fromHtml(html, { fragment: true });
  return visit(tree.children);
}

const isBlock = ({ tagName }: Element) => tagName === "p" || tagName === "li";
const isPlace = ({ tagName, properties }: Element) =>
  ["p", "h2", "h3"].includes(tagName) && properties.id !== undefined;

function sentenceIn(text: string, opening: string): string | undefined {
  return [...sentences.segment(text)]
    .map(({ segment }) => segment.trim())
    .find((sentence) => sentence.startsWith(opening));
}

/** The words without the numbers of references and notes. */
function textOf(node: ElementContent): string {
  if (node.type === "text") return node.value.replace(/\s+/g, " ");
  if (node.type !== "element") return "";
  if (/^(citation|note-reference)$/.test(String(node.properties.className ?? ""))) return "";
  return node.children.map(textOf).join("");
}
