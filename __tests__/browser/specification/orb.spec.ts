import { expect, test } from "./specified";

// Whether the orb is there does not depend on how large it is, and a processor draws it here.
test.use({
  viewport: { width: 480, height: 480 },
  deviceScaleFactor: 0.25,
  launchOptions: [
    async ({ launchOptions: { args = [], ...rest } }, use) => use({ ...rest, args: [...args, "--use-angle=swiftshader", "--ignore-gpu-blocklist"] }),
    { scope: "worker" },
  ],
});

test("the orb is drawn in the background, for the eye alone", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (/webgl context|orb/i.test(message.text())) warnings.push(message.text());
  });
  await page.addInitScript(() => {
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
      for (const name of ["drawArrays", "drawElements"] as const) {
        const original: (...values: number[]) => void = prototype[name];
        Object.defineProperty(prototype, name, {
          value(this: WebGLRenderingContext, ...values: number[]) {
            if (this.canvas instanceof HTMLCanvasElement) this.canvas.title = "drawn";
            original.apply(this, values);
          },
        });
      }
  });
  await page.goto("/");
  const canvas = page.locator("canvas");
  await expect(canvas).toHaveCount(1);
  await expect(canvas).toHaveAttribute("title", "drawn");
  expect(await canvas.evaluate((element) => element.closest("[aria-hidden=true]") !== null)).toBe(true);
  await expect(page.getByRole("button", { name: "See demo" })).toBeVisible();
  expect(warnings).toEqual([]);
});
