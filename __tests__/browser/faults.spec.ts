/** What goes wrong between a host and a reader, and what the reader is left with: the page, and a way on. */
import type { Page } from "@playwright/test";
import { landingTexts } from "../../src/features/landing/landing";
import { pageTitle } from "../../src/site/site";
import { expect, test } from "./fixtures";
import { contents, openPage, overflow, paperPath } from "./pages";

const SUCCESS = "✓ Thanks! You're on the waitlist.";

// A window with room for all that these tests use: a larger one costs half as much again to draw.
test.use({ viewport: { width: 1024, height: 500 }, contextOptions: { reducedMotion: "reduce" } });

const field = (page: Page) => page.getByRole("textbox", { name: "Email address" });
const join = (page: Page) => page.locator("#waitlist form").getByRole("button");
const paperLink = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: "Proof of Performance" }).first();
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("where the scripts are blocked, everything native works", async ({ page, console, mailingList }) => {
  console.expect(/ERR_BLOCKED_BY_CLIENT/);
  await page.route("**/*.js", (route) => route.abort("blockedbyclient"));
  await page.goto(paperPath("pop"));

  await test.step("the contents lead to a section, and the theme can be chosen", async () => {
    await contents(page).getByRole("link", { name: "Conclusion" }).click();
    await expect(page.locator("#conclusion")).toBeInViewport();
    await page.getByRole("radio", { name: "Dark" }).check({ force: true });
    await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  });

  await test.step("a link leads home, where the waitlist's form posts by itself", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
    await field(page).fill("ada@example.com");
    await join(page).click();
    await expect(heading(page)).toHaveText(SUCCESS);
    expect(await mailingList.emails()).toEqual(["ada@example.com"]);
  });
});

test("offline, a form that is sent says so, and keeps the address", async ({ page, context, console }) => {
  console.expect(/ERR_INTERNET_DISCONNECTED|The waitlist could not be reached/);
  await openPage(page, "/");
  await context.setOffline(true);
  await field(page).fill("ada@example.com");
  await join(page).click();
  await expect(page.getByText(landingTexts.waitlist.offline)).toBeVisible();
  await expect(field(page)).toHaveValue("ada@example.com");
});

test("where storage and fonts are denied and the clock is wrong, pages work", async ({
  page,
  console,
  mailingList,
}) => {
  console.expect(/ERR_BLOCKED_BY_CLIENT|preload/);
  await page.route("**/*.woff2", (route) => route.abort("blockedbyclient"));
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("The user denied permission to access storage.", "SecurityError");
        },
      });
  });
  // The footer's year is another than the one that was built.
  await page.clock.setSystemTime(new Date("2046-11-20T12:00:00Z"));
  await openPage(page, "/");
  expect(await overflow(page), "with the device's own fonts").toEqual([]);
  await field(page).fill("ada@example.com");
  await join(page).click();
  await expect(page.getByRole("status")).toHaveText(SUCCESS);
  expect(await mailingList.emails()).toEqual(["ada@example.com"]);

  await paperLink(page).click();
  await expect(heading(page)).toHaveText("Proof of Performance");
  await page.goBack();
  await expect(page).toHaveTitle(pageTitle("Home"));
});
