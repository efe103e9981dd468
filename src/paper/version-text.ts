import type { Element, Root as HtmlRoot } from "hast";
import { h } from "hastscript";
import type { Code, Image, Nodes, Root, RootContent, Table } from "mdast";
import type { Math as DisplayMath, InlineMath } from "mdast-util-math";
import { type Handlers, type State, toHast } from "mdast-util-to-hast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { visitParents } from "unist-util-visit-parents";
import { groupByVersion, type PaperChange } from "../content/litepaper-frontmatter";
import { ContentError } from "../site/content-problem";
import { formatDay } from "../site/plain-format";
import { canonicalUrl } from "../site/site";
import { htmlWriter } from "../text/html-writer";
import { markdownParser } from "../text/markdown";
import { END_MATTER } from "./end-matter";
import { decode } from "./links";
import { formulaBlock, keepStops, mathMl, numberEquations } from "./math";
import { plainElements, scrollingCode, scrollingTable } from "./plain-elements";
import { reporter } from "./report";
import { setHeadingIds } from "./sections";

/** What the record of a version says above its text. */
export type VersionFacts = {
  title: string;
  subtitle: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Canonical, of the paper when it was published. */
  address: string;
};

/** Where a version says what it and those before it changed. */
export const CHANGES_ID = "changes";

/** So many blocks stand above the text of a paper's Markdown: its title, its subtitle, its version with day and address. */
export const TOP = 3;

/** A paper's Markdown without what other files say in it: the glossary's definitions, the entries of the bibliography. */
export function ownText(markdown: string): string {
  const starts = markdownParser
    .parse(markdown)
    .children.flatMap((block) =>
      block.type === "heading" && block.depth === 2 ? (block.position?.start.offset ?? 0) : [],
    );
  return [0, ...starts]
    .map((start, index) => markdown.slice(start, starts[index]))
    .filter((section) => !Object.values(END_MATTER).some((title) => section.startsWith(`## ${title}\n`)))
    .join("");
}

const FACTS = /^Version \S+, (\d{4}-\d{2}-\d{2})\. (\S+)$/;

/**
 * Reads the top of a paper's Markdown as it was published. `path` is the record's, for messages.
 *
 * Throws a ContentError where it is not that of a paper.
 */
export function readVersion(markdown: string, path: string): VersionFacts {
  const [top = ""] = markdown.split(/^## /m, 1);
  return readTop(markdownParser.parse(top).children, path);
}

/** What the blocks of a record say above its text. Throws as `readVersion` does. */
function readTop(blocks: readonly RootContent[], path: string): VersionFacts {
  const [title, subtitle, facts] = blocks;
  const [, date, address] = (facts && FACTS.exec(textOf(facts))) ?? [];
  if (!title || !subtitle || !date || !address) {
    const { problems, report } = reporter(path);
    report(
      facts,
      "This is not the record of a paper: it begins with no title, line and version.",
      "Bring the file back as it was published; npm run publish:paper writes records, and nobody changes them.",
    );
    throw new ContentError(problems);
  }
  return { title: textOf(title), subtitle: textOf(subtitle), date, address };
}

/**
 * The text of a paper as it was published, as HTML. `path` is the record's, for messages.
 *
 * Formulae are formulae again, and ids are the elements' own. Images, and links to files beside the paper's page, are words,
 * since the files may be gone; other links to the site lead to its pages as they are now, and within this text to its own
 * sections. Below it stands what the version and those before it changed, unless the record says so itself.
 */
export function renderVersion(markdown: string, path: string, changes: readonly PaperChange[] = []): string {
  const blocks = markdownParser.parse(markdown).children;
  const { address } = readTop(blocks, path);
  const tree: Root = { type: "root", children: blocks.slice(TOP) };
  setHeadingIds(tree);
  const ids = takeIds(tree);
  visit(tree, (node, index, parent) => {
    if (node.type === "definition") node.url = linkNow(node.url, address, ids);
    if (node.type !== "link" || !parent || index === undefined) return undefined;
    node.url = linkNow(node.url, address, ids);
    if (!isFileBeside(node.url, address)) return undefined;
    parent.children.splice(index, 1, ...node.children);
    return index;
  });
  return drawVersion(tree, ids.has(CHANGES_ID) ? [] : changes);
}

/** Gives elements the ids that stand in the text as anchors, and returns all ids that there are. */
function takeIds(tree: Root): ReadonlySet<string> {
  const ids = new Set<string>();
  visitParents(tree, "html", (node, ancestors) => {
    const parent = ancestors.at(-1);
    if (!parent) return undefined;
    const [, id] = /^<a id="([\w-]+)">/.exec(node.value) ?? [];
    // The paragraph of an item is often no element of its own.
    const item = ancestors.findLast(({ type }) => type === "listItem");
    const element = item ?? parent;
    if (id) element.data = { ...element.data, hProperties: { id } };
    const index = parent.children.indexOf(node as never);
    parent.children.splice(index, 1);
    return index;
  });
  visit(tree, (node: Nodes) => {
    const id = node.data?.hProperties?.id;
    if (id) ids.add(String(id));
  });
  return ids;
}

/** Whether a link leads to a file that stood beside the paper's page. */
const isFileBeside = (url: string, address: string) =>
  url.startsWith(`${new URL(address).pathname}/`) && /\.\w+$/.test(url);

/** Where a link of the text leads now: a part of another page may be gone, the page is not. */
function linkNow(url: string, address: string, ids: ReadonlySet<string>): string {
  const [page = "", id] = url.split("#");
  if (page === address && id && ids.has(decode(id))) return `#${id}`;
  const root = canonicalUrl("/");
  return page.startsWith(root) ? `/${page.slice(root.length)}` : url;
}

function drawVersion(tree: Root, changes: readonly PaperChange[]): string {
  const html: HtmlRoot = { type: "root", children: [] };
  Object.assign(html, toHast(tree, { handlers, clobberPrefix: "", footnoteLabel: "Notes" }));
  plainElements(html);
  numberEquations(html);
  keepStops(html);
  if (changes.length > 0) html.children.push(changeList(changes));
  return htmlWriter.stringify(html);
}

/** What versions changed, as HTML, newest first. */
export const renderChangeList = (changes: readonly PaperChange[]): string =>
  htmlWriter.stringify({ type: "root", children: changes.length > 0 ? [changeList(changes)] : [] });

function changeList(changes: readonly PaperChange[]): Element {
  return h("section.changes", { ariaLabelledBy: CHANGES_ID }, [
    h("h2", { id: CHANGES_ID }, END_MATTER.changes),
    h(
      "dl",
      groupByVersion(changes).flatMap(({ version, date, texts }) => [
        h("dt", `Version ${version}, ${formatDay(date)}`),
        h(
          "dd",
          h(
            "ul",
            texts.map((text) => h("li", text)),
          ),
        ),
      ]),
    ),
  ]);
}

const handlers: Handlers = {
  math: (_state: State, node: DisplayMath) => formulaBlock(mathMl(node.value, true)),
  inlineMath: (_state: State, node: InlineMath) => mathMl(node.value, false),
  image: (_state: State, { alt }: Image) => h("em", `Image: ${alt}`),
  code: (_state: State, { lang, value }: Code) => scrollingCode({ lang }, [{ type: "text", value }]),
  table: (state: State, node: Table, parent: RootContent | Root | undefined) =>
    scrollingTable(state, node, { ariaLabel: captionOf(node, parent) }),
};

/** The words above a table, which say what it shows. */
function captionOf(table: Table, parent: RootContent | Root | undefined): string {
  const siblings: readonly Nodes[] = parent && "children" in parent ? parent.children : [];
  const before = siblings.slice(0, siblings.indexOf(table)).findLast(({ type }) => type === "paragraph");
  return before ? textOf(before).slice(0, 80) : "Table";
}
