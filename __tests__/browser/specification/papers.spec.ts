import type { Page } from "@playwright/test";
import {
  expect,
  getContentsEntry,
  getLinkedIds,
  getSection,
  getTableOfContents,
  matchUrl,
  papers,
  recordScrollBehaviours,
  test,
  waitForHydration,
} from "./specified";

test.use({ viewport: { width: 1440, height: 700 }, contextOptions: { reducedMotion: "reduce" } });

/** Returns the ids of the sections whose entries are marked as current. */
const getCurrentIds = (page: Page) =>
  getLinkedIds(getTableOfContents(page).locator("[aria-current]:not([aria-current=false])"));

/** Opens a paper and waits until an entry of its contents is marked. */
async function openPaper(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page.getByRole("main"));
  await expect.poll(() => getCurrentIds(page)).toHaveLength(1);
}

/** Waits until the URL names a section, the section is in view, and only its entry is marked. */
async function expectAtSection(page: Page, path: string, id: string): Promise<void> {
  await expect(page).toHaveURL(matchUrl(path, id));
  await expect(getSection(page, id)).toBeInViewport();
  await expect.poll(() => getCurrentIds(page)).toEqual([id]);
}

/**
 * Scrolls until the top of a section is `distancePx` below the top of the window, and returns the ids of the marked entries, or a
 * message with the section's position if it has moved since.
 */
async function getCurrentIdsAt(page: Page, id: string, distancePx: number): Promise<string[] | string> {
  const top = await getSection(page, id).evaluate(async (node, distancePx) => {
    const { top } = node.getBoundingClientRect();
    window.scrollTo({ top: Math.ceil(top + window.scrollY - distancePx), behavior: "instant" });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return node.getBoundingClientRect().top;
  }, distancePx);
  return Math.abs(top - distancePx) < 1.5 ? getCurrentIds(page) : `the section is at ${top} px`;
}

for (const paper of papers)
  test.describe(`the paper ${paper.title}`, () => {
    const { path, sections } = paper;

    test("has its title, a subtitle, and a labelled link home in its header", async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(paper.title);
      const condition = `normalize-space() and following::*[@id="${sections[0]}"]`;
      await expect(page.locator(`xpath=//h1/following::p[${condition}][1]`)).toBeVisible();
      const links = page.getByRole("banner").locator('a[href="/"]');
      const homeLink = links.filter({ hasText: /\w/, hasNot: page.getByRole("img"), visible: true }).first();
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 700 });
        await expect(homeLink).toBeInViewport();
      }
      await homeLink.click();
      await expect(page).toHaveURL(matchUrl("/"));
      await expect(page).toHaveTitle("HyperAgent | Home");
    });

    test("has exactly the specified sections as its contents, beside its text", async ({ page }) => {
      await page.goto(path);
      expect(await getLinkedIds(getTableOfContents(page).getByRole("link"))).toEqual(sections);
      for (const id of sections) {
        await expect(getSection(page, id)).toBeVisible();
        const link = await getContentsEntry(page, id).boundingBox();
        const text = await getSection(page, id).boundingBox();
        const getRightEdge = ({ x, width } = { x: 0, width: 0 }) => x + width;
        expect(link && text && (getRightEdge(link) <= text.x || getRightEdge(text) <= link.x)).toBe(true);
      }
      const ids = await page
        .locator("h2[id], [id]:has(> h2)")
        .evaluateAll((elements) => elements.map(({ id }) => id));
      expect(ids.filter((id) => sections.includes(id))).toEqual(sections);
      // Subheadings have ids, so that links can lead to them.
      await expect(page.getByRole("main").locator("h2[id] ~ h3:not([id])")).toHaveCount(0);
    });

    test("opens at its top, or at the section in the URL", async ({ page }) => {
      await openPaper(page, path);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      for (const id of sections.slice(-2)) {
        await page.goto("about:blank");
        await page.goto(`${path}#${id}`);
        await expectAtSection(page, path, id);
      }
    });

    test("marks the last section above the line 200 px below the window's top", async ({ page }) => {
      await openPaper(page, path);
      for (const [index, id] of sections.entries()) {
        await expect.poll(() => getCurrentIdsAt(page, id, 198), `${id} above the line`).toEqual([id]);
        const previous = sections.slice(0, index).slice(-1);
        if (index > 0) await expect.poll(() => getCurrentIdsAt(page, id, 204), id).toEqual(previous);
      }
      for (const id of sections.toReversed()) {
        await getContentsEntry(page, id).click();
        await expectAtSection(page, path, id);
      }
    });

    test("has its contents in a menu that opens and closes on a small screen", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      await openPaper(page, path);
      const menu = getTableOfContents(page).locator("summary, button");
      const entries = getTableOfContents(page).getByRole("link");
      for (const id of sections.slice(-2).toReversed()) {
        await expect(entries).toHaveCount(0);
        await menu.click();
        expect(await getLinkedIds(entries)).toEqual(sections);
        await menu.click();
        await expect(entries).toHaveCount(0);
        await menu.click();
        await getContentsEntry(page, id).click();
        await expectAtSection(page, path, id);
        if ((await entries.count()) > 0) await menu.click();
      }
    });
  });

// One paper is enough, as all have the same table of contents.
test("without reduced motion an entry of the contents scrolls smoothly", async ({ page }) => {
  const readScrollBehaviours = await recordScrollBehaviours(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const [{ path = "", sections: [, id = ""] = [] } = {}] = papers;
  await openPaper(page, path);
  await getContentsEntry(page, id).click();
  await expectAtSection(page, path, id);
  expect(await readScrollBehaviours()).toContain("smooth");
});
