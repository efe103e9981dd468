import { expect, HEADLINE, matchUrl, routes, test } from "./specified";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { path, title } of routes) {
  test(`the route ${path} has the title “HyperAgent | ${title}”`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    const [, servedTitle] = (await response?.text())?.match(/<title[^>]*>([^<]*)/) ?? [];
    expect(servedTitle).toBe(`HyperAgent | ${title}`);
    await expect(page).toHaveTitle(`HyperAgent | ${title}`);
    await expect(page).toHaveURL(matchUrl(path));
    await expect(page.locator("head meta[name=robots][content*=noindex]")).toHaveCount(0);
  });
}

for (const path of ["/nothing", "/litepapers/nothing", "/litepapers/pop/nothing"]) {
  test(`${path} has the status 404 and shows the landing page`, async ({ page, baseURL }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect((await response?.text())?.match(/<meta[^>]*noindex/)?.length).toBe(1);
    await expect(page).toHaveTitle("HyperAgent | Home");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(HEADLINE);
    await expect(page.locator('input[name="EMAIL"]')).toBeVisible();
    await expect(page.getByText(/not found/i)).toHaveCount(0);
    await expect(page.locator("head meta[name=robots]")).toHaveAttribute("content", /noindex/);
    const canonical = await page.locator("head link[rel=canonical]").getAttribute("href");
    expect(new URL(canonical ?? "", baseURL).pathname).toBe("/");
    await expect(page).toHaveURL(matchUrl(path));
  });
}
