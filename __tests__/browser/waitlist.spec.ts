import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { landingTexts } from "../../src/lib/texts/landing";
import { LOCAL_WAITLIST } from "../../src/lib/waitlist-settings";
import { expect, test as siteTest, WAITLIST_ORIGIN } from "./fixtures";
import { hydrated, openPage } from "./pages";

const SUCCESS = "✓ Thanks! You're on the waitlist.";
const ERROR = "Something went wrong. Please try again.";
const EMAIL = "ada@example.com";

type Fixtures = {
  /** Answers at a port of its own in the mailing list's place, as the listener says. */
  answerWith: (listener: RequestListener) => Promise<void>;
};

const test = siteTest.extend<Fixtures>({
  answerWith: async ({ context }, use) => {
    const server = createServer();
    await use(async (listener) => {
      server.on("request", listener);
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const { port } = server.address() as AddressInfo;
      await context.route(`${WAITLIST_ORIGIN}/**`, (route) =>
        route.continue({ url: route.request().url().replace(WAITLIST_ORIGIN, `http://127.0.0.1:${port}`) }),
      );
    });
    server.close();
    server.closeAllConnections();
  },
});

test.use({ contextOptions: { reducedMotion: "reduce" } });

const form = (page: Page) => page.locator("#waitlist form");
const field = (page: Page) => page.getByRole("textbox", { name: "Email address" });
const button = (page: Page) => form(page).getByRole("button");
// A paper that is being left has announcements of its own.
const status = (page: Page) => page.locator("#waitlist").getByRole("status");

/** Emptied first: in Firefox, Playwright appends to what a field for an email address holds. */
async function fillIn(page: Page, email: string): Promise<void> {
  await field(page).clear();
  await field(page).fill(email);
}

test.describe("a sign-up", () => {
  test("is recorded by the list, however it is sent", async ({ page, mailingList }) => {
    await openPage(page, "/");

    await test.step("is recorded by the list, and thanked for in place of the form", async () => {
      await fillIn(page, EMAIL);
      await button(page).click();
      await expect(status(page)).toHaveText(SUCCESS);
      await expect(form(page)).toHaveCount(0);
      await expect(status(page)).toBeFocused();
      await expect(status(page)).toBeInViewport();
      expect(await mailingList.emails()).toEqual([EMAIL]);
    });

    await test.step("forgets the address: a page opened again begins with an empty form", async () => {
      await page.reload();
      await expect(field(page)).toHaveValue("");
      await hydrated(page);
      await expect(field(page)).toHaveValue("");
      expect(await mailingList.emails()).toHaveLength(1);
    });

    await test.step("can be sent with Enter, and leaves spaces around the address behind", async () => {
      await fillIn(page, "  grace@example.com ");
      await field(page).press("Enter");
      await expect(status(page)).toHaveText(SUCCESS);
      expect(await mailingList.emails()).toEqual([EMAIL, "grace@example.com"]);
    });
  });

  test("is one request, and the form waits for its answer", async ({ page, answerWith }) => {
    const held: ServerResponse[] = [];
    let answer = (response: ServerResponse) => void held.push(response);
    const requests: { request: IncomingMessage; body: string }[] = [];
    await answerWith(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      requests.push({ request, body: Buffer.concat(chunks).toString() });
      answer(response);
    });
    const open = async (email: string) => {
      requests.length = 0;
      await openPage(page, "/");
      await fillIn(page, email);
    };

    await test.step("says “Submitting...” and holds field and button until it is answered", async () => {
      await open("ada+tag@example.com");
      await expect(button(page)).toHaveText(landingTexts.waitlist.button);
      await expect(status(page)).toBeEmpty();
      await button(page).click();
      await expect(button(page)).toHaveText("Submitting...");
      await expect(button(page)).toBeDisabled();
      await expect(field(page)).toBeDisabled();
      await expect(field(page)).toHaveValue("ada+tag@example.com");
      await expect(form(page)).toHaveAttribute("aria-busy", "true");
    });

    await test.step("while it is under way that the button has sent, the focus stays with the form and the status tells of it", () =>
      expectFocusInForm(page));

    await test.step("is one POST of EMAIL, u and id in no-cors mode, with u and id in the query too", async () => {
      await expect.poll(() => held.length).toBe(1);
      held[0]?.end();
      await expect(status(page)).toHaveText(SUCCESS);
      expect(requests).toHaveLength(1);
      const [sent] = requests;
      expect(sent?.request.method).toBe("POST");
      expect(sent?.request.url).toBe("/subscribe/post?u=local&id=waitlist");
      expect(sent?.request.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded\b/);
      expect(sent?.request.headers["sec-fetch-mode"]).toBe("no-cors");
      expect(sent?.request.headers.cookie).toBeUndefined();
      expect([...new URLSearchParams(sent?.body)]).toEqual([
        ["EMAIL", "ada+tag@example.com"],
        ["u", LOCAL_WAITLIST.u],
        ["id", LOCAL_WAITLIST.id],
      ]);
    });

    await test.step("while it is under way that Enter has sent, the focus stays with the form and the status tells of it", async () => {
      await open(EMAIL);
      await field(page).press("Enter");
      await expectFocusInForm(page);
    });

    const twice = {
      "the button is clicked twice": () => button(page).dblclick(),
      "it is submitted twice at the same moment": () =>
        form(page).evaluate((form: HTMLFormElement) => {
          form.requestSubmit();
          form.requestSubmit();
        }),
    };
    for (const [input, send] of Object.entries(twice)) {
      await test.step(`is sent once when ${input}`, async () => {
        // Late, so that there is time for a second request.
        answer = (response) => void setTimeout(() => response.end(), 300);
        await open(EMAIL);
        await send();
        await expect(status(page)).toHaveText(SUCCESS);
        expect(requests).toHaveLength(1);
      });
    }
  });

  test("counts as done when the list answers 500, since the answer cannot be read", async ({
    page,
    answerWith,
    console,
  }) => {
    console.expect(/status of 500/);
    await answerWith((_request, response) => {
      response.statusCode = 500;
      response.end("no");
    });
    await openPage(page, "/");
    await fillIn(page, EMAIL);
    await button(page).click();
    await expect(status(page)).toHaveText(SUCCESS);
  });
});

/** Where the page is scrolled to, once the browser has drawn what came before. */
const placeOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY))),
      ),
  );

const focused = (page: Page) => page.evaluate(() => document.activeElement?.localName);

/** The form tells that a request is under way, and the focus has not gone to nowhere. */
async function expectFocusInForm(page: Page): Promise<void> {
  await expect(field(page)).toBeDisabled();
  await expect(status(page)).toHaveText("Submitting...");
  // A frame later, when the browser has taken the focus from what is disabled.
  await placeOf(page);
  expect(await focused(page)).not.toBe("body");
  expect(
    await form(page).evaluate(
      (form) => document.activeElement?.contains(form) && document.activeElement.id !== "main",
    ),
  ).toBe(true);
}

test("while a request is under way the reader goes on elsewhere, and is left there", async ({
  page,
  answerWith,
  console,
}) => {
  console.expect(/The waitlist could not be reached|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
  const held: ServerResponse[] = [];
  await answerWith((_request, response) => void held.push(response));
  await page.clock.install();
  await openPage(page, "/");

  await test.step("a reader who has gone on by keyboard keeps the focus", async () => {
    await fillIn(page, EMAIL);
    await field(page).press("Enter");
    await expect.poll(() => held.length).toBe(1);
    await page.keyboard.press("Tab");
    const next = await page.evaluateHandle(() => document.activeElement);
    expect(await next.evaluate((element) => element?.closest("footer") !== null)).toBe(true);
    held[0]?.socket?.resetAndDestroy();
    await expect(status(page)).toHaveText(ERROR);
    expect(await next.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  for (const outcome of ["fails", "times out", "is thanked for"] as const) {
    await test.step(`one that ${outcome} neither scrolls the page nor takes the focus`, async () => {
      held.length = 0;
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
      await fillIn(page, EMAIL);
      await button(page).click();
      await expect(button(page)).toHaveText("Submitting...");
      await expect(status(page)).toHaveText("Submitting...");
      await expect.poll(() => held.length).toBe(1);

      await page.evaluate(() => window.scrollTo(0, 300));
      const holder = await page.evaluateHandle(() => document.activeElement);
      if (outcome === "is thanked for") held[0]?.end();
      else if (outcome === "fails") held[0]?.socket?.resetAndDestroy();
      else await page.clock.runFor(15_000);
      await expect(status(page)).toHaveText(outcome === "is thanked for" ? SUCCESS : ERROR);
      await page.clock.resume();
      expect(await placeOf(page)).toBe(300);
      expect(await holder.evaluate((holder) => holder === document.activeElement)).toBe(true);
    });
  }
});

async function leaveForPaper(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("link", { name: "Proof of Performance" }).first().click();
  await expect(page).toHaveURL("/litepapers/pop");
  await expect(page.locator("article h2").first()).toBeAttached();
}

test.describe("a reader who leaves for a paper", () => {
  let held: ServerResponse[];

  test.beforeEach(async ({ page, answerWith }) => {
    held = [];
    await answerWith((_request, response) => void held.push(response));
    await openPage(page, "/");
    await fillIn(page, EMAIL);
  });

  async function send(page: Page): Promise<void> {
    await button(page).click();
    await expect.poll(() => held.length).toBe(1);
  }

  test("finds the form again as it was left", async ({ page }) => {
    await test.step("an address that is typed and not yet sent is there again after a visit to a paper", async () => {
      await leaveForPaper(page);
      await page.goBack();
      await expect(field(page)).toHaveValue(EMAIL);
      await expectIdle(page);
      expect(held).toEqual([]);
    });

    await test.step("while the request is under way comes back to a form that is still submitting, with the address, and to its outcome", async () => {
      await send(page);
      await leaveForPaper(page);
      await page.goBack();
      await expect(button(page)).toHaveText("Submitting...");
      await expect(field(page)).toBeDisabled();
      await expect(field(page)).toHaveValue(EMAIL);
      held[0]?.end();
      await expect(status(page)).toHaveText(SUCCESS);
      await expect(form(page)).toHaveCount(0);
    });
  });

  test("while the request is under way comes back to the thanks", async ({ page }) => {
    await send(page);
    await leaveForPaper(page);
    held[0]?.end();
    await page.goBack();
    await expect(status(page)).toHaveText(SUCCESS);
  });

  test("while the request is under way comes back to the error, with the address, and can try again", async ({
    page,
    console,
  }) => {
    console.expect(/The waitlist could not be reached|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
    await send(page);
    await leaveForPaper(page);
    held[0]?.socket?.resetAndDestroy();
    await expect
      .poll(() => console.problems.some((problem) => /could not be reached/.test(problem)))
      .toBe(true);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The blockchain for AI agents");
    await expect(status(page)).toHaveText(ERROR);
    await expect(field(page)).toHaveValue(EMAIL);
    await button(page).click();
    await expect.poll(() => held.length).toBe(2);
    held[1]?.end();
    await expect(status(page)).toHaveText(SUCCESS);
  });
});

test("the form sends nothing without an address, even past the browser's validation, nor an address that the browser refuses", async ({
  page,
}) => {
  await page.route(`${WAITLIST_ORIGIN}/**`, () => {
    throw new Error("The form sent something.");
  });
  await openPage(page, "/");
  await button(page).click();
  await expectIdle(page);
  await expect(field(page)).toBeFocused();

  for (const email of ["ada", "ada@", "@example.com", "ada example@example.com"]) {
    await test.step(`for “${email}”`, async () => {
      await fillIn(page, email);
      await button(page).click();
      const validity = await field(page).evaluate((input: HTMLInputElement) => ({
        valid: input.checkValidity(),
        message: input.validationMessage,
      }));
      expect(validity.valid).toBe(false);
      expect(validity.message).not.toBe("");
      await expectIdle(page);
    });
  }

  await field(page).fill("");
  await form(page).evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await button(page).click();
  await expectIdle(page);
});

test.describe("a request that fails is reported, and can be tried again,", () => {
  test("when the connection is refused", async ({ page, console, mailingList }) => {
    console.expect(/ERR_CONNECTION_REFUSED/);
    await mailingList.stop();
    await openPage(page, "/");
    await fillIn(page, EMAIL);
    await button(page).click();
    await expectError(page, console.problems);
    await mailingList.start();
    await tryAgain(page);
    expect(await mailingList.emails()).toEqual([EMAIL]);
  });

  test("when the browser is offline", async ({ page, context, console, mailingList }) => {
    console.expect(/ERR_INTERNET_DISCONNECTED/);
    await openPage(page, "/");
    await fillIn(page, EMAIL);
    await context.setOffline(true);
    await button(page).click();
    await expectError(page, console.problems);
    await context.setOffline(false);
    await tryAgain(page);
    expect(await mailingList.emails()).toEqual([EMAIL]);
  });

  test("when the list hangs up", async ({ page, answerWith, console }) => {
    console.expect(/ERR_EMPTY_RESPONSE/);
    let requests = 0;
    await answerWith((request, response) => {
      requests += 1;
      // Chromium itself repeats once what a kept-alive connection has dropped.
      if (requests <= 2) request.socket.destroy();
      else response.end();
    });
    await openPage(page, "/");
    await fillIn(page, EMAIL);
    await button(page).click();
    await expectError(page, console.problems);
    requests = 2;
    await tryAgain(page);
  });

  test("when an extension or a policy blocks the request", async ({ page, console }) => {
    console.expect(/ERR_BLOCKED_BY_CLIENT/);
    await page.route(`${WAITLIST_ORIGIN}/**`, (route) => route.abort("blockedbyclient"));
    await openPage(page, "/");
    await fillIn(page, EMAIL);
    await button(page).click();
    await expectError(page, console.problems);
    await page.unroute(`${WAITLIST_ORIGIN}/**`);
    await page.route(`${WAITLIST_ORIGIN}/**`, (route) => route.fulfill());
    await tryAgain(page);
  });

  test("when there is no answer for 15 seconds, and not sooner", async ({ page, answerWith, console }) => {
    let answering = false;
    await answerWith((_request, response) => {
      if (answering) response.end();
    });
    await page.clock.install();
    await openPage(page, "/");
    await page.clock.pauseAt(Date.now() + 60_000);
    await fillIn(page, EMAIL);
    await button(page).click();
    await expect(button(page)).toHaveText("Submitting...");
    await page.clock.runFor(14_999);
    await expect(button(page)).toHaveText("Submitting...");
    await page.clock.runFor(1);
    await expectError(page, console.problems);
    answering = true;
    await tryAgain(page);
  });

  test.beforeEach(({ console }) => console.expect(/The waitlist could not be reached/));
});

async function expectIdle(page: Page): Promise<void> {
  await expect(button(page)).toHaveText(landingTexts.waitlist.button);
  await expect(button(page)).toBeEnabled();
  await expect(field(page)).toBeEnabled();
  await expect(status(page)).toBeEmpty();
}

async function expectError(page: Page, problems: readonly string[]): Promise<void> {
  await expect(status(page)).toHaveText(ERROR);
  await expect(status(page)).toBeVisible();
  const [formBox, statusBox] = [await form(page).boundingBox(), await status(page).boundingBox()];
  expect(statusBox?.y).toBeGreaterThanOrEqual((formBox?.y ?? 0) + (formBox?.height ?? 0));
  expect(problems.some((problem) => /^error: The waitlist could not be reached/.test(problem))).toBe(true);
  await expect(field(page)).toHaveValue(EMAIL);
  await expect(field(page)).toBeEnabled();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(new RegExp(ERROR));
  await expect(field(page)).not.toHaveAttribute("aria-invalid", "true");
  await expect(button(page)).toBeEnabled();
  await expect(button(page)).toHaveText(landingTexts.waitlist.button);
}

async function tryAgain(page: Page): Promise<void> {
  await button(page).click();
  await expect(status(page)).toHaveText(SUCCESS);
  await expect(form(page)).toHaveCount(0);
}
