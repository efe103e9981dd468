import type { Page } from "@playwright/test";
import { expect, features, test, waitForHydration } from "./specified";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const [first, second, third, , , sixth] = features;

/** Returns the control of a feature: a button, or the `<summary>` of a `<details>`, for which Playwright has no role. */
const getControl = (page: Page, name: string) =>
  page
    .locator("button, summary")
    .filter({ has: page.getByRole("heading", { name }) })
    .or(page.getByRole("button", { name }));

const readIsOpen = (control: Element) =>
  control.getAttribute("aria-expanded") ?? String(control.closest("details")?.open);

/** Waits until only the named feature is open, or none if no name is given, and the text of each closed one is hidden. */
async function expectOpenFeature(page: Page, openName?: string): Promise<void> {
  for (const name of features) {
    await expect
      .poll(() => getControl(page, name).evaluate(readIsOpen), name)
      .toBe(String(name === openName));
    const text = getControl(page, name).locator("xpath=./following::p[normalize-space()][1]");
    await expect(text).toBeVisible({ visible: name === openName });
  }
}

test("the first feature is open, and at most one at a time is", async ({ page }) => {
  await page.goto("/");
  await expectOpenFeature(page, first);
  await waitForHydration(getControl(page, first));
  for (const clicked of [second, sixth]) {
    await getControl(page, clicked).click();
    await expectOpenFeature(page, clicked);
  }
  await getControl(page, sixth).click();
  await expectOpenFeature(page);
});

test("the animation is inside the feature below 1024 px, and else beside the list", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(getControl(page, second));
  await getControl(page, second).click();
  await expectOpenFeature(page, second);
  const animation = page
    .getByRole("region")
    .filter({ has: getControl(page, second) })
    .getByRole("img");
  const getPlacement = async () => {
    const parts = [animation, getControl(page, second), getControl(page, third)];
    const [animationBox, controlBox, nextBox] = await Promise.all(parts.map((part) => part.boundingBox()));
    if (!animationBox || !controlBox || !nextBox) return "hidden";
    const isRight = animationBox.x >= controlBox.x + controlBox.width;
    if (isRight || animationBox.x + animationBox.width <= controlBox.x) return "beside";
    const isBelow = animationBox.y >= controlBox.y + controlBox.height;
    return isBelow && animationBox.y + animationBox.height <= nextBox.y + 1 && "inside";
  };
  for (const width of [390, 1023, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(animation).toHaveCount(1);
    await expect.poll(getPlacement, `at ${width} px`).toBe(width < 1024 ? "inside" : "beside");
  }
});
