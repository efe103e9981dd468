import type { Page } from "@playwright/test";
import { readPdf } from "../read-pdf";
import { expect, test } from "./fixtures";
import { openPage, openRun, paperPath, tornWords } from "./pages";

// What is in the PDF of each paper is looked at in `__tests__/build/pdf.test.ts`.
test("a printed page is the paper alone, for paper", async ({ page }) => {
  // As wide as a sheet between its margins.
  await page.setViewportSize({ width: 612, height: 930 });
  await openPage(page, paperPath("pop"));
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const chrome of [
    "header:not(article header)",
    "footer",
    "nav",
    "button",
    ".heading-link",
    ".backlinks",
    ".skip-link",
    "a[aria-label^='Link to the paragraph']",
  ]) {
    await expect(page.locator(chrome).filter({ visible: true }), chrome).toHaveCount(0);
  }
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");

  await test.step("notes stand under their paragraphs", async () => {
    const noted = page.locator(".noted");
    expect(await noted.count()).toBeGreaterThan(0);
    const beside = await noted.evaluateAll((rows) =>
      rows.flatMap((row) => {
        const block = row.firstElementChild?.getBoundingClientRect();
        const note = row.querySelector(".note")?.getBoundingClientRect();
        if (!block || !note) return [`${row.textContent?.slice(0, 40)} has no note`];
        return note.top >= block.bottom - 1 && note.left < block.left + 60
          ? []
          : [row.textContent?.slice(0, 40)];
      }),
    );
    expect(beside).toEqual([]);
  });
  await test.step("a link to another site is spelt out", async () => {
    // No paper has one outside of its references, which spell them out themselves.
    const spelt = await page
      .locator("[data-body] p")
      .first()
      .evaluate((paragraph) => {
        const link = Object.assign(document.createElement("a"), {
          href: "https://example.com/x",
          textContent: "there",
        });
        paragraph.append(link);
        return getComputedStyle(link, "::after").content;
      });
    expect(spelt).toContain("https://example.com/x");
  });
  await test.step("the lettering of figures can be read", async () => {
    const points = await page.locator(".figure .fig").evaluateAll((figures) =>
      figures.map((figure) => {
        const scale = (figure as SVGSVGElement).getScreenCTM()?.a ?? 0;
        return Number.parseFloat(getComputedStyle(figure).fontSize) * scale * 0.75;
      }),
    );
    expect(points.length).toBeGreaterThan(0);
    expect(Math.min(...points)).toBeGreaterThan(6.9);
    expect(Math.max(...points)).toBeLessThan(9.1);
  });
  await test.step("a line of code that is too long breaks, as paper does not scroll", async () => {
    const cut = await page
      .locator("[data-body] > section")
      .first()
      .evaluate((section) => {
        // As papers show code; this one shows none.
        const block = Object.assign(document.createElement("section"), { className: "code-scroll" });
        const code = document.createElement("code");
        code.append("one more word ".repeat(60));
        block.append(document.createElement("pre"));
        block.firstElementChild?.append(code);
        section.append(block);
        return block.scrollWidth - block.clientWidth;
      });
    expect(cut).toBeLessThanOrEqual(1);
  });
});

test("where the scripts are blocked the links, the form and the sheets for paper work", async ({
  page,
  console,
  mailingList,
}) => {
  console.expect(/ERR_BLOCKED_BY_CLIENT/);
  await page.route(/\.js$/, (route) => route.abort("blockedbyclient"));
  await page.setViewportSize({ width: 612, height: 930 });
  await page.goto(paperPath("pop"));
  const links = page.getByRole("banner").getByRole("navigation");
  const fold = page.locator("details.fold > summary + *").first();

  await test.step("a paper is printed alone, with its folds open", async () => {
    await expect(fold).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(links).toBeHidden();
    for (const folded of await page.locator("details.fold > summary + *").all())
      await expect(folded).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await expect(fold).toBeHidden();
  });

  await test.step("a link leads home, where the waitlist's form posts by itself", async () => {
    await links.getByRole("link", { name: "Home", exact: true }).click();
    await page.getByLabel("Email address").fill("ada@example.com");
    await page.locator("#waitlist form").getByRole("button").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("✓ Thanks! You're on the waitlist.");
    expect(await mailingList.emails()).toEqual(["ada@example.com"]);
  });

  await test.step("each card of the printed landing page has its drawing beside its words", async () => {
    await page.goto("/");
    await page.emulateMedia({ media: "print" });
    await expect(links).toBeHidden();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const beside = await page.locator("[data-drawing]").evaluateAll((cards) =>
      cards.map((card) => {
        const drawing = card.querySelector("svg")?.getBoundingClientRect();
        const words = card.querySelector("p")?.getBoundingClientRect();
        return drawing && words && words.right <= drawing.left + 1 && drawing.top < words.bottom;
      }),
    );
    expect(beside).toEqual([true, true, true]);
    const close = await page.locator("[data-drawing] svg").evaluateAll((drawings) =>
      drawings.flatMap((drawing) => {
        const words = [...drawing.querySelectorAll("text")].map((text) => ({
          text: text.textContent,
          ...text.getBoundingClientRect().toJSON(),
        }));
        const isBeside = (one: DOMRect, other: DOMRect) =>
          one.left < other.left && Math.abs(one.top - other.top) < one.height / 2;
        return words.flatMap((one) =>
          words
            .filter((other) => isBeside(one, other) && other.left - one.right < one.height / 4)
            .map((other) => `${one.text} ${other.text}`),
        );
      }),
    );
    expect(close, "words of one line that stand closer than a quarter of its height").toEqual([]);
    expect(await tornWords(page, "h1, h2, h3")).toEqual([]);
  });
});

test("what is open over a page is not printed", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const opened = [
    async () => {
      await openPage(page, paperPath("pop"));
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").fill("escrow");
      await page.getByRole("option").first().waitFor();
      return page.getByRole("dialog");
    },
    async () => {
      await page.goto("/#demo=fsdgpG");
      return page.getByRole("dialog", { name: "Five jobs among strangers" });
    },
    async () => {
      await openPage(page, paperPath("pop"));
      await openRun(page);
      await page.locator(".run [role=spinbutton]").first().click();
      return page.locator("form:has(input[inputmode=decimal])");
    },
    async () => {
      await openPage(page, paperPath("pop"));
      await page.locator("a.term").first().hover();
      return page.getByRole("tooltip");
    },
  ];
  for (const open of opened) {
    await page.emulateMedia({ media: "screen" });
    const part = await open();
    await expect(part).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(part).toBeHidden();
    await expect(page.locator("main")).toBeVisible();
  }
});

test.describe("printed from the browser,", () => {
  // A sheet is as large whatever the window; in a small one that is drawn coarsely the orb takes less of the processor.
  test.use({ viewport: { width: 480, height: 480 }, deviceScaleFactor: 0.25 });

  test("the landing page has no controls and no heading alone at a page's foot", async ({ page }) => {
    await openPage(page, "/");
    const { text, lines } = await print(page);
    expect(text).toContain("Open protocol");
    const headings = await page.locator("h2").allTextContents();
    expect(headings.filter((heading) => lines.some((ofPage) => ofPage.at(-1)?.text === heading))).toEqual([]);
  });

  test("the glossary has no controls, is set in columns and has no entry torn apart", async ({ page }) => {
    await openPage(page, "/glossary");
    const { lines, together } = await print(page);
    expect(lines.length).toBeLessThan(6);
    const entries = await page.locator("article section > div").allTextContents();
    expect(entries.length).toBeGreaterThan(10);
    expect(entries.filter((entry) => !together(entry))).toEqual([]);
  });
});

/** Prints a page, on which no control's words may stand. */
async function print(page: Page) {
  const controls = await wordsOfControls(page);
  const pdf = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  const text = pdf.texts.join(" ");
  expect(text.length).toBeGreaterThan(500);
  for (const words of ["Pause motion", "See demo", "Join the waitlist", "Skip to the content", ...controls])
    expect(text).not.toContain(words);
  return { ...pdf, text };
}

/** The words on the buttons that can be seen, but for those that are headings too. */
function wordsOfControls(page: Page): Promise<string[]> {
  return page
    .locator("button:visible:not([aria-expanded])")
    .evaluateAll((buttons) =>
      buttons.map((button) => button.textContent?.trim() ?? "").filter((words) => words.length > 3),
    );
}
