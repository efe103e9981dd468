/** What goes wrong between a host and a reader, and what the reader is left with: the page, and a way on. */
import type { CDPSession, Page } from "@playwright/test";
import { pageTitle } from "../../src/lib/site";
import { landingTexts } from "../../src/lib/texts/landing";
import { expect, test } from "./fixtures";
import { contents, hydrated, openPage, overflow, paperPath } from "./pages";

const SUCCESS = "✓ Thanks! You're on the waitlist.";

// A window with room for all that these tests use: a larger one costs half as much again to draw.
test.use({ viewport: { width: 1024, height: 500 }, contextOptions: { reducedMotion: "reduce" } });

const field = (page: Page) => page.getByRole("textbox", { name: "Email address" });
const join = (page: Page) => page.locator("#waitlist form").getByRole("button");
const paperLink = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: "Proof of Performance" }).first();
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("where the scripts are blocked, everything native works", async ({ page, console, mailingList }) => {
  console.expect(/ERR_BLOCKED_BY_CLIENT/);
  await page.route("**/*.js", (route) => route.abort("blockedbyclient"));
  await page.goto(paperPath("pop"));

  await test.step("the contents lead to a section, and the theme can be chosen", async () => {
    await contents(page).getByRole("link", { name: "Conclusion" }).click();
    await expect(page.locator("#conclusion")).toBeInViewport();
    await page.getByRole("radio", { name: "Dark" }).check({ force: true });
    await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  });

  await test.step("a link leads home, where the waitlist's form posts by itself", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
    await field(page).fill("ada@example.com");
    await join(page).click();
    await expect(heading(page)).toHaveText(SUCCESS);
    expect(await mailingList.emails()).toEqual(["ada@example.com"]);
  });
});

test("a page that a deploy has overtaken still leads on", async ({ page, console }) => {
  console.expect(/status of 404|Failed to load resource|Loading chunk|ChunkLoadError|MIME type/);
  const paper = paperPath("pop");
  const glossary = "/glossary";
  const glossaryScript = "**/component---src-pages-glossary-tsx-*.js";
  const link = (path: string) => page.locator(`footer a[href="${path}"]`);
  const gone = { status: 404, contentType: "text/html", body: "gone" };
  const html = {
    status: 200,
    headers: { "content-type": "text/html", "x-content-type-options": "nosniff" },
    body: "<!DOCTYPE html><title>Home</title>",
  };
  const markDocument = () => page.evaluate(() => Object.assign(window, { sameDocument: true }));

  /** The page stands there, in a document of its own that React has taken over. */
  const arrives = async (path: string) => {
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toHaveText(path === paper ? "Proof of Performance" : "Glossary");
    await hydrated(page);
    expect(await page.evaluate(() => "sameDocument" in window), "a full load").toBe(false);
  };

  await openPage(page, glossary);

  const leads = async (pattern: string) => {
    await markDocument();
    // The next document asks for what the new build has; only the old one asks in vain.
    await page.route(pattern, (route) =>
      page.url().endsWith(glossary) ? route.fulfill(gone) : route.continue(),
    );
    await link(paper).click();
    await arrives(paper);
    await page.unroute(pattern);
  };

  await test.step("to a page whose script is gone", () =>
    leads("**/component---src-templates-litepaper-tsx-*.js"));

  await test.step("Back to a page whose script the host answers with HTML", async () => {
    await markDocument();
    let old = true;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) old = false;
    });
    await page.route(glossaryScript, (route) => (old ? route.fulfill(html) : route.continue()));
    // Pointing at a link is enough for the runtime to fetch what it leads to, and to remember that it failed.
    const asked = page.waitForResponse(glossaryScript);
    await link(glossary).hover();
    await asked;
    await page.goBack();
    await arrives(glossary);
    await page.unroute(glossaryScript);
  });

  await test.step("to a page whose data is gone", () => leads(`**/page-data${paper}/page-data.json`));
});

test("offline, a card pressed and a form sent say so, and the reader keeps page and address", async ({
  page,
  context,
  console,
}) => {
  console.expect(/ERR_INTERNET_DISCONNECTED|The waitlist could not be reached/);
  await openPage(page, "/");
  await context.setOffline(true);
  await paperLink(page).click();
  await expect(page.getByText("You are offline, so that page cannot be opened.")).toBeVisible();
  await expect(page).toHaveURL("/");
  await field(page).fill("ada@example.com");
  await join(page).click();
  await expect(page.getByText(landingTexts.waitlist.offline)).toBeVisible();
  await expect(field(page)).toHaveValue("ada@example.com");
  await context.setOffline(false);
  await paperLink(page).click();
  await expect(page).toHaveURL(paperPath("pop"));
});

test("where storage and fonts are denied and the clock is wrong, pages work", async ({
  page,
  console,
  mailingList,
}) => {
  console.expect(/ERR_BLOCKED_BY_CLIENT|preload/);
  await page.route("**/*.woff2", (route) => route.abort("blockedbyclient"));
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("The user denied permission to access storage.", "SecurityError");
        },
      });
  });
  // The footer's year is another than the one that was built.
  await page.clock.setSystemTime(new Date("2046-11-20T12:00:00Z"));
  await openPage(page, "/");
  expect(await overflow(page), "with the device's own fonts").toEqual([]);
  await field(page).fill("ada@example.com");
  await join(page).click();
  await expect(page.getByRole("status")).toHaveText(SUCCESS);
  expect(await mailingList.emails()).toEqual(["ada@example.com"]);

  await paperLink(page).click();
  await expect(heading(page)).toHaveText("Proof of Performance");
  await page.goBack();
  await expect(page).toHaveTitle(pageTitle("Home"));
});

test("a way to a paper and back leaves nothing behind", async ({ page, context }) => {
  await openPage(page, "/");
  const devtools = await context.newCDPSession(page);
  const go = async () => {
    await paperLink(page).click();
    await expect(page.locator("[data-body]")).toBeAttached();
    await page.goBack();
    await expect(page.locator("[data-orb]")).toBeAttached();
    await hydrated(page);
  };
  // What the first time adds for good.
  await go();
  const before = await leftOver(page, devtools);
  await go();
  await go();
  expect(await leftOver(page, devtools)).toEqual(before);
});

/** What a page that has gone could leave on the next: listeners of what stays, by their event, and elements of the body. */
async function leftOver(page: Page, devtools: CDPSession): Promise<Record<string, string[]>> {
  const left: Record<string, string[]> = {};
  for (const expression of ["window", "document", "document.documentElement", "document.body"]) {
    const { result } = await devtools.send("Runtime.evaluate", { expression });
    const { listeners } = await devtools.send("DOMDebugger.getEventListeners", {
      objectId: result.objectId ?? "",
    });
    left[expression] = listeners.map(({ type }) => type).sort();
  }
  left.elements = await page.locator("body *").evaluateAll((all) => all.map(({ localName }) => localName));
  return left;
}
