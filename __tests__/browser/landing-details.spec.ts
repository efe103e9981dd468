import type { Page } from "@playwright/test";
import { protocolFeatures } from "../../src/features/landing/features";
import { expect, test } from "./fixtures";
import { holdBack, hydrated, layoutShifts, openPage, paperPath } from "./pages";

// The bar sticks at a desk's top where the window is as high as this; a larger one costs half as much again to draw.
test.use({ viewport: { width: 1024, height: 600 } });

const still = { contextOptions: { reducedMotion: "reduce" } } as const;

/** What is behind the bar is seen at the page's top; as the page scrolls, the ground covers what it brings under the bar. */
async function expectLightThroughBar(page: Page): Promise<void> {
  // Lines of a colour that the page does not have, which pass under the bar.
  await page.evaluate(() => {
    const lines = document.createElement("div");
    Object.assign(lines.style, { position: "absolute", inset: "0 0 auto", height: "2000px" });
    lines.style.background = "rgb(255 0 0)";
    lines.id = "lines";
    document.querySelector("main")?.append(lines);
  });
  /** How many of the rows of the bar show the lines, at a place without words. */
  const red = async () => {
    const png = await page.screenshot({ clip: { x: 5, y: 0, width: 1, height: 64 } });
    return page.evaluate(async (data) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
      if (!context) throw new Error("There is no canvas.");
      context.drawImage(picture, 0, 0);
      const { data: pixels } = context.getImageData(0, 0, 1, picture.height);
      return Array.from({ length: picture.height }, (_, y) => y).filter(
        (y) => (pixels[y * 4] ?? 0) > 250 && (pixels[y * 4 + 1] ?? 0) < 5,
      ).length;
    }, png.toString("base64"));
  };
  expect(await red()).toBe(64);
  for (const scrolled of [24, 64]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), scrolled);
    await expect.poll(red, `scrolled by ${scrolled} px`).toBeLessThanOrEqual(64 - scrolled);
  }
  await page.evaluate(() => {
    document.querySelector("#lines")?.remove();
    window.scrollTo({ top: 0, behavior: "instant" });
  });
}

/** The bar has its name and its links on one line. */
async function expectOneLine(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const baselines = await page
      .getByRole("banner")
      .locator("a:visible, button:visible")
      .evaluateAll((parts) =>
        parts.map((part) => {
          const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
          let last = part as Node;
          for (let node = words.nextNode(); node; node = words.nextNode()) last = node;
          const range = document.createRange();
          range.selectNode(last);
          const context = document.createElement("canvas").getContext("2d");
          if (!context) throw new Error("There is no canvas.");
          const { fontWeight, fontSize, fontFamily } = getComputedStyle(last.parentElement ?? part);
          context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
          return range.getBoundingClientRect().top + context.measureText("x").fontBoundingBoxAscent;
        }),
      );
    expect(baselines.length).toBeGreaterThan(2);
    expect(Math.max(...baselines) - Math.min(...baselines), `at ${width} px`).toBeLessThan(0.6);
  }
}

test.describe("still,", () => {
  test.use(still);

  test("the bar covers what passes under it, the panel stays in sight, and paper shows all", async ({
    page,
  }) => {
    await openPage(page, "/");

    await test.step("the bar lets light through at the top, and covers what passes under it", () =>
      expectLightThroughBar(page));

    await test.step("the bar has its name and its links on one line", () => expectOneLine(page, [768, 1440]));

    await test.step("the side panel stays in sight, never leaves the list, and shows the mark instead of nothing", async () => {
      await page.setViewportSize({ width: 1440, height: 700 });
      const measure = (y: number) =>
        page.evaluate((y) => {
          const list = document.querySelector("[data-empty]")?.parentElement;
          if (!list) throw new Error("There is no list.");
          window.scrollTo({
            top: list.getBoundingClientRect().top + window.scrollY + y,
            behavior: "instant",
          });
          const drawn = document.querySelector("[data-shown=true] svg")?.getBoundingClientRect();
          const box = list.getBoundingClientRect();
          const panel = document.querySelector("[data-empty]")?.getBoundingClientRect();
          if (!drawn || !panel) throw new Error("Nothing is drawn.");
          return {
            withinList: drawn.bottom <= box.bottom + 1 && drawn.top >= box.top - 1,
            withinPanel: drawn.top >= panel.top - 1 && drawn.bottom <= panel.bottom + 1,
            top: panel.top,
          };
        }, y);
      for (const y of [-200, 0, 60, 400]) {
        expect(await measure(y)).toMatchObject({ withinList: true, withinPanel: true });
      }
      expect((await measure(-50)).top).toBeGreaterThanOrEqual(64);

      const mark = page.locator("[data-empty] svg");
      await expect(mark).toBeHidden();
      await page.getByRole("button", { name: protocolFeatures[0]?.title }).click();
      await expect(mark).toBeVisible();
    });

    await test.step("with forced colours it keeps the signs of the accordion and the edges of the covers", async () => {
      await page.emulateMedia({ forcedColors: "active" });
      const sign = await page
        .getByRole("button", { name: protocolFeatures[1]?.title })
        .locator("span")
        .evaluate((span) => getComputedStyle(span, "::before").borderTopStyle);
      expect(sign).toBe("solid");
      const cover = page.locator("#litepapers li").first();
      expect(await cover.evaluate((link) => getComputedStyle(link).borderTopWidth)).toBe("1px");
      await expect(page.locator("[data-orb]")).toBeHidden();
      await page.emulateMedia({ forcedColors: "none" });
    });

    await test.step("on paper it is dark ink on white, with every item open and no chrome", async () => {
      await page.emulateMedia({ media: "print" });
      await page.setViewportSize({ width: 700, height: 900 });
      for (const { id, text } of protocolFeatures) {
        await expect(page.locator(`#${id}-panel`).getByText(text)).toBeVisible();
        await expect(page.locator(`#${id} [data-shown]`).getByRole("img")).toBeVisible();
      }
      const drawn = await page.locator("[data-shown] svg").evaluateAll((drawings) =>
        drawings.map((drawing) => {
          const { top, bottom } = drawing.getBoundingClientRect();
          return [top, bottom];
        }),
      );
      for (let index = 1; index < drawn.length; index += 1) {
        expect(drawn[index]?.[0]).toBeGreaterThan(drawn[index - 1]?.[1] ?? 0);
      }
      const lightness = await page.locator("h1").evaluate((heading) => {
        const canvas = document.createElement("canvas").getContext("2d");
        if (!canvas) throw new Error("There is no canvas.");
        canvas.fillStyle = getComputedStyle(heading).color;
        canvas.fillRect(0, 0, 1, 1);
        return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
      });
      expect(lightness).toBeLessThan(60);
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.getByRole("contentinfo")).toBeHidden();
      await expect(page.locator("form").filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: "screen" });
    });
  });

  test("the bar of a paper has its name and its links on one line", async ({ page }) => {
    await openPage(page, paperPath("pop"));
    await expectOneLine(page, [768, 1440]);
  });
});

test("a page fades into the next, and changes at once under reduced motion", async ({ page }) => {
  await page.addInitScript(() => {
    window.sessionStorage.setItem("motion", "paused");
    addEventListener("pagereveal", ({ viewTransition }) =>
      Object.assign(window, { fades: viewTransition !== null }),
    );
  });
  const fades = () => page.evaluate(() => (window as unknown as { fades: boolean }).fades);
  const card = page.getByRole("main").getByRole("link", { name: "ERC4337A", exact: true });
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await openPage(page, "/");
    await card.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("ERC4337A");
    expect(await fades()).toBe(reducedMotion === "no-preference");
  }
});

test("nothing moves on a phone while the page loads, also when the fonts arrive late", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  const release = await holdBack(page, "**/*.woff2");
  await page.goto("/", { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  release();
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded"))).toBe(true);
  // A tenth is what a reader notices (web.dev/cls).
  expect(await layoutShifts(page)).toBeLessThan(0.01);
});
