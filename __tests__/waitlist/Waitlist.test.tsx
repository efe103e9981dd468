/** @jest-environment jsdom */
/** Tests what the browser cannot show. `__tests__/browser/waitlist.spec.ts` tests a whole sign-up. */
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Waitlist } from "../../src/waitlist/Waitlist";
import { waitlistTexts } from "../../src/waitlist/waitlist-texts";

const SETTINGS = { url: "https://list.example/post?f_id=00c", u: "owner-1", id: "list-2" };
const FIELDS = { EMAIL: "ada@example.com", u: "owner-1", id: "list-2", "b_owner-1_list-2": "" };

let outcome: { resolve: (response: Response) => void; reject: (error: Error) => void };
let logged: jest.SpiedFunction<typeof console.error>;
let container: HTMLElement;

beforeEach(() => {
  const waitForOutcome = (resolve: typeof outcome.resolve, reject: typeof outcome.reject) => {
    outcome = { resolve, reject };
  };
  globalThis.fetch = jest.fn(() => new Promise<Response>(waitForOutcome));
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  ({ container } = render(<Waitlist settings={SETTINGS} />));
});

const getField = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Email address" });
const getPostLink = () => screen.getByRole("link", { name: waitlistTexts.second.link });
const clickButton = () => userEvent.click(screen.getByRole("button"));
const failRequest = () => act(async () => outcome.reject(new TypeError("Failed to fetch")));

test("the form is sent once, and a request without an answer is given up after 15 seconds", async () => {
  const { signal } = new AbortController();
  const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(signal);
  await userEvent.type(getField(), "ada@example.com");
  await clickButton();
  await clickButton();
  expect(timeout.mock.calls).toEqual([[15_000]]);
  // These options send no cookies, outlive the page, and leave the answer unreadable.
  const body = new URLSearchParams(FIELDS);
  const options = { method: "POST", mode: "no-cors", keepalive: true, body, signal };
  expect(jest.mocked(fetch).mock.calls).toEqual([[`${SETTINGS.url}&u=owner-1&id=list-2`, options]]);
});

test("a request that completes, also one that the list refuses, is confirmed with the address", async () => {
  await userEvent.type(getField(), "ada@example.com");
  const oldField = getField();
  await clickButton();
  await act(async () => outcome.resolve({ status: 500 } as Response));
  expect(container.querySelector("#waitlist-email")).toHaveTextContent("We will write to ada@example.com.");
  // Firefox would fill it in again after a reload.
  expect(oldField).toHaveValue("");
});

test("a failed request is logged and does not mark the field as invalid; a link then posts the form natively, unless the address is empty", async () => {
  const submitted = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined);
  await userEvent.type(getField(), "ada@example.com");
  await clickButton();
  await failRequest();
  expect(getField()).toBeValid();
  expect(logged.mock.calls).toEqual([[expect.any(String), new TypeError("Failed to fetch")]]);
  await userEvent.click(getPostLink());
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(container.querySelector("form")).toHaveFormValues(FIELDS);
  await userEvent.clear(getField());
  await userEvent.click(getPostLink());
  expect(submitted).toHaveBeenCalledTimes(1);
});

test("the honeypot is empty, hidden from people and out of the tab order, and what a program fills in is sent", async () => {
  const honeypot = container.querySelector('input[name="b_owner-1_list-2"]') as HTMLInputElement;
  expect(honeypot).toHaveValue("");
  expect(honeypot).toHaveAttribute("tabindex", "-1");
  expect(honeypot).toHaveAttribute("autocomplete", "off");
  expect(honeypot.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.getAllByRole("textbox")).toHaveLength(1);
  fireEvent.change(honeypot, { target: { value: "I am a bot" } });
  await userEvent.type(getField(), "bot@example.com");
  await clickButton();
  const body = jest.mocked(fetch).mock.lastCall?.[1]?.body as URLSearchParams;
  expect(body.get("b_owner-1_list-2")).toBe("I am a bot");
});
