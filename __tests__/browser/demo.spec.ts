import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { expect, test } from "./fixtures";
import { frames, openPage, overlapping } from "./pages";

const dialog = (page: Page) => page.getByRole("dialog", { name: "One job, eight endings" });
const status = (page: Page) => dialog(page).getByRole("status");
const count = (page: Page) => dialog(page).getByRole("heading", { name: /of 8 endings/ });
const windows = [
  [360, 740],
  [780, 360],
  [1024, 768],
  [1440, 900],
] as const;

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

/** The ways to all endings, one after the other: which of the choices is taken at each step. */
const endings = [[0], [2], [1, 0, 1], [1, 0, 0, 0], [1, 0, 0, 1], [1, 1, 1], [1, 1, 0, 0], [1, 1, 0, 1]].map(
  (path) => [0, 0, ...path],
);

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

test("See demo opens it under its address, Back closes it, and all eight endings are reached by keyboard alone; axe finds nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 780, height: 480 });
  await openPage(page, "/");
  const button = page.getByRole("button", { name: "See demo" });

  await test.step("Back closes it, Forward opens it as it was left", async () => {
    await button.click();
    await expect(dialog(page)).toBeVisible();
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

  await test.step("pressed twice, it opens once, and again after that, also straight after Escape", async () => {
    await button.dblclick();
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL("/");
    await expect(dialog(page)).toHaveCount(0);
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole("button", { name: /^I hire Lior/ })).toBeFocused();
    await Promise.all([page.keyboard.press("Escape"), page.keyboard.press("Enter")]);
    await frames(page, 2);
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL("/#demo");
  });

  await test.step("all eight endings are reached by keyboard alone, from one job to the next", async () => {
    await expect(dialog(page).getByRole("button", { name: /^I hire Lior/ })).toBeFocused();
    for (const [index, path] of endings.entries()) {
      for (const tabs of path) {
        for (let tab = 0; tab < tabs; tab += 1) await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
      }
      await expect(count(page)).toHaveText(`${index + 1} of 8 endings`);
    }
  });

  await test.step("axe finds nothing at its start, in the middle and at an ending", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const state of ["", "fsd", "fsdgpG"]) {
      await leadTo(page, state);
      // What has been spread once stays so.
      expect(await spreadGlow(page)).toBe(state === "" ? 1 : 0);
      await expectNoViolations(page, { within: "dialog" });
    }
  });

  await test.step("all eight are shown at once, and axe finds nothing in the film", async () => {
    await leadTo(page);
    await expect(count(page)).not.toHaveText("8 of 8 endings");
    await dialog(page).getByRole("button", { name: "Show all eight" }).click();
    await expect(count(page)).toHaveText("8 of 8 endings");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await dialog(page).getByRole("button", { name: "Play all eight" }).click();
    await dialog(page).getByRole("button", { name: "Pause" }).click();
    await expectNoViolations(page, { within: "dialog" });
  });
});

/** Two taps within 300 ms are a double tap to Chromium; milliseconds. */
const DOUBLE_TAP = 400;

test.describe("under a finger", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the shortest way to an ending and the longest are gone by taps, on choices that are large enough and in sight", async ({
    page,
  }) => {
    await openPage(page, "/");
    await page.getByRole("button", { name: "See demo" }).tap();
    const choices = dialog(page).locator("[data-actor] button");
    const low = () =>
      choices.evaluateAll((all) =>
        all
          .filter((button) => button.getBoundingClientRect().height < 44)
          .map(({ textContent }) => textContent),
      );
    for (const [index, path] of [endings[0] ?? [], endings.at(-1) ?? []].entries()) {
      for (const choice of path) {
        await expect.poll(() => cutOff(choices)).toEqual([]);
        expect(await low()).toEqual([]);
        await choices.nth(choice).tap();
        // A second tap before that would be one of two quick ones, which make one move.
        await page.waitForTimeout(DOUBLE_TAP);
        await expect.poll(() => cutOff(status(page))).toEqual([]);
      }
      await expect(count(page)).toHaveText(`${index + 1} of 8 endings`);
    }
    const ended = (await status(page).textContent()) ?? "";
    await dialog(page).getByRole("button", { name: "Undo" }).tap();
    await expect(status(page)).not.toHaveText(ended);
    await dialog(page).getByRole("button", { name: "Close" }).tap();
    await expect(dialog(page)).toHaveCount(0);
  });
});

/**
 * Runs in the page, in one window: leads to each of the states, and says what is wrong there: what can be pressed and is not
 * to be seen as a whole, what is cut off or lies over other words, and what crosses the open window's name.
 */
async function faultsIn(states: readonly string[]): Promise<string[]> {
  const dialog = document.querySelector("dialog");
  const status = dialog?.querySelector("[role=status]");
  const input = dialog?.querySelector<HTMLInputElement>("input[type=range]");
  const track = input?.previousElementSibling;
  if (!dialog || !status || !input || !track) throw new Error("The demo is not open.");
  const wrong: string[] = [];
  for (const state of states) {
    const note = (fault: string) => wrong.push(`${state}: ${fault}`);
    const address = `#demo${state && `=${state}`}`;
    const before = status.textContent;
    if (location.hash !== address) {
      location.hash = address;
      const end = performance.now() + 10_000;
      while (status.textContent === before) {
        if (performance.now() > end) throw new Error(`${address} leads nowhere.`);
        await new Promise((next) => setTimeout(next, 4));
      }
    }
    const buttons = [...dialog.querySelectorAll("button")];
    const entries = await new Promise<IntersectionObserverEntry[]>((done) => {
      const seen: IntersectionObserverEntry[] = [];
      const observer = new IntersectionObserver((entries) => {
        if (seen.push(...entries) < buttons.length) return;
        observer.disconnect();
        done(seen);
      });
      for (const button of buttons) observer.observe(button);
    });
    for (const { intersectionRatio, target } of entries)
      if (intersectionRatio < 1) note(`“${target.textContent}” is not to be seen as a whole`);
    const sideways = dialog.scrollWidth - dialog.clientWidth;
    if (sideways !== 0) note(`it scrolls sideways by ${sideways} px`);
    for (const part of dialog.querySelectorAll("dt, dd, button > span"))
      if (part.getBoundingClientRect().right > window.innerWidth) note(`“${part.textContent}” is cut off`);

    if (input.disabled) continue;
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
        if (x > name.left && x < name.right) note(`at ${share} of the time ${x} px are in the window's name`);
      if (name.left < 0 || name.right > window.innerWidth)
        note(`at ${share} of the time the name is cut off`);
    }
  }
  return wrong;
}

test("an address opens its state, in which everything can be seen and pressed in windows of all sizes", async ({
  page,
}) => {
  const drawn = () =>
    dialog(page)
      .locator("canvas")
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await page.setViewportSize({ width: 780, height: 480 });
  await openDemo(page, "fsdgp");
  const opened = await drawn();

  await test.step("under reduced motion money is at once where a choice has brought it, as it is where an address opens the same", async () => {
    await leadTo(page, "fsdg");
    await expect.poll(drawn).not.toBe(opened);
    await dialog(page)
      .getByRole("button", { name: /^I appeal/ })
      .click();
    await frames(page, 2);
    expect(await drawn()).toBe(opened);
  });

  await test.step("an address opens its state, also after a reload, and a link to the rule leads to its paragraph", async () => {
    await leadTo(page, "fsdgpG");
    await expect(status(page)).toContainText("Bea ends at −130, Lior at 100.");
    await page.reload();
    await expect(status(page)).toContainText("Bea ends at −130, Lior at 100.");
    await dialog(page).getByRole("link", { name: "In the paper" }).click();
    await expect(page).toHaveURL(/\/litepapers\/pop#p-/);
    await page.goBack();
    await expect(status(page)).toContainText("Bea ends at −130, Lior at 100.");
  });

  await test.step("nothing is cut off, lies over other words or crosses the open window's name, and what can be pressed can be seen", async () => {
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      // Where there is little room, in each state; where there is more, in those with the least and the most to show.
      const states = width < 1024 ? ["", "fs", "fsd", "fsdg", "fsdgp", "fsdgpG"] : ["", "fsdg", "fsdgpG"];
      for (const state of states) {
        const where = `${state} at ${width} × ${height}`;
        expect(await page.evaluate(faultsIn, [state]), where).toEqual([]);
        expect(await overlapping(accounts(page)), where).toEqual([]);
      }
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the button leads to the same story with all eight endings", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "See demo" }).click();
    await expect(page).toHaveURL(/\/demo\??$/);
    await expect(page.getByRole("heading", { level: 1, name: "One job, eight endings" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: /^[1-8]\. / })).toHaveCount(8);
    const links = page.getByRole("link", { name: "Open in the demo" });
    await expect(links).toHaveCount(8);
    const besideItsLine = await links.evaluateAll((all) =>
      all.flatMap((link) => {
        const [text, own] = [link.previousSibling, link.firstChild].map((node) => {
          const range = document.createRange();
          if (node) range.selectNodeContents(node);
          return range.getBoundingClientRect();
        });
        return text && own && own.left > text.right ? own.bottom - text.bottom : [];
      }),
    );
    expect(besideItsLine.length).toBeGreaterThan(0);
    for (const offset of besideItsLine) expect(Math.abs(offset)).toBeLessThan(0.5);
  });
});
