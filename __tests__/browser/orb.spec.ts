import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { openPage, paperPath } from "./pages";

declare global {
  interface Window {
    /** How often the page has asked WebGL to draw. */
    drawCalls: number;
    /** Every WebGL context that the page has been given. */
    contexts: WebGLRenderingContext[];
  }
}

/** A name that stands in the orb's shader and nowhere else: the script that has it is the one that draws. */
const IN_THE_SHADER = "uStir";

test.use({ viewport: { width: 800, height: 700 } });

const orb = (page: Page) => page.locator("[data-orb]");
const canvas = (page: Page) => page.locator("[data-orb] canvas");
const poster = (page: Page) => page.locator("[data-orb] svg");
const pause = (page: Page) => page.getByRole("button", { name: "Pause motion" }).first();

test.describe("with WebGL, the orb", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.drawCalls = 0;
      window.contexts = [];
      for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
        for (const name of ["drawArrays", "drawElements", "clear"] as const) {
          const original: (...parameters: number[]) => void = prototype[name];
          Object.defineProperty(prototype, name, {
            value(this: WebGLRenderingContext, ...parameters: number[]) {
              window.drawCalls += 1;
              original.apply(this, parameters);
            },
          });
        }
      }
      const getContext = HTMLCanvasElement.prototype.getContext as (...parameters: unknown[]) => unknown;
      Object.defineProperty(HTMLCanvasElement.prototype, "getContext", {
        value(this: HTMLCanvasElement, ...parameters: unknown[]) {
          const context = getContext.apply(this, parameters) as WebGLRenderingContext | null;
          if (context && !window.contexts.includes(context)) window.contexts.push(context);
          return context;
        },
      });
    });
    await openPage(page, "/");
  });

  test("takes the place of its poster once it draws, and keeps drawing", async ({ page }) => {
    await expect(orb(page)).toHaveAttribute("data-orb", "running");
    await expect(canvas(page)).toHaveCount(1);
    await expect(canvas(page)).toHaveCSS("opacity", "1");
    await expectMotion(page);
  });

  test("is decoration: hidden from assistive software, and never in the pointer's way", async ({ page }) => {
    await expect(orb(page)).toHaveAttribute("data-orb", "running");
    await expect(orb(page)).toHaveAttribute("aria-hidden", "true");
    await expect(canvas(page)).toHaveCSS("pointer-events", "none");
  });

  test("draws nothing while it is scrolled off the screen, and goes on when it is back", async ({ page }) => {
    await expect(orb(page)).toHaveAttribute("data-orb", "running");
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(orb(page)).toHaveAttribute("data-orb", "paused");
    await expectStillness(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(orb(page)).toHaveAttribute("data-orb", "running");
    await expectMotion(page);
  });

  test("draws nothing in a hidden tab, and goes on when it is seen again", async ({ page }) => {
    await expect(orb(page)).toHaveAttribute("data-orb", "running");
    await setHidden(page, true);
    await expect(orb(page)).toHaveAttribute("data-orb", "paused");
    await expectStillness(page);
    await setHidden(page, false);
    await expect(orb(page)).toHaveAttribute("data-orb", "running");
    await expectMotion(page);
  });

  test("stops at its visible control, keeps its last frame, and goes on", async ({ page }) => {
    await expect(orb(page)).toHaveAttribute("data-orb", "running");
    await expect(pause(page)).toBeVisible();
    await pause(page).click();
    await expect(orb(page)).toHaveAttribute("data-orb", "paused");
    await expect(canvas(page)).toHaveCSS("opacity", "1");
    await expectStillness(page);
    await page.getByRole("button", { name: "Play motion" }).first().click();
    await expect(orb(page)).toHaveAttribute("data-orb", "running");
    await expectMotion(page);
  });

  test("stays at rest when the page is opened again after a pause", async ({ page }) => {
    await expect(orb(page)).toHaveAttribute("data-orb", "running");
    await pause(page).click();
    await page.reload();
    await expect(page.getByRole("button", { name: "Play motion" }).first()).toBeVisible();
    await page.waitForTimeout(1500);
    await expect(orb(page)).toHaveAttribute("data-orb", "poster");
    await expectStillness(page);
  });

  test("gives way to its poster when reduced motion is asked for while it runs", async ({ page }) => {
    await expect(orb(page)).toHaveAttribute("data-orb", "running");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(orb(page)).toHaveAttribute("data-orb", "poster");
    await expect(canvas(page)).toHaveCount(0);
    await expectStillness(page);
  });

  test("shows its poster when the context is lost, and runs again when it is restored", async ({
    page,
    console,
  }) => {
    console.expect(/CONTEXT_LOST_WEBGL|context lost/i);
    await expect(orb(page)).toHaveAttribute("data-orb", "running");
    const extension = await canvas(page).evaluateHandle((element: HTMLCanvasElement) => {
      const context = element.getContext("webgl2") ?? element.getContext("webgl");
      const extension = context?.getExtension("WEBGL_lose_context");
      extension?.loseContext();
      return extension;
    });
    await expect(orb(page)).toHaveAttribute("data-orb", "lost");
    await expect(canvas(page)).toHaveCSS("opacity", "0");
    await expect(poster(page)).toBeVisible();
    await expectStillness(page);
    await extension.evaluate((extension) => extension?.restoreContext());
    await expect(orb(page)).toHaveAttribute("data-orb", "running");
    await expectMotion(page);
  });

  test("frees its contexts and stops when the page is left, and starts anew on the way back", async ({
    page,
  }) => {
    await expect(orb(page)).toHaveAttribute("data-orb", "running");
    await page.getByRole("banner").getByRole("link", { name: "Litepapers" }).click();
    await page.getByRole("main").getByRole("link", { name: "ERC4337A" }).first().click();
    await expect(page).toHaveURL(paperPath("erc4337a"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("ERC4337A");
    await expectStillness(page);
    const live = await page.evaluate(
      () => window.contexts.filter((context) => !context.isContextLost()).length,
    );
    expect(live).toBe(0);
    await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
    await expect(orb(page)).toHaveAttribute("data-orb", "running");
    await expectMotion(page);
    expect(
      await page.evaluate(() => window.contexts.filter((context) => !context.isContextLost()).length),
    ).toBe(1);
  });
});

test.describe("on a screen with three pixels to each CSS pixel", () => {
  test.use({ deviceScaleFactor: 3, viewport: { width: 400, height: 700 } });

  test("the orb draws at most one and a half", async ({ page }) => {
    await openPage(page, "/");
    await expect(orb(page)).toHaveAttribute("data-orb", "running");
    const ratio = await canvas(page).evaluate(
      (element: HTMLCanvasElement) => element.width / element.clientWidth,
    );
    expect(ratio).toBeLessThanOrEqual(1.51);
  });
});

test("the script that draws the orb is fetched when it is to be drawn", async ({ page }) => {
  const scripts = loadedScripts(page);
  await openPage(page, "/");
  await expect(orb(page)).toHaveAttribute("data-orb", "running");
  expect((await scripts()).some((text) => text.includes(IN_THE_SHADER))).toBe(true);
});

test("under reduced motion the poster stays, and nothing that draws is fetched or offered", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const scripts = loadedScripts(page);
  await openPage(page, "/");
  await page.waitForTimeout(2500);
  await expect(orb(page)).toHaveAttribute("data-orb", "poster");
  await expect(poster(page)).toBeVisible();
  await expect(canvas(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /motion/ })).toHaveCount(0);
  expect((await scripts()).some((text) => text.includes(IN_THE_SHADER))).toBe(false);
});

test("where the test program does not compile the poster stays, with a warning", async ({
  page,
  console,
}) => {
  console.expect(/^warning: The orb is not drawn, its poster stays/);
  await page.addInitScript(() => {
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
      Object.defineProperty(prototype, "getShaderParameter", { value: () => false });
    }
  });
  await openPage(page, "/");
  await expect.poll(() => console.problems).toHaveLength(1);
  await expect(orb(page)).toHaveAttribute("data-orb", "poster");
  await expect(canvas(page)).toHaveCount(0);
});

/** A browser of its own: WebGL is switched off when it starts. */
test.describe("without WebGL", () => {
  test("the poster stays, a warning says why, and the script that draws is not fetched", async ({
    page,
    console,
    playwright,
    launchOptions,
    baseURL,
  }) => {
    await page.close();
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), "--disable-3d-apis"],
    });
    const messages: string[] = [];
    const without = await browser.newPage({ baseURL });
    without.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
    without.on("pageerror", (error) => messages.push(`uncaught: ${error.message}`));
    const scripts = loadedScripts(without);
    await openPage(without, "/");
    await expect.poll(() => messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^warning: The orb is not drawn, its poster stays: .*WebGL/);
    await expect(orb(without)).toHaveAttribute("data-orb", "poster");
    await expect(poster(without)).toBeVisible();
    await expect(canvas(without)).toHaveCount(0);
    expect((await scripts()).some((text) => text.includes(IN_THE_SHADER))).toBe(false);
    expect(console.problems).toEqual([]);
    await browser.close();
  });
});

async function drawCalls(page: Page): Promise<number> {
  return page.evaluate(() => window.drawCalls);
}

async function expectMotion(page: Page): Promise<void> {
  const before = await drawCalls(page);
  await expect.poll(() => drawCalls(page)).toBeGreaterThan(before + 2);
}

async function expectStillness(page: Page): Promise<void> {
  const before = await drawCalls(page);
  await page.waitForTimeout(600);
  expect(await drawCalls(page)).toBe(before);
}

/** No window of a test browser is ever covered: the page is told so instead. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    Object.defineProperty(document, "visibilityState", {
      configurable: true,
      get: () => (hidden ? "hidden" : "visible"),
    });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

/** The text of every script that the page loads from now on. */
function loadedScripts(page: Page): () => Promise<string[]> {
  const texts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") texts.push(response.text());
  });
  return () => Promise.all(texts);
}
