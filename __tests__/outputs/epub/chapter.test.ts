import { JSDOM } from "jsdom";
import type { PaperDocument } from "../../../src/outputs/documents";
import { chapterOf } from "../../../src/outputs/epub/chapter";
import { BODY, other, paper, treeOf } from "../documents";

const inBook = (body: string, book: readonly PaperDocument[] = [paper]) =>
  chapterOf({ ...paper, tree: treeOf(body) }, book);

/** Throws where it is not XML. */
const parse = (xhtml: string): Document =>
  new JSDOM(xhtml, { contentType: "application/xhtml+xml" }).window.document;

/** The only element of a body that is of interest, as a reader of XML sees it. */
function only(body: string, selector: string): Element {
  const found = parse(inBook(body).xhtml).querySelectorAll(selector);
  expect(found).toHaveLength(1);
  return found[0] as Element;
}

test("what HTML forgives, XML does not: void elements are closed, and signs escaped", () => {
  const { xhtml } = inBook(
    '<p id="p-1">a &lt; b &amp; c<br>d</p><img src="/litepapers/pop/slot-1.webp" alt="">',
  );
  expect(parse(xhtml).getElementById("p-1")?.textContent).toBe("a < b & cd");
});

test("formulae and drawings are of their own vocabularies, and the package is told", () => {
  const chapter = inBook(
    '<math><mi>x</mi></math><svg viewBox="0 0 1 1"><marker id="m" refX="1"></marker><path marker-end="url(#m)"></path></svg>',
  );
  const page = parse(chapter.xhtml);
  expect(page.getElementsByTagNameNS("http://www.w3.org/1998/Math/MathML", "mi")).toHaveLength(1);
  const [marker] = page.getElementsByTagNameNS("http://www.w3.org/2000/svg", "marker");
  expect(marker?.getAttribute("refX")).toBe("1");
  expect(chapter.properties).toEqual(["mathml", "svg"]);
  expect(inBook("<p>Words.</p>").properties).toEqual([]);
});

test.each([
  ['<a href="#note-1" role="doc-noteref">1</a>', "a[role]", "noteref", "doc-noteref"],
  ['<div class="note" id="note-1" role="note">It.</div>', "aside", "footnote", "doc-footnote"],
  ['<a href="#reference-a" role="doc-biblioref">1</a>', "a[role]", "biblioref", "doc-biblioref"],
  [
    '<section class="references" role="doc-bibliography"></section>',
    "section",
    "bibliography",
    "doc-bibliography",
  ],
  ['<section class="terms"></section>', "section", "glossary", "doc-glossary"],
  ['<section class="appendix"></section>', "section", "appendix", "doc-appendix"],
])("%s is known to readers of books as %s %s", (body, selector, type, role) => {
  const element = only(body, selector);
  expect(element.getAttributeNS("http://www.idpf.org/2007/ops", "type")).toBe(type);
  expect(element.getAttribute("role")).toBe(role);
});

test("links lead to chapters of the same book, and else to the site", () => {
  const body =
    '<p><a href="#p-1">a</a><a href="/litepapers/agfi#jobs-module">b</a><a href="/glossary#escrow">c</a><a href="https://kleros.io/">d</a></p>';
  const targets = (book: readonly PaperDocument[]) =>
    [...parse(inBook(body, book).xhtml).querySelectorAll("p:not(.facts) a")].map((link) =>
      link.getAttribute("href"),
    );
  expect(targets([paper])).toEqual([
    "#p-1",
    "https://hyperagent.network/litepapers/agfi#jobs-module",
    "https://hyperagent.network/glossary#escrow",
    "https://kleros.io/",
  ]);
  expect(targets([paper, other])[1]).toBe("agfi.xhtml#jobs-module");
});

test("a chapter says what it is of, and leaves out what serves a page alone", () => {
  const page = parse(inBook(BODY).xhtml);
  expect(page.querySelector("h1")?.textContent).toBe("Proof");
  expect(page.querySelector(".facts")?.textContent).toContain("Version 0.2");
  expect(page.querySelectorAll(".heading-link, .backlinks")).toHaveLength(0);
});

test("a chapter leaves out what only a live figure has", () => {
  const body =
    '<div class="run"><p>It pays.</p><div class="run-attack"><a href="?fig.job-states=bribe#figure-2">Run it</a></div></div><figure><p class="figure-task">Raise it.</p><div class="figure-stage"><div class="figure-controls"><output></output><div class="figure-named"><i></i></div></div></div><figcaption>What to read off it.</figcaption></figure>';
  const page = parse(inBook(body).xhtml);
  expect(page.querySelectorAll("output, i, a[href^='?'], .figure-task")).toHaveLength(0);
  expect(page.querySelector("figcaption")?.textContent?.trim()).toBe("What to read off it.");
});

test("a fold is an open block under its title, since few readers of books can open one", () => {
  const page = parse(
    inBook('<details class="fold" id="why"><summary>Why so</summary><p>So.</p></details>').xhtml,
  );
  expect(page.querySelectorAll("details, summary")).toHaveLength(0);
  expect(page.querySelector("div#why > p > strong")?.textContent).toBe("Why so");
  expect(page.querySelector("div#why > p:last-child")?.textContent).toBe("So.");
});

test("a picture goes into the book under a name of its own, in one size", () => {
  const chapter = inBook(
    '<img src="/litepapers/pop/slot-1600.webp" srcset="/litepapers/pop/slot-400.webp 400w" sizes="100vw" alt="A slot">',
  );
  expect(chapter.images).toEqual(["/litepapers/pop/slot-1600.webp"]);
  expect(parse(chapter.xhtml).querySelector("img")?.outerHTML).toContain(
    'src="images/pop-slot-1600.webp" alt="A slot"',
  );
});
