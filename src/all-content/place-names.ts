import type { Nodes, Root } from "hast";
import { titleOf } from "../paper/section-texts";
import { hasClass } from "../text/has-class";

/** By each id of a paper's page, what readers call its place: the title of the fold around it, or of the heading above it. */
export function placeNames(tree: Root): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  let heading = "";
  const read = (node: Nodes, fold: string | undefined): void => {
    if (!("children" in node)) return;
    let inside = fold;
    if (node.type === "element") {
      if (/^h[23]$/.test(node.tagName)) heading = titleOf(node);
      const [summary] = node.children;
      if (hasClass(node, "fold") && summary?.type === "element") inside = titleOf(summary);
      if (node.properties.id !== undefined) names.set(String(node.properties.id), inside ?? heading);
    }
    for (const child of node.children) read(child, inside);
  };
  read(tree, undefined);
  return names;
}
