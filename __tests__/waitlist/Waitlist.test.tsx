/** @jest-environment jsdom */
/** What no browser spec sees of the form; the way of a sign-up is in `__tests__/browser/waitlist.spec.ts`. */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Waitlist } from "../../src/waitlist/Waitlist";
import { waitlistTexts } from "../../src/waitlist/waitlist-texts";

const SETTINGS = { url: "https://list.example/subscribe/post", u: "owner-1", id: "list-2" };
const FAILURE = "Something went wrong. Please try again.";

let outcome: { resolve: (response: Response) => void; reject: (error: Error) => void };
let logged: jest.SpiedFunction<typeof console.error>;
let container: HTMLElement;

beforeEach(() => {
  globalThis.fetch = jest.fn(
    () =>
      new Promise<Response>((resolve, reject) => {
        outcome = { resolve, reject };
      }),
  );
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  ({ container } = render(<Waitlist settings={SETTINGS} />));
});

afterEach(() => jest.restoreAllMocks());

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Email address" });
const secondWay = () => screen.getByRole("link", { name: waitlistTexts.second.link });
const send = () => userEvent.click(screen.getByRole("button"));
const fail = () => act(async () => outcome.reject(new TypeError("Failed to fetch")));

test("it sends the address once, and gives up a request without an answer after 15 seconds", async () => {
  const { signal } = new AbortController();
  const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(signal);
  await userEvent.type(field(), "ada@example.com");
  await send();
  await send();
  expect(timeout.mock.calls).toEqual([[15_000]]);
  // Nothing else is asked for: no cookies go along. It outlasts the page, and no script may read what is answered.
  const body = new URLSearchParams({ EMAIL: "ada@example.com", u: "owner-1", id: "list-2" });
  expect(jest.mocked(fetch).mock.calls).toEqual([
    [
      `${SETTINGS.url}?u=owner-1&id=list-2`,
      { method: "POST", mode: "no-cors", keepalive: true, body, signal },
    ],
  ]);
});

test("a request that completes, also one that the list refuses, is confirmed with the address", async () => {
  await userEvent.type(field(), "ada@example.com");
  const gone = field();
  await send();
  await act(async () => outcome.resolve({ status: 500 } as Response));
  expect(container.querySelector("#waitlist-email")).toHaveTextContent("We will write to ada@example.com.");
  // A browser would fill it in again.
  expect(gone).toHaveValue("");
});

test("a failure is told and logged, is not called the field's, and can be tried again", async () => {
  await userEvent.type(field(), "ada@example.com");
  await send();
  await fail();
  expect(field()).toBeValid();
  expect(logged.mock.calls).toEqual([[expect.any(String), new TypeError("Failed to fetch")]]);
  await send();
  expect(screen.getByRole("status")).not.toHaveTextContent(FAILURE);
});

test("after a failure the form can be posted natively, with what was typed, and no empty address", async () => {
  const submitted = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined);
  await userEvent.type(field(), "ada@example.com");
  await send();
  await fail();
  await userEvent.click(secondWay());
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(container.querySelector("form")).toHaveFormValues({
    EMAIL: "ada@example.com",
    u: "owner-1",
    id: "list-2",
    "b_owner-1_list-2": "",
  });
  await userEvent.clear(field());
  await userEvent.click(secondWay());
  expect(submitted).toHaveBeenCalledTimes(1);
});

test("the trap for programs is empty, unnamed to people and out of the tab order", () => {
  const trap = container.querySelector('input[name="b_owner-1_list-2"]');
  expect(trap).toHaveValue("");
  expect(trap).toHaveAttribute("tabindex", "-1");
  expect(trap).toHaveAttribute("autocomplete", "off");
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.getAllByRole("textbox")).toHaveLength(1);
});
