import type { FootnoteDefinition, Root, Table } from "mdast";
import { visit } from "unist-util-visit";
import { findLatexMistake } from "./brace-mistakes";
import { addMistake, type File, getNodeSource } from "./mistakes";

const BACKTICKS = "A formula has no backticks in it: $k$.";
const FENCES = "Write each $$ on a line of its own, or one $ for a formula in its line.";
const DOLLARS =
  "This is read as a formula. Write \\$ for a sign; a formula has no space inside its $, and no digit after them.";
const ROWLESS = "This table has no rows. They follow its line of hyphens, without an empty line.";
const TABLE_AS_TEXT =
  "This line is read as text. A table has a line of hyphens under its header, with as many cells, and no empty line. Write \\| for a sign.";

/** Lines of a paragraph that their writer meant otherwise. */
const LINES: readonly [pattern: RegExp, message: string][] = [
  [/^[ \t>]*(?:\||:?-+:?\s*\|)/m, TABLE_AS_TEXT],
  [/^[ \t>]*: /m, "Markdown has no lists of definitions. Write a list: - **Term**: what it is."],
  [/^\[![A-Z]+\]/, "A quotation has no kind. Write **Note:** in its place."],
];

/** Adds mistakes for what would print as text, be lost, or be read as something else than its writer meant. */
export function remarkSyntax() {
  return (tree: Root, file: File) => {
    addNoteMistakes(tree, file);
    let depths = [1];
    visit(tree, (node) => {
      const { source, start } = getNodeSource(file, node);
      const next = String(file.data.text).charAt(start + source.length);
      if (node.type === "heading") {
        depths = [...depths.filter((depth) => depth < node.depth), node.depth];
        if (node.depth > depths.length)
          addMistake(file, node, `This heading skips a level. Begin it with ${"#".repeat(depths.length)}.`);
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
          addMistake(file, node, `No ${fence} closes this. Write it on a line of its own after it.`);
      } else if (node.type === "paragraph") {
        for (const [pattern, message] of LINES) {
          const line = pattern.exec(source);
          if (line) addMistake(file, start + line.index, message);
        }
      } else if (node.type === "text") addTextMistakes(source, start, file);
    });
  };
}

function addTextMistakes(source: string, start: number, file: File): void {
  for (const { 0: note, index } of source.matchAll(/(?<!\\)\[\^[^\]]+\]/g)) {
    const name = note.replaceAll(/\s+/g, "-");
    const message = `There is no note ${note}. Write ${name} here, and after an empty line ${name}: The note.`;
    addMistake(file, start + index, message);
  }
  for (const { index } of source.matchAll(/(?<!\\)\\[A-Za-z]{2,}/g)) {
    const { place, message } = findLatexMistake(String(file.data.text), start + index);
    addMistake(file, place, message);
  }
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
    if (!references.has(identifier))
      addMistake(file, node, `Nothing refers to the note [^${node.label}]. Refer to it, or remove it.`);
}

function addTableMistakes(table: Table, file: File): void {
  const [header, ...rows] = table.children;
  const columns = header?.children.length ?? 0;
  if (rows.length === 0) addMistake(file, table, ROWLESS);
  for (const row of rows.filter(({ children }) => children.length !== columns)) {
    const message = `This row has ${row.children.length} cells, and the table’s header ${columns}. Write as many, and a | in a cell as \\|.`;
    addMistake(file, row, message);
  }
}
