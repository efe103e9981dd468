import { expect, test } from "./fixtures";
import { contents, currentSections, openFolds, openPage, paperPath, papers, scrollTopTo } from "./pages";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

/** The paper with the most sections; which of them is marked is the same rule in every paper. */
const agfi = papers.find(({ slug }) => slug === "agfi");
if (!agfi) throw new Error("There is no paper agfi.");
const { slug, sections } = agfi;
const [first] = sections;
const last = sections.at(-1);

test("the contents mark the section that is read, and stay in sight", async ({ page }) => {
  await openPage(page, paperPath(slug));
  // Headings that have been measured already stand elsewhere then.
  await openFolds(page);

  await test.step("the one that crosses a line 200 px from the top, and always one", async () => {
    const [before, section] = sections.slice(2, 4);
    await scrollTopTo(page.locator(`h2#${section}`), 198);
    await expect.poll(() => currentSections(page)).toEqual([section]);
    await scrollTopTo(page.locator(`h2#${section}`), 204);
    await expect.poll(() => currentSections(page)).toEqual([before]);
    for (const [place, id] of [
      [1_000_000, last],
      [0, first],
    ] as const) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), place);
      await expect.poll(() => currentSections(page)).toEqual([id]);
    }
  });

  await test.step("the one that is chosen, to the last, which they put in the address and show", async () => {
    for (const id of [sections[1], last]) {
      await contents(page).locator(`a[href="#${id}"]`).click();
      await expect(page).toHaveURL(`${paperPath(slug)}#${id}`);
      await expect(page.locator(`h2#${id}`)).toBeInViewport();
      await expect.poll(() => currentSections(page)).toEqual([id]);
    }
  });

  await test.step("they stay in sight while the paper scrolls under them", async () => {
    await scrollTopTo(page.locator("h2#jobs-module"), 100);
    for (const entry of [contents(page).getByRole("link").first(), contents(page).getByRole("link").last()])
      await expect(entry).toBeInViewport({ ratio: 1 });
  });
});

test("an entry scrolls smoothly, and jumps when reduced motion is asked for", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openPage(page, paperPath("pop"));
  const reputation = contents(page).getByRole("link", { name: "Reputation system" });
  const behavior = () =>
    reputation.evaluate((link: HTMLElement) => {
      link.click();
      return getComputedStyle(document.documentElement).scrollBehavior;
    });

  expect(await behavior()).toBe("smooth");
  await expect(page.locator("#reputation-system")).toBeInViewport();
  await expect(page).toHaveURL("/litepapers/pop#reputation-system");
  await expect(page.locator("html")).not.toHaveAttribute("data-scroll");

  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await behavior()).toBe("auto");
  await expect(page.locator("#reputation-system")).toBeInViewport();
});

test.describe("on a small screen the contents", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("fold away, lead to a section, and stick below the bar with its name", async ({ page }) => {
    await openPage(page, paperPath(slug));
    const summary = contents(page).locator("summary");
    const entries = contents(page).getByRole("link");

    await test.step("open over the text, which stays in its place, and close at a tap elsewhere", async () => {
      const heading = page.getByRole("heading", { level: 1 });
      await expect(entries).toHaveCount(0);
      const before = (await heading.boundingBox())?.y;
      await summary.click();
      await expect(entries).toHaveCount(sections.length);
      expect((await heading.boundingBox())?.y).toBe(before);
      await heading.click();
      await expect(entries).toHaveCount(0);
    });

    await test.step("close at a choice, and show the section below the bars", async () => {
      await summary.click();
      await contents(page).getByRole("link", { name: "Lending module" }).click();
      await expect(entries).toHaveCount(0);
      await expect(summary).toContainText("Lending module");
      await expect(page).toHaveURL(`${paperPath(slug)}#lending-module`);
      const [heading, menu] = [
        await page.locator("#lending-module").boundingBox(),
        await summary.boundingBox(),
      ];
      expect(heading?.y).toBeGreaterThanOrEqual((menu?.y ?? 0) + (menu?.height ?? 0));
      expect(heading?.y).toBeLessThan(200);
    });

    await test.step("stick below the bar at the top and name the section being read", async () => {
      await scrollTopTo(page.locator("h2#dao-module"), 190);
      await expect(summary).toContainText("DAO module");
      const [bar, menu] = [
        await page.getByRole("banner").locator("> div").boundingBox(),
        await summary.boundingBox(),
      ];
      expect(Math.abs((menu?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0))).toBeLessThanOrEqual(2);
      await expect(summary).toBeInViewport({ ratio: 1 });
    });
  });
});
