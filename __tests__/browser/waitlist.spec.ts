import type { Locator, Page } from "@playwright/test";
import { waitlistTexts } from "../../src/waitlist/waitlist-texts";
import { expect, test, WAITLIST_ORIGIN } from "./fixtures";
import { getScrollY, holdRequests, openPage, waitForHydration } from "./pages";

const { error, success, button: buttonLabel, title } = waitlistTexts;
const EMAIL = "ada+tag@example.com";

// A larger window takes longer to render.
test.use({ viewport: { width: 1024, height: 500 }, contextOptions: { reducedMotion: "reduce" } });

const getForm = (page: Page) => page.locator("#waitlist form");
const getField = (page: Page) => page.getByRole("textbox", { name: "Email address" });
const getButton = (page: Page) => getForm(page).getByRole("button");
const getStatus = (page: Page) => page.locator("#waitlist").getByRole("status");

// `specification/waitlist.spec.ts` tests the form at each response of the list. These tests use the local list.
test("a sign-up sends one request, shows a refused connection, and thanks without scrolling the page", async ({
  page,
  console,
  mailingList,
}) => {
  console.expect(/The waitlist could not be reached|ERR_CONNECTION_REFUSED/);
  await openPage(page, "/");
  /** Holds requests to the list until the returned function is called. */
  const holdSignUps = () => holdRequests(page, `${WAITLIST_ORIGIN}/**`, (route) => route.fallback());

  await test.step("a double click sends one request, and the focus stays in the form", async () => {
    const releaseRequests = await holdSignUps();
    const request = page.waitForRequest(`${WAITLIST_ORIGIN}/**`);
    await getField(page).fill(EMAIL);
    await getButton(page).dblclick();
    await request;
    await expect(getField(page)).toBeDisabled();
    await expect(getButton(page)).toHaveText("Submitting...");
    await expect(getButton(page)).toHaveAttribute("aria-disabled", "true");
    await expect(getButton(page)).toBeFocused();
    await mailingList.stop();
    releaseRequests();
  });

  await test.step("a refused connection shows the error, and the field has the focus and keeps the address", async () => {
    await expect(getStatus(page)).toHaveText(error);
    await expect(getField(page)).toHaveValue(EMAIL);
    await expect(getField(page)).toBeFocused();
    await mailingList.start();
  });

  await test.step("the success message neither scrolls the page nor moves the focus of a reader who has left the form", async () => {
    const releaseRequests = await holdSignUps();
    await getField(page).press("Enter");
    await expect(getStatus(page)).toHaveText("Submitting...");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const focused = page.locator("footer :focus");
    await expect(focused).toHaveCount(1);
    await page.evaluate(() => window.scrollTo(0, 300));
    releaseRequests();
    await expect(getStatus(page)).toHaveText(success);
    expect(await getScrollY(page)).toBe(300);
    await expect(focused).toHaveCount(1);
  });

  await test.step("after a reload the form is empty, and the success message that replaces it has the focus", async () => {
    await page.reload();
    await waitForHydration(page);
    await expect(getField(page)).toHaveValue("");
    await getField(page).fill("  grace@example.com ");
    await getField(page).press("Enter");
    await expect(getStatus(page)).toHaveText(success);
    await expect(getStatus(page)).toBeFocused();
    await expect(getStatus(page)).toBeInViewport();
    expect(await mailingList.emails()).toEqual([EMAIL, "grace@example.com"]);
  });
});

test("the links in the header and at the end of a paper lead to the form and focus its field", async ({
  page,
}) => {
  const expectLinkToForm = async (part: Locator) => {
    await part.getByRole("link", { name: title }).click();
    await expect(page).toHaveURL("/#waitlist-email");
    await expect(getField(page)).toBeFocused();
    await expect(page.getByRole("heading", { name: title })).toBeInViewport();
  };
  await openPage(page, "/");
  await expectLinkToForm(page.getByRole("banner"));
  await openPage(page, "/litepapers/pop");
  await expectLinkToForm(page.getByRole("main"));
});

test("a sign-up is stored even if the reader leaves the page before the response", async ({
  page,
  mailingList,
}) => {
  await openPage(page, "/");
  await getField(page).fill(EMAIL);
  await page.getByRole("button", { name: buttonLabel }).click();
  await page.locator('footer a[href="/glossary"]').click();
  await expect(page).toHaveURL("/glossary");
  await expect.poll(() => mailingList.emails()).toEqual([EMAIL]);
});
