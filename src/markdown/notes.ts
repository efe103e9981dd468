import type { FootnoteDefinition, FootnoteReference, Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { ContentError, type ContentProblem } from "../lib/content-problem";
import { problemAt } from "./parse";

declare module "mdast" {
  interface FootnoteDefinitionData {
    number?: number;
  }
  interface FootnoteReferenceData {
    number?: number;
  }
}

/**
 * Numbers the notes in order of use and moves each behind the block that refers to it, so that it can stand beside
 * its text. Throws a ContentError for a note without its text, a text without its note, and a note used twice.
 */
export function placeNotes(tree: Root, path: string): void {
  const definitions = new Map<string, FootnoteDefinition>();
  for (const node of tree.children) {
    if (node.type === "footnoteDefinition") definitions.set(node.identifier, node);
  }
  const problems: ContentProblem[] = [];
  const used = new Map<string, number>();
  const blocks: RootContent[] = [];

  for (const block of tree.children) {
    if (block.type === "footnoteDefinition") continue;
    blocks.push(block);
    visit(block, (node) => {
      if (node.type === "text" && /\[\^[^\]\s]+\]/.test(node.value)) {
        const name = /\[\^([^\]\s]+)\]/.exec(node.value)?.[1] ?? "";
        problems.push(
          problemAt(
            node,
            path,
            `The note "${name}" has no text.`,
            `Write it on a line of its own: [^${name}]: One or two sentences.`,
          ),
        );
      }
      if (node.type !== "footnoteReference") return;
      const definition = definitions.get(node.identifier);
      if (!definition) return;
      if (used.has(node.identifier)) {
        problems.push(
          problemAt(
            node,
            path,
            `The note "${node.identifier}" is used twice.`,
            "Give each place a note of its own.",
          ),
        );
        return;
      }
      const number = used.size + 1;
      used.set(node.identifier, number);
      node.data = { ...node.data, number } satisfies FootnoteReference["data"];
      definition.data = { ...definition.data, number } satisfies FootnoteDefinition["data"];
      blocks.push(definition);
    });
  }

  for (const [name, definition] of definitions) {
    if (used.has(name)) continue;
    problems.push(
      problemAt(
        definition,
        path,
        `The note "${name}" is never used.`,
        `Put [^${name}] where it belongs, or remove it.`,
      ),
    );
  }
  if (problems.length > 0) throw new ContentError(problems);
  tree.children = blocks;
}
