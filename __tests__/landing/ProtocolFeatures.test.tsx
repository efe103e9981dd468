/** @jest-environment jsdom */
import { act, render, screen, within } from "@testing-library/react";
import { protocolFeatures } from "../../src/landing/features";
import { ProtocolFeatures } from "../../src/landing/ProtocolFeatures";

const TITLES = protocolFeatures.map(({ title }) => title);

const openTitles = (container: HTMLElement) =>
  [...container.querySelectorAll("details[open] h3")].map(({ textContent }) => textContent);

beforeEach(() => window.history.replaceState(null, "", "/"));

test("the six features stand in their order, each with its drawing, and the first is open", () => {
  const { container } = render(<ProtocolFeatures />);
  const region = screen.getByRole("region", { name: "How the protocol works" });
  const headings = within(region).getAllByRole("heading", { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(TITLES);
  expect(openTitles(container)).toEqual(TITLES.slice(0, 1));
  for (const item of container.querySelectorAll("details"))
    expect(item.querySelectorAll("svg[role='img'][aria-label]")).toHaveLength(1);
});

test("they are disclosures of one name, of which the browser opens one at a time", () => {
  const { container } = render(<ProtocolFeatures />);
  const names = [...container.querySelectorAll("details")].map((item) => item.getAttribute("name"));
  expect(names).toHaveLength(6);
  expect(new Set(names).size).toBe(1);
});

test("an address that names a feature opens it, when the page opens and when it changes", () => {
  window.history.replaceState(null, "", `/#${protocolFeatures[2]?.id}`);
  const { container } = render(<ProtocolFeatures />);
  expect(openTitles(container)).toContain(TITLES[2]);
  window.history.replaceState(null, "", `/#${protocolFeatures[4]?.id}`);
  act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")));
  expect(openTitles(container)).toContain(TITLES[4]);
});
