import type { Page } from "@playwright/test";
import { demoTexts } from "../../src/demo/demo-texts";
import { expectNoViolations } from "./axe";
import { expect, test } from "./fixtures";
import { setTextSize } from "./pages";

const market = (page: Page) => page.getByRole("dialog", { name: demoTexts.market });
const looking = (page: Page) => market(page).getByRole("slider", { name: "Price of looking" });

/** How many pixels of a canvas are drawn. */
const drawn = (page: Page, index: number) =>
  market(page)
    .locator("canvas")
    .nth(index)
    .evaluate((canvas: HTMLCanvasElement) => {
      const data = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return data.filter((value, index) => index % 4 === 3 && value > 0).length;
    });

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a still has the whole way and all people, fits a phone's width, and has no violations", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/#demo=market");
    await expect(market(page).getByRole("status")).toHaveText(/^On average/);
    for (const canvas of [0, 1]) expect(await drawn(page, canvas)).toBeGreaterThan(2000);
    await expect(market(page).getByRole("img")).toBeInViewport({ ratio: 1 });
    // Axe judges no words above what is blended as the orb is.
    await page.locator("[data-orb]").evaluate((orb: HTMLElement) => orb.style.setProperty("display", "none"));
    await expectNoViolations(page, { within: "dialog" });
    await setTextSize(page, 32);
    expect(await market(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  test("what the keyboard changes stands in the address, and a reload and Back keep it", async ({ page }) => {
    await page.goto("/#demo=market.7");
    await looking(page).focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(/#demo=market\.7\.7$/);
    await page.reload();
    await expect(looking(page)).toHaveValue("7");
    await market(page).getByRole("link", { name: "Back to the season" }).click();
    await expect(market(page)).toBeHidden();
    await page.goBack();
    await expect(looking(page)).toHaveValue("7");
  });
});

test("it moves until it is paused", async ({ page }) => {
  await page.goto("/#demo=market");
  const counts = () =>
    market(page)
      .getByText(/^(Buyers|Agents): /)
      .allTextContents();
  const first = await counts();
  await expect.poll(counts).not.toEqual(first);
  await market(page).getByRole("button", { name: "Pause" }).click();
  await expect(market(page).getByRole("button", { name: "Play" })).toBeFocused();
});
