/**
 * Pictures of the landing page, of a paper, and of what opens over them, against those in `visual.spec.ts-snapshots/`.
 *
 * They hold for the Chromium inside @sparticuz/chromium, whose fonts and rasteriser are the same everywhere; another
 * one skips them. To take them anew after a change of design: `npx playwright test visual --update-snapshots`, and look.
 */
import type { Page } from "@playwright/test";
import { protocolFeatures } from "../../src/lib/texts/features";
import { expect, test } from "./fixtures";
import { contents, openDrawing, openPage, openRun, paperPath } from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.skip(
  () => Boolean(process.env.CHROME_PATH) || process.platform !== "linux",
  "The pictures are of the bundled Chromium.",
);

/** What rounding in another processor may change is less than the threshold, or fewer pixels than a digit has. */
const options = { animations: "disabled", threshold: 0.1, maxDiffPixels: 4 } as const;

/** The parts that a window cannot show at once, each by its heading. */
const sections = ["intro", "cards", "features", "litepapers-title", "waitlist-title"];

const widths = [360, 768, 1024, 1440, 2560];
const windowOf = (width: number) => ({ width, height: width < 700 ? 780 : 900 });

// A window that grows to 2560 px shows the page at another fraction of a pixel than one that had that width from the start.
for (const together of [[360, 768, 1024, 1440], [2560]]) {
  test(`the landing page at ${together.join(", ")} px: its top, and from each of its parts on`, async ({
    page,
  }) => {
    await page.setViewportSize(windowOf(together[0] ?? 0));
    await openPage(page, "/");
    for (const width of together) {
      await page.setViewportSize(windowOf(width));
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await expect(page).toHaveScreenshot(`landing-${width}.png`, options);
      for (const id of sections) {
        await page.locator(`#${id}`).evaluate((heading) => {
          const top = heading.closest("section")?.getBoundingClientRect().top ?? 0;
          window.scrollTo({ top: top + window.scrollY, behavior: "instant" });
        });
        await expect(page).toHaveScreenshot(`landing-${id}-${width}.png`, options);
      }
    }
  });
}

test(`a paper's top at ${widths.join(", ")} px`, async ({ page }) => {
  await page.setViewportSize(windowOf(360));
  await openPage(page, paperPath("pop"));
  for (const width of widths) {
    await page.setViewportSize(windowOf(width));
    await expect(page).toHaveScreenshot(`paper-${width}.png`, options);
  }
});

const phone = { width: 390, height: 844 };
const screens = Object.entries({ phone, desk: { width: 1440, height: 900 } });

/** The page as it stands, in both themes. */
async function expectPictures(page: Page, name: string, what: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page).toHaveScreenshot(`${name}-${colorScheme}-${what}.png`, options);
  }
}

test.describe("on a phone and on a desk, light and dark,", () => {
  test.use({ viewport: phone });

  test("the search with results", async ({ page }) => {
    await openPage(page, paperPath("erc4337a"));
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("escrow");
    await expect(page.getByRole("option").first()).toBeVisible();
    for (const [name, viewport] of screens) {
      await page.setViewportSize(viewport);
      await expectPictures(page, name, "search");
    }
  });

  test("a changed run: its bar, its numbers, a figure of which one path is shown, and one with a point to pull", async ({
    page,
  }) => {
    await openPage(page, `${paperPath("pop")}?run=job.price:140&fig.job-states=buyer-wins`);
    await openRun(page);
    await expect(page.getByRole("button", { name: "Back to the printed run" })).toBeVisible();
    for (const [name, viewport] of screens) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => document.querySelector(".run")?.scrollIntoView({ block: "center" }));
      await expectPictures(page, name, "changed-run");
      for (const figureName of ["job-states", "appeal-threshold"]) {
        const figure = page.locator(`figure[data-figure=${figureName}]`);
        await figure.evaluate((element) => element.scrollIntoView());
        await expect(figure.getByRole("button", { name: "Reset" })).toBeVisible();
        await expectPictures(page, name, `changed-${figureName}`);
      }
    }
  });

  test("an older version’s changes", async ({ page }) => {
    await openPage(page, "/litepapers/pop/v/0-1/changes");
    for (const [name, viewport] of screens) {
      await page.setViewportSize(viewport);
      await expectPictures(page, name, "changes");
    }
  });
});

test.describe("on a phone and on a desk", () => {
  test.use({ viewport: phone });

  for (const outcome of ["success", "error"] as const) {
    test(`the waitlist's ${outcome}`, async ({ page, mailingList, console }) => {
      if (outcome === "error") {
        console.expect(/Failed to load resource|The waitlist could not be reached/);
        await mailingList.stop();
      }
      await openPage(page, "/");
      await page.getByLabel("Email address").fill("agent@example.com");
      await page.getByRole("button", { name: "Join the waitlist" }).click();
      await expect(page.locator(`#waitlist-status[data-state=${outcome}]`)).toBeVisible();
      await page.mouse.move(0, 0);
      for (const [name, viewport] of screens) {
        await page.setViewportSize(viewport);
        await page.locator("#waitlist").evaluate((section) => section.scrollIntoView());
        await expect(page).toHaveScreenshot(`${name}-waitlist-${outcome}.png`, options);
      }
    });
  }
});

test("the open contents on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, paperPath("agfi"));
  await contents(page).locator("summary").click();
  await expect(page).toHaveScreenshot("phone-contents.png", options);
});

for (const [name, viewport] of screens) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test("a paper's last section with its foot, and two of its sections, light and dark", async ({
      page,
    }) => {
      await openPage(page, paperPath("pop"));
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expectPictures(page, name, "end");
      for (const id of ["reputation-system", "dispute-resolution"]) {
        await page.evaluate((id) => window.location.assign(`#${id}`), id);
        await expect(page.locator(`#${id}`)).toBeInViewport();
        await expectPictures(page, name, id);
      }
    });

    test("a preview of a term, light and dark", async ({ page }) => {
      await openPage(page, `${paperPath("agfi")}#jobs-module`);
      const term = page.locator("#jobs-module ~ p a.term, section:has(#jobs-module) a.term").first();
      await term.focus();
      await expect(page.locator("#preview")).toBeVisible();
      await expectPictures(page, name, "preview");
    });

    test("the glossary, light and dark", async ({ page }) => {
      await openPage(page, "/glossary#escrow");
      await expectPictures(page, name, "glossary");
    });

    test("the drawing of each feature", async ({ page }) => {
      await openPage(page, "/");
      for (const feature of protocolFeatures) {
        const drawing = await openDrawing(page, feature);
        await expect(drawing).toHaveScreenshot(`${name}-drawing-${feature.id}.png`, options);
      }
    });

    test("the demo at its start, after fsd, and after fsdgpG", async ({ page }) => {
      await openPage(page, "/");
      for (const state of ["", "fsd", "fsdgpG"]) {
        await page.evaluate((state) => window.location.assign(`#demo${state && `=${state}`}`), state);
        await expect(page.getByRole("dialog").getByRole("button", { name: "Close" })).toBeVisible();
        await expect(page).toHaveScreenshot(`${name}-demo-${state || "start"}.png`, options);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
      }
    });
  });
}
