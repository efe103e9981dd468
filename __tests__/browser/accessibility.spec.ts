import { protocolFeatures } from "../../src/landing/features";
import { expectNoViolations, expectNoViolationsInBothThemes } from "./axe";
import { expect, test, WAITLIST_ORIGIN } from "./fixtures";
import { contents, openFolds, openPage, paperPath, papers, scrollTopTo } from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

test("axe finds nothing on the landing page", async ({ page, console }) => {
  console.expect(/The waitlist could not be reached|ERR_FAILED/);
  await openPage(page, "/");
  await expectNoViolations(page, { where: "at 1440 px" });

  await page.setViewportSize({ width: 360, height: 900 });
  for (const { id, title } of protocolFeatures.slice(1)) {
    await test.step(`with “${title}” open`, async () => {
      await page.getByRole("button", { name: title }).click();
      await expectNoViolations(page, { within: `#${id}` });
    });
  }

  // The form alone: axe does not see the ground behind the bar, which is a pseudo-element, once the page has scrolled.
  for (const [answer, message] of [
    ["abort", "Something went wrong."],
    ["fulfill", "Thanks!"],
  ] as const)
    await test.step(`where a sign-up is told “${message}”`, async () => {
      await page.route(`${WAITLIST_ORIGIN}/**`, (route) => route[answer]());
      await page.getByLabel("Email address").fill("ada@example.com");
      await page.getByRole("button", { name: "Join the waitlist" }).click();
      await expect(page.getByRole("status")).toContainText(message);
      await expectNoViolations(page, { within: "#waitlist" });
    });

  await test.step("on a phone, with its moving parts", async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.getByRole("button", { name: "Pause motion" }).first().click();
    await expectNoViolations(page, { where: "at 360 px" });
  });
});

for (const { slug, title } of papers)
  test(`axe finds nothing in the paper “${title}”`, async ({ page }) => {
    await openPage(page, paperPath(slug));
    await openFolds(page);
    // Its colours are those of the others too.
    if (slug !== "pop") return expectNoViolations(page, { only: "markup" });
    await expectNoViolationsInBothThemes(page);
    await test.step("with a preview open", async () => {
      const term = page.locator("article a.term").first();
      await scrollTopTo(term, 400);
      await term.hover();
      await expect(page.getByRole("tooltip")).toBeVisible();
      await expectNoViolations(page, { within: "[role=tooltip]" });
    });
  });

test("axe finds nothing in a paper whose run was changed, with a number pressed", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  // Far more than the loan, which a box and a ledger then say that they take for granted.
  await openPage(page, `${paperPath("agfi")}?run=job.price:120,loan.debt:200,time.dispute:99`);
  await page.locator("[data-live] [role=spinbutton]").first().click();
  await expect(page.getByRole("textbox", { name: "P, what the buyer pays" })).toBeFocused();
  await expectNoViolations(page, { only: "markup" });
  await expectNoViolations(page, { within: ".run", only: "colours" });
});

test("axe finds nothing on a phone with the contents and every note open", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, paperPath("pop"));
  const numbers = page.locator("[role=doc-noteref]");
  const count = await numbers.evaluateAll((links: HTMLElement[]) => {
    for (const link of links) link.click();
    return links.length;
  });
  expect(count).toBeGreaterThan(0);
  await expect(numbers.and(page.locator("[aria-expanded=true]"))).toHaveCount(count);
  await contents(page).locator("summary").click();
  await expect(contents(page).getByRole("link").first()).toBeVisible();
  await expectNoViolations(page, { only: "markup" });
});

for (const path of ["/questions", "/open-questions", "/glossary"]) {
  test(`axe finds nothing in ${path}`, async ({ page }) => {
    await openPage(page, path);
    await expectNoViolationsInBothThemes(page);
  });
}

test("axe finds nothing in the search", async ({ page, context, console }) => {
  console.expect(/Failed to load resource/);
  await openPage(page, "/glossary");
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search the litepapers" });
  const field = dialog.getByRole("combobox");
  const status = dialog.getByRole("status");
  await expect(field).toBeFocused();
  await expectNoViolations(page, { within: "dialog[open]", where: "empty" });

  await context.route("**/pagefind/**", (route) => route.abort());
  await field.fill("escrow");
  await expect(status).toContainText("could not be loaded");
  await expectNoViolations(page, { within: "dialog[open]", where: "not loaded" });
  await context.unroute("**/pagefind/**");

  await field.fill("zzyzx");
  await expect(status).toContainText("Nothing found");
  await expectNoViolations(page, { within: "dialog[open]", where: "nothing found" });
  await field.fill("reputation");
  await expect(status).toContainText("for “reputation”");
  await expectNoViolationsInBothThemes(page, "dialog[open]");
});
