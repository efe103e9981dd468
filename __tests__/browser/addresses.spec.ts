/** Addresses that nobody wrote by hand, and addresses without a page. */
import type { Page } from "@playwright/test";
import { getPageTitle } from "../../src/site/site";
import { expect, SITE_URL, test } from "./fixtures";
import { openPage, openSearch, waitForHydration } from "./pages";

// A larger window takes longer to draw.
test.use({ viewport: { width: 1024, height: 500 }, contextOptions: { reducedMotion: "reduce" } });

/** Fragments that no id has, and some that properties of objects have. */
const FRAGMENTS = ["%25", "%zz", "%E0%A4%A", "caf%C3%A9", "main > *", ":not(", "__proto__", "100%"];

/** Not to be decoded, and no selector; to be decoded once only, and long; a property of every object. */
const [UNREADABLE, LONG, PROPERTY] = [":not(%zz", `%25${"z".repeat(20_000)}`, "__proto__"];

/** Opens a page's address anew: to another fragment of the page that is open a browser only scrolls. */
async function openAnew(page: Page, address: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(SITE_URL + address);
  await waitForHydration(page);
}

test("the landing page opens at any fragment and at any path that is unknown, and works", async ({
  page,
  console,
}) => {
  console.expect(/Failed to load resource: the server responded with a status of 40[04]/);
  for (const address of [`/#${LONG}`, `/100%?%#${UNREADABLE}`]) {
    await openAnew(page, address);
    await expect(page).toHaveTitle(getPageTitle("Home"));
    const feature = page.locator("main details[name]").nth(1);
    await feature.locator("summary").click();
    await expect(feature).toHaveAttribute("open");
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "Glossary" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Glossary");
  await page.goBack();
  await expect(page).toHaveTitle(getPageTitle("Home"));
});

test("a paper opens at any fragment, however its path is written, and leads home", async ({ page }) => {
  for (const address of [
    `/litepapers/%61gfi?utm_source=100%25&b=%E0%A4%A#${PROPERTY}`,
    `/litepapers%2Fagfi#${LONG}`,
  ]) {
    await openAnew(page, address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Agentic Finance");
    await page.getByRole("banner").getByRole("link", { name: "HyperAgent, home" }).click();
    await expect(page).toHaveTitle(getPageTitle("Home"));
  }
});

test("a paper stands that is led to any fragment, left and come back to", async ({ page }) => {
  await openPage(page, "/litepapers/pop");
  await page.evaluate(async (fragments) => {
    for (const fragment of fragments) {
      const changed = new Promise((done) => addEventListener("hashchange", done, { once: true }));
      window.location.assign(`#${fragment}`);
      await changed;
    }
  }, FRAGMENTS);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proof of Performance");
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveTitle(getPageTitle("Home"));
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proof of Performance");
});

// What an unknown path answers is in `specification/routes-and-titles.spec.ts`.
test("a line on an unknown path leads to the search and to the papers, and leaves both buttons in the first screen of a phone", async ({
  page,
  console,
}) => {
  console.expect(/Failed to load resource: the server responded with a status of 404/);
  await openPage(page, "/litepapers/nothing");
  const { field } = await openSearch(page);
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  for (const size of [
    { width: 360, height: 680 },
    { width: 780, height: 360 },
  ]) {
    await page.setViewportSize(size);
    await expect(page.getByText("There is no page at this address.")).toBeInViewport({ ratio: 1 });
    const main = page.getByRole("main");
    await expect(main.getByRole("button", { name: "See demo" })).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole("link", { name: "Litepapers", exact: true })).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole("main").getByRole("link", { name: "ERC4337A" }).first().click();
  await expect(page).toHaveTitle(getPageTitle("ERC4337A"));
  await expect(page.locator("head meta[name=robots]")).toHaveCount(0);
});
