import { pdfPrinter, printPapers } from "../../src/gatsby/pdf";
import { expect, test } from "./fixtures";
import { openPage, paperPath, papers } from "./pages";

/** What is read of a PDF; pdfjs-dist is an ES module, which a test loads when it comes to it. */
async function readPdf(data: Buffer) {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const document = await getDocument({ data: new Uint8Array(data), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)),
  );
  const words = await Promise.all(
    pages.map(async (page) => {
      const { items } = await page.getTextContent();
      return items.map((item) => ("str" in item ? item.str : "")).join(" ");
    }),
  );
  const annotations = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
  return {
    pages: document.numPages,
    texts: words.map((text) => text.replaceAll(/\s+/g, " ")),
    outline: ((await document.getOutline()) ?? []) as { title: string; items: { title: string }[] }[],
    links: annotations.flatMap(({ url }: { url?: string }) => (url ? [url] : [])),
    marked: await document.getMarkInfo(),
    title: ((await document.getMetadata()).info as { Title?: string }).Title,
  };
}

test("a printed page is the paper alone: one column, notes under their paragraph, links spelt out", async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  await openPage(page, paperPath("pop"));
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const chrome of [
    "header:not(article header)",
    "footer",
    "nav",
    "button",
    ".heading-link",
    ".backlinks",
  ]) {
    for (const part of await page.locator(chrome).all()) await expect(part).toBeHidden();
  }
  await expect(page.getByRole("link", { name: /^Link to the paragraph/ })).toBeHidden();
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  for (const row of (await page.locator(".noted").all()).slice(0, 4)) {
    const block = await row.locator("> :first-child").boundingBox();
    const note = await row.locator(".note").first().boundingBox();
    expect(note?.y).toBeGreaterThanOrEqual((block?.y ?? 0) + (block?.height ?? 0) - 1);
    expect(note?.x).toBeLessThan((block?.x ?? 0) + 60);
  }
  const spelt = await page
    .locator('[data-body] p a[href^="http"]')
    .evaluateAll((links) =>
      links.map((link) =>
        getComputedStyle(link, "::after").content.includes(link.getAttribute("href") ?? "-"),
      ),
    );
  expect(spelt.filter((isSpelt) => !isSpelt)).toEqual([]);
});

test("is set for paper although its scripts never come", async ({ page, console }) => {
  console.expect(/ERR_BLOCKED_BY_CLIENT/);
  await page.route(/\.js$/, (route) => route.abort("blockedbyclient"));
  for (const path of ["/", paperPath("pop")]) {
    await page.goto(path);
    await expect(page.getByRole("banner").getByRole("navigation")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner").getByRole("navigation")).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  }
});

for (const { slug, title } of papers) {
  test(`the PDF of ${slug} has its sections in its outline, its text, its links, and page numbers`, async ({
    page,
  }) => {
    await openPage(page, paperPath(slug));
    const answer = await page.request.get(`${paperPath(slug)}.pdf`);
    test.skip(answer.status() === 404, "the build found no Chromium to print with");
    await expect(page.getByRole("link", { name: "PDF", exact: true })).toHaveAttribute(
      "href",
      `${paperPath(slug)}.pdf`,
    );
    const body = await answer.body();
    const pdf = await readPdf(body);
    expect(pdf.title).toContain(title);
    expect(pdf.pages).toBeGreaterThanOrEqual(9);
    expect(pdf.pages).toBeLessThanOrEqual(18);
    expect(pdf.marked).toMatchObject({ Marked: true });

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
  });
}

test("a paper printed twice is the same to the byte", async ({ browserName }) => {
  test.skip(browserName !== "chromium", "only Chromium prints");
  const printer = await pdfPrinter();
  if (!printer) throw new Error("The tests run in a Chromium, but none was found to print with.");
  const paper = { slug: "erc4337a", dateModified: "2026-11-20" };
  const printed: Buffer[] = [];
  for (let time = 0; time < 2; time += 1)
    await printPapers(printer, [paper], async (_paper, pdf) => void printed.push(pdf));
  const [one, two] = printed;
  expect(one?.equals(two ?? Buffer.alloc(0))).toBe(true);
  expect(one?.toString("latin1")).toContain("D:20261120000000");
});
