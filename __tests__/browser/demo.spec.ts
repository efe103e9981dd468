import type { Page } from "@playwright/test";
import { expectNoViolationsInBothThemes } from "./axe";
import { expect, test } from "./fixtures";
import { findOverflow, openPage, setTextSize, waitForFrames } from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Returns the distance of the first control from the top of the page. */
async function getControlTop(page: Page): Promise<number> {
  await waitForFrames(page, 2);
  const control = page.locator("main section button").first();
  return control.evaluate((button) => Math.round(button.getBoundingClientRect().top + window.scrollY));
}

for (const { width, height, textSize } of [
  { width: 320, height: 640, textSize: 32 },
  { width: 390, height: 844, textSize: 16 },
  { width: 780, height: 360, textSize: 16 },
  { width: 1440, height: 900, textSize: 16 },
])
  test(`the keyboard leads through all rounds at ${width} px, text ${textSize} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await setTextSize(page, textSize);
    await openPage(page, "/demo");
    await page.locator("main section button").first().focus();
    const tops = new Set<number>();
    for (let round = 1; round <= 8; round += 1) {
      tops.add(await getControlTop(page));
      if (width === 390 && round < 6)
        await expect(page.locator("main section button").nth(1)).toBeInViewport({ ratio: 1 });
      // From round 6 on all options but the last are refused.
      const presses = round >= 6 ? await page.locator("main section button").count() : 1;
      for (let press = 1; press <= presses; press += 1) {
        if (press > 1) await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
      }
      await waitForFrames(page, 2);
      expect(await findOverflow(page), `after round ${round}`).toEqual([]);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
    }
    // The text above a control has room for the longest one, unless it is very large.
    if (textSize === 16) expect([...tops]).toHaveLength(1);
    await expect(page.getByRole("slider").first()).toBeFocused();
    expect(await findOverflow(page)).toEqual([]);
    if (width === 1440) await expectNoViolationsInBothThemes(page, "main");
  });

test("addresses of the demo's dialog lead to its page", async ({ page }) => {
  await page.goto("/#demo=buyer.2.check");
  await expect(page).toHaveURL(/\/demo\/?$/);
});
