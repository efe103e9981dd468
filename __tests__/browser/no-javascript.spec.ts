import { demoTexts } from "../../src/demo/demo-texts";
import { protocolFeatures } from "../../src/landing/features";
import { landingTexts } from "../../src/landing/landing";
import { waitlistAction } from "../../src/waitlist/waitlist-action";
import { readLocalWaitlist } from "../../src/gatsby/read-settings";
import { MAX_CARDS } from "../../src/site/litepaper-paths";
import { QUESTIONS_PATH, readerId } from "../../src/site/question-pages";
import { expect, test } from "./fixtures";
import { contents, overflow, paperPath, papers } from "./pages";

test.use({ javaScriptEnabled: false });

/** Only style sheets answer to the width: one page serves for both. */
const WIDTHS = [360, 1440];

test("the landing page can be read as a whole, and its form posts to the list", async ({
  page,
  mailingList,
}) => {
  await page.goto("/");
  for (const width of WIDTHS) {
    await test.step(`all of it is there at ${width} px, and no control that would not answer`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const titles = await page.getByRole("heading", { level: 3 }).allInnerTexts();
      expect(titles).toEqual(
        expect.arrayContaining(
          [...protocolFeatures, ...papers.slice(0, MAX_CARDS)].map(({ title }) => title),
        ),
      );
      for (const { text } of protocolFeatures) await expect(page.getByText(text)).toBeVisible();
      // The demo's button leads to the demo's page, and the accordion's are the features' names.
      expect(await page.getByRole("button").allInnerTexts()).toEqual([
        "See demo",
        ...protocolFeatures.map(({ title }) => title),
        landingTexts.waitlist.button,
      ]);
      await expect(page.locator("canvas")).toHaveCount(0);
      expect(await overflow(page)).toEqual([]);
    });
  }

  await test.step("the form posts to the list, which records the address and leads back", async () => {
    await page.getByLabel("Email address").fill("grace@example.com");
    await page.getByRole("button", { name: "Join the waitlist" }).click();
    await expect(page).toHaveURL(waitlistAction(readLocalWaitlist(process.env)));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("✓ Thanks! You're on the waitlist.");
    expect(await mailingList.emails()).toEqual(["grace@example.com"]);
    await page.getByRole("link", { name: /Back to/ }).click();
    await expect(page).toHaveURL("/");
  });
});

test("a paper can be read, and its contents lead to its sections", async ({ page }) => {
  // One template makes all papers.
  const [paper] = papers;
  if (!paper) throw new Error("There is no paper.");
  const { slug, title, sections } = paper;
  await page.goto(paperPath(slug));
  for (const width of WIDTHS) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      // What nothing would answer, and the room for it.
      const idle = page.locator(".figure-controls, .figure-task, .run-attack");
      expect(await idle.count()).toBeGreaterThan(0);
      await expect(idle.filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole("button")).toHaveCount(0);
      expect(await overflow(page)).toEqual([]);
      if (width < 1024) await contents(page).locator("summary").click();
      const entries = contents(page).locator("a[href^='#']:visible");
      const hrefs = await entries.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(hrefs).toEqual(expect.arrayContaining(sections.map((id) => `#${id}`)));
      const id = sections.at(width < 1024 ? -1 : -2);
      await contents(page).locator(`a[href="#${id}"]`).click();
      await expect(page).toHaveURL(`${paperPath(slug)}#${id}`);
      await expect(page.locator(`h2#${id}`)).toBeInViewport();
    });
  }

  await test.step("a fold opens when it is pressed, and where an address leads into it", async () => {
    const paragraph = page.locator("details.fold p[id^=p-]").first();
    await expect(paragraph).toBeHidden();
    await page.locator("details.fold summary").first().click();
    await expect(paragraph).toBeVisible();
    const id = await paragraph.getAttribute("id");
    await page.goto("about:blank");
    await page.goto(`${paperPath(slug)}#${id}`);
    await expect(paragraph).toBeInViewport();
  });
});

test("“See demo” leads to the demo's story with all eight endings", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "See demo" }).click();
  await expect(page).toHaveURL(/\/demo\??$/);
  await expect(page.getByRole("heading", { level: 1, name: demoTexts.title })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open in the demo" })).toHaveCount(8);
});

test("the questions' lead goes to each reader's", async ({ page }) => {
  await page.goto(QUESTIONS_PATH);
  await page.locator("main p a").nth(2).click();
  await expect(page).toHaveURL(`${QUESTIONS_PATH}#${readerId("run")}`);
});
