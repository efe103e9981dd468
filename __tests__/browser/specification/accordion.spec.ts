import type { Page } from "@playwright/test";
import { expect, features, taken, test } from "./specified";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const [first, second, third, , , sixth] = features;

const button = (page: Page, name: string) => page.getByRole("button", { name });

/** Waits until the feature is open and no other, or none at all; what a closed one says cannot be seen. */
async function expectOpen(page: Page, open?: string): Promise<void> {
  for (const name of features) {
    await expect(button(page, name)).toHaveAttribute("aria-expanded", String(name === open));
    const panel = await button(page, name).getAttribute("aria-controls");
    await expect(page.locator(`[id="${panel}"]`)).toBeVisible({ visible: name === open });
  }
}

test("the first feature is open, then one at a time, and a click on the open one closes it", async ({
  page,
}) => {
  await page.goto("/");
  await expectOpen(page, first);
  await taken(button(page, first));
  for (const clicked of [second, sixth]) {
    await button(page, clicked).click();
    await expectOpen(page, clicked);
  }
  await button(page, sixth).click();
  await expectOpen(page);
});

test("the open feature's animation is inside it below 1024 px, and beside the list from there", async ({
  page,
}) => {
  await page.goto("/");
  await taken(button(page, second));
  await button(page, second).click();
  await expectOpen(page, second);
  const animation = page
    .getByRole("region")
    .filter({ has: button(page, second) })
    .getByRole("img");
  const place = async () => {
    const parts = [animation, button(page, second), button(page, third)];
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
