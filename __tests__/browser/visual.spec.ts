/**
 * Pictures of the landing page, of a paper, and of what opens over them, against those in `visual.spec.ts-snapshots/`.
 *
 * They hold for the Chromium inside @sparticuz/chromium, whose fonts and rasteriser are the same everywhere; another
 * one skips them. To take them anew after a change of design: `npx playwright test visual --update-snapshots`, and look.
 */
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
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

/** What is the stored picture to the byte is spared the unpacking of both, which costs as much as taking it. */
async function expectPicture(target: Page | Locator, name: string): Promise<void> {
  const stored = await readFile(test.info().snapshotPath(name, { kind: "screenshot" })).catch(
    () => undefined,
  );
  if (stored?.equals(await target.screenshot({ animations: "disabled" }))) return;
  await expect(target).toHaveScreenshot(name, options);
}

const windowOf = (width: number) => ({ width, height: width < 700 ? 780 : 900 });

/** The landing page's top, and what stands below the tops of its sections, each named by its heading. */
async function expectLandingPage(page: Page, width: number, headings: readonly string[]): Promise<void> {
  await page.setViewportSize(windowOf(width));
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  for (const id of headings) {
    if (id !== "headline")
      await page.locator(`#${id}`).evaluate((heading) => {
        const top = heading.closest("section")?.getBoundingClientRect().top ?? 0;
        window.scrollTo({ top: top + window.scrollY, behavior: "instant" });
      });
    await expectPicture(page, id === "headline" ? `landing-${width}.png` : `landing-${id}-${width}.png`);
  }
}

const phone = { width: 390, height: 844 };

/** A theme changes colours and a window changes boxes: light on a phone and dark on a desk show all of either. */
const screens = [
  { name: "phone", colorScheme: "light", viewport: phone },
  { name: "desk", colorScheme: "dark", viewport: { width: 1440, height: 900 } },
] as const;

/** The page on a light phone and on a dark desk; `look` brings what is to be seen into the window, and takes its picture. */
async function onEachScreen(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  for (const { name, colorScheme, viewport } of screens) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await look(`${name}-${colorScheme}`);
  }
}

test("the landing page at 2560 px, its top and its features, and at 360, 768 and 1440 px, its top and its parts where they are laid out in a way of their own, and the drawing of each feature", async ({
  page,
}) => {
  // A window that grows to 2560 px shows the page at another fraction of a pixel than one that had that width from the start.
  await page.setViewportSize(windowOf(2560));
  await openPage(page, "/");
  await expectLandingPage(page, 2560, ["headline", "features"]);
  const sections = ["intro", "cards", "features", "litepapers-title", "waitlist-title"];
  await expectLandingPage(page, 360, ["headline", ...sections]);
  await expectLandingPage(page, 768, ["cards", "features", "litepapers-title", "waitlist-title"]);
  await expectLandingPage(page, 1440, ["headline", ...sections]);

  await page.setViewportSize(phone);
  for (const feature of protocolFeatures)
    await expectPicture(await openDrawing(page, feature), `phone-drawing-${feature.id}.png`);
});

test.describe("on a light phone and on a dark desk,", () => {
  test.use({ viewport: phone });

  test("a paper's top, also at 360, 768 and 1024 px, two of its sections, and its last with its foot", async ({
    page,
  }) => {
    await page.setViewportSize(windowOf(360));
    await openPage(page, paperPath("pop"));
    for (const width of [360, 768, 1024, 1440]) {
      await page.setViewportSize(windowOf(width));
      await expectPicture(page, `paper-${width}.png`);
    }
    await onEachScreen(page, async (screen) => {
      for (const id of ["reputation-system", "dispute-resolution"]) {
        await page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView());
        await expectPicture(page, `${screen}-${id}.png`);
      }
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expectPicture(page, `${screen}-end.png`);
    });
  });

  test("the search with results, an older version’s changes, and the glossary", async ({ page }) => {
    await openPage(page, "/litepapers/pop/v/0-1/changes");
    await onEachScreen(page, (screen) => expectPicture(page, `${screen}-changes.png`));

    await openPage(page, "/glossary#escrow");
    await onEachScreen(page, async (screen) => {
      await page.locator("#escrow").evaluate((entry) => entry.scrollIntoView());
      await expectPicture(page, `${screen}-glossary.png`);
    });
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("escrow");
    await expect(page.getByRole("option").first()).toBeVisible();
    await onEachScreen(page, (screen) => expectPicture(page, `${screen}-search.png`));
  });

  test("a changed run: its bar, its numbers, a figure of which one path is shown, and one with a point to pull", async ({
    page,
  }) => {
    await openPage(page, `${paperPath("pop")}?run=job.price:140&fig.job-states=buyer-wins`);
    await openRun(page);
    await expect(page.getByRole("button", { name: "Back to the printed run" })).toBeVisible();
    await onEachScreen(page, async (screen) => {
      await page.evaluate(() => document.querySelector(".run")?.scrollIntoView({ block: "center" }));
      await expectPicture(page, `${screen}-changed-run.png`);
      for (const figureName of ["job-states", "appeal-threshold"]) {
        const figure = page.locator(`figure[data-figure=${figureName}]`);
        await figure.evaluate((element) => element.scrollIntoView());
        await expect(figure.getByRole("button", { name: "Reset" })).toBeVisible();
        await expectPicture(page, `${screen}-changed-${figureName}.png`);
      }
    });
  });

  test("a preview of a term, and the open contents on the phone", async ({ page }) => {
    await openPage(page, paperPath("agfi"));
    await onEachScreen(page, async (screen) => {
      await page.locator("#jobs-module").evaluate((heading) => heading.scrollIntoView());
      const term = page.locator("#jobs-module ~ p a.term, section:has(#jobs-module) a.term").first();
      await term.focus();
      await expect(page.locator("#preview")).toBeVisible();
      await expectPicture(page, `${screen}-preview.png`);
      await term.blur();
    });

    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize(phone);
    await page.evaluate(() => window.scrollTo(0, 0));
    await contents(page).locator("summary").click();
    await expectPicture(page, "phone-contents.png");
  });
});

test.describe("on a phone and on a desk", () => {
  test.use({ viewport: phone });

  test("the demo at its start and after fsdgpG, on the phone also after fsd, and the waitlist's error and success", async ({
    page,
    mailingList,
    console,
  }) => {
    console.expect(/Failed to load resource|The waitlist could not be reached/);
    await openPage(page, "/");
    for (const { name, viewport } of screens) {
      await page.setViewportSize(viewport);
      for (const state of name === "phone" ? ["", "fsd", "fsdgpG"] : ["", "fsdgpG"]) {
        await page.evaluate((state) => window.location.assign(`#demo${state && `=${state}`}`), state);
        await expect(page.getByRole("dialog").getByRole("button", { name: "Close" })).toBeVisible();
        await expectPicture(page, `${name}-demo-${state || "start"}.png`);
        await page.keyboard.press("Escape");
        // The dialog is gone a moment before Back has taken the demo out of the address.
        await expect(page).toHaveURL("/");
        await expect(page.getByRole("dialog")).toHaveCount(0);
      }
    }

    await mailingList.stop();
    await page.setViewportSize(phone);
    await page.getByLabel("Email address").fill("agent@example.com");
    for (const outcome of ["error", "success"]) {
      await page.getByRole("button", { name: "Join the waitlist" }).click();
      await expect(page.locator(`#waitlist-status[data-state=${outcome}]`)).toBeVisible();
      await page.mouse.move(0, 0);
      for (const { name, viewport } of screens) {
        await page.setViewportSize(viewport);
        await page.locator("#waitlist").evaluate((section) => section.scrollIntoView());
        await expectPicture(page, `${name}-waitlist-${outcome}.png`);
      }
      if (outcome === "error") await mailingList.start();
    }
  });
});
