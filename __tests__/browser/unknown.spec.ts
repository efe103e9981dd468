import { pageTitle, site } from "../../src/site/site";
import { expect, test } from "./fixtures";
import { hydrated } from "./pages";

// A larger window takes longer to draw.
test.use({ viewport: { width: 1024, height: 600 }, contextOptions: { reducedMotion: "reduce" } });

test("an unknown path answers 404 with the landing page, which leads on", async ({ page, console }) => {
  console.expect(/Failed to load resource: the server responded with a status of 404/);
  const unknown = "/litepapers/nothing";

  await test.step(`the unknown path ${unknown} answers 404 with the landing page`, async () => {
    const response = await page.goto(unknown);
    expect(response?.status()).toBe(404);
    for (const wait of [async () => {}, () => hydrated(page)]) {
      await wait();
      await expect(page).toHaveTitle(pageTitle("Home"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("The blockchain for AI agents");
      await expect(page.locator("head meta[name=robots]")).toHaveAttribute("content", "noindex");
      await expect(page.locator("head link[rel=canonical]")).toHaveAttribute("href", `${site.url}/`);
      await expect(page.getByText(/not found/i)).toHaveCount(0);
    }
    await expect(page).toHaveURL(new RegExp(`${unknown}/?$`));
  });

  await test.step("its line leads to the search", async () => {
    const hero = page.getByRole("region", { name: "The blockchain for AI agents" });
    await hero.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
    await page.keyboard.press("Escape");
  });

  await test.step("its line leaves both buttons in the first screen of a phone, upright and on its side", async () => {
    for (const size of [
      { width: 360, height: 680 },
      { width: 780, height: 360 },
    ]) {
      await page.setViewportSize(size);
      const hero = page.getByRole("region", { name: "The blockchain for AI agents" });
      await expect(hero.getByText("There is no page at this address.")).toBeInViewport({ ratio: 1 });
      for (const part of [
        hero.getByRole("button", { name: "See demo" }),
        hero.getByRole("link", { name: "Litepapers" }),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1024, height: 600 });
  });

  await test.step("a link on an unknown path leads to a page that search engines may list", async () => {
    await page.getByRole("main").getByRole("link", { name: "ERC4337A" }).first().click();
    await expect(page).toHaveTitle(pageTitle("ERC4337A"));
    await expect(page.locator("head meta[name=robots]")).toHaveCount(0);
  });
});
