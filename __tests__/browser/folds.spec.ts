import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { openPage, overflow, paperPath, papers } from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const FOLD = /^<Details title="(?<title>[^"]+)">\n\n(?<words>(?!Table)[A-Z][a-z, ]+)/m;

/** The first paper with a fold that begins with words. */
const folded = papers.flatMap(({ slug }) => {
  const source = readFileSync(join("content/litepapers", slug, "index.mdx"), "utf8");
  const { title, words } = FOLD.exec(source)?.groups ?? {};
  return title && words ? [{ slug, title, words }] : [];
})[0];

const { slug, title, words } = folded ?? { slug: "", title: "", words: "" };
const fold = (page: Page) =>
  page.locator("details.fold", { has: page.getByText(title, { exact: true }) }).first();
const summary = (page: Page) => fold(page).locator("summary");
const paragraph = (page: Page) => fold(page).locator("p[id^=p-]").first();

test.beforeEach(() => {
  expect(folded, "No paper has a fold that begins with words.").toBeDefined();
});

test("a fold is closed until it is pressed, by a key or a pointer", async ({ page }) => {
  await openPage(page, paperPath(slug));
  await expect(paragraph(page)).toBeHidden();
  for (const note of await fold(page).locator(".note").all()) await expect(note).toBeHidden();

  await test.step("by the keyboard", async () => {
    await summary(page).focus();
    await page.keyboard.press("Enter");
    await expect(paragraph(page)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(paragraph(page)).toBeHidden();
  });

  await test.step("by a pointer, in a place that a finger hits", async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    const { height = 0 } = (await summary(page).boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(40);
    await summary(page).click();
    await expect(paragraph(page)).toBeVisible();
    expect(await overflow(page)).toEqual([]);
  });
});

test("whoever is led into a fold finds it open", async ({ page }) => {
  await openPage(page, paperPath(slug));
  const [foldId, paragraphId] = await Promise.all(
    [fold(page), paragraph(page)].map((part) => part.getAttribute("id")),
  );

  await test.step("by a link of the page", async () => {
    await page.evaluate((hash) => {
      const link = Object.assign(document.createElement("a"), { href: hash, textContent: "Into the fold" });
      document.querySelector("article h1")?.append(link);
    }, `#${paragraphId}`);
    await page.getByRole("link", { name: "Into the fold" }).click();
    await expect(paragraph(page)).toBeInViewport();
  });

  await test.step("by an address, on arrival", async () => {
    for (const id of [foldId, paragraphId]) {
      await page.goto("about:blank");
      await openPage(page, `${paperPath(slug)}#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
      await expect(paragraph(page)).toBeVisible();
    }
  });

  await test.step("by the link that quotes its words", async () => {
    await page.goto("about:blank");
    await openPage(page, `${paperPath(slug)}#${paragraphId}:~:text=${encodeURIComponent(words.trim())}`);
    await expect(paragraph(page)).toBeInViewport();
  });
});
