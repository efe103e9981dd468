/** A page that is opened at its top is laid out bit by bit while it arrives. Nobody may notice. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { holdBack, hydrated, paperPath } from "./pages";

const SCRIPTS = /\.js$/;
const SHEET = /\/sheet-[0-9a-f]+\.css$/;

test.use({ viewport: { width: 360, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

/** Keeps the page in the state in which it arrives: what is left out is laid out once the sheet is there. */
async function holdArrival(page: Page): Promise<() => Promise<void>> {
  const letSheetCome = await holdBack(page, SHEET);
  return async () => {
    letSheetCome();
    await hydrated(page);
    await expect(page.locator("html")).not.toHaveAttribute("data-arriving");
  };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await fontsLoaded(page);
}

/** Every font is there, also one that nothing has asked for yet: which of them has come decides where words stand. */
async function fontsLoaded(page: Page): Promise<void> {
  // Of those that stand in for another while it comes, a machine has some.
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())));
}

/** Of each section whether what is in it has been laid out. */
const laidOut = (page: Page) =>
  page
    .locator("section + section")
    .evaluateAll((sections) =>
      sections.map((section) => section.lastElementChild?.checkVisibility({ contentVisibilityAuto: true })),
    );

/** Of each block in the first screen whether it has been laid out. */
const inTheWindow = (page: Page) =>
  page
    .locator("main :is(h1, h2, h3, p, li, figure)")
    .evaluateAll((blocks) =>
      blocks
        .filter((block) => block.checkVisibility() && block.getBoundingClientRect().top < window.innerHeight)
        .map((block) => block.checkVisibility({ contentVisibilityAuto: true })),
    );

type Block = { name: string; box: number[] };

/** Where everything stands in the page that has been laid out, down to the first that has not. */
const blocks = (page: Page): Promise<Block[]> =>
  page.evaluate(() => {
    const all = [
      ...document.querySelectorAll("main :is(h1, h2, h3, p, li, dt, figure, form, table), footer"),
    ];
    // What is for ears alone is a pixel wide.
    const shown = all.filter((element) => element.checkVisibility() && element.clientWidth > 1);
    // Of an element that leaves out its own text, browsers say that it is visible.
    const mayLeaveOut = (element: Element) =>
      getComputedStyle(element).contentVisibility === "auto" &&
      element.getBoundingClientRect().top > window.innerHeight;
    const leftOut = shown.findIndex(
      (element) => !element.checkVisibility({ contentVisibilityAuto: true }) || mayLeaveOut(element),
    );
    return (leftOut < 0 ? shown : shown.slice(0, leftOut)).map((element) => {
      const { top, left, width, height } = element.getBoundingClientRect();
      const name = `${element.localName} ${element.textContent?.slice(0, 30)}`;
      return { name, box: [top + window.scrollY, left, width, height] };
    });
  });

/** Of the first the blocks that stand elsewhere among the second, by more than a pixel. */
function moved(before: readonly Block[], after: readonly Block[]): (Block | undefined)[][] {
  return before.flatMap((block, index) => {
    const other = after[index];
    const same = block.box.every((value, side) => Math.abs((other?.box[side] ?? Number.NaN) - value) <= 1);
    return same && block.name === other?.name ? [] : [[block, other]];
  });
}

/** Looks at a page while it arrives, when it has arrived, and when it is loaded again, which is no arrival. */
async function arriveAt(page: Page, path: string): Promise<void> {
  const release = await holdArrival(page);
  await open(page, path);
  if (path !== "/glossary")
    await test.step("what is far below is left out of the first paint, and nothing that is seen", async () => {
      expect(await inTheWindow(page)).not.toContain(false);
      expect((await laidOut(page)).at(-1)).toBe(false);
    });
  const first = await blocks(page);
  if (path === paperPath("pop"))
    await test.step("what is read while the rest is laid out stays where it is", () =>
      staysInPlace(page, release));
  else await release();
  await test.step("all is laid out before the runtime, and nothing is left of how", async () => {
    expect(await laidOut(page)).not.toContain(false);
    await expect(page.locator("section[style], section > [style]")).toHaveCount(0);
  });
  const all = await blocks(page);
  await page.unroute(SHEET);
  // With its sheet and fonts, and without scripts, it is as it was written.
  await page.route(SCRIPTS, () => undefined);
  await page.reload();
  await page.locator("head > script[src]").first().waitFor({ state: "attached" });
  await fontsLoaded(page);
  const reloaded = await blocks(page);
  await page.unroute(SCRIPTS);
  expect(first.length).toBeGreaterThan(1);
  expect(all.length).toBeGreaterThan(20);
  expect(moved(first, all), "while it arrives").toEqual([]);
  expect(moved(all, reloaded), "loaded again").toEqual([]);
  expect(reloaded).toHaveLength(all.length);
}

/** Reads on at the end of the paper while it arrives, and sees whether that stays. */
async function staysInPlace(page: Page, release: () => Promise<void>): Promise<void> {
  const heading = page.locator("#conclusion");
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  await heading.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
  // What is near the screen is laid out by itself; something further up is not.
  const above = page.locator("section:has(+ section #conclusion) > :last-child");
  const isLaidOut = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });
  await expect.poll(() => above.evaluate(isLaidOut)).toBe(true);
  expect(await page.locator("#reputation-system").evaluate(isLaidOut)).toBe(false);
  const before = await top();
  await release();
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
}

test("all comes to stand where it stands without arriving, whatever the first paint has left out", async ({
  page,
}) => {
  for (const path of ["/", "/glossary", paperPath("pop")])
    await test.step(`all of ${path} does`, () => arriveAt(page, path));
});

test("everything has its size from the start after a reload, Back or with an id in the address, once a key is pressed, and on paper", async ({
  page,
}) => {
  await page.route(SHEET, () => undefined);
  const whole = async () => {
    await expect(page.locator("html")).not.toHaveAttribute("data-arriving");
    expect(await laidOut(page)).not.toContain(false);
  };

  await test.step("with an id in the address", async () => {
    await open(page, "/#litepapers");
    await whole();
  });

  await page.goto("about:blank");
  await open(page, "/");
  await test.step("paper shows all of it, also when it is printed while it arrives", async () => {
    expect(await laidOut(page)).toContain(false);
    await page.emulateMedia({ media: "print" });
    expect(await laidOut(page)).not.toContain(false);
    await page.emulateMedia({ media: "screen" });
    await expect.poll(() => laidOut(page)).toContain(false);
  });

  await test.step("a key lays everything out at once, so that wherever it leads is there", async () => {
    await page.keyboard.press("Tab");
    expect(await laidOut(page)).not.toContain(false);
  });

  await test.step("after a reload", async () => {
    await page.reload();
    await whole();
  });

  await test.step("after Back", async () => {
    await open(page, "/glossary");
    await page.goBack();
    await whole();
  });
});
