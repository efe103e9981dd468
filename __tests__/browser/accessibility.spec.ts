import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { protocolFeatures } from "../../src/lib/copy/features";
import { expect, test, WAITLIST_ORIGIN } from "./fixtures";
import { contents, openPage, paperPath, papers } from "./pages";

/** The rules of WCAG 2.2 at levels A and AA, and what axe holds to be good practice besides. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const width of [360, 1440]) {
  test.describe(`axe finds nothing at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("on the landing page", async ({ page }) => {
      await openPage(page, "/");
      await expectNoViolations(page);
    });

    test("on the landing page with its moving parts", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await openPage(page, "/");
      await page.getByRole("button", { name: "Pause motion" }).first().click();
      await expectNoViolations(page);
    });

    test("with any of the features open", async ({ page }) => {
      await openPage(page, "/");
      for (const { title } of protocolFeatures) {
        const button = page.getByRole("button", { name: title });
        if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
        await expectNoViolations(page, "section:has([aria-controls])");
      }
    });

    test("after a sign-up", async ({ page }) => {
      await page.route(`${WAITLIST_ORIGIN}/**`, (route) => route.fulfill());
      await submit(page);
      await expect(page.getByRole("status")).toContainText("Thanks!");
      await expectNoViolations(page);
    });

    test("after a sign-up that failed", async ({ page, console }) => {
      console.expect(/The waitlist could not be reached|ERR_FAILED/);
      await page.route(`${WAITLIST_ORIGIN}/**`, (route) => route.abort());
      await submit(page);
      await expect(page.getByRole("status")).toContainText("Something went wrong.");
      await expectNoViolations(page);
    });

    test("on an unknown path", async ({ page, console }) => {
      console.expect(/status of 404/);
      await openPage(page, "/nowhere");
      await expectNoViolations(page);
    });

    for (const { slug, title } of papers) {
      test(`in the paper “${title}”, light and dark`, async ({ page }) => {
        await openPage(page, paperPath(slug));
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          await expectNoViolations(page);
        }
      });
    }
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in the open contents of a small screen, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme });
    await openPage(page, paperPath("agfi"));
    await contents(page).locator("summary").click();
    await expect(contents(page).getByRole("link").first()).toBeVisible();
    await expectNoViolations(page, "nav[aria-label^=Contents]:has(details)");
  });
}

async function submit(page: Page): Promise<void> {
  await openPage(page, "/");
  await page.getByLabel("Email address").fill("ada@example.com");
  await page.getByRole("button", { name: "Join the waitlist" }).click();
}

async function expectNoViolations(page: Page, within?: string): Promise<void> {
  // The pages have no frames, which is all that the slower mode would add.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: RULES, resultTypes: ["violations"] });
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary}`),
  }));
  expect(found).toEqual([]);
}
