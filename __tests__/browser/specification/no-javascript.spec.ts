import {
  expect,
  features,
  getContentsEntry,
  getLinkedIds,
  getSection,
  getTableOfContents,
  matchUrl,
  papers,
  test,
} from "./specified";

test.use({ javaScriptEnabled: false });

/** Returns a selector of the first paragraph with text after the element of an XPath. */
const selectTextAfter = (xpath: string) => `xpath=${xpath}/following::p[normalize-space()][1]`;

test("the landing page shows the text of all six features", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of features) {
      const heading = main.getByRole("heading", { name });
      await expect(heading).toBeVisible();
      await expect(heading.locator(selectTextAfter("."))).toBeVisible();
    }
  }
});

for (const { path, title, sections } of papers) {
  test(`the paper ${title} shows its sections, and its table of contents links to them`, async ({ page }) => {
    await page.goto(path);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      for (const id of sections) {
        await expect(getSection(page, id)).toBeVisible();
        await expect(page.locator(selectTextAfter(`//*[@id="${id}"]/descendant-or-self::h2`))).toBeVisible();
      }
      const links = getTableOfContents(page).getByRole("link");
      if ((await links.count()) === 0) await getTableOfContents(page).locator("summary").click();
      expect(await getLinkedIds(links)).toEqual(sections);
      const id = sections.at(width === 360 ? -1 : 1) ?? "";
      await getContentsEntry(page, id).click();
      await expect(page).toHaveURL(matchUrl(path, id));
      await expect(getSection(page, id)).toBeInViewport();
    }
  });
}
