import type { Locator, Page } from "@playwright/test";
import { landingTexts } from "../../src/features/landing/landing";
import { LOCAL_WAITLIST } from "../../src/features/waitlist/waitlist-settings";
import { expect, test, WAITLIST_ORIGIN } from "./fixtures";
import { holdBack, hydrated, openPage, paperPath, placeOf } from "./pages";

const SUCCESS = "✓ Thanks! You're on the waitlist.";
const ERROR = "Something went wrong. Please try again.";
const EMAIL = "ada+tag@example.com";

// A window with room for all that these tests use: a larger one costs half as much again to draw.
test.use({ viewport: { width: 1024, height: 500 }, contextOptions: { reducedMotion: "reduce" } });

const form = (page: Page) => page.locator("#waitlist form");
const field = (page: Page) => page.getByRole("textbox", { name: "Email address" });
const button = (page: Page) => form(page).getByRole("button");
// A paper that is being left has announcements of its own.
const status = (page: Page) => page.locator("#waitlist").getByRole("status");

/** Keeps requests to the list on their way until they are let go. */
const holdRequests = (page: Page) => holdBack(page, `${WAITLIST_ORIGIN}/**`, (route) => route.fallback());

test("the form tells what becomes of a request, and keeps the reader's focus and place", async ({
  page,
  console,
  mailingList,
}) => {
  console.expect(/The waitlist could not be reached|ERR_CONNECTION_REFUSED/);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(WAITLIST_ORIGIN)) requests.push(request.url());
  });
  await openPage(page, "/");

  await test.step("it sends nothing that is no address", async () => {
    for (const email of ["", "ada@"]) {
      await field(page).fill(email);
      await button(page).click();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toBeEnabled();
      await expect(status(page)).toBeEmpty();
    }
    expect(requests).toEqual([]);
  });

  await test.step("clicked twice, it sends one POST that asks for no answer, and holds field, button and focus", async () => {
    const letGo = await holdRequests(page);
    const asked = page.waitForRequest(`${WAITLIST_ORIGIN}/**`);
    await field(page).fill(EMAIL);
    await button(page).dblclick();
    const sent = await asked;
    expect(sent.method()).toBe("POST");
    expect(new URL(sent.url()).search).toBe("?u=local&id=waitlist");
    expect([...new URLSearchParams(sent.postData() ?? "")]).toEqual([
      ["EMAIL", EMAIL],
      ["u", LOCAL_WAITLIST.u],
      ["id", LOCAL_WAITLIST.id],
    ]);
    await expect(button(page)).toHaveText("Submitting...");
    await expect(button(page)).toBeDisabled();
    await expect(field(page)).toBeDisabled();
    await expect(form(page)).toHaveAttribute("aria-busy", "true");
    await expect(button(page)).toBeFocused();
    await mailingList.stop();
    letGo();
  });

  await test.step("a refused connection is told below the form, whose field has the focus and the address", async () => {
    await expect(status(page)).toHaveText(ERROR);
    await expect(status(page)).toBeVisible();
    const [formBox, statusBox] = [await form(page).boundingBox(), await status(page).boundingBox()];
    expect(statusBox?.y).toBeGreaterThan((formBox?.y ?? 0) + (formBox?.height ?? 0) - 1);
    await expect(field(page)).toHaveValue(EMAIL);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAccessibleDescription(new RegExp(ERROR));
    await expect(button(page)).toHaveText(landingTexts.waitlist.button);
    expect(requests).toHaveLength(1);
  });

  await test.step("a reader who has gone on by keyboard keeps the focus", async () => {
    const letGo = await holdRequests(page);
    await field(page).press("Enter");
    await expect(field(page)).toBeDisabled();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const next = page.locator("footer :focus");
    await expect(next).toHaveCount(1);
    letGo();
    await expect(status(page)).toHaveText(ERROR);
    await expect(next).toHaveCount(1);
    await mailingList.start();
  });

  await test.step("thanks neither scroll the page nor take the focus of a reader who has gone elsewhere", async () => {
    const letGo = await holdRequests(page);
    await button(page).click();
    await expect(status(page)).toHaveText("Submitting...");
    await page.evaluate(() => window.scrollTo(0, 300));
    letGo();
    await expect(status(page)).toHaveText(SUCCESS);
    expect(await placeOf(page)).toBe(300);
    await expect(status(page)).not.toBeFocused();
  });

  await test.step("opened again, it is empty; sent with Enter, it gives way to thanks in focus", async () => {
    await page.reload();
    await hydrated(page);
    await expect(field(page)).toHaveValue("");
    await field(page).fill("  grace@example.com ");
    await field(page).press("Enter");
    await expect(status(page)).toHaveText(SUCCESS);
    await expect(form(page)).toHaveCount(0);
    await expect(status(page)).toBeFocused();
    await expect(status(page)).toBeInViewport();
    expect(await mailingList.emails()).toEqual([EMAIL, "grace@example.com"]);
  });
});

test("the bar leads to the form with its field in focus, from the landing page, another page and a paper's foot", async ({
  page,
}) => {
  const leads = async (part: Locator) => {
    await part.getByRole("link", { name: landingTexts.waitlist.title }).click();
    await expect(page).toHaveURL("/#waitlist-email");
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole("heading", { name: landingTexts.waitlist.title })).toBeInViewport();
  };
  await openPage(page, "/");
  await leads(page.getByRole("banner"));
  await openPage(page, "/glossary");
  await leads(page.getByRole("banner"));
  await openPage(page, paperPath("pop"));
  await leads(page.getByRole("main"));
});

test("what is typed is there again after a reload, and after Back", async ({ page }) => {
  await openPage(page, "/");
  await field(page).fill("ada@exam");
  await page.reload();
  await hydrated(page);
  await expect(field(page)).toHaveValue("ada@exam");
  await page.locator('footer a[href="/glossary"]').click();
  await expect(page).toHaveURL("/glossary");
  await page.goBack();
  await expect(field(page)).toHaveValue("ada@exam");
});

test("a request that is under way arrives though its reader leaves the page", async ({
  page,
  mailingList,
}) => {
  await openPage(page, "/");
  await field(page).fill(EMAIL);
  await button(page).click();
  await page.locator('footer a[href="/glossary"]').click();
  await expect(page).toHaveURL("/glossary");
  await expect.poll(() => mailingList.emails()).toEqual([EMAIL]);
});
