import { expect, test } from "./specified";

// Whether the orb is there does not depend on how large it is, and a processor draws it here.
test.use({ viewport: { width: 480, height: 480 }, deviceScaleFactor: 0.25 });

for (const [name, argument, count] of [
  ["with WebGL the orb is there, for the eye alone", "--use-angle=swiftshader", 1],
  ["without WebGL the orb is not there, and warnings say so without an error", "--disable-3d-apis", 0],
] as const)
  test(name, async ({ playwright, launchOptions, baseURL, viewport, deviceScaleFactor }) => {
    const args = [...(launchOptions.args ?? []), "--ignore-gpu-blocklist", argument];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ baseURL, viewport, deviceScaleFactor });
    const said: string[] = [];
    page.on("console", (message) => said.push(message.type()));
    page.on("pageerror", () => said.push("error"));
    await page.goto("/");
    if (count === 0) await expect.poll(() => said).toContain("warning");
    const hidden = page.locator("[aria-hidden=true]").filter({ has: page.locator("canvas") });
    await expect(page.locator("canvas")).toHaveCount(count);
    if (count === 1) await expect(hidden.first()).toBeVisible();
    expect(said).not.toContain("error");
    await browser.close();
  });
