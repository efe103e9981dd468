import type { Page } from "@playwright/test";
import { expect, features, test, waitForHydration } from "./specified";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const [first, second, third, , , sixth] = features;

/** What opens a feature: a button, or the summary of a native disclosure, which has no role of its own. */
const control = (page: Page, name: string) =>
  page
    .locator("button, summary")
    .filter({ has: page.getByRole("heading", { name }) })
    .or(page.getByRole("button", { name }));

const isOpen = (control: Element) =>
  control.getAttribute("aria-expanded") ?? String(control.closest("details")?.open);

/** Waits until the feature is open and no other, or none at all; what a closed one says cannot be seen. */
async function expectOpen(page: Page, open?: string): Promise<void> {
  for (const name of features) {
    await expect.poll(() => control(page, name).evaluate(isOpen), name).toBe(String(name === open));
    const text = control(page, name).locator("xpath=./following::p[normalize-space()][1]");
    await expect(text).toBeVisible({ visible: name === open });
  }
}

test("the first feature is open, then one at a time, and a click on the open one closes it", async ({
  page,
}) => {
  await page.goto("/");
  await expectOpen(page, first);
  await waitForHydration(control(page, first));
  for (const clicked of [second, sixth]) {
    await control(page, clicked).click();
    await expectOpen(page, clicked);
  }
  await control(page, sixth).click();
  await expectOpen(page);
});

test("the open feature's animation is inside it below 1024 px, and beside the list from there", async ({
  page,
}) => {
  await page.goto("/");
  await waitForHydration(control(page, second));
  await control(page, second).click();
  await expectOpen(page, second);
  const animation = page
    .getByRole("region")
    .filter({ has: control(page, second) })
    .getByRole("img");
  const place = async () => {
    const parts = [animation, control(page, second), control(page, third)];
    const [shown, heading, next] = await Promise.all(parts.map((part) => part.boundingBox()));
    if (!shown || !heading || !next) return "not to be seen";
    if (shown.x >= heading.x + heading.width || shown.x + shown.width <= heading.x) return "beside";
    return shown.y >= heading.y + heading.height && shown.y + shown.height <= next.y + 1 && "inside";
  };
  for (const width of [390, 1023, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(animation).toHaveCount(1);
    await expect.poll(place, `at ${width} px`).toBe(width < 1024 ? "inside" : "beside");
  }
});
