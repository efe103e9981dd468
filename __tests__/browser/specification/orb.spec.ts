import { expect, test } from "./specified";

// SwiftShader renders a small window faster.
test.use({ viewport: { width: 480, height: 480 }, deviceScaleFactor: 0.25 });

for (const [name, argument, canvasCount] of [
  ["with WebGL the orb is drawn and hidden from assistive technology", "--use-angle=swiftshader", 1],
  ["without WebGL the orb is not drawn, and the console has a warning but no error", "--disable-3d-apis", 0],
] as const)
  test(name, async ({ playwright, launchOptions, baseURL, viewport, deviceScaleFactor }) => {
    const args = [...(launchOptions.args ?? []), "--ignore-gpu-blocklist", argument];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ baseURL, viewport, deviceScaleFactor });
    const messageTypes: string[] = [];
    page.on("console", (message) => messageTypes.push(message.type()));
    page.on("pageerror", () => messageTypes.push("error"));
    await page.goto("/");
    if (canvasCount === 0) await expect.poll(() => messageTypes).toContain("warning");
    const hiddenParent = page.locator("[aria-hidden=true]").filter({ has: page.locator("canvas") });
    await expect(page.locator("canvas")).toHaveCount(canvasCount);
    if (canvasCount === 1) await expect(hiddenParent.first()).toBeVisible();
    expect(messageTypes).not.toContain("error");
    await browser.close();
  });
