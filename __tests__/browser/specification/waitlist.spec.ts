import type { Page, Request, Route } from "@playwright/test";
import { expect, FAILURE, fieldsOf, SUBMITTING, SUCCESS, taken, test, waitlist, waitlistAddress } from "./specified";

// A small window is drawn in less time.
test.use({ viewport: { width: 1024, height: 500 }, contextOptions: { reducedMotion: "reduce" } });

const EMAIL = "ada+tag@example.com";

/** An answer that no script of the site may read, as a list that knows nothing of the site gives it. */
const unreadable = { status: 500, headers: { "access-control-allow-origin": "https://elsewhere.example" } };

/** Opens the form; what is sent to its list waits for an answer until it is given. */
async function openForm(page: Page, strangers: string[]) {
  await page.goto("/");
  const { field, form, button } = waitlist(page);
  await taken(field);
  const address = await waitlistAddress(page);
  const requests: Request[] = [];
  const waiting: Route[] = [];
  await page.route(
    ({ origin }) => origin === address.origin,
    (route) => {
      requests.push(route.request());
      waiting.push(route);
    },
  );
  return {
    field,
    form,
    button,
    address,
    requests,
    answer: async (how: (route: Route) => Promise<void>) => {
      await expect.poll(() => waiting.length).toBe(1);
      for (const route of waiting.splice(0)) await how(route);
      strangers.splice(0);
    },
  };
}

test("the form waits with a required field of type email and an active button", async ({
  page,
  strangers,
}) => {
  const { field, button, form } = await openForm(page, strangers);
  await expect(field).toBeEditable();
  await expect(field).toHaveAttribute("type", "email");
  await expect(field).toHaveAttribute("required");
  await expect(field).toHaveValue("");
  await expect(button).toBeEnabled();
  await expect(button).not.toHaveText(SUBMITTING);
  for (const name of ["u", "id"]) await expect(form.locator(`input[name=${name}]`)).toBeHidden();
  for (const text of [SUCCESS, FAILURE]) await expect(page.getByText(text)).toHaveCount(0);
});

test("the browser refuses what is no address, and an empty field does nothing even where it does not", async ({
  page,
  strangers,
}) => {
  const { field, form, button, requests, answer } = await openForm(page, strangers);
  const label = (await button.textContent()) ?? "";
  for (const value of ["", "not an address"]) {
    await field.fill(value);
    await button.click();
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false);
    await expect(button).toHaveText(label);
  }
  await form.evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
  });
  await field.fill("");
  await button.click();
  await expect(button).toHaveText(label);
  await expect(field).toBeEditable();
  // Had anything been sent, it would have been before this.
  await field.fill(EMAIL);
  await button.click();
  await answer((route) => route.fulfill(unreadable));
  await expect(page.getByText(SUCCESS)).toBeVisible();
  expect(await Promise.all(requests.map(fieldsOf))).toEqual([expect.objectContaining({ EMAIL })]);
});

test("a sign-up sends EMAIL, u and id once, while field and button are disabled, and thanks in place of the form", async ({
  page,
  strangers,
}) => {
  const { field, button, address, requests, answer } = await openForm(page, strangers);
  await field.fill(EMAIL);
  await button.click();
  await expect(button).toHaveText(SUBMITTING);
  await expect(button).toBeDisabled();
  await expect(field).toBeDisabled();
  await expect(field).not.toBeEditable();
  await button.click({ force: true });
  await button.press("Enter");
  await expect(button).toHaveText(SUBMITTING);

  // Whatever the list answers counts, for it cannot be read: so the request must be in no-cors mode.
  await answer((route) => route.fulfill(unreadable));
  await expect(page.getByText(SUCCESS, { exact: true })).toBeVisible();
  await expect(field).toHaveCount(0);
  await expect(button).toHaveCount(0);
  await expect(page.getByText(FAILURE)).toHaveCount(0);

  expect(requests).toHaveLength(1);
  const [request] = requests;
  if (!request) throw new Error("Nothing was sent.");
  const [u, id] = [address.searchParams.get("u"), address.searchParams.get("id")];
  expect(u && id).toBeTruthy();
  expect(request.method()).toBe("POST");
  expect(request.url()).toBe(address.href);
  expect(await fieldsOf(request)).toEqual({ EMAIL, u, id });

  await page.reload();
  await expect(field).toHaveValue("");
});

test("a request that throws is told under the form and in the console, and can be sent again", async ({
  page,
  strangers,
}) => {
  const { field, button, answer } = await openForm(page, strangers);
  const logged: string[] = [];
  page.on("console", (message) => {
    // The browser itself tells of the failed request at an address, the site of an error.
    if (message.type() === "error" && !/^Failed to load resource/.test(message.text()))
      logged.push(message.text());
  });
  await field.fill(EMAIL);
  await button.click();
  await answer((route) => route.abort("connectionrefused"));
  const message = page.getByText(FAILURE, { exact: true });
  await expect(message).toBeVisible();
  const [shown, sender] = [await message.boundingBox(), await button.boundingBox()];
  expect(shown?.y).toBeGreaterThanOrEqual((sender?.y ?? 0) + (sender?.height ?? 0));
  await expect.poll(() => logged.length).toBeGreaterThan(0);
  await expect(field).toBeEditable();
  await expect(button).toBeEnabled();
  await expect(button).not.toHaveText(SUBMITTING);

  await field.fill(EMAIL);
  await button.click();
  await expect(button).toHaveText(SUBMITTING);
  await answer((route) => route.fulfill(unreadable));
  await expect(page.getByText(SUCCESS, { exact: true })).toBeVisible();
  await expect(message).toHaveCount(0);
});

test("a request that is not answered counts as thrown after 15 seconds, and not before", async ({
  page,
  strangers,
}) => {
  // The browser's own time-out follows the machine's clock: here it follows the page's, which the test turns.
  await page.addInitScript(() => {
    AbortSignal.timeout = (time) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("signal timed out", "TimeoutError")), time);
      return controller.signal;
    };
  });
  await page.clock.install({ time: new Date("2031-06-01T12:00:00Z") });
  const { field, button, requests } = await openForm(page, strangers);
  await page.clock.pauseAt(new Date("2031-06-01T13:00:00Z"));
  await field.fill(EMAIL);
  await button.click();
  await expect.poll(() => requests.length).toBe(1);
  await page.clock.runFor(14_999);
  await expect(button).toHaveText(SUBMITTING);
  await expect(page.getByText(FAILURE)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByText(FAILURE, { exact: true })).toBeVisible();
  await expect(button).toBeEnabled();
  strangers.splice(0);
});
