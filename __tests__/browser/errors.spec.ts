/** What goes wrong between a host and a reader, and what the reader is left with: the page, and a way on. */
import type { Page } from "@playwright/test";
import { protocolFeatures } from "../../src/landing/features";
import { landingTexts } from "../../src/landing/landing";
import { pageTitle } from "../../src/site/site";
import { expectNoViolations } from "./axe";
import { type Console, expect, test } from "./fixtures";
import { contents, holdBack, openPage, overflow, paperPath, placeOf, readOnTo } from "./pages";

// A larger window takes longer to draw.
test.use({ viewport: { width: 1024, height: 500 }, contextOptions: { reducedMotion: "reduce" } });

/** What a boundary reports of an error that it has caught. */
const SABOTAGED = /sabotaged/;
/** What a browser reports of a file that is gone. */
const GONE = /Failed to load resource|Loading chunk|ChunkLoadError|MIME type|sabotaged/;

const SCRIPTS = /\/[^/]+\.js$/;

/** Makes the header of a paper throw while it is drawn. */
function sabotageDrawing(): void {
  const { replace } = String.prototype;
  // What groups the digits of the paper's length.
  String.prototype.replace = function (this: string, ...[pattern, ...rest]: [RegExp | string, string]) {
    if (String(pattern).includes("\\d{3}")) throw new Error("sabotaged");
    return Reflect.apply(replace, this, [pattern, ...rest]);
  } as typeof replace;
}

/** Makes a list of features throw when it is drawn again. */
function sabotageLists(): void {
  const { map } = Array.prototype;
  Array.prototype.map = function (this: unknown[], ...rest: unknown[]) {
    const [first] = this as { id?: string; title?: string }[];
    if (first?.id && first.title) throw new Error("sabotaged");
    return Reflect.apply(map, this, rest);
  } as typeof map;
}

/** Problems that are told of from now on. */
function problemsFromNow(console: Console): () => string {
  const before = console.problems.length;
  return () => console.problems.slice(before).join();
}

/** As after a deploy: what the page has not asked for yet is gone. */
const removeScripts = (page: Page) =>
  page.route(SCRIPTS, (route) => route.fulfill({ status: 404, contentType: "text/html", body: "gone" }));

test("a paper that throws while React takes over leaves its reader in place, and its links lead on", async ({
  page,
  console,
}) => {
  console.expect(SABOTAGED);
  // React reports that it draws the page anew, before it finds that it cannot do that either.
  console.expect(/React error #423/);
  const problems = problemsFromNow(console);
  const letScriptsCome = await holdBack(page, SCRIPTS);
  await page.goto(paperPath("pop"), { waitUntil: "domcontentloaded" });
  await page.evaluate(sabotageDrawing);
  await readOnTo(page, 3000);
  const search = page.getByRole("button", { name: "Search" });
  await search.evaluate((button: HTMLElement) => button.click());
  letScriptsCome();
  await expect.poll(problems).toMatch(SABOTAGED);
  await expect(search, "nothing would answer").toBeHidden();
  expect(await placeOf(page)).toBe(3000);
  await contents(page).getByRole("link", { name: "Dispute resolution" }).click();
  await expect(page.locator("#dispute-resolution")).toBeInViewport();
  await page.locator('footer a[href="/glossary"]').click();
  await expect(page).toHaveTitle(pageTitle("Glossary"));
});

test("the landing page stands where scripts are gone and where it throws", async ({
  page,
  console,
  mailingList,
}) => {
  console.expect(GONE);
  console.expect(/The orb is not drawn, its poster stays/);
  await openPage(page, "/");

  await test.step("the orb's poster stays", async () => {
    await removeScripts(page);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect.poll(() => console.problems.join()).toMatch(/The orb is not drawn, its poster stays/);
    await expect(page.locator("[data-orb]")).toHaveAttribute("data-orb", "poster");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.unroute(SCRIPTS);
  });

  await test.step("a demo that takes its time says so, and one that does not come offers other ways", async () => {
    const letScriptsCome = await holdBack(page, SCRIPTS, (route) => route.abort());
    const notice = page.getByText("Loading the demo…");
    const open = page.getByRole("button", { name: "See demo" });
    await open.click();
    await expect(notice).toBeInViewport({ ratio: 1 });
    const { ground, ink } = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.documentElement);
      return { ground: backgroundColor, ink: color };
    });
    await expect(notice).toHaveCSS("background-color", ink);
    await expect(notice).toHaveCSS("color", ground);
    letScriptsCome();
    const unavailable = page.getByRole("dialog", { name: "Demo" });
    await expect(unavailable).toContainText("could not be loaded");
    await expect(notice).toHaveCount(0);
    await expect(unavailable).toHaveCSS("background-color", ground);
    // axe judges nothing above what is blended as the orb is.
    await page.locator("[data-orb]").evaluateAll((orbs) => {
      for (const orb of orbs) orb.setAttribute("hidden", "");
    });
    await expectNoViolations(page, { within: "dialog" });
    await unavailable.getByRole("button", { name: "Close" }).click();
    await expect(open).toBeFocused();
  });

  await test.step("every feature can be read after an error, and the waitlist be joined", async () => {
    const problems = problemsFromNow(console);
    const address = page.getByLabel(landingTexts.waitlist.label);
    await address.fill("stands@example.com");
    await page.evaluate(sabotageLists);
    await page.getByRole("button", { name: protocolFeatures[2]?.title }).click();
    await expect.poll(problems).toMatch(SABOTAGED);
    for (const { text } of protocolFeatures) await expect(page.getByText(text)).toBeVisible();
    await expect(address).toHaveValue("stands@example.com");
    await page.getByRole("button", { name: landingTexts.waitlist.button }).click();
    await expect.poll(() => mailingList.emails()).toEqual(["stands@example.com"]);
  });
});

test("where storage and fonts are denied a sign-up arrives, a theme holds for its page, and a place is found again", async ({
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
  expect(await overflow(page), "with the device's own fonts").toEqual([]);
  await page.getByLabel(landingTexts.waitlist.label).fill("ada@example.com");
  await page.getByRole("button", { name: landingTexts.waitlist.button }).click();
  await expect(page.getByRole("status")).toHaveText(landingTexts.waitlist.success);
  expect(await mailingList.emails()).toEqual(["ada@example.com"]);

  await page.emulateMedia({ colorScheme: "light" });
  await openPage(page, paperPath("pop"));
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await readOnTo(page, 3000);
  // As the keyboard follows a link: nothing scrolls into view for it.
  await page.getByRole("link", { name: /^Next paper/ }).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ERC4337A");
  await expect(page.getByRole("radio", { name: "System" })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proof of Performance");
  await expect.poll(async () => Math.abs((await placeOf(page)) - 3000)).toBeLessThan(20);
});
