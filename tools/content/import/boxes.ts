import type { BlockContent, Blockquote, Nodes, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { EXIT, visit } from "unist-util-visit";
import { attributeOf, isElement } from "../../../src/paper/mdx-elements";
import { paragraph, strong, text } from "../../../src/text/markdown";
import type { Draft } from "./draft";

const ALERT =
  /^(?:callout|admonition|aside|alert|hint|notice|note|tip|info|warning|danger|caution|check|important|success|error|abstract|question|example|attention)$/i;
const FOLD = /^(?:details|accordion|accordionitem|collapse|collapsible|expandable|toggle|spoiler|dropdown)$/i;

/** Which words of other sites name a box, and which a fold. */
export const isAlert = (kind: string) => ALERT.test(kind);
export const isFold = (kind: string) => FOLD.test(kind);

/**
 * `:::note Title` becomes `> [!NOTE]`, with its title in bold, and `:::details Title` a fold. Of other boxes, such as a group
 * of code, what stands in them stays.
 */
export function turnAdmonitions(tree: Root, draft: Draft): void {
  for (const { start, end, label } of draft.admonitions) {
    const isInside = ({ position }: Nodes) =>
      position !== undefined && (position.start.offset ?? 0) >= start && (position.end.offset ?? 0) <= end;
    visit(tree, (node) => {
      const children: Nodes[] = "children" in node ? node.children : [];
      const inside = children.filter(isInside);
      const [first, last] = [inside[0]?.position, inside.at(-1)?.position];
      if (!first || !last) return;
      const boxes = labelled(inside, label, node.type === "root");
      const position = { start: first.start, end: last.end };
      children.splice(
        children.findIndex(isInside),
        inside.length,
        ...boxes.map((box) => ({ position, ...box })),
      );
      return EXIT;
    });
  }
}

/** Blocks below their label, which is typed as `tip Do it` or `tip[Do it]`. */
function labelled(blocks: readonly Nodes[], typed: string, isApart: boolean): Nodes[] {
  const [, kind = "", named = ""] =
    /^(?:\{?\.?([\p{L}-]+)\}?)?\s*\[?(.*?)\]?$/u.exec(typed.replace(/(?<=\S)\s*\{[^{}]*\}$/, "")) ?? [];
  const title = named.replace(/^"(.*)"$/, "$1");
  if (isFold(kind) && isApart) return [foldOf(title || "More", blocks.flatMap(unfolded))];
  if (kind === "" || isAlert(kind)) return [boxOf(kind || "note", title, blocks)];
  return [...(title ? [paragraph([strong(title)])] : []), ...blocks];
}

/** Blocks that are set apart, as `> [!NOTE]`. */
export function boxOf(kind: string, title: string, blocks: readonly Nodes[]): Blockquote {
  const inside = blocks.flatMap(unfolded);
  const mark = text(`[!${kind.toUpperCase()}]\n`);
  const [first, ...others] = inside;
  const children: Nodes[] = title
    ? [paragraph([mark, strong(title)]), ...inside]
    : first?.type === "paragraph"
      ? [{ ...first, children: [mark, ...first.children] }, ...others]
      : [paragraph([mark]), ...inside];
  return { type: "blockquote", children: children as Blockquote["children"] };
}

/** What a reader opens. */
export const foldOf = (title: string, content: readonly Nodes[]): MdxJsxFlowElement => ({
  type: "mdxJsxFlowElement",
  name: "Details",
  attributes: [{ type: "mdxJsxAttribute", name: "title", value: title }],
  children: content as BlockContent[],
});

/** What a fold has, for a box, in which none stands. */
function unfolded(node: Nodes): Nodes[] {
  if (!isElement(node, "Details")) return [node];
  return [paragraph([strong(attributeOf(node, "title") ?? "")]), ...node.children];
}
