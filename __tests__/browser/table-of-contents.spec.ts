import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures";
import {
  contents,
  currentSections,
  frames,
  hydrated,
  openPage,
  paperPath,
  papers,
  scrollPositions,
  scrollTopTo,
} from "./pages";

test.use({ viewport: { width: 1440, height: 900 } });

for (const { slug, sections } of papers) {
  const [first] = sections;
  const last = sections.at(-1);

  test(`${slug} marks the section that is read, at any place, in any way that leads there, and after a reload`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    await openPage(page, paperPath(slug));
    const current = () =>
      page.locator("nav[aria-label^=Contents] a[aria-current=location]").first().getAttribute("href");

    await test.step("marks the section that crosses the line 200 px from the top, at 360 and 1440 px", async () => {
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const [index, id] of sections.entries()) {
          const heading = page.locator(`h2#${id}`);
          const onTheLine = await scrollTopTo(heading, 200);
          expect(onTheLine).toBeGreaterThan(199);
          expect(onTheLine).toBeLessThanOrEqual(200);
          await expect.poll(current, `${id} at ${onTheLine} px, ${width} px wide`).toBe(`#${id}`);
          const below = await scrollTopTo(heading, 201);
          expect(below).toBeGreaterThan(200);
          expect(below).toBeLessThanOrEqual(201);
          await expect
            .poll(current, `${id} at ${below} px, ${width} px wide`)
            .toBe(`#${sections[Math.max(0, index - 1)]}`);
        }
      }
    });

    await test.step("the first at the top, the last at the bottom, and one always", async () => {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await expect.poll(() => currentSections(page)).toEqual([first]);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      let seen = 0;
      for (let top = 0; top < height; top += 700) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
        await frames(page, 2);
        const marked = await currentSections(page);
        expect(marked, `at ${top} px`).toHaveLength(1);
        const index = (sections as readonly (string | undefined)[]).indexOf(marked[0]);
        expect(index, `at ${top} px`).toBeGreaterThanOrEqual(seen);
        seen = index;
      }
      await page.evaluate(() =>
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }),
      );
      await expect.poll(() => currentSections(page)).toEqual([last]);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      await expect.poll(() => currentSections(page)).toEqual([first]);
    });

    await test.step("reloaded in its middle stays there and marks the same section", async () => {
      const middle = sections[2];
      await scrollTopTo(page.locator(`h2#${middle}`), 100);
      await expect.poll(() => currentSections(page)).toEqual([middle]);
      const before = await page.evaluate(() => window.scrollY);
      await page.reload();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
      await expect.poll(() => currentSections(page)).toEqual([middle]);
      await hydrated(page);
    });

    await test.step("marks and shows whichever entry is clicked, to the last one, and puts it in the address", async () => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const id of [...sections].reverse()) {
        const entry = contents(page).locator(`a[href="#${id}"]`);
        await entry.click();
        await expect(page).toHaveURL(`${paperPath(slug)}#${id}`);
        await expect(page.locator(`h2#${id}`)).toBeInViewport();
        expect(await currentSections(page)).toEqual([id]);
      }
    });
  });
}

test("an entry scrolls to its section: smoothly, and in a jump when reduced motion is asked for", async ({
  page,
}) => {
  await openPage(page, paperPath("pop"));
  const entry = contents(page).getByRole("link", { name: "Dispute resolution" });

  await test.step("a click scrolls smoothly to the section, which is marked from the start to the end", async () => {
    const marks = await page.evaluateHandle(() => {
      const marks = new Set<string | null | undefined>();
      new MutationObserver(() => {
        marks.add(document.querySelector("nav[aria-label^=Contents] [aria-current]")?.getAttribute("href"));
      }).observe(document.body, { subtree: true, attributeFilter: ["aria-current"] });
      return marks;
    });
    const positions = await scrollPositions(page, () => entry.click());
    expect(positions.length).toBeGreaterThan(4);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    await expect(page.locator("#dispute-resolution")).toBeInViewport();
    await expect(page).toHaveURL("/litepapers/pop#dispute-resolution");
    expect(await marks.evaluate((marks) => [...marks])).toEqual(["#dispute-resolution"]);
    await expect(page.locator("html")).not.toHaveAttribute("data-scroll");
  });

  await test.step("Enter on an entry does what a click does", async () => {
    await contents(page).getByRole("link", { name: "Conclusion" }).focus();
    const positions = await scrollPositions(page, () => page.keyboard.press("Enter"));
    expect(positions.length).toBeGreaterThan(4);
    await expect(page.locator("#conclusion")).toBeInViewport();
    expect(await currentSections(page)).toEqual(["conclusion"]);
  });

  await test.step("a click jumps when reduced motion is asked for", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    const positions = await scrollPositions(page, () => entry.click());
    expect(positions).toHaveLength(2);
    await expect(page.locator("#dispute-resolution")).toBeInViewport();
  });
});

test("the contents stand under the logo, and give the mark back when the wheel is turned", async ({
  page,
}) => {
  await openPage(page, paperPath("agfi"));

  await test.step("the wheel takes the mark back from a click", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await contents(page).getByRole("link", { name: "Conclusion" }).click();
    expect(await currentSections(page)).toEqual(["conclusion"]);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, -3000);
    await expect.poll(() => currentSections(page)).not.toEqual(["conclusion"]);
  });

  await test.step("the contents begin under the logo, at every width, and stay in sight while the paper scrolls under them", async () => {
    for (const id of ["jobs-module", "conclusion"]) {
      await scrollTopTo(page.locator(`h2#${id}`), 100);
      for (const entry of await contents(page).getByRole("link").all()) await expect(entry).toBeInViewport();
    }
    for (const width of [1024, 1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const left = async (locator: Locator) => (await locator.boundingBox())?.x;
      const logo = await left(page.getByRole("banner").locator("svg").first());
      expect(await left(contents(page).locator("p, ol").first()), `at ${width} px`).toBeCloseTo(logo ?? 0, 0);
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

test("Back and forward between sections move the page and the mark", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, paperPath("erc4337a"));
  await contents(page).getByRole("link", { name: "Protocol slot" }).click();
  await contents(page).getByRole("link", { name: "Swarm intelligence" }).click();
  await page.goBack();
  await expect(page).toHaveURL("/litepapers/erc4337a#protocol-slot");
  await expect(page.locator("#protocol-slot")).toBeInViewport();
  await expect.poll(() => currentSections(page)).toEqual(["protocol-slot"]);
  await page.goForward();
  await expect(page.locator("#swarm-intelligence")).toBeInViewport();
  await expect.poll(() => currentSections(page)).toEqual(["swarm-intelligence"]);
});

test.describe("on a small screen the contents", () => {
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

  test("are folded away, open and close, and show what is chosen", async ({ page }) => {
    await openPage(page, paperPath("pop"));
    const summary = contents(page).locator("summary");
    const entries = contents(page).getByRole("link");

    await test.step("are folded away, open and close at a tap or a key, close at a tap outside, and at Escape, which gives the focus back", async () => {
      await expect(entries).toHaveCount(0);
      await summary.click();
      await expect(entries).toHaveCount(5);
      await summary.click();
      await expect(entries).toHaveCount(0);

      await summary.click();
      await expect(entries).toHaveCount(5);
      await page.getByRole("heading", { level: 1 }).click();
      await expect(entries).toHaveCount(0);

      await summary.focus();
      await page.keyboard.press("Enter");
      await expect(entries).toHaveCount(5);
      await page.keyboard.press("Tab");
      await expect(entries.first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(entries).toHaveCount(0);
      await expect(summary).toBeFocused();
    });

    await test.step("close at a choice, and show the section below the bars", async () => {
      await summary.click();
      await contents(page).getByRole("link", { name: "Reputation system" }).click();
      await expect(entries).toHaveCount(0);
      await expect(summary).toContainText("Reputation system");
      await expect(page).toHaveURL("/litepapers/pop#reputation-system");
      const [heading, menu] = [
        await page.locator("#reputation-system").boundingBox(),
        await summary.boundingBox(),
      ];
      expect(heading?.y).toBeGreaterThanOrEqual((menu?.y ?? 0) + (menu?.height ?? 0));
      expect(heading?.y).toBeLessThan(200);
    });
  });

  test("stick below the bar at the top and name the section being read", async ({ page }) => {
    await openPage(page, paperPath("agfi"));
    const summary = contents(page).locator("summary");
    for (const [id, name] of [
      ["jobs-module", "Jobs module"],
      ["dao-module", "DAO module"],
    ] as const) {
      await scrollTopTo(page.locator(`h2#${id}`), 190);
      await expect(summary).toContainText(name);
      const [bar, menu] = [
        await page.getByRole("banner").locator("> div").boundingBox(),
        await summary.boundingBox(),
      ];
      expect(Math.abs((menu?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0))).toBeLessThanOrEqual(2);
      await expect(summary).toBeInViewport({ ratio: 1 });
    }
  });
});
