/** What is live in a paper: the `<Example>` boxes, each with a slider, a drawing, its data and numbers in sentences. */
import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures";
import {
  getExampleParts,
  getTableOfContents,
  moveToOtherEnd,
  openDetails,
  openPage,
  papers,
  waitForFrames,
  waitForHydration,
} from "./pages";

test.use({ viewport: { width: 1024, height: 700 }, contextOptions: { reducedMotion: "reduce" } });

/** What no reader may see of a number. */
const NO_NUMBER = /NaN|Infinity|∞|undefined|null|\[object|could not be shown/;

for (const { path, title } of papers) {
  test(`each slider of ${title} changes the numbers, the drawing and the data of its box, shows no error over its range, and is taken back by Reset`, async ({
    page,
  }) => {
    await openPage(page, path);
    await openDetails(page);
    for (const box of await page.locator("[data-example]").all()) {
      const { slider, reset } = getExampleParts(box);
      await expect(reset).toBeDisabled();
      const others = await shownIn(page.locator("[data-body]"), "[data-example]");
      const served = await shownIn(box);
      const seen = [served];
      for (let end = 0; end < 2; end += 1) {
        await moveToOtherEnd(slider);
        await expect.poll(async () => (await shownIn(box)).drawing).not.toBe(seen.at(-1)?.drawing);
        seen.push(await shownIn(box));
      }
      await slider.evaluate(moveTo, 0.5);
      await expect.poll(async () => (await shownIn(box)).drawing).not.toBe(seen.at(-1)?.drawing);
      seen.push(await shownIn(box));
      for (const { drawing, numbers, data, text } of seen) {
        expect(drawing + data + text).not.toMatch(NO_NUMBER);
        if (served.numbers !== "") expect(numbers).not.toBe("");
      }
      const [, oneEnd, otherEnd] = seen;
      expect(otherEnd?.data).not.toBe(oneEnd?.data);
      expect(otherEnd?.numbers).not.toBe(oneEnd?.numbers);
      await reset.click();
      await expect.poll(() => shownIn(box)).toEqual(served);
      await expect(reset).toBeDisabled();
      expect(await shownIn(page.locator("[data-body]"), "[data-example]"), "outside").toEqual(others);
    }
  });

  test(`no slider of ${title} moves while it is used, over its whole range, on a phone and on a desk`, async ({
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
        const places = await slider.evaluate(placesOverRange);
        expect(places, `${size.width} px, ${await slider.getAttribute("id")}`).toHaveLength(1);
      }
    }
  });
}

test("a box keeps its numbers when Back leads to it within the page, and begins anew when the page is loaded anew", async ({
  page,
}) => {
  await openPage(page, "/litepapers/agfi");
  const { slider } = getExampleParts(page.locator("[data-example]").first());
  const given = await slider.inputValue();
  await moveToOtherEnd(slider);
  const set = await slider.inputValue();
  expect(set).not.toBe(given);
  await getTableOfContents(page).getByRole("link", { name: "Conclusion" }).click();
  await expect(page).toHaveURL(/#conclusion$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await expect(slider).toHaveValue(set);
  await page.reload();
  await waitForHydration(page);
  await expect(slider).toHaveValue(given);
});

test("where a drawing's script does not come, the drawing that was served stays; when it comes, the slider changes it", async ({
  page,
  console,
}) => {
  console.expect(/ERR_BLOCKED_BY_CLIENT/);
  // Drawings and formulas are files that webpack numbers; what a page needs to begin has names.
  const numbered = /\/\d+-[0-9a-f]+\.js$/;
  await page.route(numbered, (route) => route.abort("blockedbyclient"));
  await openPage(page, "/litepapers/pop");
  const box = page.locator("[data-example]").first();
  const { slider, drawing } = getExampleParts(box);
  await box.scrollIntoViewIfNeeded();
  await expect(drawing).toBeVisible();
  const served = await shownIn(box);
  await moveToOtherEnd(slider);
  await waitForFrames(page, 5);
  expect((await shownIn(box)).drawing).toBe(served.drawing);
  await page.unroute(numbered);
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    expect((await shownIn(box)).drawing).not.toBe(served.drawing);
  }).toPass();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, title } of papers)
    test(`${title} has its drawings, its numbers and its data, and nothing to press that would not answer`, async ({
      page,
    }) => {
      await page.goto(path);
      for (const box of await page.locator("[data-example]").all()) {
        await expect(getExampleParts(box).drawing).toBeVisible();
        for (const value of await box.locator(".value").allTextContents()) expect(value).toMatch(/\d/);
        await box.locator("[data-figure-part=data] summary").click();
        await expect(box.getByRole("row").nth(1)).toBeVisible();
      }
      await expect(
        page.locator("main").locator("button, [type=range], [type=search]").filter({ visible: true }),
      ).toHaveCount(0);
    });
});

type Shown = { drawing: string; numbers: string; data: string; text: string };

/** What a part of a page shows, without some of its parts. */
const shownIn = (part: Locator, without?: string): Promise<Shown> =>
  part.evaluate((element, without) => {
    const copy = element.cloneNode(true) as Element;
    for (const left of without ? copy.querySelectorAll(without) : []) left.remove();
    const all = (selector: string, of: (part: Element) => string | null) =>
      [...copy.querySelectorAll(selector)].map(of).join(" ");
    return {
      drawing: all("[data-figure-part=drawing]", ({ innerHTML }) => innerHTML),
      numbers: all(".value, [data-figure-part=finding]", ({ textContent }) => textContent),
      data: all("[data-figure-part=data] td", ({ textContent }) => textContent),
      text: copy.textContent ?? "",
    };
  }, without);

/** Runs in the page: sets a slider to a share of its range, as a finger does. */
function moveTo(element: Element, share: number): void {
  const input = element as HTMLInputElement;
  const [least, most] = [Number(input.min), Number(input.max)];
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(
    input,
    least + share * (most - least),
  );
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Runs in the page: where in the window a slider lies, its name, its number and its button too, at each of its steps. */
async function placesOverRange(element: Element): Promise<string[]> {
  const input = element as HTMLInputElement;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  const parts = [input, ...(input.parentElement?.children ?? [])].filter((part) => part.tagName !== "OUTPUT");
  const places = new Set<string>();
  const [least, most] = [Number(input.min), Number(input.max)];
  const steps = Math.round((most - least) / Number(input.step));
  // Where it lies before the first change counts too.
  for (let step = -1; step <= steps; step += 1) {
    if (step >= 0) set?.call(input, least + step * Number(input.step));
    if (step >= 0) input.dispatchEvent(new Event("input", { bubbles: true }));
    for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
    const boxes = parts.map((part) => part.getBoundingClientRect());
    places.add(boxes.map(({ x, y, width }) => [x, y, width].map(Math.round).join(" ")).join(", "));
  }
  return [...places];
}
