import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { chooseTheme, holdRequests, openPage, SCRIPTS, waitForHydration } from "./pages";

// A larger window takes longer to render.
test.use({ viewport: { width: 1024, height: 600 } });

/** The path of a page with the theme switch that loads faster than a paper. */
const GLOSSARY_PATH = "/glossary";
const getThemeButton = (page: Page) => page.getByRole("button", { name: /^Theme: / });

/** Returns true if the background of the page is light. */
const hasLightBackground = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement("canvas").getContext("2d");
    if (!probe) return undefined;
    probe.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    probe.fillRect(0, 0, 1, 1);
    return (probe.getImageData(0, 0, 1, 1).data[1] ?? 0) > 200;
  });

test("pages with text have the theme that was chosen, or the theme of the device", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openPage(page, "/litepapers/pop");

  await test.step("the theme follows the device, also while the page is open", async () => {
    await expect(getThemeButton(page)).toHaveAccessibleName("Theme: System");
    expect(await hasLightBackground(page)).toBe(true);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await hasLightBackground(page)).toBe(false);
  });

  await test.step("the landing page is dark in every theme", async () => {
    await chooseTheme(page, "Light");
    expect(await hasLightBackground(page)).toBe(true);
    await page.goto("/");
    expect(await hasLightBackground(page)).toBe(false);
    await expect(getThemeButton(page)).toHaveCount(0);
  });

  await test.step("a chosen theme overrides that of the device, is stored, and is deleted by “System”", async () => {
    await openPage(page, GLOSSARY_PATH);
    await expect(getThemeButton(page)).toHaveAccessibleName("Theme: Light");
    expect(await hasLightBackground(page)).toBe(true);
    await chooseTheme(page, "System");
    expect(await hasLightBackground(page)).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
  });
});

test("a stored theme is applied before the first paint, and the button then names it", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
    const paintedThemes: string[] = [];
    Object.assign(window, { paintedThemes });
    // Animation callbacks run just before the frame is painted.
    const recordTheme = () => {
      if (document.body) {
        const { theme } = document.documentElement.dataset;
        paintedThemes.push(`${theme} ${getComputedStyle(document.documentElement).colorScheme}`);
      }
      if (performance.getEntriesByName("first-paint").length === 0) requestAnimationFrame(recordTheme);
    };
    requestAnimationFrame(recordTheme);
  });
  const releaseScripts = await holdRequests(page, SCRIPTS);
  await page.goto(GLOSSARY_PATH, { waitUntil: "domcontentloaded" });
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName("first-paint").length)).toBe(1);
  expect(await page.evaluate("[...new Set(paintedThemes)]")).toEqual(["dark dark"]);
  releaseScripts();
  await waitForHydration(page);
  await expect(getThemeButton(page)).toHaveAccessibleName("Theme: Dark");
  expect(await hasLightBackground(page)).toBe(false);
});
