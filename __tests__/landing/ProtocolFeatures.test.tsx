/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { protocolFeatures } from "../../src/landing/features";
import { ProtocolFeatures } from "../../src/landing/ProtocolFeatures";

const TITLES = protocolFeatures.map(({ title }) => title);

const openTitles = (container: HTMLElement) =>
  [...container.querySelectorAll("details[open] h3")].map(({ textContent }) => textContent);

beforeEach(() => window.history.replaceState(null, "", "/"));

test("an address that names a feature opens it, when the page opens and when it changes", () => {
  window.history.replaceState(null, "", `/#${protocolFeatures[2]?.id}`);
  const { container } = render(<ProtocolFeatures />);
  expect(openTitles(container)).toContain(TITLES[2]);
  window.history.replaceState(null, "", `/#${protocolFeatures[4]?.id}`);
  act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")));
  expect(openTitles(container)).toContain(TITLES[4]);
});
