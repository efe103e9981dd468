import type { Page, Route } from "@playwright/test";
import { protocolFeatures } from "../../src/lib/texts/features";
import { landingTexts } from "../../src/lib/texts/landing";
import { expect, test } from "./fixtures";
import { hydrated, openPage, paperPath } from "./pages";

const [first, second] = protocolFeatures;
if (!first || !second) throw new Error("The accordion has at least two items.");

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

/** Keeps the page's scripts from arriving until they are let go. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let open = false;
  await page.route(/\/[^/]+\.js$/, async (route) => {
    if (open) await route.continue();
    else waiting.push(route);
  });
  return async () => {
    open = true;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}

const features = (page: Page, { title }: { title: string }) => page.getByRole("button", { name: title });

test("the runtime starts by itself once the page has loaded, each script once, and takes over in silence", async ({
  page,
  console,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
  expect(new Set(scripts).size).toBe(scripts.length);
  expect(scripts.some((url) => url.includes("/framework-"))).toBe(true);
  expect(console.problems).toEqual([]);
});

test("no script is asked for before the page's own load is over", async ({ page }) => {
  await page.goto(paperPath("pop"));
  await hydrated(page);
  const { load, earliest } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const starts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    return {
      load: navigation?.loadEventStart ?? Number.NaN,
      earliest: Math.min(...starts.map(({ startTime }) => startTime)),
    };
  });
  expect(earliest).toBeGreaterThanOrEqual(load);
});

test("a paper is not fetched a second time as data", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  // As a link from elsewhere leads to it.
  await page.goto(`${paperPath("pop")}?utm_source=letter`);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path.endsWith("page-data.json"))).toEqual([]);
});

test("the markup is not touched when React takes it over", async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const main = document.querySelector("main");
      Object.assign(window, { main, paragraph: document.querySelector("[data-body] p") });
    });
  });
  await page.goto(paperPath("pop"));
  await hydrated(page);
  const same = await page.evaluate(() => {
    const { main, paragraph } = window as unknown as Record<string, Element>;
    return main === document.querySelector("main") && paragraph === document.querySelector("[data-body] p");
  });
  expect(same).toBe(true);
});

test.describe("before the scripts have come,", () => {
  test("a click on a feature is kept, and opens it once they have", async ({ page }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto("/");
    await features(page, second).click();
    await expect(features(page, second)).toHaveAttribute("aria-expanded", "false");
    await letScriptsCome();
    await expect(features(page, second)).toHaveAttribute("aria-expanded", "true");
    await expect(features(page, first)).toHaveAttribute("aria-expanded", "false");
  });

  test("two clicks on the same feature open and close it", async ({ page }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto("/");
    await features(page, second).click();
    await features(page, second).click();
    await letScriptsCome();
    await hydrated(page);
    await expect(features(page, second)).toHaveAttribute("aria-expanded", "false");
  });

  test("what is typed into the waitlist stays, and is sent by the script that comes later", async ({
    page,
    mailingList,
  }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto("/");
    const field = page.getByLabel(landingTexts.waitlist.label);
    await field.fill("early@example.com");
    await letScriptsCome();
    await hydrated(page);
    await expect(field).toHaveValue("early@example.com");
    await page.getByRole("button", { name: landingTexts.waitlist.button }).click();
    await expect(page.getByText(landingTexts.waitlist.success)).toBeVisible();
    expect(await mailingList.emails()).toEqual(["early@example.com"]);
  });

  test("what is typed into the waitlist stays, with the focus, where an extension has put something beside the field", async ({
    page,
    console,
  }) => {
    // React draws such a page anew, and says so.
    console.expect(/Minified React error #4(18|23)/);
    const letScriptsCome = await holdScripts(page);
    await page.goto("/");
    const field = page.getByLabel(landingTexts.waitlist.label);
    const served = await field.elementHandle();
    await field.evaluate((element) => element.after(document.createElement("span")));
    await field.fill("early@example.com");
    await letScriptsCome();
    await hydrated(page);
    expect(await served?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(field).toHaveValue("early@example.com");
    await expect(field).toBeFocused();

    // As what is typed later is, after a visit to a paper.
    await page.getByRole("main").getByRole("link", { name: "Proof of Performance" }).first().click();
    await expect(page).toHaveTitle(/Proof of Performance/);
    await page.goBack();
    await expect(field).toHaveValue("early@example.com");
  });

  test("a form that is sent goes its native way", async ({ page, mailingList }) => {
    await holdScripts(page);
    await page.goto("/");
    await page.getByLabel(landingTexts.waitlist.label).fill("native@example.com");
    await page.getByRole("button", { name: landingTexts.waitlist.button }).click();
    await expect.poll(() => mailingList.emails()).toEqual(["native@example.com"]);
  });

  test("links lead where they lead", async ({ page }) => {
    await holdScripts(page);
    await page.goto(paperPath("pop"));
    await page.locator("nav[aria-label^=Contents]:visible a").nth(2).click();
    await expect(page).toHaveURL(/#reputation-system$/);
    await page.goto("/");
    await page.getByRole("main").getByRole("link", { name: "Litepapers" }).click();
    await expect(page).toHaveURL(/#litepapers$/);
  });
});

test("a page whose scripts never come can be read and used", async ({ page, console }) => {
  console.expect(/Failed to load resource/);
  await page.route(/\/[^/]+\.js$/, (route) => route.abort());
  await page.goto(paperPath("agfi"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  await page.locator("a[href='#conclusion']:visible").first().click();
  await expect(page.locator("#conclusion")).toBeInViewport();
});

test("a paper that a link led to from the landing page has its italics", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("main").getByRole("link", { name: "Proof of Performance" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proof of Performance");
  const italic = await page.evaluate(async () => {
    const faces = await document.fonts.load("italic 1em Newsreader");
    return faces.map(({ style, status }) => `${style} ${status}`);
  });
  expect(italic).toContain("italic loaded");
});
