import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { canonicalUrl } from "../../src/site/site";
import { lettersOf, readPdf } from "../read-pdf";
import { attributes, pageAt, paperPaths, publicDir } from "./built-site";

const fileOf = (path: string) => join(publicDir, `${path}.pdf`);
/** A build that finds no Chromium prints none. */
const isPrinted = paperPaths.some((path) => existsSync(fileOf(path)));

(isPrinted ? describe : describe.skip).each(paperPaths)("the PDF of %s", (path) => {
  const page = pageAt(path);
  const textsOf = (selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => (textContent ?? "").replace(/#$/, ""));
  let pdf: Awaited<ReturnType<typeof readPdf>>;
  beforeAll(async () => {
    pdf = await readPdf(readFileSync(fileOf(path)));
  });

  test("is linked from its page, and has its title and its sections in its outline", async () => {
    expect(attributes(page, "article a", "href")).toContain(`${path}.pdf`);
    const { info } = await pdf.document.getMetadata();
    expect((info as { Title: string }).Title).toContain(page.querySelector("h1")?.textContent);
    const outline: { title: string; items: { title: string; items: [] }[] }[] =
      await pdf.document.getOutline();
    const entries = outline.flatMap((entry) => [
      entry,
      ...entry.items,
      ...entry.items.flatMap(({ items }) => items),
    ]);
    const letters = entries.map(({ title }) => lettersOf(title));
    expect(
      textsOf("[data-body] h2")
        .map(lettersOf)
        .filter((title) => !letters.includes(title)),
    ).toEqual([]);
  });

  test("has the title of no example alone at a page's foot", () => {
    const titles = textsOf(".example-title").map((title) =>
      lettersOf(title).replace(/^Example|Example$/, ""),
    );
    const ends = pdf.lines.map((ofPage) => lettersOf(ofPage.at(-1)?.text ?? ""));
    expect(ends.join("")).not.toBe("");
    expect(titles.filter((title) => ends.some((end) => end.includes(title)))).toEqual([]);
  });

  test("tells a screen reader what each part is", async () => {
    expect(await pdf.document.getMarkInfo()).toMatchObject({ Marked: true });
    const isThere = (selector: string) => page.querySelector(selector) !== null;
    const roles = [
      ...["H1", "H2", "P"],
      ...(isThere("[data-body] table:not(.figure-data *)") ? ["Table", "TH", "TD"] : []),
      ...(isThere("[data-body] :is(ul, ol)") ? ["L", "LI"] : []),
      ...(isThere("[data-body] svg[role=img]") ? ["Figure"] : []),
    ];
    expect(await pdf.roles()).toEqual(expect.arrayContaining(roles));
  });

  test("holds the paper's text, with what opens on the screen, the number of each page, and nothing to press", () => {
    const letters = lettersOf(pdf.texts.join(" "));
    const plain = [...page.querySelectorAll("[data-body] :is(h2, h3, p, td)")].filter(
      (part) => !part.querySelector("math, sup, a") && !part.closest("[data-scripted], .figure-data"),
    );
    expect(plain.length).toBeGreaterThan(1);
    // Where a page ends its number stands between the words.
    const sentences = plain
      .map((part) => (part.textContent ?? "").replace(/#$/, ""))
      .filter((text) => text.length < 80);
    expect(sentences.filter((text) => !letters.includes(lettersOf(text)))).toEqual([]);
    expect(pdf.texts.join(" ")).not.toMatch(
      /Skip to the content|Copy as Markdown|Previous paper|Next paper|Reset/,
    );
    const isNumbered = (words: string, index: number) => words.split(" ").includes(String(index + 1));
    expect(pdf.texts.filter((words, index) => !isNumbered(words, index))).toEqual([]);
  });

  test("names each work that it cites with its address, and leads to other pages of the site", async () => {
    const works = textsOf(".csl-entry .csl-right-inline").flatMap(
      (work) => work.match(/https:\S+/)?.[0] ?? [],
    );
    expect(works).toHaveLength(attributes(page, ".csl-entry", "id").length);
    const letters = lettersOf(pdf.texts.join(""));
    expect(works.filter((work) => !letters.includes(lettersOf(work)))).toEqual([]);
    const toOtherPages = attributes(page, "[data-body] a[href^='/']", "href").map(canonicalUrl);
    expect(await pdf.links()).toEqual(expect.arrayContaining(toOtherPages));
  });
});
