/** A page that is opened at its top is laid out bit by bit while it arrives. Nobody may notice. */
import type { Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures";
import { hydrated, paperPath } from "./pages";

const SHEET = /\/sheet-[0-9a-f]+\.css$/;
const PAGES = ["/", paperPath("pop"), paperPath("erc4337a"), paperPath("agfi"), "/glossary"];

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

/** Keeps the page in the state in which it arrives: what is left out is laid out once the sheet is there. */
async function holdArrival(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let open = false;
  await page.route(SHEET, async (route) => {
    if (open) await route.continue();
    else waiting.push(route);
  });
  return async () => {
    open = true;
    await Promise.all(waiting.map((route) => route.continue()));
    await hydrated(page);
    await expect(page.locator("html")).not.toHaveAttribute("data-arriving");
  };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
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

/** Where everything stands in the page that has been laid out, down to the first that has not. */
const places = (page: Page) =>
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
      const place = [top + window.scrollY, left, width, height].map((value) => value.toFixed(1)).join(" ");
      return `${element.localName} ${element.textContent?.slice(0, 30)} ${place}`;
    });
  });

for (const path of ["/", paperPath("agfi")]) {
  test(`${path} leaves out of its first paint what is far below, and has it all before the runtime`, async ({
    page,
  }) => {
    const release = await holdArrival(page);
    await open(page, path);
    expect(await inTheWindow(page)).not.toContain(false);
    expect((await laidOut(page)).at(-1)).toBe(false);
    await release();
    expect(await laidOut(page)).not.toContain(false);
    await expect(page.locator("section[style], section > [style]")).toHaveCount(0);
  });
}

for (const path of PAGES) {
  for (const width of [360, 844]) {
    test(`all of ${path} comes to stand where it stands without that, in ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const release = await holdArrival(page);
      await open(page, path);
      const arriving = await places(page);
      await release();
      const arrived = await places(page);
      expect(arriving.length).toBeGreaterThan(1);
      expect(arrived.slice(0, arriving.length)).toEqual(arriving);

      await page.reload();
      await hydrated(page);
      expect(arrived.length).toBeGreaterThan(20);
      expect(arrived).toEqual(await places(page));
    });
  }
}

test("after a reload, Back or with an id in the address everything has its size from the start", async ({
  page,
}) => {
  const path = paperPath("pop");
  await page.route(SHEET, () => undefined);
  const whole = async () => {
    await expect(page.locator("html")).not.toHaveAttribute("data-arriving");
    expect(await laidOut(page)).not.toContain(false);
  };
  await open(page, `${path}#dispute-resolution`);
  await whole();
  await open(page, "/glossary");
  await open(page, path);
  expect(await laidOut(page)).toContain(false);
  await page.reload();
  await whole();
  await open(page, "/glossary");
  await page.goBack();
  await whole();
});

test("what is read while the rest is laid out stays where it is", async ({ page }) => {
  const release = await holdArrival(page);
  await open(page, paperPath("pop"));
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
});

test("a key lays everything out at once, so that wherever it leads is there", async ({ page }) => {
  await page.route(SHEET, () => undefined);
  await open(page, paperPath("pop"));
  expect(await laidOut(page)).toContain(false);
  await page.keyboard.press("Tab");
  expect(await laidOut(page)).not.toContain(false);
});

test("paper shows all of it, also when it is printed while it arrives", async ({ page }) => {
  await page.route(SHEET, () => undefined);
  await open(page, paperPath("pop"));
  await page.emulateMedia({ media: "print" });
  expect(await laidOut(page)).not.toContain(false);
});
