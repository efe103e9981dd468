/** Pages as they are for readers whose browser sets text at twice the usual size, or spaces it as WCAG 1.4.12 has it. */
import type { Page } from "@playwright/test";
import { protocolFeatures } from "../../src/landing/features";
import { expect, test } from "./fixtures";
import {
  openDrawing,
  openFolds,
  openPage,
  openRun,
  overflow,
  paperPath,
  papers,
  setTextSize,
  tornWords,
} from "./pages";

/** The paper whose numbers are pressed. */
const LIVE = "pop";

const LARGER = "html { font-size: 200% !important }";
const SPACED = `*:not(math, math *, svg, svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important }
  svg { letter-spacing: 0 !important; word-spacing: 0 !important } p { margin-bottom: 2em !important }`;

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ page }) => {
  await setTextSize(page, 32);
});

/** Sets a reader's own style sheet, which no policy of a page refuses. */
const restyle = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Nothing sticks out of a phone or is cut off, no word that has to stand whole is torn, and spaced text has its room. */
async function expectWhole(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await openFolds(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.setViewportSize({ width: 320, height: 780 });
  expect(await overflow(page), path).toEqual([]);
  expect(await clipped(page), path).toEqual([]);
  const torn = await tornWords(page, "header, h1, h2, h3, button, [data-surface=stage] main");
  expect(torn, path).toEqual([]);
  await setTextSize(page, 16);
  await restyle(page, SPACED);
  expect(await overflow(page), `${path}, spaced`).toEqual([]);
  expect(await clipped(page), `${path}, spaced`).toEqual([]);
  await restyle(page, "");
  await setTextSize(page, 32);
}

/** Elements whose own box cuts their text off. */
const clipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *, header *, footer *")]
      .filter((node) => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = node;
        if (scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1) return false;
        const style = getComputedStyle(node);
        if (node.closest(".visually-hidden, svg, math") || style.clipPath !== "none") return false;
        const wide = style.overflowX === "hidden" && scrollWidth > clientWidth + 1;
        const high = style.overflowY === "hidden" && scrollHeight > clientHeight + 1;
        return (wide || high) && style.textOverflow !== "ellipsis" && (node.textContent ?? "").trim() !== "";
      })
      .map((node) => `${node.tagName} ${node.getAttribute("class") ?? ""}`),
  );

test("no word of the landing page is torn, and nothing is lost at any width, with any item open", {
  tag: "@papers",
}, async ({ page }) => {
  await expectWhole(page, "/");
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const feature of protocolFeatures) {
      await openDrawing(page, feature);
      expect(await overflow(page), `“${feature.title}” at ${width} px`).toEqual([]);
    }
  }
});

test("no word of a bar, a heading or a button is torn, and nothing is lost, in the demo's page, the glossary and the questions", async ({
  page,
}) => {
  for (const path of ["/demo", "/glossary", "/questions", "/open-questions"]) await expectWhole(page, path);
});

/** An inline formula with a relation, at which it may break. */
const HAS_RELATION = /(?<![$\\])\$[^$\n]+(?:[=<>]|\\[gl]eq?\b)[^$\n]+\$(?!\$)/;

for (const { slug, source } of papers) {
  test(`${slug} is as wide as the window, and its formulae break or show that they scroll`, {
    tag: "@papers",
  }, async ({ page }) => {
    await expectWhole(page, paperPath(slug));
    await page.setViewportSize({ width: 390, height: 844 });
    for (const sheet of ["", LARGER]) {
      const where = sheet || "large text";
      if (sheet) await setTextSize(page, 16);
      await restyle(page, sheet);
      await expect.poll(() => overflow(page), where).toEqual([]);
      await expect.poll(() => cutFormulae(page), where).toEqual([]);
    }
    if (HAS_RELATION.test(source))
      expect(await page.locator("[data-body] math.parted").count()).toBeGreaterThan(0);
    if (slug !== LIVE) return;
    await restyle(page, "");
    await setTextSize(page, 32);

    await test.step("a number that is pressed has its field in sight", async () => {
      await openRun(page);
      const price = page.locator('data[data-name="job.price"][role=spinbutton]').first();
      const field = page.getByRole("textbox", { name: /^P, what the buyer pays/ });
      await page.setViewportSize({ width: 360, height: 780 });
      for (const block of ["start", "end"] as const) {
        await price.evaluate(
          (element, at) => element.scrollIntoView({ block: at, behavior: "instant" }),
          block,
        );
        await price.click();
        await expect(field).toBeFocused();
        await expect(field).toBeInViewport({ ratio: 1 });
        await page.keyboard.press("Escape");
        await expect(field).toHaveCount(0);
      }
    });
  });
}

/** The formulae in lines that are wider than their block, unless that scrolls, shows it, and lets the keyboard do it. */
function cutFormulae(page: Page): Promise<string[]> {
  return page.locator("[data-body] math:not([display])").evaluateAll((all) =>
    all
      .filter((formula) => {
        const block = formula.closest("p, li, dt, dd, td, th, figcaption");
        const scrolls = formula.closest("[data-scrolls], .table-scroll");
        if (!block || !formula.checkVisibility()) return false;
        if (scrolls)
          return (
            scrolls.getAttribute("tabindex") !== "0" || getComputedStyle(scrolls).backgroundImage === "none"
          );
        return [...formula.getClientRects()].some(
          ({ right }) => right > block.getBoundingClientRect().right + 1,
        );
      })
      .map(({ textContent }) => textContent ?? ""),
  );
}
