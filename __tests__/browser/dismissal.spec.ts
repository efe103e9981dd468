import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { contents, openFolds, openPage, paperPath, scrollTopTo } from "./pages";

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

const note = (page: Page) => page.locator("#note-1");
const preview = (page: Page) => page.getByRole("tooltip");
const entries = (page: Page) => contents(page).getByRole("link");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Search the litepapers" });

/** Presses an element where it is: a driver's own click would scroll the page to it first, though it sticks in sight. */
async function press(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not drawn.");
  await page.mouse.click(box.x + 40, box.y + box.height / 2);
}

/** Opens the contents and, under the pointer, which leaves the focus where it is, a preview. */
async function openContentsAndPreview(page: Page): Promise<void> {
  await press(page, contents(page).locator("summary"));
  await expect(entries(page).first()).toBeVisible();
  const box = await page.locator("[role=doc-biblioref]").first().boundingBox();
  if (!box) throw new Error("The citation is not drawn.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(preview(page)).toBeVisible();
  // Only a pointer could reach what it held.
  await expect(preview(page).locator("a, button, [tabindex]")).toHaveCount(0);
}

test("what opens over a paper takes nothing away, and closes in turn", async ({ page }) => {
  await openPage(page, paperPath("pop"));
  await openFolds(page);

  await test.step("the search closes by Escape before what was opened before it", async () => {
    await page.locator("[role=doc-noteref]").first().click();
    await expect(note(page)).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(note(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(note(page)).toBeHidden();
  });

  await test.step("the contents close when the focus leaves them, forwards and backwards", async () => {
    const summary = contents(page).locator("summary");
    await summary.focus();
    await page.keyboard.press("Enter");
    await entries(page).last().focus();
    await page.keyboard.press("Tab");
    await expect(entries(page)).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^Link to the paragraph/ })).toBeFocused();

    await summary.focus();
    await page.keyboard.press("Enter");
    await expect(entries(page).first()).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(entries(page)).toHaveCount(0);
    await expect(summary).not.toBeFocused();
  });

  await test.step("the contents open over the text, which stays in its place", async () => {
    const heading = page.locator("h2#dispute-resolution");
    await scrollTopTo(heading, 600);
    const before = (await heading.boundingBox())?.y ?? 0;
    await press(page, contents(page).locator("summary"));
    await expect(entries(page).first()).toBeVisible();
    expect(Math.abs(((await heading.boundingBox())?.y ?? 0) - before)).toBeLessThan(1);
    await page.keyboard.press("Escape");
    await expect(entries(page)).toHaveCount(0);
  });

  await test.step("Escape closes one thing at a time, what was opened last first", async () => {
    await page.locator("[role=doc-noteref]").first().click();
    await expect(note(page)).toBeVisible();
    await scrollTopTo(page.locator("[role=doc-biblioref]").first(), 600);
    await openContentsAndPreview(page);

    await page.keyboard.press("Control+k");
    await expect(dialog(page)).toBeVisible();
    // The focus has gone into the dialog: what is in the way of the page closes, the note in the text stays.
    await expect(preview(page)).toBeHidden();
    await expect(entries(page)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(note(page)).toBeVisible();

    await page.mouse.move(5, 300);
    await openContentsAndPreview(page);
    await page.keyboard.press("Escape");
    await expect(preview(page)).toBeHidden();
    await expect(entries(page).first()).toBeVisible();
    await expect(note(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(entries(page)).toHaveCount(0);
    await expect(note(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(note(page)).toBeHidden();
  });
});
