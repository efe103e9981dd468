/** Pages in small windows, in large text, and under the Tab key. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { contents, openFolds, openPage, overflow, routes, setTextSize } from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Line height and distances as WCAG 1.4.12 has them. */
const SPACED = `*:not(math, math *, svg, svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`;

const windows = [
  { width: 320, height: 256 },
  { width: 360, height: 740 },
  { width: 780, height: 360 },
  { width: 1440, height: 900 },
];

test("the labels and lines of a figure are as large on a phone as on a desk", async ({ page }) => {
  await openPage(page, "/litepapers/pop");
  // A figure may be drawn twice, of which a window shows one.
  const drawing = page.locator("[data-figure-part=drawing] svg").filter({ visible: true }).first();
  const sizes = [];
  for (const width of [320, 360, 600, 1024, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    sizes.push(await drawing.evaluate(sizesInCssPixels));
  }
  for (const { label, line } of sizes) {
    expect(label / (sizes[0]?.label ?? 0)).toBeCloseTo(1, 2);
    expect(line / (sizes[0]?.line ?? 0)).toBeCloseTo(1, 2);
  }
});

for (const path of routes) {
  test(`${path} fits into every window, and in large or spaced text, with nothing cut off`, async ({
    page,
  }) => {
    await openPage(page, path);
    await openFolds(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const size of windows) {
      await page.setViewportSize(size);
      expect(await overflow(page), `at ${size.width} × ${size.height}`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 780 });
    await restyle(page, SPACED);
    expect([...(await overflow(page)), ...(await clipped(page))], "spaced").toEqual([]);
    await restyle(page, "");
    await setTextSize(page, 32);
    expect([...(await overflow(page)), ...(await clipped(page))], "in text of 200 %").toEqual([]);
  });

  test(`on ${path} each stop of the Tab key is seen, from the bar to the footer`, async ({ page }) => {
    await page.setViewportSize({ width: 780, height: 360 });
    await openPage(page, path);
    // All pages have the same bars; a paper has the most kinds of stops.
    const others = [
      { width: 390, height: 844, text: 32 },
      { width: 1440, height: 900, text: 16 },
    ];
    for (const size of [
      { width: 780, height: 360, text: 16 },
      ...(path === "/litepapers/pop" ? others : []),
    ]) {
      await page.setViewportSize(size);
      await setTextSize(page, size.text);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      // The Tab key goes on from where the page was pressed last.
      await page.mouse.click(1, 1);
      const { unseen, places } = await walk(page);
      expect(unseen, `at ${size.width} px`).toEqual([]);
      expect(places).toEqual(["skip link", "banner", "main", "contentinfo"]);
    }
  });
}

test.describe("on a window wider than any page", () => {
  test.use({ viewport: { width: 5120, height: 2400 }, deviceScaleFactor: 0.25 });

  test("the orb stays beside the words", async ({ page }) => {
    await openPage(page, "/");
    const bar = await page.getByRole("navigation", { name: "Site" }).boundingBox();
    const orb = await page.locator("[data-orb]").boundingBox();
    expect(orb?.x).toBeLessThan((bar?.x ?? 0) + (bar?.width ?? 0));
  });
});

test("bars that stay in sight take a fifth of a phone at most, and can be used on one that lies on its side", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, "/litepapers/agfi");
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: "instant" }),
  );
  const rows = await page.evaluate(
    () =>
      Array.from({ length: window.innerHeight }, (_, y) => document.elementFromPoint(180, y)).filter(
        (element) =>
          element?.closest("body > * > * > header, header:has(nav[aria-label=Site]), nav:has(> details)"),
      ).length,
  );
  expect(rows).toBeGreaterThan(20);
  expect(rows).toBeLessThanOrEqual(740 / 5);

  await page.setViewportSize({ width: 780, height: 360 });
  await contents(page).locator("summary").click();
  const last = contents(page).getByRole("link").last();
  await contents(page).getByRole("link").first().hover();
  await page.mouse.wheel(0, 2000);
  await expect(last).toBeInViewport({ ratio: 1 });
  await last.click();
  await expect(page.locator("#conclusion")).toBeInViewport({ ratio: 1 });
});

/** Sets a reader's own style sheet, which no policy of a page refuses. */
const restyle = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);

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

/** Goes over all stops of a page; which of them cannot be seen, and the parts of the page in the order of their stops. */
async function walk(page: Page): Promise<{ unseen: string[]; places: string[] }> {
  const unseen: string[] = [];
  const places: string[] = [];
  for (let count = 0; count < 400; count += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(stopInView);
    if (!stop) break;
    if (stop.fault) unseen.push(stop.fault);
    if (places.at(-1) !== stop.place) places.push(stop.place);
  }
  return { unseen, places };
}

/** Runs in the page: where the element in focus stands, and what is wrong if it has no ring or something lies over it. */
function stopInView(): { place: string; fault?: string } | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const isIn = (selector: string) => element.closest(selector) !== null;
  const places = { main: "main", "body > * > * > footer, footer": "contentinfo", header: "banner" };
  const [, place = "skip link"] = Object.entries(places).find(([selector]) => isIn(selector)) ?? [];
  const name = `${element.tagName} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}”`;
  // A control that is drawn by its label is this.
  const isDrawn = element.getBoundingClientRect().width > 4;
  const target = (!isDrawn && element.closest("label")) || element;
  // What only ears are to have can have a ring, which nobody sees.
  const ringed = [element, element.closest("label") ?? element].some(
    (part) =>
      getComputedStyle(part).clipPath === "none" &&
      part.checkVisibility({ opacityProperty: true }) &&
      [null, "::before", "::after"].some((pseudo) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo);
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1.5;
      }),
  );
  if (!ringed) return { place, fault: `${name} has no ring` };
  const box = [...target.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
  if (!box) return { place, fault: `${name} is not drawn` };
  const inset = 2;
  const left = Math.max(box.left, 0) + inset;
  const right = Math.min(box.right, window.innerWidth) - inset;
  // What is taller than the window's clear part can show only some of itself: it has to be something of its middle.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const clear = {
    top: Number.parseFloat(scrollPaddingTop) || 0,
    bottom: window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0),
  };
  const isTall = box.height > clear.bottom - clear.top;
  const middle = (Math.max(box.top, clear.top) + Math.min(box.bottom, clear.bottom)) / 2;
  const points = isTall
    ? [[(left + right) / 2, middle] as const]
    : [
        [left, box.top + inset] as const,
        [right, box.top + inset] as const,
        [(left + right) / 2, (box.top + box.bottom) / 2] as const,
        [left, box.bottom - inset] as const,
        [right, box.bottom - inset] as const,
      ];
  for (const [x, y] of points) {
    const there = document.elementFromPoint(x, y);
    if (!there) return { place, fault: `${name} is out of the window at ${Math.round(x)}, ${Math.round(y)}` };
    // A neighbour in the same line may be pressed a little beyond its words: nothing of that is seen.
    const mine = target.contains(there) || there.contains(target) || target.closest("p, li")?.contains(there);
    if (!mine) return { place, fault: `${name} lies under ${there.tagName}.${there.getAttribute("class")}` };
  }
  return { place };
}

/** Runs in the page: the font size and the stroke width of a drawing as they are displayed. */
function sizesInCssPixels(svg: SVGElement): { label: number; line: number } {
  const [, , units] = (svg.getAttribute("viewBox") ?? "").split(" ");
  const scale = svg.getBoundingClientRect().width / Number(units);
  const { fontSize, strokeWidth } = getComputedStyle(svg);
  return { label: Number.parseFloat(fontSize) * scale, line: Number.parseFloat(strokeWidth) * scale };
}
