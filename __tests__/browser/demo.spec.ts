import type { Locator, Page } from "@playwright/test";
import { RUN_PATH } from "../../src/run/published-run";
import { budgets } from "../build/budgets";
import { weighFile } from "../build/weigh";
import { expectNoViolations } from "./axe";
import { expect, test } from "./fixtures";
import { loadedFiles, openPage, overlapping, setTextSize } from "./pages";

const dialog = (page: Page) => page.getByRole("dialog", { name: "One job, eight endings" });
const status = (page: Page) => dialog(page).getByRole("status");
const count = (page: Page) => dialog(page).getByRole("heading", { name: /of 8 endings/ });
/** One in each range in which its style sheet differs. */
const windows = [
  [360, 740],
  [780, 360],
  [1024, 768],
] as const;

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

/** Which of the choices is taken at each step on the longest way to an ending, and on a short one. */
const LONGEST = [2, 0, 0, 1, 1, 0, 1];
const SHORT = [2, 0, 0, 2];
const ENDING = "fsdgpG";
/** From an ending, the next job: its two links come first. */
const NEXT = [3, ...LONGEST.slice(2)];

/** Those of the elements that are not in the window as a whole. */
const cutOff = (elements: Locator) =>
  elements.evaluateAll(async (all) => {
    if (all.length === 0) return ["all of them: there are none"];
    const entries = await new Promise<IntersectionObserverEntry[]>((done) => {
      const seen: IntersectionObserverEntry[] = [];
      const observer = new IntersectionObserver((entries) => {
        if (seen.push(...entries) < all.length) return;
        observer.disconnect();
        done(seen);
      });
      for (const element of all) observer.observe(element);
    });
    return entries
      .filter(({ intersectionRatio }) => intersectionRatio < 1)
      .map(({ target }) => target.textContent);
  });

/** Who has what: the words, and the lights of the two parties. */
const accounts = (page: Page) => dialog(page).locator("dt, dd, [data-account=buyer], [data-account=agent]");

async function openDemo(page: Page, state = ""): Promise<void> {
  await page.goto(`/#demo${state && `=${state}`}`);
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Close" })).toBeVisible();
}

/** Leads the demo, which is open, to another state by its address. */
async function leadTo(page: Page, state = ""): Promise<void> {
  const before = (await status(page).textContent()) ?? "";
  await page.goto(`/#demo${state && `=${state}`}`);
  await expect(status(page)).not.toHaveText(before);
}

/**
 * Makes the glow behind the ring as light everywhere as it is in its middle, and hides the ring and the orb: axe judges no
 * words over a gradient or a canvas, and none at all above what is blended as the orb is.
 */
const spreadGlow = (page: Page) =>
  dialog(page).evaluate((element) => {
    const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const glowing = [...element.querySelectorAll<HTMLElement>("*")].filter((part) =>
      getComputedStyle(part).backgroundImage.startsWith("radial-gradient"),
    );
    for (const part of glowing) {
      const { backgroundColor, backgroundImage } = getComputedStyle(part);
      const [glow = ""] = /(?:okl|rgb|color)[a-z]*\([^)]+\)/.exec(backgroundImage) ?? [];
      if (!context || glow === "") throw new Error(`${backgroundImage} begins with no colour.`);
      for (const colour of [backgroundColor, glow]) {
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
      }
      part.style.background = `rgb(${context.getImageData(0, 0, 1, 1).data.slice(0, 3).join(" ")})`;
    }
    for (const drawn of document.querySelectorAll<HTMLElement>("[data-orb], dialog canvas"))
      drawn.style.display = "none";
    return glowing.length;
  });

test("the demo opens under its address and is played by keyboard, and axe finds nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 780, height: 480 });
  await openPage(page, "/");
  const button = page.getByRole("button", { name: "See demo" });
  const everybody = dialog(page).getByRole("button", { name: /^Everybody/ });

  const first = new Set(await loadedFiles(page));

  await test.step("Back closes it, Forward opens it as it was left", async () => {
    await button.dblclick();
    await everybody.click();
    const later = (await loadedFiles(page)).filter((file) => !first.has(file));
    const bytes = [...later, RUN_PATH].reduce((sum, file) => sum + weighFile("public", file), 0);
    expect(bytes).toBeLessThanOrEqual(budgets.demo);
    await dialog(page)
      .getByRole("button", { name: /^I hire Lior/ })
      .click();
    await expect(page).toHaveURL("/#demo=f");
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL("/");
    await expect(button).toBeFocused();
    await page.goForward();
    await expect(status(page)).toContainText("into escrow");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL("/");
  });

  await test.step("endings are reached by keyboard alone, from one job to the next", async () => {
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page).getByRole("button", { name: /^Bea, who buys/ })).toBeFocused();
    for (const [index, path] of [SHORT, NEXT].entries()) {
      for (const tabs of path) {
        for (let tab = 0; tab < tabs; tab += 1) await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
      }
      await expect(count(page)).toHaveText(`${index + 1} of 8 endings`);
    }
  });

  await test.step("axe finds nothing at its start, at an ending and in the film", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const state of ["", "fsdgpG"]) {
      await leadTo(page, state);
      // What has been spread once stays so.
      expect(await spreadGlow(page)).toBe(state === "" ? 1 : 0);
      await expectNoViolations(page, { within: "dialog" });
    }
    await dialog(page).getByRole("button", { name: "Show all eight endings" }).click();
    await expect(count(page)).toHaveText("8 of 8 endings");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await dialog(page).getByRole("button", { name: "Watch all eight endings" }).click();
    await dialog(page).getByRole("button", { name: "Pause" }).click();
    await expectNoViolations(page, { within: "dialog" });
  });
});

/** Two taps within 300 ms are a double tap to Chromium; milliseconds. */
const DOUBLE_TAP = 400;

test.describe("under a finger", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the longest way is gone by taps, on choices that are large enough and in sight", async ({ page }) => {
    await openPage(page, "/");
    await page.getByRole("button", { name: "See demo" }).tap();
    const choices = dialog(page).locator("[data-choices] button");
    const low = () =>
      choices.evaluateAll((all) =>
        all
          .filter((button) => button.getBoundingClientRect().height < 44)
          .map(({ textContent }) => textContent),
      );
    for (const choice of LONGEST) {
      await expect.poll(() => cutOff(choices)).toEqual([]);
      expect(await low()).toEqual([]);
      await choices.nth(choice).tap();
      // A second tap before that would be one of two quick ones, which make one move.
      await page.waitForTimeout(DOUBLE_TAP);
      await expect.poll(() => cutOff(status(page))).toEqual([]);
    }
    await expect(count(page)).toHaveText("1 of 8 endings");
    await dialog(page).getByRole("button", { name: "Close" }).tap();
    await expect(dialog(page)).toHaveCount(0);
  });
});

/** Runs in the page: says what of the demo is cut off, and what crosses the open window's name. */
function faultsInDemo(): string[] {
  const dialog = document.querySelector("dialog");
  if (!dialog) throw new Error("The demo is not open.");
  const wrong: string[] = [];
  const sideways = dialog.scrollWidth - dialog.clientWidth;
  if (sideways !== 0) wrong.push(`it scrolls sideways by ${sideways} px`);
  for (const part of dialog.querySelectorAll("dt, dd, button > span"))
    if (part.getBoundingClientRect().right > window.innerWidth + 1)
      wrong.push(`“${part.textContent}” is cut off`);

  const input = dialog.querySelector<HTMLInputElement>("input[type=range]:not(:disabled)");
  const track = input?.previousElementSibling;
  // Before a delivery there is no clock.
  if (!input || !track) return wrong;
  for (const share of [0, 0.25, 0.5, 0.6, 0.7, 0.8, 0.9, 1]) {
    input.valueAsNumber = Math.round(share * Number(input.max));
    // What is set by `value` React takes for its own, and calls nobody.
    input.dispatchEvent(new Event("input", { bubbles: true }));
    const name = track.querySelector("text")?.getBoundingClientRect();
    const line = track.getBoundingClientRect();
    if (!name) throw new Error("No window is open.");
    const mark = line.left + (line.width * Number(input.value)) / Number(input.max);
    const events = [...track.querySelectorAll("circle")].map((circle) => circle.getBoundingClientRect());
    for (const x of [mark, ...events.flatMap(({ left, right }) => [left, right])])
      if (x > name.left && x < name.right)
        wrong.push(`at ${share} of the time ${x} px are in the window's name`);
    if (name.left < 0 || name.right > window.innerWidth)
      wrong.push(`at ${share} of the time the name is cut off`);
  }
  return wrong;
}

test("an address opens its state, in which all can be seen and pressed in windows of all sizes", async ({
  page,
}) => {
  const drawn = () =>
    dialog(page)
      .locator("canvas")
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await page.clock.install();
  await page.setViewportSize({ width: 780, height: 480 });
  await openDemo(page, "fsdgp");
  const opened = await drawn();

  await test.step("under reduced motion money is at once where a choice has brought it", async () => {
    await leadTo(page, "fsdg");
    await expect.poll(drawn).not.toBe(opened);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    await dialog(page)
      .getByRole("button", { name: /^I appeal to people/ })
      .click();
    // So long no movement would take that somebody could see.
    await page.clock.runFor(50);
    await expect.poll(drawn).toBe(opened);
    await page.clock.resume();
  });

  await test.step("it stands after a reload, and a link to the rule leads to its paragraph and back", async () => {
    await leadTo(page, "fsdgpG");
    await page.reload();
    await expect(status(page)).toContainText(/Bea is 130\sUSDC down, Lior 40\sUSDC up\./);
    await dialog(page).getByRole("link", { name: "In the paper" }).click();
    await expect(page).toHaveURL(/\/litepapers\/pop#p-/);
    await page.goBack();
    await expect(status(page)).toContainText(/Bea is 130\sUSDC down, Lior 40\sUSDC up\./);
  });

  await test.step("nothing is cut off or covered, and what can be pressed can be seen", async () => {
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      // With the least and the most to show, and between.
      for (const state of ["", "buyer.fx", "fsdg", ENDING]) {
        const where = `${state} at ${width} × ${height}`;
        await leadTo(page, state);
        // What an ending teaches is longer than a small window.
        if (state !== ENDING)
          await expect.poll(() => cutOff(dialog(page).locator("[data-choices] button")), where).toEqual([]);
        expect(await page.evaluate(faultsInDemo), where).toEqual([]);
        expect(await overlapping(accounts(page)), where).toEqual([]);
      }
    }
  });

  await test.step("with large text it does not scroll sideways, and its words lie over nothing", async () => {
    await setTextSize(page, 32);
    await leadTo(page, "fs");
    for (const [width, height] of [
      [320, 780],
      [780, 360],
      [1024, 768],
    ] as const) {
      const where = `at ${width} × ${height}`;
      await page.setViewportSize({ width, height });
      expect(await dialog(page).evaluate(({ scrollWidth }) => scrollWidth), where).toBe(width);
      expect(await overlapping(dialog(page).locator("h2, h3, dt, dd, figure, button")), where).toEqual([]);
    }
    await setTextSize(page, 16);
  });

  await test.step("on a small phone it opens with its name, the way out and the focused choice in sight", async () => {
    await page.goto("/");
    await page.setViewportSize({ width: 320, height: 568 });
    await openDemo(page);
    const choice = dialog(page).getByRole("button", { name: /^Bea, who buys/ });
    await expect(choice).toBeFocused();
    for (const part of [
      dialog(page).getByRole("heading", { name: "One job, eight endings" }),
      dialog(page).getByRole("button", { name: "Close" }),
      choice,
    ])
      expect(await cutOff(part)).toEqual([]);
  });
});

for (const size of [16, 32]) {
  test(`an ending that a link opens on a phone begins with its title, with text of ${size} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/demo");
    await setTextSize(page, size);
    for (const moves of ["buyer.fxt", "agent.fxdbt", ENDING]) {
      await page.goto("about:blank");
      await openDemo(page, moves);
      const ending = dialog(page).getByRole("region", { name: "The ending" });
      await expect(ending).toBeFocused();
      await expect.poll(() => cutOff(ending.getByRole("heading").first()), moves).toEqual([]);
    }
  });
}
