/**
 * Pictures of the landing page and of one paper's top, against those in `visual.spec.ts-snapshots/`.
 *
 * They hold for the Chromium inside @sparticuz/chromium, whose fonts and rasteriser are the same everywhere; another
 * one skips them. To take them anew after a change of design: `npx playwright test visual --update-snapshots`, and look.
 */
import { expect, test } from "./fixtures";
import { openPage, paperPath } from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.skip(
  () => Boolean(process.env.CHROME_PATH) || process.platform !== "linux",
  "The pictures are of the bundled Chromium.",
);

/** A letter has more pixels than these, which rounding in another processor may change. */
const options = { animations: "disabled", threshold: 0.1, maxDiffPixels: 40 } as const;

/** The parts that a window cannot show at once, each by its heading. */
const sections = ["intro", "cards", "features", "litepapers-title", "waitlist-title"];

for (const width of [360, 768, 1024, 1440, 2560]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 700 ? 780 : 900 } });

    test("the landing page's top", async ({ page }) => {
      await openPage(page, "/");
      await expect(page).toHaveScreenshot(`landing-${width}.png`, options);
    });

    for (const id of sections) {
      test(`the landing page from #${id}`, async ({ page }) => {
        await openPage(page, "/");
        await page.locator(`#${id}`).evaluate((heading) => {
          const top = heading.closest("section")?.getBoundingClientRect().top ?? 0;
          window.scrollTo({ top: top + window.scrollY, behavior: "instant" });
        });
        await expect(page).toHaveScreenshot(`landing-${id}-${width}.png`, options);
      });
    }

    test("a paper's top", async ({ page }) => {
      await openPage(page, paperPath("pop"));
      await expect(page).toHaveScreenshot(`paper-${width}.png`, options);
    });
  });
}
