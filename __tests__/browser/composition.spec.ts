/** The landing page as a composition: its first screen, its lines, its distances. */
import type { Page } from "@playwright/test";
import { landingTexts } from "../../src/features/landing/landing";
import { MAX_CARDS } from "../../src/site/litepaper";
import { expect, test } from "./fixtures";
import { openPage, paperPath, papers } from "./pages";

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
      await expect
        .poll(() => page.evaluate(() => [window.innerWidth, window.innerHeight]))
        .toEqual([width, height]);
      await look(width, height, where);
    });
  }
}

/** The smallest, the largest, upright and lying ones, and those beside the widths and heights at which the rules change. */
const FIRST_SCREENS = [
  [320, 480],
  [360, 680],
  [600, 640],
  [768, 1024],
  [480, 320],
  [932, 430],
  [1023, 700],
  [1024, 600],
  [1440, 900],
  [2560, 1440],
] as const;

test("the first screen holds its words, buttons and the control of its motion, clear of each other and of the bright ring", async ({
  page,
}) => {
  // Motion is there to be paused; the orb's place is looked at, and nothing is drawn in it.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
      Object.assign(prototype, { drawArrays: () => undefined });
  });
  await openPage(page, "/");
  // In other letters the words are wider.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const hero = page.getByRole("region", { name: landingTexts.hero.headline });
  const parts = [
    hero,
    hero.getByRole("heading"),
    hero.getByText(landingTexts.hero.sentence),
    hero.getByRole("button", { name: landingTexts.hero.demo }),
    hero.getByRole("link", { name: landingTexts.hero.litepapers }),
    hero.getByRole("button", { name: "Pause motion" }),
  ];
  const handles = await Promise.all(parts.map((part) => part.elementHandle()));

  await eachWindow(page, FIRST_SCREENS, async (width, height, where) => {
    const { top, seen, apart, control, ring, words } = await page.evaluate(([hero, ...parts]) => {
      const orb = document.querySelector("[data-orb]")?.getBoundingClientRect();
      if (!orb) throw new Error("There is no orb.");
      const inset = 2;
      const boxes = parts.map((element) => {
        if (!element?.isConnected) throw new Error("A part of the hero is gone.");
        return { element, box: element.getBoundingClientRect() };
      });
      const [link, pause] = boxes.slice(-2).map(({ box }) => box);
      if (!link || !pause) throw new Error("One of them is not drawn.");
      const [x, y] = [orb.left + orb.width / 2, orb.top + orb.height / 2];
      return {
        top: hero?.getBoundingClientRect().top,
        seen: boxes.slice(0, -1).map(({ element, box: { left, top, right, bottom, width, height } }) => ({
          part: element.textContent,
          drawn: element.checkVisibility() && width > 0 && height > 0,
          whole: left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight,
          clear: [
            [left + inset, top + inset],
            [right - inset, top + inset],
            [left + inset, bottom - inset],
            [right - inset, bottom - inset],
          ].every(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y))),
        })),
        /** How far the control stands below the link, or beside it, and how much of it is in the window. */
        apart: Math.max(pause.top - link.bottom, pause.left - link.right),
        control: Math.min(pause.bottom, window.innerHeight) - Math.max(pause.top, 0) - 0.9 * pause.height,
        ring: { centre: x, half: orb.width / 2 },
        /** How near the lines of the bar's and the headline's words come to the ring's middle, and how far they reach. */
        words: [...document.querySelectorAll("header nav a, #headline")].flatMap((place) => {
          const range = document.createRange();
          range.selectNodeContents(place);
          const rects =
            place.id === "headline" ? [...range.getClientRects()] : [range.getBoundingClientRect()];
          return rects.map(({ left, top, right, bottom }) => ({
            text: place.textContent,
            inBar: place.id !== "headline",
            nearest: Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)),
            farthest: Math.hypot(Math.max(x - left, right - x), Math.max(y - top, bottom - y)),
          }));
        }),
      };
    }, handles);
    expect(Math.abs(top ?? Number.NaN), `${where} it begins under the bar, which light passes`).toBeLessThan(
      1,
    );
    expect(seen, `${where} it is drawn, in the window as a whole, and nothing lies over it`).toEqual(
      seen.map(({ part }) => ({ part, drawn: true, whole: true, clear: true })),
    );
    expect(apart, `${where} the control stands clear of the buttons`).toBeGreaterThanOrEqual(8);
    if (height >= 360) expect(control, `${where} the control is in the window`).toBeGreaterThanOrEqual(0);

    // The bright ring ends at 83 % of the half width; the brightest thread lies at two thirds of it.
    const low = width < height && height < 656;
    const crossing = words.filter(
      ({ inBar, nearest, farthest }) =>
        nearest < 0.83 * ring.half && (low ? farthest > 0.62 * ring.half : inBar),
    );
    expect(crossing, `${where} words cross the bright ring${low ? " or begin in it" : ""}`).toEqual([]);
    if (width >= 1440) {
      expect(ring.centre, where).toBeLessThan(width);
      expect(ring.centre + 0.67 * ring.half, `${where} the ring leaves it`).toBeGreaterThan(width);
    }
  });
});

test("the sections keep to a grid and to their distances", { tag: "@papers" }, async ({ page }) => {
  await openPage(page, "/");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));

  await test.step("has every section begin on one of three lines and end where the bar ends, from 1024 px on", async () => {
    const sizes = [1024, 1440, 2560].map((width) => [width, 900] as const);
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
            "header a[aria-label$=home], #headline, #headline + p, h2, main h2 + p, article, article p, article svg, #litepapers li:has(h3), #waitlist form, footer nav, footer p",
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
      const off = starts.filter(({ left }) => Math.min(...lines.map((line) => Math.abs(line - left))) >= 1.5);
      expect(off, `${where} these begin elsewhere than on the lines ${lines}`).toEqual([]);

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
    ] as const;
    await eachWindow(page, sizes, async (_width, height, where) => {
      const voids = await page.evaluate(() => {
        const seen = [
          ...document.querySelectorAll("main :is(h1, h2, h3, p, a, button, input, svg, img, li), footer *"),
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

test("the logo stands at the same place on every page, however wide the window", async ({ page }) => {
  const widths = [360, 480, 768, 1024, 1440, 1600, 1601, 1920, 2200, 2560] as const;
  const placesOf = async (path: string) => {
    const places: number[] = [];
    await page.goto(path);
    const logo = page.getByRole("banner").getByRole("link", { name: /, home$/ });
    await eachWindow(
      page,
      widths.map((width) => [width, 900]),
      async () => void places.push((await logo.boundingBox())?.x ?? Number.NaN),
    );
    return places;
  };
  const landing = await placesOf("/");
  expect(landing.every((place) => place > 0)).toBe(true);
  for (const path of [...papers.map(({ slug }) => paperPath(slug)), "/glossary", "/demo"]) {
    const places = await placesOf(path);
    const jumps = widths.filter((_, index) => Math.abs((places[index] ?? 0) - (landing[index] ?? 0)) > 1);
    expect(jumps, `${path} has it elsewhere than the landing page at these widths`).toEqual([]);
  }
});
