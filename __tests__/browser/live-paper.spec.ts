import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { expectShown } from "./live-run";
import { contents, openFolds, openPage, overflow, paperPath } from "./pages";

const PAPER = paperPath("pop");

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function live(page: Page): Promise<void> {
  await expect(page.locator("[data-body][data-live]")).toBeAttached();
}

/** Opens the paper far from its run, comes near to it and changes the first number: its box stays as high as it was. */
async function expectNothingMoved(page: Page): Promise<void> {
  await openPage(page, PAPER);
  await openFolds(page);
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator("[data-live]")).toHaveCount(0);
  const boxes = () => page.locator(".run").evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  const served = await boxes();
  await number(page, "job.price").evaluate((element) => element.scrollIntoView({ block: "center" }));
  await live(page);
  await number(page, "job.price").focus();
  await page.keyboard.press("ArrowUp");
  await expect(backToPrint(page)).toBeVisible();
  expect(await boxes()).toEqual(served);
  await page.keyboard.press("Delete");
}

/** The first place in the text where an input stands with its unit. */
const number = (page: Page, name: string) => page.locator(`data[data-name="${name}"]`).first();

const changesOf = (page: Page) => page.getByRole("region", { name: "Changes of the run" });
const status = (page: Page) => changesOf(page).locator("> p[role=status]");
const backToPrint = (page: Page) => changesOf(page).getByRole("button", { name: "Reset to the printed run" });

/** Figures have buttons of such a name too, each with that of its number. */
const more = (page: Page) => page.getByRole("button", { name: "More", exact: true });
const editor = (page: Page) => page.locator("form").filter({ has: more(page) });

test("without a network the paper promises nothing that could be pressed; with it, all of that comes", async ({
  page,
  context,
  console,
}) => {
  console.expect(/ERR_INTERNET_DISCONNECTED/);
  await openPage(page, PAPER);
  await openFolds(page);
  const figures = page.locator("figure[data-figure]:has(.figure-task)");
  /** The lines that ask to press a number. */
  const hints = () =>
    page.evaluate(() => {
      const boxes = [...document.querySelectorAll("[data-body] .run")];
      return boxes.filter((box) => {
        const { content, visibility } = getComputedStyle(box, "::after");
        return content.includes("Press") && visibility === "visible";
      }).length;
    });
  const attack = page.locator(".run-attack").first();
  const failsOffline = async (figure: Locator) => {
    await context.setOffline(true);
    const failed = page.waitForEvent("requestfailed");
    await figure.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await failed;
    await expect(figure.locator(".figure-task")).toBeHidden();
  };
  const comesOnline = async (figure: Locator) => {
    await context.setOffline(false);
    await expect(figure.locator(".figure-task")).toBeVisible();
    await expect(figure.getByRole("slider").first()).toBeVisible();
  };

  await test.step("the paper", async () => {
    await failsOffline(figures.first());
    await expect(attack).toBeHidden();
    expect(await hints()).toBe(0);
    await comesOnline(figures.first());
    await expect(attack).toBeVisible();
    expect(await hints()).toBe(1);
  });

  await test.step("a figure of a paper that is live", async () => {
    await failsOffline(figures.last());
    await comesOnline(figures.last());
  });
});

test("a number is changed with keys and by typing, and stays changed wherever the reader goes", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 1440, height: 720 });
  await test.step("each box keeps its height when its numbers can be changed, and when the first is", () =>
    expectNothingMoved(page));

  await test.step("a number that was served as text is changed with the keys, and what follows from it follows", async () => {
    const price = number(page, "job.price");
    await price.focus();
    await expect(price).toHaveAccessibleName("P, what the buyer pays");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("PageUp");
    await expect(price).toHaveAttribute("aria-valuetext", "111\u00a0USDC, printed 100\u00a0USDC");
    await expectShown(page, { "job.price": 111 });
    await expect(backToPrint(page)).toBeInViewport({ ratio: 1 });
    await expect(status(page)).toHaveText(
      /^P, what the buyer pays: 111\sUSDC, printed 100\sUSDC\. \d+ places follow\.$/,
    );
    await page.keyboard.press("Delete");
    await expectShown(page, {});
  });

  await test.step("each box of the run is one stop of the Tab key, in which ← and → go from number to number", async () => {
    const boxes = await page.locator(".run:has([role=spinbutton])").count();
    await expect(page.locator("[role=spinbutton][tabindex='0']")).toHaveCount(boxes);
    const box = page.locator(".run", { has: page.locator("[role=spinbutton]") }).first();
    const numbers = box.locator("[role=spinbutton]");
    await numbers.first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(numbers.nth(1)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(box.locator(":focus")).toHaveCount(0);
    await page.keyboard.press("Shift+Tab");
    await expect(numbers.nth(1)).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(numbers.first()).toBeFocused();
  });

  await test.step("from either end of a number's editor the Tab key goes on from the number", async () => {
    const farDown = page.locator("[role=spinbutton]:visible").last();
    for (const key of ["Tab", "Shift+Tab"]) {
      await farDown.focus();
      await page.keyboard.press(key);
      const beside = await page.evaluateHandle(() => document.activeElement);
      await farDown.focus();
      await page.keyboard.press("Enter");
      await expect(editor(page).getByRole("textbox")).toBeFocused();
      await page.keyboard.press(key);
      await page.keyboard.press(key);
      await expect(editor(page)).toHaveCount(0);
      expect(await beside.evaluate((element) => element === document.activeElement), key).toBe(true);
    }
  });

  await test.step("a number is typed where it is pressed; what cannot be is refused in a sentence and changes nothing", async () => {
    await openFolds(page);
    const deposit = number(page, "appeal.deposit.number");
    await deposit.click();
    const field = page.getByRole("textbox", { name: "D, locked by whoever appeals" });
    await expect(field).toBeFocused();
    await page.keyboard.type("30 USDC");
    await page.keyboard.press("Enter");
    await expect(deposit).toBeFocused();
    await expectShown(page, { "appeal.deposit": 30 });
    await page.keyboard.type("500");
    await page.keyboard.press("Enter");
    await expect(field).toHaveAccessibleDescription(
      "500\u00a0USDC is not possible: “D, locked by whoever appeals” goes from 0 to 100\u00a0USDC.",
    );
    await expectShown(page, { "appeal.deposit": 30 });
    await page.keyboard.press("Escape");
    await number(page, "appeal.right").click();
    await page.keyboard.type("12.5");
    await page.keyboard.press("Enter");
    await expectShown(page, { "appeal.deposit": 30, "appeal.right": 0.125 });
  });

  await test.step("a search from a number's editor comes back to what was typed there", async () => {
    const pace = number(page, "reputation.pace");
    const field = editor(page).getByRole("textbox");
    await pace.click();
    await page.keyboard.type("12");
    await page.keyboard.press("ControlOrMeta+k");
    const search = page.getByRole("dialog", { name: "Search the litepapers" });
    await search.getByRole("combobox").click();
    await page.keyboard.press("Escape");
    await expect(search).toHaveCount(0);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("12");
    await page.keyboard.press("Escape");
    await expect(pace).toBeFocused();
  });

  await backToPrint(page).click();
  await expectShown(page, {});

  const price = number(page, "job.price");

  await test.step("the address holds what was changed, and Back is not filled with steps", async () => {
    const entries = await page.evaluate(() => window.history.length);
    await price.focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press("ArrowUp");
    await expect(page).toHaveURL(/\/litepapers\/pop\/?\?run=job\.price:105$/);
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
  });

  await test.step("a place that is linked to keeps the changes, and so does Back", async () => {
    await page.keyboard.press("ArrowUp");
    for (const [link, address] of [
      [contents(page).getByRole("link", { name: "Introduction" }), /\?run=job\.price:106#introduction$/],
      [page.locator("a[role=doc-biblioref]").first(), /\?run=job\.price:106#reference-/],
    ] as const) {
      await link.click();
      await expect(page).toHaveURL(address);
      await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
      await expect(price).toHaveAttribute("aria-valuenow", "106");
    }
    await price.focus();
    await page.keyboard.press("ArrowUp");
    await expect(page).toHaveURL(/\?run=job\.price:107#reference-/);
    await page.goBack();
    await expect(page).toHaveURL(/\?run=job\.price:106#introduction$/);
    await expectShown(page, { "job.price": 106 });
    await price.focus();
    await page.keyboard.press("ArrowUp");
    await expectShown(page, { "job.price": 107 });
  });

  await test.step("on paper the paper is the printed one, as it is without a script; a copy has both numbers", async () => {
    const paragraph = page.locator(".run p").filter({ has: price }).first();
    const served = await page.evaluate(servedOf, PAPER);
    expect(served.live).toBe(0);
    expect(served.text).toContain("100\u00a0USDC");

    await paragraph.evaluate((element) => window.getSelection()?.selectAllChildren(element));
    await page.keyboard.press("ControlOrMeta+c");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/ \(printed /);
    // Without the numbers as they are shown it is what was served.
    const words = copied.replaceAll(/\S+(?: USDC)? \(printed ([^)]+)\)/g, "$1");
    expect(words.trim()).toBe(served.text.trim().replaceAll("\u00a0", " "));

    await page.emulateMedia({ media: "print" });
    await expect(paragraph).toHaveText(served.text, { useInnerText: true });
    await expect(
      page.getByText("This run was changed on screen; what is printed here is the run as published."),
    ).toBeVisible();
    await expect(backToPrint(page)).toBeHidden();
    await price.focus();
    await expect(price).toHaveCSS("outline-style", "none");
    await expect(paragraph.locator("[data-changed]").first()).toHaveCSS("text-decoration-line", "none");
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("an address opens what was changed for whoever it is sent to, and says what the run refuses", async () => {
    await page.goto("about:blank");
    await openPage(page, `${paperPath("agfi")}?run=cover.correlation:0,loan.debt:175,time.dispute:99`);
    await live(page);
    await expectShown(page, { "cover.correlation": 0, "loan.debt": 175 });
    await expect(changesOf(page)).toContainText(": 175\u00a0USDC instead of ");
    await expect(changesOf(page)).toContainText("left out: time.dispute:99");
  });

  await test.step("a rule's word turns with the numbers, and a box whose premise is gone says so", async () => {
    const fund = page.locator(".run").filter({ has: page.locator('[data-name="cover.pool.verdict"]') });
    await expect(fund.locator('[data-name="cover.pool.verdict"] .live-now')).toHaveText("which the fund has");
    const boxes = page.locator('.run[data-premise~="loan"], .run[data-premise~="liquidation"]');
    for (const box of await boxes.all())
      await expect(box).toContainText(
        "Written for the printed run: with these numbers, the lead may owe no more than 170 USDC",
      );
  });

  await test.step("back to the printed run, the address holds nothing", async () => {
    await backToPrint(page).click();
    await expectShown(page, {});
    await expect(page).toHaveURL(/\/litepapers\/agfi\/?$/);
    await expect(backToPrint(page)).toHaveCount(0);
    await expect(page.getByText("Written for the printed run")).toHaveCount(0);
  });
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  test("a number is pressed and stepped, and its editor goes with it when the phone is turned", async ({
    page,
  }) => {
    await openPage(page, PAPER);
    await openFolds(page);
    const price = number(page, "job.price");
    await price.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await live(page);
    await price.tap();
    await more(page).tap();
    await expect(price).toHaveAttribute("aria-valuenow", "101");
    const { width, height } = (await more(page).boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await editor(page).getByRole("button", { name: "Back to 100" }).tap();
    await expect(price).toHaveAttribute("aria-valuenow", "100");
    await expect(price).toBeFocused();

    await page.setViewportSize({ width: 780, height: 360 });
    const numbers = page.locator(".run [role=spinbutton]");
    const lefts = await numbers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    await numbers.nth(lefts.indexOf(Math.max(...lefts))).tap();
    expect((await editor(page).boundingBox())?.x).toBeGreaterThan(360);
    await page.setViewportSize({ width: 360, height: 780 });
    await expect.poll(() => overflow(page)).toEqual([]);
  });
});

/** Runs in the page: what stands in a paper before any script: the price's paragraph, and how much can be changed. */
function servedOf(path: string): Promise<{ text: string; live: number }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", path);
    request.responseType = "document";
    request.onerror = reject;
    request.onload = () => {
      const served: Document = request.response;
      const price = served.querySelector('.run p data[data-name="job.price"]');
      resolve({
        text: price?.closest("p")?.textContent ?? "",
        live: served.querySelectorAll("[role=spinbutton], [data-live], [data-how]").length,
      });
    };
    request.send();
  });
}
