import type { Locator, Page } from "@playwright/test";
import { protocolFeatures } from "../../src/lib/texts/features";
import { expect, test } from "./fixtures";
import { hydrated, layoutShifts, openPage, paperPath } from "./pages";

const [first, second, third] = protocolFeatures;
const last = protocolFeatures.at(-1);
if (!first || !second || !third || !last) throw new Error("The accordion has at least three items.");

// A window with room for all that these tests use: a larger one costs half as much again to draw.
test.use({ viewport: { width: 1024, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

const button = (page: Page, { title }: { title: string }) => page.getByRole("button", { name: title });
const panel = (page: Page, { id }: { id: string }) => page.locator(`#${id}-panel`);

/** Where an element's top stands in the window. */
const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);

/** Whether an item says that it is open, and where its heading's top stands in the window. */
const stateOf = (heading: Locator) =>
  heading.evaluate((element) => ({
    expanded: element.ariaExpanded,
    top: element.getBoundingClientRect().top,
  }));

/** Which items say that they are open; a text, and only its text, is to be seen with each. */
async function openItems(page: Page): Promise<string[]> {
  const items = await page.evaluate((features) => {
    const isSeen = (element: Element | null | undefined) => {
      if (!element?.checkVisibility({ visibilityProperty: true })) return false;
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0;
    };
    return features.map(({ id, text }) => {
      const words = [...document.querySelectorAll(`#${id}-panel, #${id}-panel *`)].findLast((element) =>
        element.textContent?.includes(text),
      );
      return {
        id,
        open: document.querySelector(`#${id} button`)?.getAttribute("aria-expanded"),
        text: isSeen(words),
        drawing: isSeen(document.querySelector(`#${id} [data-shown] [role=img]`)),
      };
    });
  }, protocolFeatures);
  expect(items).toEqual(
    items.map(({ id, open }) => ({ id, open, text: open === "true", drawing: open === "true" })),
  );
  return items.flatMap(({ id, open }) => (open === "true" ? [id] : []));
}

test("opens and closes by clicks, by keys, by links within the page and by the browser's search, says which is open, and has its drawing beside the list from 1024 px on, and below that inside the item, beside its text on a tablet and below it on a phone", async ({
  page,
}) => {
  await openPage(page, "/");

  await test.step("tells assistive software which panel a button opens", async () => {
    for (const feature of protocolFeatures) {
      await expect(page.getByRole("heading", { level: 3, name: feature.title })).toBeVisible();
      await expect(button(page, feature)).toHaveAttribute("aria-controls", `${feature.id}-panel`);
    }
  });

  await test.step("opens with the first item open, and keeps closed panels searchable", async () => {
    expect(await openItems(page)).toEqual([first.id]);
    for (const feature of protocolFeatures.slice(1)) {
      await expect(panel(page, feature)).toHaveAttribute("hidden", "until-found");
    }
  });

  await test.step("a click opens another and closes it, or leaves none", async () => {
    for (const feature of [third, last, second]) {
      await button(page, feature).click();
      expect(await openItems(page)).toEqual([feature.id]);
    }
    await button(page, second).click();
    expect(await openItems(page)).toEqual([]);
    await button(page, first).click();
    expect(await openItems(page)).toEqual([first.id]);
    await button(page, first).click();
    expect(await openItems(page)).toEqual([]);
  });

  await test.step("opens the item that a link within the page names", async () => {
    await page.evaluate((id) => window.location.assign(`#${id}`), third.id);
    await expect(button(page, third)).toHaveAttribute("aria-expanded", "true");
    expect(await openItems(page)).toEqual([third.id]);
  });

  await test.step("opens and closes with Enter and with Space, and the focus stays on the button", async () => {
    await button(page, second).focus();
    for (const key of ["Enter", "Space"]) {
      await page.keyboard.press(key);
      expect(await openItems(page), key).toEqual([second.id]);
      await expect(button(page, second)).toBeFocused();
      await page.keyboard.press(key);
      expect(await openItems(page), key).toEqual([]);
      await expect(button(page, second)).toBeFocused();
    }
  });

  await test.step("opens the panel in which the browser finds something, and keeps it searchable afterwards", async () => {
    // Going to an element reveals it by the same steps as finding text in it: `beforematch`, then the panel is shown.
    await page.evaluate((id) => window.location.assign(`#${id}-panel`), last.id);
    await expect(button(page, last)).toHaveAttribute("aria-expanded", "true");
    expect(await openItems(page)).toEqual([last.id]);
    await button(page, last).click();
    await expect(panel(page, last)).toHaveAttribute("hidden", "until-found");
  });

  await test.step("what is opened stays where it was on the screen, also where motion is reduced, after a click", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await button(page, first).click();
    expect(await openItems(page)).toEqual([first.id]);
    await page.evaluate(() => window.scrollTo(0, 0));
    await button(page, third).scrollIntoViewIfNeeded();
    const before = await topOf(button(page, third));
    await button(page, third).click();
    await expect(button(page, third)).toHaveAttribute("aria-expanded", "true");
    expect(await topOf(button(page, third))).toBeCloseTo(before, 0);
  });

  await test.step("opens nothing on the way back, where the reader has closed what the address had opened", async () => {
    await page.evaluate((id) => window.location.assign(`#${id}`), third.id);
    await expect(button(page, third)).toHaveAttribute("aria-expanded", "true");
    await page.evaluate(() => window.location.assign("#litepapers"));
    await button(page, second).click();
    expect(await openItems(page)).toEqual([second.id]);
    const entries = await page.evaluate(() => window.history.length);
    for (const way of ["goBack", "goForward", "goBack"] as const) {
      const moved = page.evaluate(
        () => new Promise((resolve) => window.addEventListener("hashchange", resolve, { once: true })),
      );
      await page[way]();
      await moved.catch(() => undefined);
      expect(await openItems(page)).toEqual([second.id]);
    }
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
    await page.evaluate((id) => window.location.assign(`#${id}`), third.id);
    await expect(button(page, third)).toHaveAttribute("aria-expanded", "true");
  });

  for (const width of [360, 768, 1023, 1024]) {
    const where = width < 768 ? "below its text" : width < 1024 ? "beside its text" : "beside the list";
    await test.step(`the open item's drawing stands ${where} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      for (const places of await boxes(page, protocolFeatures)) {
        if (width < 1024) expectInside(places, width);
        else expectBeside(places);
      }
    });
  }

  await test.step("the drawing moves when the window is resized across 1024 px, and stays with the open item", async () => {
    await button(page, third).click();
    for (const width of [1440, 1023, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      for (const places of await boxes(page, [third]))
        if (width < 1024) expectInside(places, width);
        else expectBeside(places);
    }
    expect(await openItems(page)).toEqual([third.id]);
  });
});

test("opens the item that the address names, in sight, at 1440 and 360 px, and after Back the one that was open, which the address then no longer names", async ({
  page,
}) => {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    // From the same address a browser would not load the page anew.
    await page.goto("about:blank");
    await openPage(page, `/#${last.id}`);
    expect(await openItems(page), `at ${width} px`).toEqual([last.id]);
    await expect(button(page, last), `at ${width} px`).toBeInViewport();
  }
  await button(page, second).click();
  await leaveAndComeBack(page);
  expect(await openItems(page)).toEqual([second.id]);
});

test.describe("what is opened stays where it was on the screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "no-preference" } });

  // The orb, drawn in software, would take the frames that this is about.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      // The empty page that comes first has no storage.
      if (window.origin !== "null") window.sessionStorage.setItem("motion", "paused");
    }),
  );

  test("however it is opened, on a phone, a tablet and a desk", async ({ page }) => {
    await openPage(page, "/");

    await test.step("and no layout shift is counted", async () => {
      const shifts = await layoutShifts(page, { unasked: true });
      for (const feature of protocolFeatures.slice(1)) {
        await button(page, feature).click();
        await expect(button(page, feature)).toHaveAttribute("aria-expanded", "true");
      }
      expect(await shifts.values()).toEqual([]);
    });

    await test.step("and moves nothing where nothing above it closes", async () => {
      await expect(button(page, last)).toHaveAttribute("aria-expanded", "true");
      await button(page, first).scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => window.scrollY);
      await button(page, first).click();
      await expect(button(page, first)).toHaveAttribute("aria-expanded", "true");
      expect(await page.evaluate(() => window.scrollY)).toBe(place);
    });

    for (const [what, id, seen] of [
      ["when a link within the page names it", last.id, button(page, last)],
      ["when the browser finds something in it", `${last.id}-panel`, panel(page, last)],
    ] as const) {
      await test.step(what, async () => {
        if ((await button(page, first).getAttribute("aria-expanded")) === "false")
          await button(page, first).click();
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
        await expect(seen).not.toBeInViewport();
        await page.evaluate((id) => window.location.assign(`#${id}`), id);
        await expect(button(page, last)).toHaveAttribute("aria-expanded", "true");
        await expect(seen).toBeInViewport();
      });
    }

    await button(page, first).click();
    for (const [width, height, input, features] of [
      [390, 844, "a click", [second, last, third, first]],
      [390, 844, "Enter", [second, last, third, first]],
      [768, 1024, "Enter", [last, second]],
      [1440, 900, "a click", [last, second]],
    ] as const) {
      await test.step(`after ${input} on a later item, at ${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        for (const [index, feature] of features.entries()) {
          const heading = button(page, feature);
          await heading.scrollIntoViewIfNeeded();
          const before = await topOf(heading);
          const stays = (expanded: "true" | "false") => ({ expanded, top: expect.closeTo(before, 0) });
          if (input === "a click") await heading.click();
          else await heading.press("Enter");
          expect(await stateOf(heading), feature.title).toEqual(stays("true"));
          if (index > 0) continue;
          await page.keyboard.press("Enter");
          expect(await stateOf(heading), feature.title).toEqual(stays("false"));
          await page.keyboard.press("Enter");
          expect(await stateOf(heading), feature.title).toMatchObject({ expanded: "true" });
        }
      });
    }
  });
});

test.describe("the item that was open is open again", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("after a reload, from the first paint on, but a visit of its own begins with the first; and after Back, at the same place, and none if none was", async ({
    page,
    console,
  }) => {
    console.expect(/ERR_BLOCKED_BY_CLIENT/);
    await openPage(page, "/");

    await test.step("after a reload, from the first paint on", async () => {
      await button(page, last).click();
      await page.route(/\.js$/, (route) => route.abort("blockedbyclient"));
      await page.reload();
      await expect(button(page, last)).toHaveAttribute("aria-expanded", "true");
      await page.unroute(/\.js$/);
      await page.reload();
      expect(await openItems(page)).toEqual([last.id]);
      await hydrated(page);
      expect(await openItems(page)).toEqual([last.id]);
    });

    await test.step("but a visit of its own begins with the first", async () => {
      await page.goto("/glossary");
      await openPage(page, "/");
      expect(await openItems(page)).toEqual([first.id]);
    });

    await test.step("from a paper that it led to, at the same place", async () => {
      await button(page, third).click();
      const more = panel(page, third).getByRole("link");
      await more.scrollIntoViewIfNeeded();
      const place = await topOf(button(page, third));
      await more.click();
      await expect(page).toHaveURL(new RegExp(paperPath(third.paper?.slug ?? "")));
      await expect(page.locator("article h2").first()).toBeAttached();
      await page.goBack();
      await expect(button(page, third)).toHaveAttribute("aria-expanded", "true");
      expect(await openItems(page)).toEqual([third.id]);
      await expect.poll(() => topOf(button(page, third))).toBeCloseTo(place, 0);
    });

    await test.step("and none if none was", async () => {
      await button(page, third).click();
      await leaveAndComeBack(page);
      expect(await openItems(page)).toEqual([]);
    });

    await test.step("to a part of the page that was linked to later", async () => {
      await button(page, third).click();
      await page.evaluate(() => window.location.assign("#litepapers"));
      await leaveAndComeBack(page);
      await expect(page).toHaveURL("/#litepapers");
      expect(await openItems(page)).toEqual([third.id]);
    });

    await test.step("but the one that the address names comes first", async () => {
      await page.evaluate((id) => window.location.assign(`#${id}`), second.id);
      await expect(button(page, second)).toHaveAttribute("aria-expanded", "true");
      await leaveAndComeBack(page);
      await expect(page).toHaveURL(`/#${second.id}`);
      expect(await openItems(page)).toEqual([second.id]);
    });
  });
});

/** To another page by a link that the runtime follows, and back. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("link", { name: "the glossary" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Glossary");
  await page.goBack();
  await expect(page.getByRole("button", { name: first?.title ?? "" })).toBeAttached();
}

type Box = { x: number; y: number; width: number; height: number };
type Places = { title: string; drawn: Box; text: Box; heading: Box; section: Box; next: Box | null };

function expectBeside({ title, drawn, text, heading, section }: Places): void {
  expect(drawn.x, title).toBeGreaterThanOrEqual(Math.max(text.x + text.width, heading.x + heading.width));
  expect(drawn.y, title).toBeGreaterThanOrEqual(section.y);
}

function expectInside({ title, drawn, text, heading, next }: Places, width: number): void {
  const phone = width < 768;
  if (!phone) expect(drawn.x, title).toBeGreaterThanOrEqual(text.x + text.width);
  const above = phone ? text : heading;
  expect(drawn.y, title).toBeGreaterThanOrEqual(above.y + above.height - 1);
  if (next) expect(drawn.y + drawn.height, title).toBeLessThanOrEqual(next.y + 1);
}

/** Opens items one after the other: where the parts of each are, and the item below it. All must be to be seen. */
async function boxes(page: Page, features: readonly (typeof protocolFeatures)[number][]): Promise<Places[]> {
  const items = features.map((feature) => ({
    id: feature.id,
    title: feature.title,
    below: protocolFeatures[protocolFeatures.indexOf(feature) + 1]?.id,
  }));
  return page.evaluate(async (items) => {
    const box = (selector: string) => {
      const element = document.querySelector(selector);
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      if (!element?.checkVisibility({ visibilityProperty: true }) || width * height === 0)
        throw new Error(`${selector} is not to be seen.`);
      return { x, y, width, height };
    };
    const places: Places[] = [];
    for (const { id, title, below } of items) {
      const button = document.querySelector<HTMLElement>(`#${id} button`);
      if (button?.ariaExpanded === "false") button.click();
      await new Promise((next) => requestAnimationFrame(next));
      places.push({
        title,
        drawn: box(`#${id} [data-shown] [role=img]`),
        text: box(`#${id}-panel`),
        heading: box(`#${id} button`),
        section: box("section[aria-labelledby=features]"),
        next: below ? box(`#${below} button`) : null,
      });
    }
    return places;
  }, items);
}
