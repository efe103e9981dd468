import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page, Route } from "@playwright/test";
import { landingTexts } from "../../src/lib/texts/landing";
import { LOCAL_WAITLIST } from "../../src/lib/waitlist-settings";
import { type Console, expect, test as siteTest, WAITLIST_ORIGIN } from "./fixtures";
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

// A window with room for all that these tests use: a larger one costs half as much again to draw.
test.use({ viewport: { width: 1024, height: 500 }, contextOptions: { reducedMotion: "reduce" } });

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

const focused = (page: Page) => page.evaluate(() => document.activeElement?.localName);

/** Where the page is scrolled to, once the browser has drawn what came before. */
const placeOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY))),
      ),
  );

const failuresOf = ({ problems }: Console) =>
  problems.filter((problem) => /^error: The waitlist could not be reached/.test(problem)).length;

/** A list that answers no request by itself. */
type HeldList = {
  /** The requests that have come since those before were answered. */
  held: { request: IncomingMessage; body: string; response: ServerResponse }[];
  /** Waits until one is there. */
  asked(): Promise<void>;
  answer(status: number): void;
  /** Drops the connection, and any by which the browser asks again, until the next request is due. */
  drop(how: "hangs up" | "resets"): void;
  await(): void;
};

function heldList(): { list: HeldList; listener: RequestListener } {
  const held: HeldList["held"] = [];
  let dropped: ((request: IncomingMessage) => void) | undefined;
  const list: HeldList = {
    held,
    asked: () => expect.poll(() => held.length).toBe(1),
    answer: (status) => {
      for (const { response } of held.splice(0)) response.writeHead(status).end();
    },
    drop: (how) => {
      dropped = ({ socket }) => void (how === "resets" ? socket.resetAndDestroy() : socket.destroy());
      for (const { request } of held.splice(0)) dropped(request);
    },
    await: () => {
      dropped = undefined;
    },
  };
  const listener: RequestListener = async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (dropped) dropped(request);
    else held.push({ request, body: Buffer.concat(chunks).toString(), response });
  };
  return { list, listener };
}

test("a sign-up is recorded by the list, however it is sent, and reported where the list cannot be reached", async ({
  page,
  console,
  mailingList,
}) => {
  console.expect(/The waitlist could not be reached/);
  console.expect(/ERR_CONNECTION_REFUSED/);
  await openPage(page, "/");

  await test.step("a connection that is refused is reported", async () => {
    await mailingList.stop();
    await fillIn(page, EMAIL);
    await button(page).click();
    await expectError(page, console, 1, EMAIL);
    await mailingList.start();
  });

  await test.step("tried again, it is recorded by the list, and thanked for in place of the form", async () => {
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

test("on one page the form sends what is an address, once, and can be tried again whatever has failed", async ({
  page,
  context,
  console,
  answerWith,
}) => {
  console.expect(/The waitlist could not be reached/);
  console.expect(
    /ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED|ERR_BLOCKED_BY_CLIENT|status of 500/,
  );
  const { list, listener } = heldList();
  await answerWith(listener);
  let requests = 0;
  page.on("request", (request) => {
    if (request.url().startsWith(WAITLIST_ORIGIN)) requests += 1;
  });
  await page.clock.install();
  await openPage(page, "/");

  await test.step("sends nothing without an address, nor one that the browser refuses", async () => {
    await button(page).click();
    await expectIdle(page);
    await expect(field(page)).toBeFocused();
    await fillIn(page, "ada");
    await button(page).click();
    await expectIdle(page);
    const emails = ["ada", "ada@", "@example.com", "ada example@example.com"];
    const accepted = await form(page).evaluate(async (form: HTMLFormElement, emails) => {
      const field = form.querySelector<HTMLInputElement>("input[type=email]");
      const button = form.querySelector("button");
      if (!field || !button) return ["the form has no field or no button"];
      const accepted: string[] = [];
      for (const email of emails) {
        field.value = email;
        field.dispatchEvent(new Event("input", { bubbles: true }));
        button.click();
        for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
        if (field.checkValidity() || field.validationMessage === "" || field.disabled) accepted.push(email);
      }
      return accepted;
    }, emails);
    expect(accepted).toEqual([]);
    await expectIdle(page);
  });

  await test.step("sends no empty address past the browser's validation either", async () => {
    const validate = (wanted: boolean) =>
      form(page).evaluate((form: HTMLFormElement, wanted) => {
        form.noValidate = !wanted;
      }, wanted);
    await field(page).fill("");
    await validate(false);
    await button(page).click();
    await expectIdle(page);
    await validate(true);
    expect(requests).toBe(0);
  });

  await test.step("says “Submitting...” and holds field and button until it is answered", async () => {
    await fillIn(page, "ada+tag@example.com");
    await expect(button(page)).toHaveText(landingTexts.waitlist.button);
    await button(page).dblclick();
    await expect(button(page)).toHaveText("Submitting...");
    await expect(button(page)).toBeDisabled();
    await expect(field(page)).toBeDisabled();
    await expect(field(page)).toHaveValue("ada+tag@example.com");
    await expect(form(page)).toHaveAttribute("aria-busy", "true");
    await expectFocusInForm(page);
  });

  await test.step("is one POST of EMAIL, u and id in no-cors mode, with u and id in the query too, though the button was clicked twice", async () => {
    await list.asked();
    const [sent] = list.held;
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

  await test.step("is reported when the list hangs up", async () => {
    list.drop("hangs up");
    await expectError(page, console, 1, "ada+tag@example.com");
    expect(requests).toBe(1);
    list.await();
  });

  await test.step("is sent once when it is submitted twice at the same moment, and reported when the list resets the connection", async () => {
    await form(page).evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await list.asked();
    list.drop("resets");
    await expectError(page, console, 2, "ada+tag@example.com");
    expect(requests).toBe(2);
    list.await();
  });

  await test.step("is reported when the browser is offline", async () => {
    await context.setOffline(true);
    await button(page).click();
    await expectError(page, console, 3, "ada+tag@example.com");
    await context.setOffline(false);
  });

  await test.step("is reported when an extension or a policy blocks the request", async () => {
    const block = (route: Route) => route.abort("blockedbyclient");
    await page.route(`${WAITLIST_ORIGIN}/**`, block);
    await button(page).click();
    await expectError(page, console, 4, "ada+tag@example.com");
    await page.unroute(`${WAITLIST_ORIGIN}/**`, block);
  });

  await test.step("sent with Enter, it leaves the focus with the form, and a reader who has gone on by keyboard keeps it", async () => {
    await fillIn(page, EMAIL);
    await field(page).press("Enter");
    await expectFocusInForm(page);
    await list.asked();
    await page.keyboard.press("Tab");
    const next = await page.evaluateHandle(() => document.activeElement);
    expect(await next.evaluate((element) => element?.closest("footer") !== null)).toBe(true);
    list.drop("resets");
    await expect(status(page)).toHaveText(ERROR);
    expect(await next.evaluate((element) => element === document.activeElement)).toBe(true);
    list.await();
  });

  for (const outcome of ["fails for want of an answer in 15 seconds, and not sooner,", "is thanked for"]) {
    await test.step(`one that ${outcome} neither scrolls the page nor takes the focus`, async () => {
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
      await button(page).click();
      await expect(button(page)).toHaveText("Submitting...");
      await expect(status(page)).toHaveText("Submitting...");
      await list.asked();
      await page.evaluate(() => window.scrollTo(0, 300));
      const holder = await page.evaluateHandle(() => document.activeElement);
      if (outcome === "is thanked for") {
        // Whatever the answer is, since it cannot be read.
        list.answer(500);
        await expect(status(page)).toHaveText(SUCCESS);
      } else {
        await page.clock.runFor(14_999);
        await expect(button(page)).toHaveText("Submitting...");
        await page.clock.runFor(1);
        await expect(status(page)).toHaveText(ERROR);
        await expect(field(page)).toHaveValue(EMAIL);
        list.drop("resets");
        list.await();
      }
      await page.clock.resume();
      expect(await placeOf(page)).toBe(300);
      expect(await holder.evaluate((holder) => holder === document.activeElement)).toBe(true);
    });
  }
});

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

test("a reader who leaves for another page while the request is under way finds the form again as it is by then", async ({
  page,
  console,
  answerWith,
}) => {
  console.expect(/The waitlist could not be reached|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
  const { list, listener } = heldList();
  await answerWith(listener);
  await openPage(page, "/");
  await fillIn(page, EMAIL);

  const sendAndLeave = async (path: string) => {
    await button(page).click();
    await list.asked();
    await page.locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.locator("#waitlist")).toHaveCount(0);
  };

  await test.step("still submitting, with the address, and hears of the outcome", async () => {
    await sendAndLeave("/litepapers/pop");
    await page.goBack();
    await expect(button(page)).toHaveText("Submitting...");
    await expect(field(page)).toBeDisabled();
    await expect(field(page)).toHaveValue(EMAIL);
    list.drop("resets");
    await expect(status(page)).toHaveText(ERROR);
    await expect(field(page)).toBeEnabled();
    list.await();
  });

  await test.step("with the error and the address, so that it can be tried again", async () => {
    await sendAndLeave("/glossary");
    list.drop("resets");
    await expect.poll(() => failuresOf(console)).toBe(2);
    list.await();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The blockchain for AI agents");
    await expect(status(page)).toHaveText(ERROR);
    await expect(field(page)).toHaveValue(EMAIL);
  });

  await test.step("with the thanks in the form's place", async () => {
    await sendAndLeave("/glossary");
    list.answer(200);
    await page.goBack();
    await expect(status(page)).toHaveText(SUCCESS);
    await expect(form(page)).toHaveCount(0);
  });
});

async function expectIdle(page: Page): Promise<void> {
  await expect(button(page)).toHaveText(landingTexts.waitlist.button);
  await expect(button(page)).toBeEnabled();
  await expect(field(page)).toBeEnabled();
  await expect(status(page)).toBeEmpty();
}

/** The page tells of the failure, which is so many in the order of all on it, and has kept the address. */
async function expectError(page: Page, console: Console, failures: number, email: string): Promise<void> {
  await expect.poll(() => failuresOf(console)).toBe(failures);
  await expect(status(page)).toHaveText(ERROR);
  await expect(status(page)).toBeVisible();
  const [formBox, statusBox] = [await form(page).boundingBox(), await status(page).boundingBox()];
  expect(statusBox?.y).toBeGreaterThanOrEqual((formBox?.y ?? 0) + (formBox?.height ?? 0));
  await expect(field(page)).toHaveValue(email);
  await expect(field(page)).toBeEnabled();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(new RegExp(ERROR));
  await expect(field(page)).not.toHaveAttribute("aria-invalid", "true");
  await expect(button(page)).toBeEnabled();
  await expect(button(page)).toHaveText(landingTexts.waitlist.button);
}
