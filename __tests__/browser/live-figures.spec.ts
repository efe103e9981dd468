/** The papers' figures as readers change them: by keyboard, pointer and finger, in the address, on the clipboard, on paper. */
import type { Locator, Page } from "@playwright/test";
import { tableAsText } from "../../src/figures/figure-table";
import { figures } from "../../src/figures/registry";
import { budgets } from "../build/budgets";
import { weighFile } from "../build/weigh";
import { runWith } from "../run-changes";
import { labelFaultsIn } from "./drawings";
import { expect, test } from "./fixtures";
import { expectShown, numbersOf } from "./live-run";
import { loadedFiles, openFolds, openPage, overflow, paperPath, papers } from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A drawing follows within a few frames. */
const OFTEN = { intervals: [20, 50, 100] };

/** How many attacks a paper tells of that a figure runs. */
const attacksIn = (source: string) => source.match(/<Run [^>]*\battack="/g)?.length ?? 0;

for (const { slug, source } of papers.filter(({ source }) => source.includes("<Figure "))) {
  test(`the figures of ${slug} come after the page, answer to every control, and show what the models say`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, paperPath(slug));
    await openFolds(page);
    const first = new Set(await loadedFiles(page));
    const servedOnDesk = await placesOf(page);
    await expect(page.locator("[data-live]")).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 900 });
    const servedOnPhone = await placesOf(page);
    const all = await openFigures(page);

    await test.step("all that makes the paper live weighs no more than it may, and comes after the page", async () => {
      const later = new Set((await loadedFiles(page)).filter((file) => !first.has(file)));
      expect([...later].filter((file) => file.endsWith(".js")).length).toBeGreaterThan(1);
      const bytes = [...later].reduce((sum, file) => sum + weighFile("public", file), 0);
      expect(bytes).toBeLessThanOrEqual(budgets.livePaper);
    });

    await test.step("on a phone each figure is as high as it was served, and stays so whatever is set", async () => {
      await expect.poll(() => placesOf(page)).toEqual(servedOnPhone);
      const labelFaults = await page.evaluateHandle<typeof labelFaultsIn>(`(${labelFaultsIn})`);
      for (const figure of all) expect(await figure.evaluate(faultsWhenSet, labelFaults)).toEqual([]);
    });

    await test.step("on a desk each figure is as high as it was served, and seen at once with its controls", async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect.poll(() => placesOf(page)).toEqual(servedOnDesk);
      expect(await page.evaluate(partsBeyondWindow)).toEqual([]);
      expect(await overflow(page)).toEqual([]);
    });

    await test.step("on a phone the drawing is in sight while what its task names is used, and covers no control", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate(drawingsOutOfSight)).toEqual([]);
      expect(await page.evaluate(coveredControls)).toEqual([]);
    });

    await test.step("nor does it in a low window", async () => {
      await page.setViewportSize({ width: 780, height: 360 });
      expect(await page.evaluate(coveredControls)).toEqual([]);
      await page.setViewportSize({ width: 360, height: 844 });
    });

    await test.step("each attack is one step away from what is told of it, and its address can be sent", async () => {
      expect(await page.getByRole("link", { name: /^Run this attack in Figure \d+$/ }).count()).toBe(
        attacksIn(source),
      );
      expect(await page.evaluate(runAttacks)).toEqual([]);
    });

    await test.step("where every number is changed, every number and every ledger is the models'", async () => {
      const printed = await numbersOf(page);
      const names = Object.keys(printed);
      await page.locator("[role=spinbutton]").evaluateAll((all) => {
        for (const number of all)
          number.dispatchEvent(
            new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true, cancelable: true }),
          );
      });
      const stepped = await numbersOf(page);
      // Some the models refuse, beside what is changed by then.
      expect(names.filter((name) => stepped[name] !== printed[name]).length).toBeGreaterThan(
        names.length / 2,
      );
      await expectShown(page, stepped);
    });
  });
}

/** Presses a button of the figure's menu, which it opens before. */
async function command(figure: Locator, name: string): Promise<void> {
  await menuOf(figure).evaluate((menu) => menu.closest("details")?.setAttribute("open", ""));
  await figure.getByRole("button", { name }).click();
}

const menuOf = (figure: Locator) => figure.getByText("Reset, copy");

test("a figure is opened by an address, set back, copied, printed, and changed by a mouse as far as it goes", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const served = await (await page.request.get(paperPath("pop"))).text();
  const [, view = "", hash = ""] = /href="\?fig\.job-states=([\w-]+)(#[\w-]+)"/.exec(served) ?? [];
  await openPage(page, `${paperPath("pop")}?run=job.price:140&fig.job-states=${view}${hash}`);
  const states = page.locator('figure[data-figure="job-states"]');

  await test.step("a link to an attack leads to its figure, which Reset sets back with the address", async () => {
    await expect(page.locator(hash)).toBeInViewport();
    await expect(page.locator(hash).getByRole("combobox")).toHaveValue(view);
    await expect(states.locator(".fig-dimmed")).not.toHaveCount(0);
    await command(states, "Reset");
    await expect(states.locator(".fig-dimmed")).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.search === "");
  });

  const figure = await openFigure(page, "appeal-threshold");
  const slider = figure.getByRole("slider", { name: "Deposit D" });
  const printed = await drawingOf(figure);
  const before = Number(await slider.inputValue());

  await test.step("a figure is copied as a table", async () => {
    await typeIn(figure, "51");
    await command(figure, "Copy data");
    const shown = figures["appeal-threshold"]?.table(runWith({ "appeal.deposit": 51 }));
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(tableAsText(shown ?? { columns: [], rows: [] }));
  });

  await test.step("paper shows the printed run, without controls", async () => {
    const drawn = await drawingOf(figure);
    expect(drawn).not.toBe(printed);
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => drawingOf(figure), OFTEN).toBe(printed);
    for (const control of [".figure-controls", ".figure-task", "[data-input='appeal.deposit']"])
      await expect(figure.locator(control)).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await expect.poll(() => drawingOf(figure), OFTEN).toBe(drawn);
    await command(figure, "Reset");
    await expect.poll(() => drawingOf(figure), OFTEN).toBe(printed);
  });

  await test.step("a slider follows a mouse from its first drag on, and a point is pulled along its axis alone", async () => {
    await openFigure(page, "appeal-threshold");
    await slider.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const { x, y, width } = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const [least = 0, most = 0] = await slider.evaluate((input: HTMLInputElement) => [
      +input.min,
      +input.max,
    ]);
    await page.mouse.move(x + 8 + ((before - least) / (most - least)) * (width - 16), y + 18);
    await page.mouse.down();
    await page.mouse.move(x + width, y + 18, { steps: 4 });
    await page.mouse.up();
    await expect(slider).toHaveValue(String(most));
    await command(figure, "Reset");
    await expect.poll(() => drawingOf(figure), OFTEN).toBe(printed);

    await openFigure(page, "appeal-threshold");
    const knob = figure.locator("[data-input='appeal.deposit']");
    const start = await middleOf(knob);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 40, start.y + 60, { steps: 4 });
    await page.mouse.up();
    const pulled = Number(await slider.inputValue());
    expect(pulled).toBeGreaterThan(before);
    expect((await middleOf(knob)).x).toBeCloseTo(start.x + 40, -1);
    await expect(page).toHaveURL((url) => url.searchParams.get("run") === `appeal.deposit:${pulled}`);
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
    await figure.getByText("More numbers").tap();
    await menuOf(figure).tap();
    const small = await figure
      .locator(".figure-controls :is(button, select, input, summary)")
      .evaluateAll((all) =>
        all.flatMap((control) => {
          const { width, height } = control.getBoundingClientRect();
          return Math.min(width, height) >= 43.5 ? [] : `${control.outerHTML}: ${width} × ${height}`;
        }),
      );
    expect(small).toEqual([]);
    const knob = await middleOf(figure.locator("[data-input='appeal.deposit']"));
    const touch = await page.context().newCDPSession(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", x = knob.x, y = knob.y) =>
      touch.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x, y }],
      });
    const pressed = Number(await slider.inputValue());
    await send("touchStart");
    for (const x of [10, 20, 30]) await send("touchMove", knob.x + x);
    await send("touchEnd");
    const pulled = await slider.inputValue();
    expect(Number(pulled)).toBeGreaterThan(pressed);

    // A finger that lands on a slider, and scrolls.
    await slider.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
    const { x, y } = await middleOf(slider);
    const unscrolled = await page.evaluate(() => scrollY);
    await send("touchStart", x, y);
    for (const further of [15, 60, 120]) await send("touchMove", x, y - further);
    await send("touchEnd");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(unscrolled);
    await expect(slider).toHaveValue(pulled);
  });
});

async function typeIn(figure: Locator, text: string): Promise<void> {
  const field = figure.getByRole("textbox", { name: "Deposit D, typed" });
  await field.fill(text);
  await field.press("Enter");
}

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

/** How high each figure is, and what keeps the place of its controls. */
async function placesOf(page: Page): Promise<string[]> {
  // In other letters their words would take other lines.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page
    .locator("figure[data-figure], figure[data-figure] .figure-controls")
    .evaluateAll((all) => all.map((element) => `${element.className}: ${element.clientHeight} px`));
}

/**
 * Runs in the page: takes a figure's sliders to their ends and its list through its views, and back to what is printed; says
 * which words then cannot be read, and which controls leave their place.
 */
async function faultsWhenSet(
  figure: Element,
  labelFaults: (drawings: Element[]) => Promise<string[]>,
): Promise<string[]> {
  const wrong: string[] = [];
  const until = async (faults: () => Promise<string[]>) => {
    const end = performance.now() + 5_000;
    const next = () => new Promise((done) => requestAnimationFrame(done));
    await next().then(next);
    while ((await faults()).length > 0 && performance.now() < end) await next();
    wrong.push(...(await faults()));
  };
  const set = (control: HTMLInputElement | HTMLSelectElement, value: string) => {
    // React does not hear of a value that is set on the element itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
    for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const reset = [...figure.querySelectorAll("button")].find(({ textContent }) => textContent === "Reset");
  const more = figure.querySelector("details");
  more?.setAttribute("open", "");
  for (const control of figure.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    "input[type=range], select",
  )) {
    control.focus();
    const top = control.getBoundingClientRect().top;
    const printed = control.value;
    const values =
      control instanceof HTMLSelectElement
        ? [...control.options].slice(1).map(({ value }) => value)
        : [control.max, control.min];
    const name = control.ariaLabel ?? control.labels?.[0]?.textContent ?? "";
    for (const value of values) {
      set(control, value);
      await until(async () => [
        ...(await labelFaults([...figure.querySelectorAll(".figure-drawing > svg:first-of-type")])),
        ...(control.value === value ? [] : [`${name} is ${control.value}, not ${value}`]),
        ...(Math.abs(control.getBoundingClientRect().top - top) < 1 ? [] : [`${name} moves at ${value}`]),
      ]);
    }
    reset?.click();
    await until(async () => (control.value === printed ? [] : [`${name} is not set back`]));
  }
  more?.removeAttribute("open");
  return wrong;
}

/** Runs in the page: the figures of which not all fits the window below the bar: what is led to stands 36 px lower. */
function partsBeyondWindow(): string[] {
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) - 36;
  const room = innerHeight - bar;
  return [...document.querySelectorAll<HTMLElement>("figure[data-figure]")].flatMap((figure) => {
    const parts = [
      ...figure.querySelectorAll(".figure-drawing, output, button, input, select, summary"),
    ].filter((part) => part.checkVisibility());
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const height = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
    return height <= room ? [] : `${figure.dataset.figure} takes ${height} px of ${room}`;
  });
}

/** Runs in the page: the figures of which less than five sixths are seen when what their task names is at the window's end. */
function drawingsOutOfSight(): string[] {
  const bars = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) - 36;
  return [...document.querySelectorAll<HTMLElement>("figure[data-figure]")].flatMap((figure) => {
    const last = [...figure.querySelectorAll(".figure-named :is(select, input[type=range])")].at(-1);
    last?.scrollIntoView({ block: "end", behavior: "instant" });
    const drawing = figure.querySelector(".figure-drawing")?.getBoundingClientRect() ?? new DOMRect();
    const control = last?.getBoundingClientRect() ?? new DOMRect();
    const seen = Math.min(drawing.bottom, control.top) - Math.max(drawing.top, bars);
    return control.bottom <= innerHeight + 1 && seen >= (5 / 6) * drawing.height
      ? []
      : `${figure.dataset.figure}: ${seen} px of ${drawing.height} are seen`;
  });
}

/** Runs in the page: the controls that lie under something when the page has scrolled to them from below. */
function coveredControls(): string[] {
  return [...document.querySelectorAll<HTMLElement>("figure[data-figure]")].flatMap((figure) =>
    [...figure.querySelectorAll(".figure-controls :is(button, input, select, summary)")].flatMap(
      (control) => {
        if (!control.checkVisibility()) return [];
        control.scrollIntoView({ block: "start", behavior: "instant" });
        const { x, y, width, height } = control.getBoundingClientRect();
        const there = document.elementFromPoint(x + width / 2, y + height / 2);
        return there && (control === there || control.contains(there))
          ? []
          : `${figure.dataset.figure}: ${control.ariaLabel ?? control.textContent} lies under ${there?.className}`;
      },
    ),
  );
}

/** Runs in the page: follows each link to an attack, and says which do not lead to it; the address follows once it is left. */
async function runAttacks(): Promise<string[]> {
  const wrong: string[] = [];
  const views = new Map<string, string>();
  const until = async (faults: () => string[]) => {
    const end = performance.now() + 5_000;
    while (faults().length > 0 && performance.now() < end) await new Promise((next) => setTimeout(next, 20));
    wrong.push(...faults());
  };
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href^='?fig.']")) {
    const { hash, search } = new URL(link.href);
    const [[key = "", view = ""] = []] = [...new URLSearchParams(search)];
    views.set(key, view);
    link.click();
    const list = document.querySelector<HTMLSelectElement>(`${hash} select`);
    const says = () => document.querySelector(`${hash} output`)?.textContent ?? "";
    await until(() =>
      [
        ...(list?.value === view ? [] : [`shows “${list?.value}”`]),
        ...(list && document.activeElement === list ? [] : ["has not the focus"]),
        ...(/: it (pays|does not pay)\. It turns at /.test(says()) ? [] : ["does not say how it comes out"]),
      ].map((fault) => `${search}${hash} ${fault}`),
    );
  }
  await until(() =>
    [...views]
      .filter(([key, view]) => new URLSearchParams(location.search).get(key) !== view)
      .map(([key, view]) => `${location.search} is the address, without ${key}=${view}`),
  );
  return wrong;
}

/** A figure, once the reader has come near to it. */
async function openFigure(page: Page, name: string): Promise<Locator> {
  const figure = page.locator(`figure[data-figure="${name}"]`);
  await figure.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await menuOf(figure).waitFor();
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
