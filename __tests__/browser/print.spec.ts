import { readPdf } from "../read-pdf";
import { expect, test } from "./fixtures";
import { openPage, openSearch, SCRIPTS, SEARCH_TERM } from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce" } });

// What is in the PDF of each paper is looked at in `__tests__/build/pdf.test.ts`.
test("a printed page is the paper alone, on white, without what is for the screen or open over it", async ({
  page,
}) => {
  // As wide as a sheet between its margins.
  await page.setViewportSize({ width: 612, height: 930 });
  await openPage(page, "/litepapers/pop");
  const { dialog, field } = await openSearch(page);
  await field.fill(SEARCH_TERM);
  await dialog.getByRole("link").first().waitFor();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const part of [
    "header:not(article header)",
    "footer",
    "nav",
    "button",
    "input",
    "[data-heading-link]",
    "a[href='#main']",
    "dialog",
  ])
    await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0);
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

test("without scripts a paper is printed with what opens on the screen open, but for the data of its figures", async ({
  page,
  console,
}) => {
  console.expect(/ERR_BLOCKED_BY_CLIENT/);
  await page.route(SCRIPTS, (route) => route.abort("blockedbyclient"));
  await page.goto("/litepapers/pop");
  const folded = page.locator("main details:not([data-figure-part], nav *) > summary + *");
  await expect(folded).not.toHaveCount(0);
  await expect(folded.first()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(folded.filter({ visible: false })).toHaveCount(0);
});

test.describe("printed from the browser,", () => {
  // A sheet is as large whatever the window; in a small one that is drawn coarsely the orb takes less of the processor.
  test.use({ viewport: { width: 480, height: 480 }, deviceScaleFactor: 0.25 });

  test("the landing page has no controls and no heading alone at a page's foot", async ({ page }) => {
    await openPage(page, "/");
    const headings = await page.locator("h2").allTextContents();
    const { texts, lines } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    const text = texts.join(" ");
    expect(text).toContain("The blockchain for AI agents");
    for (const words of ["See demo", "Skip to the content", "Pause motion"])
      expect(text).not.toContain(words);
    expect(headings.filter((heading) => lines.some((ofPage) => ofPage.at(-1)?.text === heading))).toEqual([]);
  });
});
