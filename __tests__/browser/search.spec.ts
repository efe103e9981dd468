import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { frames, openPage, overflow, paperPath } from "./pages";

// A window with room beside the search: a larger one costs half as much again to draw.
test.use({ viewport: { width: 1024, height: 560 }, contextOptions: { reducedMotion: "reduce" } });

const button = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Search" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Search the litepapers" });
const field = (page: Page) => dialog(page).getByRole("combobox");
const results = (page: Page) => dialog(page).getByRole("option");
const selected = (page: Page) => dialog(page).getByRole("option", { selected: true });
/** Where Tab goes on from, and what is read out. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? "");

/** It is out of the page too: before, a key that opens it would come to a search that is still open. */
const expectClosed = (page: Page) => expect(page.locator("dialog")).toHaveCount(0);

async function search(page: Page, words: string): Promise<void> {
  await button(page).click();
  await field(page).fill(words);
}

test("opens, closes, and can be read in windows of all sizes", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  // Of the pages, the one with the least below the search.
  await openPage(page, "/demo");

  await test.step("loads nothing of its own before it is opened", async () => {
    await page.waitForLoadState("networkidle");
    expect(loaded.filter((path) => path.includes("pagefind"))).toEqual([]);
    await search(page, "escrow");
    await expect(results(page).first()).toBeVisible();
    expect(loaded.filter((path) => path.startsWith("/pagefind/")).length).toBeGreaterThan(2);
    await page.keyboard.press("Escape");
    await expectClosed(page);
  });

  await test.step("opens by its button and by Control+K, with the field in focus", async () => {
    for (const open of [() => button(page).click(), () => page.keyboard.press("Control+k")]) {
      await open();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue("");
      await page.keyboard.press("Escape");
      await expectClosed(page);
    }
  });

  await test.step("closes by Escape, by its button and by a press beside it, and gives the focus back", async () => {
    for (const [input, close] of [
      ["Escape", () => page.keyboard.press("Escape")],
      ["its button", () => dialog(page).getByRole("button", { name: "Close" }).click()],
      ["a press beside it", () => page.mouse.click(30, 500)],
    ] as const) {
      await search(page, "escrow");
      await close();
      await expectClosed(page);
      await expect(button(page), input).toBeFocused();
    }
  });

  await test.step("opens by Control+K straight after Escape", async () => {
    await button(page).click();
    await expect(field(page)).toBeFocused();
    for (let times = 0; times < 5; times += 1) {
      await Promise.all([page.keyboard.press("Escape"), page.keyboard.press("Control+k")]);
      await frames(page, 2);
      await expect(field(page)).toBeFocused();
    }
    await page.keyboard.press("Escape");
    await expectClosed(page);
  });

  await test.step("the ring of the focus keeps off the letters of its button", async () => {
    await search(page, "escrow");
    await page.keyboard.press("Tab");
    const close = dialog(page).getByRole("button", { name: "Close" });
    await expect(close).toBeFocused();
    const [ring, letters] = await close.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { outlineOffset } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      return [box.left - Number.parseFloat(outlineOffset), range.getBoundingClientRect().left];
    });
    expect(letters - ring).toBeGreaterThanOrEqual(6);
    await page.keyboard.press("Escape");
    await expectClosed(page);
  });

  await test.step("does not open by a letter or a sign alone, which whoever dictates would say", async () => {
    await button(page).blur();
    // What opens it is there by now, so it would be open with the next frame.
    for (const key of ["/", "?", "k", "s"]) {
      await page.keyboard.press(key);
      await frames(page, 2);
      expect(await dialog(page).count(), key).toBe(0);
    }
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue("");
    await page.keyboard.press("Escape");
    await expectClosed(page);
  });

  await test.step("in forced colours, too, the result that Enter opens looks otherwise than the rest", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    await search(page, "escrow");
    await expect(selected(page)).toHaveCSS("outline-style", "solid");
    await expect(results(page).nth(1)).toHaveCSS("outline-style", "none");
    const [words, ground] = await dialog(page)
      .locator("mark")
      .first()
      .evaluate((mark) => [getComputedStyle(mark).color, getComputedStyle(mark).backgroundColor]);
    expect(words, "the words that are marked, on their ground").not.toBe(ground);
    expect(ground).toMatch(/^rgb\(/);
    await page.keyboard.press("Escape");
    await expectClosed(page);
    await page.emulateMedia({ forcedColors: "none" });
  });

  await test.step("quotes the papers without signs and numbers that only link, and without the title again", async () => {
    await button(page).click();
    for (const words of ["escrow", "reputation", "health factor", "collateral", "judges"]) {
      await field(page).fill(words);
      await expect(dialog(page).getByRole("status")).toContainText(`for “${words}”`);
      const hits = await results(page).evaluateAll((links) =>
        links.map(({ children: [title, excerpt] }) => [title?.textContent ?? "", excerpt?.textContent ?? ""]),
      );
      expect(hits.length).toBeGreaterThan(3);
      const wrong = hits.filter(
        ([title = "", excerpt = ""]) =>
          /#|↩|\[\s*\d|\s[.,;:?!)]|\.\s\d+\s[A-Z]/.test(excerpt) ||
          excerpt.replace(/\W/g, "").startsWith(title.replace(/\W/g, "")),
      );
      expect(wrong, words).toEqual([]);
    }
  });

  await field(page).fill("escrow");
  await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ sections for “escrow”$/);
  await expect(results(page).nth(5)).toBeAttached();

  await test.step("title, below it its text, above both the page; and fills small ones", async () => {
    for (const [width, height] of [
      [1440, 900],
      [780, 360],
      [320, 640],
      [320, 256],
    ] as const) {
      const where = `at ${width} × ${height}`;
      await page.setViewportSize({ width, height });
      const groups = await dialog(page)
        .getByRole("group")
        .evaluateAll((groups) =>
          groups.map((group) => {
            const lines = (element: Element | null) => {
              if (!element) throw new Error("Something is missing.");
              const range = document.createRange();
              range.selectNodeContents(element);
              return [...range.getClientRects()].filter(({ width }) => width > 0);
            };
            const bottom = (boxes: DOMRect[]) => Math.max(...boxes.map((box) => box.bottom));
            const heading = lines(group.querySelector("p"));
            return [...group.querySelectorAll("a")].map((hit) => {
              const [title, excerpt] = [...hit.children].map(lines);
              if (!title || !excerpt) throw new Error("Something is missing.");
              return {
                heading: bottom(heading) <= (title[0]?.top ?? 0),
                below: bottom(title) <= (excerpt[0]?.top ?? Number.POSITIVE_INFINITY) + 1,
                left: Math.round((title[0]?.left ?? 0) - (excerpt[0]?.left ?? 0)),
                size: Number.parseFloat(getComputedStyle(hit.children[1] ?? hit).fontSize),
              };
            });
          }),
        );
      expect(groups.flat().length, where).toBeGreaterThan(5);
      const wrong = groups
        .flat()
        .filter(({ heading, below, left, size }) => !heading || !below || left !== 0 || !(size >= 13));
      expect(wrong, where).toEqual([]);
      expect(await overflow(page), where).toEqual([]);
      if (width < 800) {
        const box = await dialog(page).boundingBox();
        expect([box?.x, box?.y, box?.width, box?.height], where).toEqual([0, 0, width, height]);
      }
      // The arrow keys bring each result into the part of the list that can be seen, the first one too after a change of
      // the window.
      expect(await field(page).evaluate(hiddenResults), where).toEqual([]);
    }
  });

  await test.step("quotes no addresses, and cuts nothing off on a phone", async () => {
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

test("finds the section that the words are about, and leads there", async ({ page }) => {
  await openPage(page, paperPath("pop"));

  await test.step("leads to a section of the page that is open, and gives it the focus", async () => {
    for (const words of ["nullifier", "nullifier"]) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await search(page, words);
      const here = dialog(page).locator('a[href^="/litepapers/pop#"]').first();
      const href = (await here.getAttribute("href")) ?? "";
      const id = href.split("#")[1] ?? "";
      await here.click();
      await expectClosed(page);
      await expect(page).toHaveURL(href);
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
      expect(await focused(page)).toBe(id);
      expect((await page.locator(`[id="${id}"]`).boundingBox())?.y).toBeGreaterThanOrEqual(64);
    }
  });

  await test.step("leads to a section of another page, and gives it the focus", async () => {
    await search(page, "health factor");
    const elsewhere = dialog(page).locator('a[href^="/litepapers/agfi#"]').first();
    const href = (await elsewhere.getAttribute("href")) ?? "";
    const id = href.split("#")[1] ?? "";
    await elsewhere.click();
    await expect(page).toHaveURL(href);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await expect.poll(() => focused(page)).toBe(id);

    // The way back is no way to the section: the focus is where it is on any page that is come back to.
    // The address is ahead of the page that it names.
    const title = page.getByRole("heading", { level: 1 });
    await page.goBack();
    await expect(title).toHaveText("Proof of Performance");
    await page.goForward();
    await expect(title).not.toHaveText("Proof of Performance");
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    expect(await focused(page)).not.toBe(id);
  });

  await test.step("of a page's sections, those whose titles have the words come first; where nothing is found, it says what was looked for", async () => {
    await button(page).click();
    for (const [words, paper, section] of [
      ["appeal deposit", "/litepapers/pop", "#appeal-and-deposit"],
      ["session key", "/litepapers/erc4337a", "#session-keys"],
      ["how do appeals work?", "/litepapers/pop", "#appeal-and-deposit"],
    ] as const) {
      await field(page).fill(words);
      await expect(dialog(page).getByRole("status")).toContainText(`“${words}”`);
      const sections = results(page).and(page.locator(`[href^="${paper}#"]`));
      await expect(sections.first()).toHaveAttribute("href", paper + section);
    }
    for (const [words, best] of [
      ["AgFi", "/litepapers/agfi"],
      ["reputaton", "/litepapers/pop#reputation-system"],
      ["health factor", "/glossary#health-factor"],
    ] as const) {
      await field(page).fill(words);
      await expect(dialog(page).getByRole("status")).toContainText(`“${words}”`);
      await expect(selected(page)).toHaveAttribute("href", best);
    }
    await field(page).fill('"validation agent"');
    await expect(dialog(page).getByRole("status")).toContainText("“validation agent”");
    const ofOnePaper = results(page).and(page.locator('[href^="/litepapers/pop#"]'));
    expect(await ofOnePaper.count()).toBeGreaterThan(1);
    await field(page).fill("escrow");
    await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ sections for “escrow”$/);
    const sections = await results(page).count();
    await field(page).fill("zzyzx");
    await expect(dialog(page).getByRole("status")).toHaveText("Nothing found for “zzyzx”.");
    await expect(results(page)).toHaveCount(0);
    await field(page).fill('"escrow"');
    await expect(results(page)).toHaveCount(sections);
    await page.keyboard.press("Escape");
    await expectClosed(page);
  });

  await test.step("leads to the beginning of the page that is open, too", async () => {
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await search(page, "themselves");
    await dialog(page).locator('a[href="/litepapers/agfi"]').click();
    await expect(page).toHaveURL(paperPath("agfi"));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await focused(page)).toBe("main");
  });

  await test.step("finds sections, and leads to the one that is chosen with the keys", async () => {
    await search(page, "health factor");
    await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ sections? for “health factor”$/);
    await expect(dialog(page).locator("mark").first()).toBeVisible();
    const hrefs = await results(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute("href") ?? ""),
    );
    expect(hrefs.some((href) => href.startsWith("/litepapers/agfi#"))).toBe(true);
    expect(hrefs.filter((href) => !/^\/(litepapers\/\w+|glossary)(#[\w-]+)?$/.test(href))).toEqual([]);

    const best = results(page).first();
    await expect(best).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await expect(results(page).nth(1)).toHaveAttribute("aria-selected", "true");
    await expect(selected(page)).toHaveCount(1);
    await page.keyboard.press("ArrowUp");
    await expect(best).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowUp");
    await expect(results(page).last()).toHaveAttribute("aria-selected", "true");
    await expect(results(page).last()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(hrefs[1] ?? "");
    await expectClosed(page);
    const id = hrefs[1]?.split("#")[1];
    if (id) await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });

  await test.step("Enter opens the best result, also when it comes before any is shown", async () => {
    await search(page, "escrow");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/glossary#escrow");
    await expectClosed(page);
    await expect(page.locator("#escrow")).toBeInViewport();
  });
});

test("says so when it cannot be loaded, and works once it can, with what was typed meanwhile", async ({
  page,
  console,
}) => {
  console.expect(/Failed to load (resource|the index chunk)/);
  const status = dialog(page).getByRole("status");
  await openPage(page, "/demo");

  await test.step("what is typed while it is on its way stands in its field; where the index cannot be had it says so", async () => {
    let letCome: () => void = () => undefined;
    const coming = new Promise<void>((come) => (letCome = come));
    const asked = page.waitForRequest(/\.js$/);
    await page.route(/\.js$/, async (route) => {
      await coming;
      await route.continue();
    });
    await page.route("**/pagefind/**", (route) => route.abort());
    await button(page).focus();
    await page.keyboard.press("Control+k");
    await asked;
    await page.keyboard.type("appeal deposit");
    await expectClosed(page);
    letCome();
    await expect(field(page)).toHaveValue("appeal deposit");
    await expect(status).toHaveText(/could not be loaded/);
    await page.unrouteAll();
  });

  await test.step("and is found once it can be had", async () => {
    await page.keyboard.type("s");
    await expect(status).toContainText("for “appeal deposits”");
    await expect(results(page).first()).toBeVisible();
  });

  /** Loses the connection while words are looked for in a part that is not there yet; then all of it is loaded anew. */
  const lose = async (words: string) => {
    await page.route("**/pagefind/**", (route) => route.abort());
    await field(page).fill(words);
    await expect(status).toHaveText(/could not be loaded/);
    await page.unrouteAll();
  };

  await test.step("so it does where it has been loaded and the connection is lost for a while", async () => {
    await field(page).fill("zzzz");
    await expect(status).toHaveText("Nothing found for “zzzz”.");
    await lose("escrow");
    await field(page).fill("escrows");
    await expect(results(page).first()).toBeVisible();
  });

  for (const part of ["index", "fragment"]) {
    await test.step(`where the site has changed meanwhile, and a file of its ${part} is gone, it is loaded anew`, async () => {
      await lose("zzzz");
      await field(page).fill("zzzx");
      await expect(status).toHaveText("Nothing found for “zzzx”.");
      let loadedAnew = false;
      let gone = 0;
      await page.route("**/pagefind/pagefind.js*", (route) => {
        loadedAnew = true;
        return route.continue();
      });
      await page.route(`**/pagefind/${part}/**`, (route) => {
        if (loadedAnew) return route.continue();
        gone += 1;
        return route.fulfill({ status: 404 });
      });
      await field(page).fill("escrow");
      await expect(results(page).first()).toBeVisible();
      expect([gone > 0, loadedAnew]).toEqual([true, true]);
      await page.unrouteAll();
    });
  }

  await test.step("where one part of the index is lost on its way, no word is passed over", async () => {
    const sections = async () => {
      // Words that stand in two parts of the index.
      await field(page).fill("collateral judges");
      await expect(status).toContainText("for “collateral judges”");
      return results(page).allTextContents();
    };
    const found = await sections();
    for (const lost of [1, 2]) {
      await lose("zzzz");
      let asked = 0;
      await page.route("**/pagefind/index/**", (route) => {
        asked += 1;
        return asked === lost ? route.abort() : route.continue();
      });
      expect(await sections(), `part ${lost}`).toEqual(found);
      expect(asked).toBeGreaterThan(lost);
      await page.unrouteAll();
    }
  });
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
