import { expectNoViolations, expectNoViolationsInBothThemes } from "./axe";
import { expect, test, WAITLIST_ORIGIN } from "./fixtures";
import { getTableOfContents, openDetails, openPage, openSearch, routes, SEARCH_TERM } from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

for (const path of routes.filter((path) => path !== "/"))
  test(`axe finds nothing on ${path}, in light and dark, with all that opens opened`, async ({ page }) => {
    await openPage(page, path);
    await openDetails(page);
    await expectNoViolationsInBothThemes(page);
  });

test("axe finds nothing on the landing page, whatever is open and whatever a sign-up is told", async ({
  page,
  console,
}) => {
  console.expect(/The waitlist could not be reached|ERR_FAILED/);
  await openPage(page, "/");
  await expectNoViolations(page, { where: "at 1440 px" });
  await page.setViewportSize({ width: 360, height: 900 });
  const features = page.locator("main details[name]");
  for (const id of await features.evaluateAll((all) => all.map(({ id }) => id))) {
    const feature = page.locator(`[id="${id}"]`);
    if ((await feature.getAttribute("open")) === null) await feature.locator("summary").click();
    await expectNoViolations(page, { within: `[id="${id}"]`, where: id });
  }
  for (const [answer, message] of [
    ["abort", "Something went wrong."],
    ["fulfill", "Thanks!"],
  ] as const) {
    await page.route(`${WAITLIST_ORIGIN}/**`, (route) => route[answer]());
    await page.getByLabel("Email address").fill("ada@example.com");
    await page.locator("#waitlist form").getByRole("button").click();
    await expect(page.locator("#waitlist").getByRole("status")).toContainText(message);
    await expectNoViolations(page, { within: "#waitlist", where: message });
  }
});

test("axe finds nothing in the search, whatever it says, in light and dark", async ({ page, console }) => {
  console.expect(/Failed to load resource/);
  await openPage(page, "/glossary");
  await page.route("**/pagefind/**", (route) => route.abort());
  const { field, status } = await openSearch(page);
  for (const [words, said] of [
    ["", ""],
    ["agent", "could not be loaded"],
    ["zzyzx", "Nothing found"],
    [SEARCH_TERM, `for “${SEARCH_TERM}”`],
  ] as const) {
    await field.fill(words);
    await expect(status).toContainText(said);
    await expectNoViolationsInBothThemes(page, "dialog[open]");
    if (words === "agent") await page.unroute("**/pagefind/**");
  }
});

test("axe finds nothing on the first screen of the demo", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("button", { name: "See demo" }).click();
  await page.getByRole("dialog").getByRole("button").first().waitFor();
  // axe judges no colours above what is blended as the orb is.
  await page.locator("[data-orb]").evaluate((orb) => orb.setAttribute("hidden", ""));
  await expectNoViolations(page, { within: "dialog[open]" });
});

test("on a phone axe finds nothing in a paper with its menu of contents open", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, "/litepapers/pop");
  await getTableOfContents(page).locator("summary").click();
  await expect(getTableOfContents(page).getByRole("link").first()).toBeVisible();
  await expectNoViolations(page, { only: "markup" });
});

test("the first stop of the keyboard leads over the bar to the content", async ({ page }) => {
  for (const path of ["/", "/litepapers/pop"]) {
    await openPage(page, path);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: /^Skip/ });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus")).toHaveCount(1);
  }
});

test("forced colours leave every drawing in its place, and no half of a part of a page empty", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ["/", "/litepapers/pop"]) {
    await page.emulateMedia({ forcedColors: "none" });
    await openPage(page, path);
    const before = await page.evaluate(halvesFilled);
    expect(before.length).toBeGreaterThan(0);
    await page.emulateMedia({ forcedColors: "active" });
    expect(await page.evaluate(halvesFilled), path).toEqual(before);
  }
});

/** Runs in the page: which sections and figures have words, pictures or drawings in their left half, and in their right; and how many drawings. */
function halvesFilled(): string[] {
  return [...document.querySelectorAll("main section, main figure")].map((part) => {
    const { left, width } = part.getBoundingClientRect();
    const drawn = [...part.querySelectorAll("svg *, img, canvas, p, h1, h2, h3, li, td, a")].filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true }) && element.getBoundingClientRect().height > 0,
    );
    const boxes = drawn.map((element) => element.getBoundingClientRect());
    const fills = (from: number) =>
      boxes.some((box) => box.left < from + width / 2 - 8 && box.right > from + 8);
    const drawings = drawn.filter(
      (element) => element.matches("svg :first-child, img") && !element.closest("[data-orb]"),
    );
    return `${part.id || part.getAttribute("aria-labelledby")}: ${fills(left)} ${fills(left + width / 2)} ${drawings.length}`;
  });
}
