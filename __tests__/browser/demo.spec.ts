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
  [1180, 800],
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

test("See demo opens it under its address; Back closes it, Forward opens it as it was left", async ({
  page,
}) => {
  await openPage(page, "/");
  const button = page.getByRole("button", { name: "See demo" });
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

  await test.step("pressed twice, it opens once, and again after that", async () => {
    await button.dblclick();
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL("/");
    await expect(dialog(page)).toHaveCount(0);
    await button.click();
    await expect(dialog(page)).toBeVisible();
  });
});

test("all eight endings are reached by keyboard alone, from one job to the next", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("button", { name: "See demo" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("button", { name: /^I hire Lior/ })).toBeFocused();
  for (const [index, path] of endings.entries()) {
    for (const tabs of path) {
      for (let tab = 0; tab < tabs; tab += 1) await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
    }
    await expect(count(page)).toHaveText(`${index + 1} of 8 endings`);
  }
});

test.describe("under a finger", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("all eight endings are reached by taps, on choices that are large enough and in sight", async ({
    page,
  }) => {
    await openPage(page, "/");
    await page.getByRole("button", { name: "See demo" }).tap();
    const choices = dialog(page).locator("[data-actor] button");
    const low = (button: Locator) =>
      button.evaluate((element) => element.getBoundingClientRect().height < 44);
    for (const [index, path] of endings.entries()) {
      for (const choice of path) {
        const button = choices.nth(choice);
        await expect.poll(() => cutOff(button)).toEqual([]);
        expect(await low(button)).toBe(false);
        await button.tap();
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

test("an address opens its state, also after a reload, and a link to the rule leads to its paragraph", async ({
  page,
}) => {
  await openDemo(page, "fsdgpG");
  await expect(status(page)).toContainText("Bea ends at −130, Lior at 100.");
  await page.reload();
  await expect(status(page)).toContainText("Bea ends at −130, Lior at 100.");
  await dialog(page).getByRole("link", { name: "In the paper" }).click();
  await expect(page).toHaveURL(/\/litepapers\/pop#p-/);
  await page.goBack();
  await expect(status(page)).toContainText("Bea ends at −130, Lior at 100.");
});

test("under reduced motion nothing is waited for", async ({ page }) => {
  const drawn = () =>
    dialog(page)
      .locator("canvas")
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

  await test.step("money is at once where a choice has brought it, as it is where an address opens the same", async () => {
    await openDemo(page, "fsdg");
    const before = await drawn();
    await dialog(page)
      .getByRole("button", { name: /^I appeal/ })
      .click();
    await frames(page, 2);
    const chosen = await drawn();
    expect(chosen).not.toBe(before);
    await page.goto("about:blank");
    await openDemo(page, "fsdgp");
    await expect.poll(drawn).toBe(chosen);
  });

  await test.step("all eight are shown at once", async () => {
    await leadTo(page);
    await expect(count(page)).not.toHaveText("8 of 8 endings");
    await dialog(page).getByRole("button", { name: "Show all eight" }).click();
    await expect(count(page)).toHaveText("8 of 8 endings");
  });
});

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

test("in windows of all sizes and in all its states it can be seen and pressed", async ({ page }) => {
  await openDemo(page);

  await test.step("nothing is cut off at the sides or lies over other words, and what can be pressed can be seen", async () => {
    for (const state of ["", "fs", "fsdgp", "fsdgpG"]) {
      if (state !== "") await leadTo(page, state);
      for (const [width, height] of windows) {
        const where = `${state} at ${width} × ${height}`;
        await page.setViewportSize({ width, height });
        await expect.poll(() => cutOff(dialog(page).getByRole("button")), where).toEqual([]);
        const { sideways, clipped } = await dialog(page).evaluate((element) => ({
          sideways: element.scrollWidth - element.clientWidth,
          clipped: [...element.querySelectorAll("dt, dd, button > span")]
            .filter((part) => part.getBoundingClientRect().right > window.innerWidth)
            .map((part) => part.textContent),
        }));
        expect(sideways, where).toBe(0);
        expect(clipped, where).toEqual([]);
        expect(await overlapping(accounts(page)), where).toEqual([]);
      }
    }
  });

  await test.step("the open window's name is crossed neither by the hour's mark, wherever it is moved, nor by what has happened", async () => {
    for (const state of ["fs", "fsd", "fsdg", "fsdgp"]) {
      await leadTo(page, state);
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        const crossed = await dialog(page)
          .getByRole("slider", { name: /^When/ })
          .evaluate((input: HTMLInputElement) => {
            const parts = (share: number) => {
              input.valueAsNumber = Math.round(share * Number(input.max));
              // What is set by `value` React takes for its own, and calls nobody.
              input.dispatchEvent(new Event("input", { bubbles: true }));
              const track = input.previousElementSibling;
              const name = track?.querySelector("text")?.getBoundingClientRect();
              const line = track?.getBoundingClientRect();
              if (!track || !name || !line) throw new Error("No window is open.");
              const mark = line.left + (line.width * Number(input.value)) / Number(input.max);
              const events = [...track.querySelectorAll("circle")].map((circle) =>
                circle.getBoundingClientRect(),
              );
              return [
                ...[mark, ...events.flatMap(({ left, right }) => [left, right])].filter(
                  (x) => x > name.left && x < name.right,
                ),
                ...(name.left < 0 || name.right > window.innerWidth ? ["the window's edge"] : []),
              ].map((what) => `${what} at ${share} of the time`);
            };
            return [0, 0.25, 0.5, 0.6, 0.7, 0.8, 0.9, 1].flatMap(parts);
          });
        expect(crossed, `${state} at ${width} px`).toEqual([]);
      }
    }
  });
});

test("axe finds nothing at its start, in the middle, at an ending and in the film", async ({ page }) => {
  await openDemo(page);
  for (const state of ["", "fsd", "fsdgpG"]) {
    if (state !== "") await leadTo(page, state);
    // What has been spread once stays so.
    expect(await spreadGlow(page)).toBe(state === "" ? 1 : 0);
    await expectNoViolations(page, { within: "dialog" });
  }
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await dialog(page).getByRole("button", { name: "Play all eight" }).click();
  await dialog(page).getByRole("button", { name: "Pause" }).click();
  await expectNoViolations(page, { within: "dialog" });
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
