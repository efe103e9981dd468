import type { FootnoteDefinition, Root, Table } from "mdast";
import { visit } from "unist-util-visit";
import { addMistake, type File, getNodeSource } from "./mistakes";

const BACKTICKS = "A formula has no backticks in it: $k$.";
const FENCES = "Write each $$ on a line of its own, or one $ for a formula in its line.";
const DOLLARS =
  "This is read as a formula. Write \\$ for a sign; a formula has no space inside its $, and no digit after them.";
const ROWLESS = "This table has no rows. They follow its line of hyphens, without an empty line.";
const TABLE_AS_TEXT =
  "This line is read as text. A table has a line of hyphens under its header, with as many cells, and no empty line. Write \\| for a sign.";

/** Adds mistakes for what would print as text, be lost, or be read as something else than its writer meant. */
export function remarkSyntax() {
  return (tree: Root, file: File) => {
    addNoteMistakes(tree, file);
    let depth = 1;
    visit(tree, (node) => {
      const { source, start } = getNodeSource(file, node);
      const next = String(file.data.text).charAt(start + source.length);
      if (node.type === "heading") {
        if (node.depth > depth + 1)
          addMistake(file, node, `This heading skips a level. Begin it with ${"#".repeat(depth + 1)}.`);
        depth = node.depth;
      } else if (node.type === "table") addTableMistakes(node, file);
      else if (node.type === "inlineMath") {
        // Pandoc reads dollar signs by the same rules: https://pandoc.org/MANUAL.html#extension-tex_math_dollars
        const isWords = /^\$\s|\s\$$/.test(source) || /\d/.test(next);
        if (/^\$`.*`\$$/s.test(source)) addMistake(file, node, BACKTICKS);
        else if (isWords || source.startsWith("$$")) addMistake(file, node, isWords ? DOLLARS : FENCES);
      } else if (node.type === "math" || node.type === "code") {
        const [fence = ""] = /^(?:\$\$|`{3}|~{3})/.exec(source) ?? [];
        if (node.type === "math" && node.meta) addMistake(file, node, FENCES);
        else if (!source.slice(fence.length).trimEnd().endsWith(fence))
          addMistake(
            file,
            node,
            `No ${fence} closes this. Write it on a line of its own after the last line.`,
          );
      } else if (node.type === "paragraph") {
        const line = /^[ \t>]*(?:\||:?-+:?\s*\|)/m.exec(source);
        if (line) addMistake(file, start + line.index, TABLE_AS_TEXT);
      } else if (node.type === "text")
        for (const { 0: note, index } of source.matchAll(/(?<!\\)\[\^[^\]]+\]/g)) {
          const name = note.replaceAll(/\s+/g, "-");
          const message = `There is no note ${note}. Write ${name} here, and after an empty line ${name}: The note.`;
          addMistake(file, start + index, message);
        }
    });
  };
}

function addNoteMistakes(tree: Root, file: File): void {
  const definitions = new Map<string, FootnoteDefinition>();
  const references = new Set<string>();
  visit(tree, (node) => {
    if (node.type === "footnoteReference") references.add(node.identifier);
    if (node.type !== "footnoteDefinition") return;
    if (definitions.has(node.identifier))
      addMistake(file, node, `There are two notes [^${node.label}]. Give each another name.`);
    definitions.set(node.identifier, node);
  });
  for (const [identifier, node] of definitions)
    if (!references.has(identifier)) {
      const message = `Nothing refers to the note [^${node.label}]. Write [^${node.label}] where it belongs, or remove it.`;
      addMistake(file, node, message);
    }
}

function addTableMistakes(table: Table, file: File): void {
  const [header, ...rows] = table.children;
  const columns = header?.children.length ?? 0;
  if (rows.length === 0) addMistake(file, table, ROWLESS);
  for (const { children, position } of rows)
    if (children.length !== columns && position) {
      const message = `This row has ${children.length} cells, and the table’s header ${columns}. Write as many, and a | in a cell as \\|.`;
      addMistake(file, position.start, message);
    }
}
