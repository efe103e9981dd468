import type { Locator, Page } from "@playwright/test";
import { demoTexts } from "../../src/demo/demo-texts";
import { RUN_PATH } from "../../src/example/published-run";
import { budgets } from "../build/budgets";
import { weighFile } from "../build/weigh";
import { expectNoViolations } from "./axe";
import { expect, test } from "./fixtures";
import { loadedFiles, openPage, overlapping, setTextSize } from "./pages";

const dialog = (page: Page) => page.getByRole("dialog", { name: demoTexts.title });
const status = (page: Page) => dialog(page).getByRole("status");
const choices = (page: Page) => dialog(page).locator("[data-choices] button");
/** One in each range in which its style sheet differs. */
const windows = [
  [390, 844],
  [780, 360],
  [1024, 768],
] as const;

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

/** A season of five jobs, as its buyer: all found good, accepted. */
const SCORE = `buyer.n${"fslan".repeat(5)}`;

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

/** Axe judges no words over a canvas, and none at all above what is blended as the orb is. */
const hideDrawings = (page: Page) =>
  page.locator("[data-orb], dialog canvas").evaluateAll((drawings) => {
    for (const drawing of drawings as HTMLElement[]) drawing.style.display = "none";
  });

test("the demo opens under its address and is played by keyboard, and axe finds nothing", async ({
  page,
}) => {
  await openPage(page, "/");
  const button = page.getByRole("button", { name: "See demo" });
  const first = new Set(await loadedFiles(page));

  await test.step("Back closes it, Forward opens it as it was left", async () => {
    await button.dblclick();
    const side = dialog(page).getByRole("button", { name: /^Bea, who buys/ });
    await side.click();
    const later = (await loadedFiles(page)).filter((file) => !first.has(file));
    const bytes = [...later, RUN_PATH].reduce((sum, file) => sum + weighFile("public", file), 0);
    expect(bytes).toBeLessThanOrEqual(budgets.demo);
    await dialog(page).getByRole("button", { name: "Skip to the chain" }).click();
    await dialog(page)
      .getByRole("button", { name: /^Hire Lior/ })
      .click();
    await expect(page).toHaveURL("/#demo=buyer.nf");
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

  await test.step("a season is played to its score by keyboard alone", async () => {
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(status(page)).toBeFocused();
    await page.keyboard.press("Tab");
    // Each press leads on to the first choice. More of them no season takes.
    for (let presses = 0; presses < 80; presses += 1) {
      const before = await status(page).textContent();
      await page.keyboard.press("Enter");
      await expect(status(page)).not.toHaveText(before ?? "");
      if (
        await status(page)
          .getByRole("heading", { name: /^You end/ })
          .isVisible()
      )
        break;
    }
    await expect(status(page).getByRole("heading", { name: /^You end/ })).toBeVisible();
  });

  await test.step("axe finds nothing at its start, in a choice, at an ending and at its score", async () => {
    await leadTo(page, "");
    await hideDrawings(page);
    for (const state of ["", "buyer.nfx", "buyer.nfxldbt", "buyer.nfslan", "agent.nf", SCORE]) {
      if (state !== "") await leadTo(page, state);
      await expectNoViolations(page, { within: "dialog" });
    }
  });
});

/** Two taps within 300 ms are a double tap to Chromium; milliseconds. */
const DOUBLE_TAP = 400;

test.describe("under a finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a job is played by taps, on choices that are large enough and in sight, and where one tapped is no other", async ({
    page,
  }) => {
    await openPage(page, "/");
    await page.getByRole("button", { name: "See demo" }).tap();
    const low = () =>
      choices(page).evaluateAll((all) =>
        all.flatMap((button) => (button.getBoundingClientRect().height < 44 ? button.textContent : [])),
      );
    for (const name of [
      /^Bea/,
      /^Pay/,
      /^Ask for/,
      /^Ask how/,
      /^Five jobs/,
      /^Hire/,
      /^See what/,
      /^Look/,
      /^Dispute/,
    ]) {
      await expect.poll(() => cutOff(choices(page))).toEqual([]);
      expect(await low()).toEqual([]);
      const choice = choices(page).filter({ hasText: name });
      const box = await choice.boundingBox();
      if (!box) throw new Error(`${name} cannot be tapped.`);
      await choice.tap();
      // A second tap before that would be one of two quick ones, which make one move.
      await page.waitForTimeout(DOUBLE_TAP);
      const under = await page.evaluate(
        ([x, y]) =>
          document.elementFromPoint(x, y)?.closest("[data-choices] button")?.getAttribute("data-place") ??
          "none",
        [box.x + box.width / 2, box.y + box.height / 2] as const,
      );
      expect(["none", "on"], String(name)).toContain(under);
    }
  });
});

/** Runs in the page: says what of the demo is cut off. */
function faultsInDemo(): string[] {
  const dialog = document.querySelector("dialog");
  if (!dialog) throw new Error("The demo is not open.");
  const wrong: string[] = [];
  const sideways = dialog.scrollWidth - dialog.clientWidth;
  if (sideways !== 0) wrong.push(`it scrolls sideways by ${sideways} px`);
  for (const part of dialog.querySelectorAll("dt, dd, button span"))
    if (part.getBoundingClientRect().right > window.innerWidth + 1)
      wrong.push(`“${part.textContent}” is cut off`);
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
  await openDemo(page, "buyer.nfxld");
  const opened = await drawn();

  await test.step("under reduced motion money is at once where a choice has brought it", async () => {
    await leadTo(page, "buyer.nfxl");
    await expect.poll(drawn).not.toBe(opened);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    await dialog(page)
      .getByRole("button", { name: /^Dispute it/ })
      .click();
    // So long no movement would take that somebody could see.
    await page.clock.runFor(50);
    await expect.poll(drawn).toBe(opened);
    await page.clock.resume();
  });

  await test.step("it stands after a reload, and a link to the rules leads to their section and back", async () => {
    await leadTo(page, "buyer.nfsldgpG");
    await page.reload();
    await expect(status(page)).toContainText(/The three agree with the machine/);
    await dialog(page).getByRole("link", { name: "The rules, in the paper" }).click();
    await expect(page).toHaveURL(/\/litepapers\/pop#/);
    await expect(page.locator("h2:target")).toBeVisible();
    await page.goBack();
    await expect(status(page)).toContainText(/The three agree with the machine/);
  });

  await test.step("nothing is cut off or covered, and what can be pressed can be seen", async () => {
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      // Both sides, the longest words, the agent's numbers, a dispute that may be appealed, and a second job. An ending scrolls.
      for (const state of ["", "buyer.oM", "buyer.nfx", "agent.nf", "buyer.nfxldb", "buyer.nfslan"]) {
        const where = `${state} at ${width} × ${height}`;
        await leadTo(page, state);
        await expect.poll(() => cutOff(choices(page)), where).toEqual([]);
        expect(await page.evaluate(faultsInDemo), where).toEqual([]);
        expect(await overlapping(accounts(page)), where).toEqual([]);
      }
    }
  });

  await test.step("with large text it does not scroll sideways, and its words lie over nothing", async () => {
    await setTextSize(page, 32);
    await leadTo(page, "buyer.nfx");
    for (const [width, height] of [[320, 780] as const, ...windows.slice(1)]) {
      const where = `at ${width} × ${height}`;
      await page.setViewportSize({ width, height });
      expect(await dialog(page).evaluate(({ scrollWidth }) => scrollWidth), where).toBe(width);
      expect(await overlapping(dialog(page).locator("h2, h3, dt, dd, button, p")), where).toEqual([]);
    }
    await setTextSize(page, 16);
  });

  await test.step("on a small phone it opens with its name, the way out and both sides in sight", async () => {
    await page.goto("/");
    await page.setViewportSize({ width: 320, height: 568 });
    await openDemo(page);
    for (const part of [
      dialog(page).getByRole("heading", { name: demoTexts.title }),
      dialog(page).getByRole("button", { name: "Close" }),
      choices(page),
    ])
      expect(await cutOff(part)).toEqual([]);
  });
});

test("an ending fits a phone's screen, and a link opens it at its large line, with no choice marked", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const state of ["buyer.nfsldgpG", "agent.nfxldbt", SCORE]) {
    await page.goto("about:blank");
    await openDemo(page, state);
    const headline = status(page).getByRole("heading");
    await expect(status(page)).toBeFocused();
    expect(
      await headline.evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize)),
    ).toBeGreaterThanOrEqual(31);
    await expect.poll(() => cutOff(headline), state).toEqual([]);
    await expect.poll(() => cutOff(status(page).locator("p")), state).toEqual([]);
    await expect.poll(() => cutOff(choices(page)), state).toEqual([]);
  }
});
