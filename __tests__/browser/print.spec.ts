import type { Locator, Page } from "@playwright/test";
import { site } from "../../src/lib/site";
import { expect, test } from "./fixtures";
import { openPage, paperPath, papers, tornWords } from "./pages";

/** A line of a printed page: its words, and where its foot stands, in points from the page's. */
type Line = { text: string; y: number };

/** A4 in points, and what `base.css` leaves free above and below. */
const PAGE = { height: 842, top: (22 / 25.4) * 72, bottom: (24 / 25.4) * 72 };

/** What is read of a PDF; pdfjs-dist is an ES module, which a test loads when it comes to it. */
async function readPdf(data: Buffer) {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const document = await getDocument({ data: new Uint8Array(data), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)),
  );
  const contents = await Promise.all(pages.map(async (page) => (await page.getTextContent()).items));
  const words = contents.map((items) => items.map((item) => ("str" in item ? item.str : "")).join(" "));
  const lines = contents.map((items) => {
    const byFoot = new Map<number, string[]>();
    for (const item of items) {
      if (!("str" in item) || item.str.trim() === "") continue;
      const y = Math.round(item.transform[5] as number);
      byFoot.set(y, [...(byFoot.get(y) ?? []), item.str]);
    }
    return [...byFoot]
      .map(([y, words]): Line => ({ text: words.join(" ").replaceAll(/\s+/g, " "), y }))
      .sort((one, other) => other.y - one.y);
  });
  const annotations = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
  return {
    pages: document.numPages,
    sheets: pages.map((page, index) => ({ page, items: contents[index] ?? [] })),
    texts: words.map((text) => text.replaceAll(/\s+/g, " ")),
    /** Each page's lines from its head to its foot, without the page's number. */
    lines: lines.map((ofPage) => ofPage.filter(({ y }) => y > PAGE.bottom)),
    outline: ((await document.getOutline()) ?? []) as { title: string; items: { title: string }[] }[],
    links: annotations.flatMap(({ url }: { url?: string }) => (url ? [url] : [])),
    marked: await document.getMarkInfo(),
    facts: (await document.getMetadata()).info as { Title?: string; Author?: string; Language?: string },
    /** Roles of what the structure tree says of each page, such as H2, Table and Figure. */
    roles: (await Promise.all(pages.map((page) => page.getStructTree()))).flatMap(rolesOf),
  };
}

type StructureNode = { role?: string; id?: string; children?: readonly StructureNode[] } | null;

function rolesOf(node: StructureNode): string[] {
  return [...(node?.role ? [node.role] : []), ...(node?.children ?? []).flatMap(rolesOf)];
}

test("a printed page is the paper alone: one column, notes under their paragraph, links spelt out", async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  await openPage(page, paperPath("agfi"));
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const chrome of [
    "header:not(article header)",
    "footer",
    "nav",
    "button",
    ".heading-link",
    ".backlinks",
    ".skip-link",
  ]) {
    await expect(page.locator(chrome).filter({ visible: true }), chrome).toHaveCount(0);
  }
  await expect(
    page.getByRole("link", { name: /^Link to the paragraph/ }).filter({ visible: true }),
  ).toHaveCount(0);
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  const beside = await page.locator(".noted").evaluateAll((rows) =>
    rows.flatMap((row) => {
      const block = row.firstElementChild?.getBoundingClientRect();
      const note = row.querySelector(".note")?.getBoundingClientRect();
      if (!block || !note) return [`${row.textContent?.slice(0, 40)} has no note`];
      return note.top >= block.bottom - 1 && note.left < block.left + 60
        ? []
        : [row.textContent?.slice(0, 40)];
    }),
  );
  expect(beside, "notes that are not under their paragraphs").toEqual([]);
  const spelt = await page
    .locator('[data-body] p a[href^="http"]')
    .evaluateAll((links) =>
      links.map((link) =>
        getComputedStyle(link, "::after").content.includes(link.getAttribute("href") ?? "-"),
      ),
    );
  expect(spelt.filter((isSpelt) => !isSpelt)).toEqual([]);
});

test("pages are set for paper although their scripts never come; each card of the landing page has its drawing beside its words, and no name is torn", async ({
  page,
  console,
}) => {
  console.expect(/ERR_BLOCKED_BY_CLIENT/);
  await page.route(/\.js$/, (route) => route.abort("blockedbyclient"));
  // As wide as a sheet between its margins.
  await page.setViewportSize({ width: 612, height: 930 });
  for (const path of [paperPath("pop"), "/"]) {
    await page.goto(path);
    await expect(page.getByRole("banner").getByRole("navigation")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner").getByRole("navigation")).toBeHidden();
    if (path !== "/") await page.emulateMedia({ media: "screen" });
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const beside = await page.locator("[data-diagram]").evaluateAll((cards) =>
    cards.map((card) => {
      const drawing = card.querySelector("svg")?.getBoundingClientRect();
      const words = card.querySelector("p")?.getBoundingClientRect();
      return drawing && words && words.right <= drawing.left && drawing.top < words.bottom;
    }),
  );
  expect(beside).toEqual([true, true, true]);
  expect(await tornWords(page, "h1, h2, h3")).toEqual([]);
});

test.describe("the PDF of each paper", () => {
  // The words that it has to have stand in the served page.
  test.use({ javaScriptEnabled: false });

  for (const { slug, title, subtitle } of papers) {
    test(`the PDF of ${slug} says what it is, and has its sections in its outline, its text, its links, and page numbers; laid out as a journal, nothing torn apart, its figures large enough to be read and no page less than half full, in the site's fonts, whatever others the machine has`, async ({
      page,
    }) => {
      await page.goto(paperPath(slug));
      const answer = await page.request.get(`${paperPath(slug)}.pdf`);
      test.skip(answer.status() === 404, "the build found no Chromium to print with");
      await expect(page.getByRole("link", { name: "PDF", exact: true })).toHaveAttribute(
        "href",
        `${paperPath(slug)}.pdf`,
      );
      const body = await answer.body();
      const pdf = await readPdf(body);
      expect(pdf.facts).toMatchObject({
        Title: `${title}: ${subtitle}`,
        Author: site.name,
        Language: site.language,
      });
      expect(pdf.pages).toBeGreaterThan(1);
      expect(pdf.pages).toBeLessThanOrEqual(26);
      expect(pdf.marked).toMatchObject({ Marked: true });
      expect(pdf.roles).toEqual(
        expect.arrayContaining(["H1", "H2", "P", "Table", "TH", "L", "LI", "Figure"]),
      );

      const entries = pdf.outline.flatMap((entry) => [entry, ...entry.items]).map((entry) => entry.title);
      const sections = await page.locator("article h2").allTextContents();
      for (const section of sections) expect(entries).toContain(section);

      const text = pdf.texts.join(" ");
      expect(pdf.texts[0]).toContain(title);
      expect(text).toContain("References");
      expect(text).toContain("Cite this paper");
      expect(text).not.toMatch(/Skip to the content|Copy as Markdown|Previous paper|Next paper/);
      pdf.texts.forEach((words, index) => {
        expect(words.trim().split(" "), `the number of page ${index + 1}`).toContain(String(index + 1));
      });

      const works = await page
        .locator(".references li a[href^=http]")
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      const missing = works.filter((url) => !pdf.links.includes(url));
      expect(missing).toEqual([]);

      // Each font is in the file, as a program or, for Type 3, as drawings.
      const raw = body.toString("latin1");
      const descriptors = raw.match(/\/Type \/FontDescriptor/g)?.length ?? 0;
      const programs = raw.match(/\/FontFile[23]? /g)?.length ?? 0;
      const drawn = raw.match(/\/Subtype \/Type3/g)?.length ?? 0;
      expect(descriptors + drawn).toBeGreaterThan(0);
      expect(programs).toBeGreaterThanOrEqual(descriptors - drawn);

      const { lines, texts } = pdf;
      const half = lines.slice(0, -1).map((ofPage) => {
        const lowest = Math.min(...ofPage.map(({ y }) => y));
        return (PAGE.height - PAGE.top - lowest) / (PAGE.height - PAGE.top - PAGE.bottom);
      });
      expect(
        Math.min(...half),
        `how far each page is filled: ${half.map((part) => part.toFixed(2)).join(" ")}`,
      ).toBeGreaterThan(0.48);

      // pdfjs gives words without the distances between them, and variables in mathematical italics.
      const letters = texts.map(lettersOf);
      const together = (words: string) => letters.some((text) => text.includes(lettersOf(words)));
      const tables = page.locator("figure.table");
      const rows = await tables.evaluateAll((found) =>
        found.map((table) => table.querySelectorAll("tbody tr").length),
      );
      const captions = await wordsOf(tables, "figcaption");
      const heads = await wordsOf(tables, "thead");
      const firstRows = await wordsOf(tables, "tbody tr");
      const whole = await wordsOf(tables, "table");
      for (const [index, caption] of captions.entries()) {
        const beginning = `${caption}${heads[index]}${firstRows[index]}`;
        expect(together(beginning), `${caption} with its first row`).toBe(true);
        if ((rows[index] ?? 0) > 6) continue;
        expect(together(`${caption}${whole[index]}`), `${caption} on one page`).toBe(true);
      }
      for (const caption of await wordsOf(page.locator("figure.figure"), "figcaption"))
        expect(together(caption), "a figure's caption on one page").toBe(true);
      const entriesOfReferences = await page.locator(".references li").evaluateAll((items) =>
        items.map((item) => {
          const copy = item.cloneNode(true) as HTMLElement;
          copy.querySelector(".backlinks")?.remove();
          return copy.textContent ?? "";
        }),
      );
      for (const words of entriesOfReferences) expect(together(words), words).toBe(true);
      for (const way of await page.locator("pre:not(.code-scroll pre)").allTextContents())
        expect(together(way), "a way to cite").toBe(true);

      const byFont = await textsByFont(pdf.sheets);
      expect([...byFont.keys()].some((font) => font.startsWith("STIXTwoMath"))).toBe(true);
      const others = [...byFont].filter(([font]) => !/^(?:InstrumentSans|Newsreader|STIXTwoMath)/.test(font));
      // Letters of names that are beyond Latin-1 stand in another file of Fontsource's.
      expect(others.map(([, text]) => text).join("")).toMatch(/^[\u0100-\u024f]*$/);

      await page.emulateMedia({ media: "print" });
      const sizes = await page.locator(".figure .fig").evaluateAll((figures) =>
        figures.map((figure) => {
          const scale = (figure as SVGSVGElement).getScreenCTM()?.a ?? 0;
          return Number.parseFloat(getComputedStyle(figure).fontSize) * scale * 0.75;
        }),
      );
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes), "points, of a figure's lettering").toBeGreaterThanOrEqual(7);
      expect(Math.max(...sizes), "points, of a figure's lettering").toBeLessThanOrEqual(9);

      // Paper does not scroll: a line of code that is too long for it breaks.
      const cut = await page.locator(".code-scroll").evaluateAll((blocks) =>
        blocks.map((block) => {
          block.querySelector("code")?.append("one more word ".repeat(30));
          return block.scrollWidth - block.clientWidth;
        }),
      );
      expect(cut.filter((width) => width > 0)).toEqual([]);
    });
  }
});

test.describe("printed from the browser,", () => {
  // A sheet is as large whatever the window; in a small one that is drawn coarsely the orb takes less of the processor.
  test.use({ viewport: { width: 480, height: 480 }, deviceScaleFactor: 0.25 });

  for (const path of ["/", "/glossary"]) {
    const besides = {
      "/": ", no heading stands alone at the foot of one of its few pages, and no label of a drawing is cut off",
      "/glossary": ", which prints in columns on a few pages, with no entry torn apart",
    }[path];

    test(`no control's words are on paper from ${path}${besides ?? ""}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await openPage(page, path);
      const controls = await wordsOfControls(page);
      const { pages, texts, lines } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
      const text = texts.join(" ");
      expect(text.length).toBeGreaterThan(500);
      for (const words of [
        "Pause motion",
        "See demo",
        "Join the waitlist",
        "Skip to the content",
        "Search",
        ...controls,
      ]) {
        expect(text).not.toContain(words);
      }
      if (path === "/") {
        const headings = await page.locator("h2").allTextContents();
        for (const ofPage of lines) expect(headings).not.toContain(ofPage.at(-1)?.text);
        const lineByLine = lines.flat().map((line) => line.text);
        expect(lineByLine.join(" ")).toContain("Open protocol");
        expect(pages).toBeLessThanOrEqual(6);
        expect(await labelsCutOff(page)).toEqual([]);
      }
      if (path === "/glossary") {
        expect(pages).toBeLessThanOrEqual(4);
        const letters = texts.map(lettersOf);
        const entries = await page.locator("article section").allTextContents();
        const torn = entries.filter((entry) => !letters.some((text) => text.includes(lettersOf(entry))));
        expect(torn).toEqual([]);
      }
    });
  }
});

/** Letters and figures alone, so that neither spaces nor the style of a letter make a difference. */
function lettersOf(text: string): string {
  return text.normalize("NFKC").replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Labels of drawings that end outside of their drawing, on a sheet of A4. */
async function labelsCutOff(page: Page): Promise<string[]> {
  // Rules ask for the width of the sheet; the text has what its margins leave.
  const MM = 96 / 25.4;
  await page.setViewportSize({ width: Math.round(210 * MM), height: 900 });
  await page.emulateMedia({ media: "print" });
  return page.locator("main").evaluate((main, width) => {
    main.style.width = `${width}px`;
    return [...main.querySelectorAll("svg text")].flatMap((label) => {
      const drawing = label.closest("svg")?.getBoundingClientRect();
      const { left, right } = label.getBoundingClientRect();
      return drawing && (left < drawing.left - 1 || right > drawing.right + 1)
        ? (label.textContent ?? "")
        : [];
    });
  }, 162 * MM);
}

/** What a part of each element says, as the page that was printed says it. */
function wordsOf(elements: Locator, part: string): Promise<string[]> {
  return elements.evaluateAll(
    (found, part) =>
      found.map((element) => {
        const copy = element.querySelector(part)?.cloneNode(true) as HTMLElement;
        // What a reader is asked to try is for a live figure.
        for (const task of copy.querySelectorAll(".figure-task")) task.remove();
        return copy.textContent ?? "";
      }),
    part,
  );
}

/** The words on the buttons that can be seen, but for those that are headings too. */
function wordsOfControls(page: Page): Promise<string[]> {
  return page
    .locator("button:visible:not([aria-expanded])")
    .evaluateAll((buttons) =>
      buttons.map((button) => button.textContent?.trim() ?? "").filter((words) => words.length > 3),
    );
}

/** What a PDF says in which of its fonts, by their names without the mark of a subset. */
async function textsByFont(
  sheets: Awaited<ReturnType<typeof readPdf>>["sheets"],
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const { page, items } of sheets) {
    for (const item of items) {
      if (!("str" in item) || item.str.trim() === "") continue;
      // A font has its name once a page with it has been read to be drawn.
      if (!page.commonObjs.has(item.fontName)) await page.getOperatorList();
      const { name } = page.commonObjs.get(item.fontName) as { name: string };
      const font = name.replace(/^[A-Z]{6}\+/, "");
      texts.set(font, (texts.get(font) ?? "") + item.str);
    }
  }
  return texts;
}
