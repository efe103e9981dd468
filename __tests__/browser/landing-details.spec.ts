import type { Page } from "@playwright/test";
import { site } from "../../src/lib/site";
import { protocolFeatures } from "../../src/lib/texts/features";
import { landingTexts } from "../../src/lib/texts/landing";
import { LOCAL_WAITLIST } from "../../src/lib/waitlist-settings";
import { expect, test, WAITLIST_ORIGIN } from "./fixtures";
import { hydrated, layoutShifts, openPage, paperPath } from "./pages";

// The bar sticks at a desk's top where the window is as high as this; a larger one costs half as much again to draw.
test.use({ viewport: { width: 1024, height: 600 } });

const still = { contextOptions: { reducedMotion: "reduce" } } as const;
const address = landingTexts.waitlist.label;
const secondWay = landingTexts.waitlist.second.link;

/** What is behind the bar is to be seen at the page's top, and covered from the first pixel of scrolling on. */
async function expectLightThroughBar(page: Page): Promise<void> {
  // Lines of a colour that the page does not have, which pass under the bar.
  await page.evaluate(() => {
    const lines = document.createElement("div");
    Object.assign(lines.style, { position: "absolute", inset: "0 0 auto", height: "2000px" });
    lines.style.background = "rgb(255 0 0)";
    lines.id = "lines";
    document.querySelector("main")?.append(lines);
  });
  /** How many of the rows of the bar show the lines, at a place without words. */
  const red = async () => {
    const png = await page.screenshot({ clip: { x: 5, y: 0, width: 1, height: 64 } });
    return page.evaluate(async (data) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
      if (!context) throw new Error("There is no canvas.");
      context.drawImage(picture, 0, 0);
      const { data: pixels } = context.getImageData(0, 0, 1, picture.height);
      return Array.from({ length: picture.height }, (_, y) => y).filter(
        (y) => (pixels[y * 4] ?? 0) > 250 && (pixels[y * 4 + 1] ?? 0) < 5,
      ).length;
    }, png.toString("base64"));
  };
  expect(await red()).toBe(64);
  // What was behind the bar scrolls away; the ground and its hairline come up from the bar's lower edge.
  for (const scrolled of [1, 24, 63]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), scrolled);
    expect(await red(), `scrolled by ${scrolled} px`).toBe(64 - scrolled);
  }
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
  expect(await red()).toBe(0);
  await page.evaluate(() => {
    document.querySelector("#lines")?.remove();
    window.scrollTo({ top: 0, behavior: "instant" });
  });
}

/** The bar has its name and its links on one line. */
async function expectOneLine(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const baselines = await page
      .getByRole("banner")
      .locator("a:visible, button:visible")
      .evaluateAll((parts) =>
        parts.map((part) => {
          const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
          let last = part as Node;
          for (let node = words.nextNode(); node; node = words.nextNode()) last = node;
          const range = document.createRange();
          range.selectNode(last);
          const context = document.createElement("canvas").getContext("2d");
          if (!context) throw new Error("There is no canvas.");
          const { fontWeight, fontSize, fontFamily } = getComputedStyle(last.parentElement ?? part);
          context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
          return range.getBoundingClientRect().top + context.measureText("x").fontBoundingBoxAscent;
        }),
      );
    expect(baselines.length).toBeGreaterThan(2);
    expect(Math.max(...baselines) - Math.min(...baselines), `at ${width} px`).toBeLessThan(0.6);
  }
}

test.describe("still,", () => {
  test.use(still);

  test("the landing page is composed as it is specified, also with forced colours and on paper, keeps what was typed, and where the list cannot be reached posts the form itself, with the address, to the list's own page", async ({
    page,
    console,
    mailingList,
  }) => {
    console.expect(/waitlist|ERR_CONNECTION_REFUSED|Failed to load resource/);
    await openPage(page, "/");

    await test.step("read aloud it comes in the order in which it is seen", async () => {
      await expect(page.locator("body")).toMatchAriaSnapshot(`
      - link "Skip to the content"
      - banner:
        - link "${site.name}, home":
          - /url: /
          - img "${site.name}"
        - navigation "Site":
          - link "Litepapers"
          - link "GitHub"
      - main:
        - region "${site.tagline}":
          - heading "${site.tagline}" [level=1]
          - paragraph
          - button "See demo"
          - link "Litepapers"
        - region "What it is for":
          - heading "What it is for" [level=2]
          - paragraph
        - region "${landingTexts.cards.title}":
          - heading "${landingTexts.cards.title}" [level=2]
          - article:
            - img
            - heading "A2A commerce" [level=3]
            - paragraph
          - article:
            - img
            - heading "Agent-optimised smart contract wallet" [level=3]
            - paragraph
          - article:
            - img
            - heading "Human-agent collaboration" [level=3]
            - paragraph
        - region "${landingTexts.features.title}":
          - heading "${landingTexts.features.title}" [level=2]
          - paragraph
          - heading "The chain" [level=3]:
            - button "The chain" [expanded]
          - paragraph
          - link "Native precompiles"
          - img
          - heading "Proof-of-performance reputation" [level=3]:
            - button
          - heading "Agentic finance modules" [level=3]:
            - button
          - heading "Agent wallet standard" [level=3]:
            - button
          - heading "Multi-hop tasks" [level=3]:
            - button
          - heading "Open protocol" [level=3]:
            - button
        - region "Litepapers":
          - heading "Litepapers" [level=2]
          - paragraph:
            - link "the glossary"
          - list:
            - listitem:
              - paragraph: /^[0-9]+ min Version .*/
              - heading "Proof of Performance" [level=3]:
                - link "Proof of Performance"
              - paragraph
              - list
            - listitem:
              - paragraph: /^[0-9]+ min Version .*/
              - heading "ERC4337A" [level=3]:
                - link "ERC4337A"
              - paragraph
              - list
            - listitem:
              - paragraph: /^[0-9]+ min Version .*/
              - heading "Agentic Finance" [level=3]:
                - link "Agentic Finance"
              - paragraph
              - list
        - region "Join the waitlist":
          - heading "Join the waitlist" [level=2]
          - text: Email address
          - textbox "Email address"
          - button "Join the waitlist"
          - paragraph
          - status
      - contentinfo:
        - heading "Product" [level=2]
        - list
        - navigation "Resources":
          - heading "Resources" [level=2]
          - list
          - list
        - heading "Company" [level=2]
        - list
        - navigation "Social":
          - heading "Social" [level=2]
          - list
        - paragraph: /© \\d+ ${site.name}/
        - paragraph
    `);
    });

    await test.step("the bar at the top shows the logo as an image with the product's name", async () => {
      const logo = page.getByRole("banner").getByRole("img", { name: site.name });
      await expect(logo).toBeVisible();
      await expect(logo.locator("svg")).toBeVisible();
      await expect(logo).toHaveText(site.name);
    });

    await test.step("the bar lets through what is behind it at the top, and covers it from the first pixel of scrolling on", () =>
      expectLightThroughBar(page));

    await test.step("what leads on has an arrow after it", async () => {
      await page.setViewportSize({ width: 768, height: 900 });
      await expect(page.getByRole("main").locator("a .arrow").first()).toBeVisible();
    });

    await test.step("the bar has its name and its links on one line", () =>
      expectOneLine(page, [768, 1440, 2560]));

    await test.step("the hero keeps its words off the bright ring in any window", async () => {
      for (const [width, height] of [
        [320, 568],
        [360, 780],
        [768, 900],
        [1023, 900],
        [1024, 768],
        [1440, 900],
        [1920, 1080],
        [2560, 1300],
      ] as const) {
        await page.setViewportSize({ width, height });
        const gap = await page.evaluate(() => {
          const orb = document.querySelector("[data-orb]")?.getBoundingClientRect();
          if (!orb) throw new Error("There is no orb.");
          const centre = { x: orb.left + orb.width / 2, y: orb.top + orb.height / 2 };
          const lines = [...document.querySelectorAll("#headline, #headline + p")].flatMap((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return [...range.getClientRects()];
          });
          const nearest = lines.map(({ left, right, top, bottom }) =>
            Math.hypot(
              Math.max(left - centre.x, 0, centre.x - right),
              Math.max(top - centre.y, 0, centre.y - bottom),
            ),
          );
          // The brightest thread, at rest, is drawn at 0.83 of the orb's half width at most.
          return Math.min(...nearest) - (0.83 * orb.width) / 2;
        });
        expect(gap, `at ${width} × ${height}`).toBeGreaterThanOrEqual(0);
      }
    });

    await test.step("the side panel stays in sight while the list passes, never leaves the list, and shows the mark instead of nothing", async () => {
      await page.setViewportSize({ width: 1440, height: 700 });
      const measure = (y: number) =>
        page.evaluate((y) => {
          const list = document.querySelector("[data-empty]")?.parentElement;
          if (!list) throw new Error("There is no list.");
          window.scrollTo({
            top: list.getBoundingClientRect().top + window.scrollY + y,
            behavior: "instant",
          });
          const drawn = document.querySelector("[data-shown=true] svg")?.getBoundingClientRect();
          const box = list.getBoundingClientRect();
          const panel = document.querySelector("[data-empty]")?.getBoundingClientRect();
          if (!drawn || !panel) throw new Error("Nothing is drawn.");
          return {
            withinList: drawn.bottom <= box.bottom + 1 && drawn.top >= box.top - 1,
            withinPanel: drawn.top >= panel.top - 1 && drawn.bottom <= panel.bottom + 1,
            top: panel.top,
          };
        }, y);
      for (const y of [-200, 0, 60, 400]) {
        expect(await measure(y)).toMatchObject({ withinList: true, withinPanel: true });
      }
      expect((await measure(-50)).top).toBeGreaterThanOrEqual(64);

      const mark = page.locator("[data-empty] svg");
      await expect(mark).toBeHidden();
      await page.getByRole("button", { name: protocolFeatures[0]?.title }).click();
      await expect(mark).toBeVisible();
    });

    await test.step("with forced colours it keeps the signs of the accordion and the edges of the covers", async () => {
      await page.emulateMedia({ forcedColors: "active" });
      const sign = await page
        .getByRole("button", { name: protocolFeatures[1]?.title })
        .locator("span")
        .evaluate((span) => getComputedStyle(span, "::before").borderTopStyle);
      expect(sign).toBe("solid");
      const cover = page.locator("#litepapers li").first();
      expect(await cover.evaluate((link) => getComputedStyle(link).borderTopWidth)).toBe("1px");
      await expect(page.locator("[data-orb]")).toBeHidden();
      await page.emulateMedia({ forcedColors: "none" });
    });

    await test.step("on paper it is dark ink on white, with every item open and no chrome, at 700 and 1440 px", async () => {
      await page.emulateMedia({ media: "print" });
      for (const width of [700, 1440]) {
        const where = `at ${width} px`;
        await page.setViewportSize({ width, height: 900 });
        for (const { id, text } of protocolFeatures) {
          await expect(page.locator(`#${id}-panel`).getByText(text), where).toBeVisible();
          await expect(page.locator(`#${id} [data-shown]`).getByRole("img"), where).toBeVisible();
        }
        const drawn = await page.locator("[data-shown] svg").evaluateAll((drawings) =>
          drawings.map((drawing) => {
            const { top, bottom } = drawing.getBoundingClientRect();
            return [top, bottom];
          }),
        );
        for (let index = 1; index < drawn.length; index += 1) {
          expect(drawn[index]?.[0], where).toBeGreaterThan(drawn[index - 1]?.[1] ?? 0);
        }
        const lightness = await page.locator("h1").evaluate((heading) => {
          const canvas = document.createElement("canvas").getContext("2d");
          if (!canvas) throw new Error("There is no canvas.");
          canvas.fillStyle = getComputedStyle(heading).color;
          canvas.fillRect(0, 0, 1, 1);
          return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
        });
        expect(lightness, where).toBeLessThan(60);
        await expect(page.getByRole("banner"), where).toBeHidden();
        await expect(page.getByRole("contentinfo"), where).toBeHidden();
        await expect(page.locator("form").filter({ visible: true }), where).toHaveCount(0);
      }
      await page.emulateMedia({ media: "screen" });
    });

    await test.step("the address in the waitlist's field is still there after a reload, and in the storage only meanwhile", async () => {
      await page.getByRole("textbox", { name: address }).fill("ada@exam");
      await page.reload();
      await hydrated(page);
      await expect(page.getByRole("textbox", { name: address })).toHaveValue("ada@exam");
      expect(await page.evaluate(() => window.sessionStorage.getItem("waitlist-email"))).toBeNull();
    });

    await test.step("the waitlist's second way posts the form itself, with the address, to the list's own page", async () => {
      await expect(page.getByRole("link", { name: secondWay })).toHaveCount(0);
      await page.getByRole("textbox", { name: address }).fill("ada@example.com");
      await mailingList.stop();
      await page.getByRole("button", { name: landingTexts.waitlist.button }).click();
      await expect(page.getByRole("status")).toHaveText(landingTexts.waitlist.error);
      await mailingList.start();

      const posted = page.waitForRequest(
        (request) => request.isNavigationRequest() && request.method() === "POST",
      );
      await page.getByRole("link", { name: secondWay }).click();
      const fields = new URLSearchParams((await posted).postData() ?? "");
      const trap = `b_${LOCAL_WAITLIST.u}_${LOCAL_WAITLIST.id}`;
      expect([...fields]).toEqual([
        ["EMAIL", "ada@example.com"],
        ["u", LOCAL_WAITLIST.u],
        ["id", LOCAL_WAITLIST.id],
        [trap, ""],
      ]);
      await expect(page).toHaveURL(new RegExp(`^${WAITLIST_ORIGIN}`));
      await expect.poll(() => mailingList.emails()).toEqual(["ada@example.com"]);
    });
  });

  test("the bar at the top of a paper is composed as that of the landing page", async ({ page }) => {
    await openPage(page, paperPath("pop"));

    await test.step("lets through what is behind it at the top, and covers it from the first pixel of scrolling on", () =>
      expectLightThroughBar(page));

    await test.step("has an arrow before the way home", async () => {
      await page.setViewportSize({ width: 768, height: 900 });
      await expect(page.getByRole("link", { name: "Home", exact: true }).locator(".arrow")).toBeVisible();
    });

    await test.step("has its name and its links on one line", () => expectOneLine(page, [768, 1440]));
  });
});

test.describe("between pages", () => {
  const watch = () => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const original = document.startViewTransition?.bind(document);
    if (!original) return;
    document.startViewTransition = (callback) => {
      const transition = original(callback);
      transition.ready.then(
        () => {
          const fades = document.getAnimations().flatMap(({ effect }) => {
            const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
            return pseudo?.startsWith("::view-transition") ? Number(effect?.getComputedTiming().endTime) : [];
          });
          seen.push(Math.max(...fades) <= 400 ? "ready" : `fades for ${Math.max(...fades)} ms`);
        },
        () => seen.push("skipped"),
      );
      transition.updateCallbackDone.then(() => seen.push(document.querySelector("h1")?.textContent ?? ""));
      return transition;
    };
  };
  const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

  // The orb, drawn in software, would take the frames that this is about.
  test.beforeEach(({ page }) => page.addInitScript(() => window.sessionStorage.setItem("motion", "paused")));

  test("fades to another page and to a section of one, and changes at once under reduced motion and where the browser has no view transitions", async ({
    page,
  }) => {
    await page.addInitScript(watch);
    await openPage(page, "/");

    await test.step("to the new page, which stands, at its top, when the fade begins", async () => {
      const card = page.getByRole("main").getByRole("link", { name: "ERC4337A", exact: true });
      await card.scrollIntoViewIfNeeded();
      await card.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("ERC4337A");
      await expect.poll(() => seen(page)).toEqual(["ERC4337A", "ready"]);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

    await test.step("to a section of the landing page as well", async () => {
      await page.getByRole("banner").getByRole("link", { name: "Litepapers" }).click();
      await expect(page.getByRole("heading", { level: 2, name: "Litepapers" })).toBeInViewport();
      await expect
        .poll(() => seen(page))
        .toEqual(["ERC4337A", "ready", "The blockchain for AI agents", "ready"]);
    });

    for (const [where, prepare] of [
      ["under reduced motion", () => page.emulateMedia({ reducedMotion: "reduce" })],
      [
        "where the browser has no view transitions",
        async () => {
          await page.emulateMedia({ reducedMotion: "no-preference" });
          await page.evaluate(() => Object.assign(document, { startViewTransition: undefined }));
        },
      ],
    ] as const) {
      await test.step(`at once ${where}`, async () => {
        await prepare();
        const before = await seen(page);
        await page.getByRole("link", { name: "the glossary" }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Glossary");
        expect(await seen(page)).toEqual(before);
        await page.getByRole("banner").getByRole("link", { name: "Litepapers" }).click();
        await expect(page.getByRole("heading", { level: 2, name: "Litepapers" })).toBeInViewport();
        expect(await seen(page)).toEqual(before);
      });
    }
  });
});

test.describe("while it loads", () => {
  for (const width of [360, 1440]) {
    test(`moves nothing at ${width} px, also when the fonts arrive late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      let release = () => {};
      const painted = new Promise<void>((done) => {
        release = done;
      });
      await page.route("**/*.woff2", async (route) => {
        await painted;
        await route.continue();
      });
      await page.goto("/", { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      release();
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded"))).toBe(
        true,
      );
      // A pixel of one line, where the only font of the system is far from the site's (DejaVu Sans).
      expect(await (await layoutShifts(page)).sum()).toBeLessThan(0.002);
    });
  }
});
