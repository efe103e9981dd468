import type { Page } from "@playwright/test";
import { pageTitle } from "../../src/lib/site";
import { protocolFeatures } from "../../src/lib/texts/features";
import { landingTexts } from "../../src/lib/texts/landing";
import { expectNoViolations } from "./axe";
import { type Console, expect, test } from "./fixtures";
import { contents, hydrated, openPage, paperPath } from "./pages";

// A window with room for all that these tests use: a larger one costs half as much again to draw.
test.use({ viewport: { width: 1024, height: 500 }, contextOptions: { reducedMotion: "reduce" } });

/** What React says of an error that a boundary has caught, and a browser of a file that is gone. */
const SABOTAGED = /sabotaged/;
const GONE = /Failed to load resource|Loading chunk|ChunkLoadError|MIME type|sabotaged/;

const SCRIPTS = /\/[^/]+\.js$/;

const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Makes the header of a paper throw while it is drawn. */
function sabotageDrawing(): void {
  const { replace } = String.prototype;
  // What groups the digits of the paper's length.
  String.prototype.replace = function (this: string, ...[pattern, ...rest]: [RegExp | string, string]) {
    if (String(pattern).includes("\\d{3}")) throw new Error("sabotaged");
    return Reflect.apply(replace, this, [pattern, ...rest]);
  } as typeof replace;
}

/**
 * Makes a list throw when it is drawn again: the contents of a paper, for which the window goes to another place at once,
 * or the features of the landing page.
 */
function sabotageLists(top?: number): void {
  const { map } = Array.prototype;
  Array.prototype.map = function (this: unknown[], ...rest: unknown[]) {
    const [first] = this as { id?: string; title?: string }[];
    if (first?.id && first.title) throw new Error("sabotaged");
    return Reflect.apply(map, this, rest);
  } as typeof map;
  if (top !== undefined) window.scrollTo({ top, behavior: "instant" });
}

/** Makes an effect of a paper's text throw once it is drawn. */
function sabotageEffects(): void {
  window.ResizeObserver = class {
    constructor() {
      throw new Error("sabotaged");
    }
  } as unknown as typeof ResizeObserver;
}

/** Problems that are told of from now on. */
function problemsFromNow(console: Console): () => string {
  const before = console.problems.length;
  return () => console.problems.slice(before).join();
}

/** Keeps scripts from arriving until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letScriptsCome = () => {};
  const coming = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await coming;
    await route.continue();
  });
  return letScriptsCome;
}

/** A paper as it is without scripts: it can be read, and its contents lead on. */
async function expectPaperStands(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proof of Performance");
  await expect(page.locator("#reputation-system")).toBeAttached();
  await contents(page).getByRole("link", { name: "Dispute resolution" }).click();
  await expect(page.locator("#dispute-resolution")).toBeInViewport();
}

/** To another page, in a document of its own. */
async function followLink(page: Page): Promise<void> {
  await page.locator('footer a[href="/glossary"]').click();
  await expect(page).toHaveTitle(pageTitle("Glossary"));
  await hydrated(page);
}

const scrollTo3000 = (page: Page) => page.evaluate(() => window.scrollTo({ top: 3000, behavior: "instant" }));

test("a component that throws leaves the paper standing where the reader is", async ({ page, console }) => {
  console.expect(SABOTAGED);
  // React says that it draws the page instead of taking it over, before it finds that it cannot do that either.
  console.expect(/React error #423/);

  await test.step("while React takes over", async () => {
    const letScriptsCome = await holdScripts(page);
    await page.goto(paperPath("pop"));
    await page.evaluate(sabotageDrawing);
    await scrollTo3000(page);
    letScriptsCome();
    await expect.poll(() => console.problems.join()).toMatch(SABOTAGED);
    expect(await placeOf(page)).toBe(3000);
    await expectPaperStands(page);
    await followLink(page);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proof of Performance");
  });

  await test.step("when it is drawn again", async () => {
    await hydrated(page);
    const problems = problemsFromNow(console);
    await page.evaluate(sabotageLists, 3000);
    await expect.poll(problems).toMatch(SABOTAGED);
    expect(await placeOf(page)).toBe(3000);
    await expectPaperStands(page);
    await followLink(page);
  });
});

test("a page that throws is opened by itself or stands, Back leads to the page before, and there all can be read and used", async ({
  page,
  console,
  mailingList,
}) => {
  console.expect(SABOTAGED);
  console.expect(GONE);
  console.expect(/The orb is not drawn, its poster stays/);
  await openPage(page, "/");

  await test.step("a page that throws when a link leads to it is opened by itself", async () => {
    await page.evaluate(sabotageDrawing);
    await page
      .locator(`main a[href="${paperPath("pop")}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(paperPath("pop"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proof of Performance");
    await hydrated(page);
  });

  let letScriptsCome = () => {};
  await test.step("Back over pages of which the last has failed leads to the page before", async () => {
    const problems = problemsFromNow(console);
    await page.evaluate(sabotageEffects);
    await page.locator(`footer a[href="${paperPath("agfi")}"]`).click();
    await expect.poll(problems).toMatch(SABOTAGED);
    await expect(page).toHaveURL(paperPath("agfi"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Agentic Finance");
    letScriptsCome = await holdScripts(page);
    await page.goBack();
    await expect(page).toHaveURL(paperPath("pop"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proof of Performance");
  });

  await test.step("an effect that throws when React takes over leaves the paper standing", async () => {
    const problems = problemsFromNow(console);
    await page.evaluate(sabotageEffects);
    letScriptsCome();
    await expect.poll(problems).toMatch(SABOTAGED);
    await expectPaperStands(page);
  });

  await test.step("Back from there leads to the landing page, where the orb's poster stays if a deploy has removed its script", async () => {
    await page.route(SCRIPTS, async (route) => {
      const scripts = await page.locator("#gatsby-runtime").getAttribute("data-scripts");
      const { pathname } = new URL(route.request().url());
      if (scripts?.split(" ").includes(pathname)) return route.continue();
      return route.fulfill({ status: 404, contentType: "text/html", body: "gone" });
    });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goBack();
    await expect(page).toHaveURL(paperPath("pop"));
    await page.goBack();
    await expect(page).toHaveTitle(pageTitle("Home"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The blockchain for AI agents");
    await hydrated(page);
    await expect.poll(() => console.problems.join()).toMatch(/The orb is not drawn, its poster stays/);
    await expect(page.locator("[data-orb]")).toHaveAttribute("data-orb", "poster");
    const feature = page.getByRole("button", { name: protocolFeatures[1]?.title });
    await feature.click();
    await expect(feature).toHaveAttribute("aria-expanded", "true");
  });

  await test.step("every feature can be read after an error, and the waitlist be joined", async () => {
    const problems = problemsFromNow(console);
    const address = page.getByLabel(landingTexts.waitlist.label);
    await address.fill("stands@example.com");
    await page.evaluate(sabotageLists, undefined);
    await page.getByRole("button", { name: protocolFeatures[2]?.title }).click();
    await expect.poll(problems).toMatch(SABOTAGED);
    for (const { text } of protocolFeatures) await expect(page.getByText(text)).toBeVisible();
    await expect(address).toHaveValue("stands@example.com");
    await page.getByRole("button", { name: landingTexts.waitlist.button }).click();
    await expect.poll(() => mailingList.emails()).toEqual(["stands@example.com"]);
  });
});

test("where a deploy has removed the search's script, the paper stays, and the reader can try again, read on or reload; one failure is not even seen", async ({
  page,
  console,
}) => {
  console.expect(GONE);
  const search = page.getByRole("dialog", { name: "Search the litepapers" });
  const open = page.getByRole("button", { name: "Search" });
  /** Once the page has all of its own, what is asked for is the search's. */
  const removeSearch = async () => {
    await page.waitForLoadState("networkidle");
    await page.route(SCRIPTS, (route) =>
      route.fulfill({ status: 404, contentType: "text/html", body: "gone" }),
    );
  };
  await openPage(page, paperPath("pop"));
  await removeSearch();

  await test.step("the reader is told, and can close it and read on", async () => {
    await open.click();
    await expect(search).toContainText("could not be loaded");
    await search.getByRole("button", { name: "Close" }).click();
    await expect(search).toHaveCount(0);
    await expect(open).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(search).toContainText("could not be loaded");
    await page.keyboard.press("Escape");
    await expect(search).toHaveCount(0);
    await expect(open).toBeFocused();
  });

  await test.step("the reader can try again in vain, and reload", async () => {
    await page.keyboard.press("Enter");
    await expect(search).toContainText("could not be loaded");
    await search.getByRole("button", { name: "Try again" }).click();
    await expect(search).toContainText("could not be loaded");
    await page.unroute(SCRIPTS);
    const loaded = page.waitForEvent("load");
    await search.getByRole("button", { name: "Reload the page" }).click();
    await loaded;
    await hydrated(page);
  });

  await test.step("the paper stays, and the reader can try again and then search; one failure of the network is not even seen", async () => {
    await removeSearch();
    await scrollTo3000(page);
    await page.keyboard.press("Control+k");
    await expect(search).toContainText("could not be loaded");
    await expect(search.getByRole("button", { name: "Try again" })).toBeFocused();
    await expect(page.locator("#reputation-system")).toBeAttached();
    expect(await placeOf(page)).toBe(3000);
    await page.unroute(SCRIPTS);
    let failures = 0;
    await page.route(
      SCRIPTS,
      (route) => {
        failures += 1;
        return route.abort();
      },
      { times: 1 },
    );
    await search.getByRole("button", { name: "Try again" }).click();
    await expect(search.getByRole("combobox")).toBeFocused();
    expect(failures).toBe(1);
    expect(await placeOf(page)).toBe(3000);
  });
});

test("a demo that takes its time says so, and one that does not come offers other ways, both in the site's own colours", async ({
  page,
  console,
}) => {
  console.expect(GONE);
  await openPage(page, "/");
  await page.waitForLoadState("networkidle");
  let release: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await answered;
    await route.abort();
  });
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
  release();
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
