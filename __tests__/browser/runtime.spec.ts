import type { Page } from "@playwright/test";
import { protocolFeatures } from "../../src/features/landing/features";
import { landingTexts } from "../../src/features/landing/landing";
import { expect, test } from "./fixtures";
import { contents, holdBack, hydrated, paperPath } from "./pages";

const [first, second, third] = protocolFeatures;
if (!first || !second || !third) throw new Error("The accordion has at least three items.");

// A window with room for all that these tests use: a larger one costs half as much again to draw.
test.use({ viewport: { width: 1024, height: 500 }, contextOptions: { reducedMotion: "reduce" } });

/** Keeps the page's scripts from arriving until they are let go. */
const holdScripts = (page: Page) => holdBack(page, /\/[^/]+\.js$/);

const features = (page: Page, { title }: { title: string }) => page.getByRole("button", { name: title });

const field = (page: Page) => page.getByLabel(landingTexts.waitlist.label);

test("the runtime starts by itself, and a paper that is opened keeps what was served", async ({
  page,
  console,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  // Where notes stand beside the text: elsewhere scrolling marks them.
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const main = document.querySelector("main");
      Object.assign(window, { main, paragraph: document.querySelector("[data-body] p") });
    });
  });
  // As a link from elsewhere leads to it.
  await page.goto(`${paperPath("pop")}?utm_source=letter`);
  await hydrated(page);

  await test.step("each script comes once, and takes over in silence", async () => {
    expect(new Set(scripts).size).toBe(scripts.length);
    expect(scripts.some((url) => url.includes("/framework-"))).toBe(true);
    expect(console.problems).toEqual([]);
  });

  await test.step("no script is asked for before the page's own load is over", async () => {
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

  await test.step("its markup is not touched when React takes it over", async () => {
    const same = await page.evaluate(() => {
      const { main, paragraph } = window as unknown as Record<string, Element>;
      return main === document.querySelector("main") && paragraph === document.querySelector("[data-body] p");
    });
    expect(same).toBe(true);
  });
});

test.describe("before the scripts have come,", () => {
  test("everything native works on a paper, and nothing is lost when they come", async ({ page }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto(paperPath("agfi"), { waitUntil: "commit" });
    const entry = contents(page).getByRole("link", { name: "Insurance module" });
    await entry.click();
    await expect(page).toHaveURL(`${paperPath("agfi")}#insurance-module`);
    await expect(page.locator("#insurance-module")).toBeInViewport();
    const before = await page.evaluate(() => window.scrollY);
    letScriptsCome();
    await hydrated(page);
    await expect(entry).toHaveAttribute("aria-current", "location");
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(2);
  });

  test("links of the landing page lead where they lead, a click on a feature is kept, and so is what is typed into the waitlist", async ({
    page,
    mailingList,
  }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("main").getByRole("link", { name: "Litepapers" }).click();
    await expect(page).toHaveURL(/#litepapers$/);
    await features(page, second).click();
    await expect(features(page, second)).toHaveAttribute("aria-expanded", "false");
    await field(page).fill("early@example.com");
    letScriptsCome();

    await test.step("the feature opens once they have come", async () => {
      await expect(features(page, second)).toHaveAttribute("aria-expanded", "true");
      await expect(features(page, first)).toHaveAttribute("aria-expanded", "false");
    });

    await test.step("the address stays, and is sent by the script that comes later", async () => {
      await hydrated(page);
      await expect(field(page)).toHaveValue("early@example.com");
      await page.getByRole("button", { name: landingTexts.waitlist.button }).click();
      await expect(page.getByText(landingTexts.waitlist.success)).toBeVisible();
      expect(await mailingList.emails()).toEqual(["early@example.com"]);
    });
  });

  test("“See demo” is kept and opens the demo, and Enter in the waitlist is kept and sends the address, in place", async ({
    page,
    console,
    mailingList,
  }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    const demo = page.getByRole("button", { name: landingTexts.hero.demo });
    await demo.click();
    await expect(demo).toHaveAttribute("aria-busy", "true");
    // What others' scripts throw says nothing about ours.
    console.expect(/Cannot redefine property/);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error("Cannot redefine property: ethereum");
      });
    });
    await field(page).fill("early@example.com");
    await field(page).press("Enter");
    expect(new URL(page.url()).pathname).toBe("/");
    letScriptsCome();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page).toHaveURL(/\/#demo/);
    await expect(demo).not.toHaveAttribute("aria-busy");
    await expect(page.getByText(landingTexts.waitlist.success)).toBeAttached();
    expect(await mailingList.emails()).toEqual(["early@example.com"]);
  });

  test("where they never come, “See demo” leads to the page that tells its story, where it can be played", async ({
    page,
    console,
  }) => {
    console.expect(/Failed to load resource/);
    const letScriptsFail = await holdBack(page, /\/[^/]+\.js$/, (route) => route.abort());
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("button", { name: landingTexts.hero.demo }).click();
    letScriptsFail();
    await expect(page).toHaveURL(/\/demo\??$/);
    await page.unroute(/\/[^/]+\.js$/);
    await page.reload();
    await page.getByRole("link", { name: "Play it yourself" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("what the browser finds in a closed panel is open before and after, and two clicks on the same feature open and close it", async ({
    page,
  }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto("/", { waitUntil: "load" });
    const text = page.getByText(third.text);
    await expect(text).toBeHidden();
    // Going to an element reveals it by the same steps as finding text in it.
    await page.evaluate((id) => window.location.assign(`#${id}-panel`), third.id);
    await expect(text).toBeVisible();
    // What was clicked follows once React is there: so what it finds open is noted then.
    const taken = await features(page, third).evaluateHandle((button) => {
      const root = document.documentElement;
      const open: Promise<unknown> = new Promise((note) => {
        document.addEventListener("hydrated", () => note(button.ariaExpanded), { capture: true, once: true });
      });
      return { root, open };
    });
    await features(page, second).click();
    await features(page, second).click();
    letScriptsCome();
    await hydrated(page);
    expect(await taken.evaluate(({ open }) => open)).toBe("true");
    await expect(features(page, second)).toHaveAttribute("aria-expanded", "false");
    // By the first of the two clicks.
    await expect(features(page, third)).toHaveAttribute("aria-expanded", "false");
  });

  test("what extensions put into a paper is taken back: React takes the page over as it was served, with its reader's place", async ({
    page,
  }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto(`${paperPath("pop")}#conclusion`);
    const served = await page.locator("article").evaluateHandle((article) => {
      for (const part of ["header nav", "article", "article h1", "[data-body] p", "main", "footer"])
        document.querySelector(part)?.prepend(document.createElement("grammarly-mirror"));
      const heading = article.querySelector("h1")?.lastChild;
      const font = document.createElement("font");
      heading?.replaceWith(font);
      font.append("Preuve de performance");
      return article;
    });
    const before = await page.evaluate(() => window.scrollY);
    letScriptsCome();
    await hydrated(page);
    expect(await served.evaluate((article) => article.isConnected)).toBe(true);
    await expect(page.locator("grammarly-mirror, font")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proof of Performance");
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(2);
  });

  test("what is typed into the waitlist stays, with the focus, where an extension has put something beside the field", async ({
    page,
  }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto("/");
    await field(page).evaluate((element) => element.after(document.createElement("span")));
    await field(page).fill("early@example.com");
    letScriptsCome();
    await hydrated(page);
    await expect(field(page)).toHaveValue("early@example.com");
    await expect(field(page)).toBeFocused();

    // As what is typed later is, after a visit to a paper.
    await page.getByRole("main").getByRole("link", { name: "Proof of Performance" }).first().click();
    await expect(page).toHaveTitle(/Proof of Performance/);
    await test.step("a paper that a link led to from the landing page has its italics", async () => {
      const italic = await page.evaluate(async () => {
        const faces = await document.fonts.load("italic 1em Newsreader");
        return faces.map(({ style, status }) => `${style} ${status}`);
      });
      expect(italic).toContain("italic loaded");
    });
    await page.goBack();
    await expect(field(page)).toHaveValue("early@example.com");
  });
});
