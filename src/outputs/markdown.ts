import type { Element, Root } from "hast";
import { select, selectAll } from "hast-util-select";
import { defaultHandlers } from "hast-util-to-mdast";
import { toString as getText } from "hast-util-to-string";
import { h } from "hastscript";
import { gfmToMarkdown } from "mdast-util-gfm";
import { mathToMarkdown } from "mdast-util-math";
import rehypeParse from "rehype-parse";
import rehypeRemark, { type Options } from "rehype-remark";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import type { VFile } from "vfile";
import { getCanonicalUrl, getMarkdownPath, site } from "../site/site";

/** Matches navigation, controls, hidden elements, and numbers that Markdown adds itself (of notes and bibliography entries). */
const OMITTED_ELEMENTS =
  "nav, :not(h3) > button, input, form label, [aria-hidden=true], [hidden]:not([hidden=until-found]), [data-scripted], " +
  "[data-heading-link], .note-number, [data-footnote-backref], .csl-left-margin";

/**
 * Returns the `<main>` of a built page as Markdown, with its URL under the title, and absolute links that lead to the Markdown
 * of other pages. All spaces are plain. Throws if there is no `<main>`.
 */
export function convertPageToMarkdown(html: string, path: string): string {
  return String(processor.processSync({ path, value: html })).replaceAll("\u00a0", " ");
}

/** Replaces the document by its `<main>`, with omitted elements marked, and a `<base>` by which hast-util-to-mdast resolves links. */
function rehypeExtractMain() {
  return (page: Root, file: VFile): Root => {
    const main = select("main", page);
    if (!main) throw new Error(`The page ${file.path} has no <main>.`);
    for (const element of selectAll(OMITTED_ELEMENTS, main)) element.properties.dataMdast = "ignore";
    for (const paragraph of selectAll("p", main)) insertSeparators(paragraph);
    for (const code of selectAll("code[data-language]", main))
      code.properties.className = [`language-${code.properties.dataLanguage}`];
    // The figure's number and its caption become one paragraph.
    for (const caption of selectAll("figcaption > p", main)) caption.tagName = "span";
    for (const bibliography of selectAll(".csl-bib-body", main)) bibliography.tagName = "ol";
    for (const entry of selectAll(".csl-entry", main)) entry.tagName = "li";
    return h(null, [h("base", { href: getCanonicalUrl(file.path) }), main]);
  };
}

/** Inserts a dot between the inline elements of a paragraph without text of its own, such as links, which CSS spaces on the page. */
function insertSeparators(paragraph: Element): void {
  if (paragraph.children.some(({ type }) => type === "text")) return;
  const elements = paragraph.children.filter((part) => part.type === "element");
  const parts = elements.filter(({ properties }) => properties.dataMdast !== "ignore");
  const separator = { type: "text", value: " · " } as const;
  paragraph.children = parts.flatMap((part, index) => (index > 0 ? [separator, part] : [part]));
}

/** Converts the elements that hast-util-to-mdast does not know or converts differently. */
const handlers: Options["handlers"] = {
  h1: (state, node) => {
    const url = state.resolve("");
    return [
      defaultHandlers.h1(state, node),
      { type: "paragraph", children: [{ type: "link", url, children: [{ type: "text", value: url }] }] },
    ];
  },
  a: (state, node) => {
    const href = String(node.properties.href);
    if (node.properties.dataFootnoteRef !== undefined)
      return { type: "footnoteReference", identifier: href.slice(1), label: getText(node) };
    // A citation is its number alone, since Markdown has no link to an entry of a list.
    if (href.startsWith("#bib-")) return state.all(node);
    return { ...defaultHandlers.a(state, node), url: getMarkdownUrl(state.resolve(href)) };
  },
  label: (state, node) => [...state.all(node), { type: "text", value: ": " }],
  aside: (state, node) => ({
    type: "footnoteDefinition",
    identifier: String(node.properties.id),
    label: String(node.properties.ariaLabel).replace(/\D/g, ""),
    children: state.toFlow(state.all(node)),
  }),
  // Temml keeps the TeX source in an `<annotation>`.
  math: (_state, node) => {
    const annotation = select("annotation", node);
    const value = annotation ? getText(annotation) : "";
    return node.properties.display === "block" ? { type: "math", value } : { type: "inlineMath", value };
  },
  figure: (state, node) => {
    if (!select("[data-figure-part]", node)) return defaultHandlers.figure(state, node);
    const selectors = [
      "figcaption",
      "[data-figure-part=setting]",
      "svg",
      "[data-figure-part=finding]",
      "table",
    ];
    const parts = selectors
      .flatMap((selector) => select(selector, node) ?? [])
      .map((part) => (part.tagName === "svg" ? h("p", String(part.properties.ariaLabel)) : part));
    return state.toFlow(state.all({ ...node, children: parts }));
  },
  summary: (state, node) =>
    state.all(select("h2, h3", node) ? node : h(null, h("p", h("strong", getText(node))))),
};

/** Returns the URL of a page's Markdown, and every other URL unchanged. The names of files have a dot. */
function getMarkdownUrl(address: string): string {
  const url = new URL(address);
  if (url.origin === site.url && !url.pathname.includes(".")) url.pathname = getMarkdownPath(url.pathname);
  return url.href;
}

const processor = unified()
  .use(rehypeParse)
  .use(rehypeExtractMain)
  .use(rehypeRemark, { handlers, nodeHandlers: { comment: () => undefined } })
  // Tables, footnotes and formulas. remark-gfm and remark-math in the versions of MDX 2 do not fit this unified.
  .data("toMarkdownExtensions", [gfmToMarkdown({ tablePipeAlign: false }), mathToMarkdown()])
  .use(remarkStringify, { bullet: "-", rule: "-" })
  .freeze();
