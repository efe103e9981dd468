import type { Page } from "@playwright/test";
import { pageTitle } from "../../src/lib/site";
import { protocolFeatures } from "../../src/lib/texts/features";
import { landingTexts } from "../../src/lib/texts/landing";
import { expect, test } from "./fixtures";
import { contents, hydrated, openPage, paperPath } from "./pages";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

/** What React says of an error that a boundary has caught, and a browser of a file that is gone. */
const SABOTAGED = /sabotaged/;
const GONE = /Failed to load resource|Loading chunk|ChunkLoadError|MIME type|sabotaged/;

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

/** Makes a list throw when it is drawn again: the contents of a paper, or the features of the landing page. */
function sabotageLists(): void {
  const { map } = Array.prototype;
  Array.prototype.map = function (this: unknown[], ...rest: unknown[]) {
    const [first] = this as { id?: string; title?: string }[];
    if (first?.id && first.title) throw new Error("sabotaged");
    return Reflect.apply(map, this, rest);
  } as typeof map;
}

/** Makes an effect of a paper's text throw once it is drawn. */
function sabotageEffects(): void {
  window.ResizeObserver = class {
    constructor() {
      throw new Error("sabotaged");
    }
  } as unknown as typeof ResizeObserver;
}

/** A paper as it is without scripts: it can be read, and its links lead on. */
async function expectPaperStands(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proof of Performance");
  await expect(page.locator("#reputation-system")).toBeAttached();
  await contents(page).getByRole("link", { name: "Dispute resolution" }).click();
  await expect(page.locator("#dispute-resolution")).toBeInViewport();
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveTitle(pageTitle("Home"));
  await hydrated(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proof of Performance");
}

test("a component that throws while React takes over leaves the paper standing where the reader is", async ({
  page,
  console,
}) => {
  console.expect(SABOTAGED);
  // React says that it draws the page instead of taking it over, before it finds that it cannot do that either.
  console.expect(/React error #423/);
  let letScriptsCome = () => {};
  const coming = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route(/\/[^/]+\.js$/, async (route) => {
    await coming;
    await route.continue();
  });
  await page.addInitScript(sabotageDrawing);
  await page.goto(paperPath("pop"));
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: "instant" }));
  letScriptsCome();
  await expect.poll(() => console.problems.join()).toMatch(SABOTAGED);
  expect(await placeOf(page)).toBe(3000);
  await expectPaperStands(page);
});

test("an effect that throws leaves the paper standing", async ({ page, console }) => {
  console.expect(SABOTAGED);
  await page.addInitScript(sabotageEffects);
  await page.goto(paperPath("pop"));
  await expect.poll(() => console.problems.join()).toMatch(SABOTAGED);
  await expectPaperStands(page);
});

test("a component that throws when it is drawn again leaves the paper standing where the reader is", async ({
  page,
  console,
}) => {
  console.expect(SABOTAGED);
  await openPage(page, paperPath("pop"));
  await page.evaluate(sabotageLists);
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: "instant" }));
  await expect.poll(() => console.problems.join()).toMatch(SABOTAGED);
  expect(await placeOf(page)).toBe(3000);
  await expectPaperStands(page);
});

test("on the landing page every feature can be read after an error, and the waitlist be joined", async ({
  page,
  console,
  mailingList,
}) => {
  console.expect(SABOTAGED);
  await openPage(page, "/");
  await page.getByLabel(landingTexts.waitlist.label).fill("stands@example.com");
  await page.evaluate(sabotageLists);
  await page.getByRole("button", { name: protocolFeatures[1]?.title }).click();
  await expect.poll(() => console.problems.join()).toMatch(SABOTAGED);
  for (const { text } of protocolFeatures) await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByLabel(landingTexts.waitlist.label)).toHaveValue("stands@example.com");
  await page.getByRole("button", { name: landingTexts.waitlist.button }).click();
  await expect.poll(() => mailingList.emails()).toEqual(["stands@example.com"]);
});

test("a page that throws when a link leads to it is opened by itself", async ({ page, console }) => {
  console.expect(SABOTAGED);
  await openPage(page, "/");
  await page.evaluate(sabotageDrawing);
  await page
    .locator(`main a[href="${paperPath("pop")}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(paperPath("pop"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proof of Performance");
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveTitle(pageTitle("Home"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The blockchain for AI agents");
});

test("Back over pages of which the last has failed leads to the page before", async ({ page, console }) => {
  console.expect(SABOTAGED);
  await openPage(page, "/");
  await page.evaluate(sabotageEffects);
  await page
    .locator(`main a[href="${paperPath("pop")}"]`)
    .first()
    .click();
  await expect.poll(() => console.problems.join()).toMatch(SABOTAGED);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proof of Performance");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The blockchain for AI agents");
});

test("Back to a page whose script a deploy has removed loads that page anew", async ({ page, console }) => {
  console.expect(GONE);
  await openPage(page, paperPath("pop"));
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveTitle(pageTitle("Home"));
  await page.reload();
  await hydrated(page);
  await page.route(
    "**/component---src-templates-litepaper-tsx-*.js",
    (route) => route.fulfill({ status: 404, contentType: "text/html", body: "gone" }),
    { times: 2 },
  );
  // Pointing at a link is enough for the runtime to fetch what it leads to, and to remember that it failed.
  const asked = page.waitForResponse("**/component---src-templates-litepaper-tsx-*.js");
  await page
    .locator(`main a[href="${paperPath("pop")}"]`)
    .first()
    .hover();
  await asked;
  await page.goBack();
  await expect(page).toHaveURL(paperPath("pop"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proof of Performance");
});

test.describe("where a deploy has removed the search's script", () => {
  const search = (page: Page) => page.getByRole("dialog", { name: "Search the litepapers" });

  /** The files of the search: what is asked for when it is opened. */
  async function removeSearch(page: Page): Promise<{ bring: () => Promise<void> }> {
    await openPage(page, paperPath("pop"));
    await page.waitForLoadState("networkidle");
    const pattern = /\/[^/]+\.js$/;
    await page.route(pattern, (route) =>
      route.fulfill({ status: 404, contentType: "text/html", body: "gone" }),
    );
    return { bring: () => page.unroute(pattern) };
  }

  test("the paper stays, and the reader is told, can try again and then search", async ({
    page,
    console,
  }) => {
    console.expect(GONE);
    const { bring } = await removeSearch(page);
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: "instant" }));
    await page.keyboard.press("Control+k");
    await expect(search(page)).toContainText("could not be loaded");
    await expect(search(page).getByRole("button", { name: "Try again" })).toBeFocused();
    await expect(page.locator("#reputation-system")).toBeAttached();
    expect(await placeOf(page)).toBe(3000);
    await search(page).getByRole("button", { name: "Try again" }).click();
    await expect(search(page)).toContainText("could not be loaded");
    await bring();
    await search(page).getByRole("button", { name: "Try again" }).click();
    await expect(search(page).getByRole("combobox")).toBeFocused();
    expect(await placeOf(page)).toBe(3000);
  });

  test("the reader can reload, or close it and read on", async ({ page, console }) => {
    console.expect(GONE);
    const { bring } = await removeSearch(page);
    await page.getByRole("button", { name: "Search" }).click();
    await search(page).getByRole("button", { name: "Close" }).click();
    await expect(search(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Search" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(search(page)).toContainText("could not be loaded");
    await page.keyboard.press("Escape");
    await expect(search(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Search" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(search(page)).toContainText("could not be loaded");
    await bring();
    const loaded = page.waitForEvent("load");
    await search(page).getByRole("button", { name: "Reload the page" }).click();
    await loaded;
    await hydrated(page);
    await page.getByRole("button", { name: "Search" }).click();
    await expect(search(page).getByRole("combobox")).toBeFocused();
  });

  test("one failure of the network is not even seen", async ({ page, console }) => {
    console.expect(GONE);
    await openPage(page, paperPath("pop"));
    await page.waitForLoadState("networkidle");
    await page.route(/\/[^/]+\.js$/, (route) => route.abort(), { times: 1 });
    await page.getByRole("button", { name: "Search" }).click();
    await expect(search(page).getByRole("combobox")).toBeFocused();
  });
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("where a deploy has removed the orb's script, its poster stays and the page works", async ({
    page,
    console,
  }) => {
    console.expect(GONE);
    console.expect(/The orb is not drawn, its poster stays/);
    await page.route(/\/[^/]+\.js$/, async (route) => {
      const scripts = await page.locator("#gatsby-runtime").getAttribute("data-scripts");
      const { pathname } = new URL(route.request().url());
      if (scripts?.split(" ").includes(pathname)) return route.continue();
      return route.fulfill({ status: 404, contentType: "text/html", body: "gone" });
    });
    await openPage(page, "/");
    await expect.poll(() => console.problems.join()).toMatch(/The orb is not drawn, its poster stays/);
    await expect(page.locator("[data-orb]")).toHaveAttribute("data-orb", "poster");
    const feature = page.getByRole("button", { name: protocolFeatures[1]?.title });
    await feature.click();
    await expect(feature).toHaveAttribute("aria-expanded", "true");
  });
});
