/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { DemoButton } from "../../../src/components/Demo/DemoButton";
import { fetchDemoContent } from "../../../src/lib/demo/fetch-content";
import { demoContent } from "../../demo-content";
import { mockDialogs } from "../../native-dialogs";

jest.mock("../../../src/lib/demo/fetch-content", () => ({ fetchDemoContent: jest.fn() }));
jest.mock("../../../src/components/Demo/DemoDialog", () => ({
  __esModule: true,
  default: ({ onClose }: { onClose: () => void }) => (
    <button type="button" onClick={onClose}>
      The demo
    </button>
  ),
}));

const fetched = jest.mocked(fetchDemoContent);

beforeEach(() => {
  window.history.replaceState(null, "", "/");
  fetched.mockReset().mockResolvedValue(demoContent);
  mockDialogs();
});

test("it opens the demo under an address of its own, and nothing is loaded before", async () => {
  render(<DemoButton>See demo</DemoButton>);
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "See demo" }));
  expect(await screen.findByText("The demo")).toBeInTheDocument();
  expect(window.location.hash).toBe("#demo");
});

test("closing an address that was opened directly leaves the page without it, and its button in focus", async () => {
  window.history.replaceState(null, "", "/#demo=fs");
  render(<DemoButton>See demo</DemoButton>);
  fireEvent.click(await screen.findByText("The demo"));
  expect(screen.queryByText("The demo")).toBeNull();
  expect(window.location.href).toBe("http://localhost/");
  expect(screen.getByRole("button", { name: "See demo" })).toHaveFocus();
});

test("a demo that cannot be loaded says so, leads to the page, and can be tried again", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  fetched.mockRejectedValue(new Error("offline"));
  render(<DemoButton>See demo</DemoButton>);
  fireEvent.click(screen.getByRole("button", { name: "See demo" }));
  const dialog = await screen.findByRole("dialog", { name: "Demo" });
  expect(dialog).toHaveAccessibleDescription(/could not be loaded/);
  expect(screen.getByRole("link")).toHaveAttribute("href", "/demo");
  fetched.mockResolvedValue(demoContent);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("The demo")).toBeInTheDocument();
});
