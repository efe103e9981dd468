import { expect, HEADLINE, test } from "./specified";

test.use({
  viewport: { width: 480, height: 480 },
  deviceScaleFactor: 0.25,
  launchOptions: [
    async ({ launchOptions: { args = [], ...rest } }, use) => use({ ...rest, args: [...args, "--disable-3d-apis"] }),
    { scope: "worker" },
  ],
});

test("the orb is not there, a warning says so, and the page works", async ({ page }) => {
  const said: { type: string; text: string }[] = [];
  page.on("console", (message) => said.push({ type: message.type(), text: message.text() }));
  await page.goto("/");
  expect(await page.evaluate(() => document.createElement("canvas").getContext("webgl"))).toBeNull();
  await expect.poll(() => said.filter(({ type }) => type === "warning").length).toBeGreaterThan(0);
  await expect(page.locator("canvas")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(HEADLINE);
  const second = page.getByRole("button", { name: "Proof-of-performance reputation" });
  await second.click();
  await expect(second).toHaveAttribute("aria-expanded", "true");
  expect(said.filter(({ type }) => type === "error")).toEqual([]);
});
