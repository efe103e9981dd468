import type { Locator, Page, Route } from "@playwright/test";
import { pageTitle } from "../../src/lib/site";
import { expect, test } from "./fixtures";
import { contents, currentSections, hydrated, openPage, paperPath } from "./pages";

/** Where a reader is in these tests, in CSS px: far from every place that they go to. */
const PLACE = 3000;

/** Fonts that come late and the browser's own scroll anchoring move a place by some pixels; less than a line is no loss. */
const LINE = 20;

/** A page stands where it is to stand within a few frames. */
const OFTEN = { intervals: [20, 50, 100] };

const paper = (page: Page, slug: string) =>
  page.getByRole("navigation", { name: "Other litepapers" }).locator(`a[href="${paperPath(slug)}"]`);
const home = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Home", exact: true });

const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls at once, and waits until the page has been told of it. */
async function readOnTo(page: Page, place: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise<void>((done) => {
        addEventListener("scroll", () => requestAnimationFrame(() => done()), { once: true });
        window.scrollTo({ top, behavior: "instant" });
      }),
    place,
  );
}

/** As a reader scrolls, whom the mark in the contents follows. */
async function wheelTo(page: Page, place: number): Promise<void> {
  await page.mouse.move(200, 450);
  await page.mouse.wheel(0, place - (await placeOf(page)));
  await expectPlace(page, place);
}

/** Clicks a link wherever it stands: a driver's own click would scroll to it, which a reader's does not. */
const follow = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());

/** Where the page comes to stand: a page that is still moving has not arrived. */
async function settled(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((still) => {
        let before = window.scrollY;
        let frames = 0;
        const look = () => {
          frames = window.scrollY === before ? frames + 1 : 0;
          before = window.scrollY;
          if (frames > 10) still(Math.round(before));
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** The page comes to where it is to stand, within a line, and stays there. */
async function expectPlace(page: Page, place: number): Promise<void> {
  await expect.poll(async () => Math.abs((await placeOf(page)) - place), OFTEN).toBeLessThan(LINE);
  expect(Math.abs((await settled(page)) - place)).toBeLessThan(LINE);
}

const inContents = (page: Page, name: string) => contents(page).getByRole("link", { name });
const reduced = { contextOptions: { reducedMotion: "reduce" } } as const;

/** Follows a link on the page from where the reader is, goes back, forward, and back again. */
async function thereAndBack(page: Page, selector: string): Promise<void> {
  const [place, address] = [await placeOf(page), page.url()];
  const link = page.locator(`main ${selector}`).first();
  const target = (await link.getAttribute("href")) ?? "";
  await follow(link);
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect.poll(() => placeOf(page), OFTEN).not.toBe(place);
  const there = await settled(page);
  expect(there).not.toBe(place);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expectPlace(page, place);
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expectPlace(page, there);
  // To where the next one begins.
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expectPlace(page, place);
}

/** Goes to another paper, which begins at its top, reads on there, and goes back to this one. */
async function toAnotherPaperAndBack(page: Page): Promise<void> {
  const place = await placeOf(page);
  await follow(paper(page, "erc4337a"));
  await expect(page).toHaveTitle(pageTitle("ERC4337A"));
  expect(await settled(page)).toBe(0);
  await readOnTo(page, 1234);
  await page.goBack();
  await expect(page).toHaveTitle(pageTitle("Proof of Performance"));
  await expectPlace(page, place);
}

test.describe("on a screen, with smooth jumps and fades,", () => {
  test.use({ viewport: { width: 1024, height: 640 } });

  test("Back leads to where the reader was, in a paper and on another page, and Forward to what was left", async ({
    page,
  }) => {
    await openPage(page, paperPath("pop"));
    await readOnTo(page, PLACE);
    await test.step("from an entry of the contents, and to what it led to", () =>
      thereAndBack(page, "nav[aria-label^=Contents] a[href='#introduction']"));

    await test.step("Back in the middle of a smooth jump leads to where the reader was", async () => {
      await follow(inContents(page, "Abstract"));
      await expect.poll(() => placeOf(page), OFTEN).toBeLessThan(PLACE);
      await page.goBack();
      await expectPlace(page, PLACE);
    });

    await test.step("a link to another page leads to its top, and Back to where the reader was", () =>
      toAnotherPaperAndBack(page));
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ...reduced });

  test("Back leads to where the reader was, and a note in the address takes no reader back to it", async ({
    page,
  }) => {
    await openPage(page, `${paperPath("pop")}#note-1`);
    await expect(page.locator("#note-1")).toBeInViewport();
    await wheelTo(page, PLACE);
    await page.reload();
    await hydrated(page);

    await test.step("the note in the address stays open after a reload, where the reader has gone on", async () => {
      await expectPlace(page, PLACE);
      await expect(page.locator("#note-1")).toBeVisible();
    });

    await test.step("Back from an entry of the contents leads to where the reader was, and Forward to what it led to", () =>
      thereAndBack(page, "nav[aria-label^=Contents] a[href='#conclusion']"));

    await test.step("another note that the address names is opened, and shown", async () => {
      await page.evaluate(() => window.location.assign("#note-2"));
      await expect(page.locator("#note-2")).toBeInViewport();
      await readOnTo(page, PLACE);
    });

    await test.step("another page and Back, then Forward, lead to where the reader was on each", async () => {
      await toAnotherPaperAndBack(page);
      await page.goForward();
      await expect(page).toHaveTitle(pageTitle("ERC4337A"));
      await expectPlace(page, 1234);
    });
  });
});

test.describe("in a paper", () => {
  test.use({ viewport: { width: 1024, height: 900 }, ...reduced });

  test("Back, Forward and a reload find each place of the reader, and mark the section that is read there", async ({
    page,
  }) => {
    await openPage(page, paperPath("pop"));
    await readOnTo(page, PLACE);
    await test.step("Back from a citation leads to where the reader was, and Forward to what it led to", () =>
      thereAndBack(page, "a[role=doc-biblioref]"));

    await inContents(page, "Introduction").click();
    await expect(page).toHaveURL(/#introduction$/);
    await expect.poll(() => currentSections(page), OFTEN).toEqual(["introduction"]);
    const place = (await settled(page)) - 400;
    await wheelTo(page, place);
    // The section before, although the one in the address is in view.
    await expect.poll(() => currentSections(page), OFTEN).toEqual(["abstract"]);

    await test.step("a reload after an entry of the contents stays where the reader went on to, and marks that", async () => {
      await page.reload();
      await hydrated(page);
      await expectPlace(page, place);
      await expect.poll(() => currentSections(page), OFTEN).toEqual(["abstract"]);
    });

    await test.step("Back marks the section that the reader is in, not the one in the address", async () => {
      await follow(inContents(page, "Dispute resolution"));
      await expect.poll(() => currentSections(page), OFTEN).toEqual(["dispute-resolution"]);
      await page.goBack();
      await expect(page).toHaveURL(/#introduction$/);
      await expectPlace(page, place);
      await expect.poll(() => currentSections(page), OFTEN).toEqual(["abstract"]);
    });

    await readOnTo(page, 500);
    await follow(inContents(page, "Dispute resolution"));
    await settled(page);
    await readOnTo(page, PLACE);
    await follow(inContents(page, "Introduction"));
    await settled(page);
    await readOnTo(page, 4000);
    await follow(paper(page, "erc4337a"));
    await expect(page).toHaveTitle(pageTitle("ERC4337A"));
    await settled(page);
    await readOnTo(page, 1234);
    await follow(home(page));
    await expect(page).toHaveTitle(pageTitle("Home"));
    await settled(page);
    await readOnTo(page, 700);

    await test.step("Back and Forward, one after the other, find each of them", async () => {
      for (const place of [1234, 4000, PLACE, 500]) {
        await page.goBack();
        await expectPlace(page, place);
      }
      for (const place of [PLACE, 4000]) {
        await page.goForward();
        await expectPlace(page, place);
      }
    });

    await test.step("Back and Forward in quick succession leave the reader on the right page at the right place", async () => {
      const walk = (...steps: number[]) =>
        page.evaluate(async (steps) => {
          for (const step of steps) {
            const gone = new Promise((done) => addEventListener("popstate", done, { once: true }));
            window.history.go(step);
            await gone;
          }
        }, steps);
      for (const [steps, title, place] of [
        [[1, 1, -1, 1], "Home", 700],
        [[-1, 1, -1, -1], "Proof of Performance", 4000],
        [[2, -1], "ERC4337A", 1234],
      ] as const) {
        await walk(...steps);
        await expect(page).toHaveTitle(pageTitle(title));
        await expectPlace(page, place);
      }
    });
  });

  test("what the reader has scrolled on to stays, before the scripts have come and until a page has to which history leads", async ({
    page,
  }) => {
    let letThemCome = () => {};
    const waiting = () => {
      const coming = new Promise<void>((resolve) => {
        letThemCome = resolve;
      });
      return async (route: Route) => {
        await coming;
        await route.continue();
      };
    };

    await test.step("what the reader has scrolled on to before the scripts came stays", async () => {
      await page.route(/\/[^/]+\.js$/, waiting());
      await page.goto(`${paperPath("pop")}#introduction`);
      await expect(page.locator("#introduction")).toBeInViewport();
      await readOnTo(page, PLACE);
      letThemCome();
      await hydrated(page);
      await expectPlace(page, PLACE);
      await follow(home(page));
      await expect(page).toHaveTitle(pageTitle("Home"));
      await readOnTo(page, 1500);
      await page.goBack();
      await expectPlace(page, PLACE);
    });

    await test.step("history that leads to a page which loads slowly leaves the present one where it is until then", async () => {
      await page.reload();
      await hydrated(page);
      const asked = page.waitForRequest("**/page-data/index/page-data.json");
      await page.route("**/page-data/index/page-data.json", waiting());
      await page.evaluate(() => window.history.forward());
      await asked;
      await expectPlace(page, PLACE);
      letThemCome();
      await expect(page).toHaveTitle(pageTitle("Home"));
      await expectPlace(page, 1500);
      await page.goBack();
      await expect(page).toHaveTitle(pageTitle("Proof of Performance"));
      await expectPlace(page, PLACE);
    });
  });

  test("a link leads to what it names on this page and on another, to nothing that is there to the top, and Back from there", async ({
    page,
  }) => {
    await openPage(page, "/?from=elsewhere");

    await test.step("the link to the page on the screen leads to its top, to a part of it there, and Back from there", async () => {
      await readOnTo(page, 300);
      await follow(page.getByRole("banner").getByRole("link", { name: "Litepapers" }));
      await expect(page).toHaveURL("/?from=elsewhere#litepapers");
      await expect(page.locator("#litepapers")).toBeInViewport();
      await page.goBack();
      await expectPlace(page, 300);
      await follow(page.getByRole("link", { name: "HyperAgent, home" }));
      await expect(page).toHaveURL("/?from=elsewhere");
      await expect.poll(() => placeOf(page), OFTEN).toBe(0);
    });

    await test.step("a page opened by a link to nothing that is there shows its top; by a link to a section, that", async () => {
      await readOnTo(page, 500);
      await page.evaluate(() => {
        void (window as unknown as { ___navigate(to: string): unknown }).___navigate(
          "/litepapers/pop#nothing",
        );
      });
      await expect(page).toHaveTitle(pageTitle("Proof of Performance"));
      await expect.poll(() => placeOf(page), OFTEN).toBe(0);
      await readOnTo(page, PLACE);
      await page.getByRole("banner").getByRole("link", { name: "Litepapers" }).click();
      await expect(page).toHaveURL("/#litepapers");
      await expect(page.locator("#litepapers")).toBeInViewport();
    });
  });
});
