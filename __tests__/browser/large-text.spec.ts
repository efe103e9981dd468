/** Pages as they are for readers whose browser sets text at twice the usual size. */
import type { Page } from "@playwright/test";
import { protocolFeatures } from "../../src/features/landing/features";
import { expect, test } from "./fixtures";
import {
  frames,
  openFolds,
  openPage,
  openRun,
  overflow,
  overlapping,
  paperPath,
  papers,
  setTextSize,
  tornWords,
} from "./pages";

/** The paper whose numbers are pressed. */
const LIVE = paperPath("pop");

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ page }) => {
  await setTextSize(page, 32);
});

/** Nothing sticks out of a phone, and no word that has to stand whole is torn. */
async function expectWhole(page: Page, path: string): Promise<void> {
  await openFolds(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.setViewportSize({ width: 320, height: 780 });
  expect(await overflow(page), path).toEqual([]);
  const torn = await tornWords(page, "header, h1, h2, h3, button, [data-surface=stage] main");
  expect(torn, path).toEqual([]);
}

test("no word of the landing page is torn on a phone, and nothing is lost at any width, with any item open", {
  tag: "@papers",
}, async ({ page }) => {
  await openPage(page, "/");
  await expectWhole(page, "/");
  for (const width of [320, 768, 1440]) {
    const where = `at ${width} px`;
    await page.setViewportSize({ width, height: 844 });
    for (const { title } of protocolFeatures) {
      const button = page.getByRole("button", { name: title });
      await button.evaluate((element: HTMLElement) => {
        if (element.ariaExpanded === "false") element.click();
      });
      await expect(button).toHaveAttribute("aria-expanded", "true");
      expect(await overflow(page), where).toEqual([]);
    }
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll("main :is(h1, h2, h3, p, a, button, li)")]
        .filter((element) => element.checkVisibility() && !element.closest(".visually-hidden"))
        .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
        .map((element) => element.textContent?.slice(0, 40)),
    );
    expect(cut, `${where}, words that are wider than their place`).toEqual([]);
  }
});

test("no word of a bar, a heading or a button is torn on a phone, and nothing sticks out of it", async ({
  page,
}) => {
  const others = papers.map(({ slug }) => paperPath(slug)).filter((path) => path !== LIVE);
  for (const path of ["/demo", "/glossary", ...others]) {
    await openPage(page, path);
    await expectWhole(page, path);
  }
});

for (const { slug } of papers) {
  test(`the formulae of ${slug} break or show that they scroll, and the page is as wide as the window, with large text and under a reader's own style sheet`, {
    tag: "@papers",
  }, async ({ page }) => {
    await openPage(page, paperPath(slug));
    await openFolds(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.setViewportSize({ width: 390, height: 844 });
    for (const sheet of ["", "html { font-size: 200% !important }"]) {
      const where = sheet || "large text";
      if (sheet) await setTextSize(page, 16);
      await page.evaluate((text) => {
        const own = new CSSStyleSheet();
        own.replaceSync(text);
        document.adoptedStyleSheets = [own];
      }, sheet);
      await frames(page, 2);
      expect(await overflow(page), where).toEqual([]);
      expect(await cutFormulae(page), where).toEqual([]);
    }
    const parted = page.locator("[data-body] math.parted");
    expect(await parted.count()).toBeGreaterThan(0);
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

test("the demo does not scroll sideways in windows from 320 to 1024 px, nor in low ones, and its words lie over nothing", async ({
  page,
}) => {
  await openPage(page, "/#demo=fs");
  const demo = page.getByRole("dialog");
  await expect(demo.getByRole("button", { name: /^I dispute it/ })).toBeVisible();
  for (const [width, height] of [
    [320, 780],
    [768, 780],
    [780, 360],
    [1024, 768],
  ] as const) {
    const where = `at ${width} × ${height}`;
    await page.setViewportSize({ width, height });
    expect(await demo.evaluate(({ scrollWidth }) => scrollWidth), where).toBe(width);
    const words = demo.locator("h2, h3, dt, dd, figure, button");
    expect(await overlapping(words), where).toEqual([]);
  }
});

test("the bar of a paper takes two rows of a phone at most, with its mark level with the words, and a number that is pressed has its field in sight", async ({
  page,
}) => {
  await openPage(page, LIVE);
  await expectWhole(page, LIVE);
  await page.setViewportSize({ width: 360, height: 780 });
  const banner = page.getByRole("banner");
  const [home, mark, first, bar] = await banner.evaluate((bar) =>
    [
      bar.querySelector("a[aria-label$=', home']"),
      bar.querySelector("a[aria-label$=', home'] svg"),
      [...bar.querySelectorAll("a")].find(({ textContent }) => textContent === "Litepapers"),
      bar,
    ].map((part) => {
      const { y, height } = part?.getBoundingClientRect() ?? { y: Number.NaN, height: Number.NaN };
      return { y, height, middle: y + height / 2 };
    }),
  );
  expect(Math.abs((home?.y ?? Number.NaN) - (first?.y ?? 0))).toBeLessThan(2);
  expect(Math.abs((mark?.middle ?? Number.NaN) - (first?.middle ?? 0))).toBeLessThan(2);
  expect(bar?.height).toBeLessThan(3 * (home?.height ?? 0));

  await openRun(page);
  const price = page.locator('data[data-name="job.price"][role=spinbutton]').first();
  const field = page.getByRole("textbox", { name: /^P, what the buyer pays/ });
  for (const [width, height] of [
    [360, 780],
    [780, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const block of ["start", "center", "end"] as const) {
      await price.evaluate(
        (element, at) => element.scrollIntoView({ block: at, behavior: "instant" }),
        block,
      );
      await price.click();
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport({ ratio: 1 });
      await expect(page.locator("form").filter({ has: field }).locator("label")).toBeInViewport({
        ratio: 1,
      });
      await page.keyboard.press("Escape");
      await expect(field).toHaveCount(0);
    }
  }
});
