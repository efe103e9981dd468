import { pageTitle } from "../../src/site/site";
import { labelFaults } from "./drawings";
import { expect, test } from "./fixtures";
import { contents, hydrated, openFolds, openPage, overflow, paperPath, papers } from "./pages";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

/** A paper with notes, on which is tried what is the same in every paper. */
const FULL = "pop";

/** A table of long rows, which a phone has no room for. */
const HAS_WIDE_TABLE = /^(?=.{60})\|(?:[^|\n]+\|){4,}$/m;

for (const { slug, title, sections, source } of papers) {
  test(`the paper “${title}” fits any window, and its figures can be read`, async ({ page }) => {
    const named = sections[3] ?? sections.at(-1);
    await openPage(page, `${paperPath(slug)}#${named}`);
    // Below the bar, and above the line at which it becomes the present section.
    const heading = page.locator(`#${named}`);
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(63);
    expect((await heading.boundingBox())?.y).toBeLessThan(200);
    await openFolds(page);
    const figures = page.locator("article .figure-drawing svg:not([aria-hidden])");
    await expect(figures).toHaveCount(source.match(/^ *<Figure /gm)?.length ?? 0);
    for (const width of [1440, 1024, 768, 320])
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 740 });
        expect(await overflow(page)).toEqual([]);
        // In a wider window they are no larger.
        if (width < 1440) expect(await labelFaults(figures)).toEqual([]);
      });

    await test.step("a table that a phone has no room for scrolls inside itself, also by the keyboard", async () => {
      const wide = page.locator(".table-scroll[tabindex='0']").first();
      if (!HAS_WIDE_TABLE.test(source)) return;
      await wide.focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => wide.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
      expect(await page.evaluate(() => window.scrollX)).toBe(0);
    });

    if (slug !== FULL) return;
    await test.step("shows the link beside a heading where the pointer is, which puts its address in the bar", async () => {
      const heading = page.locator("article .heading").first();
      const link = heading.locator(".heading-link");
      await expect(link).toHaveCSS("opacity", "0");
      await heading.hover();
      await expect(link).toHaveCSS("opacity", "1");
      const address = await link.getAttribute("href");
      await link.click();
      await expect(page).toHaveURL(`${paperPath(slug)}${address}`);
    });

    await test.step("leads from the text to a note and back, and from a citation to its work and back", async () => {
      const references = page.locator("[role=doc-noteref]");
      await references.last().click();
      const note = page.locator(`#note-${await references.count()}`);
      await expect(note).toBeInViewport();
      await note.getByRole("link", { name: "Back to the text" }).click();
      await expect(references.last()).toBeInViewport();

      const citations = page.locator("[role=doc-biblioref]");
      const citation = citations.nth(Math.floor((await citations.count()) / 2));
      const [target, origin] = [await citation.getAttribute("href"), await citation.getAttribute("id")];
      const work = page.locator(`li${target}`);
      await citation.click();
      await expect(page).toHaveURL(`${paperPath(slug)}${target}`);
      await expect(work).toBeInViewport();
      await work.locator(`a[href="#${origin}"]`).click();
      await expect(page).toHaveURL(`${paperPath(slug)}#${origin}`);
      await expect(citation).toBeInViewport();
    });
  });
}

test("links lead from the landing page to papers, between them and back", async ({ page }) => {
  await openPage(page, "/");
  const heading = page.getByRole("heading", { level: 1 });
  const home = page.getByRole("banner").getByRole("link", { name: "Home", exact: true });

  await page.getByRole("main").getByRole("link", { name: "Proof of Performance" }).first().click();
  await expect(heading).toHaveText("Proof of Performance");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await test.step("a paper opens at its top from the foot of the paper before", async () => {
    await page.getByRole("navigation", { name: "Other litepapers" }).getByRole("link").click();
    await expect(page).toHaveURL(paperPath("erc4337a"));
    await expect(heading).toHaveText("ERC4337A");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(contents(page).locator("[aria-current]")).toHaveText("Abstract");
  });

  await test.step("a paper shows a labelled way back to the landing page at 360 and 1440 px", async () => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(home, `at ${width} px`).toBeInViewport();
    }
    await home.click();
    await expect(page).toHaveURL("/");
    await expect(page).toHaveTitle(pageTitle("Home"));
    await expect(heading).toHaveText("The blockchain for AI agents");
  });

  await test.step("a link on the landing page leads to the section that it names", async () => {
    await page.getByRole("button", { name: "Agentic finance modules" }).click();
    await page.getByRole("link", { name: "The five modules" }).click();
    await expect(page).toHaveURL("/litepapers/agfi#module-architecture");
    await hydrated(page);
    await expect(page.locator("#module-architecture")).toBeInViewport();
    await expect(contents(page).locator("[aria-current]")).toHaveText("Module architecture");
  });
});
