import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { publishedPapers } from "../published-papers";
import { PAGE, readPdf } from "../read-pdf";
import { papers as specified } from "../specified-papers";
import { publicDir, readDocument } from "./built-site";

// pdfjs needs Node's own globals, so jsdom is not the environment here.
globalThis.DOMParser = new JSDOM().window.DOMParser;

const fileOf = (slug: string) => join(publicDir, `litepapers/${slug}.pdf`);
/** A build that finds no Chromium prints none. */
const isPrinted = publishedPapers.some(({ slug }) => existsSync(fileOf(slug)));

const wordsOf = (element: Element | null | undefined, without: string) => {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const part of copy?.querySelectorAll(without) ?? []) part.remove();
  return copy?.textContent ?? "";
};

(isPrinted ? describe : describe.skip).each(publishedPapers)(
  "the PDF of $slug",
  ({ slug, title, subtitle, lang }) => {
    const page = readDocument(publicDir, `litepapers/${slug}/index.html`);
    const all = (selector: string) => [...page.querySelectorAll(selector)];
    let body: Buffer;
    let pdf: Awaited<ReturnType<typeof readPdf>>;

    beforeAll(async () => {
      body = readFileSync(fileOf(slug));
      pdf = await readPdf(body);
    });

    test("says what it is, and has its sections in its outline", async () => {
      expect(page.querySelector(`article a[href="/litepapers/${slug}.pdf"]`)?.textContent).toBe("PDF");
      expect((await pdf.document.getMetadata()).info).toMatchObject({
        Title: `${title}: ${subtitle}`,
        Language: lang,
      });
      const outline: { title: string; items: { title: string }[] }[] = await pdf.document.getOutline();
      const entries = outline.flatMap((entry) => [entry, ...entry.items]).map((entry) => entry.title);
      const printed = all("article h2").filter((heading) => !heading.closest("#versions"));
      expect(entries).toEqual(expect.arrayContaining(printed.map((heading) => heading.textContent)));
    });

    test("tells a screen reader what each part is", async () => {
      expect(await pdf.document.getMarkInfo()).toMatchObject({ Marked: true });
      const parts = [
        { roles: ["H1", "H2", "P"], selector: "article" },
        { roles: ["Table", "TH"], selector: "[data-body] table" },
        { roles: ["L", "LI"], selector: ":is([data-body], .references) :is(ul, ol)" },
        { roles: ["Figure"], selector: "[data-body] :is(svg, img)" },
      ];
      const wanted = parts.flatMap(({ roles, selector }) => (page.querySelector(selector) ? roles : []));
      expect(await pdf.roles()).toEqual(expect.arrayContaining(wanted));
    });

    test("holds the paper, its page numbers and its links, and nothing to press", async () => {
      const text = pdf.texts.join(" ");
      expect(pdf.texts[0]).toContain(title);
      expect(text).toContain(page.querySelector(".references h2")?.textContent ?? "");
      expect(text).toContain("Cite this paper");
      expect(text).not.toMatch(/Skip to the content|Copy as Markdown|Previous paper|Next paper/);
      const isNumbered = (words: string, index: number) => words.split(" ").includes(String(index + 1));
      expect(pdf.texts.filter((words, index) => !isNumbered(words, index))).toEqual([]);
      const works = all(".references li a[href^=http]").map((link) => (link as HTMLAnchorElement).href);
      expect(await pdf.links()).toEqual(expect.arrayContaining(works));
    });

    // Others may show what fills a page by itself, and signs and alphabets that no font of the site has.
    const isOurs = specified.some((paper) => paper.slug === slug);
    (isOurs ? test : test.skip)("fills a third of each page but the last", () => {
      const filled = pdf.lines.slice(0, -1).map((ofPage) => {
        const lowest = Math.min(...ofPage.map(({ y }) => y));
        return (PAGE.height - PAGE.top - lowest) / (PAGE.height - PAGE.top - PAGE.bottom);
      });
      expect(filled.filter((part) => part < 1 / 3)).toEqual([]);
    });

    test("tears nothing apart that belongs together", () => {
      const whole = [
        ...all("figure.table").map((table) => {
          const rows = [...table.querySelectorAll("tbody tr")];
          const parts = [table.querySelector("figcaption"), table.querySelector("thead")];
          // A long table may go on, after its first row.
          const kept = [...parts, ...(rows.length > 6 ? rows.slice(0, 1) : rows)];
          return kept.map((part) => part?.textContent).join("");
        }),
        ...all("figure.figure figcaption").map((caption) => caption.textContent ?? ""),
        ...all(".references li").map((reference) => wordsOf(reference, ".backlinks")),
        ...all("pre:not(.code-scroll pre)").map((way) => way.textContent ?? ""),
      ];
      expect(whole.length).toBeGreaterThan(0);
      expect(whole.filter((words) => !pdf.together(words))).toEqual([]);
    });

    (isOurs ? test : test.skip)("is set in the site's fonts", async () => {
      const byFont = [...(await pdf.textsByFont())];
      const isMathematical = page.querySelector("math, .fig-variable, .fig-subscript") !== null;
      expect(byFont.some(([font]) => font.startsWith("STIXTwoMath"))).toBe(isMathematical);
      const others = byFont.filter(([font]) => !/^(?:InstrumentSans|Newsreader|STIXTwoMath)/.test(font));
      // Letters of names that are beyond Latin-1 stand in another file of Fontsource's.
      expect(others.map(([, text]) => text).join("")).toMatch(/^[\u0100-\u024f]*$/);
    });
  },
);
