import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { openPage, waitForFrames } from "./pages";

const getOrb = (page: Page) => page.locator("[data-orb]");
const getCanvas = (page: Page) => page.locator("[data-orb] canvas");
const getPoster = (page: Page) => page.locator("[data-orb] img");

// SwiftShader emulates the graphics processor for WebGL and for the page, so that screenshots of both are comparable.
test.use({
  // It renders fewer pixels faster.
  viewport: { width: 480, height: 480 },
  deviceScaleFactor: 0.25,
  launchOptions: [
    async ({ launchOptions }, use) => {
      const gpu = ["--use-angle=swiftshader", "--ignore-gpu-blocklist", "--enable-gpu-rasterization"];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...gpu] });
    },
    { scope: "worker" },
  ],
});

test("the orb draws only while it is on screen and motion is allowed", async ({ page, console }) => {
  await fakeFrameTimes(page);
  await countDrawCalls(page);
  await test.step("shows the poster with reduced motion", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openPage(page, "/");
    // The page would load the orb in such a callback.
    await page.waitForLoadState("load");
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await waitForFrames(page, 5);
    await expect(getOrb(page)).toHaveAttribute("data-orb", "poster");
    await expect(getPoster(page)).toBeVisible();
    await expect(getCanvas(page)).toHaveCount(0);
  });

  await test.step("replaces the poster and ignores the pointer", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect(getOrb(page)).toHaveAttribute("data-orb", "drawn");
    await expect(getCanvas(page)).toHaveCount(1);
    // SwiftShader renders the frames of the transition from the poster to the canvas slowly.
    await getOrb(page).evaluate((element) => {
      for (const animation of element.getAnimations({ subtree: true })) animation.finish();
    });
    await expect(getCanvas(page)).toHaveCSS("opacity", "1");
    await expect(getPoster(page)).toHaveCSS("opacity", "0");
    await expect(getCanvas(page)).toHaveCSS("pointer-events", "none");
    await expectMotion(page);
  });

  // `__tests__/orb/orb-scene.test.ts` tests their values. Compilers remove a uniform that a shader does not use.
  await test.step("draws the ring by the pointer, the time and the turn", async () => {
    const unusedUniforms = await getCanvas(page).evaluate((canvas: HTMLCanvasElement) => {
      const gl = canvas.getContext("webgl2") ?? canvas.getContext("webgl");
      const program = gl?.getParameter(gl.CURRENT_PROGRAM);
      return ["uPointer", "uPull", "uStir", "uTime", "uTurn"].filter(
        (name) => !gl?.getUniformLocation(program, name),
      );
    });
    expect(unusedUniforms).toEqual([]);
  });

  await test.step("does not draw while it is scrolled off the screen", async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expectNoMotion(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectMotion(page);
  });

  await test.step("keeps its last frame when it is paused", async () => {
    await page.getByRole("button", { name: "Pause motion" }).first().click();
    await expect(getCanvas(page)).toHaveCSS("opacity", "1");
    await expectNoMotion(page);
    await page.getByRole("button", { name: "Play motion" }).first().click();
    await expectMotion(page);
  });

  await test.step("shows its poster after the context is lost", async () => {
    expect(console.problems).toEqual([]);
    console.expect(/CONTEXT_LOST_WEBGL|context lost/i);
    await getCanvas(page).evaluate((element: HTMLCanvasElement) => {
      const context = element.getContext("webgl2") ?? element.getContext("webgl");
      context?.getExtension("WEBGL_lose_context")?.loseContext();
    });
    await expect(getOrb(page)).toHaveAttribute("data-orb", "poster");
    await expect(getCanvas(page)).toHaveCSS("opacity", "0");
    await expect(getPoster(page)).toBeVisible();
    await expectNoMotion(page);
  });
});

test("if the shader does not link, the poster stays, and a warning says so", async ({ page, console }) => {
  // ogl logs the program's empty info log as a warning: `Program.js` of https://github.com/oframe/ogl.
  console.expect(/The orb is not drawn|^warning: $/);
  await page.addInitScript(() => {
    for (const context of [WebGLRenderingContext, WebGL2RenderingContext])
      context.prototype.getProgramParameter = () => false;
  });
  await openPage(page, "/");
  await expect.poll(() => console.problems).toContainEqual(expect.stringMatching(/shader did not link/));
  await expect(getOrb(page)).toHaveAttribute("data-orb", "poster");
  await expect(getCanvas(page)).toHaveCount(0);
});

/** Gives the page frame times at exactly 60 frames per second, so that the orb never lowers its resolution on a busy machine. */
async function fakeFrameTimes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    let lastCallTime = 0;
    let frameTime = 0;
    window.requestAnimationFrame = (callback) =>
      request((now) => {
        if (now !== lastCallTime) frameTime += 1000 / 60;
        lastCallTime = now;
        callback(frameTime);
      });
  });
}

/** Counts calls of WebGL's drawing functions in `drawCalls.count`. */
async function countDrawCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const drawCalls = { count: 0 };
    Object.assign(window, { drawCalls });
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
      for (const name of ["drawArrays", "drawElements", "clear"] as const) {
        const original: (...parameters: number[]) => void = prototype[name];
        Object.defineProperty(prototype, name, {
          value(this: WebGLRenderingContext, ...parameters: number[]) {
            drawCalls.count += 1;
            original.apply(this, parameters);
          },
        });
      }
    }
  });
}

const getDrawCallCount = (page: Page) => page.evaluate<number>("drawCalls.count");

async function expectMotion(page: Page): Promise<void> {
  const before = await getDrawCallCount(page);
  await expect.poll(() => getDrawCallCount(page)).toBeGreaterThan(before + 2);
}

async function expectNoMotion(page: Page): Promise<void> {
  const countNewDrawCalls = async () => {
    const before = await getDrawCallCount(page);
    await waitForFrames(page, 5);
    return (await getDrawCallCount(page)) - before;
  };
  await expect.poll(countNewDrawCalls).toBe(0);
}
