import type { Page } from "@playwright/test";
import { expectNoViolations, expectNoViolationsInBothThemes } from "./axe";
import { expect, test, WAITLIST_ORIGIN } from "./fixtures";
import { openDetails, openPage, openSearch, routes, SEARCH_TERM } from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

for (const path of routes.filter((path) => path !== "/"))
  test(`axe finds nothing on ${path} in both themes, with all open`, async ({ page }) => {
    await openPage(page, path);
    await openDetails(page);
    await expectNoViolationsInBothThemes(page);
    expect(await findLongNames(page)).toEqual([]);
  });

test("axe finds nothing on the landing page with each feature and each answer", async ({ page, console }) => {
  console.expect(/The waitlist could not be reached|ERR_FAILED/);
  await openPage(page, "/");
  await expectNoViolations(page, { label: "at 1440 px" });
  await page.setViewportSize({ width: 360, height: 900 });
  const features = page.locator("main details[name=protocol-features]");
  for (const id of await features.evaluateAll((elements) => elements.map(({ id }) => id))) {
    const feature = page.locator(`[id="${id}"]`);
    if ((await feature.getAttribute("open")) === null) await feature.locator("summary").click();
    await expectNoViolations(page, { within: `[id="${id}"]`, label: id });
  }
  for (const [answer, message] of [
    ["abort", "Something went wrong."],
    ["fulfill", "Thanks!"],
  ] as const) {
    await page.route(`${WAITLIST_ORIGIN}/**`, (route) => route[answer]());
    await page.getByLabel("Email address").fill("ada@example.com");
    await page.locator("#waitlist form").getByRole("button").click();
    await expect(page.locator("#waitlist").getByRole("status")).toContainText(message);
    await expectNoViolations(page, { within: "#waitlist", label: message });
  }
});

test("axe finds nothing in any state of the search, in light and dark", async ({ page, console }) => {
  console.expect(/Failed to load resource/);
  await page.route("**/pagefind/**", (route) => route.abort());
  for (const [query, message] of [
    ["", ""],
    ["agent", "could not be loaded"],
    ["zzyzx", "Nothing found"],
    [SEARCH_TERM, `for “${SEARCH_TERM}”`],
  ] as const) {
    await openPage(page, "/glossary");
    const { field, status } = await openSearch(page);
    await field.fill(query);
    await expect(status).toContainText(message);
    await expectNoViolationsInBothThemes(page, "dialog[open]");
    if (query === "agent") await page.unroute("**/pagefind/**");
  }
});

test("the skip link is the first stop, and moves the focus to the content", async ({ page }) => {
  await openPage(page, "/litepapers/pop");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(1);
});

test("with forced colours every drawing and text stays", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ["/", "/litepapers/pop"]) {
    await page.emulateMedia({ forcedColors: "none" });
    await openPage(page, path);
    const before = await page.evaluate(listVisibleParts);
    expect(before.length).toBeGreaterThan(100);
    await page.emulateMedia({ forcedColors: "active" });
    expect(await page.evaluate(listVisibleParts), path).toEqual(before);
  }
});

/** Returns the names of regions and drawings that have words of a style sheet in them, or their own description. */
async function findLongNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll("body *")].flatMap((element) => [
      element.textContent?.trim(),
      element.getAttribute("aria-label"),
      element.getAttribute("alt"),
    ]),
  );
  const named = nodes.filter(({ role }) => ["region", "image"].includes(role?.value));
  expect(named.length).toBeGreaterThan(0);
  return named
    .map(({ name, description }) => ({ name: name?.value, description: description?.value || undefined }))
    .filter(({ name, description }) => !texts.includes(name) || (description && name.includes(description)))
    .map(({ name }) => name);
}

/** Runs in the page. Returns the tags of all visible parts of drawings and texts, except the orb, for which the ring stays. */
const listVisibleParts = () =>
  [...document.querySelectorAll("main :is(svg *, img, p, h1, h2, h3, li, td, a)")]
    .filter((part) => part.checkVisibility({ opacityProperty: true }) && !part.closest("[data-orb]"))
    .map(({ tagName }) => tagName);
