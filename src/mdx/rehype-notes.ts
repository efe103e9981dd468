import type { Element, ElementContent, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { visitParents } from "unist-util-visit-parents";
import { addMistake, type File } from "./mistakes";

/** The elements that notes stand beside. A note of a list item stands beside the whole list. */
const BLOCKS = ["p", "ul", "ol", "table", "blockquote", "figure"];

const MISPLACED_NOTE = "A note cannot stand here. Refer to it from a paragraph, a list or a table.";

/** Moves each footnote of GFM to the block that refers to it, so that it can stand in the margin. One without a block is a mistake. */
export function rehypeNotes() {
  return (tree: Root, file: File) => {
    const notes = extractNotes(tree);
    if (notes.size === 0) return;
    const notesByBlock = new Map<Element, Element[]>();
    visitParents(tree, "element", (node, ancestors) => {
      const id =
        node.properties.dataFootnoteRef === undefined ? undefined : String(node.properties.href).slice(1);
      const note = id && notes.get(id);
      if (!note) return;
      const elements = ancestors.filter((ancestor) => ancestor.type === "element");
      const block = elements.find(({ tagName }) => BLOCKS.includes(tagName));
      notes.delete(id);
      if (!block) return addMistake(file, node, MISPLACED_NOTE);
      notesByBlock.set(block, [...(notesByBlock.get(block) ?? []), note]);
    });
    // The notes that are left are referred to by other notes.
    for (const note of notes.values()) addMistake(file, note, MISPLACED_NOTE);
    visit(tree, "element", (node, index, parent) => {
      const blockNotes = notesByBlock.get(node);
      if (!blockNotes || !parent || index === undefined) return;
      parent.children[index] = {
        type: "element",
        tagName: "div",
        properties: { className: ["noted"] },
        children: [
          node,
          { type: "element", tagName: "div", properties: { className: ["notes"] }, children: blockNotes },
        ],
      };
      return SKIP;
    });
  };
}

/** Removes the list of notes from the end of the page, and returns the notes by their ids. */
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
