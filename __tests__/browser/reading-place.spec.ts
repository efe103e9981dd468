import type { Locator, Page } from "@playwright/test";
import { pageTitle } from "../../src/lib/site";
import { expect, test } from "./fixtures";
import { contents, holdBack, hydrated, openPage, paperPath, placeOf, readOnTo } from "./pages";

/** Where a reader is in these tests, in CSS px: far from every place that they go to. */
const PLACE = 3000;

/** Fonts that come late and the browser's own scroll anchoring move a place by some pixels; less than a line is no loss. */
const LINE = 20;

/** A page stands where it is to stand within a few frames. */
const OFTEN = { intervals: [20, 50, 100] };

const paper = (page: Page, slug: string) =>
  page.getByRole("navigation", { name: "Other litepapers" }).locator(`a[href="${paperPath(slug)}"]`);
const home = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Home", exact: true });

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

const inContents = (page: Page, name: string) => contents(page).getByRole("link", { name });
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

    await test.step("in the middle of a smooth jump", async () => {
      await follow(inContents(page, "Abstract"));
      await expect.poll(() => placeOf(page), OFTEN).toBeLessThan(PLACE);
      await page.goBack();
      await expectPlace(page, PLACE);
    });

    await test.step("on another page, which begins at its top", async () => {
      await follow(paper(page, "erc4337a"));
      await expect(page).toHaveTitle(pageTitle("ERC4337A"));
      await expectPlace(page, 0);
      await readOnTo(page, 1234);
      await page.goBack();
      await expect(page).toHaveTitle(pageTitle("Proof of Performance"));
      await expectPlace(page, PLACE);
      await page.goForward();
      await expect(page).toHaveTitle(pageTitle("ERC4337A"));
      await expectPlace(page, 1234);
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

test.describe("in a paper", () => {
  test.use({ viewport: { width: 1024, height: 900 }, ...reduced });

  test("Back and Forward find each place of the reader, on three pages", async ({ page }) => {
    await openPage(page, paperPath("pop"));
    await readOnTo(page, 500);
    await follow(inContents(page, "Dispute resolution"));
    await expect(page.locator("#dispute-resolution")).toBeInViewport();
    await readOnTo(page, PLACE);
    await follow(paper(page, "erc4337a"));
    await expect(page).toHaveTitle(pageTitle("ERC4337A"));
    await expectPlace(page, 0);
    await readOnTo(page, 1234);
    await follow(home(page));
    await expect(page).toHaveTitle(pageTitle("Home"));
    await expectPlace(page, 0);
    await readOnTo(page, 700);

    await test.step("one after the other", async () => {
      for (const place of [1234, PLACE, 500]) {
        await page.goBack();
        await expectPlace(page, place);
      }
      await page.goForward();
      await expectPlace(page, PLACE);
    });

    await test.step("in quick succession", async () => {
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
        [[-1, 1, -1, -1], "Proof of Performance", PLACE],
        [[2, -1], "ERC4337A", 1234],
      ] as const) {
        await walk(...steps);
        await expect(page).toHaveTitle(pageTitle(title));
        await expectPlace(page, place);
      }
    });
  });

  test("what the reader has scrolled on to stays while scripts or pages are on their way", async ({
    page,
  }) => {
    await test.step("until the scripts have come", async () => {
      const letThemCome = await holdBack(page, /\/[^/]+\.js$/);
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

    await test.step("until a page has come to which history leads", async () => {
      await page.reload();
      await hydrated(page);
      const asked = page.waitForRequest("**/page-data/index/page-data.json");
      const letItCome = await holdBack(page, "**/page-data/index/page-data.json");
      await page.evaluate(() => window.history.forward());
      await asked;
      await expectPlace(page, PLACE);
      letItCome();
      await expect(page).toHaveTitle(pageTitle("Home"));
      await expectPlace(page, 1500);
      await page.goBack();
      await expect(page).toHaveTitle(pageTitle("Proof of Performance"));
      await expectPlace(page, PLACE);
    });
  });

  test("a link to the page on the screen leads to its top or a part of it, and a broken one to a top", async ({
    page,
  }) => {
    await openPage(page, "/?from=elsewhere");
    await readOnTo(page, 300);
    await follow(page.getByRole("banner").getByRole("link", { name: "Litepapers" }));
    await expect(page).toHaveURL("/?from=elsewhere#litepapers");
    await expect(page.locator("#litepapers")).toBeInViewport();
    await page.goBack();
    await expectPlace(page, 300);
    await follow(page.getByRole("link", { name: "HyperAgent, home" }));
    await expect(page).toHaveURL("/?from=elsewhere");
    await expectPlace(page, 0);

    await readOnTo(page, 500);
    await page.evaluate(() => {
      void (window as unknown as { ___navigate(to: string): unknown }).___navigate("/litepapers/pop#nothing");
    });
    await expect(page).toHaveTitle(pageTitle("Proof of Performance"));
    await expectPlace(page, 0);
  });
});
