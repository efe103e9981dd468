import type { Nodes, Root } from "hast";
import type { Direction } from "../site/languages";

const BLOCK = /^(?:p|h[234]|ul|ol|li|blockquote|details|summary|table|t[hd]|figcaption|dl|dt|dd|pre)$/;

/** What is written from left to right in a text of either direction. */
const OTHER_SIGNS = /^(?:math|svg|code)$/;

const LETTER = /\p{L}/gu;
const RIGHT_TO_LEFT =
  /[\p{Script=Adlm}\p{Script=Arab}\p{Script=Hebr}\p{Script=Mand}\p{Script=Nkoo}\p{Script=Rohg}\p{Script=Samr}\p{Script=Syrc}\p{Script=Thaa}]/u;

/**
 * Gives a block its direction where most of its letters run the other way than the text around it. `auto` would go by its
 * first letter, which in Arabic and Hebrew is often that of a name in Latin letters.
 */
export function setDirections(tree: Root, page: Direction): void {
  const read = (node: Nodes, around: Direction): void => {
    if (!("children" in node)) return;
    let own = around;
    if (node.type === "element") {
      if (OTHER_SIGNS.test(node.tagName)) return;
      if (BLOCK.test(node.tagName) || node.properties.role === "note")
        own = node.tagName === "pre" ? "ltr" : (directionIn(node) ?? around);
      if (own !== around) node.properties.dir = own;
    }
    for (const child of node.children) read(child, own);
  };
  read(tree, page);
}

function directionIn(node: Nodes): Direction | undefined {
  const letters = wordsOf(node).match(LETTER) ?? [];
  if (letters.length === 0) return undefined;
  return letters.filter((letter) => RIGHT_TO_LEFT.test(letter)).length * 2 > letters.length ? "rtl" : "ltr";
}

function wordsOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (!("children" in node) || (node.type === "element" && OTHER_SIGNS.test(node.tagName))) return "";
  return node.children.map(wordsOf).join("");
}
