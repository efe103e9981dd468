import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { getScrollY, openPage, openSearch, SEARCH_TERM } from "./pages";

test.use({
  viewport: { width: 1024, height: 600 },
  contextOptions: { reducedMotion: "reduce" },
  // Playwright hides scrollbars, which take a part of the window's width.
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
});

/** Searches for a query, and returns the links of the results once they are shown. */
async function searchFor(page: Page, query: string) {
  const dialog = page.getByRole("dialog", { name: /^Search/ });
  await dialog.getByRole("textbox").fill(query);
  const withoutQuotes = query.normalize("NFKC").replaceAll(/[“”"]/g, "");
  await expect(dialog.getByRole("status")).toContainText(`for “${withoutQuotes}”`);
  return dialog.getByRole("link");
}

test("a section is found by its heading and by a sentence in it, and Enter opens it", async ({ page }) => {
  await openPage(page, "/litepapers/pop");
  const heading = await page
    .locator("[data-body] h3")
    .last()
    .evaluate(({ textContent }) => (textContent ?? "").replace(/#$/, "").trim());
  const sentence = await page
    .locator("[data-body] > p")
    .evaluateAll(
      (paragraphs) =>
        (paragraphs.at(-1)?.textContent ?? "").split(". ")[0]?.split(" ").slice(0, 8).join(" ") ?? "",
    );
  await openSearch(page);
  expect(await (await searchFor(page, heading)).allTextContents()).toContainEqual(
    expect.stringContaining(heading),
  );
  const results = await searchFor(page, sentence);
  // Another page may have the same sentence.
  await expect(results.and(page.locator("[href^='/litepapers/pop']"))).not.toHaveCount(0);
  const address = await results.first().getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(address ?? "");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a result on the open page shows its heading, and the Tab key goes on from there", async ({ page }) => {
  await openPage(page, "/questions");
  await openSearch(page);
  const result = (await searchFor(page, "appeal")).first();
  const heading = page.locator(`[id="${(await result.getAttribute("href"))?.split("#")[1]}"]`);
  for (const choose of [() => result.click(), () => page.keyboard.press("Enter")]) {
    await choose();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(heading).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveAttribute("href", new URL(page.url()).hash);
    await expect(heading).toBeInViewport();
    await openSearch(page);
    await searchFor(page, "appeal");
  }
});

test("each name on the landing page is found there", async ({ page }) => {
  await openPage(page, "/");
  const names = await page.locator("main h3").allTextContents();
  await openPage(page, "/glossary");
  await openSearch(page);
  for (const name of [...names, "wallet", "proof-of-performance"]) {
    const results = await searchFor(page, name);
    await expect(results.last(), name).toHaveAttribute("href", /^\/#/);
  }
});

test("the page beneath the search keeps its place and its width", async ({ page }) => {
  await openPage(page, "/questions");
  await page.evaluate(() => window.scrollTo(0, 700));
  const getWidth = () => page.evaluate(() => document.body.getBoundingClientRect().width);
  const width = await getWidth();
  expect(width).toBeLessThan(1024);
  await openSearch(page);
  expect(await getWidth()).toBe(width);
  for (const x of [20, 512]) {
    await page.mouse.move(x, 300);
    await page.mouse.wheel(0, 400);
  }
  await page.keyboard.press("PageDown");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await getScrollY(page)).toBe(700);
  expect(await getWidth()).toBe(width);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the last result can be reached above a keyboard of half the screen", async ({ page }) => {
    await openPage(page, "/glossary");
    await openSearch(page);
    const results = await searchFor(page, SEARCH_TERM);
    await results.last().evaluate((link) => link.parentElement?.scrollTo(0, link.parentElement.scrollHeight));
    const { y = 0, height = 0 } = (await results.last().boundingBox()) ?? {};
    expect(Math.floor(y + height)).toBeLessThanOrEqual(422);
  });
});
