import type { Page } from "@playwright/test";
import { at, contents, entry, expect, idsOf, marked, papers, taken, test, watchScrolling } from "./specified";

/** Where the line is that the present section crosses, CSS px below the window's top. */
const LINE = 200;

/** A paper in which the table of contents and the way it follows the reader are tried in full. */
const [, , agfi] = papers;

/**
 * Jumps so that the section begins so far below the window's top, or less by a fraction of a pixel; says which entries are
 * marked then. What is measured while it comes into sight moves it: so it is looked at again where it stands.
 */
async function markedWith(page: Page, id: string, distance: number): Promise<string[] | string> {
  const top = await page.locator(`[id="${id}"]`).evaluate(async (section, distance) => {
    const { top } = section.getBoundingClientRect();
    window.scrollTo({ top: Math.ceil(top + window.scrollY - distance), behavior: "instant" });
    for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
    return section.getBoundingClientRect().top;
  }, distance);
  return Math.abs(top - distance) < 1.5 ? marked(page) : `the section is at ${top} px`;
}

for (const { path, title, sections } of papers) {
  test.describe(`the paper ${title}`, () => {
    test.use({ viewport: { width: 1440, height: 700 }, contextOptions: { reducedMotion: "reduce" } });

    test("has its title and a subtitle before its text, and a labelled way back to the landing page", async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      const subtitle = page.locator(
        `xpath=//h1/following::p[normalize-space() and following::*[@id='${sections[0]}']][1]`,
      );
      await expect(subtitle).toBeInViewport();
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 700 });
        const back = page.getByRole("banner").locator('a[href="/"]').filter({ hasText: /\w/, visible: true });
        await expect(back).toHaveCount(1);
        await expect(back).toBeInViewport();
      }
      await page.getByRole("banner").locator('a[href="/"]').filter({ hasText: /\w/, visible: true }).click();
      await expect(page).toHaveURL(at("/"));
      await expect(page).toHaveTitle("HyperAgent | Home");
    });

    test("has the specified sections, in order, as its contents and as h2 headings", async ({ page }) => {
      await page.goto(path);
      await expect(contents(page)).toHaveCount(1);
      expect(await idsOf(contents(page).getByRole("link"))).toEqual(sections);
      const places = [];
      for (const id of sections) {
        const section = page.locator(`[id="${id}"]`);
        await expect(section).toHaveCount(1);
        await expect(section.locator("xpath=descendant-or-self::h2[1]")).toBeVisible();
        places.push((await section.boundingBox())?.y ?? 0);
      }
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      // They can be linked to, and stay out of the contents.
      const nameless = page.locator(`xpath=//h2[ancestor-or-self::*[@id]]/following::h3[not(@id)]`);
      await expect(page.getByRole("main").locator(nameless)).toHaveCount(0);
    });

    test("opens at its top, and at a section that the address names", async ({ page }) => {
      await page.goto(path);
      await expect.poll(() => marked(page)).toHaveLength(1);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      for (const id of [sections[2], sections.at(-1)]) {
        await page.goto("about:blank");
        await page.goto(`${path}#${id}`);
        await expect.poll(() => marked(page)).toEqual([id]);
        await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
        expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      }
    });

    test("scrolls to the section that is chosen in the contents, and marks it", async ({ page }) => {
      await page.goto(path);
      await taken(entry(page, sections[1]));
      for (const id of [...sections].reverse()) {
        await entry(page, id).click();
        await expect(page).toHaveURL(at(path, id));
        await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
        await expect.poll(() => marked(page)).toEqual([id]);
      }
    });

    test("marks the section that crosses the line while it is scrolled", async ({ page }) => {
      await page.goto(path);
      await expect.poll(() => marked(page)).toHaveLength(1);
      for (const [index, id] of sections.entries()) {
        await expect.poll(() => markedWith(page, id, LINE - 2), `${id} above the line`).toEqual([id]);
        if (index === 0) continue;
        const before = [sections[index - 1]];
        await expect.poll(() => markedWith(page, id, LINE + 4), `${id} below the line`).toEqual(before);
      }
    });
  });
}

test.describe("the contents of a paper", () => {
  const { path, sections } = agfi;
  const [, chosen] = sections;

  test("scroll smoothly where motion is welcome", async ({ page }) => {
    const scrolling = await watchScrolling(page);
    await page.setViewportSize({ width: 1440, height: 700 });
    await page.goto(path);
    await taken(entry(page, chosen));
    await entry(page, chosen).click();
    await expect(page.locator(`[id="${chosen}"]`)).toBeInViewport();
    await expect.poll(() => marked(page)).toEqual([chosen]);
    expect(await scrolling()).toContain("smooth");
  });

  test("stand beside the text on a large screen, and stay in sight", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await page.goto(path);
    await expect.poll(() => marked(page)).toHaveLength(1);
    await expect.poll(() => markedWith(page, "dao-module", LINE - 2)).toEqual(["dao-module"]);
    await expect(entry(page, "dao-module")).toBeInViewport();
    const [link, heading] = [
      await entry(page, "dao-module").boundingBox(),
      await page.locator('[id="dao-module"]').boundingBox(),
    ];
    if (!link || !heading) throw new Error("The section or its entry cannot be seen.");
    expect(link.x + link.width <= heading.x || link.x >= heading.x + heading.width).toBe(true);
  });

  test("are a menu on a small screen, which opens and closes and leads to each section", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(path);
    const menu = contents(page).locator("summary, button");
    const entries = contents(page).getByRole("link");
    await expect(menu).toBeVisible();
    await expect(entries).toHaveCount(0);
    await taken(menu);
    await menu.click();
    expect(await idsOf(entries)).toEqual(sections);
    await menu.click();
    await expect(entries).toHaveCount(0);
    for (const id of [sections.at(-1) ?? "", chosen]) {
      await menu.click();
      await entry(page, id).click();
      await expect(page).toHaveURL(at(path, id));
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
      if ((await entries.count()) === 0) await menu.click();
      await expect.poll(() => marked(page)).toEqual([id]);
      await menu.click();
      await expect(entries).toHaveCount(0);
    }
  });
});
