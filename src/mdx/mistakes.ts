import { relative, sep } from "node:path";
import type { Node, Point } from "unist";

/** A mistake that a writer has made. The message says what is wrong and what to do. Lines and columns count from 1. */
export type Mistake = { path: string; line: number; column: number; message: string };

/** The part of a VFile that is needed here. MDX 2 passes files of vfile 5, our own packages have the types of vfile 6. */
export type File = { path?: string; data: Record<string, unknown> };

/** Adds a mistake at a node or at a position in the file. */
export function addMistake(file: File, place: Node | Point, message: string): void {
  const { line, column } = "line" in place ? place : (place.position?.start ?? { line: 1, column: 1 });
  const mistakes = getMistakes(file);
  mistakes.push({ path: getSourcePath(file), line, column, message });
  file.data.mistakes = mistakes;
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
