import type { Page } from "@playwright/test";
import { expect, features, taken, test } from "./specified";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name });

/** Waits until the feature is open and no other, or none at all; what a closed one says cannot be seen. */
async function expectOpen(page: Page, open?: string): Promise<void> {
  for (const name of features) {
    await expect(button(page, name)).toHaveAttribute("aria-expanded", String(name === open));
    const panel = await button(page, name).getAttribute("aria-controls");
    await expect(page.locator(`[id="${panel}"]`)).toBeVisible({ visible: name === open });
  }
}

test("the first feature is open, one is open at a time, and a click on the open one closes it", async ({
  page,
}) => {
  await page.goto("/");
  const [first, second, , , , last] = features;
  await expectOpen(page, first);
  await taken(button(page, first));
  await button(page, second).click();
  await expectOpen(page, second);
  await button(page, last).click();
  await expectOpen(page, last);
  await button(page, last).click();
  await expectOpen(page);
  await button(page, first).click();
  await expectOpen(page, first);
});

test("the open feature's animation is inside the item below 1024 px, and beside the list from there", async ({
  page,
}) => {
  await page.goto("/");
  const [first, second, third] = features;
  await taken(button(page, second));
  const list = page.getByRole("region").filter({ has: button(page, first) });
  const animation = list.getByRole("img");
  for (const name of [first, second]) {
    if (name !== first) await button(page, name).click();
    await expectOpen(page, name);
    const next = button(page, name === first ? second : third);
    for (const [width, inline] of [
      [390, true],
      [1023, true],
      [1024, false],
      [1440, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(animation).toHaveCount(1);
      await expect(async () => {
        const [shown, heading, following] = [
          await animation.boundingBox(),
          await button(page, name).boundingBox(),
          await next.boundingBox(),
        ];
        if (!shown || !heading || !following) throw new Error("Something of the list cannot be seen.");
        const within = shown.y >= heading.y + heading.height && shown.y + shown.height <= following.y + 1;
        const beside = shown.x >= heading.x + heading.width || shown.x + shown.width <= heading.x;
        expect({ within, beside }, `at ${width} px`).toEqual(
          inline ? { within: true, beside: false } : { within: expect.any(Boolean), beside: true },
        );
      }).toPass({ timeout: 20_000 });
    }
  }
});
