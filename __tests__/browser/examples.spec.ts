import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { publishedPages } from "../published-pages";
import { expect, test } from "./fixtures";
import { openPage, waitForFrames } from "./pages";

test.use({ viewport: { width: 1024, height: 700 }, contextOptions: { reducedMotion: "reduce" } });

/** Returns the slider of an `<Example>`, and its drawing: of two, the one that a window shows. */
const getExampleParts = (example: Locator) => ({
  slider: example.getByRole("slider"),
  drawing: example.locator("[data-figure-part=drawing] svg").filter({ visible: true }).first(),
});

const pagesWithExamples = publishedPages.filter(
  ({ file }) => file && readFileSync(file, "utf8").includes("<Example "),
);

for (const { path, title } of pagesWithExamples) {
  test(`no slider of ${title} changes its position while it is moved`, async ({ page }) => {
    await openPage(page, path);
    for (const size of [
      { width: 360, height: 740 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      for (const box of await page.locator("[data-example]").all()) {
        const { slider, drawing } = getExampleParts(box);
        await slider.evaluate((input) => input.scrollIntoView({ block: "center", behavior: "instant" }));
        await drawing.waitFor();
        const positions = await slider.evaluate(getPositionsOverRange);
        expect(positions, `${size.width} px, ${await slider.getAttribute("id")}`).toHaveLength(1);
      }
    }
  });
}

test("a served drawing stays until its script loads, and then changes", async ({ page, console }) => {
  console.expect(/ERR_BLOCKED_BY_CLIENT/);
  // webpack numbers the chunks of drawings and formulas, and names those that a page needs to start.
  const lazyChunks = /\/\d+-[0-9a-f]+\.js$/;
  await page.route(lazyChunks, (route) => route.abort("blockedbyclient"));
  await openPage(page, "/litepapers/pop");
  const box = page.locator("[data-example]").first();
  const { slider, drawing } = getExampleParts(box);
  await box.scrollIntoViewIfNeeded();
  await expect(drawing).toBeVisible();
  // The last digits of a number that Node has drawn and one that Chromium draws may differ.
  const readDrawing = () =>
    drawing.evaluate(({ outerHTML }) =>
      outerHTML.replaceAll(/\d+\.\d+/g, (number) => Number(number).toFixed(2)),
    );
  const served = await readDrawing();
  await slider.press("Home");
  await waitForFrames(page, 5);
  expect(await readDrawing()).toBe(served);
  await page.unroute(lazyChunks);
  await slider.press("End");
  await expect.poll(readDrawing).not.toBe(served);
});

/**
 * Runs in the page. Moves a slider from end to end in twelve moves or fewer, and returns the distinct
 * positions of it, its label and its button.
 */
async function getPositionsOverRange(element: Element): Promise<string[]> {
  const input = element as HTMLInputElement;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  const parts = [input, ...(input.parentElement?.children ?? [])].filter((part) => part.tagName !== "OUTPUT");
  const positions = new Set<string>();
  const [min, max] = [Number(input.min), Number(input.max)];
  const moves = Math.min(12, Math.round((max - min) / Number(input.step)));
  // Move -1 is the position before the first change. The input rounds a value to its nearest step.
  for (let move = -1; move <= moves; move += 1) {
    if (move >= 0) setValue?.call(input, min + (move / moves) * (max - min));
    if (move >= 0) input.dispatchEvent(new Event("input", { bubbles: true }));
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const boxes = parts.map((part) => part.getBoundingClientRect());
    positions.add(boxes.map(({ x, y, width }) => [x, y, width].map(Math.round).join(" ")).join(", "));
  }
  return [...positions];
}
