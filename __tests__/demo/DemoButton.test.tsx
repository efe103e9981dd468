/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { DemoButton } from "../../src/demo/DemoButton";
import { fetchRun } from "../../src/example/published-run";
import { publishedRun } from "../demo-content";
import { mockDialogs } from "../native-dialogs";

jest.mock("../../src/example/published-run", () => ({ fetchRun: jest.fn() }));
jest.mock("../../src/demo/DemoDialog", () => ({
  __esModule: true,
  default: ({ onClose }: { onClose: () => void }) => (
    <button type="button" onClick={onClose}>
      The demo
    </button>
  ),
}));

const fetched = jest.mocked(fetchRun);

const button = () => screen.getByRole("button", { name: "See demo" });

beforeEach(() => {
  window.history.replaceState(null, "", "/");
  fetched.mockReset().mockResolvedValue(publishedRun);
  mockDialogs();
});

test("closing an address that was opened directly leaves the page without it, and its button in focus", async () => {
  window.history.replaceState(null, "", "/#demo=fs");
  render(<DemoButton>See demo</DemoButton>);
  fireEvent.click(await screen.findByText("The demo"));
  expect(screen.queryByText("The demo")).toBeNull();
  expect(window.location.href).toBe("http://localhost/");
  expect(button()).toHaveFocus();
});

test("Escape cancels a demo that is on its way", async () => {
  fetched.mockReturnValue(new Promise(() => undefined));
  render(<DemoButton>See demo</DemoButton>);
  fireEvent.click(button());
  expect(window.location.hash).toBe("#demo");
  fireEvent.keyDown(document.body, { key: "Escape" });
  await waitFor(() => expect(window.location.hash).toBe(""));
});

test("a demo that cannot be loaded says so, leads to the page, and can be tried again", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  fetched.mockRejectedValue(new Error("offline"));
  render(<DemoButton>See demo</DemoButton>);
  fireEvent.click(button());
  const dialog = await screen.findByRole("dialog", { name: "Demo" });
  expect(dialog).toHaveAccessibleDescription(/could not be loaded/);
  expect(screen.getByRole("link")).toHaveAttribute("href", "/demo");
  fetched.mockResolvedValue(publishedRun);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("The demo")).toBeInTheDocument();
});
