/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { protocolFeatures } from "../../src/landing/features";
import { ProtocolFeatures } from "../../src/landing/ProtocolFeatures";
import { PageExample } from "../fixtures/PageExample";

const TITLES = protocolFeatures.map(({ title }) => title);

const renderFeatures = () => render(<ProtocolFeatures />, { wrapper: PageExample }).container;

const getOpenTitles = (container: HTMLElement) =>
  [...container.querySelectorAll("details[open] h3")].map(({ textContent }) => textContent);

beforeEach(() => window.history.replaceState(null, "", "/"));

test("a feature in the address's fragment is opened, at first and when the fragment changes", () => {
  window.history.replaceState(null, "", `/#${protocolFeatures[2]?.id}`);
  const container = renderFeatures();
  expect(getOpenTitles(container)).toContain(TITLES[2]);
  window.history.replaceState(null, "", `/#${protocolFeatures[4]?.id}`);
  act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")));
  expect(getOpenTitles(container)).toContain(TITLES[4]);
});

test("each feature has a drawing of the example's parties, whose alternative is one sentence", () => {
  const drawings = [...renderFeatures().querySelectorAll("svg[role=img]")];
  const labels = drawings.map((drawing) => drawing.getAttribute("aria-label") ?? "");
  expect(new Set(labels).size).toBe(6);
  for (const label of labels) expect(label).toMatch(/Lior/);
  // So that it can stand twice on a page, under a strict policy.
  for (const drawing of drawings) expect(drawing.querySelector("[id], [style]")).toBeNull();
});
