/** How the scripts take over a page that was served. */
import type { Page } from "@playwright/test";
import { protocolFeatures } from "../../src/landing/features";
import { landingTexts } from "../../src/landing/landing";
import { expect, test } from "./fixtures";
import { contents, holdBack, hydrated, loadedFiles, openPage, paperPath, placeOf } from "./pages";

// A larger window takes longer to draw.
test.use({ viewport: { width: 1024, height: 500 }, contextOptions: { reducedMotion: "reduce" } });

const SCRIPTS = /\/[^/]+\.js$/;

const field = (page: Page) => page.getByLabel(landingTexts.waitlist.label);

test("each script comes once, and keeps the elements that were served", async ({ page, console }) => {
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
  expect(new Set(scripts).size).toBe(scripts.length);
  expect(scripts.some((url) => url.includes("/framework-"))).toBe(true);
  expect(console.problems).toEqual([]);
  const same = await page.evaluate(() => {
    const { main, paragraph } = window as unknown as Record<string, Element>;
    return main === document.querySelector("main") && paragraph === document.querySelector("[data-body] p");
  });
  expect(same, "the elements are those that were served").toBe(true);
});

test("before the scripts have come a paper's contents work, and the reader's place stays as they come", async ({
  page,
}) => {
  const letScriptsCome = await holdBack(page, SCRIPTS);
  await page.goto(paperPath("pop"), { waitUntil: "commit" });
  const entry = contents(page).getByRole("link", { name: "Conclusion" });
  await entry.click();
  await expect(page).toHaveURL(`${paperPath("pop")}#conclusion`);
  await expect(page.locator("#conclusion")).toBeInViewport();
  const before = await placeOf(page);
  letScriptsCome();
  await hydrated(page);
  await expect(entry).toHaveAttribute("aria-current", "location");
  expect(Math.abs((await placeOf(page)) - before)).toBeLessThan(2);
});

test("what is typed before the scripts have come stays, and is sent; “See demo” leads to the demo's page", async ({
  page,
  mailingList,
}) => {
  const letScriptsCome = await holdBack(page, SCRIPTS);
  await page.goto("/", { waitUntil: "commit" });
  await field(page).fill("early@example.com");
  letScriptsCome();
  await hydrated(page);
  await expect(field(page)).toHaveValue("early@example.com");
  await page.getByRole("button", { name: landingTexts.waitlist.button }).click();
  await expect(page.getByText(landingTexts.waitlist.success)).toBeVisible();
  expect(await mailingList.emails()).toEqual(["early@example.com"]);

  await holdBack(page, SCRIPTS);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: landingTexts.hero.demo }).click();
  await expect(page).toHaveURL(/\/demo\??$/);
});

test("where a script does not come, all can be read, and what nothing would answer is not there", async ({
  page,
  console,
}) => {
  console.expect(/Failed to load resource|ChunkLoadError|Loading chunk|page resources for/);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openPage(page, "/");
  const needsScripts = page.getByRole("button", { name: "Pause motion" }).first();
  await expect(needsScripts).toBeVisible();
  const files = (await loadedFiles(page)).filter((file) => file.endsWith(".js"));
  const scripts = ["framework", "component---"].map(
    (name) => files.find((file) => file.includes(name)) ?? "",
  );
  for (const file of [...scripts, "/page-data/index/page-data.json"]) {
    await test.step(file, async () => {
      await page.route(`**${file}`, (route) => route.abort());
      await page.goto("/");
      for (const { text } of protocolFeatures) await expect(page.getByText(text)).toBeVisible();
      await expect(needsScripts).toBeHidden();
      await page.unroute(`**${file}`);
    });
  }
});
