/** Formulae are set in the site's own font, wherever they stand. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CDPSession, Page } from "@playwright/test";
import postcss from "postcss";
import { listFiles, publicDir } from "../build/built-site";
import { expect, test } from "./fixtures";
import { holdBack, openFolds, openPage, paperPath } from "./pages";

const FONT = /\/stix-two-math-[0-9a-f]+\.woff2$/;
const FAMILY = "STIX Two Math";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("formulae are drawn with the font that the site serves", async ({ page, context }) => {
  await page.goto(paperPath("pop"));
  await openFolds(page);
  await page.evaluate((font) => document.fonts.load(font).then(() => undefined), `1em '${FAMILY}'`);
  const fonts = await platformFonts(await context.newCDPSession(page));
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toEqual([FAMILY, "served"]);
});

test("the text around formulae keeps its lines when the formulae's font comes late", async ({ page }) => {
  const send = await holdBack(page, FONT);
  const asked = page.waitForRequest(FONT);
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto(`${paperPath("agfi")}#lending-module`, { waitUntil: "domcontentloaded" });
  await asked;
  for (const font of ["500 1em 'Instrument Sans'", "1em Newsreader", "italic 1em Newsreader"])
    await page.evaluate((font) => document.fonts.load(font).then(() => undefined), font);
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

test.describe("on a screen that can be touched", () => {
  test.use({ viewport: { width: 1024, height: 700 }, hasTouch: true });

  test("a symbol shows its meaning on hover, focus and tap, and each displayed formula leads to the list of symbols", async ({
    page,
  }) => {
    await openPage(page, paperPath("pop"));
    const card = page.getByRole("tooltip");
    const symbol = page.locator("[data-body] .formula [data-symbol][tabindex]:visible").nth(1);
    const meaning = await symbol.evaluate(
      (element: HTMLElement) =>
        document.getElementById(element.dataset.symbol ?? "")?.nextElementSibling?.textContent ?? "nothing",
    );
    await symbol.hover();
    await expect(card).toContainText(meaning);
    await expect(card.locator("math")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();
    await page.mouse.move(2, 2);
    await page.keyboard.press("Tab");
    await symbol.focus();
    await expect(card).toContainText(meaning);
    await page.keyboard.press("Escape");
    await symbol.tap();
    await expect(card).toContainText(meaning);
    expect(new URL(page.url()).hash, "the first tap leads nowhere").toBe("");
    await page.keyboard.press("Escape");
    const formula = page.locator(".formula").filter({ visible: true }).first();
    await formula.getByRole("link", { name: "Symbols" }).click();
    await expect(page.getByRole("heading", { name: "Symbols used here" })).toBeInViewport();
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

// Safari hung the opening brackets of formulae over their neighbours, by a property of the prose that Chromium does not know.
test("what only another engine applies reaches no formula from the text around it", async ({ page }) => {
  const declared = new Map<string, Set<string>>();
  const ofMath = new Set<string>();
  for (const file of listFiles(publicDir).filter((path) => path.endsWith(".css")))
    postcss.parse(readFileSync(join(publicDir, file), "utf8")).walkDecls(({ prop, value, parent }) => {
      if (parent?.type !== "rule" || prop.startsWith("--")) return;
      declared.set(prop, (declared.get(prop) ?? new Set()).add(value));
      if ((parent as postcss.Rule).selectors.includes("math")) ofMath.add(prop);
    });
  expect(declared.size).toBeGreaterThan(100);
  const unknown = await page.evaluate(
    (all) => all.filter(([name, values]) => values.some((value) => !CSS.supports(name, value))),
    [...declared].map(([name, values]) => [name, [...values]] as const),
  );
  expect(unknown.map(([name]) => name).filter((name) => !ofMath.has(name))).toEqual([]);
});
