/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { ExampleContext } from "../../src/components/example-context";
import { DemoButton } from "../../src/demo/DemoButton";
import { mockDialogs } from "../native-dialogs";
import { example } from "./example";

const dialog = jest.fn();

jest.mock("../../src/demo/DemoDialog", () => ({
  __esModule: true,
  get default() {
    return dialog();
  },
}));

const Opened = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    The demo
  </button>
);

const show = () =>
  render(
    <ExampleContext.Provider value={{ example, inputs: example.inputs }}>
      <DemoButton>See demo</DemoButton>
    </ExampleContext.Provider>,
  );
const button = () => screen.getByRole("button", { name: "See demo" });

beforeEach(() => {
  window.history.replaceState(null, "", "/");
  dialog.mockReset().mockReturnValue(Opened);
  mockDialogs();
});

test("closing an address that was opened directly leaves the page without it, and its button in focus", async () => {
  window.history.replaceState(null, "", "/#demo=buyer.2.check");
  show();
  fireEvent.click(await screen.findByText("The demo"));
  expect(screen.queryByText("The demo")).toBeNull();
  expect(window.location.href).toBe("http://localhost/");
  expect(button()).toHaveFocus();
});

test("Back leads out of a demo that was opened by its button", async () => {
  show();
  fireEvent.click(button());
  expect(window.location.hash).toBe("#demo");
  await screen.findByText("The demo");
  window.history.back();
  await waitFor(() => expect(screen.queryByText("The demo")).toBeNull());
  expect(window.location.hash).toBe("");
});

test("a demo that cannot be loaded says so, leads to the page, and can be tried again", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  dialog.mockImplementation(() => {
    throw new Error("offline");
  });
  show();
  fireEvent.click(button());
  const unavailable = await screen.findByRole("dialog", { name: "Demo" });
  expect(unavailable).toHaveAccessibleDescription(/could not be loaded/);
  expect(screen.getByRole("link")).toHaveAttribute("href", "/demo");
  dialog.mockReturnValue(Opened);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("The demo")).toBeInTheDocument();
});
