import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { chooseTheme, openPage } from "./pages";

test.use({ viewport: { width: 360, height: 740 }, colorScheme: "light" });

/** Returns the parts of the header on a phone. */
function getHeader(page: Page) {
  const header = page.getByRole("navigation", { name: "Site" });
  const waitlist = header.getByRole("link", { name: "Join the waitlist" });
  return { header, menu: header.locator("summary"), waitlist };
}

test("on phones the header has links to pages, and a menu that opens and closes", async ({ page }) => {
  await openPage(page, "/glossary");
  const { header, menu, waitlist } = getHeader(page);
  expect(await header.getByRole("link").allInnerTexts()).toEqual(["Home", "Demo", "Papers", "Questions"]);
  await menu.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(waitlist).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(waitlist).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await expect(waitlist).toBeInViewport({ ratio: 1 });
  await chooseTheme(page, "Dark");
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
});

test("a link of the menu that leads into the open page closes it", async ({ page }) => {
  await openPage(page, "/");
  const { menu, waitlist } = getHeader(page);
  await menu.click();
  await waitlist.click();
  await expect(waitlist).toBeHidden();
  await expect(page.locator("#waitlist-email")).toBeInViewport();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens", async ({ page }) => {
    await page.goto("/glossary");
    const { menu, waitlist } = getHeader(page);
    await menu.click();
    await expect(waitlist).toBeVisible();
  });
});
