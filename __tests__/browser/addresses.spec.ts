import type { Page } from "@playwright/test";
import { getPageTitle } from "../../src/site/site";
import { expect, SITE_URL, test } from "./fixtures";
import { openPage, openSearch, waitForHydration } from "./pages";

// A larger window takes longer to draw.
test.use({ viewport: { width: 1024, height: 500 }, contextOptions: { reducedMotion: "reduce" } });

/** Fragments that match no id. Some are malformed, and some are names of properties that every object has. */
const FRAGMENTS = ["%25", "%zz", "%E0%A4%A", "caf%C3%A9", "main > *", ":not(", "__proto__", "100%"];

/** A fragment that is neither valid percent-encoding nor a valid selector. */
const MALFORMED_FRAGMENT = ":not(%zz";
/** A long fragment that becomes malformed if it is decoded twice. */
const LONG_FRAGMENT = `%25${"z".repeat(20_000)}`;
/** A property that every object has. */
const PROPERTY_FRAGMENT = "__proto__";

/** Loads an address, even if the same page is open: a browser would only scroll to another fragment of it. */
async function loadAddress(page: Page, address: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(SITE_URL + address);
  await waitForHydration(page);
}

test("the landing page works at a malformed fragment and at an unknown path", async ({ page, console }) => {
  console.expect(/Failed to load resource: the server responded with a status of 40[04]/);
  for (const address of [`/#${LONG_FRAGMENT}`, `/100%?%#${MALFORMED_FRAGMENT}`]) {
    await loadAddress(page, address);
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

test("a paper works at a malformed fragment and at a percent-encoded path", async ({ page }) => {
  for (const address of [
    `/litepapers/%61gfi?utm_source=100%25&b=%E0%A4%A#${PROPERTY_FRAGMENT}`,
    `/litepapers%2Fagfi#${LONG_FRAGMENT}`,
  ]) {
    await loadAddress(page, address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Agentic Finance");
    await page.getByRole("banner").getByRole("link", { name: "HyperAgent, home" }).click();
    await expect(page).toHaveTitle(getPageTitle("Home"));
  }
});

test("a paper is still shown after links to malformed fragments, and after Back", async ({ page }) => {
  await openPage(page, "/litepapers/pop");
  await page.evaluate(async (fragments) => {
    for (const fragment of fragments) {
      const hashChange = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
      window.location.assign(`#${fragment}`);
      await hashChange;
    }
  }, FRAGMENTS);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proof of Performance");
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveTitle(getPageTitle("Home"));
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proof of Performance");
});

// `specification/routes-and-titles.spec.ts` tests the response to an unknown path.
test("the notice at an unknown path offers the search and the papers, and fits on a phone's screen with both buttons of the hero", async ({
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
