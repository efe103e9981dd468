import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { protocolFeatures } from "../../src/lib/texts/features";
import { expect, test, WAITLIST_ORIGIN } from "./fixtures";
import { contents, openPage, paperPath, papers, scrollTopTo } from "./pages";

/** Every level of every version of WCAG that axe has rules for, and what it holds to be good practice besides. */
const TAGS = [
  ...["wcag2a", "wcag2aa", "wcag2aaa"],
  ...["wcag21a", "wcag21aa", "wcag21aaa", "wcag22a", "wcag22aa", "wcag22aaa"],
  "best-practice",
];

/** Rules that axe does not apply by itself: a name that lacks what the eye reads (2.5.3), and targets that are too small. */
const ASKED_FOR = ["label-content-name-mismatch", "target-size"];

/**
 * Rules of level AAA that this design does not promise: 7:1 for all text (prose has it, what is quiet has 4.5:1), and
 * links whose words alone say where they lead.
 */
const NOT_PROMISED = ["color-contrast-enhanced", "identical-links-same-purpose"];

type Appearance = { colorScheme: "light" | "dark"; forcedColors: "none" | "active" };

/** The papers in both themes, and in forced colours, which leave no theme's colour to look at. */
const appearances: readonly Appearance[] = [
  { colorScheme: "light", forcedColors: "none" },
  { colorScheme: "dark", forcedColors: "none" },
  { colorScheme: "light", forcedColors: "active" },
];

const nameOf = ({ colorScheme, forcedColors }: Appearance) =>
  forcedColors === "active" ? `forced colours, ${colorScheme}` : colorScheme;

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search the litepapers" });

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

    test("on an unknown path", async ({ page, console }) => {
      console.expect(/status of 404/);
      await openPage(page, "/nowhere");
      await expectNoViolations(page);
    });
  });
}

for (const forcedColors of ["none", "active"] as const) {
  const how = forcedColors === "active" ? " in forced colours" : "";

  // The form alone: axe does not see the ground behind the bar, which is a pseudo-element, once the page has scrolled.
  test(`axe finds nothing after a sign-up${how}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors });
    await page.route(`${WAITLIST_ORIGIN}/**`, (route) => route.fulfill());
    await submit(page);
    await expect(page.getByRole("status")).toContainText("Thanks!");
    await expectNoViolations(page, "#waitlist");
  });

  test(`axe finds nothing after a sign-up that failed${how}`, async ({ page, console }) => {
    console.expect(/The waitlist could not be reached|ERR_FAILED/);
    await page.emulateMedia({ forcedColors });
    await page.route(`${WAITLIST_ORIGIN}/**`, (route) => route.abort());
    await submit(page);
    await expect(page.getByRole("status")).toContainText("Something went wrong.");
    await expectNoViolations(page, "#waitlist");
  });
}

for (const appearance of appearances) {
  test.describe(`axe finds nothing, ${nameOf(appearance)},`, () => {
    test.slow();

    for (const { slug, title } of papers) {
      test(`in the paper “${title}”`, async ({ page }) => {
        await page.emulateMedia(appearance);
        await openPage(page, paperPath(slug));
        await expectNoViolations(page);
      });
    }

    test("in a paper whose run was changed, with a number pressed", async ({ page }) => {
      await page.emulateMedia(appearance);
      // Far more than the loan, which a box and a ledger then say that they take for granted.
      await openPage(page, `${paperPath("agfi")}?run=job.price:120,loan.debt:200,time.dispute:99`);
      await page.locator("[data-live] [role=spinbutton]").first().click();
      await expect(page.getByRole("textbox", { name: "P, what the buyer pays" })).toBeFocused();
      await expectNoViolations(page);
    });

    test("in the glossary", async ({ page }) => {
      await page.emulateMedia(appearance);
      await openPage(page, "/glossary");
      await expectNoViolations(page);
    });

    test("in the search: empty, with results, with none, and when it cannot be loaded", async ({
      page,
      context,
      console,
    }) => {
      console.expect(/Failed to load resource/);
      await page.emulateMedia(appearance);
      await openPage(page, paperPath("pop"));
      await page.keyboard.press("Control+k");
      const field = dialog(page).getByRole("combobox");
      const status = dialog(page).getByRole("status");
      await expect(field).toBeFocused();
      await expectNoViolations(page);

      await context.route("**/pagefind/**", (route) => route.abort());
      await field.fill("escrow");
      await expect(status).toContainText("could not be loaded");
      await expectNoViolations(page, "dialog[open]");
      await context.unroute("**/pagefind/**");

      await field.fill("reputation");
      await expect(status).toContainText("for “reputation”");
      await expectNoViolations(page, "dialog[open]");
      await field.fill("zzyzx");
      await expect(status).toContainText("Nothing found");
      await expectNoViolations(page, "dialog[open]");
    });

    test("with a preview open", async ({ page }) => {
      await page.emulateMedia(appearance);
      await openPage(page, paperPath("pop"));
      for (const asking of ["[role=doc-biblioref]", "article a.term"]) {
        await scrollTopTo(page.locator(asking).first(), 400);
        await page.locator(asking).first().hover();
        await expect(page.getByRole("tooltip")).toBeVisible();
        await expectNoViolations(page, "[role=tooltip]");
        await page.keyboard.press("Escape");
      }
    });

    test("with the contents and every note open on a phone", async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.emulateMedia(appearance);
      await openPage(page, paperPath("agfi"));
      for (const number of await page.locator("[role=doc-noteref]").all()) {
        await number.focus();
        await page.keyboard.press("Enter");
        await expect(number).toHaveAttribute("aria-expanded", "true");
      }
      await contents(page).locator("summary").click();
      await expect(contents(page).getByRole("link").first()).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

for (const path of ["/", "/glossary", ...papers.map(({ slug }) => paperPath(slug))]) {
  for (const width of [360, 1440]) {
    test(`each landmark of ${path} at ${width} px has a name of its own and something in it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, path);
      const landmarks = await page.evaluate(() =>
        [...document.querySelectorAll("header, footer, main, nav, aside, section, form, [role=search]")]
          .filter((element) => element.checkVisibility())
          .map((element) => {
            const labelled = element.getAttribute("aria-labelledby");
            const label = labelled
              ? document.getElementById(labelled)?.textContent
              : element.getAttribute("aria-label");
            const links = element.querySelectorAll("a[href], button, input, summary").length;
            return {
              role: element.getAttribute("role") ?? element.tagName.toLowerCase(),
              name: label?.trim() ?? "",
              words: (element.textContent ?? "").trim().length,
              links,
            };
          })
          // A section or a form without a name is no landmark.
          .filter(({ role, name }) => name !== "" || !["section", "form"].includes(role)),
      );
      expect(landmarks.length).toBeGreaterThan(4);
      expect(landmarks.filter(({ words }) => words === 0)).toEqual([]);
      expect(landmarks.filter(({ role, links }) => role === "nav" && links === 0)).toEqual([]);
      const names = landmarks
        .map(({ role, name }) => `${role} ${name}`)
        .filter((name) => !/^(header|footer) $/.test(name));
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
      expect(
        landmarks.filter(({ role, name }) => ["nav", "aside", "note"].includes(role) && name === ""),
      ).toEqual([]);
    });
  }
}

test("a title in another language says so", async ({ page }) => {
  await openPage(page, paperPath("pop"));
  await expect(page.locator("#reference-condorcet [lang=fr]")).toHaveText(
    /^Essai sur l’application .* des voix$/,
  );
});

async function submit(page: Page): Promise<void> {
  await openPage(page, "/");
  await page.getByLabel("Email address").fill("ada@example.com");
  await page.getByRole("button", { name: "Join the waitlist" }).click();
}

async function expectNoViolations(page: Page, within?: string): Promise<void> {
  const forced = await page.evaluate(() => window.matchMedia("(forced-colors: active)").matches);
  // Where colours are forced, those that are drawn are the system's; the computed ones, which axe reads, are not.
  const left = forced ? [...NOT_PROMISED, "color-contrast"] : NOT_PROMISED;
  const rules = Object.fromEntries([
    ...ASKED_FOR.map((rule) => [rule, { enabled: true }]),
    ...left.map((rule) => [rule, { enabled: false }]),
  ]);
  // The pages have no frames, which is all that the slower mode would add.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: { type: "tag", values: TAGS }, rules, resultTypes: ["violations"] });
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary}`),
  }));
  expect(found).toEqual([]);
}
