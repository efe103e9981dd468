import type { Locator } from "@playwright/test";
import { readPdf } from "../read-pdf";
import { expect, test } from "./fixtures";
import { openPage, openRun, paperPath } from "./pages";

// What is in the PDF of each paper is looked at in `__tests__/build/pdf.test.ts`.
test("a printed page is the paper alone, for paper", async ({ page }) => {
  // As wide as a sheet between its margins.
  await page.setViewportSize({ width: 612, height: 930 });
  await openPage(page, paperPath("pop"));
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const chrome of [
    "header:not(article header)",
    "footer",
    "nav",
    "button",
    ".heading-link",
    ".backlinks",
    ".skip-link",
    "a[aria-label^='Link to the paragraph']",
  ]) {
    await expect(page.locator(chrome).filter({ visible: true }), chrome).toHaveCount(0);
  }
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");

  await test.step("a link to another site is spelt out", async () => {
    // No paper has one outside of its references, which spell them out themselves.
    const spelt = await page
      .locator("[data-body] p")
      .first()
      .evaluate((paragraph) => {
        const link = Object.assign(document.createElement("a"), {
          href: "https://example.com/x",
          textContent: "there",
        });
        paragraph.append(link);
        return getComputedStyle(link, "::after").content;
      });
    expect(spelt).toContain("https://example.com/x");
  });
  await test.step("a line of code that is too long breaks, as paper does not scroll", async () => {
    const cut = await page
      .locator("[data-body] > section")
      .first()
      .evaluate((section) => {
        // As papers show code; this one shows none.
        const block = Object.assign(document.createElement("section"), { className: "code-scroll" });
        const code = document.createElement("code");
        code.append("one more word ".repeat(60));
        block.append(document.createElement("pre"));
        block.firstElementChild?.append(code);
        section.append(block);
        return block.scrollWidth - block.clientWidth;
      });
    expect(cut).toBeLessThanOrEqual(1);
  });
});

test("without scripts a paper is printed with its folds open", async ({ page, console }) => {
  console.expect(/ERR_BLOCKED_BY_CLIENT/);
  await page.route(/\.js$/, (route) => route.abort("blockedbyclient"));
  await page.goto(paperPath("pop"));
  const folded = page.locator("details.fold > summary + *");
  await expect(folded).not.toHaveCount(0);
  await expect(folded.first()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(folded.filter({ visible: false })).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await expect(folded.first()).toBeHidden();
});

test("what is open over a page is not printed", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const isShownOnScreensAlone = async (part: Locator) => {
    await expect(part).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(part).toBeHidden();
    await expect(page.locator("main")).toBeVisible();
    await page.emulateMedia({ media: "screen" });
  };
  await openPage(page, paperPath("pop"));
  await page.locator("a.term").first().hover();
  await isShownOnScreensAlone(page.getByRole("tooltip"));

  await openRun(page);
  await page.locator(".run [role=spinbutton]").first().click();
  await isShownOnScreensAlone(page.locator("form:has(input[inputmode=decimal])"));

  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("escrow");
  await page.getByRole("dialog").getByRole("option").first().waitFor();
  await isShownOnScreensAlone(page.getByRole("dialog"));

  await page.goto("/#demo=buyer.nfsldgpG");
  await isShownOnScreensAlone(page.getByRole("dialog", { name: "Five jobs among strangers" }));
});

test.describe("printed from the browser,", () => {
  // A sheet is as large whatever the window; in a small one that is drawn coarsely the orb takes less of the processor.
  test.use({ viewport: { width: 480, height: 480 }, deviceScaleFactor: 0.25 });

  test("the landing page has no controls and no heading alone at a page's foot", async ({ page }) => {
    await openPage(page, "/");
    const controls = await page.locator("button:visible:not([aria-expanded])").allInnerTexts();
    const headings = await page.locator("h2").allTextContents();
    const { texts, lines } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    const text = texts.join(" ");
    expect(text).toContain("The blockchain for AI agents");
    for (const words of ["See demo", "Skip to the content", ...controls.filter(({ length }) => length > 3)])
      expect(text).not.toContain(words);
    expect(headings.filter((heading) => lines.some((ofPage) => ofPage.at(-1)?.text === heading))).toEqual([]);
  });
});
