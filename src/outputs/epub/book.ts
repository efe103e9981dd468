import { readFileSync } from "node:fs";
import { join } from "node:path";
import { strToU8, type Zippable, zipSync } from "fflate";
import type { Element, ElementContent } from "hast";
import { h } from "hastscript";
import { getMimeType } from "hono/utils/mime";
import { toXml } from "xast-util-to-xml";
import { x } from "xastscript";
import { fullTitle } from "../../site/litepaper-facts";
import {
  ALL_EPUB_PATH,
  EPUB_TYPE,
  epubPath,
  LITEPAPERS_PATH,
  litepaperPath,
} from "../../site/litepaper-paths";
import { canonicalUrl, site } from "../../site/site";
import { lastChange, type OutputFile, type PaperDocument } from "../documents";
import { type Chapter, chapterOf, type Heading, imageFile, xhtmlPage } from "./chapter";
import { drawBookCover } from "./cover";

const FONTS = ["newsreader", "newsreader-italic", "instrument-sans", "stix-two-math"].map(
  (name) => `${name}.woff2`,
);

/** The books' own style. */
const SHEETS = ["src/styles/math.css", "src/outputs/epub/book.css"];

type Book = {
  /** Where it is served. */
  path: string;
  /** What it is known by, in every version: the address of what it holds. */
  identifier: string;
  title: string;
  description: string;
  papers: readonly PaperDocument[];
};

/** Reads what the site serves at an address. */
type ReadAsset = (address: string) => Uint8Array;

/** Each paper as an EPUB, and one of all. */
export async function booksOf(papers: readonly PaperDocument[], readAsset: ReadAsset): Promise<OutputFile[]> {
  const books: Book[] = papers.map((paper) => ({
    path: epubPath(paper.slug),
    identifier: canonicalUrl(litepaperPath(paper.slug)),
    title: fullTitle(paper),
    description: paper.summary,
    papers: [paper],
  }));
  books.push({
    path: ALL_EPUB_PATH,
    identifier: canonicalUrl(LITEPAPERS_PATH),
    title: `${site.name}: the litepapers`,
    description: site.description,
    papers,
  });
  return Promise.all(books.map(async (book) => ({ path: book.path, content: await bind(book, readAsset) })));
}

/** A book of EPUB 3.3 (W3C, 2023). The same papers give the same bytes: its only time is the day of their last change. */
async function bind(book: Book, readAsset: ReadAsset): Promise<Uint8Array> {
  const { papers, title } = book;
  const day = lastChange(papers);
  const chapters = papers.map((paper) => chapterOf(paper, papers));
  const images = [...new Set(chapters.flatMap((chapter) => chapter.images))];
  const nav = contents(chapters);
  const documents = [
    { file: "nav.xhtml", properties: nav.includes("<math") ? ["nav", "mathml"] : ["nav"] },
    ...chapters,
  ];
  const content: Record<string, Uint8Array> = {
    "nav.xhtml": strToU8(nav),
    "cover.xhtml": strToU8(coverPage(title)),
    "cover.png": await drawBookCover(papers.map(({ cover }) => cover)),
    "book.css": strToU8(SHEETS.map((sheet) => readFileSync(sheet, "utf8")).join("\n")),
    ...Object.fromEntries(FONTS.map((font) => [`fonts/${font}`, readFileSync(join("src/fonts", font))])),
    ...Object.fromEntries(images.map((address) => [imageFile(address), readAsset(address)])),
    ...Object.fromEntries(chapters.map(({ file, xhtml }) => [file, strToU8(xhtml)])),
  };
  const files: Zippable = {
    // First and as it is, so that a program knows the file by its first bytes.
    mimetype: [strToU8(EPUB_TYPE), { level: 0 }],
    "META-INF/container.xml": strToU8(CONTAINER),
    "EPUB/package.opf": strToU8(packageOf(book, day, Object.keys(content), documents)),
    ...Object.fromEntries(Object.entries(content).map(([name, bytes]) => [`EPUB/${name}`, bytes])),
  };
  const [year = 1980, month = 1, date = 1] = day.split("-").map(Number);
  // A zip's times have no zone: those of wherever it is made.
  return zipSync(files, { level: 9, mtime: new Date(year, month - 1, date) });
}

const CONTAINER = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml" /></rootfiles></container>
`;

/** What every book of ours says of its accessibility, by properties of schema.org. */
const ACCESSIBILITY: readonly [property: string, ...values: string[]][] = [
  ["accessMode", "textual", "visual"],
  ["accessModeSufficient", "textual"],
  [
    "accessibilityFeature",
    ...["tableOfContents", "readingOrder", "structuralNavigation", "alternativeText", "MathML"],
  ],
  ["accessibilityHazard", "none"],
  [
    "accessibilitySummary",
    "Formulae are MathML, tables have headings, and every drawing says in words what it shows.",
  ],
];

/** A document of a book, as its package names it. */
type Document = Pick<Chapter, "file" | "properties">;

function packageOf(
  book: Book,
  day: string,
  files: readonly string[],
  documents: readonly Document[],
): string {
  const [first, ...others] = book.papers;
  const says = (property: string, value: string) => x("meta", { property }, value);
  const metadata = x("metadata", { "xmlns:dc": "http://purl.org/dc/elements/1.1/" }, [
    x("dc:identifier", { id: "id" }, book.identifier),
    x("dc:title", book.title),
    x("dc:creator", site.name),
    x("dc:publisher", site.name),
    ...[...new Set(book.papers.map(({ lang }) => lang))].map((lang) => x("dc:language", lang)),
    x("dc:description", `${book.description} ${site.status}.`),
    x("dc:date", day),
    x("dc:rights", `${site.licence.name}, ${site.licence.url}`),
    says("dcterms:modified", `${day}T00:00:00Z`),
    // Papers have a version each.
    ...(first && others.length === 0 ? [says("schema:version", first.version)] : []),
    ...ACCESSIBILITY.flatMap(([name, ...values]) => values.map((value) => says(`schema:${name}`, value))),
  ]);
  const items = files.map((file) =>
    x("item", {
      id: itemId(file),
      href: file,
      "media-type": getMimeType(file)?.split(";")[0],
      properties: propertiesOf(file, documents),
    }),
  );
  const order = ["cover.xhtml", ...documents.map(({ file }) => file)];
  const attributes = {
    xmlns: "http://www.idpf.org/2007/opf",
    version: "3.0",
    "unique-identifier": "id",
    "xml:lang": site.language,
  };
  const content = [
    metadata,
    x("manifest", items),
    x(
      "spine",
      order.map((file) => x("itemref", { idref: itemId(file) })),
    ),
  ];
  return `<?xml version="1.0" encoding="utf-8"?>\n${toXml(x("package", attributes, content), { closeEmptyElements: true })}\n`;
}

const itemId = (file: string) => `item-${file.replaceAll(/[^a-z0-9]/gi, "-")}`;

function propertiesOf(file: string, documents: readonly Document[]): string | undefined {
  if (file === "cover.png") return "cover-image";
  return documents.find((document) => document.file === file)?.properties.join(" ") || undefined;
}

function coverPage(title: string): string {
  return xhtmlPage(title, [
    h("section.cover", { "epub:type": "cover" }, [
      h("img", { src: "cover.png", role: "doc-cover", alt: `Cover of ${title}` }),
    ]),
  ]);
}

function contents(chapters: readonly Chapter[]): string {
  const link = (href: string, title: string | ElementContent[], type?: string) =>
    h("a", { href, "epub:type": type }, title);
  const list = (file: string, headings: readonly Heading[]): Element[] => {
    const items = headings.map(({ id, title, parts }) =>
      h("li", [link(`${file}#${id}`, title), ...list(file, parts)]),
    );
    return items.length === 0 ? [] : [h("ol", items)];
  };
  const [first] = chapters;
  const landmarks = [
    link("cover.xhtml", "Cover", "cover"),
    link("nav.xhtml", "Contents", "toc"),
    ...(first ? [link(first.file, "Text", "bodymatter")] : []),
  ];
  const items = chapters.map(({ file, title, headings }) =>
    h("li", [link(file, title), ...list(file, headings)]),
  );
  return xhtmlPage("Contents", [
    h("nav", { "epub:type": "toc", role: "doc-toc", ariaLabel: "Contents" }, [
      h("h1", "Contents"),
      h("ol", items),
    ]),
    h("nav", { "epub:type": "landmarks", hidden: true, ariaLabel: "Landmarks" }, [
      h(
        "ol",
        landmarks.map((landmark) => h("li", landmark)),
      ),
    ]),
  ]);
}
