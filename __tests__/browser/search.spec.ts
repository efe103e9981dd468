import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { openPage, openSearch } from "./pages";

test.use({ viewport: { width: 1024, height: 600 }, contextOptions: { reducedMotion: "reduce" } });

/** Searches for a query, and returns the links of the results once they are shown. */
async function searchFor(page: Page, query: string) {
  const dialog = page.getByRole("dialog", { name: /^Search/ });
  await dialog.getByRole("searchbox").fill(query);
  await expect(dialog.getByRole("status")).toContainText(`for “${query.normalize("NFKC")}”`);
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
  await expect(results.first()).toHaveAttribute("href", /^\/litepapers\/pop/);
  const address = await results.first().getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(address ?? "");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
