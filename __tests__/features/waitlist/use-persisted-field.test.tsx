/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { usePersistedField } from "../../../src/features/waitlist/use-persisted-field";

function Field({ text = "" }: { text?: string }) {
  const field = useRef<HTMLInputElement>(null);
  usePersistedField(field, "field");
  return <input ref={field} defaultValue={text} />;
}

const input = () => screen.getByRole("textbox");
const leave = () => window.dispatchEvent(new Event("pagehide"));
const stored = () => window.sessionStorage.getItem("field");

afterEach(() => window.sessionStorage.clear());

test("what was typed is there again after the page has gone and come back", async () => {
  const { unmount } = render(<Field />);
  await userEvent.type(input(), "ada@exam");
  leave();
  unmount();
  render(<Field />);
  expect(input()).toHaveValue("ada@exam");
  // Nothing is stored while the page is there.
  expect(stored()).toBeNull();
});

test("a field that is empty or gone leaves nothing behind", async () => {
  const { unmount } = render(<Field />);
  await userEvent.type(input(), "ada");
  leave();
  await userEvent.clear(input());
  leave();
  expect(stored()).toBeNull();
  await userEvent.type(input(), "ada");
  unmount();
  leave();
  expect(stored()).toBeNull();
});

test("what the field holds already, since the browser put it back or a hand was quick, stands", () => {
  window.sessionStorage.setItem("field", "old");
  render(<Field text="new" />);
  expect(input()).toHaveValue("new");
});

test("where storage is denied the field works, and nothing is thrown", async () => {
  const denied = jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  render(<Field />);
  await userEvent.type(input(), "ada");
  expect(leave).not.toThrow();
  expect(input()).toHaveValue("ada");
  denied.mockRestore();
});
