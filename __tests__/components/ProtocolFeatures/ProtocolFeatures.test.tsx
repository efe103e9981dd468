/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProtocolFeatures } from "../../../src/components/ProtocolFeatures/ProtocolFeatures";
import { protocolFeatures } from "../../../src/lib/texts/features";

jest.mock("../../../src/components/FeatureDrawing/FeatureDrawing", () => ({
  FeatureDrawing: ({ name }: { name: string }) => <svg data-drawing={name} />,
}));
jest.mock("../../../src/components/MotionToggle/MotionToggle", () => ({ MotionToggle: () => null }));

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

test("the first is open to begin with, and only its text shows", () => {
  render(<ProtocolFeatures />);
  expect(openTitles()).toEqual([FIRST]);
  for (const { title, text } of protocolFeatures) {
    expect(panelOf(title)).toHaveTextContent(text);
    expect(panelOf(title).hasAttribute("hidden")).toBe(title !== FIRST);
  }
});

test("a click opens an item and closes the one that was open", async () => {
  render(<ProtocolFeatures />);
  await userEvent.click(screen.getByRole("button", { name: THIRD }));
  expect(openTitles()).toEqual([THIRD]);
  expect(panelOf(FIRST)).toHaveAttribute("hidden");
  expect(panelOf(THIRD)).not.toHaveAttribute("hidden");
});

test("a click on the open item closes it, and then none is open", async () => {
  render(<ProtocolFeatures />);
  await userEvent.click(screen.getByRole("button", { name: FIRST }));
  expect(openTitles()).toEqual([]);
});

test.each(["{Enter}", " "])("the key %j does what a click does", async (key) => {
  render(<ProtocolFeatures />);
  screen.getByRole("button", { name: SECOND }).focus();
  await userEvent.keyboard(key);
  expect(openTitles()).toEqual([SECOND]);
});

test("the address of an item opens it, on arrival and later", () => {
  const [, second, third] = protocolFeatures;
  window.history.replaceState(null, "", `/#${second?.id}`);
  render(<ProtocolFeatures />);
  expect(openTitles()).toEqual([SECOND]);
  expect(document.getElementById(second?.id ?? "")).toContainElement(panelOf(SECOND));

  window.history.replaceState(null, "", `/#${third?.id}`);
  act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")));
  expect(openTitles()).toEqual([THIRD]);
});

test("find-in-page can search closed items, and opens the one that it finds", () => {
  render(<ProtocolFeatures />);
  expect(panelOf(SECOND)).toHaveAttribute("hidden", "until-found");
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
