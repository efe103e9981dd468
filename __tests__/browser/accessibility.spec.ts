import type { Page } from "@playwright/test";
import { protocolFeatures } from "../../src/features/landing/features";
import { landingTexts } from "../../src/features/landing/landing";
import { expectNoViolations, expectNoViolationsInAnyColours, faintInFigures } from "./axe";
import { expect, test, WAITLIST_ORIGIN } from "./fixtures";
import { contents, openFolds, openPage, paperPath, papers, scrollTopTo } from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

test("axe finds nothing on the landing page", async ({ page, console }) => {
  console.expect(/The waitlist could not be reached|ERR_FAILED/);
  await openPage(page, "/");
  await expectNoViolations(page, { where: "at 1440 px" });

  await test.step("what the pointer lies on can be read", async () => {
    const { hero, waitlist } = landingTexts;
    for (const one of [
      page.getByRole("banner").getByRole("link").nth(1),
      page.getByRole("button", { name: hero.demo }),
      page.getByRole("region", { name: hero.headline }).getByRole("link", { name: hero.litepapers }),
      page.getByRole("button", { name: protocolFeatures[1]?.title }),
      page.locator("#litepapers h3 a").first(),
      page.getByRole("button", { name: waitlist.button }),
      page.getByRole("contentinfo").getByRole("link").first(),
    ]) {
      await one.hover();
      await one.evaluate((element) => element.setAttribute("data-hovered", ""));
      await expectNoViolations(page, { within: "[data-hovered]", rules: ["color-contrast"] });
      await one.evaluate((element) => element.removeAttribute("data-hovered"));
    }
    await page.mouse.move(0, 0);
  });

  await page.setViewportSize({ width: 360, height: 900 });
  for (const { id, title } of protocolFeatures.slice(1)) {
    await test.step(`with “${title}” open`, async () => {
      await page.getByRole("button", { name: title }).click();
      await expectNoViolations(page, { within: `#${id}` });
    });
  }

  // The form alone: axe does not see the ground behind the bar, which is a pseudo-element, once the page has scrolled.
  await test.step("after a sign-up that failed, in all colours", async () => {
    await page.route(`${WAITLIST_ORIGIN}/**`, (route) => route.abort());
    await submit(page);
    await expect(page.getByRole("status")).toContainText("Something went wrong.");
    await expectNoViolationsInAnyColours(page, "#waitlist");
  });
  await page.emulateMedia({ forcedColors: "none" });
  await test.step("after one that did not", async () => {
    await page.unroute(`${WAITLIST_ORIGIN}/**`);
    await page.route(`${WAITLIST_ORIGIN}/**`, (route) => route.fulfill());
    await submit(page);
    await expect(page.getByRole("status")).toContainText("Thanks!");
    await expectNoViolations(page, { within: "#waitlist" });
  });

  await test.step("on a phone, with its moving parts", async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.getByRole("button", { name: "Pause motion" }).first().click();
    await expectNoViolations(page, { where: "at 360 px" });
  });
});

test("axe finds nothing in a paper, in all colours", async ({ page }) => {
  await openPage(page, paperPath("pop"));
  await openFolds(page);
  await expectNoViolationsInAnyColours(page);
  expect(await faintInFigures(page), "in forced colours").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark", forcedColors: "none" });
  await test.step("with a preview open", async () => {
    const term = page.locator("article a.term").first();
    await scrollTopTo(term, 400);
    await term.hover();
    await expect(page.getByRole("tooltip")).toBeVisible();
    await expectNoViolations(page, { within: "[role=tooltip]" });
  });
});

for (const { slug, title } of papers.filter(({ slug }) => slug !== "pop")) {
  test(`axe finds nothing in the paper “${title}”, and forced colours leave its figures and marks`, async ({
    page,
  }) => {
    await openPage(page, paperPath(slug));
    await openFolds(page);
    await expectNoViolations(page);
    await page.evaluate(() => window.location.assign(`#${document.querySelector("article p[id^=p-]")?.id}`));
    // Whichever theme is remembered, the system's colours are drawn.
    for (const theme of ["dark", "light"]) {
      await page.emulateMedia({ forcedColors: "active" });
      await page.getByRole("radio", { name: theme }).check({ force: true });
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      expect(await faintInFigures(page), `where ${theme} is remembered`).toEqual([]);
      await expect(page.locator("p:target")).toHaveCSS("outline-style", "solid");
    }
  });
}

test("axe finds nothing in a paper whose run was changed, with a number pressed", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  // Far more than the loan, which a box and a ledger then say that they take for granted.
  await openPage(page, `${paperPath("agfi")}?run=job.price:120,loan.debt:200,time.dispute:99`);
  await page.locator("[data-live] [role=spinbutton]").first().click();
  await expect(page.getByRole("textbox", { name: "P, what the buyer pays" })).toBeFocused();
  await expectNoViolations(page);
});

test("axe finds nothing on a phone with the contents and every note open", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, paperPath("pop"));
  await openFolds(page);
  const numbers = page.locator("[role=doc-noteref]");
  const count = await numbers.evaluateAll((links: HTMLElement[]) => {
    for (const link of links) link.click();
    return links.length;
  });
  expect(count).toBeGreaterThan(0);
  await expect(page.locator("[role=doc-noteref][aria-expanded=true]")).toHaveCount(count);
  await contents(page).locator("summary").click();
  await expect(contents(page).getByRole("link").first()).toBeVisible();
  await expectNoViolations(page);
});

for (const path of ["/questions", "/open-questions"]) {
  test(`axe finds nothing in ${path}, also on a phone`, async ({ page }) => {
    await openPage(page, path);
    await expectNoViolationsInAnyColours(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoViolations(page);
  });
}

test("axe finds nothing in the glossary and in the search", async ({ page, context, console }) => {
  console.expect(/Failed to load resource/);
  await openPage(page, "/glossary");
  await expectNoViolations(page);

  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search the litepapers" });
  const field = dialog.getByRole("combobox");
  const status = dialog.getByRole("status");
  await expect(field).toBeFocused();
  await expectNoViolations(page, { where: "empty" });

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
  await expectNoViolationsInAnyColours(page, "dialog[open]");
});

async function submit(page: Page): Promise<void> {
  await page.getByLabel("Email address").fill("ada@example.com");
  await page.getByRole("button", { name: "Join the waitlist" }).click();
}
