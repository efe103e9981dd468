/** How the scripts take over a page that was served: they come late and lose nothing of what a reader did before. */
import type { Locator, Page } from "@playwright/test";
import { protocolFeatures } from "../../src/features/landing/features";
import { landingTexts } from "../../src/features/landing/landing";
import { expect, test } from "./fixtures";
import { contents, holdBack, hydrated, loadedFiles, openPage, paperPath, placeOf } from "./pages";

const [first, second, third] = protocolFeatures;
if (!first || !second || !third) throw new Error("The accordion has at least three items.");

// A larger window takes longer to draw.
test.use({ viewport: { width: 1024, height: 500 }, contextOptions: { reducedMotion: "reduce" } });

const SCRIPTS = /\/[^/]+\.js$/;

const feature = (page: Page, { title }: { title: string }) => page.getByRole("button", { name: title });
const field = (page: Page) => page.getByLabel(landingTexts.waitlist.label);

test("each script comes once, after the page's own load, and keeps the elements that were served", async ({
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
  expect(new Set(scripts).size).toBe(scripts.length);
  expect(scripts.some((url) => url.includes("/framework-"))).toBe(true);
  expect(console.problems).toEqual([]);

  const { load, earliest, same } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const starts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    const { main, paragraph } = window as unknown as Record<string, Element>;
    return {
      load: navigation?.loadEventStart ?? Number.NaN,
      earliest: Math.min(...starts.map(({ startTime }) => startTime)),
      same: main === document.querySelector("main") && paragraph === document.querySelector("[data-body] p"),
    };
  });
  expect(earliest).toBeGreaterThanOrEqual(load);
  expect(same, "the elements are those that were served").toBe(true);
});

test("before the scripts have come a paper's contents work; what extensions put into it is taken back, and the reader's place stays", async ({
  page,
}) => {
  const letScriptsCome = await holdBack(page, SCRIPTS);
  await page.goto(paperPath("pop"), { waitUntil: "commit" });
  const entry = contents(page).getByRole("link", { name: "Conclusion" });
  await entry.click();
  await expect(page).toHaveURL(`${paperPath("pop")}#conclusion`);
  await expect(page.locator("#conclusion")).toBeInViewport();
  await page.waitForLoadState();
  const served = await page.locator("article").evaluateHandle((article) => {
    for (const part of ["header nav", "article", "article h1", "[data-body] p", "main", "footer"])
      document.querySelector(part)?.prepend(document.createElement("grammarly-mirror"));
    const heading = article.querySelector("h1")?.lastChild;
    const font = document.createElement("font");
    heading?.replaceWith(font);
    font.append("Preuve de performance");
    return article;
  });
  const before = await placeOf(page);
  letScriptsCome();
  await hydrated(page);
  expect(await served.evaluate((article) => article.isConnected)).toBe(true);
  await expect(page.locator("grammarly-mirror, font")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proof of Performance");
  await expect(entry).toHaveAttribute("aria-current", "location");
  expect(Math.abs((await placeOf(page)) - before)).toBeLessThan(2);
});

test("a click on a feature is kept until the scripts have come, and so is what is typed, also beside what an extension has put there", async ({
  page,
  mailingList,
}) => {
  const letScriptsCome = await holdBack(page, SCRIPTS);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("main").getByRole("link", { name: "Litepapers" }).click();
  await expect(page).toHaveURL(/#litepapers$/);
  await feature(page, second).click();
  await expect(feature(page, second)).toHaveAttribute("aria-expanded", "false");
  await page.waitForLoadState();
  await field(page).evaluate((element) => element.after(document.createElement("span")));
  await field(page).fill("early@example.com");
  letScriptsCome();
  await expect(feature(page, second)).toHaveAttribute("aria-expanded", "true");
  await expect(feature(page, first)).toHaveAttribute("aria-expanded", "false");
  await hydrated(page);
  await expect(field(page)).toHaveValue("early@example.com");
  await expect(field(page)).toBeFocused();

  await test.step("after a visit to a paper, which has its italics, it stands there still, and is sent", async () => {
    await page.getByRole("main").getByRole("link", { name: "Proof of Performance" }).first().click();
    await expect(page).toHaveTitle(/Proof of Performance/);
    const italic = await page.evaluate(async () => {
      const faces = await document.fonts.load("italic 1em Newsreader");
      return faces.map(({ style, status }) => `${style} ${status}`);
    });
    expect(italic).toContain("italic loaded");
    await page.goBack();
    await expect(field(page)).toHaveValue("early@example.com");
    await hydrated(page);
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
  const letScriptsCome = await holdBack(page, SCRIPTS);
  await page.goto("/", { waitUntil: "commit" });
  const demo = page.getByRole("button", { name: landingTexts.hero.demo });
  await demo.click();
  await expect(demo).toHaveAttribute("aria-busy", "true");
  // An error of an extension's script is none of ours.
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

test("where the scripts never come, “See demo” leads to the page that tells its story, where it can be played", async ({
  page,
  console,
}) => {
  console.expect(/Failed to load resource/);
  const letScriptsFail = await holdBack(page, SCRIPTS, (route) => route.abort());
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: landingTexts.hero.demo }).click();
  letScriptsFail();
  await expect(page).toHaveURL(/\/demo\??$/);
  await page.unroute(SCRIPTS);
  await page.reload();
  await page.getByRole("link", { name: "Play it yourself" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("where any one script does not come, what was pressed does what it does without scripts", async ({
  page,
  console,
}) => {
  console.expect(/Failed to load resource|ChunkLoadError|Loading chunk|page resources for/);
  const scriptsOf = async (path: string) => {
    await openPage(page, path);
    return (await loadedFiles(page)).filter((file) => file.endsWith(".js"));
  };
  const search = page.getByRole("button", { name: "Search" });
  const demo = page.getByRole("button", { name: landingTexts.hero.demo });
  const without = async (
    script: string,
    path: string,
    pressed: Locator,
    expectations: () => Promise<void>,
  ) => {
    const letScriptFail = await holdBack(page, `**${script}`, (route) => route.abort());
    await page.goto(path, { waitUntil: "commit" });
    await pressed.click();
    await expect(pressed).toHaveAttribute("aria-busy", "true");
    letScriptFail();
    await expectations();
    await page.unroute(`**${script}`);
  };
  for (const script of await scriptsOf("/"))
    await test.step(script, () =>
      without(script, "/", feature(page, second), async () => {
        for (const { text } of protocolFeatures) await expect(page.getByText(text)).toBeVisible();
        await expect(feature(page, second)).not.toHaveAttribute("aria-busy");
        await demo.click();
        await expect(page).toHaveURL(/\/demo\??$/);
      }),
    );
  for (const script of await scriptsOf(paperPath("pop")))
    await test.step(script, () =>
      without(script, paperPath("pop"), search, () => expect(search, "nothing would answer").toBeHidden()),
    );
});

test("a page whose script is gone is loaded anew once; a form that was sent meanwhile leads away instead", async ({
  page,
  console,
}) => {
  console.expect(/Failed to load resource|ChunkLoadError|Loading chunk|page resources for|MIME type/);
  const PAGE_SCRIPT = /\/component---[^/]*\.js$/;
  const gone = (times?: number) =>
    page.route(PAGE_SCRIPT, (route) => route.fulfill({ status: 404, contentType: "text/html" }), { times });
  const opened: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });

  await test.step("the new page has its scripts", async () => {
    // Asked for by the page, and again whether it is there.
    await gone(2);
    await page.goto("/glossary");
    await hydrated(page);
    expect(opened.splice(0)).toEqual(["/glossary", "/glossary"]);
  });

  await test.step("where they are gone from that one too, it stays, as without scripts", async () => {
    await gone();
    await page.goto("/");
    await feature(page, second).click();
    for (const { text } of protocolFeatures) await expect(page.getByText(text)).toBeVisible();
    expect(opened.splice(0)).toEqual(["/", "/"]);
  });

  await test.step("“See demo” leads to the demo's page", async () => {
    const letScriptFail = await holdBack(page, PAGE_SCRIPT, (route) => route.fulfill({ status: 404 }));
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("button", { name: landingTexts.hero.demo }).click();
    letScriptFail();
    await expect(page).toHaveURL(/\/demo\??$/);
    expect(opened.slice(0, 2)).toEqual(["/", "/demo"]);
  });
});

test("kept by an archive under another address, a page stays there and can be read, without its scripts", async ({
  page,
}) => {
  for (const path of ["/", paperPath("pop")]) {
    const kept = `/web/2026/https://hyperagent.network${path}`;
    const served = await page.request.get(path);
    await page.route(`**${kept}`, (route) => route.fulfill({ response: served }));
    await page.goto(kept);
    await expect(page.locator("html")).toHaveAttribute("data-unscripted", "");
    expect(await loadedFiles(page)).toEqual([]);
    await expect(page).toHaveURL(kept);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("what the browser finds in a closed panel is open before and after, and two clicks on the same feature open and close it", async ({
  page,
}) => {
  const letScriptsCome = await holdBack(page, SCRIPTS);
  await page.goto("/", { waitUntil: "load" });
  const text = page.getByText(third.text);
  await expect(text).toBeHidden();
  // Going to an element reveals it by the same steps as finding text in it.
  await page.evaluate((id) => window.location.assign(`#${id}-panel`), third.id);
  await expect(text).toBeVisible();
  // What was clicked follows once React is there: so what it finds open is noted then.
  const taken = await feature(page, third).evaluateHandle((button) => {
    const open: Promise<unknown> = new Promise((note) => {
      document.addEventListener("hydrated", () => note(button.ariaExpanded), { capture: true, once: true });
    });
    return { open };
  });
  await feature(page, second).click();
  await feature(page, second).click();
  letScriptsCome();
  await hydrated(page);
  expect(await taken.evaluate(({ open }) => open)).toBe("true");
  for (const closed of [second, third])
    await expect(feature(page, closed)).toHaveAttribute("aria-expanded", "false");
});
