import type { Page, Route } from "@playwright/test";
import { expect, test, waitForHydration } from "./specified";

// A larger window takes longer to render.
test.use({ viewport: { width: 1024, height: 500 }, contextOptions: { reducedMotion: "reduce" } });

const EMAIL = "ada+tag@example.com";
const SUBMITTING = "Submitting...";
const getSuccessMessage = (page: Page) =>
  page.getByText("✓ Thanks! You're on the waitlist.", { exact: true });
const getErrorMessage = (page: Page) =>
  page.getByText("Something went wrong. Please try again.", { exact: true });

/** A response that scripts of the site cannot read, as a mailing list without CORS for the site sends it. */
const OPAQUE_RESPONSE = {
  status: 500,
  headers: { "access-control-allow-origin": "https://elsewhere.example" },
};

/** Opens the form and holds the requests to its list until `answer` is called. */
async function openForm(page: Page, hasScripts = true) {
  await page.goto("/");
  const field = page.locator('input[name="EMAIL"]');
  const form = page.locator("form").filter({ has: field });
  const button = form.getByRole("button");
  if (hasScripts) await waitForHydration(field);
  const actionUrl = new URL(await form.evaluate((element: HTMLFormElement) => element.action));
  const [u, id] = [actionUrl.searchParams.get("u"), actionUrl.searchParams.get("id")];
  expect(u && id).toBeTruthy();
  const routes: Route[] = [];
  await page.route(
    ({ origin }) => origin === actionUrl.origin,
    (route) => void routes.push(route),
  );
  /** Waits until `count` requests were sent, and handles the last. */
  const answer = async (count: number, handle: (route: Route) => Promise<void>) => {
    await expect.poll(() => routes.length).toBe(count);
    for (const route of routes.slice(-1)) await handle(route);
  };
  /** Expects that the form's only request has the email address and the fields of the list, and empties `foreignRequests`. */
  const expectOneSignUp = async (EMAIL: string, foreignRequests: string[]) => {
    const [request] = routes.map((route) => route.request());
    expect(`${request?.method()} ${request?.url()}`).toBe(`POST ${actionUrl.href}`);
    const headers = { "content-type": request?.headers()["content-type"] ?? "" };
    const body = await new Response(request?.postData(), { headers }).formData();
    expect(Object.fromEntries(body.entries())).toMatchObject({ EMAIL, u, id });
    expect(foreignRequests.splice(0)).toEqual([actionUrl.href]);
  };
  const submit = async (value: string) => {
    await field.fill(value);
    await button.click({ noWaitAfter: true });
  };
  return { field, form, button, submit, answer, expectOneSignUp };
}

test("the form does not send an empty or invalid address", async ({ page, foreignRequests }) => {
  const { field, form, button, submit, answer, expectOneSignUp } = await openForm(page);
  const label = (await button.textContent()) ?? "";
  expect(label).not.toBe(SUBMITTING);
  await expect(field).toHaveAttribute("type", "email");
  await expect(field).toHaveAttribute("required");
  for (const name of ["u", "id"]) await expect(form.locator(`input[name=${name}]`)).toBeHidden();
  for (const [value, noValidate] of Object.entries({ "": false, nothing: false, " ": true })) {
    await form.evaluate((element, noValidate) => void Object.assign(element, { noValidate }), noValidate);
    await submit(value);
    await expect(button).toHaveText(label);
    await expect(button).toBeEnabled();
    await expect(field).toBeEditable();
  }
  for (const message of [getSuccessMessage(page), getErrorMessage(page)])
    await expect(message).toHaveCount(0);
  // An earlier request would be counted here.
  await submit(EMAIL);
  await answer(1, (route) => route.fulfill(OPAQUE_RESPONSE));
  await expect(getSuccessMessage(page)).toBeVisible();
  await expectOneSignUp(EMAIL, foreignRequests);
});

test("a sign-up is sent once, and a message replaces the form", async ({ page, foreignRequests }) => {
  const { field, button, submit, answer, expectOneSignUp } = await openForm(page);
  await submit(EMAIL);
  await expect(button).toHaveText(SUBMITTING);
  await expect(button).toBeDisabled();
  await expect(field).toBeDisabled();
  await button.click({ force: true });
  await expect(button).toHaveText(SUBMITTING);
  // Any response counts as success, since the request is in no-cors mode and its response cannot be read.
  await answer(1, (route) => route.fulfill(OPAQUE_RESPONSE));
  await expect(getSuccessMessage(page)).toBeVisible();
  for (const part of [field, button, getErrorMessage(page)]) await expect(part).toHaveCount(0);
  await expectOneSignUp(EMAIL, foreignRequests);
  await page.reload();
  await expect(field).toHaveValue("");
});

test("a failed request shows an error, and can be sent again", async ({ page, foreignRequests }) => {
  const { field, button, submit, answer } = await openForm(page);
  const consoleErrors: string[] = [];
  page.on("console", (message) => {
    // The browser itself logs the failed request.
    if (message.type() === "error" && !/^Failed to load/.test(message.text()))
      consoleErrors.push(message.text());
  });
  await submit(EMAIL);
  await answer(1, (route) => route.abort("connectionrefused"));
  await expect(getErrorMessage(page)).toBeVisible();
  const [messageBox, buttonBox] = [await getErrorMessage(page).boundingBox(), await button.boundingBox()];
  expect(messageBox?.y).toBeGreaterThanOrEqual((buttonBox?.y ?? 0) + (buttonBox?.height ?? 0));
  await expect.poll(() => consoleErrors.length).toBeGreaterThan(0);
  await expect(field).toBeEditable();
  await expect(button).toBeEnabled();
  await expect(button).not.toHaveText(SUBMITTING);
  await submit(EMAIL);
  await answer(2, (route) => route.fulfill(OPAQUE_RESPONSE));
  await expect(getSuccessMessage(page)).toBeVisible();
  foreignRequests.splice(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser posts the form itself", async ({ page, foreignRequests }) => {
    const { submit, answer, expectOneSignUp } = await openForm(page, false);
    await submit(EMAIL);
    await answer(1, (route) => route.fulfill({ contentType: "text/html", body: "<h1>From the list</h1>" }));
    await expect(page.getByRole("heading", { name: "From the list" })).toBeVisible();
    await expectOneSignUp(EMAIL, foreignRequests);
  });
});
