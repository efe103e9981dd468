import { writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { getPageTitle } from "../../src/site/site";
import { waitlistTexts } from "../../src/waitlist/waitlist-texts";
import { expect, test } from "./fixtures";
import {
  chooseTheme,
  findOverflow,
  getScrollY,
  getTableOfContents,
  holdRequests,
  openPage,
  SCRIPTS,
  waitForHydration,
} from "./pages";

// A larger window takes longer to render.
test.use({ viewport: { width: 1024, height: 500 }, contextOptions: { reducedMotion: "reduce" } });

/** Returns the visible controls that need a script: buttons that submit no form, and sliders. */
const getScriptedControls = (page: Page) =>
  page.locator("button:not([type=submit]), [type=range]").filter({ visible: true });

const getEmailField = (page: Page) => page.getByLabel(waitlistTexts.label);

test("before the scripts load a paper works, and loading them does not move it", async ({ page }) => {
  const releaseScripts = await holdRequests(page, SCRIPTS);
  await page.goto("/litepapers/pop", { waitUntil: "commit" });
  const entry = getTableOfContents(page).getByRole("link", { name: "Conclusion" });
  await entry.click();
  await expect(page.locator("#conclusion")).toBeInViewport();
  await expect(getScriptedControls(page)).toHaveCount(0);
  await expect(page.locator("[data-figure-part=drawing] svg").filter({ visible: true })).not.toHaveCount(0);
  const scrollYBefore = await getScrollY(page);
  releaseScripts();
  await waitForHydration(page);
  await expect(entry).toHaveAttribute("aria-current", "location");
  await expect(getScriptedControls(page)).not.toHaveCount(0);
  expect(Math.abs((await getScrollY(page)) - scrollYBefore)).toBeLessThan(2);
});

test("scripts do not scroll back a reader who has left the fragment", async ({ page }) => {
  const releaseScripts = await holdRequests(page, SCRIPTS);
  await page.goto("/litepapers/pop#conclusion", { waitUntil: "commit" });
  await expect(page.locator("#conclusion")).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: "instant" }));
  releaseScripts();
  await waitForHydration(page);
  expect(await getScrollY(page)).toBe(500);
});

test("before the scripts load the landing page works, and keeps an address", async ({
  page,
  mailingList,
}) => {
  const releaseScripts = await holdRequests(page, SCRIPTS);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "See demo" }).click();
  await expect(page).toHaveURL(/\/demo\??$/);
  await page.goto("/", { waitUntil: "commit" });
  const features = page.locator("main details[name=protocol-features]");
  await features.nth(2).locator("summary").click();
  await expect(features.and(page.locator("[open]"))).toHaveCount(1);
  await expect(features.nth(2)).toHaveAttribute("open");
  await expect(getScriptedControls(page)).toHaveCount(0);
  await getEmailField(page).fill("early@example.com");
  releaseScripts();
  await waitForHydration(page);
  await expect(features.nth(2)).toHaveAttribute("open");
  await expect(getEmailField(page)).toHaveValue("early@example.com");
  await page.getByRole("button", { name: waitlistTexts.button }).click();
  await expect(page.getByText(waitlistTexts.success)).toBeVisible();
  expect(await mailingList.emails()).toEqual(["early@example.com"]);
});

test("each script is requested once, and hydration keeps the served elements", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const parts = ["main", "[data-body] p", "[data-figure-part=drawing] svg"];
      Object.assign(window, { served: parts.map((part) => document.querySelector(part)) });
    });
  });
  // Links on other sites have such a query.
  await openPage(page, "/litepapers/pop?utm_source=letter");
  expect(scripts.length).toBeGreaterThan(3);
  expect(new Set(scripts).size).toBe(scripts.length);
  expect(await page.evaluate("served.map((part) => part?.isConnected)")).toEqual([true, true, true]);
});

test("without a file of the site, all content can be read", async ({ page, request, console }) => {
  console.expect(
    /Failed to load resource|ERR_FAILED|ChunkLoadError|Loading chunk|page resources for|Loading CSS/,
  );
  const html = await (await request.get("/")).text();
  const files = html.match(/(?<=src=")\/(?:framework|component---|app)[^"]*\.js/g) ?? [];
  expect(files.length).toBeGreaterThan(1);
  for (const file of [...files, "/page-data/index/page-data.json"])
    await test.step(file, async () => {
      await page.route(`**${file}`, (route) => route.abort());
      await page.goto("/");
      await expect(page.locator("html[data-unscripted]")).toHaveCount(1);
      await expect(getScriptedControls(page)).toHaveCount(0);
      await page.locator("main details[name=protocol-features]").last().locator("summary").click();
      await expect(page.locator("main details[name=protocol-features] p").last()).toBeVisible();
      await page.unroute(`**${file}`);
    });
});

test("a paper that React cannot render stays as it was served", async ({ page, console }) => {
  // React renders a second time before it gives up: https://react.dev/errors/423.
  console.expect(/no MDX file|React error #423/);
  const releaseScripts = await holdRequests(page, SCRIPTS);
  await page.route("**/page-data/litepapers/pop/page-data.json", async (route) => {
    const pageData = await (await route.fetch()).json();
    pageData.result.data.mdx = null;
    await route.fulfill({ json: pageData });
  });
  await page.goto("/litepapers/pop", { waitUntil: "domcontentloaded" });
  const paragraphs = page.locator("[data-body] > p");
  const paragraph = paragraphs.nth(Math.floor((await paragraphs.count()) / 2));
  await paragraph.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  releaseScripts();
  await expect.poll(() => console.problems.join()).toMatch(/no MDX file/);
  await expect(page.locator("html[data-unscripted]")).toHaveCount(1);
  await expect(getScriptedControls(page)).toHaveCount(0);
  await expect(paragraph).toBeInViewport();
  await getTableOfContents(page).getByRole("link", { name: "Dispute resolution" }).click();
  await expect(page.locator("#dispute-resolution")).toBeInViewport();
  await page.locator('footer a[href="/glossary"]').click();
  await expect(page).toHaveTitle(getPageTitle("Glossary"));
});

test("without storage and fonts sign-ups and themes work", async ({ page, console, mailingList }) => {
  console.expect(/ERR_BLOCKED_BY_CLIENT|preload/);
  await page.route("**/*.woff2", (route) => route.abort("blockedbyclient"));
  await page.addInitScript(() => {
    for (const storage of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException("The user denied permission to access storage.", "SecurityError");
        },
      });
  });
  await openPage(page, "/");
  expect(await findOverflow(page), "with the fonts of the device").toEqual([]);
  await getEmailField(page).fill("ada@example.com");
  await page.getByRole("button", { name: waitlistTexts.button }).click();
  await expect(page.getByText(waitlistTexts.success)).toBeVisible();
  expect(await mailingList.emails()).toEqual(["ada@example.com"]);
  await openPage(page, "/glossary");
  await chooseTheme(page, "Dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a page that was saved to a file can be read, and stays there", async ({ page, console }, testInfo) => {
  // Browsers block the requests of a local file for the page's data.
  console.expect(/./);
  const saved = testInfo.outputPath("Proof of Performance.html");
  const html = await (await page.request.get("/litepapers/pop")).text();
  const addresses = html.match(/(?<= src=")\/[^"]+\.js(?=")/g) ?? [];
  expect(addresses).not.toEqual([]);
  for (const address of new Set(addresses))
    await writeFile(testInfo.outputPath(basename(address)), await (await page.request.get(address)).body());
  await writeFile(saved, html.replaceAll(/ src="\/([^"]+\/)*([^"/]+\.js)"/g, ' src="$2"'));
  await page.goto(pathToFileURL(saved).href, { waitUntil: "networkidle" });
  await expect(page).toHaveURL(/Proof%20of%20Performance\.html$/);
  await expect(page.locator("#conclusion")).toBeVisible();
  await expect(getScriptedControls(page)).toHaveCount(0);
});
