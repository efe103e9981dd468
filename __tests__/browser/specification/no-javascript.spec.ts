import type { Page } from "@playwright/test";
import { at, contents, entry, expect, features, fieldsOf, HEADLINE, idsOf, papers, test, waitlist, waitlistAddress } from "./specified";

test.use({ javaScriptEnabled: false });

const WIDTHS = [360, 1440];

/** The paragraphs that a reader could not bring into sight, not even by opening a fold. */
const lost = (page: Page) =>
  page
    .getByRole("main")
    .locator("p")
    .evaluateAll((all) =>
      all
        .filter((one) => one.textContent?.trim() && !one.checkVisibility())
        .filter((one) => !one.closest("details:not([open])"))
        .map((one) => one.textContent),
    );

test("the landing page can be read with all six features, and its cards are links", async ({ page }) => {
  await page.goto("/");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(HEADLINE);
    const main = page.getByRole("main");
    const texts = new Set<string>();
    for (const name of features) {
      const heading = main.getByRole("heading", { name });
      await expect(heading).toBeVisible();
      const text = heading.locator("xpath=following::p[normalize-space()][1]");
      await expect(text).toBeVisible();
      texts.add((await text.textContent()) ?? "");
    }
    expect(texts.size).toBe(features.length);
    for (const { path, title } of papers)
      await expect(main.getByRole("link", { name: new RegExp(`^${title}`) }).first()).toHaveAttribute("href", path);
    expect(await lost(page)).toEqual([]);
  }
});

for (const { path, title, sections } of papers) {
  test(`the paper ${title} can be read, and its contents are links to its sections`, async ({ page }) => {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      for (const id of sections)
        await expect(page.locator(`[id="${id}"]`).locator("xpath=descendant-or-self::h2[1]")).toBeVisible();
      expect(await lost(page)).toEqual([]);
      const links = contents(page).getByRole("link");
      if ((await links.count()) === 0) await contents(page).locator("summary").click();
      expect(await idsOf(links)).toEqual(sections);
      const id = sections.at(width === 360 ? -1 : 2) ?? "";
      await entry(page, id).click();
      await expect(page).toHaveURL(at(path, id));
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    }
  });
}

test("the waitlist's form posts natively", async ({ page, strangers }) => {
  await page.goto("/");
  const { origin, searchParams, href } = await waitlistAddress(page);
  const [u, id] = [searchParams.get("u"), searchParams.get("id")];
  await page.route(
    (url) => url.origin === origin,
    (route) => route.fulfill({ contentType: "text/html", body: "<h1>From the list</h1>" }),
  );
  const { field, button } = waitlist(page);
  await field.fill("grace@example.com");
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await button.click();
  const request = await sent;
  await expect(page.getByRole("heading", { name: "From the list" })).toBeVisible();
  expect(request.url()).toBe(href);
  expect(u && id).toBeTruthy();
  expect(await fieldsOf(request)).toMatchObject({ EMAIL: "grace@example.com", u, id });
  strangers.splice(0);
});
