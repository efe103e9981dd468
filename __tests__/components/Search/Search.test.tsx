/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { Search } from "../../../src/components/Search/Search";

let broken: boolean;

jest.mock("../../../src/components/Search/SearchDialog", () => ({
  __esModule: true,
  default: () => {
    if (broken) throw new Error("broken");
    return <p>The search</p>;
  },
}));

beforeEach(() => {
  broken = true;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
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

test("a search that has failed can be closed", async () => {
  const onClose = jest.fn();
  render(<Search onClose={onClose} />);
  fireEvent.click(await screen.findByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalled();
});
