/** The landing page as a composition: its first screen, its lines, its distances. */
import type { Page } from "@playwright/test";
import { MAX_CARDS } from "../../src/lib/litepaper";
import { landingTexts } from "../../src/lib/texts/landing";
import { expect, test } from "./fixtures";
import { openPage, papers } from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Only style sheets answer to the window's size: one page serves for all of them. */
async function eachWindow(
  page: Page,
  sizes: readonly (readonly [number, number])[],
  look: (width: number, height: number, where: string) => Promise<void>,
): Promise<void> {
  for (const [width, height] of sizes) {
    const where = `at ${width} × ${height}`;
    await test.step(where, async () => {
      await page.setViewportSize({ width, height });
      await look(width, height, where);
    });
  }
}

test("the first screen holds everything in any window", async ({ page }) => {
  await openPage(page, "/");

  await test.step("holds the headline, the sentence and both buttons in any window", async () => {
    const hero = page.getByRole("region", { name: landingTexts.hero.headline });
    const parts = [
      hero,
      hero.getByRole("heading"),
      hero.getByText(landingTexts.hero.sentence),
      hero.getByRole("button", { name: landingTexts.hero.demo }),
      hero.getByRole("link", { name: landingTexts.hero.litepapers }),
    ];
    const handles = await Promise.all(parts.map((part) => part.elementHandle()));
    const sizes = [
      [320, 480],
      [360, 640],
      [390, 844],
      [480, 320],
      [568, 320],
      [667, 375],
      [780, 360],
      [932, 430],
      [768, 1024],
      [1023, 700],
      [1024, 600],
      [1440, 700],
      [1920, 1080],
      [2560, 1440],
    ] as const;
    await eachWindow(page, sizes, async (_width, _height, where) => {
      const { top, seen } = await page.evaluate(([hero, ...parts]) => {
        const inset = 2;
        const seen = parts.map((element) => {
          if (!element?.isConnected) throw new Error("A part of the hero is gone.");
          const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
          return {
            part: element.textContent,
            drawn: element.checkVisibility() && width > 0 && height > 0,
            whole: left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight,
            clear: [
              [left + inset, top + inset],
              [right - inset, top + inset],
              [left + inset, bottom - inset],
              [right - inset, bottom - inset],
            ].every(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y))),
          };
        });
        return { top: hero?.getBoundingClientRect().top, seen };
      }, handles);
      expect(top, `${where} it begins under the bar, which light passes`).toBe(0);
      expect(seen, `${where} it is drawn, in the window as a whole, and nothing lies over it`).toEqual(
        seen.map(({ part }) => ({ part, drawn: true, whole: true, clear: true })),
      );
    });
  });

  await test.step("has no word of the bar over the bright ring, but in windows that are upright and low", async () => {
    const sizes = [
      [480, 320],
      [667, 375],
      [780, 360],
      [932, 430],
      [1024, 600],
      [1440, 900],
      [360, 680],
      [360, 780],
      [412, 915],
      [600, 800],
      [768, 900],
      [768, 1024],
      [820, 1180],
    ] as const;
    await eachWindow(page, sizes, async (_width, _height, where) => {
      const crossed = await page.evaluate(() => {
        const orb = document.querySelector("[data-orb]")?.getBoundingClientRect();
        if (!orb) throw new Error("There is no orb.");
        const [x, y] = [orb.left + orb.width / 2, orb.top + orb.height / 2];
        return [...document.querySelectorAll("header nav a")].flatMap((link) => {
          const words = document.createRange();
          words.selectNodeContents(link);
          const box = words.getBoundingClientRect();
          const nearest = Math.hypot(
            Math.max(box.left - x, x - box.right, 0),
            Math.max(box.top - y, y - box.bottom, 0),
          );
          return nearest < 0.83 * (orb.width / 2) ? [link.textContent] : [];
        });
      });
      expect(crossed, where).toEqual([]);
    });
  });

  await test.step("has the bar's words within the ring, or clear of it, in windows that are upright and low", async () => {
    const sizes = [
      [320, 480],
      [360, 480],
      [360, 560],
      [375, 553],
      [600, 640],
    ] as const;
    await eachWindow(page, sizes, async (_width, _height, where) => {
      const crossed = await page.evaluate(() => {
        const orb = document.querySelector("[data-orb]")?.getBoundingClientRect();
        if (!orb) throw new Error("There is no orb.");
        const [x, y] = [orb.left + orb.width / 2, orb.top + orb.height / 2];
        return [...document.querySelectorAll("header nav a, #headline")].flatMap((place) => {
          const words = document.createRange();
          words.selectNodeContents(place);
          return [...words.getClientRects()].flatMap(({ left, top, right, bottom }) => {
            const nearest = Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
            const farthest = Math.hypot(Math.max(x - left, right - x), Math.max(y - top, bottom - y));
            // The brightest thread lies at two thirds of the half width.
            const crosses = nearest < 0.83 * (orb.width / 2) && farthest > 0.62 * (orb.width / 2);
            return crosses ? [place.textContent] : [];
          });
        });
      });
      expect(crossed, where).toEqual([]);
    });
  });

  await test.step("has the ring of light leave it on the right of large windows", async () => {
    const sizes = [
      [1440, 900],
      [1920, 1080],
      [2560, 1440],
    ] as const;
    await eachWindow(page, sizes, async (width, _height, where) => {
      const { centre, half } = await page.locator("[data-orb]").evaluate((orb) => {
        const { left, width } = orb.getBoundingClientRect();
        return { centre: left + width / 2, half: width / 2 };
      });
      expect(centre, where).toBeLessThan(width);
      // The brightest thread lies at two thirds of the half width.
      expect(centre + 0.67 * half, where).toBeGreaterThan(width);
    });
  });
});

test("the control that pauses the motion stands clear of the buttons", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openPage(page, "/");
  const hero = page.getByRole("region", { name: landingTexts.hero.headline });
  const pause = hero.getByRole("button", { name: "Pause motion" });
  const litepapers = hero.getByRole("link", { name: landingTexts.hero.litepapers });
  const sizes = [
    [320, 480],
    [360, 780],
    [390, 844],
    [768, 1024],
    [780, 360],
    [1440, 900],
  ] as const;
  await eachWindow(page, sizes, async (_width, _height, where) => {
    const [control, button] = await Promise.all([pause.boundingBox(), litepapers.boundingBox()]);
    if (!control || !button) throw new Error("One of them is not drawn.");
    const below = control.y - (button.y + button.height);
    const beside = control.x - (button.x + button.width);
    expect(Math.max(below, beside), where).toBeGreaterThanOrEqual(8);
    await expect(pause).toBeInViewport({ ratio: 0.9 });
  });
});

test("the sections keep to a grid and to their distances", { tag: "@papers" }, async ({ page }) => {
  await openPage(page, "/");

  await test.step("has every section begin on one of three lines and end where the bar ends, from 1024 px on", async () => {
    const sizes = [1024, 1440, 1920, 2560].map((width) => [width, 900] as const);
    await eachWindow(page, sizes, async (_width, _height, where) => {
      const { lines, starts } = await page.evaluate(() => {
        const section = document.querySelector("#litepapers");
        if (!section) throw new Error("There are no litepapers.");
        const style = getComputedStyle(section);
        const columns = style.gridTemplateColumns.split(" ").map(parseFloat);
        const gap = parseFloat(style.columnGap);
        let left = section.getBoundingClientRect().left + parseFloat(style.paddingLeft);
        const lines = columns.map((column) => {
          const line = left;
          left += column + gap;
          return line;
        });
        const things = [
          ...document.querySelectorAll(
            "header a[aria-label], #headline, #headline + p, h2, main h2 + p, article, article p, article svg, #litepapers li:has(h3), #waitlist form, footer nav, footer p",
          ),
        ];
        const starts = things
          .filter((thing) => !thing.classList.contains("visually-hidden"))
          .filter((thing) => !thing.closest("nav nav, #litepapers li li"))
          .map((thing) => ({
            thing: `${thing.tagName} ${thing.textContent?.trim().slice(0, 30)}`,
            left: thing.getBoundingClientRect().left,
          }));
        return { lines, starts };
      });
      expect(lines, where).toHaveLength(3);
      expect(starts.length, where).toBeGreaterThan(25);
      for (const { thing, left } of starts) {
        const nearest = Math.min(...lines.map((line) => Math.abs(line - left)));
        expect(nearest, `${where} ${thing} begins at ${left}, the lines are ${lines}`).toBeLessThan(1.5);
      }

      const rights = await page.evaluate(() => {
        const right = (selector: string) => {
          const found = [...document.querySelectorAll(selector)];
          return Math.max(...found.map((element) => element.getBoundingClientRect().right));
        };
        return ["header nav a", "article", "[data-empty]", "#litepapers li:has(h3)", "#waitlist form"].map(
          right,
        );
      });
      for (const right of rights)
        expect(Math.abs(right - (rights[0] ?? 0)), `${where} ${rights}`).toBeLessThan(1.5);
    });
  });

  await test.step("gives the drawing of the open item the rest of its row on a tablet", async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    const open = page.locator("[data-open=true]");
    const { right, end } = await open.evaluate((item) => ({
      right: item.getBoundingClientRect().right,
      end: item.querySelector("[data-shown] svg")?.getBoundingClientRect().right ?? 0,
    }));
    expect(Math.abs(right - end)).toBeLessThan(1);
  });

  await test.step("sets the summaries of each row of covers on one line", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const covers = await page.locator("#litepapers li:has(h3)").evaluateAll((cards) =>
      cards.map((card) => ({
        row: card.getBoundingClientRect().top,
        summary: card.querySelector(":has(svg) + p")?.getBoundingClientRect().top ?? Number.NaN,
      })),
    );
    expect(covers).toHaveLength(Math.min(papers.length, MAX_CARDS));
    for (const { row, summary } of covers) {
      const [first] = covers.filter((cover) => Math.abs(cover.row - row) < 1);
      expect(Math.abs(summary - (first?.summary ?? Number.NaN))).toBeLessThan(1);
    }
  });

  await test.step("the distances leave no void taller than a quarter of the window", async () => {
    const sizes = [
      [360, 780],
      [768, 1024],
      [1440, 900],
      [2560, 1440],
    ] as const;
    await eachWindow(page, sizes, async (_width, height, where) => {
      const voids = await page.evaluate(() => {
        const seen = [
          ...document.querySelectorAll("main :is(h1, h2, h3, p, a, button, input, svg, li), footer *"),
        ]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => element.getBoundingClientRect())
          .filter((box) => box.height > 1 && box.width > 1)
          .sort((one, other) => one.top - other.top);
        let bottom = seen[0]?.top ?? 0;
        return seen.map((box) => {
          const gap = box.top - bottom;
          bottom = Math.max(bottom, box.bottom);
          return gap;
        });
      });
      expect(voids.length, where).toBeGreaterThan(50);
      expect(Math.max(...voids), where).toBeLessThan(height / 4);
    });
  });
});
