import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { contents, layoutShifts, openPage, overflow, overlapping, paperPath, scrollTopTo } from "./pages";

const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

test.use({ viewport: wide, contextOptions: { reducedMotion: "reduce" } });

const card = (page: Page) => page.locator("#preview");
const citation = (page: Page) => page.locator("[role=doc-biblioref]").first();
const noteNumbers = (page: Page) => page.locator("[role=doc-noteref]");

const paragraphLink = (page: Page) => page.getByRole("link", { name: /^Link to the paragraph/ });

const readParts = (page: Page) =>
  contents(page)
    .locator("li")
    .evaluateAll((items) => items.map((item) => Number(item.style.getPropertyValue("--read"))));

/** Where an element is on the screen; fails when it is not drawn. */
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("The element is not drawn.");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** What the page has moved by itself while it was scrolled from its top to its end, once its fonts were there. */
async function movedOverAFullScroll(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const shifts = await layoutShifts(page);
  const before = await shifts.sum();
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      window.scrollTo({ top, behavior: "instant" });
      for (let count = 0; count < 2; count += 1) await new Promise((next) => requestAnimationFrame(next));
    }
  });
  const moved = (await shifts.sum()) - before;
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  return moved;
}

test("a paper on a screen has its measure, its notes and its progress", async ({ page }) => {
  await openPage(page, paperPath("pop"));

  await test.step("once the fonts are there, nothing moves by itself over a full scroll", async () => {
    expect(await movedOverAFullScroll(page)).toBe(0);
  });

  await test.step("links a term from its first use in each section, and only there", async () => {
    const repeated = await page.locator("article :is(h2, a.term)").evaluateAll((nodes) => {
      const repeated: string[] = [];
      let seen = new Set<string>();
      for (const node of nodes) {
        if (node.tagName === "H2") seen = new Set();
        const href = node.getAttribute("href") ?? "";
        if (href && seen.has(href)) repeated.push(href);
        seen.add(href);
      }
      return repeated;
    });
    expect(repeated).toEqual([]);
  });

  await test.step("the measure is 60 to 70 characters from 768 px on, with old-style figures in the prose, and lining ones of one width in tables", async () => {
    await expect(page.locator("article p[id^=p-]").first()).toHaveCSS(
      "font-variant-numeric",
      "oldstyle-nums",
    );
    await expect(page.locator("article td").first()).toHaveCSS(
      "font-variant-numeric",
      "lining-nums tabular-nums",
    );
    await expect(page.locator("article math").first()).toHaveCSS("font-variant-numeric", "lining-nums");
    for (const width of [768, 1024, 1280, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const median = await page.locator("article p[id^=p-]").evaluateAll((paragraphs) => {
        // Every third is enough for what is in the middle of all.
        const some = paragraphs.filter((_, index) => index % 3 === 0);
        const counts = some.flatMap((paragraph) => {
          const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          const lines: number[] = [];
          let bottom = Number.NEGATIVE_INFINITY;
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            if (node.parentElement?.closest("math, sup, .citation")) continue;
            for (let index = 0; index < (node.textContent ?? "").length; index += 1) {
              range.setStart(node, index);
              range.setEnd(node, index + 1);
              const box = range.getBoundingClientRect();
              if (box.bottom > bottom + 12) {
                lines.push(0);
                bottom = box.bottom;
              }
              lines[lines.length - 1] = (lines.at(-1) ?? 0) + 1;
            }
          }
          return lines.slice(0, -1);
        });
        return counts.sort((one, other) => one - other)[Math.floor(counts.length / 2)];
      });
      expect(median, `at ${width} px`).toBeGreaterThanOrEqual(60);
      expect(median, `at ${width} px`).toBeLessThanOrEqual(70);
    }
  });

  await test.step("notes stand beside the line that they belong to on a large screen", async () => {
    for (const width of [1280, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const misplaced = await page.locator(".noted").evaluateAll((all) =>
        [0, 3].flatMap((index) => {
          const paragraph = all[index]?.querySelector(":scope > :first-child")?.getBoundingClientRect();
          const note = all[index]?.querySelector(".note")?.getBoundingClientRect();
          if (!paragraph || !note || note.width === 0) return [`note ${index} is not drawn`];
          const beside = note.left > paragraph.right + 16 && note.right <= window.innerWidth;
          return beside && Math.abs(note.top - paragraph.top) < 12
            ? []
            : [`note ${index} at ${note.left}, ${note.top} to ${note.right} px`];
        }),
      );
      expect(misplaced, `at ${width} px`).toEqual([]);
      await expect(noteNumbers(page).first()).not.toHaveAttribute("aria-expanded");
    }
  });

  await test.step("progress along the contents rules what has been read, part of the current section, and nothing of what is to come, also when the page has grown", async () => {
    await page.setViewportSize(wide);
    await expect.poll(() => readParts(page)).toEqual([0, 0, 0, 0, 0]);
    const heading = page.locator("h2#reputation-system");
    await scrollTopTo(heading, -800);
    await expect.poll(async () => (await readParts(page)).map(Math.ceil)).toEqual([1, 1, 1, 0, 0]);
    const [, , part = 0] = await readParts(page);
    expect(part).toBeGreaterThan(0);
    expect(part).toBeLessThan(1);
    const current = contents(page).locator("[aria-current]");
    await expect(current).toHaveText("Reputation system");
    await expect(current).toHaveCSS("font-weight", "600");
    const ruled = await contents(page)
      .locator("li")
      .evaluateAll((items) => items.map((item) => getComputedStyle(item, "::before").transform));
    expect(ruled[0]).toBe("matrix(1, 0, 0, 1, 0, 0)");
    expect(ruled[2]).toBe(`matrix(1, 0, 0, ${part}, 0, 0)`);
    expect(ruled[4]).toBe("matrix(1, 0, 0, 0, 0, 0)");
    await scrollTopTo(page.locator("#cite"), 100);
    await expect.poll(() => readParts(page)).toEqual([1, 1, 1, 1, 1]);

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect.poll(() => readParts(page)).toEqual([0, 0, 0, 0, 0]);
    await page.locator("h2#abstract").evaluate((heading) => {
      heading.style.paddingBottom = "4000px";
      // Else the browser would keep what the reader sees in its place, 4000 px further down.
      document.documentElement.style.overflowAnchor = "none";
    });
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: "instant" }));
    await expect.poll(async () => (await readParts(page))[1]).toBe(0);
    expect((await readParts(page))[0]).toBeLessThan(1);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("a paper shows where a table goes on, how far it is read, and its notes in place; a preview and a paragraph's address come at a tap, and a note by its address or a key", async ({
    page,
  }) => {
    await openPage(page, paperPath("pop"));
    const [number, note] = [noteNumbers(page).nth(1), page.locator("#note-2")];

    await test.step("once the fonts are there, nothing moves by itself over a full scroll", async () => {
      expect(await movedOverAFullScroll(page)).toBe(0);
    });

    await test.step("progress along the contents is a rule below the bar on a phone", async () => {
      const whole = () =>
        contents(page).evaluate((bar) => Number.parseFloat(bar.style.getPropertyValue("--read")));
      await expect.poll(whole).toBe(0);
      await scrollTopTo(page.locator("h2#dispute-resolution"), 100);
      await expect.poll(whole).toBeGreaterThan(0.3);
      expect(await whole()).toBeLessThan(0.7);
    });

    await test.step("shows by a shadow that a table goes on", async () => {
      const table = page.locator(".table-scroll").first();
      await table.scrollIntoViewIfNeeded();
      const brightness = async () => {
        const png = await table.screenshot();
        return page.evaluate(async (data) => {
          const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
          const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
          const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d", {
            willReadFrequently: true,
          });
          if (!context) throw new Error("There is no canvas.");
          context.drawImage(picture, 0, 0);
          const at = (x: number) => context.getImageData(x, picture.height - 8, 1, 1).data[0] ?? 0;
          return { left: at(1), middle: at(Math.round(picture.width / 2)), right: at(picture.width - 2) };
        }, png.toString("base64"));
      };
      const start = await brightness();
      expect(start.right).toBeLessThan(start.middle - 10);
      expect(Math.abs(start.left - start.middle)).toBeLessThan(4);
      await table.evaluate((node) => node.scrollTo({ left: node.scrollWidth }));
      const end = await brightness();
      expect(end.left).toBeLessThan(end.middle - 10);
      expect(Math.abs(end.right - end.middle)).toBeLessThan(4);
    });

    await test.step("notes open and close in place, and say so", async () => {
      const [number, note] = [noteNumbers(page).first(), page.locator("#note-1")];
      await expect(number).toHaveAttribute("aria-expanded", "false");
      await expect(number).toHaveAttribute("aria-controls", "note-1");
      await expect(note).toBeHidden();
      await number.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      await number.click();
      await expect(number).toHaveAttribute("aria-expanded", "true");
      await expect(note).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
      const link = page.getByRole("link", { name: /^Link to the paragraph/ });
      await expect(link).toHaveCSS("opacity", "1");
      expect(await overlapping(link.or(note))).toEqual([]);
      await number.click();
      await expect(number).toHaveAttribute("aria-expanded", "false");
      await expect(note).toBeHidden();
    });

    await test.step("a note that an address names is open, and can be closed", async () => {
      await page.evaluate(() => window.location.assign("#note-2"));
      await expect(note).toBeInViewport();
      await expect(number).toHaveAttribute("aria-expanded", "true");
      await number.click();
      await expect(note).toBeHidden();
    });

    await test.step("notes open with Enter, and close with Escape, which gives the focus back", async () => {
      await number.focus();
      await page.keyboard.press("Enter");
      await expect(note).toBeVisible();
      await note.getByRole("link", { name: "Back to the text" }).focus();
      await page.keyboard.press("Escape");
      await expect(note).toBeHidden();
      await expect(number).toBeFocused();
      await expect(number).toHaveAttribute("aria-expanded", "false");
    });

    await test.step("a paragraph gives its address at a tap on a phone", async () => {
      const paragraph = page.locator("article p[id^=p-]").nth(2);
      await scrollTopTo(paragraph, 200);
      await paragraph.tap({ position: { x: 8, y: 8 } });
      await expect(paragraphLink(page)).toHaveCSS("opacity", "1");
      await paragraphLink(page).tap();
      await expect(page).toHaveURL(new RegExp(`#${await paragraph.getAttribute("id")}$`));
    });

    await test.step("a preview closes at a tap beside it, not at one on it", async () => {
      await scrollTopTo(citation(page), 300);
      await citation(page).tap();
      const box = await boxOf(card(page));
      await page.touchscreen.tap(box.x + 8, box.y + 8);
      await expect(card(page)).toBeVisible();
      await page.touchscreen.tap(180, 200);
      await expect(card(page)).toBeHidden();
    });

    await test.step("a preview opens at the first tap, and the second follows the link", async () => {
      const link = citation(page);
      await scrollTopTo(link, 300);
      const address = page.url();
      await link.tap();
      await expect(card(page)).toBeVisible();
      await expect(page).toHaveURL(address);
      await link.tap();
      await expect(page).toHaveURL(`${paperPath("pop")}${await link.getAttribute("href")}`);
      await expect(card(page)).toBeHidden();
    });

    await test.step("the link beside a heading is always there, where no pointer comes near", () =>
      expect(page.locator("article .heading .heading-link").first()).toHaveCSS("opacity", "1"));

    await test.step("notes lose their disclosure when the window grows to have a margin", async () => {
      await page.setViewportSize(wide);
      await expect(number).not.toHaveAttribute("aria-expanded");
      await expect(note).toBeVisible();
    });
  });
});

test("a paragraph's address shows it, and comes to the keyboard and to the pointer, as a preview does; ways out of the text lead back to it and on to the glossary", async ({
  page,
}) => {
  const html = await (await page.request.get(paperPath("pop"))).text();
  const id = [...html.matchAll(/<p id="(p-[^"]+)"/g)][12]?.[1];
  await page.clock.install();
  await openPage(page, `${paperPath("pop")}#${id}`);

  await test.step("a paragraph that an address names is shown, and stands out from the others", async () => {
    const named = page.locator(`#${id}`);
    await expect(named).toBeInViewport();
    const ground = (locator: Locator) => locator.evaluate((node) => getComputedStyle(node).backgroundColor);
    expect(await ground(named)).not.toBe(await ground(page.locator("article p[id^=p-]").nth(20)));
    await expect(named).not.toHaveCSS("box-shadow", "none");
  });

  await test.step("a paragraph gives its address to the keyboard by one stop for all of them, with the arrow keys", async () => {
    await expect(paragraphLink(page)).toHaveCount(1);
    await contents(page).getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(paragraphLink(page)).toBeFocused();
    await expect(paragraphLink(page)).toHaveCSS("opacity", "1");
    const before = await paragraphLink(page).getAttribute("href");
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    const ids = await page
      .locator("article p[id^=p-]")
      .evaluateAll((paragraphs) => paragraphs.map(({ id }) => `#${id}`));
    const next = ids[ids.indexOf(before ?? "") + 2];
    await expect(paragraphLink(page)).toHaveAttribute("href", next ?? "");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${paperPath("pop")}${next}`);
  });

  await test.step("a paragraph gives its address by a link beside it, under the pointer", async () => {
    const paragraph = page.locator("article p[id^=p-]").nth(8);
    await scrollTopTo(paragraph, 300);
    await paragraph.hover();
    await expect(paragraphLink(page)).toHaveCSS("opacity", "1");
    const [beside, text] = [await boxOf(paragraphLink(page)), await boxOf(paragraph)];
    expect(beside.right).toBeLessThanOrEqual(text.x + 1);
    expect(Math.abs(beside.y - text.y)).toBeLessThan(4);
    await page.mouse.move(beside.x + beside.width / 2, beside.y + 12, { steps: 4 });
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveURL(`${paperPath("pop")}#${await paragraph.getAttribute("id")}`);
  });

  await test.step("a preview opens with the focus of the keyboard, also for a term, and goes with it", async () => {
    const term = page.locator("article a.term").first();
    const before = page.locator("article :is(a.term, [role=doc-biblioref])").first();
    await before.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(term).toBeFocused();
    await expect(card(page)).toBeVisible();
    await expect(card(page).locator("strong")).not.toBeEmpty();
    await expect(card(page).locator("p")).not.toBeEmpty();
    await page.keyboard.press("Shift+Tab");
    await expect(card(page)).toBeHidden();
  });

  await test.step("a preview opens under the pointer, copies the reference without ids, leaves its link uncovered, and is never printed", async () => {
    const link = citation(page);
    await scrollTopTo(link, 400);
    await expect(card(page)).toBeHidden();
    await link.hover();
    await expect(card(page)).toBeVisible();
    await expect(link).toHaveAttribute("aria-describedby", "preview");
    const target = await link.getAttribute("href");
    const reference = (await page.locator(`li${target}`).textContent()) ?? "";
    const shown = (await card(page).textContent())?.trim() ?? "";
    expect(shown.length).toBeGreaterThan(20);
    expect(reference.startsWith(shown.slice(0, 20))).toBe(true);
    expect(await card(page).locator("[id]").count()).toBe(0);
    expect(await card(page).locator("[role=doc-backlink]").count()).toBe(0);
    expect((await boxOf(card(page))).y).toBeGreaterThanOrEqual((await boxOf(link)).bottom);
    await page.emulateMedia({ media: "print" });
    await expect(card(page)).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  });

  await page.mouse.move(5, 500);
  await test.step("a preview stays while the pointer is on it, and for as long as that; closes at Escape and stays closed, without the pointer having to move", () =>
    staysAsLong(page));
  await page.mouse.move(5, 500);
  await test.step("near the top or the bottom of a narrow window it stands within it, beside its link", () =>
    fits(page));
  await page.setViewportSize(wide);

  await test.step("Back to a paper from another that its text names finds the place where the reader was", async () => {
    await scrollTopTo(page.locator("h2#dispute-resolution"), -420);
    // Fonts that are asked for here move the text a little when they come.
    await page.evaluate(() => document.fonts.ready);
    // As the keyboard follows a link: nothing scrolls into view for it.
    const before = await page
      .locator('article a[href^="/litepapers/erc4337a"]')
      .first()
      .evaluate((node: HTMLAnchorElement) => {
        node.click();
        return window.scrollY;
      });
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Proof of Performance");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proof of Performance");
    // To the line; the text above may settle by a few pixels when the page is drawn anew.
    await expect
      .poll(() => page.evaluate((place) => Math.abs(window.scrollY - place), before))
      .toBeLessThan(10);
  });

  await test.step("the terms of a paper lead to the glossary, by their definitions at its end", async () => {
    const link = page.locator("#term-escrow a");
    await expect(link).toHaveAttribute("href", "/glossary#escrow");
    await link.click();
    await expect(page).toHaveURL("/glossary#escrow");
    await expect(page.getByRole("heading", { name: "Escrow", exact: true })).toBeInViewport();
  });
});

async function staysAsLong(page: Page): Promise<void> {
  await scrollTopTo(citation(page), 400);
  await citation(page).hover();
  await expect(card(page)).toBeVisible();
  const box = await boxOf(card(page));
  await page.mouse.move(box.x + 20, box.y + box.height / 2, { steps: 6 });
  await page.clock.runFor(5_000);
  await expect(card(page)).toBeVisible();
  await page.mouse.move(5, 500);
  await expect(card(page)).toBeHidden();

  await citation(page).hover();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card(page)).toBeHidden();
  await page.clock.runFor(5_000);
  await expect(card(page)).toBeHidden();
}

async function fits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const boxes = (link: Locator) =>
    link.evaluate((element) => {
      const [asked, shown] = [element, document.querySelector("#preview")].map((part) => {
        const { left, right, top, bottom } = part?.getBoundingClientRect() ?? new DOMRect();
        return { left, right, top, bottom };
      });
      return { asked, shown };
    });
  for (const side of ["top", "bottom"] as const) {
    for (const index of [1, 7]) {
      const where = `citation ${index} near the ${side}`;
      const link = page.locator("[role=doc-biblioref]").nth(index);
      await scrollTopTo(link, side === "top" ? 130 : 600);
      const { x, y, width, height } = await boxOf(link);
      // Playwright's own way to hover scrolls to where the window has room for the bar of a changed run.
      await page.mouse.move(x + width / 2, y + height / 2);
      await expect(card(page), where).toBeVisible();
      const { asked, shown } = await boxes(link);
      if (!asked || !shown) throw new Error("A part is missing.");
      expect(shown.left, where).toBeGreaterThanOrEqual(0);
      expect(shown.right, where).toBeLessThanOrEqual(320);
      expect(shown.top >= asked.bottom || shown.bottom <= asked.top, where).toBe(true);
      expect(shown.top >= asked.bottom, where).toBe(side === "top");
      expect(await overflow(page), where).toEqual([]);
      await page.keyboard.press("Escape");
      await page.mouse.move(2, 300);
    }
  }
}

/** Text that its own box cuts off: what a reader would lose. */
const clipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *, header *, footer *")]
      .filter((node) => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = node;
        if (scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1) return false;
        const style = getComputedStyle(node);
        if (node.closest(".visually-hidden, svg, math") || style.clipPath !== "none") return false;
        const wide = style.overflowX === "hidden" && node.scrollWidth > node.clientWidth + 1;
        const high = style.overflowY === "hidden" && node.scrollHeight > node.clientHeight + 1;
        return (wide || high) && style.textOverflow !== "ellipsis" && (node.textContent ?? "").trim() !== "";
      })
      .map((node) => `${node.tagName} ${node.getAttribute("class") ?? ""}`),
  );

/** As a reader's own style sheet, which no policy of a page refuses. */
const restyle = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);

const larger = "html { font-size: 200% !important }";
const spaced = `*:not(math, math *, svg, svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important }
  svg { letter-spacing: 0 !important; word-spacing: 0 !important } p { margin-bottom: 2em !important }`;

/** With text of 200 %, and spaced as WCAG 1.4.12 has it, a page loses nothing. */
async function losesNothing(page: Page): Promise<void> {
  for (const [width, css] of [
    [360, spaced],
    [768, larger],
    [1280, spaced],
    // The width from which the page has three columns at this size, as when the browser's own text is set to it.
    [2560, larger],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await restyle(page, css);
    expect(await overflow(page), css).toEqual([]);
    expect(await clipped(page), css).toEqual([]);
  }
}

test.describe("to take along", () => {
  const part = (page: Page) => page.getByRole("region", { name: "Cite this paper" });

  test("citations and the whole paper are copied, and the button says whether they were; with larger text the paper loses nothing", async ({
    page,
    context,
    console,
  }) => {
    console.expect(/Failed to load resource/);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openPage(page, paperPath("agfi"));

    await test.step("the citations are copied as they stand, and the button says so", async () => {
      for (const [name, start] of [
        ["APA", "HyperAgent. (2026). Agentic Finance"],
        ["BibTeX", "@techreport{"],
        ["Plain", "HyperAgent, “Agentic Finance"],
      ] as const) {
        const button = part(page).getByRole("button", { name: `Copy ${name}`, exact: true });
        await button.click();
        await expect(button.locator("+ [role=status]")).toHaveText("Copied");
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied.startsWith(start), copied).toBe(true);
        expect(await part(page).locator("pre").allInnerTexts()).toContain(copied);
      }
    });

    const markdown = part(page).getByRole("button", { name: "Copy as Markdown" });
    await test.step("the whole paper is copied as Markdown, which is no MDX", async () => {
      await markdown.click();
      await expect(markdown.locator("+ [role=status]")).toHaveText("Copied");
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      const served = await (await page.request.get(`${paperPath("agfi")}.md`)).text();
      expect(copied.replaceAll("\r\n", "\n")).toBe(served);
      expect(served).toMatch(/^# Agentic Finance\n/);
      expect(served).toMatch(/\n\$\$\n/);
      expect(served).toMatch(/\n## References\n\n1\. /);
      expect(served).not.toMatch(/<[A-Z]|^import |^export |\{\/\*|\[@/m);
    });

    await test.step("a copy that cannot be fetched says so", async () => {
      await context.route("**/*.md", (route) => route.abort());
      await markdown.click();
      await expect(markdown.locator("+ [role=status]")).toHaveText(/^Could not copy/);
    });

    await test.step("a copy that is refused says so", async () => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
      });
      await part(page).getByRole("button", { name: "Copy APA" }).click();
      await expect(part(page).getByRole("status").first()).toHaveText(/^Could not copy/);
    });

    await test.step("of 200 %, and spaced as WCAG 1.4.12 has it, it loses nothing", () => losesNothing(page));
  });
});

test("the glossary has room for its bar, describes its terms to programs, and loses nothing with larger text", async ({
  page,
}) => {
  await openPage(page, "/glossary");

  await test.step("the bar at the top has room for all that it shows, down to 320 px", async () => {
    for (const width of [320, 360, 390, 480, 560, 640, 704, 768]) {
      await page.setViewportSize({ width, height: 740 });
      const bar = page.getByRole("banner");
      const parts = [
        bar.getByRole("link", { name: /home$/ }).first(),
        bar.getByRole("link", { name: "Home", exact: true }),
        bar.getByRole("link", { name: "Litepapers" }),
        ...(width < 640 ? [] : [bar.getByRole("link", { name: "GitHub" })]),
        bar.getByRole("button", { name: "Search" }),
        bar.getByRole("group", { name: "Theme" }),
      ];
      const { height } = await boxOf(bar.locator("> div"));
      const boxes = await parts
        .reduce((all, part) => all.or(part))
        .evaluateAll((all) => all.map((part) => part.getBoundingClientRect()));
      expect(boxes.length).toBe(parts.length);
      expect(height, `one row at ${width}`).toBe(64);
      let right = 0;
      for (const box of boxes) {
        expect(box.x).toBeGreaterThanOrEqual(right + 8);
        expect(box.height).toBeGreaterThanOrEqual(24);
        right = box.right;
      }
      expect(right).toBeLessThanOrEqual(width - 8);
    }
  });

  await test.step("each of its terms is described as a DefinedTerm", async () => {
    const [json = ""] = await page.locator('script[type="application/ld+json"]').allTextContents();
    const set = JSON.parse(json) as {
      "@context": string;
      "@type": string;
      hasDefinedTerm: { "@type": string; name: string; description: string; url: string }[];
    };
    expect([set["@context"], set["@type"]]).toEqual(["https://schema.org", "DefinedTermSet"]);
    expect(set.hasDefinedTerm.map(({ name }) => name)).toEqual(
      await page.locator("main h2 dfn").allInnerTexts(),
    );
    for (const term of set.hasDefinedTerm) {
      expect(term["@type"]).toBe("DefinedTerm");
      expect(term.description.length).toBeGreaterThan(20);
    }
    const places = set.hasDefinedTerm.map(({ url }) => new URL(url).hash.slice(1));
    const absent = await page.evaluate(
      (ids) => ids.filter((id) => document.querySelectorAll(`[id="${id}"]`).length !== 1),
      places,
    );
    expect(absent).toEqual([]);
  });

  await test.step("of 200 %, and spaced as WCAG 1.4.12 has it, it loses nothing", () => losesNothing(page));
});
