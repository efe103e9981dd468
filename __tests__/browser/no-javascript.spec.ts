import type { Page } from "@playwright/test";
import { readLocalWaitlist } from "../../src/gatsby/environment";
import { MAX_CARDS } from "../../src/lib/litepaper";
import { protocolFeatures } from "../../src/lib/texts/features";
import { landingTexts } from "../../src/lib/texts/landing";
import { LOCAL_WAITLIST, waitlistAction } from "../../src/lib/waitlist-settings";
import { expect, test } from "./fixtures";
import { overflow, paperPath, papers } from "./pages";

test.use({ javaScriptEnabled: false });

/** Only style sheets answer to the width: one page serves for both. */
async function atEachWidth(page: Page, look: (width: number, where: string) => Promise<void>): Promise<void> {
  for (const width of [360, 1440]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await look(width, `at ${width} px`);
    });
  }
}

test.describe("without JavaScript at 360 and 1440 px", () => {
  test("the landing page can be read, all six features and their drawings included, and shows no control that would not answer", async ({
    page,
  }) => {
    await page.goto("/");
    await atEachWidth(page, async (width, where) => {
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const titles = await page.getByRole("heading", { level: 3 }).allInnerTexts();
      expect(titles, where).toEqual(
        expect.arrayContaining(
          [...protocolFeatures, ...papers.slice(0, MAX_CARDS)].map(({ title }) => title),
        ),
      );
      const words = (await page.getByRole("main").allInnerTexts()).join();
      const texts = [landingTexts.intro, ...protocolFeatures].map(({ text }) => text);
      const unseen = texts.filter((text) => !words.includes(text));
      expect(unseen, where).toEqual([]);
      const links = await page.getByRole("link").allInnerTexts();
      const labels = protocolFeatures.flatMap(({ paper }) => paper?.label ?? []);
      expect(links, where).toEqual(expect.arrayContaining(labels));

      // The demo's button leads to the demo's page, and the accordion's are the features' names.
      const names = await page.getByRole("button").allInnerTexts();
      expect(names, where).toEqual([
        "See demo",
        ...protocolFeatures.map(({ title }) => title),
        landingTexts.waitlist.button,
      ]);
      await expect(page.locator("canvas")).toHaveCount(0);
      if (width >= 1024) {
        // Name, words and drawing stand side by side, at the page's three lines.
        const ends = await page.locator("[data-open]").evaluateAll((items) =>
          items.map((item) => {
            const drawing = item.querySelector("[data-shown] svg")?.getBoundingClientRect();
            const box = item.getBoundingClientRect();
            return {
              top: drawing?.top ?? 0,
              across: (drawing?.right ?? 0) - box.right,
              share: (drawing?.width ?? 0) / box.width,
            };
          }),
        );
        const tops = ends.map(({ top }) => top);
        expect(tops, `${where} the drawings stand below each other`).toEqual(
          [...new Set(tops)].sort((a, b) => a - b),
        );
        expect(tops).toHaveLength(protocolFeatures.length);
        for (const { across, share } of ends) {
          expect(Math.abs(across), `${where} a drawing ends where its row does`).toBeLessThan(1);
          expect(share, `${where} and takes its third`).toBeLessThan(1 / 3);
        }
      }
      expect(await overflow(page), `${where} something sticks out of the window`).toEqual([]);
    });
  });

  for (const { slug, title, sections } of papers) {
    test(`the paper “${title}” can be read, its contents lead to its sections, it shows no control that would not answer, and nothing of it sticks out of the window`, async ({
      page,
    }) => {
      await page.goto(paperPath(slug));
      await atEachWidth(page, async (width, where) => {
        await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
        // What nothing would answer, and the room for it.
        const idle = page.locator(".figure-controls, .figure-task, .run-attack");
        expect(await idle.count()).toBeGreaterThan(0);
        await expect(idle.filter({ visible: true })).toHaveCount(0);
        await expect(page.getByRole("button"), where).toHaveCount(0);
        expect(await overflow(page), where).toEqual([]);
        if (width < 1024) await page.locator("details:visible summary").first().click();
        const entries = page.locator("nav[aria-label^=Contents]:visible a[href^='#']:visible");
        const hrefs = await entries.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
        expect(hrefs, where).toEqual(expect.arrayContaining(sections.map((id) => `#${id}`)));
        const id = sections.at(-1);
        await page.locator(`nav[aria-label^=Contents]:visible a[href="#${id}"]`).click();
        await expect(page).toHaveURL(`${paperPath(slug)}#${id}`);
        await expect(page.locator(`h2#${id}`)).toBeInViewport();
      });
    });
  }
});

test("without JavaScript the form posts to the list, which records the address and says so", async ({
  page,
  mailingList,
}) => {
  await page.goto("/");
  await page.getByLabel("Email address").fill("grace@example.com");
  const [request] = await Promise.all([
    page.waitForRequest((request) => request.method() === "POST"),
    page.getByRole("button", { name: "Join the waitlist" }).click(),
  ]);
  expect(request.isNavigationRequest()).toBe(true);
  // Besides what is asked for, only the field that people do not see and leave empty.
  const sent = [...new URLSearchParams(request.postData() ?? "")].filter(([name]) => !name.startsWith("b_"));
  expect(sent).toEqual([
    ["EMAIL", "grace@example.com"],
    ["u", LOCAL_WAITLIST.u],
    ["id", LOCAL_WAITLIST.id],
  ]);
  await expect(page).toHaveURL(waitlistAction(readLocalWaitlist(process.env)));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("✓ Thanks! You're on the waitlist.");
  expect(await mailingList.emails()).toEqual(["grace@example.com"]);
  await page.getByRole("link", { name: /Back to/ }).click();
  await expect(page).toHaveURL("/");
});
