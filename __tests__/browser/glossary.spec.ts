import { expect, test } from "./fixtures";
import { openPage } from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the glossary's links lead to the words of the papers that first use a term", async ({ page }) => {
  await openPage(page, "/glossary");
  for (const [term, paper] of [
    ["Validation agent", "PoP"],
    ["Session key", "ERC4337A"],
    ["Bonding curve", "AgFi"],
  ] as const) {
    await test.step(`the glossary's link from “${term}” leads to the words of ${paper} that first use it`, async () => {
      const entry = page
        .locator("article section")
        .filter({ has: page.getByRole("heading", { name: term, exact: true }) });
      await entry.getByRole("link", { name: paper, exact: true }).click();
      await expect(page).toHaveURL(/\/litepapers\/\w+#use-/);
      const use = page.locator(new URL(page.url()).hash);
      await expect(use).toBeInViewport();
      await expect(use).toHaveText(new RegExp(`^${term}s?$`, "i"));
      expect(await use.getAttribute("class")).toBe("term");
      const marks = page.locator(`[data-body] a.term[href="${await use.getAttribute("href")}"]`);
      expect(await marks.first().getAttribute("id")).toBe(await use.getAttribute("id"));
    });
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Glossary");
  }
});
