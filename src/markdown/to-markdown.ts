import { fromHtml } from "hast-util-from-html";
import { toString as textOf } from "hast-util-to-string";
import type { BlockContent, List, ListItem, Paragraph, PhrasingContent, Root, RootContent } from "mdast";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import "./appendix";
import { CHANGES_TITLE, groupByVersion } from "./changes";
import type { PaperChange } from "./litepaper-frontmatter";
import "./images";
import { servedFiles } from "./paper-images";
import type { CitedWork } from "./references";
import "./run-boxes";

const writer = unified()
  .use(remarkStringify, { bullet: "-", rule: "-" })
  .use(remarkGfm)
  .use(remarkMath)
  .freeze();

export type MarkdownOptions = {
  title: string;
  subtitle: string;
  /** Version, date and address, in one line. */
  facts: string;
  /** Where the images beside the paper are served. */
  imagesPath: string;
  /** Makes links inside the site absolute. */
  absolute: (path: string) => string;
  citedWorks: readonly CitedWork[];
  formatReference: (key: string) => string;
  /** What each version changed, newest first. */
  changes: readonly PaperChange[];
  /** What a figure shows, in words. */
  describeFigure: (name: string) => string;
};

/**
 * A paper as plain Markdown, for readers that are programs: no MDX, formulae as LaTeX, citations as numbers, figures in
 * words. The tree must have been numbered already; it is changed.
 */
export function toMarkdown(tree: Root, options: MarkdownOptions): string {
  const { title, subtitle, facts, citedWorks, formatReference, changes } = options;
  const blocks: RootContent[] = [
    { type: "heading", depth: 1, children: [text(title)] },
    { type: "blockquote", children: [paragraph([text(subtitle)])] },
    paragraph([text(facts)]),
    ...tree.children.filter(({ type }) => type !== "appendix").flatMap((block) => plainBlock(block, options)),
  ];
  if (citedWorks.length > 0) {
    blocks.push(
      { type: "heading", depth: 2, children: [text("References")] },
      list(
        citedWorks.map(({ key, claims }) => {
          const reference = textOf(fromHtml(formatReference(key), { fragment: true }));
          const stated = claims.filter((claim) => claim !== undefined);
          return stated.length === 0 ? reference : `${reference} Cited for: ${stated.join("; ")}.`;
        }),
        true,
      ),
    );
  }
  if (changes.length > 0) {
    blocks.push(
      { type: "heading", depth: 2, children: [text(CHANGES_TITLE)] },
      ...groupByVersion(changes).flatMap(({ version, date, texts }) => [
        paragraph([strong(`Version ${version}, ${date}.`)]),
        list(texts, false),
      ]),
    );
  }
  for (const block of tree.children) {
    if (block.type !== "appendix") continue;
    blocks.push(
      { type: "heading", depth: 2, children: [text(`Appendix: ${block.title}`)] },
      ...block.children.flatMap((child) => plainBlock(child, options)),
    );
  }
  return writer.stringify({ type: "root", children: blocks });
}

function plainBlock(block: RootContent, options: MarkdownOptions): RootContent[] {
  const { absolute, imagesPath, describeFigure } = options;
  if (block.type === "yaml" || block.type === "mdxFlowExpression") return [];
  if (block.type === "runBox") {
    const [first, ...others] = block.children.flatMap((child) => plainBlock(child, options));
    const label = strong(`The run (illustrative): ${withFullStop(block.title)}`);
    const opening =
      first?.type === "paragraph"
        ? [paragraph([label, text(" "), ...first.children])]
        : [paragraph([label]), ...(first ? [first] : [])];
    return [{ type: "blockquote", children: [...opening, ...others] as BlockContent[] }];
  }
  const parts = block.type === "captionedTable" ? [paragraph(block.caption), block] : [block];
  for (const part of parts) {
    visit(part, (node, index, parent) => {
      if (node.type === "link" && node.url.startsWith("/")) node.url = absolute(node.url);
      if (!parent || index === undefined) return;
      if (node.type === "citationGroup") {
        const numbers = node.citations.map(({ number }) => number).join(", ");
        parent.children.splice(index, 1, text(`[${numbers}]`));
      }
      if (node.type === "runReference") parent.children.splice(index, 1, text(node.text));
      // What is left of MDX's expressions are comments to writers.
      if (node.type === "mdxTextExpression") {
        parent.children.splice(index, 1);
        return index;
      }
    });
  }
  if (block.type === "captionedTable") {
    return [paragraph([strong(`Table ${block.number}.`), text(" "), ...block.caption]), ...block.children];
  }
  if (block.type === "captionedImage") {
    const file = servedFiles(block.image).at(-1)?.file ?? "";
    const image: PhrasingContent = { type: "image", url: absolute(`${imagesPath}/${file}`), alt: block.alt };
    return [paragraph([image]), paragraph([strong(`Figure ${block.number}.`), text(" "), ...block.children])];
  }
  if (block.type === "namedFigure") {
    return [
      paragraph([strong(`Figure ${block.number}.`), text(" "), ...block.children]),
      paragraph([{ type: "emphasis", children: [text(describeFigure(block.name))] }]),
    ];
  }
  return [block];
}

function list(items: readonly string[], ordered: boolean): List {
  const children = items.map(
    (item): ListItem => ({ type: "listItem", spread: false, children: [paragraph([text(item)])] }),
  );
  return { type: "list", ordered, spread: false, children };
}

const withFullStop = (title: string) => (/[.?!]$/.test(title) ? title : `${title}.`);
const text = (value: string): PhrasingContent => ({ type: "text", value });
const strong = (value: string): PhrasingContent => ({ type: "strong", children: [text(value)] });
const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: "paragraph", children });
