import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import {
  contents,
  openFolds,
  openPage,
  overflow,
  overlapping,
  paperPath,
  pixelsOf,
  scrollTopTo,
} from "./pages";

const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

test.use({ viewport: wide, contextOptions: { reducedMotion: "reduce" } });

const card = (page: Page) => page.locator("#preview");
const citation = (page: Page) => page.locator("[role=doc-biblioref]").first();
const noteNumbers = (page: Page) => page.locator("[role=doc-noteref]");

const paragraphLink = (page: Page) => page.getByRole("link", { name: /^Link to the paragraph/ });

/** Where an element is on the screen; fails when it is not drawn. */
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("The element is not drawn.");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test("a paper on a screen has its measure, its notes and its progress", async ({ page }) => {
  await openPage(page, paperPath("pop"));
  await openFolds(page);
  // In other letters a line holds fewer.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));

  await test.step("a line holds 60 to 70 characters", async () => {
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const lengths = await page.locator("article p[id^=p-]").evaluateAll((paragraphs) =>
        paragraphs
          // Formulae are wider than their text, and a short paragraph is most of all its last line.
          .filter((paragraph) => !paragraph.querySelector("math") && paragraph.textContent.length > 300)
          .map((paragraph) => {
            const { lineHeight } = getComputedStyle(paragraph);
            const lines = Math.round(
              paragraph.getBoundingClientRect().height / Number.parseFloat(lineHeight),
            );
            // Marks are set smaller, and hardly fill a line.
            const marks = [...paragraph.querySelectorAll(".mark")].map(({ textContent }) => textContent);
            return (paragraph.textContent.length - marks.join("").length) / (lines - 0.5);
          })
          .sort((one, other) => one - other),
      );
      const median = lengths[lengths.length >> 1];
      expect(median, `at ${width} px`).toBeGreaterThanOrEqual(60);
      expect(median, `at ${width} px`).toBeLessThanOrEqual(70);
    }
  });

  await test.step("notes stand beside the line that they belong to", async () => {
    for (const noted of [page.locator(".noted").first(), page.locator(".noted").last()]) {
      const [text, note] = [
        await boxOf(noted.locator("> :first-child").first()),
        await boxOf(noted.locator(".note").first()),
      ];
      expect(note.x).toBeGreaterThan(text.right + 16);
      expect(note.right).toBeLessThanOrEqual(1280);
      expect(Math.abs(note.y - text.y)).toBeLessThan(12);
    }
    await expect(noteNumbers(page).first()).not.toHaveAttribute("aria-expanded");
  });

  await test.step("progress along the contents rules what has been read, and part of the current section", async () => {
    await page.setViewportSize(wide);
    await scrollTopTo(page.locator("h2#reputation-system"), -800);
    const ruled = () =>
      contents(page)
        .locator("li")
        .evaluateAll((items) =>
          items.map((item) => new DOMMatrix(getComputedStyle(item, "::before").transform).d),
        );
    await expect
      .poll(async () => (await ruled()).map((part) => Number(part > 0.001)))
      .toEqual([1, 1, 1, 0, 0]);
    expect((await ruled())[2]).toBeLessThan(1);
    await scrollTopTo(page.locator("#cite"), 100);
    await expect.poll(async () => (await ruled()).map(Math.round)).toEqual([1, 1, 1, 1, 1]);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("a paper shows what a tap asks for: notes, previews and addresses", async ({ page }) => {
    await openPage(page, paperPath("pop"));
    await openFolds(page);
    const [number, note] = [noteNumbers(page).nth(1), page.locator("#note-2")];

    await test.step("scrolling to the end moves no text", async () => {
      const end = page.locator("#cite");
      const place = () => end.evaluate((node) => node.getBoundingClientRect().top + window.scrollY);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = await place();
      const headings = page.locator("article h2");
      for (let index = 0; index < (await headings.count()); index += 1)
        await scrollTopTo(headings.nth(index), 100);
      expect(Math.abs((await place()) - before)).toBeLessThan(2);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    });

    await test.step("shows by a shadow that a table goes on", async () => {
      const table = page.locator(".table-scroll").first();
      await table.scrollIntoViewIfNeeded();
      const brightness = async () => {
        const pixel = await pixelsOf(await table.screenshot());
        const { width = 0, height = 0 } = (await table.boundingBox()) ?? {};
        const at = (x: number) => pixel(Math.round(x), Math.round(height) - 8)[0];
        return { left: at(1), middle: at(width / 2), right: at(Math.floor(width) - 2) };
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
      const number = page.locator("p[id^=p-] [role=doc-noteref]").first();
      const noteId = (await number.getAttribute("href"))?.slice(1) ?? "";
      const note = page.locator(`#${noteId}`);
      await expect(number).toHaveAttribute("aria-expanded", "false");
      await expect(number).toHaveAttribute("aria-controls", noteId);
      await expect(note).toBeHidden();
      await number.scrollIntoViewIfNeeded();
      const { y } = await boxOf(number);
      await number.click();
      await expect(number).toHaveAttribute("aria-expanded", "true");
      await expect(note).toBeVisible();
      expect(Math.abs((await boxOf(number)).y - y)).toBeLessThan(2);
      const link = page.getByRole("link", { name: /^Link to the paragraph/ });
      await expect(link).toHaveCSS("opacity", "1");
      expect(await overlapping(link.or(note))).toEqual([]);
      await number.click();
      await expect(number).toHaveAttribute("aria-expanded", "false");
      await expect(note).toBeHidden();
    });

    await test.step("a note that an address names is open, in a fold that was closed too, and can be closed", async () => {
      const fold = page.locator("details.fold", { has: note });
      await fold.evaluate((element: HTMLDetailsElement) => {
        element.open = false;
      });
      await expect(number).toBeHidden();
      await page.evaluate(() => window.location.assign("#note-2"));
      await expect(note).toBeInViewport();
      await expect(number).toHaveAttribute("aria-expanded", "true");
      await number.click();
      await expect(note).toBeHidden();
    });

    await test.step("Escape closes what was opened last, one thing at a time", async () => {
      await number.focus();
      await page.keyboard.press("Enter");
      await expect(note).toBeVisible();
      const search = page.getByRole("dialog", { name: "Search the litepapers" });
      await page.keyboard.press("Control+k");
      await expect(search).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(search).toHaveCount(0);
      await expect(note).toBeVisible();
      await note.getByRole("link", { name: "Back to the text" }).focus();
      await page.keyboard.press("Escape");
      await expect(note).toBeHidden();
      await expect(number).toBeFocused();
    });

    await test.step("a paragraph gives its address at a tap on a phone", async () => {
      const paragraph = page.locator("article p[id^=p-]").nth(2);
      await scrollTopTo(paragraph, 200);
      await paragraph.tap({ position: { x: 8, y: 8 } });
      await expect(paragraphLink(page)).toHaveCSS("opacity", "1");
      await paragraphLink(page).tap();
      await expect(page).toHaveURL(new RegExp(`#${await paragraph.getAttribute("id")}$`));
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

test("an address shows its paragraph; previews open at the focus and under the pointer, beside their links", async ({
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

  await test.step("a preview opens under the pointer, holds the reference, leaves its link uncovered, and is not printed", async () => {
    const link = citation(page);
    await openFolds(page);
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

  await test.step("a preview stays while the pointer is on it, and stays closed after Escape", async () => {
    await page.mouse.move(5, 500);
    await citation(page).hover();
    await expect(card(page)).toBeVisible();
    const box = await boxOf(card(page));
    await page.mouse.move(box.x + 20, box.y + box.height / 2, { steps: 6 });
    await page.clock.runFor(5_000);
    await expect(card(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(card(page)).toBeHidden();
    await page.clock.runFor(5_000);
    await expect(card(page)).toBeHidden();
  });

  await test.step("near the top or the bottom of a narrow window it stands within it, beside its link", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [index, top] of [
      [1, 130],
      [7, 600],
    ] as const) {
      const link = page.locator("[role=doc-biblioref]").nth(index);
      await page.mouse.move(2, 300);
      await scrollTopTo(link, top);
      const { x, y, width, height } = await boxOf(link);
      // Playwright's own way to hover scrolls to where the window has room for the bar of a changed run.
      await page.mouse.move(x + width / 2, y + height / 2);
      await expect(card(page)).toBeVisible();
      const [asked, shown] = [await boxOf(link), await boxOf(card(page))];
      expect(shown.x).toBeGreaterThanOrEqual(0);
      expect(shown.right).toBeLessThanOrEqual(320);
      if (top < 320) expect(shown.y).toBeGreaterThanOrEqual(asked.bottom);
      else expect(shown.bottom).toBeLessThanOrEqual(asked.y);
      await page.keyboard.press("Escape");
    }
  });
});

test("citations, the whole paper and any part of it are copied as they can be read", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, paperPath("agfi"));
  await openFolds(page);

  await test.step("by its buttons: a citation as it stands, and the Markdown that is served", async () => {
    const part = page.getByRole("region", { name: "Cite this paper" });
    const copied = async (name: string) => {
      const button = page.getByRole("button", { name, exact: true });
      await button.click();
      await expect(button.locator("+ [role=status]")).toHaveText("Copied");
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const citation = await copied("Copy BibTeX");
    expect(citation).toMatch(/^@techreport\{/);
    expect(await part.locator("pre").allInnerTexts()).toContain(citation);
    const served = await (await page.request.get(`${paperPath("agfi")}.md`)).text();
    expect((await copied("Copy as Markdown")).replaceAll("\r\n", "\n")).toBe(served);
  });

  await test.step("what is selected: formulae are on their lines, and no control comes along", async () => {
    const copied = await copy(page, "[data-body] > section:has(.formula)");
    const [display = ""] = await page
      .locator("[data-body] > section .formula math")
      .evaluateAll((all) => all.map((formula) => formula.querySelector("mi, mtext")?.textContent ?? ""));
    expect(copied.text).toMatch(new RegExp(`^${display}.* = .*$`, "mu"));
    expect(copied.text).not.toMatch(/^(?:#|¶|Reset|Copy .*)$/m);
    // One glyph a line is what browsers make of MathML.
    expect(copied.text).not.toMatch(/^.$/mu);
    expect(copied.html).toContain('<annotation encoding="application/x-tex">');
  });
});

test("the glossary has room for its bar, and leads to where a paper first uses a term", async ({ page }) => {
  await openPage(page, "/glossary");

  await test.step("the bar at the top has room for all that it shows, down to 320 px", async () => {
    for (const width of [320, 384, 767, 768]) {
      await page.setViewportSize({ width, height: 740 });
      const bar = page.getByRole("banner");
      const parts = bar.locator("a:visible, button:visible, label:visible");
      for (const name of ["Home", "Litepapers"])
        await expect(bar.getByRole("link", { name, exact: true })).toBeVisible();
      await expect(bar.getByRole("button", { name: "Search" })).toBeVisible();
      await expect(bar.getByRole("group", { name: "Theme" })).toBeVisible();
      await expect(bar.getByRole("link", { name: "GitHub" })).toBeVisible({ visible: width >= 768 });
      await expect(bar.getByRole("link", { name: "Join the waitlist" })).toBeVisible({
        visible: width >= 384,
      });
      expect(await overlapping(parts), `at ${width}`).toEqual([]);
      expect((await boxOf(bar.locator("> div"))).height, `one row at ${width}`).toBeCloseTo(64, 0);
      expect(await overflow(page), `at ${width}`).toEqual([]);
    }
  });

  await test.step("a term's link leads to the words of a paper that first use it", async () => {
    const entry = page
      .locator("article section")
      .filter({ has: page.getByRole("heading", { name: "Session key", exact: true }) });
    await entry.getByRole("link", { name: "ERC4337A", exact: true }).click();
    await expect(page).toHaveURL(/\/litepapers\/erc4337a#use-/);
    const use = page.locator(new URL(page.url()).hash);
    await expect(use).toBeInViewport();
    await expect(use).toHaveText(/^session keys?$/i);
    const marks = page.locator(`[data-body] a.term[href="${await use.getAttribute("href")}"]`);
    expect(await marks.first().getAttribute("id")).toBe(await use.getAttribute("id"));
  });
});

/** Selects all of the first such element and copies it, as a reader does; what other programs get. */
async function copy(page: Page, selector: string): Promise<{ text: string; html: string }> {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => {
      document.getSelection()?.selectAllChildren(element);
      window.addEventListener("copy", ({ clipboardData: data }) => {
        const [text, html] = ["text/plain", "text/html"].map((type) => data?.getData(type) ?? "");
        Object.assign(window, { copied: { text, html } });
      });
    });
  await page.keyboard.press("Control+c");
  return page.evaluate(() => (window as unknown as { copied: { text: string; html: string } }).copied);
}

test("who asks for more contrast gets text and rules at full strength, and links with their line", async ({
  page,
}) => {
  await openPage(page, paperPath("pop"));
  for (const [colorScheme, ink] of [
    ["light", "oklch(0 0 0)"],
    ["dark", "oklch(1 0 0)"],
  ] as const) {
    await page.emulateMedia({ colorScheme, contrast: "more" });
    await expect(page.locator("[data-body] figcaption").first()).toHaveCSS("color", ink);
    await expect(page.locator("[data-body] td").first()).toHaveCSS("border-bottom-color", ink);
    await expect(page.locator("[data-body] .citation a").first()).toHaveCSS(
      "text-decoration-line",
      "underline",
    );
  }
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveCSS("outline-width", "3px");
});
