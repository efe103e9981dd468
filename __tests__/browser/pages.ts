/** What the browser tests know of the site's pages, and small ways of looking at a page in time. */
import type { Locator, Page } from "@playwright/test";

export { papers } from "../specified-papers";

export const paperPath = (slug: string) => `/litepapers/${slug}`;

/** The table of contents that can be seen at the page's width. */
export const contents = (page: Page) => page.getByRole("navigation", { name: /^Contents/ });

/** The ids of all entries marked as current, of which there should be one. */
export async function currentSections(page: Page): Promise<(string | undefined)[]> {
  const links = await page.locator("nav[aria-label^=Contents]:visible a[aria-current=location]").all();
  return Promise.all(links.map(async (link) => (await link.getAttribute("href"))?.slice(1)));
}

/** Jumps so that the element's top is `distance` px below the viewport's top, or less by a fraction of a pixel. */
export async function scrollTopTo(element: Locator, distance: number): Promise<number> {
  return element.evaluate((node, distance) => {
    const top = node.getBoundingClientRect().top + window.scrollY;
    window.scrollTo({ top: Math.ceil(top - distance), behavior: "instant" });
    return node.getBoundingClientRect().top;
  }, distance);
}

/** Opens a page and waits until React has taken it over: before, a click on a button would do nothing. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * The site says when React has taken the first page over, in which it goes piece by piece; React marks the elements of
 * every page with properties of its own. Effects follow within a frame.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("html[data-hydrated] main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}

/** The page's scroll positions, one a frame, while `action` and what it sets off run for `duration` ms. */
export async function scrollPositions(
  page: Page,
  action: () => Promise<void>,
  duration = 1500,
): Promise<number[]> {
  const handle = await page.evaluateHandle(() => {
    const positions = [window.scrollY];
    const sample = () => {
      if (positions.at(-1) !== window.scrollY) positions.push(window.scrollY);
      requestAnimationFrame(sample);
    };
    requestAnimationFrame(sample);
    return positions;
  });
  await action();
  await page.waitForTimeout(duration);
  return handle.jsonValue();
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
