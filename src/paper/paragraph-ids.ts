import type { Element, Parents, Root } from "hast";
import { selectAll } from "hast-util-select";
import { NUMBERS } from "../site/page-roles";
import { hasClass, wordsWithout } from "../text/has-class";
import { sha256 } from "../text/sha256";

const WORDS_THAT_IDENTIFY = 8;

/** Digits of an id that no other paragraph has. */
const SHORTEST = 6;

/** Marks and numbers, also those of the run, change for reasons of their own. */
const NOT_OWN = [...NUMBERS, "run-value", "mark"];

/**
 * Gives each paragraph and each property an id made from its first words, so that it can be cited.
 *
 * The id stays when other paragraphs come, go or move, and when the paragraph's later words change.
 */
export function addParagraphIds(tree: Root): void {
  const taken = new Set<string>();
  for (const node of paragraphsOf(tree)) {
    const [summary] = node.tagName === "details" ? node.children : [];
    const digest = digestOf(wordsWithout(summary?.type === "element" ? summary : node, ...NOT_OWN));
    let length = SHORTEST;
    while (taken.has(digest.slice(0, length)) && length < digest.length) length += 1;
    taken.add(digest.slice(0, length));
    node.properties.id = `p-${digest.slice(0, length)}`;
  }
}

function digestOf(text: string): string {
  const words = text.trim().toLowerCase().split(/\s+/);
  return sha256(words.slice(0, WORDS_THAT_IDENTIFY).join(" "));
}

/** The paragraphs of the text, of its run boxes, its folds and its alerts; of properties, what opens. */
function paragraphsOf({ children }: Parents): Element[] {
  return children.flatMap((node) => {
    if (node.type !== "element") return [];
    if (hasClass(node, "properties")) return selectAll("details", node);
    if (hasClass(node, "appendix")) return selectAll(".properties > li > details", node);
    if (hasClass(node, "run", "fold", "alert")) return paragraphsOf(node);
    return node.tagName === "p" ? [node] : [];
  });
}
