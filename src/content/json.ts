import {
  findNodeAtLocation,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { ContentError, type ContentProblem, placeAt } from "../site/content-problem";

/** A file of JSON. */
export type OpenJson = {
  value: unknown;
  /** Where a field or an item stands; where it is not there, what it would stand in. */
  at: (...location: JSONPath) => Pick<ContentProblem, "path" | "line" | "column">;
};

/**
 * Reads a content file of JSON; `name` is what the writer knows it by, at the beginning of a sentence. Throws a
 * ContentError where it is not JSON.
 */
export function openJson(source: string, { path, name }: { path: string; name: string }): OpenJson {
  const place = (offset: number) => ({ path, ...placeAt(source, offset) });
  try {
    const value: unknown = JSON.parse(source);
    let tree: Node | undefined;
    const at = (...location: JSONPath) => {
      tree ??= parseTree(source);
      return place(tree ? offsetOf(tree, location) : 0);
    };
    return { value, at };
  } catch (error) {
    const message = `${name} is not valid JSON: ${error instanceof Error ? error.message : String(error)}.`;
    const advice = "Mend the comma, quotation mark or bracket near this place.";
    throw new ContentError({ ...place(offsetOfError(source)), message, advice });
  }
}

function offsetOf(tree: Node, location: JSONPath): number {
  const node = findNodeAtLocation(tree, location);
  if (!node) return location.length === 0 ? tree.offset : offsetOf(tree, location.slice(0, -1));
  return (node.parent?.type === "property" ? node.parent : node).offset;
}

/** Where JSON stops making sense: a text that is not ended does so where it should have been. */
function offsetOfError(source: string): number {
  const errors: ParseError[] = [];
  parseTree(source, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) return 0;
  return printParseErrorCode(first.error) === "UnexpectedEndOfString"
    ? first.offset + first.length
    : first.offset;
}
