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

/** The ids of all entries that are marked as the present one. */
const marked = (page: Page) =>
  getLinkedIds(getTableOfContents(page).locator("[aria-current]:not([aria-current=false])"));

/** Opens a paper and waits until it follows its reader. */
async function openPaper(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page.getByRole("main"));
  await expect.poll(() => marked(page)).toHaveLength(1);
}

/** Waits until an entry has led to its section, and is the one that is marked. */
async function expectAt(page: Page, path: string, id: string): Promise<void> {
  await expect(page).toHaveURL(matchUrl(path, id));
  await expect(getSection(page, id)).toBeInViewport();
  await expect.poll(() => marked(page)).toEqual([id]);
}

/** Jumps so that a section begins so far below the window's top, if nothing moves it then; which entries are marked. */
async function markedWith(page: Page, id: string, distance: number): Promise<string[] | string> {
  const top = await getSection(page, id).evaluate(async (node, distance) => {
    const { top } = node.getBoundingClientRect();
    window.scrollTo({ top: Math.ceil(top + window.scrollY - distance), behavior: "instant" });
    for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
    return node.getBoundingClientRect().top;
  }, distance);
  return Math.abs(top - distance) < 1.5 ? marked(page) : `the section is at ${top} px`;
}

for (const paper of papers)
  test.describe(`the paper ${paper.title}`, () => {
    const { path, sections } = paper;

    test("has its title, a subtitle, and a labelled way back in its header", async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(paper.title);
      const before = `normalize-space() and following::*[@id="${sections[0]}"]`;
      await expect(page.locator(`xpath=//h1/following::p[${before}][1]`)).toBeVisible();
      const links = page.getByRole("banner").locator('a[href="/"]');
      const back = links.filter({ hasText: /\w/, hasNot: page.getByRole("img"), visible: true }).first();
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 700 });
        await expect(back).toBeInViewport();
      }
      await back.click();
      await expect(page).toHaveURL(matchUrl("/"));
      await expect(page).toHaveTitle("HyperAgent | Home");
    });

    test("has exactly the specified sections as its contents, beside its text", async ({ page }) => {
      await page.goto(path);
      expect(await getLinkedIds(getTableOfContents(page).getByRole("link"))).toEqual(sections);
      for (const id of sections) {
        await expect(getSection(page, id)).toBeVisible();
        const [link, text] = [
          await getContentsEntry(page, id).boundingBox(),
          await getSection(page, id).boundingBox(),
        ];
        const right = ({ x, width } = { x: 0, width: 0 }) => x + width;
        expect(link && text && (right(link) <= text.x || right(text) <= link.x)).toBe(true);
      }
      const ids = await page.locator("h2[id], [id]:has(> h2)").evaluateAll((all) => all.map(({ id }) => id));
      expect(ids.filter((id) => sections.includes(id))).toEqual(sections);
      // Subheadings can be linked to.
      await expect(page.getByRole("main").locator("h2[id] ~ h3:not([id])")).toHaveCount(0);
    });

    test("opens at its top, and at a section that the address names", async ({ page }) => {
      await openPaper(page, path);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      for (const id of sections.slice(-2)) {
        await page.goto("about:blank");
        await page.goto(`${path}#${id}`);
        await expectAt(page, path, id);
      }
    });

    test("marks the section that crosses the line 200 px from the top, or is chosen", async ({ page }) => {
      await openPaper(page, path);
      for (const [index, id] of sections.entries()) {
        await expect.poll(() => markedWith(page, id, 198), `${id} above it`).toEqual([id]);
        const before = sections.slice(0, index).slice(-1);
        if (index > 0) await expect.poll(() => markedWith(page, id, 204), id).toEqual(before);
      }
      for (const id of sections.toReversed()) {
        await getContentsEntry(page, id).click();
        await expectAt(page, path, id);
      }
    });

    test("has its contents as a menu on a small screen, which opens and closes", async ({ page }) => {
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
        await expectAt(page, path, id);
        if ((await entries.count()) > 0) await menu.click();
      }
    });
  });

test("where motion is welcome, an entry of the contents scrolls smoothly", async ({ page }) => {
  const behaviours = await recordScrollBehaviours(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const { path, sections } of papers) {
    const [, id = ""] = sections;
    await openPaper(page, path);
    await getContentsEntry(page, id).click();
    await expectAt(page, path, id);
    expect(await behaviours()).toContain("smooth");
  }
});
