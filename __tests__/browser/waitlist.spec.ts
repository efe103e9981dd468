import type { Locator, Page } from "@playwright/test";
import { waitlistTexts } from "../../src/waitlist/waitlist-texts";
import { expect, test, WAITLIST_ORIGIN } from "./fixtures";
import { getScrollY, holdRequests, openPage } from "./pages";

const { error, success, title } = waitlistTexts;
const LIST = `${WAITLIST_ORIGIN}/**`;
const EMAIL = "ada+tag@example.com";

// A larger window takes longer to render.
test.use({ viewport: { width: 1024, height: 500 }, contextOptions: { reducedMotion: "reduce" } });

const getField = (page: Page) => page.getByRole("textbox", { name: "Email address" });
const getButton = (page: Page) => page.locator("#waitlist form").getByRole("button");
const getStatus = (page: Page) => page.locator("#waitlist").getByRole("status");

// `specification/waitlist.spec.ts` tests the form at each response of the list.
test("the focus goes to the outcome unless the reader has left", async ({ page, console, mailingList }) => {
  console.expect(/The waitlist could not be reached|ERR_CONNECTION_REFUSED/);
  await openPage(page, "/");
  const releaseFailure = await holdRequests(page, LIST, (route) => route.abort("connectionrefused"));
  await getField(page).fill(EMAIL);
  await getButton(page).click();
  await expect(getField(page)).toBeDisabled();
  await expect(getButton(page)).toBeFocused();
  releaseFailure();
  await expect(getStatus(page)).toHaveText(error);
  await expect(getField(page)).toHaveValue(EMAIL);
  await expect(getField(page)).toBeFocused();

  await page.unroute(LIST);
  const releaseSuccess = await holdRequests(page, LIST, (route) => route.fallback());
  await getField(page).press("Enter");
  await expect(getStatus(page)).toHaveText("Submitting...");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const focused = page.locator("footer :focus");
  await expect(focused).toHaveCount(1);
  await page.evaluate(() => window.scrollTo(0, 300));
  releaseSuccess();
  await expect(getStatus(page)).toHaveText(success);
  expect(await getScrollY(page)).toBe(300);
  await expect(focused).toHaveCount(1);

  await openPage(page, "/");
  await getField(page).fill("  grace@example.com ");
  await getField(page).press("Enter");
  await expect(getStatus(page)).toHaveText(success);
  await expect(getStatus(page)).toBeFocused();
  await expect(getStatus(page)).toBeInViewport();
  expect(await mailingList.emails()).toEqual([EMAIL, "grace@example.com"]);
});

test("links to the form in the header and in papers focus its field", async ({ page }) => {
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
