import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { openPage, openSearch, SEARCH_TERM } from "./pages";

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
  const heading = await page.locator("[data-body] h3").last().evaluate(readHeading);
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

test("a question is found by its words, and what is found ends as sentences do, without cells of tables", async ({
  page,
}) => {
  await openPage(page, "/questions");
  const question = page.locator("[data-body] h3[id]").first();
  const [id, words] = [await question.getAttribute("id"), await question.evaluate(readHeading)];
  await openSearch(page);
  const hits = await find(page, words);
  await expect(hits.and(page.locator(`[href="/questions#${id}"]`))).toHaveCount(1);
  for (const text of await hits.allTextContents()) expect(text.trim()).toMatch(/[.?!:][”’)]*$/);
});

test("a word is found whatever nobody sees in it", async ({ page }) => {
  await openPage(page, "/glossary");
  const { field, status } = await openSearch(page);
  const plain = await (await find(page, SEARCH_TERM)).allTextContents();
  expect(plain.length).toBeGreaterThan(0);
  const [start, end] = [SEARCH_TERM.slice(0, 2), SEARCH_TERM.slice(2)];
  const fullWidth = [...SEARCH_TERM]
    .map((letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0))
    .join("");
  for (const words of [
    `${start}\u200B${end}`,
    ` \u00A0${SEARCH_TERM}\u2060 `,
    fullWidth,
    `\u00AD${SEARCH_TERM}`,
  ]) {
    await field.fill("zzyzx");
    await expect(status).toContainText("Nothing found");
    expect(await (await find(page, words)).allTextContents(), JSON.stringify(words)).toEqual(plain);
  }
});

/** Runs in the page: the words of a heading without the sign of its link. */
function readHeading(heading: Element): string {
  return (heading.textContent ?? "").replace(/#$/, "").trim();
}
