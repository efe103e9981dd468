/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CopyButton } from "../../src/components/CopyButton";

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
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
])("where %s it says so, and what was copied before stays", async (_, text) => {
  const user = userEvent.setup();
  await navigator.clipboard.writeText("before");
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  render(<CopyButton label="Copy" text={text} />);
  await user.click(screen.getByRole("button"));
  expect(screen.getByRole("status")).toHaveTextContent(/^Could not copy/);
  expect(await navigator.clipboard.readText()).toBe("before");
});

test("its word stands long enough to be read and is gone after a while; what is copied again is said anew, for as long", async () => {
  userEvent.setup();
  jest.useFakeTimers();
  render(<CopyButton label="Copy" text="text" />);
  const said: (string | null)[] = [];
  const status = screen.getByRole("status");
  new MutationObserver(() => said.push(status.textContent)).observe(status, { childList: true });
  await act(async () => screen.getByRole("button").click());
  act(() => jest.advanceTimersByTime(3900));
  await act(async () => screen.getByRole("button").click());
  act(() => jest.advanceTimersByTime(3000));
  await act(async () => {});
  expect(status).toHaveTextContent("Copied");
  expect(said).toEqual(["Copied", "", "Copied"]);
  act(() => jest.advanceTimersByTime(5000));
  expect(status).toBeEmptyDOMElement();
});

test("where the browser takes what is still to come, it gets it within the press, as Safari asks", async () => {
  userEvent.setup();
  const written: Promise<Blob>[] = [];
  window.ClipboardItem = class {
    constructor(items: Record<string, Promise<Blob>>) {
      written.push(...Object.values(items));
    }
  } as never;
  jest.spyOn(navigator.clipboard, "write").mockImplementation(async () => void (await written[0]));
  let come = (_text: string) => {};
  const coming = new Promise<string>((resolve) => {
    come = resolve;
  });
  try {
    render(<CopyButton label="Copy as Markdown" text={() => coming} />);
    act(() => screen.getByRole("button").click());
    expect(written).toHaveLength(1);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    await act(async () => come("# Paper"));
    expect(await written[0]).toEqual(new Blob(["# Paper"], { type: "text/plain" }));
    expect(screen.getByRole("status")).toHaveTextContent("Copied");
  } finally {
    Reflect.deleteProperty(window, "ClipboardItem");
  }
});

test("of two copies at once the later press wins, whichever text comes first", async () => {
  const user = userEvent.setup();
  let come = (_text: string) => {};
  render(
    <>
      <CopyButton label="Slow" text={() => new Promise((resolve) => (come = resolve))} />
      <CopyButton label="Quick" text="later" />
    </>,
  );
  await user.click(screen.getByRole("button", { name: "Slow" }));
  await user.click(screen.getByRole("button", { name: "Quick" }));
  await act(async () => come("earlier"));
  expect(await navigator.clipboard.readText()).toBe("later");
});
