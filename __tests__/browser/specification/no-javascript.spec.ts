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

/** The first text behind what an XPath names. */
const textAfter = (path: string) => `xpath=${path}/following::p[normalize-space()][1]`;

test("the landing page can be read with all six features", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of features) {
      const heading = main.getByRole("heading", { name });
      await expect(heading).toBeVisible();
      await expect(heading.locator(textAfter("."))).toBeVisible();
    }
  }
});

for (const { path, title, sections } of papers) {
  test(`the paper ${title} can be read, and its contents are links to its sections`, async ({ page }) => {
    await page.goto(path);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      for (const id of sections) {
        await expect(getSection(page, id)).toBeVisible();
        await expect(page.locator(textAfter(`//*[@id="${id}"]/descendant-or-self::h2`))).toBeVisible();
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
