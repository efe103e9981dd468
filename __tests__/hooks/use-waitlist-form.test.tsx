/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import * as react from "react";

const SETTINGS = { url: "https://list.example/post", u: "u1", id: "id1" };
const join = jest.fn<Promise<void>, [string, typeof SETTINGS]>();

let useWaitlistForm: typeof import("../../src/hooks/use-waitlist-form").useWaitlistForm;

/** A page load: a new sign-up, with the same React. */
async function loadPage() {
  jest.resetModules();
  jest.doMock("react", () => react);
  jest.doMock("../../src/lib/waitlist", () => ({ joinWaitlist: join }));
  ({ useWaitlistForm } = await import("../../src/hooks/use-waitlist-form"));
}

/** A request that ends when the test says so. */
function pending() {
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined;
  join.mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject };
      }),
  );
  return {
    complete: () => act(async () => settle?.resolve()),
    fail: (error: Error) => act(async () => settle?.reject(error)),
  };
}

type Request = ReturnType<typeof pending>;

function Form() {
  const field = react.useRef<HTMLInputElement>(null);
  const { state, email, submit } = useWaitlistForm(SETTINGS, field);
  return (
    <form aria-label="waitlist" onSubmit={submit}>
      <input ref={field} name="EMAIL" aria-label="email" defaultValue={email} />
      <output>{state}</output>
    </form>
  );
}

beforeEach(async () => {
  await loadPage();
  join.mockReset();
  join.mockResolvedValue();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

const field = () => screen.getByLabelText<HTMLInputElement>("email");
const type = (email: string) => fireEvent.input(field(), { target: { value: email } });
const submit = () => act(async () => void fireEvent.submit(screen.getByRole("form")));
const state = () => screen.getByRole("status").textContent;

test("the page does not leave for the list's own page", async () => {
  render(<Form />);
  type("ada@example.com");
  const submitted = new Event("submit", { bubbles: true, cancelable: true });
  await act(async () => void screen.getByRole("form").dispatchEvent(submitted));
  expect(submitted.defaultPrevented).toBe(true);
});

test.each(["", "   "])("an empty address (%j) does nothing", async (email) => {
  render(<Form />);
  type(email);
  await submit();
  expect(join).not.toHaveBeenCalled();
  expect(state()).toBe("idle");
});

test("what stood in the field before the script arrived is sent, without the spaces around it", async () => {
  render(<Form />);
  field().value = " typed@early.example ";
  await submit();
  expect(join).toHaveBeenCalledWith("typed@early.example", SETTINGS);
});

test("submitting twice at once sends once", async () => {
  const request = pending();
  render(<Form />);
  type("ada@example.com");
  await act(async () => {
    fireEvent.submit(screen.getByRole("form"));
    fireEvent.submit(screen.getByRole("form"));
  });
  await request.complete();
  expect(join).toHaveBeenCalledTimes(1);
});

describe("a form that went away with its page comes back", () => {
  test.each([
    ["success", (request: Request) => request.complete()],
    ["error", (request: Request) => request.fail(new TypeError("Failed to fetch"))],
  ])("as submitting, with its address, and then as %s", async (outcome, settle) => {
    const request = pending();
    const { unmount } = render(<Form />);
    type("ada@example.com");
    await submit();
    unmount();
    const again = render(<Form />);
    expect(state()).toBe("submitting");
    again.unmount();
    await settle(request);
    render(<Form />);
    expect(state()).toBe(outcome);
    expect(field().value).toBe("ada@example.com");
  });

  test("idle, with what was typed and not yet sent", () => {
    const { unmount } = render(<Form />);
    type("ada@exam");
    unmount();
    render(<Form />);
    expect(state()).toBe("idle");
    expect(field().value).toBe("ada@exam");
  });
});
