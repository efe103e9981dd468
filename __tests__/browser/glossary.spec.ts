import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { openPage, paperPath } from "./pages";

// A window with room for all that these tests use: a larger one costs half as much again to draw.
test.use({ viewport: { width: 1024, height: 600 }, contextOptions: { reducedMotion: "reduce" } });

/** What the page says to programs, wherever in it that stands. */
const jsonLdIn = (page: Page) => page.locator('script[type="application/ld+json"]').allTextContents();

test("the glossary describes itself to programs while it is on the screen, and leads to where a term is first used", async ({
  page,
}) => {
  const glossary = page.getByRole("contentinfo").getByRole("link", { name: "Glossary" });
  const heading = page.getByRole("heading", { level: 1 });
  await openPage(page, paperPath("pop"));
  const ofPaper = await jsonLdIn(page);
  expect(ofPaper).toHaveLength(1);

  await glossary.click();
  await expect(heading).toHaveText("Glossary");
  const ofGlossary = await jsonLdIn(page);
  expect(ofGlossary).toHaveLength(1);
  expect(ofGlossary).not.toEqual(ofPaper);

  await test.step("a term's link leads to the words of a paper that first use it", async () => {
    const entry = page
      .locator("article section")
      .filter({ has: page.getByRole("heading", { name: "Session key", exact: true }) });
    await entry.getByRole("link", { name: "ERC4337A", exact: true }).click();
    await expect(page).toHaveURL(/\/litepapers\/erc4337a#use-/);
    await expect(heading).toHaveText("ERC4337A");
    const use = page.locator(new URL(page.url()).hash);
    await expect(use).toBeInViewport();
    await expect(use).toHaveText(/^session keys?$/i);
    const marks = page.locator(`[data-body] a.term[href="${await use.getAttribute("href")}"]`);
    expect(await marks.first().getAttribute("id")).toBe(await use.getAttribute("id"));
    expect(await jsonLdIn(page)).toHaveLength(1);
    await page.goBack();
    await expect(heading).toHaveText("Glossary");
    expect(await jsonLdIn(page), "what the glossary says again").toEqual(ofGlossary);
  });
});
