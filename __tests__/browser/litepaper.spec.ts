import type { Locator, Page } from "@playwright/test";
import { pageTitle } from "../../src/site/site";
import { labelFaults } from "./drawings";
import { expect, test } from "./fixtures";
import { contents, hydrated, openFolds, openPage, overflow, paperPath, papers } from "./pages";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

const headingOf = (page: Page) => page.locator("article .heading").first();
const linkOf = (page: Page) => headingOf(page).locator(".heading-link");

/** A paper with notes, on which is tried what is the same in every paper. */
const FULL = "pop";

/** A table of long rows, which a phone has no room for. */
const HAS_WIDE_TABLE = /^(?=.{60})\|(?:[^|\n]+\|){4,}$/m;

/** The section that the address names is seen below the bars, and marked in the contents. */
async function showsNamed(page: Page, section: string | undefined): Promise<void> {
  await expect(page.locator(`#${section}`)).toBeInViewport();
  const { top, covered } = await page.locator(`#${section}`).evaluate((heading) => {
    const { left, top, height } = heading.getBoundingClientRect();
    const seen = document.elementFromPoint(left + 5, top + height / 2);
    return { top, covered: seen !== heading && !heading.contains(seen) };
  });
  expect(covered, "the heading is covered").toBe(false);
  expect(top).toBeLessThan(200);
  const entry = page.locator(`nav[aria-label^=Contents] a[href="#${section}"]`).first();
  await expect(entry).toHaveAttribute("aria-current", "location");
}

for (const { slug, title, sections, source } of papers) {
  test(`the paper “${title}” fits any window, and its figures can be read`, async ({ page }) => {
    // One of the papers in a wide window, the others on a phone.
    if (slug !== FULL) await page.setViewportSize({ width: 360, height: 740 });
    const named = sections[3] ?? sections.at(-1);
    await openPage(page, `${paperPath(slug)}#${named}`);

    await test.step("shows the section that its address names, below the bars", () =>
      showsNamed(page, named));
    await openFolds(page);
    await page.setViewportSize({ width: 360, height: 740 });

    await test.step("every word in its figures can be read, and nothing runs into it", async () => {
      const figures = page.locator("article .figure-drawing svg:not([aria-hidden])");
      await expect(figures).toHaveCount(source.match(/^ *<Figure /gm)?.length ?? 0);
      for (const width of [320, 768, 1024]) {
        await page.setViewportSize({ width, height: 500 });
        expect(await labelFaults(figures), `at ${width} px`).toEqual([]);
      }
    });

    await test.step("fits windows from 320 to 1440 px, where wide tables scroll inside themselves", async () => {
      const tables = page.locator(".table-scroll");
      for (const width of slug === FULL ? [320, 768, 1024, 1440] : [320, 1440]) {
        const where = `at ${width} px`;
        await page.setViewportSize({ width, height: 740 });
        expect(await overflow(page), where).toEqual([]);
        const cramped = await tables.evaluateAll((nodes) =>
          nodes
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .filter(
              (node) => !node.closest(".run") && node.getBoundingClientRect().right < window.innerWidth - 48,
            )
            .map((node) => node.textContent?.slice(0, 40)),
        );
        expect(cramped, `tables that scroll though there is room beside them, ${where}`).toEqual([]);
        const wide = await tables.evaluateAll((nodes) =>
          nodes.findIndex((node) => {
            node.scrollLeft = 0;
            return node.scrollWidth > node.clientWidth;
          }),
        );
        if (width === 320 && HAS_WIDE_TABLE.test(source))
          expect(wide, "a table wider than a phone").toBeGreaterThanOrEqual(0);
        if (wide < 0) continue;
        const table = tables.nth(wide);
        await expect(table, where).toHaveAttribute("tabindex", "0");
        if (slug !== FULL || width > 320) continue;
        await table.focus();
        await page.keyboard.press("ArrowRight");
        await expect(async () => {
          expect(await table.evaluate(({ scrollLeft }) => scrollLeft), where).toBeGreaterThan(0);
        }).toPass({ intervals: [20, 50, 100] });
        expect(await page.evaluate(() => window.scrollX), where).toBe(0);
      }
    });

    await test.step("each citation has a place of 24 px for a finger, on phones and on desks", async () => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await narrowTargets(page.locator("[data-body] .citation a")), `at ${width} px`).toEqual([]);
      }
    });

    if (slug !== FULL) return;
    await test.step("shows the link beside a heading where the pointer is, which puts its address in the bar", async () => {
      await expect(linkOf(page)).toHaveCSS("opacity", "0");
      await headingOf(page).hover();
      await expect(linkOf(page)).toHaveCSS("opacity", "1");
      const address = await linkOf(page).getAttribute("href");
      await linkOf(page).click();
      await expect(page).toHaveURL(`${paperPath(slug)}${address}`);
    });

    await test.step("leads from the text to a note and back, and from a citation to its work and back", async () => {
      const references = page.locator("[role=doc-noteref]");
      await references.last().click();
      const note = page.locator(`#note-${await references.count()}`);
      await expect(note).toBeInViewport();
      await note.getByRole("link", { name: "Back to the text" }).click();
      await expect(references.last()).toBeInViewport();

      const citations = page.locator("[role=doc-biblioref]");
      const citation = citations.nth(Math.floor((await citations.count()) / 2));
      const [target, origin] = [await citation.getAttribute("href"), await citation.getAttribute("id")];
      const work = page.locator(`li${target}`);
      const plain = "rgba(0, 0, 0, 0)";
      await expect(work).toHaveCSS("background-color", plain);
      await citation.click();
      await expect(page).toHaveURL(`${paperPath(slug)}${target}`);
      await expect(work).toBeInViewport();
      await expect(work, "it stands out from the list").not.toHaveCSS("background-color", plain);
      await work.locator(`a[href="#${origin}"]`).click();
      await expect(page).toHaveURL(`${paperPath(slug)}#${origin}`);
      await expect(citation).toBeInViewport();
    });
  });
}

test("links lead from the landing page to papers, between them and back", async ({ page }) => {
  await openPage(page, "/");
  const heading = page.getByRole("heading", { level: 1 });
  const home = page.getByRole("banner").getByRole("link", { name: "Home", exact: true });

  await page.getByRole("main").getByRole("link", { name: "Proof of Performance" }).first().click();
  await expect(heading).toHaveText("Proof of Performance");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await test.step("a paper opens at its top from the foot of the paper before", async () => {
    await page.getByRole("navigation", { name: "Other litepapers" }).getByRole("link").click();
    await expect(page).toHaveURL(paperPath("erc4337a"));
    await expect(heading).toHaveText("ERC4337A");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(contents(page).locator("[aria-current]")).toHaveText("Abstract");
  });

  await test.step("a paper shows a labelled way back to the landing page at 360 and 1440 px", async () => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(home, `at ${width} px`).toBeInViewport();
    }
    await home.click();
    await expect(page).toHaveURL("/");
    await expect(page).toHaveTitle(pageTitle("Home"));
    await expect(heading).toHaveText("The blockchain for AI agents");
  });

  await test.step("a link on the landing page leads to the section that it names", async () => {
    await page.getByRole("button", { name: "Agentic finance modules" }).click();
    await page.getByRole("link", { name: "The five modules" }).click();
    await expect(page).toHaveURL("/litepapers/agfi#module-architecture");
    await hydrated(page);
    await expect(page.locator("#module-architecture")).toBeInViewport();
    await expect(contents(page).locator("[aria-current]")).toHaveText("Module architecture");
  });
});

/** Which of the links are hit on less than 24 px across or down, each as its words and what it takes. */
function narrowTargets(links: Locator): Promise<string[]> {
  return links.evaluateAll((all) =>
    all.flatMap((link) => {
      if (!link.checkVisibility()) return [];
      link.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = link.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const reach = (right: number, down: number) => {
        let distance = 0;
        while (document.elementFromPoint(x + right * distance, y + down * distance) === link) distance += 0.5;
        return distance;
      };
      const [across, down] = [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
      return across < 23.5 || down < 23.5
        ? [`${link.parentElement?.textContent} ${link.id}: ${across} × ${down}`]
        : [];
    }),
  );
}
