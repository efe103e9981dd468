import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures";
import { contents, currentSections, openPage, paperPath, papers, scrollTopTo } from "./pages";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

/** The paper with the most sections; which of them is marked is the same rule in every paper. */
const agfi = papers.find(({ slug }) => slug === "agfi");
if (!agfi) throw new Error("There is no paper agfi.");
const { slug, sections } = agfi;
const [first] = sections;
const last = sections.at(-1);

test("the contents mark the section that is read, and stay in sight", async ({ page }) => {
  await openPage(page, paperPath(slug));

  await test.step("the one that crosses a line 200 px from the top, and always one", async () => {
    for (const index of [1, 3]) {
      await scrollTopTo(page.locator(`h2#${sections[index]}`), 198);
      await expect.poll(() => currentSections(page)).toEqual([sections[index]]);
      await scrollTopTo(page.locator(`h2#${sections[index]}`), 204);
      await expect.poll(() => currentSections(page)).toEqual([sections[index - 1]]);
    }
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

  await test.step("they begin under the logo, and stay in sight while the paper scrolls under them", async () => {
    for (const id of ["jobs-module", "conclusion"]) {
      await scrollTopTo(page.locator(`h2#${id}`), 100);
      const unseen = await contents(page)
        .getByRole("link")
        .evaluateAll((entries) =>
          entries
            .filter((entry) => {
              const { top, bottom } = entry.getBoundingClientRect();
              return top < 0 || bottom > window.innerHeight;
            })
            .map(({ textContent }) => textContent),
        );
      expect(unseen, `entries out of sight at ${id}`).toEqual([]);
    }
    await scrollTopTo(page.locator("#references"), 100);
    const list = await contents(page).boundingBox();
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(100);
    const left = (locator: Locator) =>
      locator.first().evaluate((element) => element.getBoundingClientRect().x);
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const logo = await left(page.getByRole("banner").locator("svg"));
      const off = Math.abs((await left(contents(page).locator("p, ol"))) - logo);
      expect(off, `at ${width} px`).toBeLessThan(2);
    }
  });

  await test.step("the ring of an entry in focus is seen on all sides", async () => {
    const entries = contents(page).getByRole("link");
    await entries.first().focus();
    await page.keyboard.press("Tab");
    const { ring, clip } = await entries.nth(1).evaluate((entry) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(entry);
      const outset = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      const { left, right } = entry.getBoundingClientRect();
      const sides = entry.closest("nav")?.getBoundingClientRect();
      return { ring: [left - outset, right + outset], clip: [sides?.left ?? 0, sides?.right ?? 0] };
    });
    expect(ring[0]).toBeGreaterThanOrEqual(clip[0] ?? 0);
    expect(ring[1]).toBeLessThanOrEqual(clip[1] ?? 0);
  });
});

test("an entry scrolls smoothly, and jumps when reduced motion is asked for", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openPage(page, paperPath("pop"));
  const [abstract, reputation] = ["Abstract", "Reputation system"].map((name) =>
    contents(page).getByRole("link", { name }),
  );
  const behavior = (entry: Locator | undefined) =>
    entry?.evaluate((link: HTMLElement) => {
      link.click();
      return getComputedStyle(document.documentElement).scrollBehavior;
    });

  expect(await behavior(reputation)).toBe("smooth");
  await expect(page.locator("#reputation-system")).toBeInViewport();
  await expect(page).toHaveURL("/litepapers/pop#reputation-system");
  await expect(page.locator("html")).not.toHaveAttribute("data-scroll");

  await test.step("Enter does what a click does", async () => {
    await abstract?.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("#abstract")).toBeInViewport();
    await expect.poll(() => currentSections(page)).toEqual(["abstract"]);
  });

  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await behavior(reputation)).toBe("auto");
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

    await test.step("close when the focus leaves them, forwards and backwards", async () => {
      await summary.focus();
      await page.keyboard.press("Enter");
      await entries.last().focus();
      await page.keyboard.press("Tab");
      await expect(entries).toHaveCount(0);
      await expect(page.getByRole("link", { name: /^Link to the paragraph/ })).toBeFocused();
      await summary.focus();
      await page.keyboard.press("Enter");
      await expect(entries.first()).toBeVisible();
      await page.keyboard.press("Shift+Tab");
      await expect(entries).toHaveCount(0);
      await expect(summary).not.toBeFocused();
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
