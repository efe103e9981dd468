/** Before the scripts have come, while React takes a page over, and where something of that fails. */
import { writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { getPageTitle } from "../../src/site/site";
import { waitlistTexts } from "../../src/waitlist/waitlist-texts";
import { expect, test } from "./fixtures";
import {
  findOverflow,
  getScrollY,
  getTableOfContents,
  holdRequests,
  openPage,
  openSearch,
  SCRIPTS,
  waitForHydration,
} from "./pages";

// A larger window takes longer to draw.
test.use({ viewport: { width: 1024, height: 500 }, contextOptions: { reducedMotion: "reduce" } });

/** What a press would answer only by a script: a button that sends no form, or a slider. */
const needsScript = (page: Page) =>
  page.locator("button:not([type=submit]), [type=range]").filter({ visible: true });

const email = (page: Page) => page.getByLabel(waitlistTexts.label);

test("before the scripts come a paper's contents work, what would not answer is not shown, and the place stays as they come", async ({
  page,
}) => {
  const letScriptsCome = await holdRequests(page, SCRIPTS);
  await page.goto("/litepapers/pop", { waitUntil: "commit" });
  const entry = getTableOfContents(page).getByRole("link", { name: "Conclusion" });
  await entry.click();
  await expect(page.locator("#conclusion")).toBeInViewport();
  await expect(needsScript(page)).toHaveCount(0);
  const before = await getScrollY(page);
  letScriptsCome();
  await waitForHydration(page);
  await expect(entry).toHaveAttribute("aria-current", "location");
  await expect(needsScript(page)).not.toHaveCount(0);
  expect(Math.abs((await getScrollY(page)) - before)).toBeLessThan(2);
});

test("before the scripts come a reader can leave the fragment of the address, and is not taken back as they come", async ({
  page,
}) => {
  const letScriptsCome = await holdRequests(page, SCRIPTS);
  await page.goto("/litepapers/pop#conclusion", { waitUntil: "commit" });
  await expect(page.locator("#conclusion")).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: "instant" }));
  letScriptsCome();
  await waitForHydration(page);
  expect(await getScrollY(page)).toBe(500);
});

test("before the scripts come the accordion works, “See demo” leads to the demo's page, and what is typed stays and is sent", async ({
  page,
  mailingList,
}) => {
  const letScriptsCome = await holdRequests(page, SCRIPTS);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "See demo" }).click();
  await expect(page).toHaveURL(/\/demo\??$/);
  await page.goto("/", { waitUntil: "commit" });
  const features = page.locator("main details[name]");
  await features.nth(2).locator("summary").click();
  await expect(features.and(page.locator("[open]"))).toHaveCount(1);
  await expect(features.nth(2)).toHaveAttribute("open");
  await expect(needsScript(page)).toHaveCount(0);
  await email(page).fill("early@example.com");
  letScriptsCome();
  await waitForHydration(page);
  await expect(features.nth(2)).toHaveAttribute("open");
  await expect(email(page)).toHaveValue("early@example.com");
  await page.getByRole("button", { name: waitlistTexts.button }).click();
  await expect(page.getByText(waitlistTexts.success)).toBeVisible();
  expect(await mailingList.emails()).toEqual(["early@example.com"]);
});

test("the scripts come once each, and keep the elements that were served", async ({ page, console }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const paragraph = document.querySelector("[data-body] p");
      const drawing = document.querySelector("[data-figure-part=drawing] svg");
      Object.assign(window, { served: [document.querySelector("main"), paragraph, drawing] });
    });
  });
  // As a link from elsewhere leads to it.
  await openPage(page, "/litepapers/pop?utm_source=letter");
  expect(scripts.length).toBeGreaterThan(3);
  expect(new Set(scripts).size).toBe(scripts.length);
  expect(console.problems).toEqual([]);
  const stayed = await page.evaluate(() =>
    (window as unknown as { served: (Element | null)[] }).served.map((part) => part?.isConnected),
  );
  expect(stayed).toEqual([true, true, true]);
});

test("what a stranger's script throws or rejects while the page loads switches nothing off", async ({
  page,
  console,
}) => {
  console.expect(/stranger/);
  await page.addInitScript(() => {
    const error = Object.assign(new Error("stranger"), {
      stack: "Error: stranger\n    at request (chrome-extension://nkbihfbeogaeaoehlef/inpage.js:1:1)",
    });
    addEventListener("DOMContentLoaded", () => {
      void Promise.reject(error);
      void Promise.reject("stranger");
      const filename = "chrome-extension://nkbihfbeogaeaoehlef/inpage.js";
      window.dispatchEvent(new ErrorEvent("error", { message: "stranger", filename, error }));
    });
  });
  const letScriptsCome = await holdRequests(page, SCRIPTS);
  await page.goto("/litepapers/pop", { waitUntil: "domcontentloaded" });
  await expect(page.locator("html")).not.toHaveAttribute("data-unscripted");
  letScriptsCome();
  await waitForHydration(page);
  await expect(page.locator("html")).not.toHaveAttribute("data-unscripted");
  await expect((await openSearch(page)).field).toBeFocused();
});

test("where one of the site's files does not come, all can be read, and what would not answer is not there", async ({
  page,
  request,
  console,
}) => {
  console.expect(
    /Failed to load resource|ERR_FAILED|ChunkLoadError|Loading chunk|page resources for|Loading CSS/,
  );
  const html = await (await request.get("/")).text();
  const files = [...html.matchAll(/src="(\/(?:framework|component---|app)[^"]*\.js)"/g)].map(
    ([, file = ""]) => file,
  );
  expect(files.length).toBeGreaterThan(1);
  for (const file of [...files, "/page-data/index/page-data.json"])
    await test.step(file, async () => {
      await page.route(`**${file}`, (route) => route.abort());
      await page.goto("/");
      await expect(page.locator("html[data-unscripted]")).toHaveCount(1);
      await expect(needsScript(page)).toHaveCount(0);
      await page.locator("main details[name]").last().locator("summary").click();
      await expect(page.locator("main details[name] p").last()).toBeVisible();
      await page.unroute(`**${file}`);
    });
});

test("a paper that React cannot draw leaves its reader in place, and its links lead on", async ({
  page,
  console,
}) => {
  // React tries a second time before it gives up, and reports that as error 423.
  console.expect(/not in the data|React error #423/);
  const letScriptsCome = await holdRequests(page, SCRIPTS);
  await page.route("**/page-data/litepapers/pop/page-data.json", async (route) => {
    const pageData = await (await route.fetch()).json();
    pageData.result.data.mdx = null;
    await route.fulfill({ json: pageData });
  });
  await page.goto("/litepapers/pop", { waitUntil: "domcontentloaded" });
  const paragraphs = page.locator("[data-body] > p");
  const read = paragraphs.nth(Math.floor((await paragraphs.count()) / 2));
  await read.evaluate((paragraph) => paragraph.scrollIntoView({ block: "center", behavior: "instant" }));
  const before = await read.boundingBox();
  letScriptsCome();
  await expect.poll(() => console.problems.join()).toMatch(/not in the data/);
  await expect(page.locator("html[data-unscripted]")).toHaveCount(1);
  await expect(needsScript(page)).toHaveCount(0);
  const after = await read.boundingBox();
  expect(Math.abs((after?.y ?? Number.NaN) - (before?.y ?? 0))).toBeLessThan(2);
  await getTableOfContents(page).getByRole("link", { name: "Dispute resolution" }).click();
  await expect(page.locator("#dispute-resolution")).toBeInViewport();
  await page.locator('footer a[href="/glossary"]').click();
  await expect(page).toHaveTitle(getPageTitle("Glossary"));
});

test("where storage and fonts are denied a sign-up arrives, and a theme holds for its page", async ({
  page,
  console,
  mailingList,
}) => {
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
  expect(await findOverflow(page), "with the device's own fonts").toEqual([]);
  await email(page).fill("ada@example.com");
  await page.getByRole("button", { name: waitlistTexts.button }).click();
  await expect(page.getByText(waitlistTexts.success)).toBeVisible();
  expect(await mailingList.emails()).toEqual(["ada@example.com"]);
  await openPage(page, "/glossary");
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a page that somebody has saved stays where it was opened, and can be read", async ({
  page,
  console,
}, testInfo) => {
  // A file may not load another page's data.
  console.expect(/./);
  const saved = testInfo.outputPath("Proof of Performance.html");
  const html = await (await page.request.get("/litepapers/pop")).text();
  const addresses = [...html.matchAll(/ src="(\/[^"]+\.js)"/g)].flatMap(([, address]) => address ?? []);
  expect(addresses).not.toEqual([]);
  for (const address of new Set(addresses))
    await writeFile(testInfo.outputPath(basename(address)), await (await page.request.get(address)).body());
  await writeFile(saved, html.replaceAll(/ src="\/([^"]+\/)*([^"/]+\.js)"/g, ' src="$2"'));
  await page.goto(pathToFileURL(saved).href, { waitUntil: "networkidle" });
  await expect(page).toHaveURL(/Proof%20of%20Performance\.html$/);
  await expect(page.locator("#conclusion")).toBeVisible();
  await expect(needsScript(page)).toHaveCount(0);
});
