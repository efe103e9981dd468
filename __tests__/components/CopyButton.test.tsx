/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CopyButton } from "../../src/components/CopyButton";

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, "ClipboardItem");
});

test("a text that has to be fetched is fetched when the button is pressed, not before", async () => {
  const user = userEvent.setup();
  const fetchText = jest.fn(() => Promise.resolve("# Paper"));
  render(<CopyButton label="Copy as Markdown" text={fetchText} />);
  expect(fetchText).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button"));
  expect(await navigator.clipboard.readText()).toBe("# Paper");
});

test.each([
  ["the clipboard refuses the text", "text"],
  ["the text cannot be fetched", () => Promise.reject(new Error("offline"))],
])("if %s, the button says so and the clipboard keeps its text", async (_, text) => {
  const user = userEvent.setup();
  await navigator.clipboard.writeText("before");
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  render(<CopyButton label="Copy" text={text} />);
  await user.click(screen.getByRole("button"));
  expect(screen.getByRole("status")).toHaveTextContent(/^Could not copy/);
  expect(await navigator.clipboard.readText()).toBe("before");
});

test("the message disappears after a few seconds, and a second copy announces it again", async () => {
  userEvent.setup();
  jest.useFakeTimers();
  render(<CopyButton label="Copy" text="text" />);
  const messages: (string | null)[] = [];
  const status = screen.getByRole("status");
  new MutationObserver(() => messages.push(status.textContent)).observe(status, { childList: true });
  await act(async () => screen.getByRole("button").click());
  act(() => jest.advanceTimersByTime(3900));
  await act(async () => screen.getByRole("button").click());
  act(() => jest.advanceTimersByTime(3000));
  await act(async () => {});
  expect(status).toHaveTextContent("Copied");
  expect(messages).toEqual(["Copied", "", "Copied"]);
  act(() => jest.advanceTimersByTime(5000));
  expect(status).toBeEmptyDOMElement();
});

test("a ClipboardItem is written during the press, before its text is fetched, because Safari demands it", async () => {
  userEvent.setup();
  const writtenBlobs: Promise<Blob>[] = [];
  window.ClipboardItem = class {
    constructor(items: Record<string, Promise<Blob>>) {
      writtenBlobs.push(...Object.values(items));
    }
  } as never;
  jest.spyOn(navigator.clipboard, "write").mockImplementation(async () => void (await writtenBlobs[0]));
  let resolveText = (_text: string) => {};
  const fetchedText = new Promise<string>((resolve) => {
    resolveText = resolve;
  });
  render(<CopyButton label="Copy as Markdown" text={() => fetchedText} />);
  act(() => screen.getByRole("button").click());
  expect(writtenBlobs).toHaveLength(1);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await act(async () => resolveText("# Paper"));
  expect(await writtenBlobs[0]).toEqual(new Blob(["# Paper"], { type: "text/plain" }));
  expect(screen.getByRole("status")).toHaveTextContent("Copied");
});
