import { fromHtml } from "hast-util-from-html";
import { toMdast } from "hast-util-to-mdast";
import type { BlockContent, Heading, PhrasingContent, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { citePaper } from "../content/cite-paper";
import type { LitepaperFrontmatter } from "../content/litepaper-frontmatter";
import { imagesPath, servedFiles } from "../content/paper-images";
import { printedTable } from "../figures/figure-table";
import { litepaperPath } from "../site/litepaper-paths";
import { canonicalUrl } from "../site/site";
import { anchor, link, list, markdownWriter, paragraph, strong, table, text } from "../text/markdown";
import { END_MATTER } from "./end-matter";
import { refersToFigure } from "./figure-references";
import { latexOf } from "./formula-signs";
import { APPENDIX_ID } from "./markdown-nodes";
import { markText } from "./marks";
import { propertiesList } from "./properties";
import { meaningOf } from "./symbols";
import type { NumberedPaper, toHast } from "./to-hast";

/** A numbered paper and what its page has found in it. */
type DrawnPaper = NumberedPaper & Pick<ReturnType<typeof toHast>, "symbols" | "parts">;

/**
 * A paper as plain Markdown, for readers that are programs: no MDX, formulae as LaTeX, citations as numbers, figures in
 * words and as tables. Paragraphs, tables, figures and references keep the ids that they have in the page. What a work is
 * cited for stands where it is cited, and what a term means in the glossary. The tree must have been numbered and written as
 * HTML already; it is changed.
 */
export function toMarkdown(paper: DrawnPaper, frontmatter: LitepaperFrontmatter): string {
  const { slug, tree, citedWorks, terms, symbols, library } = paper;
  const { title, subtitle, version, dateModified } = frontmatter;
  const citation = citePaper({ slug, title, subtitle, version, dateModified });
  const appendix = tree.children.filter((block) => block.type === "appendix");
  const children: RootContent[] = [
    heading(1, text(title)),
    { type: "blockquote", children: [paragraph([text(subtitle)])] },
    paragraph(linked(`Version ${version}, ${dateModified}. ${canonicalUrl(litepaperPath(slug))}`)),
    ...tree.children.filter(({ type }) => type !== "appendix").flatMap((block) => plainBlock(block, paper)),
    ...endMatter(
      END_MATTER.symbols,
      symbols.map((symbol) => [
        { type: "inlineMath", value: latexOf(symbol) },
        text(`: ${meaningOf(symbol)}`),
      ]),
    ),
    ...(terms.length > 0 ? [heading(2, text(END_MATTER.terms)), paragraph(termLinks(terms))] : []),
    ...endMatter(
      END_MATTER.references,
      citedWorks.map(({ key }) => [
        anchor(`reference-${key}`),
        ...phrasingOf(library.references.get(key) ?? ""),
      ]),
      true,
    ),
    ...appendix.flatMap((block) => [
      heading(2, text(`Appendix: ${block.title}`), anchor(APPENDIX_ID)),
      ...block.children.flatMap((child) => plainBlock(child, paper)),
    ]),
    heading(2, text(END_MATTER.citation)),
    paragraph(linked(citation.apa)),
    { type: "code", lang: "bibtex", value: citation.bibtex },
  ];
  return markdownWriter.stringify({ type: "root", children });
}

/** The glossary, where the terms are defined, is a page of its own. */
const termLinks = (terms: DrawnPaper["terms"]): PhrasingContent[] =>
  terms.flatMap(({ slug, term }, index) => [
    ...(index > 0 ? [text(", ")] : []),
    link(canonicalUrl(`/glossary#${slug}`), term),
  ]);

/** A list with its heading; nothing where it would be empty. */
const endMatter = (title: string, items: readonly PhrasingContent[][], ordered?: boolean) =>
  items.length > 0 ? [heading(2, text(title)), list(items, ordered)] : [];

function plainBlock(block: RootContent, paper: DrawnPaper): RootContent[] {
  const { slug } = paper;
  if (block.type === "yaml") return [];
  if (block.type === "card") return plainBlock(block.children[0], paper);
  if (block.type === "properties") return plainBlock(propertiesList(block), paper);
  if (block.type === "runBox") {
    const [first, ...others] = block.children.flatMap((child) => plainBlock(child, paper));
    const label = strong(`The run (illustrative): ${withFullStop(block.title)}`);
    const opening =
      first?.type === "paragraph"
        ? [paragraph([label, text(" "), ...first.children])]
        : [paragraph([label]), ...(first ? [first] : [])];
    return [{ type: "blockquote", children: [...opening, ...others] as BlockContent[] }];
  }
  if (block.type === "fold") {
    const title = [anchor(String(block.data?.hProperties?.id)), strong(withFullStop(block.title))];
    return [paragraph(title), ...block.children.flatMap((child) => plainBlock(child, paper))];
  }
  if (block.type === "blockquote" || block.type === "list" || block.type === "listItem") {
    const children = block.children.flatMap((child: RootContent) => plainBlock(child, paper));
    return [{ ...block, children } as RootContent];
  }
  const parts = block.type === "captionedTable" ? [paragraph(block.caption), block] : [block];
  for (const part of parts) {
    visit(part, (node, index, parent) => {
      if (node.type === "link" && refersToFigure(node) && parent && index !== undefined) {
        parent.children.splice(index, 1, ...node.children);
        return index;
      }
      if (node.type === "link" && /^[/#]/.test(node.url))
        node.url = node.url.startsWith("#")
          ? canonicalUrl(litepaperPath(slug)) + node.url
          : canonicalUrl(node.url);
      // The numbers of citations are words here, and the heading's id is not made from them.
      if (node.type === "heading" && node.children.some(({ type }) => type === "citationGroup"))
        node.children.push(anchor(String(node.data?.hProperties?.id)));
      if (!parent || index === undefined) return;
      if (node.type === "citationGroup") {
        const numbers = node.citations.map(({ number }) => number).join(", ");
        parent.children.splice(index, 1, text(`[${numbers}]`));
      }
      if (node.type === "sourceMark") parent.children.splice(index, 1, text(markText(node)));
      if (node.type === "runReference") parent.children.splice(index, 1, text(node.text));
    });
  }
  if (block.type === "captionedTable")
    return [paragraph([...displayLabel("Table", block.number), ...block.caption]), ...block.children];
  if (block.type === "placedImage") {
    const file = servedFiles(block.image).at(-1)?.file ?? "";
    const url = canonicalUrl(`${imagesPath(slug)}/${file}`);
    return [
      paragraph([{ type: "image", url, alt: block.alt }]),
      ...(block.number ? [paragraph([...displayLabel("Figure", block.number), ...block.children])] : []),
    ];
  }
  if (block.type === "namedFigure") {
    const words = paper.parts.figures.find(({ name }) => name === block.name)?.alternative ?? "";
    const data = paper.library.figures.get(block.name)?.tabulate(paper.library.run);
    return [
      paragraph([...displayLabel("Figure", block.number), ...block.children]),
      paragraph([{ type: "emphasis", children: [text(words)] }]),
      ...(data ? [table(printedTable(data))] : []),
    ];
  }
  const id = block.type === "paragraph" ? block.data?.hProperties?.id : undefined;
  if (block.type === "paragraph" && id) return [paragraph([anchor(String(id)), ...block.children])];
  return [block];
}

const displayLabel = (kind: "Figure" | "Table", number: number): PhrasingContent[] => [
  anchor(`${kind.toLowerCase()}-${number}`),
  strong(`${kind} ${number}.`),
  text(" "),
];

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
    .map((part) => (part.startsWith("https://") ? link(part) : text(part)));
}

const withFullStop = (title: string) => (/[.?!]$/.test(title) ? title : `${title}.`);
const heading = (depth: 1 | 2, ...children: PhrasingContent[]): Heading => ({
  type: "heading",
  depth,
  children,
});
