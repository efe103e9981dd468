import type { Locator, Page } from "@playwright/test";
import { pageTitle } from "../../src/lib/site";
import { expect, test } from "./fixtures";
import { contents, currentSections, hydrated, openPage, paperPath } from "./pages";

/** Where a reader is in these tests, in CSS px: far from every place that they go to. */
const PLACE = 3000;

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
  await expect.poll(() => placeOf(page), OFTEN).toBe(place);
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

for (const [name, options] of [
  ["on a screen", { viewport: { width: 1440, height: 900 } }],
  ["on a phone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  [
    "with reduced motion",
    { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } },
  ],
] as const) {
  test.describe(name, () => {
    test.use(options);

    test("Back leads to where the reader was, in a paper and on another page, and Forward to what was left", async ({
      page,
    }) => {
      await openPage(page, paperPath("pop"));
      await readOnTo(page, PLACE);
      for (const [what, selector] of [
        ["a term", "a.term"],
        ["a citation", "a[role=doc-biblioref]"],
        ["an entry of the contents", "nav[aria-label^=Contents] a[href='#conclusion']"],
        ["a paragraph's link", "a[href^='#p-']"],
      ] as const) {
        await test.step(`Back from ${what} leads to where the reader was, and Forward to what it led to`, async () => {
          const link = page.locator(`main ${selector}`).first();
          const target = (await link.getAttribute("href")) ?? "";
          await follow(link);
          await expect(page).toHaveURL(`${paperPath("pop")}${target}`);
          await expect.poll(() => placeOf(page), OFTEN).not.toBe(PLACE);
          const there = await settled(page);
          expect(there).not.toBe(PLACE);
          await page.goBack();
          await expect(page).toHaveURL(paperPath("pop"));
          await expect.poll(() => placeOf(page), OFTEN).toBe(PLACE);
          expect(await settled(page)).toBe(PLACE);
          await page.goForward();
          await expect(page).toHaveURL(`${paperPath("pop")}${target}`);
          await expect.poll(() => placeOf(page), OFTEN).toBe(there);
          expect(await settled(page)).toBe(there);
          // To where the next one begins.
          await page.goBack();
          await expect(page).toHaveURL(paperPath("pop"));
          await expect.poll(() => placeOf(page), OFTEN).toBe(PLACE);
        });
      }

      await test.step("another page and Back, then Forward, lead to where the reader was on each", async () => {
        await follow(paper(page, "erc4337a"));
        await expect(page).toHaveTitle(pageTitle("ERC4337A"));
        expect(await settled(page)).toBe(0);
        await readOnTo(page, 1234);
        await page.goBack();
        await expect(page).toHaveTitle(pageTitle("Proof of Performance"));
        await expect.poll(() => placeOf(page), OFTEN).toBe(PLACE);
        expect(await settled(page)).toBe(PLACE);
        await page.goForward();
        await expect(page).toHaveTitle(pageTitle("ERC4337A"));
        await expect.poll(() => placeOf(page), OFTEN).toBe(1234);
        expect(await settled(page)).toBe(1234);
      });
    });
  });
}

test.describe("in a paper", () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

  test("a reload after an entry of the contents stays where the reader went on to, and marks that", async ({
    page,
  }) => {
    await openPage(page, paperPath("pop"));
    await contents(page).getByRole("link", { name: "Introduction" }).click();
    await expect(page).toHaveURL(/#introduction$/);
    const heading = await settled(page);
    await wheelTo(page, heading - 400);
    // The section before, although the one in the address is in view.
    await expect.poll(() => currentSections(page), OFTEN).toEqual(["abstract"]);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => placeOf(page), OFTEN).toBe(heading - 400);
    expect(await settled(page)).toBe(heading - 400);
    await expect.poll(() => currentSections(page), OFTEN).toEqual(["abstract"]);
  });

  test("what the reader has scrolled on to before the scripts came stays", async ({ page }) => {
    let letScriptsCome = () => {};
    const coming = new Promise<void>((resolve) => {
      letScriptsCome = resolve;
    });
    await page.route(/\/[^/]+\.js$/, async (route) => {
      await coming;
      await route.continue();
    });
    await page.goto(`${paperPath("pop")}#introduction`);
    await expect(page.locator("#introduction")).toBeInViewport();
    await readOnTo(page, PLACE);
    letScriptsCome();
    await hydrated(page);
    expect(await settled(page)).toBe(PLACE);
    await follow(home(page));
    await expect(page).toHaveTitle(pageTitle("Home"));
    await page.goBack();
    await expect.poll(() => placeOf(page), OFTEN).toBe(PLACE);
  });

  test("several places on the way are found again one after the other, with another page in between", async ({
    page,
  }) => {
    await openPage(page, paperPath("pop"));
    await readOnTo(page, 500);
    await follow(contents(page).getByRole("link", { name: "Dispute resolution" }));
    await settled(page);
    await readOnTo(page, PLACE);
    await follow(contents(page).getByRole("link", { name: "Introduction" }));
    await settled(page);
    await readOnTo(page, 4000);
    await follow(home(page));
    await expect(page).toHaveTitle(pageTitle("Home"));
    for (const place of [4000, PLACE, 500]) {
      await page.goBack();
      await expect.poll(() => placeOf(page), OFTEN).toBe(place);
      expect(await settled(page)).toBe(place);
    }
    for (const place of [PLACE, 4000]) {
      await page.goForward();
      await expect.poll(() => placeOf(page), OFTEN).toBe(place);
    }
    await page.goForward();
    await expect(page).toHaveTitle(pageTitle("Home"));
  });

  test("a note in the address stays open on a phone, and takes no reader back to it", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, `${paperPath("pop")}#note-1`);
    await expect(page.locator("#note-1")).toBeInViewport();
    await wheelTo(page, PLACE);
    await page.reload();
    await hydrated(page);
    expect(await settled(page)).toBe(PLACE);
    await expect(page.locator("#note-1")).toBeVisible();
    await follow(page.locator("a[href='#conclusion']").first());
    await settled(page);
    await page.goBack();
    await expect.poll(() => placeOf(page), OFTEN).toBe(PLACE);
    expect(await settled(page)).toBe(PLACE);
    await page.evaluate(() => window.location.assign("#note-2"));
    await expect(page.locator("#note-2")).toBeInViewport();
  });

  test("Back marks the section that the reader is in, not the one in the address", async ({ page }) => {
    await openPage(page, paperPath("pop"));
    await follow(contents(page).getByRole("link", { name: "Conclusion" }));
    await expect.poll(() => currentSections(page), OFTEN).toEqual(["conclusion"]);
    await settled(page);
    await wheelTo(page, 500);
    await expect.poll(() => currentSections(page), OFTEN).toEqual(["abstract"]);
    await follow(contents(page).getByRole("link", { name: "Dispute resolution" }));
    await expect.poll(() => currentSections(page), OFTEN).toEqual(["dispute-resolution"]);
    await page.goBack();
    await expect(page).toHaveURL(/#conclusion$/);
    await expect.poll(() => placeOf(page), OFTEN).toBe(500);
    await expect.poll(() => currentSections(page), OFTEN).toEqual(["abstract"]);
  });

  test("Back in the middle of a smooth jump leads to where the reader was", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await openPage(page, paperPath("pop"));
    await readOnTo(page, PLACE);
    await follow(contents(page).getByRole("link", { name: "Abstract" }));
    await expect.poll(() => placeOf(page), OFTEN).toBeLessThan(PLACE);
    await page.goBack();
    await expect.poll(() => placeOf(page), OFTEN).toBe(PLACE);
    expect(await settled(page)).toBe(PLACE);
  });

  test("Back to a page that loads slowly leaves the present one where it is until then", async ({ page }) => {
    await openPage(page, "/");
    await readOnTo(page, 1500);
    await follow(page.locator(`main a[href="${paperPath("pop")}"]`).first());
    await expect(page).toHaveTitle(pageTitle("Proof of Performance"));
    await settled(page);
    await readOnTo(page, PLACE);
    await page.reload();
    await hydrated(page);
    // Fonts that come after a reload may move what is read by a pixel or two, and the place with it.
    const place = await settled(page);
    expect(Math.abs(place - PLACE)).toBeLessThan(5);
    let letItCome = () => {};
    const coming = new Promise<void>((resolve) => {
      letItCome = resolve;
    });
    const asked = page.waitForRequest("**/page-data/index/page-data.json");
    await page.route("**/page-data/index/page-data.json", async (route) => {
      await coming;
      await route.continue();
    });
    await page.evaluate(() => window.history.back());
    await asked;
    expect(await settled(page)).toBe(place);
    letItCome();
    await expect(page).toHaveTitle(pageTitle("Home"));
    await expect.poll(() => placeOf(page), OFTEN).toBe(1500);
    await page.goForward();
    await expect(page).toHaveTitle(pageTitle("Proof of Performance"));
    await expect.poll(() => placeOf(page), OFTEN).toBe(place);
  });

  test("Back and Forward in quick succession leave the reader on the right page at the right place", async ({
    page,
  }) => {
    await openPage(page, paperPath("pop"));
    await readOnTo(page, PLACE);
    await follow(paper(page, "erc4337a"));
    await expect(page).toHaveTitle(pageTitle("ERC4337A"));
    await settled(page);
    await readOnTo(page, 1234);
    await follow(home(page));
    await expect(page).toHaveTitle(pageTitle("Home"));
    await settled(page);
    await readOnTo(page, 700);
    const walk = (...steps: number[]) =>
      page.evaluate(async (steps) => {
        for (const step of steps) {
          const gone = new Promise((done) => addEventListener("popstate", done, { once: true }));
          window.history.go(step);
          await gone;
        }
      }, steps);
    for (const [steps, title, place] of [
      [[-1, 1, -1], "ERC4337A", 1234],
      [[-1, 1, -1], "Proof of Performance", PLACE],
      [[1, 1, -1, 1], "Home", 700],
      [[-2, 1], "ERC4337A", 1234],
    ] as const) {
      await walk(...steps);
      await expect(page).toHaveTitle(pageTitle(title));
      await expect.poll(() => placeOf(page), OFTEN).toBe(place);
      expect(await settled(page)).toBe(place);
    }
  });

  test("a page opened by a link to a section shows it; to nothing that is there, its top", async ({
    page,
  }) => {
    await openPage(page, paperPath("pop"));
    await readOnTo(page, PLACE);
    await page.getByRole("banner").getByRole("link", { name: "Litepapers" }).click();
    await expect(page).toHaveURL("/#litepapers");
    await expect(page.locator("#litepapers")).toBeInViewport();
    await readOnTo(page, 500);
    await page.evaluate(() =>
      (window as unknown as { ___navigate(to: string): void }).___navigate("/litepapers/pop#nothing"),
    );
    await expect(page).toHaveTitle(pageTitle("Proof of Performance"));
    await expect.poll(() => placeOf(page), OFTEN).toBe(0);
  });

  test("the link to the page on the screen leads to its top, to a part of it there, and Back from there", async ({
    page,
  }) => {
    await openPage(page, "/?from=elsewhere");
    await readOnTo(page, 300);
    await follow(page.getByRole("banner").getByRole("link", { name: "Litepapers" }));
    await expect(page).toHaveURL("/?from=elsewhere#litepapers");
    await expect(page.locator("#litepapers")).toBeInViewport();
    await page.goBack();
    await expect.poll(() => placeOf(page), OFTEN).toBe(300);
    await follow(page.getByRole("link", { name: "HyperAgent, home" }));
    await expect(page).toHaveURL("/?from=elsewhere");
    await expect.poll(() => placeOf(page), OFTEN).toBe(0);
  });

  test("where storage is denied, places are kept as long as the page", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await openPage(page, paperPath("pop"));
    await readOnTo(page, PLACE);
    await follow(home(page));
    await expect(page).toHaveTitle(pageTitle("Home"));
    await page.goBack();
    await expect.poll(() => placeOf(page), OFTEN).toBe(PLACE);
  });
});
