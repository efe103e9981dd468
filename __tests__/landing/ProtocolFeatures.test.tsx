/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { protocolFeatures } from "../../src/landing/features";
import { ProtocolFeatures } from "../../src/landing/ProtocolFeatures";

const TITLES = protocolFeatures.map(({ title }) => title);

const getOpenTitles = (container: HTMLElement) =>
  [...container.querySelectorAll("details[open] h3")].map(({ textContent }) => textContent);

beforeEach(() => window.history.replaceState(null, "", "/"));

test("a feature in the address's fragment is opened, at first and when the fragment changes", () => {
  window.history.replaceState(null, "", `/#${protocolFeatures[2]?.id}`);
  const { container } = render(<ProtocolFeatures />);
  expect(getOpenTitles(container)).toContain(TITLES[2]);
  window.history.replaceState(null, "", `/#${protocolFeatures[4]?.id}`);
  act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")));
  expect(getOpenTitles(container)).toContain(TITLES[4]);
});
