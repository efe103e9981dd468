/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useWaitlistForm } from "../../src/hooks/use-waitlist-form";
import { joinWaitlist } from "../../src/lib/waitlist";

jest.mock("../../src/lib/waitlist", () => ({ joinWaitlist: jest.fn() }));

const SETTINGS = { url: "https://list.example/post", u: "u1", id: "id1" };
const join = jest.mocked(joinWaitlist);

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
  const { state, submit } = useWaitlistForm(SETTINGS);
  return (
    <form aria-label="waitlist" onSubmit={submit}>
      <input name="EMAIL" aria-label="email" />
      <output>{state}</output>
    </form>
  );
}

let logged: jest.SpiedFunction<typeof console.error>;

beforeEach(() => {
  join.mockReset();
  join.mockResolvedValue();
  logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => logged.mockRestore());

const field = () => screen.getByLabelText<HTMLInputElement>("email");
const type = (email: string) => fireEvent.change(field(), { target: { value: email } });
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
  expect(field().value).toBe("");
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
