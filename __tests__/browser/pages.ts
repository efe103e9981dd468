/** What the browser tests know of the site's pages, and small ways of looking at a page in time. */
import { expect, type Locator, type Page, type Route } from "@playwright/test";
import { site } from "../../src/site/site";
import { publishedPages, publishedPapers } from "../published-pages";

export { publishedPapers as papers };

/** The path of every page that visitors get. */
export const routes = publishedPages.map(({ path }) => path);

/** Words that the search finds on more than one page. */
export const SEARCHED = site.name;

/** The table of contents that can be seen at the page's width. */
export const contents = (page: Page) => page.getByRole("navigation", { name: /^Contents/ });

/** The site's script files. */
export const SCRIPTS = /\/[^/]+\.js$/;

/** Opens a page and waits until React has taken it over. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The site says when React has taken a page over; effects follow within a frame. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await frames(page, 2);
}

/** Keeps what has such an address from arriving until it is let go; it then goes on, or ends as asked. */
export async function holdBack(
  page: Page,
  address: string | RegExp,
  end = (route: Route) => route.continue(),
): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await gone;
    await end(route);
  });
  return letGo;
}

/** Opens all that is folded away, as a reader does who wants to see everything. */
export const openFolds = (page: Page) =>
  page.locator("main details:not([name])").evaluateAll((folds) => {
    for (const fold of folds) (fold as HTMLDetailsElement).open = true;
  });

export const openSearch = async (page: Page) => {
  await page.getByRole("button", { name: "Search" }).first().click();
  const dialog = page.getByRole("dialog", { name: /^Search/ });
  return { dialog, field: dialog.getByRole("searchbox"), status: dialog.getByRole("status") };
};

/** How far down the reader is, in CSS px. */
export const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Sets the browser's own text to so many CSS px; 16 is usual. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
  await expect(page.locator("html")).toHaveCSS("font-size", `${size}px`);
}

/** So many chances for whatever draws or moves by itself to do so. */
export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise((next) => requestAnimationFrame(next));
    await new Promise((next) => setTimeout(next));
  }, count);
}

/** How far the page can be scrolled sideways, and the elements that stick out of it, unless something clips them. */
export async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const clipped = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== "visible" || clipped(parent);
    };
    const out = [...document.body.querySelectorAll("*")].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && (right > clientWidth + 1 || left < -1) && !clipped(element);
    });
    return [...scrolls, ...out.map((element) => `${element.tagName} ${element.getAttribute("class") ?? ""}`)];
  });
}

/** Moves a slider to an end of its range at which it is not yet. */
export async function moveToOtherEnd(slider: Locator): Promise<void> {
  const isAtEnd = await slider.evaluate((input: HTMLInputElement) => input.value === input.max);
  await slider.press(isAtEnd ? "Home" : "End");
}

/** The parts of an `<Example>` box. */
export const partsOf = (box: Locator) => ({
  slider: box.getByRole("slider"),
  // Hidden while there is nothing to take back.
  reset: box.locator("button", { hasText: "Reset" }),
  // A figure may be drawn twice, of which a window shows one.
  drawing: box.locator("[data-figure-part=drawing] svg").filter({ visible: true }).first(),
});
