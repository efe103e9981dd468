/** What the browser tests know of the site's pages, and small ways of looking at a page in time. */
import { expect, type Locator, type Page, type Route } from "@playwright/test";
import sharp from "sharp";

import { publishedPapers } from "../published-papers";

export const papers = publishedPapers;

/** Whether this is the Chromium of the npm package, which has the same fonts on every machine. */
export const isBundled = ({ executablePath = "" }: { executablePath?: string }) =>
  executablePath.includes("node_modules");

export const paperPath = (slug: string) => `/litepapers/${slug}`;

/** The table of contents that can be seen at the page's width. */
export const contents = (page: Page) => page.getByRole("navigation", { name: /^Contents/ });

/** The ids of all entries marked as current, of which there should be one. */
export function currentSections(page: Page): Promise<(string | undefined)[]> {
  return page
    .locator("nav[aria-label^=Contents]:visible a[aria-current=location]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.slice(1)));
}

/**
 * Jumps so that the element's top is `distance` px below the viewport's top, or less by a fraction of a pixel, and
 * returns when the page has heard of it: browsers tell of a scroll with the next frame.
 */
export async function scrollTopTo(element: Locator, distance: number): Promise<number> {
  return element.evaluate(async (node, distance) => {
    const top = node.getBoundingClientRect().top + window.scrollY;
    window.scrollTo({ top: Math.ceil(top - distance), behavior: "instant" });
    for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
    return node.getBoundingClientRect().top;
  }, distance);
}

/** Opens a page and waits until React has taken it over: before, a click on a button would do nothing. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Comes near to a paper's run, and waits until its numbers can be changed. */
export async function openRun(page: Page): Promise<void> {
  await page.locator(".run").first().scrollIntoViewIfNeeded();
  await page.locator("[data-body][data-live]").waitFor({ state: "attached" });
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

/** Keeps what has such an address from arriving until it is let go, by what is answered; it then goes on, or ends as asked. */
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

/** Opens all that is folded away in a paper, as a reader does who wants to see everything. */
export const openFolds = (page: Page) =>
  page.locator("details.fold, .card > details, .end-matter").evaluateAll((folds) => {
    for (const fold of folds) (fold as HTMLDetailsElement).open = true;
  });

/** How far down the reader is, in CSS px. */
export const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls at once, and waits until the page has been told of it. */
export async function readOnTo(page: Page, place: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise<void>((done) => {
        addEventListener("scroll", () => requestAnimationFrame(() => done()), { once: true });
        window.scrollTo({ top, behavior: "instant" });
      }),
    place,
  );
}

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
  }, count);
}

/** How much the page has moved by itself since it was opened: the sum of the browser's own measures of each shift. */
export function layoutShifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += entry.value;
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // What the last frame has moved is reported with the next.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );
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

/** The words that go on in another line without a hyphen, in whatever matches the selector. */
export async function tornWords(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((places) =>
    places.flatMap((place) => {
      const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      const torn: string[] = [];
      while (texts.nextNode())
        for (const { 0: word, index } of (texts.currentNode.nodeValue ?? "").matchAll(/[\p{L}\d]+/gu)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          const lines = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (new Set(lines).size > 1) torn.push(word);
        }
      return torn;
    }),
  );
}

/** Which of the elements lie over each other: one that holds only words is as wide as these, whatever its box. */
export async function overlapping(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) => {
    const boxes = all.map((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const { left, right } = (element.childElementCount === 0 ? words : element).getBoundingClientRect();
      const { top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    });
    return boxes.flatMap((one, index) =>
      boxes.slice(index + 1).flatMap((other, further) => {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        const names = [all[index], all[index + 1 + further]].map((element) => element?.textContent);
        return across > 1 && down > 1 ? [names.join(" and ")] : [];
      }),
    );
  });
}

/** The red, green and blue of each pixel of a picture. */
export async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return [data[at] ?? Number.NaN, data[at + 1] ?? Number.NaN, data[at + 2] ?? Number.NaN] as const;
  };
}

/** Opens a feature of the landing page, where it is closed; its drawing. */
export async function openDrawing(page: Page, { id }: { id: string }): Promise<Locator> {
  const button = page.locator(`#${id} button`);
  await button.evaluate((element: HTMLElement) => {
    if (element.ariaExpanded === "false") element.click();
  });
  await expect(button).toHaveAttribute("aria-expanded", "true");
  const drawing = page.locator(`#${id} [role=img]`);
  await expect(drawing).toBeVisible();
  return drawing;
}

/** Scripts and styles that the page has loaded so far. */
export function loadedFiles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /\.(?:js|css)$/.test(path)),
  );
}
