import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getCanonicalUrl } from "../../src/site/site";
import { getLetters, readPdf } from "../read-pdf";
import { getAttributes, paperPaths, publicDir, readPage } from "./built-site";

const getPdfPath = (path: string) => join(publicDir, `${path}.pdf`);
/** A build without a Chromium prints no papers. Then these tests are skipped. */
const isPrinted = paperPaths.some((path) => existsSync(getPdfPath(path)));

(isPrinted ? describe : describe.skip).each(paperPaths)("the PDF of %s", (path) => {
  const page = readPage(path);
  const getTexts = (selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => (textContent ?? "").replace(/#$/, ""));
  let pdf: Awaited<ReturnType<typeof readPdf>>;
  beforeAll(async () => {
    pdf = await readPdf(readFileSync(getPdfPath(path)));
  });

  test("is linked from its page, and has the page's title and an outline of its sections", async () => {
    expect(getAttributes(page, "article a", "href")).toContain(`${path}.pdf`);
    const { info } = await pdf.document.getMetadata();
    expect((info as { Title: string }).Title).toContain(page.querySelector("h1")?.textContent);
    const letters = getLetters(JSON.stringify(await pdf.document.getOutline()));
    const titles = getTexts("[data-body] h2").map(getLetters);
    expect(titles.filter((title) => !letters.includes(title))).toEqual([]);
  });

  test("has no page that ends with a heading or the title of an example", () => {
    const titles = getTexts("[data-body] :is(h2, h3), [data-example] > p:first-child").map((title) =>
      getLetters(title).replace(/^Example|Example$/, ""),
    );
    const ends = pdf.lines.map((ofPage) => getLetters(ofPage.at(-1) ?? ""));
    expect(ends.join("")).not.toBe("");
    expect(titles.filter((title) => ends.includes(title))).toEqual([]);
  });

  test("is tagged for screen readers", async () => {
    expect(await pdf.document.getMarkInfo()).toMatchObject({ Marked: true });
    const isThere = (selector: string) => page.querySelector(selector) !== null;
    const roles = [
      ...["H1", "H2", "P"],
      ...(isThere("[data-body] table:not([data-figure-part] *)") ? ["Table", "TH", "TD"] : []),
      ...(isThere("[data-body] :is(ul, ol)") ? ["L", "LI"] : []),
      ...(isThere("[data-body] svg[role=img]") ? ["Figure"] : []),
    ];
    expect(await pdf.getRoles()).toEqual(expect.arrayContaining(roles));
  });

  test("has the paper's text with its closed details, page numbers, and no buttons", () => {
    const letters = getLetters(pdf.texts.join(" "));
    const plain = [...page.querySelectorAll("[data-body] :is(h2, h3, p, td)")].filter(
      (part) =>
        !part.querySelector("math, sup, a") && !part.closest("[data-scripted], [data-figure-part=data]"),
    );
    expect(plain.length).toBeGreaterThan(1);
    // Where a page ends its number stands between the words.
    const sentences = plain
      .map((part) => (part.textContent ?? "").replace(/#$/, ""))
      .filter((text) => text.length < 80);
    expect(sentences.filter((text) => !letters.includes(getLetters(text)))).toEqual([]);
    expect(pdf.texts.join(" ")).not.toMatch(
      /Skip to the content|Copy published Markdown|Previous paper|Next paper|Reset/,
    );
    const isNumbered = (words: string, index: number) => words.split(" ").includes(String(index + 1));
    expect(pdf.texts.filter((words, index) => !isNumbered(words, index))).toEqual([]);
  });

  test("prints the address of each cited work, and links to other pages of the site", async () => {
    const works = getTexts(".csl-entry .csl-right-inline").flatMap(
      (work) => work.match(/https:\S+/)?.[0] ?? [],
    );
    expect(works).toHaveLength(getAttributes(page, ".csl-entry", "id").length);
    const letters = getLetters(pdf.texts.join(""));
    expect(works.filter((work) => !letters.includes(getLetters(work)))).toEqual([]);
    const toOtherPages = getAttributes(page, "[data-body] a[href^='/']", "href").map(getCanonicalUrl);
    expect(await pdf.getLinks()).toEqual(expect.arrayContaining(toOtherPages));
  });
});
