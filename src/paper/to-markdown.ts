import { fromHtml } from "hast-util-from-html";
import { toMdast } from "hast-util-to-mdast";
import type {
  BlockContent,
  Heading,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from "mdast";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { type FigureTable, printedTable } from "../figures/figure-table";
import { ContentError } from "../site/content-problem";
import { APPENDIX_ID } from "./appendix";
import "./cards";
import { groupByVersion } from "../content/changes";
import type { PaperCitation } from "../content/cite-paper";
import { END_MATTER } from "./end-matter";
import { refersToFigure } from "./figure-references";
import "./folds";
import type { GlossaryTerm } from "../content/glossary";
import type { PaperChange } from "../content/litepaper-frontmatter";
import { markText } from "./marks";
import "./images";
import { servedFiles } from "../content/paper-images";
import { reporter } from "./parse";
import type { CitedWork } from "./references";
import "./run-boxes";
import { latexOf, meaningOf, type PaperSymbol, symbolId } from "./symbols";
import { waysList } from "./ways";

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
  /** Makes links inside the site, and inside the paper, absolute. */
  absolute: (path: string) => string;
  citedWorks: readonly CitedWork[];
  formatReference: (key: string) => string;
  /** The terms to define at the end. */
  terms: readonly GlossaryTerm[];
  /** The symbols whose meanings to give at the end. */
  symbols: readonly PaperSymbol[];
  /** What each version changed, newest first. */
  changes: readonly PaperChange[];
  /** What a figure shows, in words. */
  describeFigure: (name: string) => string;
  /** What a figure draws. */
  tabulateFigure: (name: string) => FigureTable;
  citation: PaperCitation;
  /** The paper's file, for messages. */
  path: string;
};

/** What a tree may hold for its Markdown to be written: Markdown's own, and what `plainBlock` turns into that. */
const WRITABLE: ReadonlySet<string> = new Set([
  ...["root", "heading", "paragraph", "text", "emphasis", "strong", "delete", "break", "thematicBreak"],
  ...["link", "linkReference", "definition", "list", "listItem", "blockquote"],
  ...["inlineCode", "code", "math", "inlineMath", "table", "tableRow", "tableCell"],
  ...["footnoteReference", "footnoteDefinition", "yaml", "mdxFlowExpression", "mdxTextExpression"],
  ...["runBox", "fold", "runReference", "citationGroup", "appendix"],
  ...["card", "sourceMark", "ways"],
  ...["captionedTable", "captionedImage", "namedFigure"],
]);

/**
 * A paper as plain Markdown, for readers that are programs: no MDX, formulae as LaTeX, citations as numbers, figures in
 * words and as tables. Paragraphs, tables, figures and references keep the ids that they have in the page. The tree must
 * have been numbered and written as HTML already; it is changed.
 *
 * Throws a ContentError for what has no form in Markdown.
 */
export function toMarkdown(tree: Root, options: MarkdownOptions): string {
  refuseUnwritable(tree, options);
  const { title, subtitle, facts, citedWorks, formatReference, terms, symbols, changes, citation } = options;
  const blocks: RootContent[] = [
    heading(1, text(title)),
    { type: "blockquote", children: [paragraph([text(subtitle)])] },
    paragraph(linked(facts)),
    ...tree.children.filter(({ type }) => type !== "appendix").flatMap((block) => plainBlock(block, options)),
  ];
  if (symbols.length > 0) {
    blocks.push(
      heading(2, text(END_MATTER.symbols)),
      list(
        symbols.map((symbol) => [
          anchor(symbolId(symbol.symbol)),
          { type: "inlineMath", value: latexOf(symbol.symbol) },
          text(`: ${meaningOf(symbol)}`),
        ]),
        false,
      ),
    );
  }
  if (terms.length > 0) {
    const sorted = [...terms].sort((one, other) => one.term.localeCompare(other.term, "en"));
    blocks.push(
      heading(2, text(END_MATTER.terms)),
      list(
        sorted.map(({ slug, term, definition }) => [
          anchor(`term-${slug}`),
          link(options.absolute(`/glossary#${slug}`), term),
          text(`: ${definition}`),
        ]),
        false,
      ),
    );
  }
  if (citedWorks.length > 0) {
    blocks.push(
      heading(2, text(END_MATTER.references)),
      list(
        citedWorks.map(({ key, claims }) => {
          const reference = [anchor(`reference-${key}`), ...phrasingOf(formatReference(key))];
          const stated = claims.filter((claim) => claim !== undefined);
          return stated.length === 0 ? reference : [...reference, text(` Cited for: ${stated.join("; ")}.`)];
        }),
        true,
      ),
    );
  }
  if (changes.length > 0) {
    blocks.push(
      heading(2, text(END_MATTER.changes)),
      ...groupByVersion(changes).flatMap(({ version, date, texts }) => [
        paragraph([strong(`Version ${version}, ${date}.`)]),
        list(
          texts.map((change) => [text(change)]),
          false,
        ),
      ]),
    );
  }
  for (const block of tree.children) {
    if (block.type !== "appendix") continue;
    blocks.push(
      heading(2, text(`Appendix: ${block.title}`), anchor(APPENDIX_ID)),
      ...block.children.flatMap((child) => plainBlock(child, options)),
    );
  }
  blocks.push(
    heading(2, text(END_MATTER.citation)),
    paragraph(linked(citation.apa)),
    { type: "code", lang: "bibtex", value: citation.bibtex },
    paragraph(linked(citation.plain)),
  );
  return writer.stringify({ type: "root", children: blocks });
}

function refuseUnwritable(tree: Root, { path }: MarkdownOptions): void {
  const { problems, report } = reporter(path);
  visit(tree, (node) => {
    if (WRITABLE.has(node.type)) return;
    report(
      node,
      `An element of the kind "${node.type}" has no form in Markdown.`,
      "Write it with what docs/writing.md lists, or teach src/paper/to-markdown.ts how it is written.",
    );
  });
  if (problems.length > 0) throw new ContentError(problems);
}

function plainBlock(block: RootContent, options: MarkdownOptions): RootContent[] {
  const { absolute, imagesPath, describeFigure, tabulateFigure } = options;
  if (block.type === "yaml" || block.type === "mdxFlowExpression") return [];
  if (block.type === "card") return plainBlock(block.children[0], options);
  if (block.type === "ways") return plainBlock(waysList(block), options);
  if (block.type === "runBox") {
    const [first, ...others] = block.children.flatMap((child) => plainBlock(child, options));
    const label = strong(`The run (illustrative): ${withFullStop(block.title)}`);
    const opening =
      first?.type === "paragraph"
        ? [paragraph([label, text(" "), ...first.children])]
        : [paragraph([label]), ...(first ? [first] : [])];
    return [{ type: "blockquote", children: [...opening, ...others] as BlockContent[] }];
  }
  if (block.type === "fold") {
    const title = [anchor(String(block.data?.hProperties?.id)), strong(withFullStop(block.title))];
    return [paragraph(title), ...block.children.flatMap((child) => plainBlock(child, options))];
  }
  const parts = block.type === "captionedTable" ? [paragraph(block.caption), block] : [block];
  for (const part of parts) {
    visit(part, (node, index, parent) => {
      if (node.type === "link" && refersToFigure(node) && parent && index !== undefined) {
        parent.children.splice(index, 1, ...node.children);
        return index;
      }
      if ((node.type === "link" || node.type === "definition") && /^[/#]/.test(node.url))
        node.url = absolute(node.url);
      // The numbers of what it cites are words here, and its id is not made from them.
      if (node.type === "heading" && node.children.some(({ type }) => type === "citationGroup"))
        node.children.push(anchor(String(node.data?.hProperties?.id)));
      if (!parent || index === undefined) return;
      if (node.type === "citationGroup") {
        const numbers = node.citations.map(({ number }) => number).join(", ");
        parent.children.splice(index, 1, text(`[${numbers}]`));
      }
      if (node.type === "sourceMark") parent.children.splice(index, 1, text(markText(node)));
      if (node.type === "runReference") parent.children.splice(index, 1, text(node.text));
      // What is left of MDX's expressions are comments to writers.
      if (node.type === "mdxTextExpression") {
        parent.children.splice(index, 1);
        return index;
      }
    });
  }
  if (block.type === "captionedTable") {
    const label = [anchor(`table-${block.number}`), strong(`Table ${block.number}.`), text(" ")];
    return [paragraph([...label, ...block.caption]), ...block.children];
  }
  if (block.type === "captionedImage") {
    const file = servedFiles(block.image).at(-1)?.file ?? "";
    const image: PhrasingContent = { type: "image", url: absolute(`${imagesPath}/${file}`), alt: block.alt };
    const label = [anchor(`figure-${block.number}`), strong(`Figure ${block.number}.`), text(" ")];
    return [paragraph([image]), paragraph([...label, ...block.children])];
  }
  if (block.type === "namedFigure") {
    const label = [anchor(`figure-${block.number}`), strong(`Figure ${block.number}.`), text(" ")];
    return [
      paragraph([...label, ...block.children]),
      paragraph([{ type: "emphasis", children: [text(describeFigure(block.name))] }]),
      tableOf(tabulateFigure(block.name)),
    ];
  }
  const id = block.type === "paragraph" ? block.data?.hProperties?.id : undefined;
  if (block.type === "paragraph" && id) return [paragraph([anchor(String(id)), ...block.children])];
  return [block];
}

function tableOf(drawn: FigureTable): Table {
  return {
    type: "table",
    children: printedTable(drawn).map((cells) => ({
      type: "tableRow",
      children: cells.map((cell) => ({ type: "tableCell", children: [text(cell)] })),
    })),
  };
}

function list(items: readonly PhrasingContent[][], ordered: boolean): List {
  const children = items.map(
    (item): ListItem => ({ type: "listItem", spread: false, children: [paragraph(item)] }),
  );
  return { type: "list", ordered, spread: false, children };
}

/** One line of HTML as Markdown's own. */
function phrasingOf(html: string): PhrasingContent[] {
  const tree = toMdast(fromHtml(html, { fragment: true }));
  const blocks = tree.type === "root" ? tree.children : [tree];
  return blocks.flatMap((block) =>
    block.type === "paragraph" ? block.children : [block as PhrasingContent],
  );
}

/** A text whose addresses are links. */
function linked(value: string): PhrasingContent[] {
  return value
    .split(/(https:\/\/\S+)/)
    .filter(Boolean)
    .map((part) => (part.startsWith("https://") ? link(part, part) : text(part)));
}

/** Where a link to an id leads, in the page and here. */
const anchor = (id: string): PhrasingContent => ({ type: "html", value: `<a id="${id}"></a>` });

const withFullStop = (title: string) => (/[.?!]$/.test(title) ? title : `${title}.`);
const text = (value: string): PhrasingContent => ({ type: "text", value });
const link = (url: string, words: string): PhrasingContent => ({
  type: "link",
  url,
  children: [text(words)],
});
const strong = (value: string): PhrasingContent => ({ type: "strong", children: [text(value)] });
const heading = (depth: 1 | 2, ...children: PhrasingContent[]): Heading => ({
  type: "heading",
  depth,
  children,
});
const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: "paragraph", children });
