import {
  findNodeAtLocation,
  getNodeValue,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { ContentError, placeAt } from "../site/content-problem";

/** Reads a content file of JSON; `name` begins the sentence of a problem. Throws a ContentError where it is not JSON. */
export function openJson(source: string, { path, name }: { path: string; name: string }) {
  const place = (offset: number) => ({ path, ...placeAt(source, offset) });
  const errors: ParseError[] = [];
  const tree = parseTree(source, errors, { disallowComments: true });
  const [error] = errors;
  if (error || !tree) {
    const { error: code, offset, length } = error ?? { error: 1, offset: 0, length: 0 };
    // Such as CommaExpected.
    const reason = printParseErrorCode(code)
      .replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ")
      .toLowerCase();
    // A text that is not ended stops making sense where it should have ended.
    const end = reason === "unexpected end of string" ? offset + length : offset;
    const message = `${name} is not valid JSON: ${reason}.`;
    const advice = "Mend the comma, quotation mark or bracket near this place.";
    throw new ContentError({ ...place(end), message, advice });
  }
  const value: unknown = getNodeValue(tree);
  /** Where a field or an item stands; where it is not there, what it would stand in. */
  const at = (...location: JSONPath) => place(offsetOf(tree, location));
  return { value, at };
}

function offsetOf(tree: Node, location: JSONPath): number {
  const node = findNodeAtLocation(tree, location);
  if (!node) return location.length === 0 ? tree.offset : offsetOf(tree, location.slice(0, -1));
  return (node.parent?.type === "property" ? node.parent : node).offset;
}
