import type { Comment, Element, Parents as HtmlParents, Root as HtmlRoot } from "hast";
import { fromHtml } from "hast-util-from-html";
import { defaultHandlers, type Handle, type State, toMdast } from "hast-util-to-mdast";
import { toString as htmlText } from "hast-util-to-string";
import { h } from "hastscript";
import type { BlockContent, Nodes, Parents, PhrasingContent, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { htmlWriter } from "../../../src/text/html-writer";
import { paragraph, strong, text } from "../../../src/text/markdown";
import { foldOf } from "./boxes";
import type { Draft } from "./draft";

/** Stands for the Markdown between tags while these are read as HTML. */
const PLACEHOLDER = "x-node";

/** What a paper has no form for, beside what has no words. */
const FOREIGN = ["iframe", "video", "audio", "object", "canvas", "svg"];

/** An element that is written as XML has it, without anything in it. */
const CLOSED = /<(?!(?:br|hr|img|input|source|wbr)\b)([a-z]+)([^<>]*)\/>/gi;

const BLOCKS = ["root", "blockquote", "listItem", "footnoteDefinition"];
const LINES = ["paragraph", "heading", "tableCell", "link", "emphasis", "strong", "delete"];

/** Turns HTML, with the Markdown between its tags, into Markdown, `<Details>` and comments. */
export function turnHtml(tree: Root, draft: Draft): void {
  const parents: Parents[] = [];
  visit(tree, (node) => {
    if ("children" in node && node.children.some(({ type }) => type === "html")) parents.push(node);
  });
  for (const parent of parents.reverse()) turnChildren(parent, draft);
}

function turnChildren(parent: Parents, { report }: Draft): void {
  const children: Nodes[] = parent.children;
  const html = children.map((child, index) =>
    child.type === "html"
      ? child.value.replaceAll(CLOSED, "<$1$2></$1>")
      : write(h(PLACEHOLDER, { dataAt: index }, textOf(child))),
  );
  // For what the library does not know as a part of a line stands code, which it does.
  const stubs = new Map<Nodes, Nodes>();
  const stub = (node: Nodes): Nodes => {
    if (!["inlineMath", "mdxTextExpression"].includes(node.type)) return node;
    const code: Nodes = { type: "inlineCode", value: textOf(node) };
    stubs.set(code, node);
    return code;
  };
  const commentOf = (comment: string, above: HtmlParents | undefined): Nodes => {
    const isApart = parent.type === "root" && above?.type === "root";
    const lines = isApart ? comment.trim() : comment.trim().replaceAll(/\s+/g, " ");
    const value = `/* ${lines.replaceAll("*/", "* /")} */`;
    return isApart ? { type: "mdxFlowExpression", value } : stub({ type: "mdxTextExpression", value });
  };
  let depth = parent.type === "root" ? 0 : 1;
  const handlers: Record<string, Handle> = {};
  for (const [name, handler] of Object.entries(defaultHandlers)) {
    const isForeign = FOREIGN.includes(name);
    if (!isForeign && handler !== defaultHandlers.script) continue;
    handlers[name] = (_state, element, above) => {
      if (!isForeign && element.children.length === 0) return [];
      report(
        element,
        `<${name}> has no form in a paper.`,
        "It stands in the draft as a comment: show it as an image, or say it.",
      );
      return commentOf(write(element).replaceAll(new RegExp(`</?${PLACEHOLDER}[^>]*>`, "g"), ""), above);
    };
  }
  const raised =
    (mark: "^" | "_"): Handle =>
    (state, element) => {
      const content = state.all(element);
      const words = textOf({ type: "root", children: content });
      const isIndex = content.every(({ type }) => type === "text") && /^(?:[\d+−-]+|[a-z])$/i.test(words);
      return isIndex ? stub({ type: "inlineMath", value: `${mark}{${words}}` }) : content;
    };
  const result = toMdast(withPlaces(fromHtml(html.join(""), { fragment: true }), html, children), {
    document: BLOCKS.includes(parent.type),
    newlines: true,
    nodeHandlers: { comment: (_state, { value }: Comment, above) => commentOf(value, above) },
    handlers: {
      ...handlers,
      [PLACEHOLDER]: (_state, { properties }) => {
        const child = children[Number(properties.dataAt)];
        return child && stub(child);
      },
      a: (state, element) =>
        element.properties.href ? defaultHandlers.a(state, element) : state.all(element),
      p: (state, element) => {
        const content = state.all(element);
        return content.some(isBlock) ? state.toFlow(content) : defaultHandlers.p(state, element);
      },
      sup: raised("^"),
      sub: raised("_"),
      wbr: () => [],
      details: (state, element) => {
        depth += 1;
        const [title, content] = readDetails(state, element);
        depth -= 1;
        return depth > 0 ? [paragraph([strong(title)]), ...content] : foldOf(title, content);
      },
    },
  });
  visit(result, (node, index, above) => {
    const typed = stubs.get(node);
    if (typed && above && index !== undefined) above.children[index] = typed as never;
  });
  visit(result, (node) => {
    if (LINES.includes(node.type) && "children" in node) node.children = inLine(node.children) as never;
  });
  const turned = result.type === "root" ? result.children : [result];
  parent.children = (LINES.includes(parent.type) ? inLine(turned) : turned) as never;
}

/** The words of a summary, and what stands behind it. */
function readDetails(state: State, element: Element): [title: string, content: BlockContent[]] {
  const isSummary = (child: Element["children"][number]) =>
    child.type === "element" && child.tagName === "summary";
  const title = element.children.filter(isSummary).map(htmlText).join(" ").replaceAll(/\s+/g, " ").trim();
  const rest = { ...element, children: element.children.filter((child) => !isSummary(child)) };
  return [title, state.toFlow(state.all(rest)) as BlockContent[]];
}

const write = (element: Element) => htmlWriter.stringify({ type: "root", children: [element] });

const PARTS: readonly string[] = [
  ...["text", "emphasis", "strong", "delete", "link", "image", "inlineCode", "break", "html"],
  ...["inlineMath", "footnoteReference", "mdxTextExpression"],
];
const isBlock = ({ type }: Nodes) => !PARTS.includes(type);

/** What stands in lines of its own, as parts of one line. */
function inLine(nodes: readonly Nodes[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (!isBlock(node)) return [node as PhrasingContent];
    if (node.type === "code") return [{ type: "inlineCode", value: node.value.replaceAll("\n", " ") }];
    if (!("children" in node)) return [];
    return [...(LINES.includes(node.type) ? [text(" ")] : []), ...inLine(node.children)];
  });
}

/** Gives each part of the HTML its place in the file. */
function withPlaces(tree: HtmlRoot, html: readonly string[], children: readonly Nodes[]): HtmlRoot {
  visit(tree, (node) => {
    let offset = node.position?.start.offset ?? 0;
    const at = html.findIndex((piece) => {
      offset -= piece.length;
      return offset < 0;
    });
    const place = (children[at]?.position?.start.offset ?? 0) + offset + (html[at]?.length ?? 0);
    const point = { line: 1, column: 1, offset: place };
    node.position = { start: point, end: point };
  });
  return tree;
}
