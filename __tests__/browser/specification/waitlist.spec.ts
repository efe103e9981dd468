import type { Page, Route } from "@playwright/test";
import { expect, test, waitForHydration } from "./specified";

// A small window is drawn in less time.
test.use({ viewport: { width: 1024, height: 500 }, contextOptions: { reducedMotion: "reduce" } });

const EMAIL = "ada+tag@example.com";
const SUBMITTING = "Submitting...";
const thanks = (page: Page) => page.getByText("✓ Thanks! You're on the waitlist.", { exact: true });
const failure = (page: Page) => page.getByText("Something went wrong. Please try again.", { exact: true });

/** An answer that no script of the site may read, as a list that knows nothing of the site gives it. */
const unreadable = { status: 500, headers: { "access-control-allow-origin": "https://elsewhere.example" } };

/** Opens the form; what is sent to its list, with or without scripts, waits for an answer until it is given. */
async function openForm(page: Page, scripts = true) {
  await page.goto("/");
  const field = page.locator('input[name="EMAIL"]');
  const form = page.locator("form").filter({ has: field });
  const button = form.getByRole("button");
  if (scripts) await waitForHydration(field);
  const address = new URL(await form.evaluate((element: HTMLFormElement) => element.action));
  const [u, id] = [address.searchParams.get("u"), address.searchParams.get("id")];
  expect(u && id).toBeTruthy();
  const sent: Route[] = [];
  await page.route(
    ({ origin }) => origin === address.origin,
    (route) => void sent.push(route),
  );
  /** Waits for as many requests as that, and answers the last. */
  const answer = async (count: number, how: (route: Route) => Promise<void>) => {
    await expect.poll(() => sent.length).toBe(count);
    for (const route of sent.slice(-1)) await how(route);
  };
  /** The form has sent one request with this address and what the list asks for, and nothing else has gone out. */
  const expectOne = async (EMAIL: string, foreignRequests: string[]) => {
    const [request] = sent.map((route) => route.request());
    expect(`${request?.method()} ${request?.url()}`).toBe(`POST ${address.href}`);
    const headers = { "content-type": request?.headers()["content-type"] ?? "" };
    const body = await new Response(request?.postData(), { headers }).formData();
    expect(Object.fromEntries(body.entries())).toMatchObject({ EMAIL, u, id });
    expect(foreignRequests.splice(0)).toEqual([address.href]);
  };
  const send = async (value: string) => {
    await field.fill(value);
    await button.click({ noWaitAfter: true });
  };
  return { field, form, button, send, answer, expectOne };
}

test("the form refuses what is no address, and what is empty", async ({ page, foreignRequests }) => {
  const { field, form, button, send, answer, expectOne } = await openForm(page);
  const label = (await button.textContent()) ?? "";
  expect(label).not.toBe(SUBMITTING);
  await expect(field).toHaveAttribute("type", "email");
  await expect(field).toHaveAttribute("required");
  for (const name of ["u", "id"]) await expect(form.locator(`input[name=${name}]`)).toBeHidden();
  for (const [value, noValidate] of Object.entries({ "": false, nothing: false, " ": true })) {
    await form.evaluate((element, noValidate) => void Object.assign(element, { noValidate }), noValidate);
    await send(value);
    await expect(button).toHaveText(label);
    await expect(button).toBeEnabled();
    await expect(field).toBeEditable();
  }
  for (const message of [thanks(page), failure(page)]) await expect(message).toHaveCount(0);
  // Had anything been sent, it would have been before this.
  await send(EMAIL);
  await answer(1, (route) => route.fulfill(unreadable));
  await expect(thanks(page)).toBeVisible();
  await expectOne(EMAIL, foreignRequests);
});

test("a sign-up is sent once and thanked for in place of the form", async ({ page, foreignRequests }) => {
  const { field, button, send, answer, expectOne } = await openForm(page);
  await send(EMAIL);
  await expect(button).toHaveText(SUBMITTING);
  await expect(button).toBeDisabled();
  await expect(field).toBeDisabled();
  await button.click({ force: true });
  await expect(button).toHaveText(SUBMITTING);
  // Whatever the list answers counts, for it cannot be read: so the request must be in no-cors mode.
  await answer(1, (route) => route.fulfill(unreadable));
  await expect(thanks(page)).toBeVisible();
  for (const gone of [field, button, failure(page)]) await expect(gone).toHaveCount(0);
  await expectOne(EMAIL, foreignRequests);
  await page.reload();
  await expect(field).toHaveValue("");
});

test("a request that throws is told under the form, and can be sent again", async ({
  page,
  foreignRequests,
}) => {
  const { field, button, send, answer } = await openForm(page);
  const logged: string[] = [];
  page.on("console", (message) => {
    // The browser tells of a failed request by itself.
    if (message.type() === "error" && !/^Failed to load/.test(message.text())) logged.push(message.text());
  });
  await send(EMAIL);
  await answer(1, (route) => route.abort("connectionrefused"));
  await expect(failure(page)).toBeVisible();
  const [told, sender] = [await failure(page).boundingBox(), await button.boundingBox()];
  expect(told?.y).toBeGreaterThanOrEqual((sender?.y ?? 0) + (sender?.height ?? 0));
  await expect.poll(() => logged.length).toBeGreaterThan(0);
  await expect(field).toBeEditable();
  await expect(button).toBeEnabled();
  await expect(button).not.toHaveText(SUBMITTING);
  await send(EMAIL);
  await answer(2, (route) => route.fulfill(unreadable));
  await expect(thanks(page)).toBeVisible();
  foreignRequests.splice(0);
});

test("a request counts as thrown after 15 seconds, and not before", async ({ page, foreignRequests }) => {
  // The browser's own time-out follows the machine's clock: here it follows the page's, which the test turns.
  await page.addInitScript(() => {
    AbortSignal.timeout = (time) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("signal timed out", "TimeoutError")), time);
      return controller.signal;
    };
  });
  await page.clock.install({ time: new Date("2031-06-01T12:00:00Z") });
  const { button, send, answer } = await openForm(page);
  await page.clock.pauseAt(new Date("2031-06-01T13:00:00Z"));
  await send(EMAIL);
  await answer(1, async () => {});
  await page.clock.runFor(14_999);
  await expect(button).toHaveText(SUBMITTING);
  await expect(failure(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(failure(page)).toBeVisible();
  await expect(button).toBeEnabled();
  foreignRequests.splice(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts natively", async ({ page, foreignRequests }) => {
    const { send, answer, expectOne } = await openForm(page, false);
    await send(EMAIL);
    await answer(1, (route) => route.fulfill({ contentType: "text/html", body: "<h1>From the list</h1>" }));
    await expect(page.getByRole("heading", { name: "From the list" })).toBeVisible();
    await expectOne(EMAIL, foreignRequests);
  });
});
