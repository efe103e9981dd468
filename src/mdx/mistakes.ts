import { relative, sep } from "node:path";
import type { Node, Point } from "unist";

/** A mistake that a writer has made. The message says what is wrong and what to do. Lines and columns count from 1. */
export type Mistake = { path: string; line: number; column: number; message: string };

/** The part of a VFile that is needed here. MDX 2 passes files of vfile 5, our own packages have the types of vfile 6. */
export type File = { path?: string; data: Record<string, unknown> };

/** Adds a mistake at a node, at a position in the file, or at an index in `file.data.text`, once for each line. */
export function addMistake(file: File, place: Node | Point | number, message: string): void {
  const { line, column } = getPoint(file, place);
  const mistakes = getMistakes(file);
  if (mistakes.some((other) => other.line === line && other.message === message)) return;
  mistakes.push({ path: getSourcePath(file), line, column, message });
  file.data.mistakes = mistakes;
}

function getPoint(file: File, place: Node | Point | number): Point {
  if (typeof place !== "number")
    return "line" in place ? place : (place.position?.start ?? { line: 1, column: 1 });
  const lines = (file.data.text as string).slice(0, place).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Returns a node's source, and its index in `file.data.text`. */
export function getNodeSource(file: File, { position }: Node): { source: string; start: number } {
  const start = position?.start.offset ?? 0;
  return { source: (file.data.text as string).slice(start, position?.end.offset ?? 0), start };
}

/** Returns the mistakes that have been added to a file. */
export function getMistakes(file: File): Mistake[] {
  return (file.data.mistakes as Mistake[] | undefined) ?? [];
}

/** Returns a file's path from the repository's root. Gatsby's path is the template's, with the file in a query. */
export function getSourcePath({ path = "" }: File): string {
  return getPathFromRoot(path.split("__contentFilePath=").at(-1) ?? path);
}

/** Returns a path from the repository's root, with slashes on Windows too. */
export function getPathFromRoot(path: string): string {
  return relative(process.cwd(), path).split(sep).join("/");
}

/** Writes one line for each mistake, sorted by file and line. Terminals and editors make links of `path:line:column`. */
export function formatMistakes(mistakes: readonly Mistake[]): string {
  const lines = [...mistakes]
    .sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line || a.column - b.column)
    .map(({ path, line, column, message }) => `${path}:${line}:${column}: ${message}`);
  return [...new Set(lines)].join("\n");
}
