/** @jest-environment jsdom */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { unzipSync } from "fflate";
import { ALL_EPUB_PATH, epubPath } from "../../src/site/litepaper-paths";
import { site } from "../../src/site/site";
import { publishedPapers } from "../published-papers";
import { papers as specified } from "../specified-papers";
import { testWhere } from "../test-where";
import { budgets } from "./budgets";
import { publicDir, readDocument } from "./built-site";

const books = [
  ...publishedPapers.map((paper) => ({ path: epubPath(paper.slug), papers: [paper] })),
  { path: ALL_EPUB_PATH, papers: publishedPapers },
];

const OPS = "http://www.idpf.org/2007/ops";

/** Debian's, a Java archive. */
const EPUBCHECK = "/usr/bin/epubcheck";

const words = (text: string | null | undefined) => (text ?? "").replaceAll(/\s+/g, "");

describe.each(books)("$path", ({ path, papers }) => {
  const bytes = readFileSync(join(publicDir, path));
  const files = unzipSync(new Uint8Array(bytes));
  const text = (name: string) => Buffer.from(files[name] ?? "").toString("utf8");
  /** A file as XML, which it has to be without a fault. */
  const parse = (name: string, type: DOMParserSupportedType) => {
    const document = new DOMParser().parseFromString(text(name), type);
    expect(document.querySelector("parsererror")?.textContent).toBeUndefined();
    return document;
  };
  const documentsIn = () =>
    Object.keys(files)
      .filter((name) => name.endsWith(".xhtml"))
      .map((name) => ({ name, page: parse(name, "application/xhtml+xml") }));
  const opf = parse("EPUB/package.opf", "application/xml");
  const items = [...opf.querySelectorAll("manifest > item")].map((item) => ({
    id: item.id,
    href: item.getAttribute("href") ?? "",
    type: item.getAttribute("media-type"),
    properties: item.getAttribute("properties")?.split(" ") ?? [],
  }));
  const metadata = (name: string) =>
    [...opf.querySelectorAll("metadata > *")]
      .filter((element) => element.nodeName === name || element.getAttribute("property") === name)
      .map(({ textContent }) => textContent);

  test("is known for a book by its first bytes, neither compressed nor with anything before them", () => {
    const [signature, method, nameLength, extraLength] = [
      bytes.readUInt32LE(0),
      bytes.readUInt16LE(8),
      bytes.readUInt16LE(26),
      bytes.readUInt16LE(28),
    ];
    expect([signature, method, nameLength, extraLength]).toEqual([0x04034b50, 0, 8, 0]);
    expect(bytes.subarray(30, 58).toString()).toBe("mimetypeapplication/epub+zip");
  });

  testWhere(existsSync(EPUBCHECK), "epubcheck is not installed: apt-get install epubcheck")(
    "has no fault that epubcheck knows",
    () => {
      const { stdout, stderr } = spawnSync("java", ["-jar", EPUBCHECK, join(publicDir, path)], {
        encoding: "utf8",
      });
      // What is no book, or cannot be read, is not counted at all.
      expect(stdout).toContain("Messages: ");
      const faults = stderr.split("\n").filter((line) => /^(?:FATAL|ERROR|WARNING)/.test(line));
      // Debian's knows EPUB 3.2; from 3.3 on a book may hold WebP.
      expect(faults.filter((line) => !/MED-003.*image\/webp/.test(line))).toEqual([]);
    },
  );

  test("lists each of its files once, and no other, as what it is", () => {
    const listed = items.map(({ href }) => `EPUB/${href}`).sort();
    expect(listed).toEqual(
      Object.keys(files)
        .filter((name) => name.startsWith("EPUB/") && name !== "EPUB/package.opf")
        .sort(),
    );
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    for (const { type } of items) expect(type).toMatch(/^(?:application|text|font|image)\/[a-z0-9+]+$/);
  });

  test("has its package where readers look for it, and each font that its style names", () => {
    const container = parse("META-INF/container.xml", "application/xml");
    expect(container.querySelector("rootfile")?.getAttribute("full-path")).toBe("EPUB/package.opf");
    const urls = [...text("EPUB/book.css").matchAll(/url\("?([^")]+)/g)].map(([, url = ""]) => url);
    expect(urls.length).toBeGreaterThan(0);
    // By its first bytes.
    for (const url of urls)
      expect([url, Buffer.from(files[`EPUB/${url}`] ?? "").toString("latin1", 0, 4)]).toEqual([url, "wOF2"]);
  });

  test("each document has the style, a title and a language, and its package knows of its formulae and drawings", () => {
    for (const { name, page } of documentsIn()) {
      const { properties = [] } = items.find(({ href }) => `EPUB/${href}` === name) ?? {};
      const { lang = "en" } = papers.find(({ slug }) => name === `EPUB/${slug}.xhtml`) ?? {};
      const { documentElement: root } = page;
      expect(page.querySelector("title")?.textContent).toMatch(/\S/);
      expect({
        style: page.querySelector("link[rel=stylesheet]")?.getAttribute("href"),
        languages: [root.getAttribute("lang"), root.getAttribute("xml:lang")],
        math: properties.includes("mathml"),
        svg: properties.includes("svg"),
      }).toEqual({
        style: "book.css",
        languages: [lang, lang],
        math: page.querySelector("math") !== null,
        svg: page.querySelector("svg") !== null,
      });
    }
  });

  test("is read from its cover by its contents through every paper, in their order", () => {
    const spine = [...opf.querySelectorAll("spine > itemref")].map(
      (reference) => items.find(({ id }) => id === reference.getAttribute("idref"))?.href,
    );
    expect(spine).toEqual(["cover.xhtml", "nav.xhtml", ...papers.map(({ slug }) => `${slug}.xhtml`)]);
    const named = (property: string) =>
      items.filter(({ properties }) => properties.includes(property)).map(({ href }) => href);
    expect([named("nav"), named("cover-image")]).toEqual([["nav.xhtml"], ["cover.png"]]);
  });

  test("says what it is, whose, in which language, and of which day", () => {
    const days = papers.map(({ dateModified }) => dateModified).sort();
    expect(metadata("dc:language")).toEqual([...new Set(papers.map(({ lang }) => lang))]);
    expect(metadata("dc:creator")).toEqual(["HyperAgent"]);
    expect(metadata("dcterms:modified")).toEqual([`${days.at(-1)}T00:00:00Z`]);
    const [paper] = papers;
    if (papers.length === 1) expect(metadata("dc:title")).toEqual([`${paper?.title}: ${paper?.subtitle}`]);
    expect(metadata("dc:date")).toEqual([days.at(-1)]);
    expect(metadata("schema:version")).toEqual(papers.length === 1 ? [paper?.version] : []);
    expect(metadata("dc:rights").join()).toContain(site.licence.url);
    const identifier = opf.getElementById(opf.documentElement.getAttribute("unique-identifier") ?? "");
    expect(identifier?.textContent).toBe(`https://hyperagent.network${path.replace(/\.epub$/, "")}`);
    expect(metadata("schema:accessMode").length).toBeGreaterThan(0);
    expect(metadata("schema:accessibilityHazard")).toEqual(["none"]);
  });

  test("has each id once in a document, and leads only to ids, files and pages that there are", () => {
    const found = documentsIn();
    const ids = new Map(
      found.map(({ name, page }) => [name, [...page.querySelectorAll("[id]")].map(({ id }) => id)]),
    );
    for (const [name, all] of ids)
      expect([name, all.filter((id, index) => all.indexOf(id) !== index)]).toEqual([name, []]);
    const broken = found.flatMap(({ name, page }) =>
      [...page.querySelectorAll("[href], [src]")].flatMap((element) => {
        const target = element.getAttribute("href") ?? element.getAttribute("src") ?? "";
        if (/^https:/.test(target)) return [];
        const [file = "", id] = target.split("#");
        const place = file === "" ? name : posix.join(posix.dirname(name), file);
        return files[place] && (!id || ids.get(place)?.includes(decodeURIComponent(id)))
          ? []
          : [`${name}: ${target}`];
      }),
    );
    expect(broken).toEqual([]);
  });

  test.each(papers)(
    "has of $slug what its page has: words, headings, tables, formulae, figures, notes",
    ({ slug }) => {
      const page = readDocument(publicDir, `litepapers/${slug}/index.html`);
      const chapter = parse(`EPUB/${slug}.xhtml`, "application/xhtml+xml");
      const body = page.querySelector("[data-body]")?.cloneNode(true) as Element | undefined;
      // Places in a page, and what a reader does with a live figure.
      const ofPages =
        ".heading-link, .formula-symbols, .backlinks, .figure-controls, .figure-task, .run-attack, .card-summary";
      for (const part of body?.querySelectorAll(ofPages) ?? []) part.remove();
      const content = [...((chapter.body ?? chapter.querySelector("body"))?.children ?? [])].slice(1);
      expect(words(content.map(({ textContent }) => textContent).join(""))).toBe(words(body?.textContent));
      for (const selector of ["h2", "h3", "table", "math", "svg", ".run", ".note", "dt", "li", "[id]"])
        expect([selector, chapter.querySelectorAll(selector).length]).toEqual([
          selector,
          body?.querySelectorAll(selector).length,
        ]);
      const typed = [...chapter.querySelectorAll("*")].map((element) => element.getAttributeNS(OPS, "type"));
      const count = (type: string) => typed.filter((each) => each === type).length;
      expect(count("noteref")).toBe(body?.querySelectorAll("[role=doc-noteref]").length);
      expect(count("footnote")).toBe(body?.querySelectorAll(".note").length);
      expect(count("bibliography")).toBe(page.querySelectorAll(".references").length);
    },
  );

  const isOurs = papers.every(({ slug }) => specified.some((paper) => paper.slug === slug));
  (isOurs ? test : test.skip)("weighs no more than a book with these fonts and a cover needs", () => {
    expect(bytes.length).toBeLessThanOrEqual(budgets.book + (papers.length - 1) * budgets.chapter);
  });
});
