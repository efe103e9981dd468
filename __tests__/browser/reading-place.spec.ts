import type { Locator, Page } from "@playwright/test";
import { pageTitle } from "../../src/site/site";
import { expect, test } from "./fixtures";
import {
  contents,
  frames,
  holdBack,
  hydrated,
  openFolds,
  openPage,
  paperPath,
  papers,
  placeOf,
  readOnTo,
} from "./pages";

/** Where a reader is in these tests, in CSS px: far from every place that they go to. */
const PLACE = 3000;

/** Fonts that come late and the browser's own scroll anchoring move a place by some pixels; less than a line is no loss. */
const LINE = 20;

const paper = (page: Page, slug: string) =>
  page.getByRole("navigation", { name: "Other litepapers" }).locator(`a[href="${paperPath(slug)}"]`);
const home = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Home", exact: true });

/** Follows a link to another page. */
async function leaveFor(page: Page, link: Locator, title: string): Promise<void> {
  await follow(link);
  await expect(page).toHaveTitle(pageTitle(title));
  await hydrated(page);
  await expectPlace(page, 0);
}

/** Clicks a link wherever it stands: a driver's own click would scroll to it, which a reader's does not. */
const follow = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());

/** The page comes to where it is to stand, within a line, and is still there at a second look. */
async function expectPlace(page: Page, place: number): Promise<void> {
  let looks = 0;
  const near = async () => {
    looks = Math.abs((await placeOf(page)) - place) < LINE ? looks + 1 : 0;
    return looks;
  };
  await expect.poll(near, { intervals: [100] }).toBeGreaterThan(1);
}

const reduced = { contextOptions: { reducedMotion: "reduce" } } as const;

/** Follows an entry of the contents from where the reader is, goes back, forward, and back again. */
async function thereAndBack(page: Page, id: string): Promise<void> {
  const [place, address] = [await placeOf(page), page.url()];
  const back = async () => {
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expectPlace(page, place);
  };
  await follow(contents(page).locator(`a[href="#${id}"]`));
  await expect(page.locator(`#${id}`)).toBeInViewport();
  await expect(page.locator("html")).not.toHaveAttribute("data-scroll");
  await back();
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(page.locator(`#${id}`)).toBeInViewport();
  await back();
}

test.describe("on a screen, with smooth jumps and fades,", () => {
  test.use({ viewport: { width: 1024, height: 640 } });

  test("Back and Forward lead to where the reader was", async ({ page }) => {
    await openPage(page, paperPath("pop"));
    await readOnTo(page, PLACE);
    await test.step("in a paper", () => thereAndBack(page, "introduction"));

    await test.step("on other pages, which begin at their top", async () => {
      await leaveFor(page, paper(page, "erc4337a"), "ERC4337A");
      await readOnTo(page, 1234);
      await leaveFor(page, home(page), "Home");
      await readOnTo(page, 700);
      for (const place of [1234, PLACE]) {
        await page.goBack();
        await expectPlace(page, place);
      }
      await page.goForward();
      await expect(page).toHaveTitle(pageTitle("ERC4337A"));
      await expectPlace(page, 1234);
      await page.goForward();
      await expect(page).toHaveTitle(pageTitle("Home"));
      await expectPlace(page, 700);
    });
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ...reduced });

  test("a reload and Back lead to where the reader was, whatever note the address names", async ({
    page,
  }) => {
    await openPage(page, `${paperPath("pop")}#note-1`);
    await expect(page.locator("#note-1")).toBeInViewport();
    await readOnTo(page, PLACE);
    await page.reload();
    await hydrated(page);
    await expectPlace(page, PLACE);
    await expect(page.locator("#note-1")).toBeVisible();

    await test.step("Back from an entry of the contents", () => thereAndBack(page, "conclusion"));

    await test.step("another note that the address names is opened, and shown", async () => {
      await page.evaluate(() => window.location.assign("#note-2"));
      await expect(page.locator("#note-2")).toBeInViewport();
    });
  });
});

test.describe("while scripts are on their way", () => {
  test.use({ viewport: { width: 1024, height: 900 }, ...reduced });

  test("what the reader has scrolled on to stays, also after Back", async ({ page }) => {
    const letThemCome = await holdBack(page, /\/[^/]+\.js$/);
    await page.goto(`${paperPath("pop")}#introduction`, { waitUntil: "domcontentloaded" });
    await expect(page.locator("#introduction")).toBeInViewport();
    await readOnTo(page, PLACE);
    letThemCome();
    await hydrated(page);
    await expectPlace(page, PLACE);
    await leaveFor(page, home(page), "Home");
    await page.goBack();
    await expectPlace(page, PLACE);
  });
});

/** Where the eyes of a reader are in these tests, as a share of the window's height. */
const EYES = 1 / 4;

/** A paragraph of several lines that can be seen, so far down the text: a closed feature's has a box too, but no sure place. */
async function paragraphAt(page: Page, share: number): Promise<Locator> {
  const long = page.locator("main p:not(nav *, figure *, [role=tooltip] *)", { hasText: /^.{100}/s });
  const seen = await long.evaluateAll((all) =>
    all.flatMap((element, index) => (element.checkVisibility() ? [index] : [])),
  );
  const index = seen[Math.floor(share * seen.length)];
  if (index === undefined) throw new Error(`${page.url()} has no paragraph of several lines.`);
  return long.nth(index);
}

/** How far the line in the middle of a paragraph stands below the reader's eyes, in lines of the paragraph. */
const linesBelowEyes = (paragraph: Locator) =>
  paragraph.evaluate((element, eyes) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const middle = document.createRange();
    let left = (element.textContent ?? "").length / 2;
    while (left >= 0 && texts.nextNode()) {
      const { length } = texts.currentNode as Text;
      if (left < length) middle.setStart(texts.currentNode, Math.floor(left));
      left -= length;
    }
    const { top, height } = middle.getBoundingClientRect();
    const line = Number.parseFloat(getComputedStyle(element).lineHeight);
    return (top + height / 2 - eyes * window.innerHeight) / line;
  }, EYES);

/** Reads a paragraph: the line in its middle stands where the reader's eyes are. */
async function read(paragraph: Locator): Promise<void> {
  const below = async () => {
    const lines = await linesBelowEyes(paragraph);
    await paragraph.evaluate((element, lines) => {
      const line = Number.parseFloat(getComputedStyle(element).lineHeight);
      window.scrollBy({ top: Math.round(lines * line), behavior: "instant" });
    }, lines);
    return Math.abs(lines);
  };
  // What comes into sight may still become live, and change its height.
  await expect.poll(below).toBeLessThan(0.1);
  // The page hears of it with the next frame.
  await frames(paragraph.page(), 2);
}

/**
 * The same line is read, and still is at a second look: within two lines, since the last line of a paragraph is longer in
 * one width than in another.
 */
async function expectRead(paragraph: Locator): Promise<void> {
  await expect(async () => {
    for (let look = 0; look < 2; look += 1) {
      expect(Math.abs(await linesBelowEyes(paragraph))).toBeLessThan(2);
      await frames(paragraph.page(), 3);
    }
  }).toPass({ timeout: 20_000 });
}

/** A long page with figures and folds, a page of short entries, and one whose blocks stand beside each other. */
const PAGES = [papers[0] && paperPath(papers[0].slug), "/glossary", "/"].filter((path) => path !== undefined);

/** In windows of other sizes, one after the other, the same line is read, wherever on a page that is. */
async function expectReadIn(page: Page, path: string, ...sizes: { width: number; height: number }[]) {
  const size = page.viewportSize();
  await openPage(page, path);
  await openFolds(page);
  for (const share of [0.1, 0.5, 0.9]) {
    const paragraph = await paragraphAt(page, share);
    await read(paragraph);
    for (const other of [...sizes, size]) {
      if (other) await page.setViewportSize(other);
      await expectRead(paragraph);
    }
  }
}

// A test for each page: all of them in one take longer than a busy machine has for a test.
for (const path of PAGES) {
  test.describe(`on a phone of 360 by 740 px, of ${path},`, () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, ...reduced });

    test("who turns it, and turns it back, reads the same line", async ({ page }) => {
      await expectReadIn(page, path, { width: 740, height: 360 });
    });
  });

  test.describe(`on a desk, of ${path},`, () => {
    test.use({ viewport: { width: 1440, height: 900 }, ...reduced });

    test("who makes the window narrower or wider reads the same line", async ({ page }) => {
      await expectReadIn(page, path, ...[1000, 700, 1280].map((width) => ({ width, height: 900 })));
    });
  });
}

/** The ids of the folds that are open, and of the notes that can be seen. */
const openParts = (page: Page) =>
  page
    .locator("details.fold[open], .note:visible")
    .evaluateAll((parts) => parts.map(({ id }) => id).toSorted());

for (const [name, viewport] of [
  ["a phone", { width: 390, height: 844 }],
  ["a desk", { width: 1280, height: 800 }],
] as const) {
  test.describe(`on ${name}, with folds and notes open, after a link within the page,`, () => {
    test.use({ viewport, ...reduced });

    test("a reload and Back lead to the same line, with the same parts open", async ({ page }) => {
      const [path = ""] = PAGES;
      await openPage(page, path);
      for (const part of await page.locator("details.fold > summary").all())
        if (await part.isVisible()) await follow(part);
      for (const number of await page.locator("a[role=doc-noteref][aria-expanded]").all())
        await follow(number);
      await follow(page.locator("main p a[href^='#symbol'], main p a[href^='#ref']").first());
      await expect(page).toHaveURL(/#/);
      const paragraph = await paragraphAt(page, 0.6);
      await read(paragraph);
      const open = await openParts(page);
      expect(open.length).toBeGreaterThan(1);

      await page.reload();
      await hydrated(page);
      expect(await openParts(page)).toEqual(open);
      await expectRead(paragraph);

      await leaveFor(page, home(page), "Home");
      await page.goBack();
      await expect(page).toHaveURL(/#/);
      await hydrated(page);
      expect(await openParts(page)).toEqual(open);
      await expectRead(paragraph);
    });
  });
}
