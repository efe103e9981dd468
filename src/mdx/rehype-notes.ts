import type { Element, Nodes, Root } from "hast";
import { matches, select } from "hast-util-select";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";
import { visitParents } from "unist-util-visit-parents";
import { addMistake, type File } from "./mistakes";

/** Returns true for elements that notes stand beside. A note of a list item stands beside the whole list. */
const isBlock = (node: Nodes): node is Element => matches("p, ul, ol, table, blockquote, figure", node);

const MISPLACED_NOTE = "A note cannot stand here. Refer to it from a paragraph, a list or a table.";

/** Moves each footnote of GFM to the block that refers to it, so that it can stand in the margin. One without a block is a mistake. */
export function rehypeNotes() {
  return (tree: Root, file: File) => {
    const notes = extractNotes(tree);
    const notesByBlock = new Map<Element, Element[]>();
    visitParents(tree, "element", (node, ancestors) => {
      const id = node.properties.dataFootnoteRef === undefined ? "" : String(node.properties.href).slice(1);
      const note = notes.get(id);
      if (!note) return;
      notes.delete(id);
      const block = ancestors.find(isBlock);
      if (!block) return addMistake(file, node, MISPLACED_NOTE);
      notesByBlock.set(block, [...(notesByBlock.get(block) ?? []), note]);
    });
    // The notes that are left are referred to by other notes.
    for (const note of notes.values()) addMistake(file, note, MISPLACED_NOTE);
    visit(tree, "element", (node, index, parent) => {
      const blockNotes = notesByBlock.get(node);
      if (!blockNotes || !parent || index === undefined) return;
      parent.children[index] = h(".noted", [node, h(".notes", blockNotes)]);
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
    // A second link back has a <sup> without them: https://github.com/syntax-tree/mdast-util-to-hast/blob/12.3.0/lib/footer.js#L57
    visit(section, "element", (element) => {
      element.properties ??= {};
    });
    visit(section, "element", (item) => {
      if (item.tagName !== "li") return;
      const id = String(item.properties.id);
      const number = notes.size + 1;
      const paragraphs = item.children.filter((child) => child.type === "element");
      select("p", item)?.children.unshift(h("span.note-number", `${number} `));
      const note = h("aside.note", { id, ariaLabel: `Note ${number}` }, paragraphs);
      notes.set(id, { ...note, position: item.position });
      return SKIP;
    });
    return [SKIP, index];
  });
  return notes;
}
