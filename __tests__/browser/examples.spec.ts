import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { publishedPages } from "../published-pages";
import { expect, test } from "./fixtures";
import {
  getExampleParts,
  getTableOfContents,
  moveToOtherEnd,
  openDetails,
  openPage,
  waitForFrames,
  waitForHydration,
} from "./pages";

test.use({ viewport: { width: 1024, height: 700 }, contextOptions: { reducedMotion: "reduce" } });

/** Matches texts that a wrong number or a failed drawing leaves in the page. */
const INVALID_VALUE = /NaN|Infinity|∞|undefined|null|\[object|could not be shown/;

const pagesWithExamples = publishedPages.filter(
  ({ file }) => file && readFileSync(file, "utf8").includes("<Example "),
);

for (const { path, title } of pagesWithExamples) {
  test(`each slider of ${title} changes the numbers, the drawing and the data of its example, and is undone by Reset`, async ({
    page,
  }) => {
    await openPage(page, path);
    await openDetails(page);
    for (const box of await page.locator("[data-example]").all()) {
      const { slider, reset } = getExampleParts(box);
      const states = [await readContent(box)];
      for (let end = 0; end < 2; end += 1) {
        await moveToOtherEnd(slider);
        await expect.poll(async () => (await readContent(box)).drawing).not.toBe(states.at(-1)?.drawing);
        states.push(await readContent(box));
      }
      expect(JSON.stringify(states)).not.toMatch(INVALID_VALUE);
      const [initial, firstEnd, secondEnd] = states;
      expect(secondEnd?.data).not.toBe(firstEnd?.data);
      expect(secondEnd?.numbers).not.toBe(firstEnd?.numbers);
      await reset.click();
      await expect.poll(() => readContent(box)).toEqual(initial);
    }
  });

  test(`no slider of ${title} changes its position while it is moved over its range, on a phone and on a desktop`, async ({
    page,
  }) => {
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

test("an example keeps its input after Back within the page, and resets it when the page is reloaded", async ({
  page,
}) => {
  await openPage(page, "/litepapers/agfi");
  const { slider } = getExampleParts(page.locator("[data-example]").first());
  const initialValue = await slider.inputValue();
  await moveToOtherEnd(slider);
  const changedValue = await slider.inputValue();
  expect(changedValue).not.toBe(initialValue);
  await getTableOfContents(page).getByRole("link", { name: "Conclusion" }).click();
  await expect(page).toHaveURL(/#conclusion$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await expect(slider).toHaveValue(changedValue);
  await page.reload();
  await waitForHydration(page);
  await expect(slider).toHaveValue(initialValue);
});

test("the served drawing stays while its script cannot be loaded, and the slider changes it once the script has loaded", async ({
  page,
  console,
}) => {
  console.expect(/ERR_BLOCKED_BY_CLIENT/);
  // webpack numbers the chunks of drawings and formulas, and names those that a page needs to start.
  const lazyChunks = /\/\d+-[0-9a-f]+\.js$/;
  await page.route(lazyChunks, (route) => route.abort("blockedbyclient"));
  await openPage(page, "/litepapers/pop");
  const box = page.locator("[data-example]").first();
  const { slider, drawing } = getExampleParts(box);
  await box.scrollIntoViewIfNeeded();
  await expect(drawing).toBeVisible();
  const initial = await readContent(box);
  await moveToOtherEnd(slider);
  await waitForFrames(page, 5);
  expect((await readContent(box)).drawing).toBe(initial.drawing);
  await page.unroute(lazyChunks);
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    expect((await readContent(box)).drawing).not.toBe(initial.drawing);
  }).toPass();
});

/** Returns what an example shows. */
const readContent = (box: Locator) =>
  box.evaluate((element) => {
    const join = (selector: string, getContent: (part: Element) => string | null) =>
      [...element.querySelectorAll(selector)].map(getContent).join(" ");
    return {
      drawing: join("[data-figure-part=drawing]", ({ innerHTML }) => innerHTML),
      numbers: join(".value, [data-figure-part=finding]", ({ textContent }) => textContent),
      data: join("[data-figure-part=data] td", ({ textContent }) => textContent),
      text: element.textContent,
    };
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
