import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { openPage, overflow, paperPath } from "./pages";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

const button = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Search" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Search the litepapers" });
const field = (page: Page) => dialog(page).getByRole("searchbox");
const results = (page: Page) => dialog(page).getByRole("link");

async function search(page: Page, words: string): Promise<void> {
  await button(page).click();
  await field(page).fill(words);
}

test("opens by its button, by / and by Control+K, with the field in focus", async ({ page }) => {
  await openPage(page, paperPath("pop"));
  for (const open of [
    () => button(page).click(),
    () => page.keyboard.press("/"),
    () => page.keyboard.press("Control+k"),
  ]) {
    await open();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  }
});

test("loads nothing of its own before it is opened", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await openPage(page, paperPath("pop"));
  await page.waitForLoadState("networkidle");
  expect(loaded.filter((path) => path.includes("pagefind"))).toEqual([]);
  await search(page, "escrow");
  await expect(results(page).first()).toBeVisible();
  expect(loaded.filter((path) => path.startsWith("/pagefind/")).length).toBeGreaterThan(2);
});

test("finds sections, and leads to the one that is chosen with the keys", async ({ page }) => {
  await openPage(page, paperPath("pop"));
  await search(page, "health factor");
  await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ sections? for “health factor”$/);
  await expect(dialog(page).locator("mark").first()).toBeVisible();
  const hrefs = await results(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute("href") ?? ""),
  );
  expect(hrefs.some((href) => href.startsWith("/litepapers/agfi#"))).toBe(true);
  expect(hrefs.filter((href) => !/^\/(litepapers\/\w+|glossary)(#[\w-]+)?$/.test(href))).toEqual([]);

  await page.keyboard.press("ArrowDown");
  await expect(results(page).nth(0)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(hrefs[0] ?? "");
  await expect(dialog(page)).toHaveCount(0);
  const id = hrefs[0]?.split("#")[1];
  if (id) await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test("leads to a section of the page that is open", async ({ page }) => {
  await openPage(page, paperPath("pop"));
  await search(page, "nullifier");
  const here = dialog(page).locator('a[href^="/litepapers/pop#"]').first();
  const href = (await here.getAttribute("href")) ?? "";
  await here.click();
  await expect(page).toHaveURL(href);
  await expect(page.locator(`[id="${href.split("#")[1]}"]`)).toBeInViewport();
});

test("says so when nothing is found, and what was looked for", async ({ page }) => {
  await openPage(page, paperPath("pop"));
  await search(page, "zzyzx");
  await expect(dialog(page).getByRole("status")).toHaveText("Nothing found for “zzyzx”.");
  await expect(results(page)).toHaveCount(0);
});

test("says so when it cannot be loaded, and works once it can", async ({ page, context, console }) => {
  console.expect(/Failed to load resource/);
  await openPage(page, paperPath("pop"));
  await context.route("**/pagefind/**", (route) => route.abort());
  await search(page, "escrow");
  await expect(dialog(page).getByRole("status")).toHaveText(/could not be loaded/);
  await context.unroute("**/pagefind/**");
  await field(page).fill("escrows");
  await expect(results(page).first()).toBeVisible();
});

for (const close of ["Escape", "its button", "a press beside it"]) {
  test(`closes by ${close}, and gives the focus back`, async ({ page }) => {
    await openPage(page, paperPath("pop"));
    await search(page, "escrow");
    if (close === "Escape") await page.keyboard.press("Escape");
    else if (close === "its button") await dialog(page).getByRole("button", { name: "Close" }).click();
    else await page.mouse.click(30, 500);
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`fits a phone and has nothing for axe to mend, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, paperPath("pop"));
    await search(page, "reputation");
    await expect(results(page).first()).toBeVisible();
    expect(await overflow(page)).toEqual([]);
    const box = await dialog(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    const { violations } = await new AxeBuilder({ page }).include("dialog").analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}
