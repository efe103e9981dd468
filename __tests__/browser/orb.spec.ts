import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { openPage, waitForFrames } from "./pages";

declare global {
  interface Window {
    /** How often the page has asked WebGL to draw. */
    drawCalls: number;
  }
}

const orb = (page: Page) => page.locator("[data-orb]");
const canvas = (page: Page) => page.locator("[data-orb] canvas");
const poster = (page: Page) => page.locator("[data-orb] img");

// A graphics processor, played by SwiftShader, paints the page: a gradient may differ from what the processor alone paints.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const gpu = ["--use-angle=swiftshader", "--ignore-gpu-blocklist", "--enable-gpu-rasterization"];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...gpu] });
    },
    { scope: "worker" },
  ],
});

test.describe("with few pixels", () => {
  // Whether it draws does not depend on how much, and a processor draws here.
  test.use({ viewport: { width: 480, height: 480 }, deviceScaleFactor: 0.25 });

  test("the orb draws while it is seen and wanted, and only then", async ({ page, console }) => {
    await keepTime(page);
    await countDrawing(page);
    await test.step("under reduced motion the poster stays", async () => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openPage(page, "/");
      await idle(page);
      await expect(orb(page)).toHaveAttribute("data-orb", "poster");
      await expect(poster(page)).toBeVisible();
      await expect(canvas(page)).toHaveCount(0);
    });

    await test.step("takes the poster's place, out of the pointer's way", async () => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await expect(orb(page)).toHaveAttribute("data-orb", "drawn");
      await expect(canvas(page)).toHaveCount(1);
      await endFade(page);
      await expect(canvas(page)).toHaveCSS("opacity", "1");
      await expect(poster(page)).toHaveCSS("opacity", "0");
      await expect(canvas(page)).toHaveCSS("pointer-events", "none");
      await expectMotion(page);
    });

    await test.step("draws nothing while it is scrolled off the screen", async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expectStillness(page);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectMotion(page);
    });

    await test.step("keeps its last frame when it is paused", async () => {
      await page.getByRole("button", { name: "Pause motion" }).first().click();
      await expect(canvas(page)).toHaveCSS("opacity", "1");
      await expectStillness(page);
      await page.getByRole("button", { name: "Play motion" }).first().click();
      await expectMotion(page);
    });

    await test.step("shows its poster while the context is lost", async () => {
      expect(console.problems).toEqual([]);
      console.expect(/CONTEXT_LOST_WEBGL|context lost/i);
      const extension = await canvas(page).evaluateHandle((element: HTMLCanvasElement) => {
        const context = element.getContext("webgl2") ?? element.getContext("webgl");
        const extension = context?.getExtension("WEBGL_lose_context");
        extension?.loseContext();
        return extension;
      });
      await expect(orb(page)).toHaveAttribute("data-orb", "poster");
      await expect(canvas(page)).toHaveCSS("opacity", "0");
      await expect(poster(page)).toBeVisible();
      await expectStillness(page);
      await extension.evaluate((extension) => extension?.restoreContext());
      await expect(orb(page)).toHaveAttribute("data-orb", "drawn");
      await expectMotion(page);
    });
  });
});

test("where the shader does not link, the poster stays and a warning says why", async ({ page, console }) => {
  // ogl warns of the program's empty log.
  console.expect(/The orb is not drawn|^warning: $/);
  await page.addInitScript(() => {
    for (const context of [WebGLRenderingContext, WebGL2RenderingContext])
      context.prototype.getProgramParameter = () => false;
  });
  await openPage(page, "/");
  await expect.poll(() => console.problems).toContainEqual(expect.stringMatching(/shader did not link/));
  await expect(orb(page)).toHaveAttribute("data-orb", "poster");
  await expect(canvas(page)).toHaveCount(0);
});

test.describe("while its own time stands still", () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 0.5 });

  test("nothing but the pointer moves the ring, which lets go of it", async ({ page }) => {
    await keepTime(page);
    await standStill(page);
    await openPage(page, "/");
    await expect(orb(page)).toHaveAttribute("data-orb", "drawn");
    await endFade(page);
    await expect(poster(page)).toHaveCSS("opacity", "0");
    const { x, y, width, height } = (await orb(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const picture = async () => (await page.screenshot()).toString("base64");
    let atRest = await picture();
    await expect(async () => {
      const before = atRest;
      atRest = await picture();
      expect(atRest === before).toBe(true);
    }).toPass();
    await page.mouse.move(x + width / 2, y + 0.05 * height);
    await expect.poll(async () => (await picture()) === atRest).toBe(false);
    await page.mouse.move(1, 399);
    await expect.poll(async () => (await picture()) === atRest).toBe(true);
  });
});

/**
 * Frames come on time, as the page is told, however busy the machine is: it draws as finely as it may. What it does
 * where they come late is a test of its own.
 */
async function keepTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    let called = 0;
    let frameTime = 0;
    window.requestAnimationFrame = (callback) =>
      request((now) => {
        if (now !== called) frameTime += 1000 / 60;
        called = now;
        callback(frameTime);
      });
  });
}

/** Ends the fade between the poster and the canvas, each frame of which is as dear as a frame of the orb. */
async function endFade(page: Page): Promise<void> {
  await orb(page).evaluate((element) => {
    for (const fade of element.getAnimations({ subtree: true })) fade.finish();
  });
}

/** Keeps count of what is drawn. */
async function countDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.drawCalls = 0;
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
  });
}

/** The orb's moment stays one, so that nothing but the pointer moves the ring. */
async function standStill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times = new WeakSet<WebGLUniformLocation>();
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
      const locate = prototype.getUniformLocation;
      prototype.getUniformLocation = function (program, name) {
        const location = locate.call(this, program, name);
        if (location && name === "uTime") times.add(location);
        return location;
      };
      const tell = prototype.uniform1f;
      prototype.uniform1f = function (location, value) {
        tell.call(this, location, location && times.has(location) ? 40 : value);
      };
    }
  });
}

/** Returns when the page has had the idle moment in which it would ask for the orb. */
async function idle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await waitForFrames(page, 5);
}

async function drawCalls(page: Page): Promise<number> {
  return page.evaluate(() => window.drawCalls);
}

async function expectMotion(page: Page): Promise<void> {
  const before = await drawCalls(page);
  await expect.poll(() => drawCalls(page)).toBeGreaterThan(before + 2);
}

async function expectStillness(page: Page): Promise<void> {
  const drawn = async () => {
    const before = await drawCalls(page);
    await waitForFrames(page, 5);
    return (await drawCalls(page)) - before;
  };
  await expect.poll(drawn).toBe(0);
}
