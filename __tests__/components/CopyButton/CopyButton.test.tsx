/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CopyButton } from "../../../src/components/CopyButton/CopyButton";

afterEach(() => jest.useRealTimers());

test("it copies a text and says so", async () => {
  const user = userEvent.setup();
  render(<CopyButton label="Copy" subject="APA" text="Agent. (2026)." />);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await user.click(screen.getByRole("button", { name: "Copy APA" }));
  expect(await navigator.clipboard.readText()).toBe("Agent. (2026).");
  expect(screen.getByRole("status")).toHaveTextContent("Copied");
});

test("it fetches what has to be fetched, only when asked", async () => {
  const user = userEvent.setup();
  const text = jest.fn(() => Promise.resolve("# Paper"));
  render(<CopyButton label="Copy as Markdown" text={text} />);
  expect(text).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button"));
  expect(await navigator.clipboard.readText()).toBe("# Paper");
});

test.each([
  ["the clipboard refuses", "text"],
  ["the text cannot be fetched", () => Promise.reject(new Error("offline"))],
])("where %s it says that, too", async (_case, text) => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  render(<CopyButton label="Copy" text={text} />);
  await user.click(screen.getByRole("button"));
  expect(screen.getByRole("status")).toHaveTextContent(/^Could not copy/);
});

test("its word stands long enough to be read, and is gone after a while", async () => {
  userEvent.setup();
  jest.useFakeTimers();
  render(<CopyButton label="Copy" text="text" />);
  await act(async () => screen.getByRole("button").click());
  act(() => jest.advanceTimersByTime(3000));
  expect(screen.getByRole("status")).toHaveTextContent("Copied");
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
