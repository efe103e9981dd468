import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { openPage, paperPath } from "./pages";

// A window with room for all that these tests use: a larger one costs half as much again to draw.
test.use({ viewport: { width: 1024, height: 600 }, contextOptions: { reducedMotion: "reduce" } });

/** What the page says to programs, wherever in it that stands. */
const jsonLdIn = (page: Page) => page.locator('script[type="application/ld+json"]').allTextContents();

test("links to the glossary and on bring its description to programs, and take it away, and its own lead to the words of the papers that first use a term", async ({
  page,
}) => {
  const glossary = page.getByRole("contentinfo").getByRole("link", { name: "Glossary" });
  const heading = page.getByRole("heading", { level: 1 });
  await openPage(page, paperPath("pop"));
  const opened = await page.evaluate(() => performance.timeOrigin);
  const ofPaper = await jsonLdIn(page);
  expect(ofPaper).toHaveLength(1);

  await glossary.click();
  await expect(heading).toHaveText("Glossary");
  const ofGlossary = await jsonLdIn(page);
  expect(ofGlossary).toHaveLength(1);
  expect(ofGlossary).not.toEqual(ofPaper);

  for (const [term, paper, title] of [
    ["Session key", "ERC4337A", "ERC4337A"],
    ["Validation agent", "PoP", "Proof of Performance"],
    ["Bonding curve", "AgFi", "Agentic Finance"],
  ] as const) {
    await test.step(`the glossary's link from “${term}” leads to the words of ${paper} that first use it`, async () => {
      const entry = page
        .locator("article section")
        .filter({ has: page.getByRole("heading", { name: term, exact: true }) });
      await entry.getByRole("link", { name: paper, exact: true }).click();
      await expect(page).toHaveURL(/\/litepapers\/\w+#use-/);
      await expect(heading).toHaveText(title);
      const use = page.locator(new URL(page.url()).hash);
      await expect(use).toBeInViewport();
      await expect(use).toHaveText(new RegExp(`^${term}s?$`, "i"));
      expect(await use.getAttribute("class")).toBe("term");
      const marks = page.locator(`[data-body] a.term[href="${await use.getAttribute("href")}"]`);
      expect(await marks.first().getAttribute("id")).toBe(await use.getAttribute("id"));
      expect(await jsonLdIn(page), "a paper come to by a link describes nothing").toEqual([]);
    });
    await page.goBack();
    await expect(heading).toHaveText("Glossary");
    expect(await jsonLdIn(page), "what the glossary says again").toEqual(ofGlossary);
  }
  expect(await page.evaluate(() => performance.timeOrigin), "all that in one document").toBe(opened);

  await test.step("links from a glossary that was opened first take its description away", async () => {
    await openPage(page, "/glossary");
    expect(await jsonLdIn(page)).toEqual(ofGlossary);
    await page.getByRole("contentinfo").getByRole("link", { name: "ERC4337A", exact: true }).click();
    await expect(heading).toHaveText("ERC4337A");
    expect(await jsonLdIn(page)).toEqual([]);
    await glossary.click();
    await expect(heading).toHaveText("Glossary");
    expect(await jsonLdIn(page)).toEqual(ofGlossary);
  });
});
