import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import {
  contents,
  currentSections,
  hydrated,
  openPage,
  paperPath,
  papers,
  scrollPositions,
  scrollTopTo,
} from "./pages";

test.use({ viewport: { width: 1440, height: 900 } });

/** The paper with the most sections; which of them is marked is the same rule in every paper. */
const agfi = papers.find(({ slug }) => slug === "agfi");
if (!agfi) throw new Error("There is no paper agfi.");
const { slug, sections } = agfi;
const [first] = sections;
const last = sections.at(-1);

/**
 * Scrolls each section's heading to the line 200 px from the top, and by a pixel back from it, and waits for the mark each
 * time: the first place where another section than the one that is read stays marked.
 */
function wronglyMarked(page: Page, tried: readonly (string | undefined)[]): Promise<string[]> {
  return page.evaluate(
    async ({ ids, tried }) => {
      const frame = () => new Promise((next) => requestAnimationFrame(next));
      const marked = () =>
        document.querySelector("nav[aria-label^=Contents] a[aria-current=location]")?.getAttribute("href");
      const wrong: string[] = [];
      for (const [index, id] of ids.entries()) {
        if (!tried.includes(id)) continue;
        for (const [distance, wanted] of [
          [200, id],
          [201, ids[Math.max(0, index - 1)]],
        ] as const) {
          const heading = document.querySelector(`h2#${id}`);
          const top = () => heading?.getBoundingClientRect().top ?? Number.NaN;
          window.scrollTo({ top: Math.ceil(top() + window.scrollY - distance), behavior: "instant" });
          const end = performance.now() + 10_000;
          while (marked() !== `#${wanted}` && performance.now() < end) await frame();
          // The mark may have stood there before: it has to stay.
          for (let count = 0; count < 2; count += 1) await frame();
          const place = top();
          if (!(place > distance - 1 && place <= distance)) wrong.push(`${id} stands at ${place} px`);
          if (marked() !== `#${wanted}`) wrong.push(`${id} at ${place} px: ${marked()} is marked`);
          if (wrong.length > 0) return wrong;
        }
      }
      return wrong;
    },
    { ids: sections, tried },
  );
}

/** From the top to the bottom, two screens at a time: how many sections are marked, and where one comes before its turn. */
function markedOnTheWay(page: Page): Promise<string[]> {
  return page.evaluate(async (ids) => {
    const frame = () => new Promise((next) => requestAnimationFrame(next));
    const problems: string[] = [];
    let seen = 0;
    for (let top = 0; top < document.documentElement.scrollHeight; top += 2 * window.innerHeight) {
      window.scrollTo({ top, behavior: "instant" });
      for (let count = 0; count < 2; count += 1) await frame();
      const marked = [...document.querySelectorAll("nav[aria-label^=Contents] a[aria-current=location]")]
        .filter((link) => link.checkVisibility())
        .map((link) => link.getAttribute("href")?.slice(1) ?? "");
      const index = ids.indexOf(marked[0] ?? "");
      if (marked.length !== 1 || index < seen) problems.push(`at ${top} px: ${marked.join()}`);
      seen = index;
    }
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    return problems;
  }, sections);
}

test(`${slug} marks the section that is read, at any place, in any way that leads there, and after a reload`, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openPage(page, paperPath(slug));

  await test.step("marks the section that crosses the line 200 px from the top, at 360 and 1440 px", async () => {
    expect(await wronglyMarked(page, sections)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await wronglyMarked(page, [first, sections[3], last])).toEqual([]);
  });

  await test.step("the first at the top, the last at the bottom, and one always", async () => {
    expect(await markedOnTheWay(page)).toEqual([]);
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

  await page.emulateMedia({ reducedMotion: "reduce" });
  await test.step("marks and shows whichever entry is clicked, to the last one, and puts it in the address", async () => {
    const [one, other] = sections;
    const choose = async (id: string | undefined) => {
      const entry = contents(page).locator(`a[href="#${id}"]`);
      await entry.click();
      await expect(page).toHaveURL(`${paperPath(slug)}#${id}`);
      await expect(page.locator(`h2#${id}`)).toBeInViewport();
      expect(await currentSections(page)).toEqual([id]);
    };
    await choose(one);
    await choose(other);

    await test.step("Back and Forward between sections move the page and the mark", async () => {
      await page.goBack();
      await expect(page).toHaveURL(`${paperPath(slug)}#${one}`);
      await expect(page.locator(`h2#${one}`)).toBeInViewport();
      await expect.poll(() => currentSections(page)).toEqual([one]);
      await page.goForward();
      await expect(page.locator(`h2#${other}`)).toBeInViewport();
      await expect.poll(() => currentSections(page)).toEqual([other]);
    });

    await choose(last);
  });

  await test.step("the wheel takes the mark back from a click", async () => {
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, -3000);
    await expect.poll(() => currentSections(page)).not.toEqual([last]);
  });

  await test.step("the contents begin under the logo, at every width, and stay in sight while the paper scrolls under them", async () => {
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
    const left = (locator: Locator) =>
      locator.first().evaluate((element) => element.getBoundingClientRect().x);
    for (const width of [1440, 1024, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const logo = await left(page.getByRole("banner").locator("svg"));
      expect(await left(contents(page).locator("p, ol")), `at ${width} px`).toBeCloseTo(logo, 0);
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

test("an entry scrolls to its section: smoothly, and in a jump when reduced motion is asked for", async ({
  page,
}) => {
  await openPage(page, paperPath("pop"));
  const entry = contents(page).getByRole("link", { name: "Reputation system" });

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
    await expect(page.locator("#reputation-system")).toBeInViewport();
    await expect(page).toHaveURL("/litepapers/pop#reputation-system");
    expect(await marks.evaluate((marks) => [...marks])).toEqual(["#reputation-system"]);
    await expect(page.locator("html")).not.toHaveAttribute("data-scroll");
  });

  await test.step("Enter on an entry does what a click does", async () => {
    await contents(page).getByRole("link", { name: "Abstract" }).focus();
    const positions = await scrollPositions(page, () => page.keyboard.press("Enter"));
    expect(positions.length).toBeGreaterThan(4);
    await expect(page.locator("#abstract")).toBeInViewport();
    expect(await currentSections(page)).toEqual(["abstract"]);
  });

  await test.step("a click jumps when reduced motion is asked for", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    const positions = await scrollPositions(page, () => entry.click());
    expect(positions).toHaveLength(2);
    await expect(page.locator("#reputation-system")).toBeInViewport();
  });
});

test.describe("on a small screen the contents", () => {
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

  test("are folded away, open and close, show what is chosen, and stick below the bar with the section's name", async ({
    page,
  }) => {
    await openPage(page, paperPath(slug));
    const summary = contents(page).locator("summary");
    const entries = contents(page).getByRole("link");

    await test.step("are folded away, open and close at a tap or a key, close at a tap outside, and at Escape, which gives the focus back", async () => {
      await expect(entries).toHaveCount(0);
      await summary.click();
      await expect(entries).toHaveCount(sections.length);
      await summary.click();
      await expect(entries).toHaveCount(0);

      await summary.click();
      await expect(entries).toHaveCount(sections.length);
      await page.getByRole("heading", { level: 1 }).click();
      await expect(entries).toHaveCount(0);

      await summary.focus();
      await page.keyboard.press("Enter");
      await expect(entries).toHaveCount(sections.length);
      await page.keyboard.press("Tab");
      await expect(entries.first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(entries).toHaveCount(0);
      await expect(summary).toBeFocused();
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
      // As a reader scrolls, who lets go of what was chosen.
      await page.mouse.move(180, 500);
      await page.mouse.wheel(0, 10);
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
});
