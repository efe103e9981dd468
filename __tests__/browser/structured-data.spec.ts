import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { openPage, paperPath } from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What the page says to programs, wherever in it that stands. */
const jsonLdIn = (page: Page) => page.locator('script[type="application/ld+json"]').allTextContents();

const footer = (page: Page) => page.getByRole("contentinfo");

test("links to the glossary and on bring its description to programs, and take it away", async ({ page }) => {
  await openPage(page, "/glossary");
  const ofGlossary = await jsonLdIn(page);
  expect(ofGlossary).toHaveLength(1);

  /** From the glossary by a link to a paper that describes nothing, and back. */
  const onAndBack = async () => {
    await footer(page).getByRole("link", { name: "ERC4337A", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("ERC4337A");
    expect(await jsonLdIn(page)).toEqual([]);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Glossary");
    expect(await jsonLdIn(page)).toEqual(ofGlossary);
  };

  await test.step(
    "links from the glossary take its description to programs away, and Back brings it again",
    onAndBack,
  );

  for (const first of ["/", paperPath("pop")]) {
    await test.step(`links from ${first} to the glossary and on bring its description to programs, and take it away`, async () => {
      await openPage(page, first);
      const ofFirst = await jsonLdIn(page);
      expect(ofFirst).toHaveLength(first === "/" ? 0 : 1);
      expect(ofFirst).not.toEqual(ofGlossary);
      const opened = await page.evaluate(() => performance.timeOrigin);

      await footer(page).getByRole("link", { name: "Glossary" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Glossary");
      expect(await jsonLdIn(page)).toEqual(ofGlossary);
      await onAndBack();
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
    });
  }
});
