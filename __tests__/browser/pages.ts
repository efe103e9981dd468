import { expect, type Page, type Route } from "@playwright/test";
import { site } from "../../src/site/site";
import { publishedPages } from "../published-pages";

/** The paths of all published pages. */
export const routes = publishedPages.map(({ path }) => path);

/** A word that the search finds on several pages. */
export const SEARCH_TERM = site.name;

/** Returns the table of contents that is shown at the width of the window. */
export const getTableOfContents = (page: Page) => page.getByRole("navigation", { name: /^Contents/ });

/** Matches the URLs of the site's scripts. */
export const SCRIPTS = /\/[^/]+\.js$/;

/** Opens a page and waits until React has hydrated it. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Waits for the attribute that the site sets when React has hydrated a page, and for the frame in which effects run. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await waitForFrames(page, 2);
}

/** Holds matching requests until the returned function is called. They then continue, or are handled by `handle`. */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  handle = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await handle(route);
  });
  return release;
}

/** Opens all `<details>` of a page, except those of the accordion, of which one at a time can be open. */
export const openDetails = (page: Page) =>
  page.locator("main details:not([name])").evaluateAll((elements) => {
    for (const details of elements) (details as HTMLDetailsElement).open = true;
  });

export const openSearch = async (page: Page) => {
  await page.getByRole("button", { name: "Search" }).first().click();
  const dialog = page.getByRole("dialog", { name: /^Search/ });
  return { dialog, field: dialog.getByRole("textbox"), status: dialog.getByRole("status") };
};

/** Presses the theme button, which goes round, until the theme is chosen. */
export async function chooseTheme(page: Page, name: "System" | "Light" | "Dark"): Promise<void> {
  const button = page.getByRole("button", { name: /^Theme: / });
  while ((await button.getAttribute("aria-label")) !== `Theme: ${name}`) await button.click();
}

/** Returns how far the page is scrolled, in whole CSS px. */
export const getScrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Sets the browser's default font size, in CSS px. It is 16 unless a reader changes it. */
export async function setTextSize(page: Page, sizePx: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: sizePx, fixed: sizePx } });
  await expect(page.locator("html")).toHaveCSS("font-size", `${sizePx}px`);
}

/** Waits for a number of animation frames and a task after the last. */
export async function waitForFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  }, count);
}

/** Returns the elements that extend past the sides of the page and are not clipped, and its width if it scrolls sideways. */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const pageWidth = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const isClipped = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== "visible" || isClipped(parent);
    };
    const overflowing = [...document.body.querySelectorAll("*")].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && (right > clientWidth + 1 || left < -1) && !isClipped(element);
    });
    return [
      ...pageWidth,
      ...overflowing.map((element) => `${element.tagName} ${element.getAttribute("class") ?? ""}`),
    ];
  });
}
