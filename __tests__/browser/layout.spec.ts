import type { Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { expect, test } from "./fixtures";
import {
  findOverflow,
  getTableOfContents,
  openDetails,
  openPage,
  routes,
  setTextSize,
  waitForFrames,
} from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The text spacing of WCAG 1.4.12: https://www.w3.org/TR/WCAG22/#text-spacing. */
const TEXT_SPACING_CSS = `*:not(math, math *) { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`;

const windowSizes = [
  { width: 320, height: 256 },
  { width: 360, height: 740 },
  { width: 780, height: 360 },
  { width: 1440, height: 900 },
];

test("labels and lines of a drawing have the same size in windows of any width", async ({ page }) => {
  await openPage(page, "/litepapers/pop");
  // A figure may be drawn twice, of which a window shows one.
  const drawing = page.locator("[data-figure-part=drawing] svg").filter({ visible: true }).first();
  const sizes = [];
  for (const width of [320, 360, 600, 1024, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    sizes.push(await drawing.evaluate(getDrawnSizes));
  }
  for (const { label, line } of sizes) {
    expect(label / (sizes[0]?.label ?? 0)).toBeCloseTo(1, 2);
    expect(line / (sizes[0]?.line ?? 0)).toBeCloseTo(1, 2);
  }
});

for (const path of routes) {
  test(`${path} fits into any window, also with large or spaced text`, async ({ page }) => {
    await openPage(page, path);
    await openDetails(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const size of windowSizes) {
      await page.setViewportSize(size);
      expect(await findOverflow(page), `at ${size.width} × ${size.height}`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 780 });
    const expectNothingCutOff = async (label: string) => {
      expect([...(await findOverflow(page)), ...(await findClippedElements(page))], label).toEqual([]);
      expect(await page.evaluate(findCutLabels), label).toEqual([]);
    };
    await expectNothingCutOff("as it is");
    await setReaderStyles(page, TEXT_SPACING_CSS);
    await expectNothingCutOff("with text spacing");
    await setReaderStyles(page, "");
    await setTextSize(page, 32);
    await expectNothingCutOff("with text of 200 %");
  });

  test(`on ${path} each stop of the Tab key is visible with its focus ring`, async ({ page }) => {
    await openPage(page, path);
    const sizes = [
      { width: 780, height: 360, text: 16 },
      { width: 390, height: 844, text: 32 },
      { width: 1440, height: 900, text: 16 },
    ];
    // One paper is enough at more sizes: all pages have the same header and footer, and it has all kinds of controls.
    for (const size of path === "/litepapers/pop" ? sizes : sizes.slice(0, 1)) {
      await page.setViewportSize(size);
      await setTextSize(page, size.text);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      // The Tab key starts at the last click.
      await page.mouse.click(1, 1);
      const { faults, landmarks } = await walkTabStops(page);
      expect(faults, `at ${size.width} px`).toEqual([]);
      expect(landmarks).toEqual(["skip link", "banner", "main", "contentinfo"]);
    }
  });
}

test("the first screen of any window has headline, proposition and buttons", async ({ page }) => {
  await openPage(page, "/");
  for (const { width, height, text } of [
    { width: 320, height: 568, text: 16 },
    { width: 780, height: 360, text: 16 },
    { width: 320, height: 568, text: 24 },
    { width: 320, height: 568, text: 28 },
    { width: 360, height: 640, text: 24 },
    { width: 780, height: 360, text: 28 },
    { width: 390, height: 844, text: 28 },
    { width: 1440, height: 900, text: 28 },
  ]) {
    await page.setViewportSize({ width, height });
    await setTextSize(page, text);
    const main = page.getByRole("main");
    const headline = main.getByRole("heading", { level: 1 });
    for (const part of [
      headline,
      main.getByText("Hire an AI agent"),
      main.getByRole("button", { name: "See demo" }),
      main.getByRole("link", { name: "Litepapers", exact: true }).first(),
    ])
      await expect(part, `at ${width} × ${height}, ${text} px`).toBeInViewport({ ratio: 1 });
    expect(await headline.evaluate(isTooNarrow), `${width}, ${text} px`).toBe(false);
  }
  // Wider than any page.
  await page.setViewportSize({ width: 5120, height: 2400 });
  const header = await page.getByRole("navigation", { name: "Site" }).boundingBox();
  const orb = await page.locator("[data-orb]").boundingBox();
  expect(orb?.x).toBeLessThan((header?.x ?? 0) + (header?.width ?? 0));
});

const isTooNarrow = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;

test("sticky bars take at most a fifth of a phone's screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, "/litepapers/agfi");
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: "instant" }),
  );
  const coveredRows = await page.evaluate(
    () =>
      Array.from({ length: window.innerHeight }, (_, y) => document.elementFromPoint(180, y)).filter(
        (element) =>
          element?.closest("body > * > * > header, header:has(nav[aria-label=Site]), nav:has(> details)"),
      ).length,
  );
  expect(coveredRows).toBeGreaterThan(20);
  expect(coveredRows).toBeLessThanOrEqual(740 / 5);
});

for (const path of ["/questions", "/glossary"])
  test(`the contents of ${path} follow the reader, unless they are scrolled`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, path);
    const contents = getTableOfContents(page);
    const headings = page.locator("[data-body] :is(h2, h3)");
    const scrollTo = async (index: number) => {
      await headings.nth(index).evaluate((heading) => heading.scrollIntoView({ behavior: "instant" }));
      await waitForFrames(page, 2);
    };
    const count = await headings.count();
    for (let index = 0; index < count; index += 6) {
      await scrollTo(index);
      await expect(contents.locator("[aria-current]")).toBeInViewport({ ratio: 0.9 });
    }
    await contents.hover();
    await page.mouse.wheel(0, -20_000);
    const firstEntry = contents.getByRole("link").first();
    await expect(firstEntry).toBeInViewport();
    await scrollTo(count - 8);
    await expect(firstEntry).toBeInViewport();
    await page.mouse.move(700, 400);
    await scrollTo(count - 12);
    await expect(contents.locator("[aria-current]")).toBeInViewport({ ratio: 0.9 });
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

  test("the contents open where the reader is, and a heading's link needs the focus", async ({ page }) => {
    await openPage(page, "/questions#how-do-i-leave");
    const menu = getTableOfContents(page);
    await menu.locator("summary").click();
    await expect(menu.locator("[aria-current]")).toBeInViewport({ ratio: 1 });
    await expectNoViolations(page, { within: "nav:has(> details[open])", only: "markup" });
    await page.keyboard.press("Escape");
    const link = page.locator("[data-heading-link]").last();
    await expect(link).toHaveCSS("opacity", "0");
    await page.keyboard.press("Tab");
    await link.focus();
    await expect(link).toHaveCSS("opacity", "1");
  });
});

/** Applies a style sheet as a browser extension does. The page's policy does not block constructed style sheets. */
const setReaderStyles = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Returns the elements whose text is cut off by their own overflow. */
const findClippedElements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *, header *, footer *")]
      .filter((node) => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = node;
        const style = getComputedStyle(node);
        if (node.closest(".visually-hidden, svg, math") || style.clipPath !== "none") return false;
        const isTooWide = style.overflowX === "hidden" && scrollWidth > clientWidth + 1;
        const isTooHigh = style.overflowY === "hidden" && scrollHeight > clientHeight + 1;
        return (
          (isTooWide || isTooHigh) &&
          style.textOverflow !== "ellipsis" &&
          (node.textContent ?? "").trim() !== ""
        );
      })
      .map((node) => `${node.tagName} ${node.getAttribute("class") ?? ""}`),
  );

/** Runs in the page. Returns the words in drawings that extend past the sides of their drawing and are cut off there. */
function findCutLabels(): (string | null)[] {
  const isCut = (label: Element) => {
    const drawing = label.closest("svg") as Element;
    const frame = drawing.getBoundingClientRect();
    const box = label.getBoundingClientRect();
    const isOutside = box.left < frame.left - 1 || box.right > frame.right + 1;
    return isOutside && getComputedStyle(drawing).overflowX === "hidden";
  };
  return [...document.querySelectorAll("main svg text")].filter(isCut).map(({ textContent }) => textContent);
}

/** Presses Tab through the page. Returns what is wrong with stops that are not visible, and the landmarks in the order of the stops. */
async function walkTabStops(page: Page): Promise<{ faults: string[]; landmarks: string[] }> {
  const faults: string[] = [];
  const landmarks: string[] = [];
  for (let count = 0; count < 400; count += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(inspectFocus);
    if (!stop) break;
    if (stop.fault) faults.push(stop.fault);
    if (landmarks.at(-1) !== stop.landmark) landmarks.push(stop.landmark);
  }
  return { faults, landmarks };
}

/** Runs in the page. Returns the landmark of the focused element, and what is wrong if it has no focus ring or is covered. */
function inspectFocus(): { landmark: string; fault?: string } | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const isIn = (selector: string) => element.closest(selector) !== null;
  const landmarks = { main: "main", "body > * > * > footer, footer": "contentinfo", header: "banner" };
  const [, landmark = "skip link"] = Object.entries(landmarks).find(([selector]) => isIn(selector)) ?? [];
  const name = `${element.tagName} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}”`;
  // The label of a visually hidden control is checked in its place.
  const isDrawn = element.getBoundingClientRect().width > 4;
  const target = (!isDrawn && element.closest("label")) || element;
  // The focus ring of a visually hidden element does not count.
  const hasRing = [element, element.closest("label") ?? element].some(
    (part) =>
      getComputedStyle(part).clipPath === "none" &&
      part.checkVisibility({ opacityProperty: true }) &&
      [null, "::before", "::after"].some((pseudo) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo);
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1.5;
      }),
  );
  if (!hasRing) return { landmark, fault: `${name} has no ring` };
  const box = [...target.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
  if (!box) return { landmark, fault: `${name} is not drawn` };
  const inset = 4;
  const left = Math.max(box.left, 0) + inset;
  const right = Math.min(box.right, window.innerWidth) - inset;
  // An element that is taller than the uncovered part of the window has to show its middle.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const uncovered = {
    top: Number.parseFloat(scrollPaddingTop) || 0,
    bottom: window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0),
  };
  const isTall = box.height > uncovered.bottom - uncovered.top;
  const middle = (Math.max(box.top, uncovered.top) + Math.min(box.bottom, uncovered.bottom)) / 2;
  const [top, bottom] = isTall ? [middle, middle] : [box.top + inset, box.bottom - inset];
  const points = [
    [left, top],
    [right, top],
    [(left + right) / 2, (top + bottom) / 2],
    [left, bottom],
    [right, bottom],
  ] as const;
  for (const [x, y] of points) {
    const topElement = document.elementFromPoint(x, y);
    // The padding that enlarges a neighbour's target in the same line is invisible.
    const isVisible =
      target.contains(topElement) ||
      topElement?.contains(target) ||
      target.closest("p, li")?.contains(topElement);
    if (!isVisible) return { landmark, fault: `${name} lies under ${topElement?.outerHTML.slice(0, 80)}` };
  }
  return { landmark };
}

/** Runs in the page. Returns the font size and the stroke width of a drawing in CSS px. */
function getDrawnSizes(svg: SVGElement): { label: number; line: number } {
  const [, , units] = (svg.getAttribute("viewBox") ?? "").split(" ");
  const scale = svg.getBoundingClientRect().width / Number(units);
  const { fontSize, strokeWidth } = getComputedStyle(svg);
  return { label: Number.parseFloat(fontSize) * scale, line: Number.parseFloat(strokeWidth) * scale };
}
