import type { Page } from "@playwright/test";
import { demoTexts } from "../../src/demo/demo-texts";
import { expect, test } from "./fixtures";
import { hydrated, openPage, overflow, paperPath, papers } from "./pages";

// A window with room beside the search: a larger one costs half as much again to draw.
test.use({ viewport: { width: 1024, height: 560 }, contextOptions: { reducedMotion: "reduce" } });

const button = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Search" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Search the litepapers" });
const field = (page: Page) => dialog(page).getByRole("combobox");
const results = (page: Page) => dialog(page).getByRole("option");
const suggestions = (page: Page) =>
  dialog(page).getByRole("navigation", { name: "Suggestions" }).getByRole("link");
const selected = (page: Page) => dialog(page).getByRole("option", { selected: true });

/** It is out of the page too: before, a key that opens it would come to a search that is still open. */
const expectClosed = (page: Page) => expect(page.locator("dialog")).toHaveCount(0);

async function search(page: Page, words: string): Promise<void> {
  await button(page).click();
  await field(page).fill(words);
}

test("the search opens, closes and can be read in windows of all sizes", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  // Of the pages, the one with the least below the search.
  await openPage(page, "/demo");

  await test.step("a letter or a sign alone, which whoever dictates would say, does not open it; Control+K does", async () => {
    expect(loaded.filter((path) => path.includes("pagefind"))).toEqual([]);
    // What one of them opened would take the next ones in.
    for (const key of ["/", "?", "s", "k", "Control+k"]) await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue("");
    await page.keyboard.press("Escape");
    await expectClosed(page);
  });

  await test.step("before anything is typed it shows what can be asked, for which it needs one file", async () => {
    await button(page).click();
    await expect(suggestions(page).last()).toBeVisible();
    expect(loaded.filter((path) => path.includes("pagefind"))).toEqual(["/pagefind/aids.json"]);
    const titles = await suggestions(page).allTextContents();
    for (const title of [papers[0]?.title, "Play the demo", "Join the waitlist"])
      expect(titles).toContain(title);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(suggestions(page).first()).toBeFocused();
    for (const [width, height] of [
      [360, 740],
      [780, 360],
      [320, 256],
      [1024, 560],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await overflow(page), `at ${width} × ${height}`).toEqual([]);
      await expect(suggestions(page).first()).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press("Escape");
    await expectClosed(page);
  });

  await test.step("it closes by Escape, its button and a press beside it, and gives the focus back", async () => {
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => dialog(page).getByRole("button", { name: "Close" }).click(),
      () => page.mouse.click(30, 500),
    ]) {
      await search(page, "escrow");
      await close();
      await expectClosed(page);
      await expect(button(page)).toBeFocused();
    }
  });

  await test.step("in forced colours the result that Enter opens, and the words found, look otherwise than the rest", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    await search(page, "escrow");
    await expect(selected(page)).toHaveCSS("outline-style", "solid");
    await expect(results(page).nth(1)).toHaveCSS("outline-style", "none");
    const [words, ground] = await dialog(page)
      .locator("mark")
      .first()
      .evaluate((mark) => [getComputedStyle(mark).color, getComputedStyle(mark).backgroundColor]);
    expect(words).not.toBe(ground);
    expect(ground).toMatch(/^rgb\(/);
    await page.emulateMedia({ forcedColors: "none" });
  });

  await test.step("it quotes the papers without what only links, bars of tables, and the title again", async () => {
    // The last stands in tables.
    for (const words of ["health factor", "judges", "Forfeited"]) {
      await field(page).fill(words);
      await expect(dialog(page).getByRole("status")).toContainText(`for “${words}”`);
      const hits = await results(page).evaluateAll((links) =>
        links.map(({ children: [title, excerpt] }) => [title?.textContent ?? "", excerpt?.textContent ?? ""]),
      );
      expect(hits.length, words).toBeGreaterThan(words === "Forfeited" ? 0 : 3);
      const wrong = hits.filter(
        ([title = "", excerpt = ""]) =>
          /#|↩|\||\[\s*\d|\s[.,;:?!)]|\.\s\d+\s[A-Z]/.test(excerpt) ||
          excerpt.replace(/\W/g, "").startsWith(title.replace(/\W/g, "")),
      );
      expect(wrong, words).toEqual([]);
    }
  });

  await test.step("it fills small windows, and the arrow keys bring each result into sight", async () => {
    await field(page).fill("escrow");
    await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ results for “escrow”$/);
    await expect(results(page).nth(5)).toBeAttached();
    for (const [width, height] of [
      [1440, 900],
      [780, 360],
      [320, 256],
    ] as const) {
      const where = `at ${width} × ${height}`;
      await page.setViewportSize({ width, height });
      expect(await overflow(page), where).toEqual([]);
      if (width < 800) {
        const box = await dialog(page).boundingBox();
        expect([box?.x, box?.y, box?.width, box?.height], where).toEqual([0, 0, width, height]);
      }
      expect(await field(page).evaluate(hiddenResults), where).toEqual([]);
    }
  });

  await test.step("it quotes no addresses, and cuts nothing off on a phone", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await field(page).fill("Kleros");
    await expect(results(page).filter({ hasText: "References" }).first()).toBeVisible();
    await expect(results(page).filter({ hasText: "://" })).toHaveCount(0);
    const cutOff = await results(page).evaluateAll((found) =>
      found
        .flatMap((result) => [result, ...result.querySelectorAll("*")])
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
    expect(cutOff).toEqual([]);
  });
});

test("the search finds the section that the words are about, and leads there", async ({ page }) => {
  await openPage(page, paperPath("pop"));
  /** Follows the first result for the words there; its section is in sight, below the bar, and the Tab key goes on from it. */
  const follow = async (words: string, paper: string) => {
    // Until then the results of fewer letters may stand there.
    await expect(dialog(page).getByRole("status")).toContainText(`“${words}”`);
    const hit = results(page)
      .and(page.locator(`[href^="${paper}#"]`))
      .first();
    const href = (await hit.getAttribute("href")) ?? "";
    const id = href.split("#")[1] ?? "";
    await hit.click();
    await expectClosed(page);
    await expect(page).toHaveURL(href);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    expect((await page.locator(`[id="${id}"]`).boundingBox())?.y).toBeGreaterThanOrEqual(64);
    await page.keyboard.press("Tab");
    const goesOn = await page.evaluate((id) => {
      const [section, { activeElement }] = [document.getElementById(id), document];
      if (!section || !activeElement || activeElement === document.body) return false;
      // A fold has its section's id on its summary, or around or inside of it.
      if (section.contains(activeElement) || activeElement.contains(section)) return true;
      return Boolean(section.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING);
    }, id);
    expect(goesOn).toBe(true);
  };

  await test.step("a section of the page that is open, also where its address stands there already", async () => {
    for (let times = 0; times < 2; times += 1) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await search(page, "whitewashing");
      await follow("whitewashing", "/litepapers/pop");
    }
  });

  await test.step("the beginning of the page that is open", async () => {
    await search(page, "Proof of Performance");
    await dialog(page).locator('a[href="/litepapers/pop"]').click();
    await expect(page).toHaveURL(paperPath("pop"));
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step("a section of another page", async () => {
    await search(page, "health factor");
    await follow("health factor", "/litepapers/agfi");
  });

  await test.step("the best comes first, also by a question", async () => {
    await button(page).click();
    for (const [words, best] of [
      ["AgFi", "/litepapers/agfi"],
      ["Proof of Performance", "/litepapers/pop"],
      ["glossary", "/glossary"],
      ["litepapers", "/#litepapers"],
      ["home", "/"],
      ["waitlist", "/#waitlist-email"],
      ["demo", "/#demo"],
      ["health factor", "/glossary#health-factor"],
      ["T_w", "/litepapers/pop#symbol-T-w"],
    ] as const) {
      await field(page).fill(words);
      await expect(dialog(page).getByRole("status")).toContainText(`“${words}”`);
      await expect(selected(page)).toHaveAttribute("href", best);
    }
    await field(page).fill("how do appeals work?");
    await expect(results(page).and(page.locator('[href="/questions#when-to-appeal"]'))).toBeVisible();
    for (const unknown of ["zzyzx", "solana"]) {
      await field(page).fill(unknown);
      await expect(dialog(page).getByRole("status")).toHaveText(`Nothing found for “${unknown}”.`);
      await expect(results(page)).toHaveCount(0);
    }
  });

  await test.step("what is mistyped finds what was meant, and says so", async () => {
    const addresses = () =>
      results(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    await field(page).fill("health factor");
    await expect(dialog(page).getByRole("status")).toContainText("for “health factor”");
    const wanted = await addresses();
    await field(page).fill("helth factor");
    await expect(dialog(page).getByRole("status")).toHaveText(
      `Nothing has “helth”. Shown: health factor. ${wanted.length} results.`,
    );
    expect(await addresses()).toEqual(wanted);
  });

  await test.step("Enter leads to the best", async () => {
    await field(page).fill("escrow");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/glossary#escrow");
    await expectClosed(page);
    await expect(page.locator("#escrow")).toBeInViewport();
  });

  await test.step("a suggestion leads to its place", async () => {
    await button(page).click();
    await suggestions(page).first().click();
    await expectClosed(page);
    await expect(page).toHaveURL(/\/questions#/);
  });

  await test.step("it leads to the form, whose field takes the focus, and to the demo", async () => {
    await search(page, "join the waitlist");
    await expect(results(page).first()).toContainText("Join the waitlist");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/#waitlist-email");
    await expect(page.getByRole("textbox", { name: "Email address" })).toBeFocused();
    await openPage(page, "/glossary");
    await search(page, "demo");
    await expect(results(page).first()).toContainText("Play the demo");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/#demo");
    await expect(page.getByRole("dialog", { name: demoTexts.title })).toBeVisible();
  });
});

test("a search whose index cannot be had says so where it is open, and nothing else", async ({
  page,
  console,
}) => {
  console.expect(/Failed to load/);
  const status = dialog(page).getByRole("status");
  await openPage(page, "/demo");

  await test.step("as it opens", async () => {
    await page.route("**/pagefind/**", (route) => route.abort());
    await button(page).click();
    await expect(status).toHaveText(/could not be loaded/);
    await expect(suggestions(page)).toHaveCount(0);
    await page.unrouteAll();
  });

  for (const file of ["pagefind.js", "aids.json"]) {
    await test.step(`where ${file} is missing, and finds again once it is there`, async () => {
      await page.reload();
      await hydrated(page);
      await page.route(`**/pagefind/${file}*`, (route) => route.fulfill({ status: 404 }));
      await search(page, "escrow");
      await expect(status).toHaveText(/could not be loaded/);
      await page.unrouteAll();
      await field(page).fill("judges");
      await expect(status).toContainText("for “judges”");
    });
  }
});

/**
 * Runs in the page: goes through the results with the arrow keys, which bring each into the part of the list that can be
 * seen, the first one too after a change of the window; and says which they do not.
 */
async function hiddenResults(field: Element): Promise<string[]> {
  const press = async (key: string) => {
    field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    await new Promise((next) => setTimeout(next));
  };
  const hidden: string[] = [];
  await press("ArrowDown");
  await press("ArrowUp");
  const all = [...document.querySelectorAll("dialog [role=option]")];
  for (const [index, hit] of all.entries()) {
    if (hit.ariaSelected !== "true") hidden.push(`${index} is not the selected one`);
    const { left, top, bottom } = hit.getBoundingClientRect();
    const middle = document.elementFromPoint(left + 20, (top + bottom) / 2);
    if (!hit.contains(middle)) hidden.push(`${index}: ${hit.textContent}`);
    await press("ArrowDown");
  }
  return hidden;
}
