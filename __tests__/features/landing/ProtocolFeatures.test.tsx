/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { protocolFeatures } from "../../../src/features/landing/features";
import { ProtocolFeatures } from "../../../src/features/landing/ProtocolFeatures";

jest.mock("../../../src/features/landing/FeatureDrawing/FeatureDrawing", () => ({
  FeatureDrawing: ({ name }: { name: string }) => <svg data-drawing={name} />,
}));
jest.mock("../../../src/ui/MotionToggle", () => ({ MotionToggle: () => null }));

const TITLES = protocolFeatures.map(({ title }) => title);

const buttons = () => TITLES.map((name) => screen.getByRole("button", { name }));
const openTitles = () => {
  const open = buttons().filter((button) => button.getAttribute("aria-expanded") === "true");
  return open.map((button) => button.textContent);
};

function panelOf(title: string): HTMLElement {
  const id = screen.getByRole("button", { name: title }).getAttribute("aria-controls");
  const panel = document.getElementById(id ?? "");
  if (!panel) throw new Error(`${title} controls nothing`);
  return panel;
}

const [FIRST = "", SECOND = "", THIRD = ""] = TITLES;

afterEach(() => window.history.replaceState(null, "", "/"));

test("the six features stand in their order, each as a button in a heading", () => {
  render(<ProtocolFeatures />);
  const region = screen.getByRole("region", { name: "How the protocol works" });
  const headings = within(region).getAllByRole("heading", { level: 3 });
  expect(headings.map((heading) => heading.textContent)).toEqual(TITLES);
  for (const heading of headings) expect(within(heading).getByRole("button")).toBeInTheDocument();
});

test("a click opens an item and closes the one that was open", async () => {
  render(<ProtocolFeatures />);
  await userEvent.click(screen.getByRole("button", { name: THIRD }));
  expect(openTitles()).toEqual([THIRD]);
  expect(panelOf(FIRST)).toHaveAttribute("hidden");
  expect(panelOf(THIRD)).not.toHaveAttribute("hidden");
});

test("find-in-page can search closed items, and opens the one that it finds", () => {
  render(<ProtocolFeatures />);
  expect(panelOf(SECOND)).toHaveAttribute("hidden", "until-found");
  fireEvent(panelOf(SECOND), new Event("beforematch", { bubbles: true }));
  expect(openTitles()).toEqual([SECOND]);
  fireEvent(panelOf(SECOND), new Event("beforematch", { bubbles: true }));
  expect(openTitles()).toEqual([SECOND]);
});

test("an item carries one drawing, which is shown while it is open", async () => {
  const { container } = render(<ProtocolFeatures />);
  const drawings = () => [...container.querySelectorAll("[data-drawing]")];
  expect(drawings().map((drawing) => drawing.getAttribute("data-drawing"))).toEqual(
    protocolFeatures.map(({ drawing }) => drawing),
  );
  const shown = () => drawings().findIndex((drawing) => drawing.closest('[data-shown="true"]') !== null);
  expect(shown()).toBe(0);
  await userEvent.click(screen.getByRole("button", { name: THIRD }));
  expect(shown()).toBe(2);
});

test("an open item leads on to its paper's section", () => {
  render(<ProtocolFeatures />);
  const link = within(panelOf(FIRST)).getByRole("link");
  expect(link).toHaveAccessibleName("Native precompiles");
  expect(link).toHaveAttribute("href", "/litepapers/erc4337a#protocol-slot");
});
