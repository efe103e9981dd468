import type { Page } from "@playwright/test";
import { protocolFeatures } from "../../src/landing/features";
import { landingTexts } from "../../src/landing/landing";
import { LITEPAPERS_PATH, MAX_CARDS } from "../../src/site/litepaper-paths";
import { readers } from "../../src/site/question-pages";
import { site } from "../../src/site/site";
import { expect, test } from "./fixtures";
import { holdBack, hydrated, layoutShifts, openPage, overflow, paperPath, papers, pixelsOf } from "./pages";

const [first, second] = protocolFeatures;
if (!first || !second) throw new Error("The accordion has at least two items.");

/** The papers that have a card, and a line in the footer. */
const shown = papers.slice(0, MAX_CARDS);
const listOfAll = papers.length > MAX_CARDS ? [`All ${papers.length} litepapers`] : [];

// The bar sticks in windows of this height. A larger window takes longer to draw.
test.use({ viewport: { width: 1024, height: 600 } });

/** Pauses the orb, which takes long to draw in software. */
const pauseMotion = (page: Page) =>
  page.addInitScript(() => window.sessionStorage.setItem("motion", "paused"));

test.describe("the landing page, still", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("says once what it is, fits its window, and has a bar and a panel that stay", {
    tag: "@papers",
  }, async ({ page }) => {
    await page.clock.setFixedTime(new Date("2031-06-01T12:00:00Z"));
    await openPage(page, "/");

    await test.step("it gives the reader's year when it was built in an earlier one", async () => {
      await expect(page.getByRole("contentinfo")).toContainText(`© 2031 ${site.name}`);
    });

    await test.step("light shines through the bar at the top; the bar covers what scrolls under it", async () => {
      // Red lines, a colour that the page does not have.
      await page.evaluate(() => {
        const lines = document.createElement("div");
        Object.assign(lines.style, { position: "absolute", inset: "0 0 auto", height: "2000px" });
        lines.style.background = "rgb(255 0 0)";
        document.querySelector("main")?.append(lines);
      });
      const redRows = async () => {
        const pixel = await pixelsOf(await page.screenshot({ clip: { x: 5, y: 0, width: 1, height: 64 } }));
        return Array.from({ length: 64 }, (_, y) => pixel(0, y)).filter(([r, g]) => r > 250 && g < 5).length;
      };
      expect(await redRows()).toBe(64);
      await page.evaluate(() => window.scrollTo({ top: 64, behavior: "instant" }));
      await expect.poll(redRows).toBe(0);
      await page.evaluate(() => {
        document.querySelector("main")?.lastElementChild?.remove();
        window.scrollTo({ top: 0, behavior: "instant" });
      });
    });

    await test.step("the panel beside the list stays in sight and never leaves the list", async () => {
      const measure = (y: number) =>
        page.evaluate((y) => {
          const panel = document.querySelector("[data-empty]");
          const list = panel?.parentElement;
          const drawn = document.querySelector("[data-shown=true] svg")?.getBoundingClientRect();
          if (!panel || !list || !drawn) throw new Error("Nothing is drawn.");
          const top = list.getBoundingClientRect().top + window.scrollY + y;
          window.scrollTo({ top, behavior: "instant" });
          const [inner, outer] = [panel, list].map((part) => part.getBoundingClientRect());
          const now = document.querySelector("[data-shown=true] svg")?.getBoundingClientRect() ?? drawn;
          return [inner, outer].every((box) => box && now.top >= box.top - 1 && now.bottom <= box.bottom + 1);
        }, y);
      for (const y of [-200, 0, 60, 400]) expect(await measure(y), `scrolled by ${y} px`).toBe(true);
      const mark = page.locator("[data-empty] svg");
      await expect(mark).toBeHidden();
      await page.getByRole("button", { name: first.title }).click();
      await expect(mark).toBeVisible();
    });

    await test.step("with forced colours the accordion keeps its signs and the covers their edges", async () => {
      await page.emulateMedia({ forcedColors: "active" });
      const sign = await page
        .getByRole("button", { name: second.title })
        .locator("span")
        .evaluate((span) => getComputedStyle(span, "::before").borderTopStyle);
      expect(sign).toBe("solid");
      await expect(page.locator("#litepapers li").first()).toHaveCSS("border-top-width", "1px");
      await expect(page.locator("[data-orb]")).toBeHidden();
      await page.emulateMedia({ forcedColors: "none" });
    });

    await test.step("whichever item is open, it fits the smallest window of each layout", async () => {
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

test("the Tab key goes through everything in reading order, and through nothing else", {
  tag: "@papers",
}, async ({ page }) => {
  await pauseMotion(page);
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
    ...Object.values(readers),
    first.title,
    first.paper?.label,
    ...protocolFeatures.slice(1).map(({ title }) => title),
    "the glossary",
    ...shown.map(({ title }) => title),
    ...listOfAll,
    "EMAIL",
    landingTexts.waitlist.button,
    ...shown.flatMap(({ title }) => [title, `${title}, PDF`]),
    "Questions",
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

  await test.step("it begins with a link that skips to the content", async () => {
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

test("“Litepapers” scrolls smoothly to the section, at once under reduced motion, and leads there from a paper", async ({
  page,
}) => {
  await pauseMotion(page);
  const heading = page.getByRole("heading", { level: 2, name: "Litepapers" });
  for (const [reducedMotion, behaviour] of [
    ["reduce", "auto"],
    ["no-preference", "smooth"],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await openPage(page, "/");
    const scrolls = await scrollBehaviours(page);
    await page.locator("main").getByRole("link", { name: "Litepapers", exact: true }).click();
    await expect(heading).toBeInViewport();
    await expect(page).toHaveURL("/#litepapers");
    expect(await scrolls.jsonValue()).toEqual([behaviour]);
  }
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
  await page.goto(paperPath("erc4337a"));
  await page.getByRole("banner").getByRole("link", { name: "Litepapers" }).click();
  await expect(page).toHaveURL("/#litepapers");
  await expect(heading).toBeInViewport();
});

test("nothing moves on a phone while the page loads, also when the fonts arrive late", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  const release = await holdBack(page, "**/*.woff2");
  await page.goto("/", { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  release();
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded"))).toBe(true);
  // A tenth is what a reader notices (web.dev/cls).
  expect(await layoutShifts(page)).toBeLessThan(0.01);
});

/** How the page scrolls at each click from now on: to count frames would not tell it on a slow machine. */
const scrollBehaviours = (page: Page) =>
  page.evaluateHandle(() => {
    const behaviours: string[] = [];
    document.addEventListener("click", () =>
      behaviours.push(getComputedStyle(document.documentElement).scrollBehavior),
    );
    return behaviours;
  });
