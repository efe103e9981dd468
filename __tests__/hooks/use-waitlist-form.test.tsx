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

let logged: jest.SpiedFunction<typeof console.error>;

beforeEach(async () => {
  await loadPage();
  join.mockReset();
  join.mockResolvedValue();
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => logged.mockRestore());

const field = () => screen.getByLabelText<HTMLInputElement>("email");
const type = (email: string) => fireEvent.input(field(), { target: { value: email } });
const submit = () => act(async () => void fireEvent.submit(screen.getByRole("form")));
const state = () => screen.getByRole("status").textContent;

test("the form is idle, submitting while the request is under way, and then a success", async () => {
  const request = pending();
  render(<Form />);
  expect(state()).toBe("idle");
  type("ada@example.com");
  await submit();
  expect(state()).toBe("submitting");
  await request.complete();
  expect(state()).toBe("success");
  expect(join).toHaveBeenCalledWith("ada@example.com", SETTINGS);
});

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

test("an address is sent without the spaces around it", async () => {
  render(<Form />);
  type("  ada@example.com ");
  await submit();
  expect(join).toHaveBeenCalledWith("ada@example.com", SETTINGS);
});

test("what stood in the field before the script arrived is sent", async () => {
  render(<Form />);
  field().value = "typed@early.example";
  await submit();
  expect(join).toHaveBeenCalledWith("typed@early.example", SETTINGS);
});

test("a failure is an error that is logged with its reason, keeps the address and can be tried again", async () => {
  const failure = new TypeError("Failed to fetch");
  join.mockRejectedValueOnce(failure);
  render(<Form />);
  type("ada@example.com");
  await submit();
  expect(state()).toBe("error");
  expect(field().value).toBe("ada@example.com");
  expect(logged).toHaveBeenCalledTimes(1);
  expect(logged.mock.calls[0]).toContain(failure);

  await submit();
  expect(state()).toBe("success");
  expect(join).toHaveBeenCalledTimes(2);
});

test("submitting twice at once sends once", async () => {
  const request = pending();
  render(<Form />);
  type("ada@example.com");
  await act(async () => {
    fireEvent.submit(screen.getByRole("form"));
    fireEvent.submit(screen.getByRole("form"));
  });
  await submit();
  await request.complete();
  expect(join).toHaveBeenCalledTimes(1);
});

describe("a form that went away with its page comes back", () => {
  test("as submitting, with its address, and hears of the outcome", async () => {
    const request = pending();
    const { unmount } = render(<Form />);
    type("ada@example.com");
    await submit();
    unmount();
    render(<Form />);
    expect(state()).toBe("submitting");
    expect(field().value).toBe("ada@example.com");
    await request.complete();
    expect(state()).toBe("success");
  });

  test("as failed, with its address, where the request failed meanwhile", async () => {
    const request = pending();
    const { unmount } = render(<Form />);
    type("ada@example.com");
    await submit();
    unmount();
    await request.fail(new TypeError("Failed to fetch"));
    render(<Form />);
    expect(state()).toBe("error");
    expect(field().value).toBe("ada@example.com");
  });

  test("as a success with the address that is on the list, where the request completed meanwhile", async () => {
    const request = pending();
    const { unmount } = render(<Form />);
    type("ada@example.com");
    await submit();
    unmount();
    await request.complete();
    render(<Form />);
    expect(state()).toBe("success");
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
