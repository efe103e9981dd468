import type { Definition, Root } from "mdast";
import { visit } from "unist-util-visit";

/** Returns the URLs of definitions such as `[name]: /glossary` by their names. */
export function getLinkDefinitionUrls(tree: Root): ReadonlyMap<string, string> {
  const definitions = new Map<string, string>();
  visit(tree, "definition", ({ identifier, url }: Definition) => {
    // The first of several with the same name counts: https://spec.commonmark.org/0.31.2/#link-reference-definitions
    if (!definitions.has(identifier)) definitions.set(identifier, url);
  });
  return definitions;
}
