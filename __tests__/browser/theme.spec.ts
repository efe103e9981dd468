import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { holdRequests, openPage, SCRIPTS, waitForHydration } from "./pages";

// A larger window takes longer to draw.
test.use({ viewport: { width: 1024, height: 600 } });

/** A page of the papers' kind, with the same bar, that is loaded sooner. */
const glossary = "/glossary";
const option = (page: Page, name: "System" | "Light" | "Dark") =>
  page.getByRole("group", { name: "Theme" }).getByRole("radio", { name });

/** Whether the page's ground is light. */
const isLight = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement("canvas").getContext("2d");
    if (!probe) return undefined;
    probe.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    probe.fillRect(0, 0, 1, 1);
    return (probe.getImageData(0, 0, 1, 1).data[1] ?? 0) > 200;
  });

test("the theme is the device's or the one that was chosen, wherever there is text to read", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openPage(page, "/litepapers/pop");

  await test.step("follows the device, also while the page is open", async () => {
    await expect(option(page, "System")).toBeChecked();
    expect(await isLight(page)).toBe(true);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await isLight(page)).toBe(false);
  });

  await test.step("the landing page stays dark, whatever was chosen", async () => {
    await option(page, "Light").check({ force: true });
    expect(await isLight(page)).toBe(true);
    await page.goto("/");
    expect(await isLight(page)).toBe(false);
    await expect(page.getByRole("group", { name: "Theme" })).toHaveCount(0);
  });

  await test.step("a choice holds against the device, for the next visit, and is forgotten with System", async () => {
    await openPage(page, glossary);
    await expect(option(page, "Light")).toBeChecked();
    expect(await isLight(page)).toBe(true);
    await option(page, "System").check({ force: true });
    expect(await isLight(page)).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
  });

  await page.emulateMedia({ colorScheme: "light" });
  await test.step("a tab that comes back shows what was chosen last, not what it showed when it was left", async () => {
    await option(page, "Dark").check({ force: true });
    // A page without the switch: another tab's choice in the meantime.
    await page.goto("/site.webmanifest");
    await page.evaluate(() => localStorage.setItem("theme", "light"));
    await page.goBack();
    await waitForHydration(page);
    await expect(option(page, "Light")).toBeChecked();
    expect(await isLight(page)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("light");

    await option(page, "Dark").check({ force: true });
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await waitForHydration(page);
    await expect(option(page, "System")).toBeChecked();
    expect(await isLight(page)).toBe(true);
  });
});

test("a browser that darkens pages by itself leaves the light that was chosen", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openPage(page, glossary);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
  expect(await isLight(page)).toBe(false);
  await option(page, "Light").check({ force: true });
  expect(await isLight(page)).toBe(true);
});

test("a remembered choice is there before the first paint, and can be changed before the scripts come", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
    const grounds: string[] = [];
    Object.assign(window, { grounds });
    // A frame's callbacks run just before it is painted.
    const look = () => {
      if (document.body) {
        const { theme } = document.documentElement.dataset;
        grounds.push(`${theme} ${getComputedStyle(document.documentElement).colorScheme}`);
      }
      if (performance.getEntriesByName("first-paint").length === 0) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  /** Opens a page as somebody who has chosen dark before; its scripts wait until they are let go. */
  const openWithoutScripts = async () => {
    await page.unroute(SCRIPTS);
    const release = await holdRequests(page, SCRIPTS);
    await page.goto(glossary, { waitUntil: "domcontentloaded" });
    return release;
  };

  await test.step("it is there before the first paint, and is the one that is marked once the scripts have come", async () => {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    const release = await openWithoutScripts();
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName("first-paint").length)).toBe(1);
    const grounds = await page.evaluate(() => [
      ...new Set((window as unknown as { grounds: string[] }).grounds),
    ]);
    expect(grounds).toEqual(["dark dark"]);
    release();
    await waitForHydration(page);
    await expect(option(page, "Dark")).toBeChecked();
    expect(await isLight(page)).toBe(false);
  });

  await test.step("another is chosen before the scripts come, and holds when they have come", async () => {
    const release = await openWithoutScripts();
    await option(page, "Light").check({ force: true });
    release();
    await waitForHydration(page);
    await expect(option(page, "Light")).toBeChecked();
    await expect.poll(() => isLight(page)).toBe(true);
  });
});

test("two tabs keep in step", async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openPage(page, glossary);
  const other = await context.newPage();
  await openPage(other, glossary);
  for (const name of ["Dark", "Light"] as const) {
    await option(page, name).check({ force: true });
    await expect(option(other, name)).toBeChecked();
    expect(await isLight(other)).toBe(name === "Light");
  }
});
