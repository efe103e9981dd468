import type { Locator, Page } from "@playwright/test";
import { waitlistTexts } from "../../src/waitlist/waitlist-texts";
import { expect, test, WAITLIST_ORIGIN } from "./fixtures";
import { getScrollY, holdRequests, openPage, waitForHydration } from "./pages";

const { error, success, button: join, title } = waitlistTexts;
const EMAIL = "ada+tag@example.com";

// A larger window takes longer to draw.
test.use({ viewport: { width: 1024, height: 500 }, contextOptions: { reducedMotion: "reduce" } });

const form = (page: Page) => page.locator("#waitlist form");
const field = (page: Page) => page.getByRole("textbox", { name: "Email address" });
const button = (page: Page) => form(page).getByRole("button");
const status = (page: Page) => page.locator("#waitlist").getByRole("status");

// What the form does at each answer is in `specification/waitlist.spec.ts`: here are the list itself, the focus and the place.
test("a sign-up sends one POST, tells of a refused connection, and thanks without moving the page", async ({
  page,
  console,
  mailingList,
}) => {
  console.expect(/The waitlist could not be reached|ERR_CONNECTION_REFUSED/);
  await openPage(page, "/");
  /** Keeps requests to the list on their way until they are let go. */
  const hold = () => holdRequests(page, `${WAITLIST_ORIGIN}/**`, (route) => route.fallback());

  await test.step("clicked twice it sends one POST, and the focus stays in the form", async () => {
    const letGo = await hold();
    const asked = page.waitForRequest(`${WAITLIST_ORIGIN}/**`);
    await field(page).fill(EMAIL);
    await button(page).dblclick();
    await asked;
    await expect(field(page)).toBeDisabled();
    await expect(button(page)).toHaveText("Submitting...");
    await expect(button(page)).toHaveAttribute("aria-disabled", "true");
    await expect(button(page)).toBeFocused();
    await mailingList.stop();
    letGo();
  });

  await test.step("a refused connection is told, and the field has the focus and the address", async () => {
    await expect(status(page)).toHaveText(error);
    await expect(field(page)).toHaveValue(EMAIL);
    await expect(field(page)).toBeFocused();
    await mailingList.start();
  });

  await test.step("thanks neither scroll the page nor take the focus of a reader who has gone on", async () => {
    const letGo = await hold();
    await field(page).press("Enter");
    await expect(status(page)).toHaveText("Submitting...");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const next = page.locator("footer :focus");
    await expect(next).toHaveCount(1);
    await page.evaluate(() => window.scrollTo(0, 300));
    letGo();
    await expect(status(page)).toHaveText(success);
    expect(await getScrollY(page)).toBe(300);
    await expect(next).toHaveCount(1);
  });

  await test.step("opened again it is empty, and gives way to thanks in focus", async () => {
    await page.reload();
    await waitForHydration(page);
    await expect(field(page)).toHaveValue("");
    await field(page).fill("  grace@example.com ");
    await field(page).press("Enter");
    await expect(status(page)).toHaveText(success);
    await expect(status(page)).toBeFocused();
    await expect(status(page)).toBeInViewport();
    expect(await mailingList.emails()).toEqual([EMAIL, "grace@example.com"]);
  });
});

test("the bar of each page and a paper's foot lead to the form, with its field in focus", async ({
  page,
}) => {
  const leads = async (part: Locator) => {
    await part.getByRole("link", { name: title }).click();
    await expect(page).toHaveURL("/#waitlist-email");
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole("heading", { name: title })).toBeInViewport();
  };
  await openPage(page, "/");
  await leads(page.getByRole("banner"));
  await openPage(page, "/litepapers/pop");
  await leads(page.getByRole("main"));
});

test("a request that is under way arrives though its reader leaves the page", async ({
  page,
  mailingList,
}) => {
  await openPage(page, "/");
  await field(page).fill(EMAIL);
  await page.getByRole("button", { name: join }).click();
  await page.locator('footer a[href="/glossary"]').click();
  await expect(page).toHaveURL("/glossary");
  await expect.poll(() => mailingList.emails()).toEqual([EMAIL]);
});
