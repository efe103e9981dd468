/** Formulae are set in the site's own font, wherever they stand, and nothing moves when it comes. */
import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { frames, paperPath, papers } from "./pages";

const FONT = /\/stix-two-math-[0-9a-f]+\.woff2$/;
const FAMILY = "STIX Two Math";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const withFormulae = papers.filter(({ source }) => /^\$\$$/m.test(source));

for (const { slug, source } of withFormulae) {
  test(`the formulae of ${slug} are drawn with the font that the site serves, and nothing moves when it comes late`, async ({
    page,
    context,
  }) => {
    let send = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(FONT, async (route) => {
      await sent;
      await route.continue();
    });
    const asked = page.waitForRequest(FONT);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(paperPath(slug), { waitUntil: "domcontentloaded" });
    await asked;
    await page.evaluate(() =>
      Promise.all(["500 1em 'Instrument Sans'", "1em Newsreader"].map((font) => document.fonts.load(font))),
    );
    // The text is set in its own fonts with the next frame.
    await frames(page, 3);

    await test.step("nothing moves at its top when the font comes late, on a phone and on a desk", async () => {
      const before = await firstScreen(page);
      expect(before.length).toBeGreaterThan(10);
      await page.setViewportSize({ width: 360, height: 900 });
      await frames(page, 3);
      await page.evaluate(watchShifts);
      send();
      await page.evaluate((font) => document.fonts.load(font).then(() => undefined), `1em '${FAMILY}'`);
      expect(await shiftsAfterDrawing(page)).toEqual([]);
      expect((await drawnFormulae(page)).wrong, "at 360 px").toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      expect(await firstScreen(page)).toEqual(before);
    });

    await test.step("every formula is drawn with it", async () => {
      const fonts = await platformFonts(await context.newCDPSession(page));
      expect(fonts.length).toBeGreaterThan(0);
      for (const font of fonts) expect(font).toEqual([FAMILY, "served"]);
    });

    await test.step("no line begins with the stop behind a formula, and braces grow with what they hold", async () => {
      const drawn = await drawnFormulae(page);
      expect(drawn.wrong, "at 1440 px").toEqual([]);
      expect(drawn.stops).toBeGreaterThan(0);
      expect(drawn.braces > 0).toBe(source.includes("\\begin{cases}"));
    });
  });
}

test("pages that have no formula do not ask for the font", async ({ page }) => {
  for (const path of ["/", "/glossary"]) {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(asked.filter((url) => url.endsWith(".woff2")).length, path).toBeGreaterThan(0);
    expect(
      asked.filter((url) => FONT.test(url)),
      path,
    ).toEqual([]);
  }
});

test("formulae can be read again without anything moving, on a phone and on a desk", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto(paperPath("agfi"));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.addInitScript(watchShifts);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // Chromium holds the first paint back for fonts from its cache, but for 50 ms at most: a busy machine may miss that.
    await expect(async () => {
      await page.goto("about:blank");
      await page.goto(`${paperPath("agfi")}#lending-module`);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await shiftsAfterDrawing(page), `at ${width} px`).toEqual([]);
    }).toPass({ timeout: 45_000 });
  }
});

/** Where each block and formula of the paper stands that is in the window, and how high it is. */
function firstScreen(page: Page): Promise<string[]> {
  return page.locator("main :is(h1, h2, p, li, dt, dd, figure, table, math)").evaluateAll((all) =>
    all.flatMap((element) => {
      const { x, y, bottom } = element.getBoundingClientRect();
      const seen = Math.min(bottom, window.innerHeight) - y;
      return seen > 0 && bottom > y ? [`${element.tagName} at ${x}, ${y}, of which ${seen} px are seen`] : [];
    }),
  );
}

/**
 * How many formulae a stop follows that may not be parted from them, and how many braces there are, and what is wrong: the
 * stops that stand in another line, and the braces that are lower than the rows they hold.
 */
function drawnFormulae(page: Page): Promise<{ stops: number; braces: number; wrong: string[] }> {
  return page.evaluate(() => {
    const stops = [...document.querySelectorAll("[data-body] .nowrap")];
    const broken = stops.filter((stop) => {
      const text = document.createRange();
      text.selectNodeContents(stop.lastChild ?? stop);
      // In another line it would stand below all of the formula.
      const formula = stop.firstElementChild?.getBoundingClientRect();
      return formula?.height && text.getBoundingClientRect().top >= formula.bottom;
    });
    const braces = [...document.querySelectorAll(".formula math mo")].filter(
      ({ textContent, parentElement }) => textContent === "{" && parentElement?.querySelector("mtable"),
    );
    const low = braces.filter((brace) => {
      const rows = brace.parentElement?.querySelector("mtable")?.getBoundingClientRect().height ?? Number.NaN;
      return !(brace.getBoundingClientRect().height >= rows * 0.9);
    });
    return {
      stops: stops.length,
      braces: braces.length,
      wrong: [...broken, ...low].map(({ textContent }) => textContent ?? ""),
    };
  });
}

/** Runs in the page: notes each layout shift from here on. */
function watchShifts(): void {
  const values: number[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) values.push((entry as PerformanceEntry & { value: number }).value);
  }).observe({ type: "layout-shift" });
  Object.assign(window, { shifts: values });
}

function shiftsAfterDrawing(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as unknown as { shifts: number[] }).shifts)),
        ),
      ),
  );
}

/** Each formula's fonts as the browser draws it: the family's name, and whether it came from the site. */
async function platformFonts(devtools: CDPSession): Promise<[string, string][]> {
  const found: [string, string][] = [];
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await devtools.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "math" });
  for (const nodeId of nodeIds) {
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
    for (const { familyName, isCustomFont } of fonts)
      found.push([familyName, isCustomFont ? "served" : "local"]);
  }
  return found;
}
