import type { Element, ElementContent, Root } from "hast";
import { select, selectAll } from "hast-util-select";
import { toXast } from "hast-util-to-xast";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";
import { toXml } from "xast-util-to-xml";
import { titleIn } from "../../paper/section-texts";
import { directionOf } from "../../site/languages";
import { litepaperPath } from "../../site/litepaper-paths";
import { PAGE_ONLY } from "../../site/page-roles";
import { formatDay } from "../../site/plain-format";
import { canonicalUrl, site } from "../../site/site";
import { hasClass } from "../../text/has-class";
import type { PaperDocument } from "../documents";

const MATHML = "http://www.w3.org/1998/Math/MathML";
const OPS = "http://www.idpf.org/2007/ops";

/** A heading that the book's contents lead to. */
export type Heading = { id: string; title: ElementContent[]; parts: Heading[] };

/** A paper as a document of a book. */
export type Chapter = ReturnType<typeof chapterOf>;

/** Elements that e-readers show in a way of their own, each with its `epub:type` and role. */
const TYPES: readonly [matches: (element: Element) => boolean, type: string, role?: string][] = [
  [({ properties }) => properties.role === "doc-noteref", "noteref"],
  [(element) => hasClass(element, "note"), "footnote", "doc-footnote"],
  [({ properties }) => properties.role === "doc-biblioref", "biblioref"],
  [(element) => hasClass(element, "references"), "bibliography"],
  [(element) => hasClass(element, "term"), "glossref", "doc-glossref"],
  [(element) => hasClass(element, "terms"), "glossary", "doc-glossary"],
  [(element) => hasClass(element, "appendix"), "appendix", "doc-appendix"],
];

/** A paper as a chapter, its folds open. `inBook` are the papers that the same book holds: links to those stay in it. */
export function chapterOf(paper: PaperDocument, inBook: readonly PaperDocument[]) {
  const { slug, title, subtitle, version, lang, dateModified } = paper;
  const tree = structuredClone(paper.tree);
  const address = canonicalUrl(litepaperPath(slug));
  const used = new Set<string>();
  const images = new Set<string>();
  visit(tree, "element", (element, index, parent) => {
    if (parent && index !== undefined && hasClass(element, ...PAGE_ONLY)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const { tagName, properties } = element;
    if (tagName === "details") element.tagName = "div";
    // E-readers open a note in place where it is an `aside`.
    if (properties.role === "note") element.tagName = "aside";
    if (tagName === "summary")
      Object.assign(element, select("h2", element) ?? h("p", h("strong", element.children)));
    for (const name of Object.keys(properties))
      if (name.startsWith("data") || name === "tabIndex") delete properties[name];
    if (tagName === "math") {
      used.add("mathml");
      properties.xmlns = MATHML;
    }
    if (tagName === "svg") used.add("svg");
    if (tagName === "a") properties.href = linkInBook(String(properties.href), inBook);
    if (tagName === "img") {
      images.add(String(properties.src));
      element.properties = { src: imageFile(String(properties.src)), alt: properties.alt };
    }
    const [, type, role] = TYPES.find(([matches]) => matches(element)) ?? [];
    if (type) Object.assign(properties, { "epub:type": type, ...(role ? { role } : {}) });
    return undefined;
  });
  const header = h("header", [
    h("h1", title),
    h("p", h("em", subtitle)),
    h("p.facts", [
      `${site.name}. Version ${version}, ${formatDay(dateModified)}. `,
      h("a", { href: address }, address),
    ]),
    h("p.facts", `${site.status}.`),
  ]);
  return {
    title,
    file: chapterFile(slug),
    xhtml: xhtmlPage(title, [header, ...(tree.children as ElementContent[])], lang),
    headings: headingsOf(tree),
    /** What the package says that the document has: `mathml`, `svg`. */
    properties: [...used].sort(),
    /** Addresses on the site of the pictures that it shows. */
    images: [...images],
  };
}

/** A document of a book; `children` are of its body. */
export function xhtmlPage(
  title: string,
  children: readonly ElementContent[],
  lang: string = site.language,
): string {
  const page = h(
    "html",
    {
      xmlns: "http://www.w3.org/1999/xhtml",
      "xmlns:epub": OPS,
      lang,
      "xml:lang": lang,
      ...(directionOf(lang) === "rtl" ? { dir: "rtl" } : {}),
    },
    [
      h("head", [h("title", title), h("link", { rel: "stylesheet", type: "text/css", href: "book.css" })]),
      h("body", [...children]),
    ],
  );
  return `<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html>\n${toXml(toXast(page), { closeEmptyElements: true })}\n`;
}

/** Where a picture of the site stands in a book. */
export const imageFile = (address: string): string => `images/${address.split("/").slice(-2).join("-")}`;

const chapterFile = (slug: string) => `${slug}.xhtml`;

/** Where a link leads in a book: to a chapter of it, or to the site. */
function linkInBook(href: string, inBook: readonly PaperDocument[]): string {
  const [path = "", hash] = href.split("#");
  const chapter = inBook.find(({ slug }) => litepaperPath(slug) === path);
  if (chapter) return chapterFile(chapter.slug) + (hash ? `#${hash}` : "");
  return href.startsWith("/") ? canonicalUrl(href) : href;
}

function headingsOf(tree: Root): Heading[] {
  const headings: Heading[] = [];
  for (const heading of selectAll("h2[id], h3[id]", tree)) {
    const list = heading.tagName === "h3" ? headings.at(-1)?.parts : headings;
    list?.push({ id: String(heading.properties.id), title: titleIn(heading), parts: [] });
  }
  return headings;
}
