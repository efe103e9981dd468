/** @jest-environment jsdom */
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { protocolFeatures } from "../../src/landing/features";
import { ProtocolFeatures } from "../../src/landing/ProtocolFeatures";

const TITLES = protocolFeatures.map(({ title }) => title);
const [FIRST = "", , THIRD = ""] = TITLES;
const [first, second, third] = protocolFeatures.map(({ id }) => id);

const button = (name: string) => screen.getByRole("button", { name });
const openTitles = () => screen.queryAllByRole("button", { expanded: true }).map((open) => open.textContent);

function panelOf(title: string): HTMLElement {
  const panel = document.getElementById(button(title).getAttribute("aria-controls") ?? "");
  if (!panel) throw new Error(`${title} controls nothing`);
  return panel;
}

/** Opens a page at an address, with what an entry of the history remembers. */
async function open(address = "/", state: unknown = null): Promise<HTMLElement> {
  window.history.replaceState(state, "", address);
  const { container } = render(<ProtocolFeatures />);
  await act(async () => undefined);
  return container;
}

/** Goes to another entry of the history of the same page. */
function goTo(address: string, state: unknown = null): void {
  window.history.replaceState(state, "", address);
  act(() => {
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  });
}

test("the six features stand in their order, each as a button in a heading, and the first is open", async () => {
  await open();
  const region = screen.getByRole("region", { name: "How the protocol works" });
  const headings = within(region).getAllByRole("heading", { level: 3 });
  expect(headings.map((heading) => within(heading).getByRole("button").textContent)).toEqual(TITLES);
  expect(openTitles()).toEqual([FIRST]);
});

test("a click opens an item and closes the one that was open; another click closes it", async () => {
  await open();
  await userEvent.click(button(THIRD));
  expect(openTitles()).toEqual([THIRD]);
  expect(panelOf(FIRST)).toHaveAttribute("hidden");
  expect(panelOf(THIRD)).not.toHaveAttribute("hidden");
  await userEvent.click(button(THIRD));
  expect(openTitles()).toEqual([]);
});

test("an open item leads on to its paper's section", async () => {
  await open();
  const link = within(panelOf(FIRST)).getByRole("link");
  expect(link).toHaveAccessibleName("Native precompiles");
  expect(link).toHaveAttribute("href", "/litepapers/erc4337a#protocol-slot");
});

test("an address that changes opens its item; one that names no item changes nothing", async () => {
  await open();
  goTo(`/#${third}`);
  expect(openTitles()).toEqual([THIRD]);
  goTo("/#litepapers");
  expect(openTitles()).toEqual([THIRD]);
});

test("the address names the item that was opened, and none once it is closed; the entry's state stays", async () => {
  await open(`/?a=b#${second}`, { demo: true });
  await userEvent.click(button(FIRST));
  expect(window.location.href).toMatch(new RegExp(`/\\?a=b#${first}$`));
  await userEvent.click(button(FIRST));
  expect(window.location.href).toMatch(/\/\?a=b$/);
  expect(window.history.state).toEqual({ demo: true });
});
