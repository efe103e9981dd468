/** The papers' figures as readers change them: by keyboard, pointer and finger, in the address, on the clipboard, on paper. */
import type { Locator, Page } from "@playwright/test";
import { tableAsText } from "../../src/figures/figure-table";
import { figures } from "../../src/figures/registry";
import { budgets } from "../build/budgets";
import { weighFile } from "../build/weigh";
import { printedRun, runWith } from "../run-changes";
import { expect, test } from "./fixtures";
import { expectShown, numbersOf } from "./live-run";
import { openFolds, openPage, overflow, paperPath, papers, setTextSize } from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A drawing follows within a few frames. */
const OFTEN = { intervals: [20, 50, 100] };

/** How many attacks a paper tells of that a figure runs. */
const attacksIn = (source: string) => source.match(/<Run [^>]*\battack="/g)?.length ?? 0;

for (const { slug, source } of papers) {
  test(`the figures of ${slug} come after the page, answer to every control, and show what the models say`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 400 });
    await openPage(page, paperPath(slug));
    await openFolds(page);
    const first = new Set(await loadedFiles(page));
    const servedOnDesk = await placesOf(page);
    await expect(page.locator("[data-live]")).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 900 });
    const servedOnPhone = await placesOf(page);
    await openFigures(page);

    await test.step("all that makes the paper live weighs no more than it may, and comes after the page", async () => {
      const later = new Set((await loadedFiles(page)).filter((file) => !first.has(file)));
      expect([...later].filter((file) => file.endsWith(".js")).length).toBeGreaterThan(1);
      const bytes = [...later].reduce((sum, file) => sum + weighFile("public", file), 0);
      expect(bytes).toBeLessThanOrEqual(budgets.livePaper);
    });

    await test.step("on a phone each figure is as high as it was served, and every control answers to the keyboard", async () => {
      await expect.poll(() => placesOf(page)).toEqual(servedOnPhone);
      await answerToKeys(page);
    });

    await test.step("on a desk each figure is as high as it was served", async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect.poll(() => placesOf(page)).toEqual(servedOnDesk);
    });

    await test.step("on a desk a chart, its controls and what it finds are seen at once", async () => {
      expect(await page.evaluate(partsBeyondWindow)).toEqual([]);
      expect(await overflow(page)).toEqual([]);
    });

    await test.step("on a phone the drawing is in sight while its last control is used, and covers none", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate(drawingsOutOfSight)).toEqual([]);
      expect(await page.evaluate(coveredControls)).toEqual([]);
    });

    await test.step("and the keyboard goes back through the controls without going under it", async () => {
      expect(await page.evaluate(coveredFocus)).toEqual([]);
    });

    await test.step("in a low window, and with large text, it goes, since there is no room for both", async () => {
      await page.setViewportSize({ width: 780, height: 360 });
      expect(await page.evaluate(coveredControls)).toEqual([]);
      await setTextSize(page, 32);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate(coveredControls)).toEqual([]);
      await setTextSize(page, 16);
    });

    await test.step("with text of 200 % on a phone nothing sticks out", async () => {
      await setTextSize(page, 32);
      await page.setViewportSize({ width: 360, height: 844 });
      expect(await overflow(page)).toEqual([]);
      await setTextSize(page, 16);
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

const resetOf = (figure: Locator) => figure.getByRole("button", { name: "Reset" });

test("a figure is opened by an address, changed, copied, printed and set back; a key that is held and a pointer change it as far as they go", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const served = await (await page.request.get(paperPath("pop"))).text();
  const [, view = "", hash = ""] = /href="\?fig\.job-states=([\w-]+)(#[\w-]+)"/.exec(served) ?? [];
  await openPage(page, `${paperPath("pop")}?run=job.price:140&fig.job-states=${view}${hash}`);
  const states = page.locator('figure[data-figure="job-states"]');
  const list = states.getByRole("combobox");

  await test.step("a link to an attack works before anything is live, and leads to its figure", async () => {
    await expect(page.locator(hash)).toBeInViewport();
    await expect(page.locator(hash).getByRole("combobox")).toHaveValue(view);
    await expect(states.locator(".fig-dimmed")).not.toHaveCount(0);
  });

  await test.step("a changed figure goes back to what is printed, and its address opens what was left", async () => {
    await openFigure(page, "job-states");
    const sent = await drawingOf(states);
    await resetOf(states).click();
    await expect.poll(() => drawingOf(states), OFTEN).not.toBe(sent);
    const printed = await drawingOf(states);
    expect(printed).not.toContain("fig-dimmed");
    await expect(page).toHaveURL((url) => url.search === "");
    await states.getByRole("spinbutton", { name: "Price P, typed" }).fill("140");
    await list.focus();
    await page.keyboard.press("ArrowDown");
    await expect(list).not.toHaveValue("");
    await list.selectOption(view);
    await expect(page).toHaveURL((url) => url.search === `?run=job.price:140&fig.job-states=${view}`);
    await expect.poll(() => drawingOf(states), OFTEN).toBe(sent);
    await resetOf(states).click();
    await expect.poll(() => drawingOf(states), OFTEN).toBe(printed);
    await expect(page).toHaveURL((url) => url.search === "");
  });

  await test.step("a part of a drawing that is pressed is shown, and copied so, and shown no more when it is pressed again", async () => {
    const part = states.locator("svg[aria-hidden] rect").nth(1);
    await part.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const { x, y } = await middleOf(part);
    await page.mouse.click(x, y);
    await expect(list).not.toHaveValue("");
    await expect(states.locator(".fig-dimmed")).not.toHaveCount(0);
    await states.getByRole("button", { name: "Copy SVG" }).click();
    await expect(states.getByText("Copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('opacity="0.28"');
    await part.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const again = await middleOf(part);
    await page.mouse.click(again.x, again.y);
    await expect(list).toHaveValue("");
  });

  const figure = await openFigure(page, "appeal-threshold");
  const slider = figure.getByRole("slider", { name: "Deposit D" });
  const typed = figure.getByRole("spinbutton", { name: "Deposit D, typed" });
  const printed = await drawingOf(figure);
  const before = Number(await slider.inputValue());

  await test.step("a figure is copied as a drawing of its own and as a table, both as it is shown", async () => {
    await typed.fill("51");
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
    const [asPrinted, asShown] = [printedRun, runWith({ "appeal.deposit": 51 })].map((run) =>
      tableAsText(figures["appeal-threshold"]?.table(run) ?? { columns: [], rows: [] }),
    );
    expect(asShown).not.toBe(asPrinted);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(asShown);
  });

  await test.step("a key that is held goes as far as it is held, and the drawing with it; paper shows the printed run", async () => {
    await resetOf(figure).click();
    await expect.poll(() => drawingOf(figure), OFTEN).toBe(printed);
    await slider.press("ArrowRight");
    const step = Number(await slider.inputValue()) - before;
    expect(step).toBeGreaterThan(0);
    await resetOf(figure).click();

    // Where it is to lead, and how that is drawn.
    const wanted = String(before + 12 * step);
    await typed.fill(wanted);
    await expect.poll(() => drawingOf(figure), OFTEN).not.toBe(printed);
    const drawn = await drawingOf(figure);
    await resetOf(figure).click();
    await expect.poll(() => drawingOf(figure), OFTEN).toBe(printed);

    await slider.focus();
    for (let time = 0; time < 12; time += 1) await page.keyboard.down("ArrowRight");
    await page.keyboard.up("ArrowRight");
    await expect(slider).toHaveValue(wanted);
    await expect.poll(() => drawingOf(figure), OFTEN).toBe(drawn);

    await page.emulateMedia({ media: "print" });
    await expect.poll(() => drawingOf(figure), OFTEN).toBe(printed);
    await expect(figure.locator(".figure-controls")).toBeHidden();
    await expect(figure.locator(".figure-task")).toBeHidden();
    await expect(figure.locator("[data-input='appeal.deposit']")).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await expect.poll(() => drawingOf(figure), OFTEN).toBe(drawn);

    await resetOf(figure).click();
    await expect.poll(() => drawingOf(figure), OFTEN).toBe(printed);
  });

  await test.step("a slider follows a mouse from its first drag on, however far that goes", async () => {
    await openFigure(page, "appeal-threshold");
    await slider.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const { x, y, width } = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const [least, most] = await slider.evaluate((input: HTMLInputElement) => [+input.min, +input.max]);
    const thumb = x + 8 + ((before - (least ?? 0)) / ((most ?? 0) - (least ?? 0))) * (width - 16);
    await page.mouse.move(thumb, y + 18);
    await page.mouse.down();
    await page.mouse.move(thumb + 10, y + 18);
    await expect(slider).not.toHaveValue(String(before));
    await page.mouse.move(x + width, y + 18, { steps: 3 });
    await page.mouse.up();
    await expect(slider).toHaveValue(String(most));
    await resetOf(figure).click();
    await expect.poll(() => drawingOf(figure), OFTEN).toBe(printed);
  });

  await test.step("a point is pulled along its axis alone", async () => {
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

test.describe("under a finger", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test("buttons, points and lists answer, and are large enough", async ({ page }) => {
    await openPage(page, paperPath("pop"));
    const figure = await openFigure(page, "appeal-threshold");
    const slider = figure.getByRole("slider", { name: "Deposit D" });
    const before = Number(await slider.inputValue());
    await figure.getByRole("button", { name: "Deposit D: more" }).tap();
    await expect(slider).not.toHaveValue(String(before));
    const small = await figure.locator(".figure-controls :is(button, select, input)").evaluateAll((all) =>
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
 * Goes through each figure's sliders and its list, and back to what is printed: whatever is set, no label of
 * the drawing is cut by its edge or lies over another, as the browser has drawn them.
 */
function answerToKeys(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((next) => requestAnimationFrame(next));
    const drawingIn = (figure: Element) => figure.querySelector(".figure-drawing > svg");
    // Without the moves by which labels give way: those are as the window's width asks for.
    const plainIn = (figure: Element) => {
      const copy = drawingIn(figure)?.cloneNode(true);
      if (!(copy instanceof SVGElement)) return "";
      for (const label of copy.querySelectorAll("text")) {
        label.removeAttribute("transform");
        label.removeAttribute("display");
      }
      return copy.innerHTML;
    };
    // Before anything is changed, since figures share inputs.
    const all = [...document.querySelectorAll<HTMLElement>("figure[data-figure]")].map((figure) => ({
      figure,
      printed: plainIn(figure),
    }));
    for (const { figure, printed } of all) {
      const drawing = () => drawingIn(figure);
      const plain = () => plainIn(figure);
      const until = async (what: string, wrong: () => string[]) => {
        const end = performance.now() + 10_000;
        while (wrong().length > 0) {
          if (performance.now() > end)
            throw new Error(`${figure.dataset.figure}, ${what}: ${wrong().join("; ")}`);
          await nextFrame();
        }
      };
      // React draws in tasks of its own. Not every number is drawn, but by then it would be.
      const follow = async (before: string | undefined) => {
        for (let task = 0; task < 12 && drawing()?.innerHTML === before; task += 1)
          await new Promise((next) => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = next;
            port2.postMessage(undefined);
          });
      };
      // What is used stays in its place.
      const moved = (element: Element, top: number) => {
        const by = element.getBoundingClientRect().top - top;
        return Math.abs(by) < 1 ? [] : [`it has moved by ${by} px`];
      };
      // As the browser does when End or Home is pressed. React does not notice a change by `value`.
      const slideTo = (slider: HTMLInputElement, value: string) => {
        if (document.activeElement !== slider) throw new Error(`${slider.ariaLabel} has lost the focus.`);
        slider.valueAsNumber = Number(value);
        slider.dispatchEvent(new Event("input", { bubbles: true }));
      };
      const faults = () => {
        const svg = drawing();
        if (!svg) return ["nothing is drawn"];
        const frame = svg.getBoundingClientRect();
        const labels = [...svg.querySelectorAll("text")]
          .filter((label) => label.getAttribute("display") !== "none")
          .flatMap((label) =>
            [...label.children].map((line) => {
              const { left, right, top, bottom, height } = line.getBoundingClientRect();
              const words = `“${line.textContent}”`;
              return { words, left, right, top: top + 0.2 * height, bottom: bottom - 0.2 * height };
            }),
          );
        return labels.flatMap((one, index) => {
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
            ...(isCut ? [`${one.words} is cut`] : []),
            ...over.map(({ words }) => `${one.words} lies over ${words}`),
          ];
        });
      };
      const list = figure.querySelector("select");
      const reset = figure.querySelector<HTMLElement>(".figure-controls button:not([aria-label])");
      figure.scrollIntoView({ block: "center", behavior: "instant" });
      const expectPrinted = (what: string) =>
        until(what, () => (plain() === printed ? [] : ["the drawing is not the printed one"]));
      await expectPrinted("at first");
      const drawn = new Set([printed]);
      const sliders = figure.querySelectorAll<HTMLInputElement>("input[type=range]");
      for (const slider of sliders) {
        const { min, max, value } = slider;
        const name = slider.ariaLabel ?? "";
        if (!(Number(max) > Number(min))) throw new Error(`${name} goes from ${min} to ${max}.`);
        slider.focus({ preventScroll: true });
        const { top } = slider.getBoundingClientRect();
        for (const [key, limit] of [
          ["End", max],
          ["Home", min],
        ] as const) {
          const before = drawing()?.innerHTML;
          slideTo(slider, limit);
          await follow(before);
          drawn.add(plain());
          await until(`${name}, ${key}`, () => [
            ...(slider.value === limit ? [] : [`at ${slider.value}, not ${limit}`]),
            ...moved(slider, top),
            ...faults(),
          ]);
        }
        const before = drawing()?.innerHTML;
        reset?.click();
        await follow(before);
        await until(`${name}, Reset`, () => (slider.value === value ? [] : [`at ${slider.value}`]));
        await expectPrinted(`${name}, Reset`);
      }
      if (sliders.length > 0 && drawn.size < 2)
        throw new Error(`${figure.dataset.figure}: no slider moves a thing.`);
      if (!list) continue;
      list.focus({ preventScroll: true });
      const { top } = list.getBoundingClientRect();
      for (const { value } of [...list.options].slice(1)) {
        const before = drawing()?.innerHTML;
        list.value = value;
        list.dispatchEvent(new Event("change", { bubbles: true }));
        await follow(before);
        await until(`shown “${value}”`, () => [
          ...(list.value === value ? [] : [`it is “${list.value}”`]),
          ...moved(list, top),
          ...faults(),
        ]);
      }
      const before = drawing()?.innerHTML;
      reset?.click();
      await follow(before);
      await until("Reset", () => (list.value === "" ? [] : [`it is “${list.value}”`]));
      await expectPrinted("Reset");
    }
  });
}

/** Runs in the page: the figures of which not all fits the window below the bar: what is led to stands 36 px lower. */
function partsBeyondWindow(): string[] {
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) - 36;
  const room = innerHeight - bar;
  return [...document.querySelectorAll<HTMLElement>("figure[data-figure]")].flatMap((figure) => {
    const parts = [...figure.querySelectorAll(".figure-drawing, output, button, input, select")];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const height = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
    return height <= room ? [] : `${figure.dataset.figure} takes ${height} px of ${room}`;
  });
}

/** Runs in the page: the figures of which less than five sixths are seen when their last slider or list is at the window's end. */
function drawingsOutOfSight(): string[] {
  const bars = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) - 36;
  return [...document.querySelectorAll<HTMLElement>("figure[data-figure]")].flatMap((figure) => {
    const last = [...figure.querySelectorAll("select, input[type=range]")].at(-1);
    last?.scrollIntoView({ block: "end", behavior: "instant" });
    const drawing = figure.querySelector(".figure-drawing")?.getBoundingClientRect() ?? new DOMRect();
    const control = last?.getBoundingClientRect() ?? new DOMRect();
    const seen = Math.min(drawing.bottom, control.top) - Math.max(drawing.top, bars);
    return control.bottom <= innerHeight + 1 && seen >= (5 / 6) * drawing.height
      ? []
      : `${figure.dataset.figure}: ${seen} px of ${drawing.height} are seen`;
  });
}

/** Runs in the page: the controls that lie under something when they get the focus one after the other, from the last back. */
function coveredFocus(): string[] {
  return [...document.querySelectorAll<HTMLElement>("figure[data-figure]")].flatMap((figure) => {
    const controls = [...figure.querySelectorAll<HTMLElement>(".figure-panel :is(button, input, select)")];
    controls.at(-1)?.scrollIntoView({ block: "center", behavior: "instant" });
    return controls.reverse().flatMap((control) => {
      control.focus();
      const { x, y, width, height } = control.getBoundingClientRect();
      const there = document.elementFromPoint(x + width / 2, y + height / 2);
      return there && (control === there || control.contains(there))
        ? []
        : `${figure.dataset.figure}: ${control.ariaLabel ?? control.textContent} lies under ${there?.className}`;
    });
  });
}

/** Runs in the page: the controls that lie under something when the page has scrolled to them from below. */
function coveredControls(): string[] {
  return [...document.querySelectorAll<HTMLElement>("figure[data-figure]")].flatMap((figure) =>
    [...figure.querySelectorAll(".figure-controls :is(button, input, select)")].flatMap((control) => {
      control.scrollIntoView({ block: "start", behavior: "instant" });
      const { x, y, width, height } = control.getBoundingClientRect();
      const there = document.elementFromPoint(x + width / 2, y + height / 2);
      return there && (control === there || control.contains(there))
        ? []
        : `${figure.dataset.figure}: ${control.ariaLabel ?? control.textContent} lies under ${there?.className}`;
    }),
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
  await figure.getByRole("button", { name: "Reset" }).waitFor();
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

/** Scripts and styles that the page has loaded so far. */
function loadedFiles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /\.(?:js|css)$/.test(path)),
  );
}
