import type { Element, ElementContent, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { visitParents } from "unist-util-visit-parents";
import { addMistake, type File } from "./mistakes";

/** What a note is set beside: where it stands in a list or a table, the whole of that. */
const BLOCKS = ["p", "ul", "ol", "table", "blockquote", "figure"];

const MISPLACED_NOTE = "A note cannot stand here. Refer to it from a paragraph, a list or a table.";

/**
 * Sets each footnote of GFM beside the block that refers to it, where a wide page has a margin, and takes the list at the
 * end away. Tells of a note that has no block.
 */
export function rehypeNotes() {
  return (tree: Root, file: File) => {
    const notes = extractNotes(tree);
    if (notes.size === 0) return;
    const noted = new Map<Element, Element[]>();
    visitParents(tree, "element", (node, ancestors) => {
      const id =
        node.properties.dataFootnoteRef === undefined ? undefined : String(node.properties.href).slice(1);
      const note = id && notes.get(id);
      if (!note) return;
      const block = ancestors.find(
        (ancestor) => ancestor.type === "element" && BLOCKS.includes(ancestor.tagName),
      );
      notes.delete(id);
      if (block?.type !== "element") {
        addMistake(file, node, MISPLACED_NOTE);
        return;
      }
      noted.set(block, [...(noted.get(block) ?? []), note]);
    });
    // What is left is a note of a note.
    for (const note of notes.values()) addMistake(file, note, MISPLACED_NOTE);
    visit(tree, "element", (node, index, parent) => {
      const beside = noted.get(node);
      if (!beside || !parent || index === undefined) return;
      parent.children[index] = {
        type: "element",
        tagName: "div",
        properties: { className: ["noted"] },
        children: [
          node,
          { type: "element", tagName: "div", properties: { className: ["notes"] }, children: beside },
        ],
      };
      return SKIP;
    });
  };
}

/** The notes by their ids, out of the list at the end. */
function extractNotes(tree: Root): Map<string, Element> {
  const notes = new Map<string, Element>();
  visit(tree, "element", (section, index, parent) => {
    if (section.properties.dataFootnotes === undefined || !parent || index === undefined) return;
    parent.children.splice(index, 1);
    visit(section, "element", (item) => {
      if (item.tagName !== "li") return;
      const id = String(item.properties.id);
      const number: ElementContent = {
        type: "element",
        tagName: "span",
        properties: { className: ["note-number"] },
        children: [{ type: "text", value: `${notes.size + 1} ` }],
      };
      const paragraphs = item.children.filter((child) => child.type === "element");
      paragraphs.find((child) => child.tagName === "p")?.children.unshift(number);
      notes.set(id, {
        type: "element",
        tagName: "aside",
        properties: { id, className: ["note"], ariaLabel: `Note ${notes.size + 1}` },
        children: paragraphs,
        position: item.position,
      });
      return SKIP;
    });
    return [SKIP, index];
  });
  return notes;
}
