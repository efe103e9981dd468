import { expect, test } from "./fixtures";
import { openPage, openSearch, SEARCH_TERM } from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce" } });

// `__tests__/build/pdf.test.ts` tests the PDF of each paper, which is printed without scripts.
test("print is on white, without header, footer, navigation, controls and dialogs", async ({ page }) => {
  // The width of a sheet of paper between its margins.
  await page.setViewportSize({ width: 612, height: 930 });
  await openPage(page, "/litepapers/pop");
  const { dialog, field } = await openSearch(page);
  await field.fill(SEARCH_TERM);
  await dialog.getByRole("link").first().waitFor();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const parts =
    "header:not(main header), footer, nav, button, input, [data-heading-link], a[href='#main'], dialog";
  await expect(page.locator(parts).filter({ visible: true })).toHaveCount(0);
  await openPage(page, "/");
  await expect(page.locator(parts).or(page.getByText("See demo")).filter({ visible: true })).toHaveCount(0);
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});
