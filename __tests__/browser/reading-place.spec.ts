import type { Locator, Page } from "@playwright/test";
import { pageTitle } from "../../src/site/site";
import { expect, test } from "./fixtures";
import { contents, holdBack, hydrated, openPage, paperPath, placeOf, readOnTo } from "./pages";

/** Where a reader is in these tests, in CSS px: far from every place that they go to. */
const PLACE = 3000;

/** A browser restores a place before the page has its fonts, with which a line or two break otherwise. */
const NEAR = 64;

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

/** The page comes to where it is to stand, within two lines, and is still there at a second look. */
async function expectPlace(page: Page, place: number): Promise<void> {
  let looks = 0;
  const near = async () => {
    looks = Math.abs((await placeOf(page)) - place) < NEAR ? looks + 1 : 0;
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
      for (const place of [1234, PLACE]) {
        await page.goBack();
        await expectPlace(page, place);
      }
      await page.goForward();
      await expect(page).toHaveTitle(pageTitle("ERC4337A"));
      await expectPlace(page, 1234);
    });
  });
});

test.describe("while scripts are on their way", () => {
  test.use({ viewport: { width: 1024, height: 900 }, ...reduced });

  test("what the reader has scrolled on to stays", async ({ page }) => {
    const letThemCome = await holdBack(page, /\/[^/]+\.js$/);
    await page.goto(`${paperPath("pop")}#introduction`);
    await expect(page.locator("#introduction")).toBeInViewport();
    await readOnTo(page, PLACE);
    letThemCome();
    await hydrated(page);
    await expectPlace(page, PLACE);
  });
});
