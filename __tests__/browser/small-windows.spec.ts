import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { contents, openPage, openRun, overflow, paperPath, setTextSize } from "./pages";

type Way = "Tab" | "Shift+Tab";

/** A window in CSS pixels, and the size that the browser's own text is set to. */
type Size = { name: string; width: number; height: number; text: number };

const smallest: Size = { name: "1280 × 1024 at 400 %", width: 320, height: 256, text: 16 };
const largeText: Size = { name: "a phone with text of 200 %", width: 390, height: 844, text: 32 };
const phone: Size = { name: "a phone", width: 360, height: 740, text: 16 };
const sideways: Size = { name: "a phone on its side", width: 780, height: 360, text: 16 };
const desk: Size = { name: "a desk", width: 1440, height: 900, text: 16 };

const windows: readonly Size[] = [smallest, largeText, phone, sideways, desk];

/** The Tab key goes where windows leave least room, and where they leave most; a paper has the most stops. */
const WALKS = new Map<Size, Way>([
  [smallest, "Shift+Tab"],
  [largeText, "Tab"],
  [desk, "Tab"],
]);

const paper = paperPath("pop");

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function resizeTo(page: Page, { width, height, text }: Size) {
  await page.setViewportSize({ width, height });
  await setTextSize(page, text);
}

async function openIn(page: Page, size: Size, path: string) {
  await resizeTo(page, size);
  await openPage(page, path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

for (const path of [paper, "/glossary", "/"]) {
  test(`at each size of window ${path} fits, bars take a fifth at most, and each stop of the Tab key is seen`, async ({
    page,
  }) => {
    await openIn(page, smallest, path);
    if (path === paper) await openAll(page);
    for (const size of windows) {
      await test.step(`in the window of ${size.name}`, async () => {
        await resizeTo(page, size);
        // Of papers `litepaper.spec.ts` says so, and `large-text.spec.ts` in large text.
        if (path !== paper) expect(await overflow(page), "what sticks out").toEqual([]);
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
        const covered = await page.evaluate(() => {
          const sticks = (element: Element | null): boolean =>
            element !== null &&
            (["sticky", "fixed"].includes(getComputedStyle(element).position) ||
              sticks(element.parentElement));
          const rows = Array.from({ length: window.innerHeight }, (_, y) =>
            [0.02, 0.5, 0.98].some((x) => {
              const element = document.elementFromPoint(x * window.innerWidth, y);
              return element?.closest("header, nav[aria-label^=Contents]:has(details)") && sticks(element);
            }),
          );
          return rows.filter(Boolean).length / rows.length;
        });
        expect(covered, "the share that is covered").toBeLessThanOrEqual(0.2);

        const way = WALKS.get(size);
        if (!way) return;
        if (way === "Tab") await backToTop(page);
        else await page.getByRole("contentinfo").getByRole("link").last().focus();
        const { count, unseen } = await walk(page, way);
        expect(unseen, way).toEqual([]);
        expect(count).toBeGreaterThan(10);
      });
    }
    if (path !== paper) return;
    await test.step("nor does a number at the window's end that is changed there, under the bar that comes with it", async () => {
      await resizeTo(page, phone);
      const number = page.locator("[data-live] [role=spinbutton]").first();
      await number.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
      await number.press("ArrowUp");
      await expect(page.getByRole("button", { name: "Reset to the printed run" })).toBeVisible();
      expect(await page.evaluate(stopInView)).toBe("");
    });
    await test.step("nor does any stop lie under it", async () => {
      await backToTop(page);
      expect((await walk(page, "Tab")).unseen).toEqual([]);
    });
    for (const size of [phone, largeText, smallest]) {
      await test.step(`nor the page's end in the window of ${size.name}`, async () => {
        await resizeTo(page, size);
        const back = page.getByRole("button", { name: "Reset to the printed run" });
        await expect(back).toBeInViewport({ ratio: 1 });
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
        const colophon = page.getByRole("contentinfo").locator("p").last();
        const [above, below] = await Promise.all(
          [colophon, back.locator("..")].map((part) => part.boundingBox()),
        );
        expect((above?.y ?? Number.NaN) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      });
    }
  });
}

test("the bars of a paper can be reached and used in small windows, and take the focus without moving the page", async ({
  page,
}) => {
  await openIn(page, phone, paperPath("agfi"));

  await test.step("the bar takes the focus without moving the page", async () => {
    await page.evaluate(() => window.scrollTo(0, 5000));
    const parts = page.getByRole("banner").locator("a:visible, button:visible, input");
    const places = await parts.evaluateAll(async (nodes: HTMLElement[]) => {
      const places = [window.scrollY];
      for (const node of nodes) {
        node.focus();
        await new Promise((next) => requestAnimationFrame(next));
        places.push(window.scrollY);
      }
      return places;
    });
    expect(places.length).toBeGreaterThan(6);
    expect(new Set(places).size).toBe(1);
  });

  await test.step("a finger reaches the last of the contents on a phone that lies on its side", async () => {
    await resizeTo(page, sideways);
    await page.evaluate(() => window.scrollTo(0, 2000));
    await contents(page).locator("summary").click();
    const last = contents(page).getByRole("link").last();
    await expect(last).not.toBeInViewport({ ratio: 1 });
    await contents(page).getByRole("link").first().hover();
    await page.mouse.wheel(0, 2000);
    await expect(last).toBeInViewport({ ratio: 1 });
    await contents(page).locator("summary").click();
    await expect(contents(page).getByRole("link")).toHaveCount(0);
  });

  await test.step("the bar of the contents can be reached and used with text of 200 %", async () => {
    await resizeTo(page, largeText);
    await page.evaluate(() => window.scrollTo(0, 5000));
    const summary = contents(page).locator("summary");
    await expect(summary).toBeInViewport({ ratio: 1 });
    const chevron = await summary.evaluate((element) => {
      const { width, height } = getComputedStyle(element, "::after");
      return { width, height };
    });
    expect(chevron.width, "the chevron is as wide as it is high").toBe(chevron.height);
    await summary.click();
    await contents(page).getByRole("link", { name: "DAO module" }).click();
    await expect(page.locator("#dao-module")).toBeInViewport({ ratio: 1 });
  });
});

/**
 * Goes over all stops of a page, from one end to the other, and tells which of them have no ring, or lie under something else.
 *
 * The keys are sent without waiting for one before the next, which the browser takes in order: each stop is looked at
 * when the next key is pressed.
 */
async function walk(page: Page, key: Way): Promise<{ count: number; unseen: string[] }> {
  const session = await page.context().newCDPSession(page);
  const way = await page.evaluateHandle((source) => {
    const stopInView = new Function(`return (${source})()`) as () => string | undefined;
    const seen: (string | undefined)[] = [];
    const over = () => seen.length > 0 && seen.at(-1) === undefined;
    const walk = new AbortController();
    const options = { capture: true, signal: walk.signal };
    let first: Element | null = null;
    const look = () => {
      const element = document.activeElement;
      // A browser in a hurry leads from one end to the other without a stop at itself.
      seen.push(seen.length > 0 && element === first ? undefined : stopInView());
      first ??= element;
    };
    let pressed = false;
    const onKey = (event: KeyboardEvent) => {
      if (pressed && !over()) look();
      pressed = true;
      if (over()) event.preventDefault();
    };
    addEventListener("keydown", onKey, options);
    return { seen, end: () => walk.abort() };
  }, stopInView.toString());
  const modifiers = key === "Tab" ? 0 : 8;
  const tab = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9, modifiers };
  for (;;) {
    await Promise.all(
      Array.from({ length: 40 }, () =>
        session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...tab }),
      ),
    );
    const stops = await way.evaluate(({ seen, end }) => {
      if (seen.at(-1) !== undefined) return undefined;
      end();
      return { count: seen.length - 1, unseen: seen.filter((stop) => stop !== undefined && stop !== "") };
    });
    if (stops) return { count: stops.count, unseen: stops.unseen as string[] };
  }
}

/**
 * The element in focus, in words, if it has no ring, or something that is no part of it covers any corner or the middle of
 * the part of it that the window could show; `""` if nothing does, `undefined` if there is none.
 */
function stopInView(): string | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const name = `${element.tagName} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}”`;
  // A radio button is its label.
  const target = element.closest("label") ?? element;
  // What only ears are to have can have a ring, which nobody sees.
  const ringed = [element, target].some(
    (part) =>
      getComputedStyle(part).clipPath === "none" &&
      part.checkVisibility({ opacityProperty: true }) &&
      [null, "::before", "::after"].some((pseudo) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo);
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1.5;
      }),
  );
  if (!ringed) return `${name} has no ring`;
  const box = [...target.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
  if (!box) return `${name} is not drawn`;
  const inset = 2;
  const left = Math.max(box.left, 0) + inset;
  const right = Math.min(box.right, window.innerWidth) - inset;
  // What is taller than the window's clear part can show only some of itself: it has to be something of its middle.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const clear = {
    top: Number.parseFloat(scrollPaddingTop),
    bottom: window.innerHeight - Number.parseFloat(scrollPaddingBottom),
  };
  if (box.height > clear.bottom - clear.top) {
    const middle = (Math.max(box.top, clear.top) + Math.min(box.bottom, clear.bottom)) / 2;
    const there = document.elementFromPoint((left + right) / 2, middle);
    return there && target.contains(there) ? "" : `${name} is tall, and lies under ${there?.tagName}`;
  }
  const top = box.top + inset;
  const bottom = box.bottom - inset;
  const points = [
    [left, top],
    [right, top],
    [(left + right) / 2, (top + bottom) / 2],
    [left, bottom],
    [right, bottom],
  ] as const;
  for (const [x, y] of points) {
    const there = document.elementFromPoint(x, y);
    if (!there) return `${name} is out of the window at ${Math.round(x)}, ${Math.round(y)}`;
    // A neighbour in the same line may be pressed a little beyond its words: nothing of that is seen.
    const mine = target.contains(there) || there.contains(target) || target.closest("p, li")?.contains(there);
    if (!mine) return `${name} lies under ${there.tagName}.${there.getAttribute("class")}`;
  }
  return "";
}

/** Makes the numbers and the figures of a paper live, and goes back to its top. */
async function openAll(page: Page): Promise<void> {
  await openRun(page);
  for (const figure of await page.locator("figure[data-figure]").all()) {
    await figure.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await expect(figure.getByText("Reset, copy")).toBeVisible();
  }
  await backToTop(page);
}

async function backToTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  // The Tab key goes on from where the page was pressed last.
  await page.mouse.click(1, 1);
}
