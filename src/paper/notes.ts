import type { FootnoteDefinition, FootnoteReference, Root, RootContent, Text } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { isCaption } from "./figures-and-tables";
import "./markdown-nodes";
import type { Element } from "hast";
import { h } from "hastscript";
import type { State } from "mdast-util-to-hast";
import { placeOfTyped, type Report, typedText } from "./report";

/**
 * Numbers the notes in order of use and moves each behind the block that refers to it, so that it can stand beside
 * its text: of a fold, behind the block in it, so that it shows and hides with it. One that is used twice stands at both
 * places, with two numbers.
 */
export function placeNotes(tree: Root, source: string, report: Report): void {
  const definitions = new Map<string, FootnoteDefinition>();
  visit(tree, "footnoteDefinition", (node, _index, parent) => {
    if (parent === tree && definitions.has(node.identifier))
      report(
        node,
        `The note "${node.identifier}" has two texts.`,
        "Remove one, or give it a name of its own where it belongs.",
      );
    else if (parent === tree) definitions.set(node.identifier, node);
    else
      report(
        node,
        `The text of the note "${node.identifier}" stands inside another block.`,
        "Begin its line with the [, and leave a blank line before it.",
      );
  });
  /** How often each has been used so far. */
  const used = new Map<string, number>();
  let total = 0;
  const usedInNotes = new Set<string>();

  const place = (siblings: readonly RootContent[]): RootContent[] => {
    const blocks: RootContent[] = [];
    let waiting: FootnoteDefinition[] = [];
    for (const block of siblings) {
      if (block.type === "footnoteDefinition") {
        checkNote(block, source, report);
        visit(block, "footnoteReference", ({ identifier }) => void usedInNotes.add(identifier));
        continue;
      }
      blocks.push(block);
      visit(block, (node) => {
        if (node.type === "fold") {
          node.children = place(node.children);
          return SKIP;
        }
        if (node.type === "text") reportNotesWithoutText(node, source, report);
        if (node.type !== "footnoteReference") return;
        const definition = definitions.get(node.identifier);
        if (!definition) return;
        const count = (used.get(node.identifier) ?? 0) + 1;
        used.set(node.identifier, count);
        total += 1;
        const note = count === 1 ? definition : structuredClone(definition);
        if (count > 1) {
          let name = `${node.identifier}-${count}`;
          while (definitions.has(name)) name += "-2";
          for (const named of [node, note]) Object.assign(named, { identifier: name, label: name });
        }
        node.data = { ...node.data, number: total };
        note.data = { ...note.data, number: total };
        waiting.push(note);
      });
      // Nothing may come between a caption and its table.
      if (isCaption(block)) continue;
      blocks.push(...waiting);
      waiting = [];
    }
    return [...blocks, ...waiting];
  };
  tree.children = place(tree.children);

  for (const [name, definition] of definitions) {
    if (used.has(name)) continue;
    // What else is wrong with it is reported too.
    tree.children.push(definition);
    if (usedInNotes.has(name)) continue;
    report(definition, `The note "${name}" is never used.`, `Put [^${name}] where it belongs, or remove it.`);
  }
}

/** A note that has no text is left in the tree as it was typed. */
function reportNotesWithoutText(node: Text, source: string, report: Report): void {
  for (const { 1: name, index } of typedText(node, source).matchAll(/\[\^([^\]\s]+)\]/g))
    report(
      node,
      `The note "${name}" has no text.`,
      `Write it on a line of its own: [^${name}]: One or two sentences.`,
      placeOfTyped(node, index, source),
    );
}

function checkNote(definition: FootnoteDefinition, source: string, report: Report): void {
  for (const block of definition.children) {
    if (block.type === "paragraph") continue;
    report(
      block,
      `The note "${definition.identifier}" holds more than sentences.`,
      "Set lists, tables, code and formulae of their own line in the text; a note has no room for them.",
    );
  }
  visit(definition, (node) => {
    if (node.type === "text") reportNotesWithoutText(node, source, report);
    if (node.type !== "footnoteReference") return;
    report(
      node,
      `The note "${definition.identifier}" has a note of its own.`,
      `Say what [^${node.identifier}] says in the text, or leave it out.`,
    );
  });
}

/** The number of a note in the text, which leads to it. */
export function noteReference({ data }: FootnoteReference): Element {
  const number = data?.number ?? 0;
  return h("sup.note-reference", [
    h(
      "a",
      {
        href: `#note-${number}`,
        id: `note-reference-${number}`,
        role: "doc-noteref",
        ariaLabel: `Note ${number}`,
      },
      String(number),
    ),
  ]);
}

/** A note in the page: beside the text, with its number, which leads back. */
export function noteText(state: State, node: FootnoteDefinition): Element {
  const number = node.data?.number ?? 0;
  const paragraphs = state.all(node).filter((child) => child.type === "element");
  return h("div.note", { id: `note-${number}`, role: "note", ariaLabel: `Note ${number}` }, [
    h(
      "a.note-number",
      { href: `#note-reference-${number}`, ariaLabel: `${number}, back to the text` },
      String(number),
    ),
    " ",
    ...paragraphs.flatMap((paragraph, index) => [...(index > 0 ? [" "] : []), ...paragraph.children]),
  ]);
}
