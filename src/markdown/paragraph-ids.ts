import { createHash } from "node:crypto";
import type { ElementContent, Root } from "hast";

const WORDS_THAT_IDENTIFY = 8;

/**
 * Gives each paragraph an id made from its first words, so that it can be cited.
 *
 * The id stays when other paragraphs come, go or move, and when the paragraph's later words change.
 */
export function addParagraphIds(tree: Root): void {
  const taken = new Set<string>();
  for (const node of tree.children) {
    if (node.type !== "element" || node.tagName !== "p") continue;
    const opening = ownText(node).trim().toLowerCase().split(/\s+/).slice(0, WORDS_THAT_IDENTIFY).join(" ");
    const digest = createHash("sha256").update(opening).digest("hex");
    let length = 6;
    while (taken.has(digest.slice(0, length)) && length < digest.length) length += 1;
    taken.add(digest.slice(0, length));
    node.properties.id = `p-${digest.slice(0, length)}`;
  }
}

/** A paragraph's words without the numbers of references and notes, which change when others come before them. */
function ownText(node: ElementContent): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element" || node.properties.className?.toString().match(/^(citation|note-reference)$/))
    return "";
  return node.children.map(ownText).join("");
}
