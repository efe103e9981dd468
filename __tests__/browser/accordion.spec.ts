/** Of the six features, what only a browser knows: places on the screen, its own search, history and reloads. */
import type { Locator, Page } from "@playwright/test";
import { protocolFeatures } from "../../src/landing/features";
import { labelFaults } from "./drawings";
import { expect, test } from "./fixtures";
import { openDrawing, openPage, paperPath } from "./pages";

const [first, second, third] = protocolFeatures;
const last = protocolFeatures.at(-1);
if (!first || !second || !third || !last) throw new Error("The accordion has at least three items.");

// The orb, drawn in software, would take the frames.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    // The empty page that comes first has no storage.
    if (window.origin !== "null") window.sessionStorage.setItem("motion", "paused");
  }),
);

const button = (page: Page, { title }: { title: string }) => page.getByRole("button", { name: title });
const panel = (page: Page, { id }: { id: string }) => page.locator(`#${id}-panel`);

/** Where an element's top stands in the window. */
const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);

/** Waits until exactly these items are open, and their texts alone are to be seen. */
async function expectOpen(page: Page, ids: readonly string[]): Promise<void> {
  const open = page.locator("[id] > h3 button[aria-expanded=true]");
  await expect(open).toHaveCount(ids.length);
  for (const { id } of protocolFeatures)
    await expect(page.locator(`#${id}-panel`)).toBeVisible({ visible: ids.includes(id) });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("an item that is opened stays where it was on the screen", async ({ page }) => {
    await openPage(page, "/");
    for (const [feature, press] of [
      [second, (heading: Locator) => heading.click()],
      [last, (heading: Locator) => heading.press("Enter")],
      [third, (heading: Locator) => heading.click()],
    ] as const) {
      const heading = button(page, feature);
      await heading.scrollIntoViewIfNeeded();
      const before = await topOf(heading);
      await press(heading);
      await expectOpen(page, [feature.id]);
      expect(Math.abs((await topOf(heading)) - before), feature.title).toBeLessThan(2);
    }
  });

  test("a link to an item and a find in the page open it, in sight", async ({ page }) => {
    await openPage(page, `/#${third.id}`);
    await expectOpen(page, [third.id]);
    await expect(button(page, third)).toBeInViewport();

    await page.evaluate((id) => window.location.assign(`#${id}`), second.id);
    await expectOpen(page, [second.id]);
    await expect(button(page, second)).toBeInViewport();

    // Going to an element reveals it by the same steps as finding text in it: `beforematch`, then the panel is shown.
    await page.evaluate((id) => window.location.assign(`#${id}-panel`), last.id);
    await expectOpen(page, [last.id]);
    await expect(panel(page, last)).toBeInViewport();
    await button(page, last).click();
    await expect(panel(page, last)).toHaveAttribute("hidden", "until-found");
  });

  test("the item that was open is open again, after a reload and after Back", async ({ page }) => {
    await openPage(page, "/");

    await test.step("after a reload", async () => {
      await button(page, last).click();
      await page.reload();
      await expectOpen(page, [last.id]);
    });

    await test.step("but a visit of its own begins with the first", async () => {
      await page.goto("/glossary");
      await openPage(page, "/");
      await expectOpen(page, [first.id]);
    });

    await test.step("after Back from a paper that it led to, at the same place", async () => {
      await button(page, third).click();
      const more = panel(page, third).getByRole("link");
      await more.scrollIntoViewIfNeeded();
      const place = await topOf(button(page, third));
      await more.click();
      await expect(page).toHaveURL(new RegExp(paperPath(third.paper?.slug ?? "")));
      await expect(page.locator("article h2").first()).toBeAttached();
      await page.goBack();
      await expectOpen(page, [third.id]);
      await expect.poll(async () => Math.abs((await topOf(button(page, third))) - place)).toBeLessThan(2);
    });
  });
});

test("the drawings stand below, beside or outside their texts, can be read at any width, and move once, for five seconds at most, unless less motion is asked for", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openPage(page, "/");
  for (const [width, where] of [
    [360, "below the text"],
    [768, "beside the text"],
    [1023, "beside the text"],
    [1024, "beside the list"],
  ] as const)
    await test.step(`at ${width} px the open item's drawing stands ${where}`, async () => {
      await page.setViewportSize({ width, height: 900 });
      for (const feature of [second, last]) {
        const drawing = await openDrawing(page, feature);
        const [drawn, text, heading] = await Promise.all(
          [drawing, panel(page, feature), button(page, feature)].map((part) => part.boundingBox()),
        );
        if (!drawn || !text || !heading) throw new Error(`A part of “${feature.title}” is not drawn.`);
        if (where === "below the text") expect(drawn.y).toBeGreaterThan(text.y + text.height - 2);
        else expect(drawn.x).toBeGreaterThan(text.x + text.width - 2);
        if (where === "beside the list") expect(drawn.x).toBeGreaterThan(heading.x + heading.width - 2);
      }
    });

  await page.emulateMedia({ reducedMotion: "reduce" });
  const drawings = page.locator("[data-drawing] svg, [data-shown] [role=img]");
  await expect(drawings).toHaveCount(9);
  for (const width of [320, 768, 1024, 2560])
    await test.step(`at ${width} px the words of all drawings can be read`, async () => {
      await page.setViewportSize({ width, height: 900 });
      expect(await labelFaults(drawings)).toEqual([]);
    });

  await page.setViewportSize({ width: 390, height: 600 });
  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    await page.emulateMedia({ reducedMotion });
    if (reducedMotion === "no-preference") await page.getByRole("button", { name: "Play motion" }).click();
    for (const feature of protocolFeatures) {
      const drawing = await openDrawing(page, feature);
      // What moves longer needs a control of its own (WCAG 2.2.2).
      const ends = () =>
        drawing.evaluate((element) => {
          const moves = element.getAnimations({ subtree: true });
          return Math.max(0, ...moves.map(({ effect }) => Number(effect?.getComputedTiming().endTime)));
        });
      const most = reducedMotion === "no-preference" ? 5000 : 0;
      await expect.poll(ends, `“${feature.title}” moves`).toBeGreaterThan(most - 4000);
      expect(await ends(), feature.title).toBeLessThanOrEqual(most);
    }
  }
});
