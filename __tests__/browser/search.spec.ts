import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { openPage, openSearch } from "./pages";

test.use({ viewport: { width: 1024, height: 600 }, contextOptions: { reducedMotion: "reduce" } });

/** Searches, and waits for what was found. */
async function find(page: Page, words: string) {
  const dialog = page.getByRole("dialog", { name: /^Search/ });
  await dialog.getByRole("searchbox").fill(words);
  await expect(dialog.getByRole("status")).toContainText("for “");
  await expect(dialog.getByRole("status")).toContainText(
    words
      .normalize("NFKC")
      .replaceAll(/\p{Cf}/gu, "")
      .trim(),
  );
  return dialog.getByRole("link");
}

test("a section is found by its heading and by a sentence in it, and Enter leads there", async ({ page }) => {
  await openPage(page, "/litepapers/pop");
  const section = page.locator("h3#exit, h3").last();
  const heading = (await section.textContent())?.replace(/#$/, "").trim() ?? "";
  const sentence = await page
    .locator("[data-body] > p")
    .evaluateAll(
      (all) => (all.at(-1)?.textContent ?? "").split(". ")[0]?.split(" ").slice(0, 8).join(" ") ?? "",
    );
  await openSearch(page);
  expect(await (await find(page, heading)).allTextContents()).toContainEqual(
    expect.stringContaining(heading),
  );
  const bySentence = await find(page, sentence);
  await expect(bySentence.first()).toHaveAttribute("href", /^\/litepapers\/pop/);
  const address = await bySentence.first().getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(address ?? "");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("“who pays if I lose” leads to a question first, and shows sentences and no cells of tables", async ({
  page,
}) => {
  await openPage(page, "/glossary");
  await openSearch(page);
  const hits = await find(page, "who pays if I lose");
  await expect(hits.first()).toHaveAttribute("href", /^\/questions#/);
  for (const text of await hits.allTextContents()) expect(text.trim()).toMatch(/[.?!:][”’)]*$/);
});

test("a word is found whatever nobody sees in it", async ({ page }) => {
  await openPage(page, "/glossary");
  const { field, status } = await openSearch(page);
  const plain = await (await find(page, "escrow")).allTextContents();
  expect(plain.length).toBeGreaterThan(1);
  for (const words of ["es\u200Bcrow", " \u00A0escrow\u2060 ", "ｅｓｃｒｏｗ", "\u00ADescrow"]) {
    await field.fill("zzyzx");
    await expect(status).toContainText("Nothing found");
    expect(await (await find(page, words)).allTextContents(), JSON.stringify(words)).toEqual(plain);
  }
});

test("the arrow keys go through what was found, and Escape gives the focus back", async ({ page }) => {
  await openPage(page, "/glossary");
  const { dialog, field } = await openSearch(page);
  await expect(field).toBeFocused();
  const hits = await find(page, "deposit");
  await page.keyboard.press("ArrowDown");
  await expect(hits.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(hits.nth(1)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Search" }).first()).toBeFocused();
});

test("a search whose index does not come says so, and finds when it is tried again", async ({
  page,
  console,
}) => {
  console.expect(/Failed to load resource/);
  await openPage(page, "/glossary");
  await page.route("**/pagefind/**", (route) => route.abort());
  const { dialog, field, status } = await openSearch(page);
  await field.fill("escrow");
  await expect(status).toContainText("could not be loaded");
  await page.unroute("**/pagefind/**");
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(status).toContainText(/\d+ results? for “escrow”/);
  await expect(dialog.getByRole("link")).not.toHaveCount(0);
});
