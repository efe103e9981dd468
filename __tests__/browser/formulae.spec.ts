/** Formulae are set in the site's own font, wherever they stand. */
import type { CDPSession, Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { holdBack, openFolds, openPage, paperPath, papers } from "./pages";

const FONT = /\/stix-two-math-[0-9a-f]+\.woff2$/;
const FAMILY = "STIX Two Math";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const withFormulae = papers.filter(({ source }) => /^\$\$$/m.test(source));

for (const { slug, source } of withFormulae) {
  test(`the formulae of ${slug} are drawn with the font that the site serves`, async ({ page, context }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(paperPath(slug));
    await openFolds(page);
    await page.evaluate((font) => document.fonts.load(font).then(() => undefined), `1em '${FAMILY}'`);
    const fonts = await platformFonts(await context.newCDPSession(page));
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toEqual([FAMILY, "served"]);

    await test.step("no line begins with the stop behind a formula, and braces grow with what they hold", async () => {
      const drawn = await drawnFormulae(page);
      expect(drawn.wrong, "at 1440 px").toEqual([]);
      expect(drawn.stops).toBeGreaterThan(0);
      expect(drawn.braces > 0).toBe(source.includes("\\begin{cases}"));
      await page.setViewportSize({ width: 360, height: 900 });
      expect((await drawnFormulae(page)).wrong, "at 360 px").toEqual([]);
    });
  });
}

test("the text around formulae keeps its lines when the formulae's font comes late", async ({ page }) => {
  const send = await holdBack(page, FONT);
  const asked = page.waitForRequest(FONT);
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto(`${paperPath("agfi")}#lending-module`, { waitUntil: "domcontentloaded" });
  await asked;
  const others = ["500 1em 'Instrument Sans'", "1em Newsreader", "italic 1em Newsreader"];
  await page.evaluate((fonts) => Promise.all(fonts.map((font) => document.fonts.load(font))), others);
  const before = (await blocks(page)).filter(({ inSight }) => inSight);
  expect(before.length).toBeGreaterThan(3);
  expect(before.some(({ formulae }) => formulae)).toBe(true);
  send();
  await page.evaluate((font) => document.fonts.load(font).then(() => undefined), `1em '${FAMILY}'`);
  const after = await blocks(page);
  const moves = before.map(({ index, top }) => Math.abs((after[index]?.top ?? Number.NaN) - top));
  // A formula itself may change by some pixels; a line of text has 28.
  expect(Math.max(...moves)).toBeLessThan(14);
});

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

test.describe("a symbol", () => {
  test.use({ viewport: { width: 1024, height: 700 }, hasTouch: true });

  /** What the paper's list of symbols says of the one to which a link or a part of a formula leads. */
  const meaningOf = (symbol: Locator) =>
    symbol.evaluate((element) => {
      const id = element.getAttribute("href")?.slice(1) ?? element.getAttribute("data-symbol");
      return document.getElementById(id ?? "")?.nextElementSibling?.textContent ?? "There is no meaning.";
    });

  for (const [what, selector] of [
    ["that is a formula by itself", "[data-body] a.symbol:visible"],
    ["of a displayed formula", "[data-body] .formula [data-symbol][tabindex]:visible"],
  ] as const) {
    test(`${what} shows its meaning on hover, focus and tap`, async ({ page }) => {
      await openPage(page, paperPath("pop"));
      const card = page.getByRole("tooltip");
      const symbol = page.locator(selector).nth(1);
      const meaning = await meaningOf(symbol);
      await symbol.scrollIntoViewIfNeeded();
      await expect(card).toBeHidden();

      await symbol.hover();
      await expect(card).toContainText(meaning);
      await expect(card.locator("math")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(card).toBeHidden();

      await page.mouse.move(2, 2);
      await page.keyboard.press("Tab");
      await symbol.focus();
      await expect(card).toContainText(meaning);
      await expect(symbol).toHaveAttribute("aria-describedby", (await card.getAttribute("id")) ?? "");
      await page.keyboard.press("Escape");
      await expect(card).toBeHidden();

      await symbol.tap();
      await expect(card).toContainText(meaning);
      expect(new URL(page.url()).hash, "the first tap leads nowhere").toBe("");
    });
  }

  test("has its meaning in a list to which each displayed formula leads", async ({ page }) => {
    await openPage(page, paperPath("pop"));
    const link = page
      .locator(".formula")
      .filter({ visible: true })
      .first()
      .getByRole("link", { name: "Symbols" });
    await link.click();
    await expect(page.getByRole("heading", { name: "Symbols used here" })).toBeInViewport();
    await expect(page.locator(".symbols dd").first()).toBeInViewport();
  });
});

/** Where each block of the paper begins, whether any of it is in the window, and whether it has a formula. */
function blocks(page: Page) {
  return page.locator("main :is(h1, h2, p, li, dt, dd, figure, table)").evaluateAll((all) =>
    all.map((element, index) => {
      const { top, bottom } = element.getBoundingClientRect();
      const inSight = top < window.innerHeight && bottom > 0 && element.checkVisibility();
      return { index, top, inSight, formulae: element.querySelector("math") !== null };
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
