/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CopyButton } from "../../src/components/CopyButton";

/** What has been written to the clipboard as a ClipboardItem, which jsdom lacks. */
let writtenBlobs: Promise<Blob>[];

beforeEach(() => {
  userEvent.setup();
  window.ClipboardItem = class {
    constructor(items: Record<string, Promise<Blob>>) {
      writtenBlobs = Object.values(items);
    }
  } as never;
  jest.spyOn(navigator.clipboard, "write").mockImplementation(async () => void (await writtenBlobs[0]));
});
afterEach(() => jest.useRealTimers());

test.each([
  ["the clipboard refuses the text", "text"],
  ["the text cannot be fetched", () => Promise.reject(new Error("offline"))],
])("if %s, the button says so", async (_, text) => {
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  render(<CopyButton label="Copy" text={text} />);
  await userEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("status")).toHaveTextContent(/^Could not copy/);
});

test("the message disappears after a few seconds, and a second copy announces it again", async () => {
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
  let resolveText = (_text: string) => {};
  const fetchedText = new Promise<string>((resolve) => {
    resolveText = resolve;
  });
  const fetchText = jest.fn(() => fetchedText);
  render(<CopyButton label="Copy as Markdown" text={fetchText} />);
  expect(fetchText).not.toHaveBeenCalled();
  act(() => screen.getByRole("button").click());
  expect(writtenBlobs).toHaveLength(1);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await act(async () => resolveText("# Paper"));
  expect(await writtenBlobs[0]).toEqual(new Blob(["# Paper"], { type: "text/plain" }));
  expect(screen.getByRole("status")).toHaveTextContent("Copied");
});
