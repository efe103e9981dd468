import { readPdf } from "../read-pdf";
import { expect, test } from "./fixtures";
import { openPage, openSearch, SCRIPTS, SEARCH_TERM } from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce" } });

// `__tests__/build/pdf.test.ts` tests the PDF of each paper.
test("a paper is printed on white, without header, footer, navigation, controls and open dialogs", async ({
  page,
}) => {
  // The width of a sheet of paper between its margins.
  await page.setViewportSize({ width: 612, height: 930 });
  await openPage(page, "/litepapers/pop");
  const { dialog, field } = await openSearch(page);
  await field.fill(SEARCH_TERM);
  await dialog.getByRole("link").first().waitFor();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const parts =
    "header:not(article header), footer, nav, button, input, [data-heading-link], a[href='#main'], dialog";
  await expect(page.locator(parts).filter({ visible: true })).toHaveCount(0);
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

test("without scripts a paper is printed with its disclosures open, except for the data of figures", async ({
  page,
  console,
}) => {
  console.expect(/ERR_BLOCKED_BY_CLIENT/);
  await page.route(SCRIPTS, (route) => route.abort("blockedbyclient"));
  await page.goto("/litepapers/pop");
  const closedContent = page.locator("main details:not([data-figure-part], nav *) > summary + *");
  await expect(closedContent).not.toHaveCount(0);
  await expect(closedContent.first()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(closedContent.filter({ visible: false })).toHaveCount(0);
});

test.describe("as a PDF of the browser", () => {
  // The window does not change the PDF, and a small one takes less time to render.
  test.use({ viewport: { width: 480, height: 480 }, deviceScaleFactor: 0.25 });

  test("the landing page has no controls, and no heading at the end of a sheet", async ({ page }) => {
    await openPage(page, "/");
    const headings = await page.locator("h2").allTextContents();
    const { texts, lines } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    const text = texts.join(" ");
    expect(text).toContain("The blockchain for AI agents");
    for (const label of ["See demo", "Skip to the content", "Pause motion"])
      expect(text).not.toContain(label);
    expect(
      headings.filter((heading) => lines.some((pageLines) => pageLines.at(-1)?.text === heading)),
    ).toEqual([]);
  });
});
