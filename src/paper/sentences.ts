import type { Element, ElementContent, Root, RootContent } from "hast";
import { hasClass } from "./has-class";

export type FoundSentence = {
  sentence: string;
  /** Id of the paragraph in which it stands, or of what comes last before it where that has none. */
  id: string;
};

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** The sentences in the paragraphs and list items of a paper's page, in order; lists of links are left out. */
export function listSentences(tree: Root): FoundSentence[] {
  const found: FoundSentence[] = [];
  let id = "";
  const visit = (nodes: readonly (RootContent | ElementContent)[]): void => {
    for (const node of nodes) {
      if (node.type !== "element" || node.tagName === "nav") continue;
      if (isPlace(node)) id = String(node.properties.id);
      if (isBlock(node)) for (const sentence of sentencesIn(textOf(node))) found.push({ sentence, id });
      visit(node.children);
    }
  };
  visit(tree.children);
  return found;
}

const isBlock = ({ tagName }: Element) => tagName === "p" || tagName === "li";
const isPlace = ({ tagName, properties }: Element) =>
  ["p", "h2", "h3"].includes(tagName) && properties.id !== undefined;

function sentencesIn(text: string): string[] {
  return [...sentences.segment(text)].map(({ segment }) => segment.trim());
}

/** The words without marks and the numbers of references and notes. */
function textOf(node: ElementContent): string {
  if (node.type === "text") return node.value.replace(/\s+/g, " ");
  if (node.type !== "element" || hasClass(node, "citation", "note-reference", "mark")) return "";
  return node.children.map(textOf).join("");
}
