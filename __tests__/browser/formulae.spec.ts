/** Formulae are set in the site's own font, wherever they stand, and nothing moves when it comes. */
import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { frames, openPage, paperPath, papers } from "./pages";

const FONT = /\/stix-two-math-[0-9a-f]+\.woff2$/;
const FAMILY = "STIX Two Math";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const withFormulae = papers.filter(({ source }) => /^\$\$$/m.test(source));

for (const { slug } of withFormulae) {
  test(`every formula of ${slug} is drawn with the font that the site serves`, async ({ page, context }) => {
    await openPage(page, paperPath(slug));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const fonts = await platformFonts(await context.newCDPSession(page));
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toEqual([FAMILY, "served"]);

    await test.step("and no line begins with the stop behind one, at any width", async () => {
      const stops = page.locator("[data-body] .nowrap");
      expect(await stops.count()).toBeGreaterThan(0);
      for (const width of [360, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const broken = await stops.evaluateAll((all) =>
          all
            .filter((stop) => {
              const text = document.createRange();
              text.selectNodeContents(stop.lastChild ?? stop);
              // In another line it would stand below all of the formula.
              const formula = stop.firstElementChild?.getBoundingClientRect();
              return formula?.height && text.getBoundingClientRect().top >= formula.bottom;
            })
            .map(({ textContent }) => textContent),
        );
        expect(broken).toEqual([]);
      }
    });
  });
}

for (const path of ["/", "/glossary"]) {
  test(`${path}, which has no formula, does not ask for the font`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await openPage(page, path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(asked.filter((url) => url.endsWith(".woff2")).length).toBeGreaterThan(0);
    expect(asked.filter((url) => FONT.test(url))).toEqual([]);
  });
}

for (const width of [360, 1440]) {
  for (const { slug } of withFormulae) {
    test(`nothing moves at the top of ${slug} when the font comes late, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      let send = () => {};
      const sent = new Promise<void>((resolve) => {
        send = resolve;
      });
      await page.route(FONT, async (route) => {
        await sent;
        await route.continue();
      });
      const asked = page.waitForRequest(FONT);
      await page.goto(paperPath(slug), { waitUntil: "domcontentloaded" });
      await asked;
      await page.evaluate(() =>
        Promise.all(["500 1em 'Instrument Sans'", "1em Newsreader"].map((font) => document.fonts.load(font))),
      );
      // The text is set in its own fonts with the next frame.
      await frames(page, 3);
      await page.evaluate(watchShifts);
      send();
      await page.evaluate((font) => document.fonts.load(font).then(() => undefined), `1em '${FAMILY}'`);
      expect(await shiftsAfterDrawing(page)).toEqual([]);
    });
  }

  test(`brackets grow with what they hold, and formulae can be read again without anything moving, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, paperPath("pop"));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const cases = page
      .locator(".formula math")
      .filter({ has: page.locator("mtable") })
      .first();
    const brace = await cases.locator("mo", { hasText: "{" }).boundingBox();
    const rows = await cases.locator("mtable").boundingBox();
    expect(brace?.height).toBeGreaterThanOrEqual((rows?.height ?? Number.NaN) * 0.9);

    await page.addInitScript(watchShifts);
    // Chromium holds the first paint back for fonts from its cache, but for 50 ms at most: a busy machine may miss that.
    await expect(async () => {
      await page.goto("about:blank");
      await page.goto(`${paperPath("agfi")}#lending-module`);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await shiftsAfterDrawing(page)).toEqual([]);
    }).toPass({ timeout: 45_000 });
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
