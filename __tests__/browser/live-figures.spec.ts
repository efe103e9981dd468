/** The papers' figures as readers change them: by keyboard, pointer and finger, in the address, on the clipboard, on paper. */
import type { Locator, Page } from "@playwright/test";
import { figures } from "../../src/figures/registry";
import { readRun } from "../../src/gatsby/run";
import { numberOf } from "../../src/lib/run";
import { budgets } from "../build/budgets";
import { weighFile } from "../build/weigh";
import { expect, test } from "./fixtures";
import { hydrated, layoutShifts, openPage, paperPath, papers } from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A drawing follows within a few frames. */
const OFTEN = { intervals: [20, 50, 100] };

/** How many attacks a paper tells of that a figure runs. */
const attacksIn = (source: string) => source.match(/<Run [^>]*\battack="/g)?.length ?? 0;

for (const { slug, source } of papers) {
  test.describe("on a phone", () => {
    test.use({ viewport: { width: 360, height: 900 } });

    test(`every control of every figure of ${slug} answers to the keyboard, and nothing moves`, async ({
      page,
    }) => {
      await openPage(page, paperPath(slug));
      const shifts = await layoutShifts(page, { unasked: true });
      await expectKeysAnswered(page, await openFigures(page));
      // A number of the text with another digit may break its line elsewhere; what is used stays in its place.
      expect(await shifts.sum()).toBeLessThan(0.02);
    });
  });

  test.describe("on a desk", () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test(`the figures of ${slug} come after the page, answer to the keyboard, and run the attacks that the paper tells of`, async ({
      page,
      context,
    }) => {
      await openPage(page, paperPath(slug));
      const shifts = await layoutShifts(page, { unasked: true });
      const first = new Set(await loadedFiles(page));
      const opened = await openFigures(page);

      await test.step("all that makes the paper live weighs no more than it may, and comes after the page", async () => {
        const later = new Set((await loadedFiles(page)).filter((file) => !first.has(file)));
        expect([...later].filter((file) => file.endsWith(".js")).length).toBeGreaterThan(1);
        const bytes = [...later].reduce((sum, file) => sum + weighFile("public", file), 0);
        expect(bytes).toBeLessThanOrEqual(budgets.livePaper);
      });

      await test.step("every control of every figure answers to the keyboard, and nothing moves", async () => {
        await expectKeysAnswered(page, opened);
        expect(await shifts.sum()).toBeLessThan(0.02);
      });

      await test.step("each attack is one step away from what is told of it, and its address can be sent", async () => {
        const links = page.getByRole("link", { name: /^Run this attack in Figure \d+$/ });
        expect(await links.count()).toBe(attacksIn(source));
        if (attacksIn(source) === 0) return;
        let last = "";
        for (const link of await links.all()) {
          const address = new URL((await link.getAttribute("href")) ?? "", page.url());
          const [[name = "", view = ""] = []] = [...address.searchParams].map(([key, value]) => [
            key.replace("fig.", ""),
            value,
          ]);
          last = address.hash;
          const figure = page.locator(last);
          await link.click();
          await expect(figure.getByRole("combobox")).toHaveValue(view);
          await expect(figure.getByRole("combobox")).toBeFocused();
          await expect(figure.getByRole("status").first()).toHaveText(
            /: it (pays|does not pay)\. It turns at /,
          );
          await expect(page).toHaveURL((url) => url.searchParams.get(`fig.${name}`) === view);
        }
        const other = await context.newPage();
        await other.goto(page.url());
        await other.locator(last).scrollIntoViewIfNeeded();
        await expect(other.locator(last).getByRole("combobox")).toHaveValue(
          await page.locator(last).getByRole("combobox").inputValue(),
        );
        await other.close();
      });
    });
  });
}

test("a link to an attack works before anything is live, and leads to its figure", async ({ page }) => {
  await page.goto(paperPath("pop"), { waitUntil: "commit" });
  const link = page.getByRole("link", { name: /^Run this attack/ }).first();
  const { search, hash } = new URL((await link.getAttribute("href")) ?? "", page.url());
  await page.goto(paperPath("pop") + search + hash);
  await hydrated(page);
  await expect(page.locator(hash)).toBeInViewport();
  await expect(page.locator(hash).getByRole("combobox")).not.toHaveValue("");
});

test("a figure is changed, sent and set back; a key that is held and a pointer change it as far as they go", async ({
  page,
  context,
}) => {
  await openPage(page, paperPath("pop"));

  await test.step("a changed figure is opened by its address as it was left, and goes back to what is printed", async () => {
    const figure = await openFigure(page, "job-states");
    const printed = await drawingOf(figure);
    await figure.getByRole("spinbutton", { name: "Price P, typed" }).fill("140");
    await figure.getByRole("combobox").selectOption("buyer-wins");
    await expect(page).toHaveURL(/\?run=job\.price:140&fig\.job-states=buyer-wins/);
    await expect.poll(() => drawingOf(figure), OFTEN).not.toBe(printed);
    await expect(figure.locator(".fig-dimmed")).not.toHaveCount(0);
    const drawn = await drawingOf(figure);
    const other = await context.newPage();
    await other.setViewportSize(page.viewportSize() ?? { width: 1280, height: 720 });
    await openPage(other, new URL(page.url()).pathname + new URL(page.url()).search);
    const sent = await openFigure(other, "job-states");
    await expect.poll(() => drawingOf(sent), OFTEN).toBe(drawn);
    await other.close();
    await figure.getByRole("combobox").press("Escape");
    await expect.poll(() => drawingOf(figure), OFTEN).toBe(printed);
    await expect(page).toHaveURL((url) => url.search === "");
  });

  await test.step("a key that is held goes as far as it is held, and a point that is pulled along its axis alone, and the drawing with it; paper shows the printed run", async () => {
    const figure = await openFigure(page, "appeal-threshold");
    const slider = figure.getByRole("slider", { name: "Deposit D" });
    const printed = await drawingOf(figure);
    const before = Number(await slider.inputValue());
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    const step = Number(await slider.inputValue()) - before;
    await page.keyboard.press("Escape");
    await expect.poll(() => drawingOf(figure), OFTEN).toBe(printed);

    // Where it is to lead, and how that is drawn.
    const wanted = String(before + 12 * step);
    await figure.getByRole("spinbutton", { name: "Deposit D, typed" }).fill(wanted);
    await expect.poll(() => drawingOf(figure), OFTEN).not.toBe(printed);
    const drawn = await drawingOf(figure);
    await slider.focus();
    await page.keyboard.press("Escape");
    await expect.poll(() => drawingOf(figure), OFTEN).toBe(printed);

    for (let time = 0; time < 12; time += 1) await page.keyboard.down("ArrowRight");
    await page.keyboard.up("ArrowRight");
    await expect(slider).toHaveValue(wanted);
    await expect.poll(() => drawingOf(figure), OFTEN).toBe(drawn);

    await page.emulateMedia({ media: "print" });
    await expect.poll(() => drawingOf(figure), OFTEN).toBe(printed);
    await expect(figure.locator(".figure-controls")).toBeHidden();
    await expect(figure.locator(".figure-task")).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await expect.poll(() => drawingOf(figure), OFTEN).toBe(drawn);

    // On paper it was hidden, and has lost the focus.
    await slider.focus();
    await page.keyboard.press("Escape");
    await expect.poll(() => drawingOf(figure), OFTEN).toBe(printed);
    await openFigure(page, "appeal-threshold");
    const { x, y } = await middleOf(figure.locator("[data-input='appeal.deposit']"));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 60, { steps: 4 });
    await page.mouse.up();
    const pulled = Number(await slider.inputValue());
    expect(pulled).toBeGreaterThan(before);
    expect((await middleOf(figure.locator("[data-input='appeal.deposit']"))).x).toBeCloseTo(x + 40, -1);
    await expect(page).toHaveURL((url) => url.searchParams.get("run") === `appeal.deposit:${pulled}`);
  });
});

test("a drawing is pressed, and copied as it is shown", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, paperPath("agfi"));

  await test.step("a part of a drawing that is pressed is shown, and copied so, and shown no more when it is pressed again", async () => {
    const figure = await openFigure(page, "module-map");
    const part = figure.locator("svg[aria-hidden] rect").nth(1);
    const press = async () => {
      await part.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      const { x, y } = await middleOf(part);
      await page.mouse.click(x, y);
    };
    await press();
    await expect(figure.getByRole("combobox")).toHaveValue("jobs");
    await expect(figure.locator(".fig-dimmed")).not.toHaveCount(0);
    await figure.getByRole("button", { name: "Copy SVG" }).click();
    await expect(figure.getByText("Copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('opacity="0.28"');
    await press();
    await expect(figure.getByRole("combobox")).toHaveValue("");
  });

  await test.step("a figure is copied as a drawing of its own and as a table, both as it is shown", async () => {
    const figure = await openFigure(page, "health-factor");
    await figure.getByRole("spinbutton", { name: "Debt, typed" }).fill("117");
    await figure.getByRole("button", { name: "Copy SVG" }).click();
    await expect(figure.getByText("Copied")).toBeVisible();
    const svg = await page.evaluate(() => navigator.clipboard.readText());
    expect(svg).not.toMatch(/class=|var\(|oklch|calc\(/);
    expect(svg).toMatch(/stroke="rgba?\(/);
    // Words of a changed drawing have the ground round them, below their own strokes.
    const words = [...svg.matchAll(/<text\b[^>]*>/g)].map(([text]) => text);
    expect(words.length).toBeGreaterThan(5);
    expect(words.filter((text) => !text.includes('paint-order="stroke"'))).toEqual([]);
    const other = await context.newPage();
    await other.setContent(svg);
    expect((await other.locator("svg").boundingBox())?.width).toBe(640);
    await other.close();
    await figure.getByRole("button", { name: "Copy data" }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^Time after the loan, days\t/);
    const health = numberOf(readRun(process.cwd()).values, "loan.capacity") / 117;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `\n0\t${Number(health.toFixed(3))}\t`,
    );
  });
});

test.describe("under a finger", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test("buttons, points and lists answer, and are large enough", async ({ page }) => {
    await openPage(page, paperPath("pop"));
    const figure = await openFigure(page, "appeal-threshold");
    const slider = figure.getByRole("slider", { name: "Deposit D" });
    const before = Number(await slider.inputValue());
    await figure.getByRole("button", { name: "Deposit D: more" }).tap();
    await expect(slider).not.toHaveValue(String(before));
    for (const control of await figure.locator(".figure-controls").locator("button, select, input").all()) {
      const { height = 0, width = 0 } = (await control.boundingBox()) ?? {};
      expect(Math.min(height, width)).toBeGreaterThanOrEqual(43.5);
    }
    const knob = await middleOf(figure.locator("[data-input='appeal.deposit']"));
    const touch = await page.context().newCDPSession(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", x = knob.x) =>
      touch.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x, y: knob.y }],
      });
    const pressed = Number(await slider.inputValue());
    await send("touchStart");
    for (const x of [10, 20, 30]) await send("touchMove", knob.x + x);
    await send("touchEnd");
    expect(Number(await slider.inputValue())).toBeGreaterThan(pressed);
  });
});

/** Each figure of the page, live. */
async function openFigures(page: Page): Promise<Locator[]> {
  const names = await page
    .locator("figure[data-figure]")
    .evaluateAll((found) => found.map((figure) => (figure as HTMLElement).dataset.figure ?? ""));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !(name in figures))).toEqual([]);
  const opened: Locator[] = [];
  for (const name of names) opened.push(await openFigure(page, name));
  return opened;
}

/** Goes through each figure's sliders and its list with the keys, and back to what is printed. */
async function expectKeysAnswered(page: Page, opened: readonly Locator[]): Promise<void> {
  const printed = await Promise.all(opened.map(drawingOf));
  for (const [index, figure] of opened.entries()) {
    for (const slider of await figure.getByRole("slider").all()) {
      await slider.focus();
      // What was changed while nobody saw this figure.
      await expect.poll(() => drawingOf(figure), OFTEN).toBe(printed[index]);
      const { value, min, max } = await slider.evaluate((input) => {
        const { value, min, max } = input as HTMLInputElement;
        return { value, min, max };
      });
      expect(Number(max)).toBeGreaterThan(Number(min));
      for (const [key, limit] of [
        ["End", max],
        ["Home", min],
      ] as const) {
        await page.keyboard.press(key);
        await expect.poll(() => stateOf(figure), OFTEN).toEqual({ value: limit, faults: [] });
      }
      await page.keyboard.press("PageUp");
      await page.keyboard.press("Escape");
      await expect(slider).toHaveValue(value);
      await expect.poll(() => drawingOf(figure), OFTEN).toBe(printed[index]);
    }
    const list = figure.getByRole("combobox");
    if ((await list.count()) === 0) continue;
    await list.focus();
    const views = await list
      .locator("option")
      .evaluateAll((found) => found.map((option) => (option as HTMLOptionElement).value));
    for (const view of views.slice(1)) {
      await page.keyboard.press("ArrowDown");
      await expect.poll(() => stateOf(figure), OFTEN).toEqual({ value: view, faults: [] });
    }
    await figure.getByRole("button", { name: "Reset" }).press("Enter");
    await expect(list).toHaveValue("");
  }
}

/** A figure, once the reader has come near to it. */
async function openFigure(page: Page, name: string): Promise<Locator> {
  const figure = page.locator(`figure[data-figure="${name}"]`);
  await figure.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect(figure.getByRole("button", { name: "Reset" })).toBeVisible();
  return figure;
}

/** What is drawn, without what can be pulled in it. */
function drawingOf(figure: Locator): Promise<string> {
  return figure.locator(".figure-drawing > svg").first().innerHTML();
}

async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * What the figure's control in focus is set to, and labels of the drawing that are cut by its edge or lie over each other,
 * as the browser has drawn them.
 */
async function stateOf(figure: Locator): Promise<{ value: string | undefined; faults: string[] }> {
  return figure
    .locator(".figure-drawing > svg")
    .first()
    .evaluate((svg) => {
      const frame = svg.getBoundingClientRect();
      const labels = [...svg.querySelectorAll("text")]
        .filter((label) => label.getAttribute("display") !== "none")
        .flatMap((label) =>
          [...label.children].map((line) => {
            const { left, right, top, bottom, height } = line.getBoundingClientRect();
            return {
              words: line.textContent,
              left,
              right,
              top: top + 0.2 * height,
              bottom: bottom - 0.2 * height,
            };
          }),
        );
      const faults = labels.flatMap((one, index) => {
        const isCut =
          one.left < frame.left - 1 ||
          one.right > frame.right + 1 ||
          one.top < frame.top ||
          one.bottom > frame.bottom;
        const over = labels
          .slice(index + 1)
          .filter(
            (other) =>
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          );
        return [
          ...(isCut ? [`“${one.words}” is cut`] : []),
          ...over.map(({ words }) => `“${one.words}” lies over “${words}”`),
        ];
      });
      const control = svg.closest("figure")?.querySelector<HTMLInputElement | HTMLSelectElement>(":focus");
      return { value: control?.value, faults };
    });
}

/** Scripts and styles that the page has loaded so far. */
function loadedFiles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /\.(?:js|css)$/.test(path)),
  );
}
