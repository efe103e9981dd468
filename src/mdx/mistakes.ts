import { relative, sep } from "node:path";

/** Something that a writer has to mend: where it is, what is wrong, what to do. Lines and columns count from 1. */
export type Mistake = { path: string; line: number; column: number; message: string };

/** A node of a tree, as far as its place is concerned. */
type Placed = { position?: { start: { line: number; column: number } } | undefined };

/** A file of unified, of whichever version. */
export type File = { path?: string; data: Record<string, unknown> };

/** Adds a mistake at a node's place, or at a place in the file. */
export function addMistake(file: File, at: Placed | { line: number; column: number }, message: string): void {
  const { line, column } = "line" in at ? at : (at.position?.start ?? { line: 1, column: 1 });
  const mistakes = getMistakes(file);
  mistakes.push({ path: getSourcePath(file), line, column, message });
  file.data.mistakes = mistakes;
}

/** What has been told of a file. */
export function getMistakes(file: File): Mistake[] {
  return (file.data.mistakes as Mistake[] | undefined) ?? [];
}

/** A file's path from the repository's root. Gatsby compiles a page as its template with the file in a query. */
export function getSourcePath({ path = "" }: File): string {
  return getPathFromRoot(path.split("__contentFilePath=").at(-1) ?? path);
}

/** A path from the repository's root, with slashes. */
export function getPathFromRoot(path: string): string {
  return relative(process.cwd(), path).split(sep).join("/");
}

/** One line a mistake, as terminals and editors link them, file by file in the order of lines. */
export function formatMistakes(mistakes: readonly Mistake[]): string {
  const lines = [...mistakes]
    .sort((one, two) => one.path.localeCompare(two.path) || one.line - two.line || one.column - two.column)
    .map(({ path, line, column, message }) => `${path}:${line}:${column}: ${message}`);
  return [...new Set(lines)].join("\n");
}
