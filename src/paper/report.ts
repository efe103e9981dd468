import type { Text } from "mdast";
import type { Node } from "unist";
import { type ContentProblem, FILE_START, type Place, placeAt } from "../site/content-problem";

/** Notes a problem at a node's place, or at a closer one. */
export type Report = (node: Node | undefined, message: string, advice: string, closer?: Place) => void;

/** Notes a problem of a field of the frontmatter: `["terms", 1]` is the second of `terms`. */
export type ReportField = (field: readonly (string | number)[], message: string, advice: string) => void;

/** Gathers the problems of one file. */
export function reporter(path: string): { problems: ContentProblem[]; report: Report } {
  const problems: ContentProblem[] = [];
  const report: Report = (node, message, advice, closer) => {
    const { line, column } = node?.position?.start ?? FILE_START;
    problems.push({ path, line, column, message, advice, ...closer });
  };
  return { problems, report };
}

/** A text node as it was typed, with spaces for what is escaped, which marks nothing. */
export function typedText({ position, value }: Text, source: string): string {
  if (!position) return value;
  return source.slice(position.start.offset, position.end.offset).replaceAll(/\\./g, "  ");
}

/** Where a piece of a text node as it was typed stands in the file. */
export function placeOfTyped({ position }: Text, offset: number, source: string): Place | undefined {
  const start = position?.start.offset;
  return start === undefined ? undefined : placeAt(source, start + offset);
}
