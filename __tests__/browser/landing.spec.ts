import type { Page } from "@playwright/test";
import { featureCards, protocolFeatures } from "../../src/features/landing/features";
import { landingTexts } from "../../src/features/landing/landing";
import { LITEPAPERS_PATH, MAX_CARDS } from "../../src/site/litepaper";
import { pageTitle, site } from "../../src/site/site";
import { expect, test } from "./fixtures";
import { openPage, overflow, paperPath, papers } from "./pages";

const [first, second, third] = protocolFeatures;
if (!first || !second || !third) throw new Error("The accordion has at least three items.");

/** The papers that have a card, and a line in the footer. */
const shown = papers.slice(0, MAX_CARDS);
const listOfAll = papers.length > MAX_CARDS ? [`All ${papers.length} litepapers`] : [];

// The bar sticks at a desk's top where the window is as high as this; a larger one costs half as much again to draw.
test.use({ viewport: { width: 1024, height: 600 } });

test.describe("the landing page, still", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("has its parts in order, fits its window, and leads to its papers", {
    tag: "@papers",
  }, async ({ page }) => {
    await page.clock.setFixedTime(new Date("2031-06-01T12:00:00Z"));
    await openPage(page, "/");

    await test.step("gives the reader's year, without complaint, when it was built in an earlier one", async () => {
      await expect(page.getByRole("contentinfo")).toContainText(`© 2031 ${site.name}`);
    });

    await test.step("says once, after scripts have run, what it is called and where it lives", async () => {
      await expect(page).toHaveTitle(pageTitle("Home"));
      await expect(page.locator("head title")).toHaveCount(1);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${site.url}/`);
      await expect(page.locator("meta[name=description]")).toHaveCount(1);
      await expect(page.locator("meta[name=robots]")).toHaveCount(0);
    });

    await test.step("has its parts in the specified order, each under a heading", async () => {
      await expect(page.locator("h1, main h2, main h3, footer h2")).toHaveText([
        "The blockchain for AI agents",
        landingTexts.intro.title,
        landingTexts.cards.title,
        ...featureCards.map(({ title }) => title),
        landingTexts.features.title,
        ...protocolFeatures.map(({ title }) => title),
        landingTexts.litepapers.title,
        ...shown.map(({ title }) => title),
        landingTexts.waitlist.title,
        "Product",
        "Resources",
        "Company",
        "Social",
      ]);
      await expect(page.locator("body")).toMatchAriaSnapshot(`
        - banner:
          - link "${site.name}, home"
        - main:
          - region "The blockchain for AI agents":
            - button "See demo"
            - link "Litepapers"
          - region "${landingTexts.litepapers.title}":
            - list
          - region "${landingTexts.waitlist.title}":
            - textbox "Email address"
            - button "${landingTexts.waitlist.button}"
        - contentinfo
      `);
    });

    await test.step("fits the smallest window of each layout, whichever item is open", async () => {
      for (const width of [320, 768, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        for (const { id, title } of protocolFeatures) {
          const expanded = await page.locator(`#${id} button`).evaluate((button: HTMLElement) => {
            if (button.ariaExpanded === "false") button.click();
            return button.ariaExpanded;
          });
          expect(expanded).toBe("true");
          expect(await overflow(page), `“${title}” at ${width} px`).toEqual([]);
        }
      }
    });

    await test.step("jumps to the litepapers at once under reduced motion", async () => {
      const scrolls = await scrollBehaviours(page);
      await page.locator("main").getByRole("link", { name: "Litepapers", exact: true }).click();
      await expect(page.getByRole("heading", { level: 2, name: "Litepapers" })).toBeInViewport();
      await expect(page).toHaveURL("/#litepapers");
      expect(await scrolls.jsonValue()).toEqual(["auto"]);
    });

    await test.step("leads from each card to its paper, at its top", async () => {
      const cards = page.getByRole("main");
      for (const { slug, title } of shown)
        await expect(cards.getByRole("link", { name: title, exact: true })).toHaveAttribute(
          "href",
          paperPath(slug),
        );
      const { slug = "", title = "" } = shown[1] ?? {};
      await cards.getByRole("link", { name: title, exact: true }).click();
      await expect(page).toHaveURL(paperPath(slug));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(pageTitle(title));
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect(page).toHaveTitle(pageTitle("Home"));
    });

    await test.step("leads from the papers' introduction to the glossary", async () => {
      await page.getByRole("link", { name: "the glossary" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Glossary");
    });
  });

  if (papers.length > MAX_CARDS) {
    test("leads to the list of all papers, which leads to each", { tag: "@papers" }, async ({ page }) => {
      await openPage(page, "/");
      await page.getByRole("link", { name: `All ${papers.length} litepapers` }).click();
      await expect(page).toHaveURL(LITEPAPERS_PATH);
      const links = page.getByRole("main").locator("h2").getByRole("link");
      await expect(links).toHaveText(papers.map(({ title }) => title));
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflow(page)).toEqual([]);
      }
      await links.last().click();
      await expect(page).toHaveURL(paperPath(papers.at(-1)?.slug ?? ""));
    });
  }
});

test.describe("getting about with the keyboard", () => {
  test("goes through everything in reading order, and through nothing else", {
    tag: "@papers",
  }, async ({ page }) => {
    // The orb, drawn in software, is not what this is about.
    await page.addInitScript(() => window.sessionStorage.setItem("motion", "paused"));
    await openPage(page, "/");
    const expected = [
      "Skip to the content",
      `${site.name}, home`,
      "Litepapers",
      "Join the waitlist",
      "GitHub",
      "See demo",
      "Litepapers",
      "Play motion",
      "Play motion",
      first.title,
      first.paper?.label,
      ...protocolFeatures.slice(1).map(({ title }) => title),
      "the glossary",
      ...shown.map(({ title }) => title),
      ...listOfAll,
      "EMAIL",
      landingTexts.waitlist.button,
      ...shown.flatMap(({ title }) => [title, `${title}, PDF`]),
      "Glossary",
      "X",
      "GitHub",
    ];
    const stops = await page.evaluateHandle(() => {
      const names: (string | undefined)[] = [];
      document.addEventListener("focusin", ({ target }) => {
        if (target instanceof HTMLElement)
          names.push(target.ariaLabel ?? target.getAttribute("name") ?? target.textContent?.trim());
      });
      return names;
    });
    for (let stop = 0; stop < expected.length; stop += 1) await page.keyboard.press("Tab");
    expect(await stops.jsonValue()).toEqual(expected);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);

    await test.step("begins with a link that skips to the content", async () => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.keyboard.press("Tab");
      const skip = page.getByRole("link", { name: "Skip to the content" });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: "See demo" })).toBeFocused();
    });
  });
});

test("“Litepapers” scrolls smoothly to the section, and leads there from a paper", async ({ page }) => {
  // The orb, drawn in software, is not what this is about.
  await page.addInitScript(() => window.sessionStorage.setItem("motion", "paused"));
  await openPage(page, "/");
  const heading = page.getByRole("heading", { level: 2, name: "Litepapers" });

  const scrolls = await scrollBehaviours(page);
  await page.locator("main").getByRole("link", { name: "Litepapers", exact: true }).click();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL("/#litepapers");
  expect(await scrolls.jsonValue()).toEqual(["smooth"]);
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");

  await page.getByRole("main").getByRole("link", { name: "ERC4337A", exact: true }).click();
  await expect(page).toHaveURL(paperPath("erc4337a"));
  await page.getByRole("banner").getByRole("link", { name: "Litepapers" }).click();
  await expect(page).toHaveURL("/#litepapers");
  await expect(heading).toBeInViewport();
});

/** How the page scrolls to where each click from now on leads: to count frames would not tell it on a slow machine. */
const scrollBehaviours = (page: Page) =>
  page.evaluateHandle(() => {
    const behaviours: string[] = [];
    document.addEventListener("click", () =>
      behaviours.push(getComputedStyle(document.documentElement).scrollBehavior),
    );
    return behaviours;
  });
