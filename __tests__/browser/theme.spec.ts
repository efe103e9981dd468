import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { chooseTheme, holdRequests, openPage, SCRIPTS, waitForHydration } from "./pages";

// A larger window takes longer to render.
test.use({ viewport: { width: 1024, height: 600 } });

/** The path of a page with the theme switch that loads faster than a paper. */
const GLOSSARY_PATH = "/glossary";
const getThemeOption = (page: Page, name: "System" | "Light" | "Dark") =>
  page.getByRole("group", { name: "Theme" }).getByRole("radio", { name });

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
    await expect(getThemeOption(page, "System")).toBeChecked();
    expect(await hasLightBackground(page)).toBe(true);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await hasLightBackground(page)).toBe(false);
  });

  await test.step("the landing page is dark in every theme", async () => {
    await chooseTheme(page, "Light");
    expect(await hasLightBackground(page)).toBe(true);
    await page.goto("/");
    expect(await hasLightBackground(page)).toBe(false);
    await expect(page.getByRole("group", { name: "Theme" })).toHaveCount(0);
  });

  await test.step("a chosen theme overrides that of the device, is stored, and is deleted by “System”", async () => {
    await openPage(page, GLOSSARY_PATH);
    await expect(getThemeOption(page, "Light")).toBeChecked();
    expect(await hasLightBackground(page)).toBe(true);
    await chooseTheme(page, "System");
    expect(await hasLightBackground(page)).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
  });
});

test("a stored theme is applied before the first paint and without scripts", async ({ page }) => {
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
  await test.step("it is applied before the first paint, and is checked in the switch once the scripts have loaded", async () => {
    const releaseScripts = await holdRequests(page, SCRIPTS);
    await page.goto(GLOSSARY_PATH, { waitUntil: "domcontentloaded" });
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName("first-paint").length)).toBe(1);
    expect(await page.evaluate("[...new Set(paintedThemes)]")).toEqual(["dark dark"]);
    releaseScripts();
    await waitForHydration(page);
    await expect(getThemeOption(page, "Dark")).toBeChecked();
    expect(await hasLightBackground(page)).toBe(false);
  });

  await test.step("a theme that is chosen before the scripts load is kept when they have loaded", async () => {
    await page.unroute(SCRIPTS);
    const releaseScripts = await holdRequests(page, SCRIPTS);
    await page.goto(GLOSSARY_PATH, { waitUntil: "domcontentloaded" });
    await chooseTheme(page, "Light");
    releaseScripts();
    await waitForHydration(page);
    await expect(getThemeOption(page, "Light")).toBeChecked();
    await expect.poll(() => hasLightBackground(page)).toBe(true);
  });
});
