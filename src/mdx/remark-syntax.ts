import type { Root, Table } from "mdast";
import { visit } from "unist-util-visit";
import { addMistake, type File, getNodeSource } from "./mistakes";

const BACKTICKS = "A formula has no backticks in it: $k$.";
const FENCES = "Write each $$ on a line of its own, or one $ for a formula in its line.";
const DOLLARS =
  "This is read as a formula. Write \\$ for a sign; a formula has no space inside its $, and no digit after them.";
const ROWLESS = "This table has no rows. They follow its line of hyphens, without an empty line.";
const TABLE_AS_TEXT =
  "This line is read as text. A table has a line of hyphens under its header, with as many cells, and no empty line. Write \\| for a sign, and a drawing between two lines of ```.";

const INDENTED = "Spaces make no code here. Write it between two lines of ```.";

/** Matches a line of a paragraph that its writer meant as a row of a table. */
const TABLE_LINE = /^[ \t>]*(?:\||:?-+:?\s*\|)/m;

/** Adds mistakes for what would print as text, be lost, or be read as something else than its writer meant. */
export function remarkSyntax() {
  return (tree: Root, file: File) => {
    addNoteMistakes(tree, file);
    let depths = [1];
    visit(tree, (node, _, parent) => {
      const { source, start } = getNodeSource(file, node);
      if (node.type === "heading") {
        depths = [...depths.filter((depth) => depth < node.depth), node.depth];
        if (node.depth > depths.length)
          addMistake(file, node, `This heading skips a level. Begin it with ${"#".repeat(depths.length)}.`);
      } else if (node.type === "table") addTableMistakes(node, file);
      else if (node.type === "inlineMath") {
        // Pandoc reads dollar signs by the same rules: https://pandoc.org/MANUAL.html#extension-tex_math_dollars
        const isWords =
          /^\$\s|\s\$$/.test(source) || /\d/.test(String(file.data.text).charAt(start + source.length));
        if (/^\$`.*`\$$/s.test(source)) addMistake(file, node, BACKTICKS);
        else if (isWords || source.startsWith("$$")) addMistake(file, node, isWords ? DOLLARS : FENCES);
      } else if (node.type === "math") {
        if (node.meta || !source.trimEnd().endsWith("$$")) addMistake(file, node, FENCES);
      } else if (node.type === "paragraph") {
        const line = TABLE_LINE.exec(source);
        if (parent === tree && (node.position?.start.column ?? 0) > 4) addMistake(file, node, INDENTED);
        else if (line) addMistake(file, start + line.index, TABLE_AS_TEXT);
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
  const picture = source.search(/!\[[^\]]*\]\(/);
  if (picture >= 0)
    addMistake(
      file,
      start + picture,
      "This picture is read as text. Write %20 for each space in its file’s name.",
    );
}

function addNoteMistakes(tree: Root, file: File): void {
  const references = new Set<string>();
  visit(tree, "footnoteReference", ({ identifier }) => {
    references.add(identifier);
  });
  visit(tree, "footnoteDefinition", (node) => {
    if (!references.has(node.identifier))
      addMistake(file, node, `Nothing refers to the note [^${node.label}]. Refer to it, or remove it.`);
  });
}

function addTableMistakes(table: Table, file: File): void {
  const [header, ...rows] = table.children;
  const columns = header?.children.length ?? 0;
  if (rows.length === 0) addMistake(file, table, ROWLESS);
  for (const row of rows.filter(({ children }) => children.length !== columns)) {
    const message = `This row has ${row.children.length} cells, and the table’s header ${columns}. Write as many, and a | in a cell as \\|, or in a formula as \\vert.`;
    addMistake(file, row, message);
  }
}
