/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Search } from "../../../src/features/search/Search";
import { SearchButton } from "../../../src/features/search/SearchButton";
import { mockDialogs } from "../../native-dialogs";

let broken: boolean;

jest.mock("../../../src/features/search/SearchDialog", () => ({
  __esModule: true,
  default: () => {
    if (broken) throw new Error("broken");
    return <p>The search</p>;
  },
}));

beforeEach(() => {
  broken = true;
  mockDialogs();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test("a search that fails says so, and is there once it works again", async () => {
  render(<Search onClose={jest.fn()} />);
  const dialog = await screen.findByRole("dialog", { name: "Search the litepapers" });
  expect(dialog).toHaveAccessibleDescription(/could not be loaded. Try again, or reload the page/);
  broken = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("The search")).toBeInTheDocument();
});

test("a search that has failed is closed at once, and opens again by Control+K straight after Escape", async () => {
  render(<SearchButton />);
  fireEvent.click(screen.getByRole("button", { name: "Search" }));
  const first = await screen.findByRole("dialog");
  fireEvent.keyDown(first, { key: "Escape" });
  expect(first).not.toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  const second = await screen.findByRole("dialog");
  // What the browser says of the first comes by then.
  await new Promise((resolve) => setTimeout(resolve));
  expect(second).toBeInTheDocument();
});

test("a search that the browser closes by itself, as at Back on a phone, can be opened again", async () => {
  render(<SearchButton />);
  const button = screen.getByRole("button", { name: "Search" });
  fireEvent.click(button);
  const first = await screen.findByRole<HTMLDialogElement>("dialog");
  first.close();
  await waitFor(() => expect(first).not.toBeInTheDocument());
  fireEvent.click(button);
  expect(await screen.findByRole("dialog")).toBeInTheDocument();
});

test("a search that is tried again in vain gives the focus back to its button when it closes", async () => {
  render(<SearchButton />);
  const button = screen.getByRole("button", { name: "Search" });
  button.focus();
  fireEvent.click(button);
  const first = await screen.findByRole("dialog");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(first).not.toBeInTheDocument());
  fireEvent.click(await screen.findByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(button).toHaveFocus();
});
