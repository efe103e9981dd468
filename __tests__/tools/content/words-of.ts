import { fromHtml } from "hast-util-from-html";
import type { FootnoteDefinition, Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";
import { attributeOf, isElement } from "../../../src/paper/mdx-elements";

/** The words of a tree, those of its comments and its images among them, with each note where the text refers to it. */
export function wordsOf(tree: Root): string[] {
  const notes = new Map<string, FootnoteDefinition>();
  visit(tree, "footnoteReference", ({ identifier }) => {
    visit(tree, "footnoteDefinition", (note) => {
      if (note.identifier === identifier && !notes.has(identifier)) notes.set(identifier, note);
    });
  });
  const referred = new Set(notes.values());
  const read = (node: Nodes): string => {
    if (node.type === "footnoteReference") {
      const note = notes.get(node.identifier);
      notes.delete(node.identifier);
      return ` ${note?.children.map(read).join(" ") ?? ""} `;
    }
    if (node.type === "footnoteDefinition" && referred.has(node)) return "";
    if (node.type === "html") return ` ${wordsOfHtml(node.value)} `;
    if (node.type === "image" || node.type === "imageReference") return ` ${node.alt ?? ""} `;
    if (node.type === "break") return " ";
    if (node.type === "yaml") return "";
    if (node.type === "code") return ` ${node.value} `;
    // What shares the line of the signs is a part of the formula too.
    if (node.type === "math") return ` ${node.meta ?? ""} ${node.value} `;
    if ("value" in node) return String(node.value);
    const inside = "children" in node ? node.children.map(read).join("") : "";
    if (isElement(node)) return ` ${attributeOf(node, "title") ?? ""} ${inside} `;
    return /^(?:emphasis|strong|delete|link|linkReference)$/.test(node.type) ? inside : ` ${inside} `;
  };
  return (
    read(tree)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function wordsOfHtml(html: string): string {
  let text = "";
  visit(fromHtml(html, { fragment: true }), (node) => {
    if (node.type === "text" || node.type === "comment") text += ` ${node.value} `;
    if (node.type === "element" && node.tagName === "img") text += ` ${String(node.properties.alt ?? "")} `;
  });
  return text;
}
