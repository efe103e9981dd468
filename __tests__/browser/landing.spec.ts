import { LITEPAPERS_PATH, MAX_CARDS } from "../../src/lib/litepaper";
import { pageTitle, site } from "../../src/lib/site";
import { featureCards, protocolFeatures } from "../../src/lib/texts/features";
import { footerColumns, socialLinks } from "../../src/lib/texts/footer";
import { landingTexts } from "../../src/lib/texts/landing";
import { expect, test } from "./fixtures";
import { openPage, overflow, paperPath, papers, scrollPositions } from "./pages";

const [first, second, third] = protocolFeatures;
if (!first || !second || !third) throw new Error("The accordion has at least three items.");

/** The papers that have a card, and a line in the footer. */
const shown = papers.slice(0, MAX_CARDS);
const listOfAll = papers.length > MAX_CARDS ? [`All ${papers.length} litepapers`] : [];

// The bar sticks at a desk's top where the window is as high as this; a larger one costs half as much again to draw.
test.use({ viewport: { width: 1024, height: 600 } });

test.describe("the landing page, still", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("stands as it is specified, fits its window, and leads to its litepapers and to the glossary", {
    tag: "@papers",
  }, async ({ page, request }) => {
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

    await test.step("leads from its footer to every paper with a card, its PDF and the glossary", async () => {
      const links = page.getByRole("navigation", { name: "Resources" }).getByRole("link");
      const names = [...shown.flatMap(({ title }) => [title, `${title}, PDF`]), "Glossary"];
      await expect(links).toHaveCount(names.length);
      for (const [index, name] of names.entries()) await expect(links.nth(index)).toHaveAccessibleName(name);
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
      for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
    });

    await test.step("has its logo in the bar at the top, linked to the site's root, and in the footer three columns of labels, which are links only where they have an address", async () => {
      const logo = page.getByRole("banner").getByRole("link", { name: `${site.name}, home` });
      await expect(logo).toHaveAttribute("href", "/");
      await expect(logo.locator("svg, img").first()).toBeVisible();

      const footer = page.getByRole("contentinfo");
      for (const { title, links } of footerColumns) {
        await expect(footer.getByRole("heading", { name: title })).toBeVisible();
        for (const { label } of links) await expect(footer.getByText(label, { exact: true })).toBeVisible();
        const wrong = await footer.evaluate(
          (element, labels) =>
            labels.filter((label) => {
              const found = [...element.querySelectorAll("*")].filter(
                ({ textContent }) => textContent === label,
              );
              const last = found.at(-1);
              return (
                !last || getComputedStyle(last).opacity !== "1" || last.closest("a, button, [tabindex='0']")
              );
            }),
          links.map(({ label }) => label),
        );
        expect(wrong, "invisible, or to be clicked").toEqual([]);
      }
      const social = footer.getByRole("navigation", { name: "Social" });
      await expect(social.getByRole("listitem")).toHaveText(socialLinks.map(({ label }) => label));
      await expect(social.getByRole("link", { name: "X", exact: true })).toHaveAttribute(
        "href",
        site.social.x,
      );
      await expect(social.getByRole("link", { name: "GitHub" })).toHaveAttribute("href", site.social.github);
      await expect(social.getByRole("link")).toHaveCount(2);
      await expect(page.locator('a[href="#"], a[href=""], a:not([href])')).toHaveCount(0);
    });

    await test.step("fits windows from 320 to 1440 px, whichever item is open", async () => {
      // The smallest window of each layout, and a large one.
      for (const width of [320, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        for (const { id, title } of width === 1440 ? [first] : protocolFeatures) {
          const expanded = await page.locator(`#${id} button`).evaluate((button: HTMLElement) => {
            if (button.ariaExpanded === "false") button.click();
            return button.ariaExpanded;
          });
          expect(expanded).toBe("true");
          expect(await overflow(page), `“${title}” at ${width} px`).toEqual([]);
        }
      }
    });

    await test.step("jumps to the litepapers without a scroll when reduced motion is asked for", async () => {
      const button = page.locator("main").getByRole("link", { name: "Litepapers", exact: true });
      // By key: before a click, Playwright may scroll.
      await button.focus();
      const positions = await scrollPositions(page, () => page.keyboard.press("Enter"));
      expect(positions).toHaveLength(2);
      await expect(page.getByRole("heading", { level: 2, name: "Litepapers" })).toBeInViewport();
      await expect(page).toHaveURL("/#litepapers");
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
  test("goes through everything in the order it is read, from a link that skips to the content on, and through nothing else", {
    tag: "@papers",
  }, async ({ page }) => {
    // The orb, drawn in software, is not what this is about.
    await page.addInitScript(() => window.sessionStorage.setItem("motion", "paused"));
    await openPage(page, "/");
    const expected = [
      "Skip to the content",
      `${site.name}, home`,
      "Litepapers",
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

test.describe("smooth scrolling", () => {
  // Drawing the orb in software leaves too few frames to tell a scroll from a jump.
  test.beforeEach(({ page }) => page.addInitScript(() => window.sessionStorage.setItem("motion", "paused")));

  test("takes “Litepapers” to the section", async ({ page }) => {
    await openPage(page, "/");

    await test.step("in the hero, through many positions and back to none", async () => {
      const button = page.locator("main").getByRole("link", { name: "Litepapers", exact: true });
      const positions = await scrollPositions(page, () => button.click());
      expect(positions.length).toBeGreaterThan(4);
      expect(positions).toEqual([...positions].sort((a, b) => a - b));
      await expect(page.getByRole("heading", { level: 2, name: "Litepapers" })).toBeInViewport();
      await expect(page).toHaveURL("/#litepapers");
      await expect(page.locator("html")).not.toHaveAttribute("data-scroll");
    });

    /** Back to the place, and the top, that a link has led from. */
    const back = async () => {
      await scrollPositions(page, async () => void (await page.goBack()));
      await expect(page).toHaveURL("/");
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    };

    await test.step("in the bar to the same section", async () => {
      await back();
      const link = page.getByRole("banner").getByRole("link", { name: "Litepapers" });
      const positions = await scrollPositions(page, () => link.click());
      expect(positions.length).toBeGreaterThan(4);
      await expect(page.getByRole("heading", { level: 2, name: "Litepapers" })).toBeInViewport();
    });

    await test.step("is as smooth on a phone", async () => {
      await back();
      await page.setViewportSize({ width: 390, height: 844 });
      const button = page.locator("main").getByRole("link", { name: "Litepapers", exact: true });
      expect((await scrollPositions(page, () => button.click())).length).toBeGreaterThan(4);
    });

    await test.step("in a paper's bar, to the section on the landing page", async () => {
      await page.getByRole("main").getByRole("link", { name: "ERC4337A", exact: true }).click();
      await expect(page).toHaveURL(paperPath("erc4337a"));
      await page.getByRole("banner").getByRole("link", { name: "Litepapers" }).click();
      await expect(page).toHaveURL("/#litepapers");
      await expect(page.getByRole("heading", { level: 2, name: "Litepapers" })).toBeInViewport();
    });
  });
});
