import { getPageTitle } from "../../src/site/site";
import { publishedPapers } from "../published-pages";
import { expect, SITE_URL, test } from "./fixtures";
import { openPage, openSearch } from "./pages";

// A larger window takes longer to draw.
test.use({ viewport: { width: 1024, height: 500 }, contextOptions: { reducedMotion: "reduce" } });

const [paper] = publishedPapers;

/** A long fragment that becomes malformed if it is decoded twice. */
const LONG_FRAGMENT = `%25${"z".repeat(20_000)}`;

test("pages work at malformed, unknown and encoded addresses", async ({ page, console }) => {
  console.expect(/Failed to load resource: the server responded with a status of 40[04]/);
  for (const [address, title] of [
    [`/#${LONG_FRAGMENT}`, "Home"],
    ["/100%?%#:not(%zz", "Home"],
    ["/%67lossary?utm_source=100%25&b=%E0%A4%A#__proto__", "Glossary"],
    [`${paper?.path.replace("papers/", "papers%2F")}#${LONG_FRAGMENT}`, paper?.title ?? ""],
  ] as const) {
    // A browser would only scroll to another fragment of the page that is open.
    await page.goto("about:blank");
    await openPage(page, SITE_URL + address);
    await expect(page).toHaveTitle(getPageTitle(title));
    await page.getByRole("contentinfo").getByRole("link", { name: "Glossary" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Glossary");
  }
});

// `specification/routes-and-titles.spec.ts` tests the response to an unknown path.
test("the notice at an unknown path fits on a phone, and goes with the page", async ({ page, console }) => {
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
  await page.getByRole("contentinfo").getByRole("link", { name: "Glossary" }).click();
  await expect(page).toHaveTitle(getPageTitle("Glossary"));
  await expect(page.locator("head meta[name=robots]")).toHaveCount(0);
});
