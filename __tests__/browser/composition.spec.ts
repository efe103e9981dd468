/** The pages as compositions: the first screens. */
import type { Page } from "@playwright/test";
import { landingTexts } from "../../src/landing/landing";
import { site } from "../../src/site/site";
import { expect, test } from "./fixtures";
import { openPage, paperPath, papers } from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Only style sheets answer to the window's size: one page serves for all of them. */
async function eachWindow(
  page: Page,
  sizes: readonly (readonly [number, number])[],
  look: (width: number, height: number, where: string) => Promise<void>,
): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() => page.evaluate(() => [window.innerWidth, window.innerHeight]))
      .toEqual([width, height]);
    await look(width, height, `at ${width} × ${height}`);
  }
}

/** The smallest, the largest, upright and lying ones. */
const FIRST_SCREENS = [
  [320, 480],
  [360, 680],
  [768, 1024],
  [932, 430],
  [1024, 600],
  [2560, 1440],
] as const;

test("the first screen holds its words, buttons and the control of its motion, clear of each other", {
  tag: "@papers",
}, async ({ page }) => {
  // Motion is there to be paused; the orb's place is looked at, and nothing is drawn in it.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
      Object.assign(prototype, { drawArrays: () => undefined });
  });
  await openPage(page, "/");
  // In other letters the words are wider.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const hero = page.getByRole("region", { name: landingTexts.hero.headline });
  const parts = [
    hero,
    hero.getByRole("heading"),
    hero.locator("p", { hasText: site.status }),
    hero.getByText(landingTexts.hero.sentence),
    hero.getByRole("button", { name: landingTexts.hero.demo }),
    hero.getByRole("link", { name: landingTexts.hero.litepapers }),
    hero.getByRole("button", { name: "Pause motion" }),
  ];
  const handles = await Promise.all(parts.map((part) => part.elementHandle()));

  await eachWindow(page, FIRST_SCREENS, async (width, height, where) => {
    const { top, seen, apart, control, headline } = await page.evaluate(([hero, ...parts]) => {
      const inset = 2;
      const boxes = parts.map((element) => {
        if (!element?.isConnected) throw new Error("A part of the hero is gone.");
        return { element, box: element.getBoundingClientRect() };
      });
      const [link, pause] = boxes.slice(-2).map(({ box }) => box);
      if (!link || !pause) throw new Error("One of them is not drawn.");
      return {
        top: hero?.getBoundingClientRect().top,
        headline: boxes[0]?.box.bottom,
        seen: boxes.slice(0, -1).map(({ element, box: { left, top, right, bottom, width, height } }) => ({
          part: element.textContent,
          drawn: element.checkVisibility() && width > 0 && height > 0,
          whole: left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight,
          clear: [left + inset, right - inset].every((x) =>
            [top + inset, bottom - inset].every((y) => element.contains(document.elementFromPoint(x, y))),
          ),
        })),
        /** How far the control stands below the link, or beside it, and how much of it is in the window. */
        apart: Math.max(pause.top - link.bottom, pause.left - link.right),
        control: Math.min(pause.bottom, window.innerHeight) - Math.max(pause.top, 0) - 0.9 * pause.height,
      };
    }, handles);
    expect(Math.abs(top ?? Number.NaN), `${where} it begins under the bar`).toBeLessThan(1);
    expect(seen, `${where} it is drawn, in the window as a whole, and nothing lies over it`).toEqual(
      seen.map(({ part }) => ({ part, drawn: true, whole: true, clear: true })),
    );
    expect(apart, `${where} the control stands clear of the buttons`).toBeGreaterThanOrEqual(8);
    if (height >= 360) expect(control, `${where} the control is in the window`).toBeGreaterThanOrEqual(0);
    if (height > width && height >= 640)
      expect(headline, `${where} the headline stands in the first third`).toBeLessThan(height / 3);
  });
});

test("a paper's first screen holds its drawing and its first line, clear of each other", {
  tag: "@papers",
}, async ({ page }) => {
  const sizes = [
    [390, 844],
    [768, 1024],
    [1024, 768],
  ] as const;
  for (const { slug } of papers) {
    await page.goto(paperPath(slug));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await eachWindow(page, sizes, async (_width, height, where) => {
      const { drawing, words, line } = await page.evaluate(() => {
        const box = (selector: string) => {
          const found = document.querySelector(selector);
          if (!found) throw new Error(`There is no ${selector}.`);
          const { left, top, right, bottom } = found.getBoundingClientRect();
          return { left, top, right, bottom };
        };
        // Some papers begin before their first section.
        const first = "[data-body] > p:first-child, [data-body] > section:first-child > :not(h2, nav)";
        const rects = [...document.querySelectorAll("article header > :is(h1, p)")].flatMap((words) => {
          const range = document.createRange();
          range.selectNodeContents(words);
          return [...range.getClientRects()];
        });
        return {
          drawing: box("article header svg"),
          words: rects.map(({ left, top, right, bottom }) => ({ left, top, right, bottom })),
          line: box(first).top + Number.parseFloat(getComputedStyle(document.body).fontSize) * 1.5,
        };
      });
      expect(line, `${slug} ${where}: the first line`).toBeLessThan(height);
      expect(drawing.bottom, `${slug} ${where}: the drawing`).toBeLessThan(height);
      const over = words.filter(
        ({ left, top, right, bottom }) =>
          left < drawing.right && drawing.left < right && top < drawing.bottom && drawing.top < bottom,
      );
      expect(over, `${slug} ${where}: the drawing lies over words`).toEqual([]);
    });
  }
});
