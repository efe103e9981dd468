/** Markdown that is made from papers, with neither frontmatter nor MDX: its reader, its writer, and the nodes that it is made of. */
import type { Paragraph, PhrasingContent, RootContent, Table } from "mdast";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import remarkStringify from "remark-stringify";
import { unified } from "unified";

export const markdownParser = unified().use(remarkParse).use(remarkGfm).use(remarkMath).freeze();

export const markdownWriter = unified()
  .use(remarkStringify, { bullet: "-", rule: "-" })
  .use(remarkGfm)
  .use(remarkMath)
  .freeze();

export const text = (value: string) => ({ type: "text" as const, value });
export const strong = (value: string): PhrasingContent => ({ type: "strong", children: [text(value)] });
export const link = (url: string, words = url): PhrasingContent => ({
  type: "link",
  url,
  children: [text(words)],
});
/** Where a link to an id leads. */
export const anchor = (id: string): PhrasingContent => ({ type: "html", value: `<a id="${id}"></a>` });
export const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: "paragraph", children });

/** A table of these rows, of which the first is its head. */
export const table = (rows: readonly (readonly string[])[]): Table => ({
  type: "table",
  children: rows.map((cells) => ({
    type: "tableRow",
    children: cells.map((cell) => ({ type: "tableCell", children: [text(cell)] })),
  })),
});

/** A list, each item in its lines. */
export const list = (items: readonly PhrasingContent[][], ordered = false): RootContent => ({
  type: "list",
  ordered,
  spread: false,
  children: items.map((item) => ({ type: "listItem", spread: false, children: [paragraph(item)] })),
});
