/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { FeatureCards } from "../../../src/features/landing/FeatureCards";
import { featureCards } from "../../../src/features/landing/features";

test("each card says its title, and below it its text", () => {
  render(<FeatureCards />);
  const cards = screen.getAllByRole("article");
  const texts = cards.map((card) => [
    within(card).getByRole("heading", { level: 3 }).textContent,
    within(card).getByRole("heading", { level: 3 }).nextElementSibling?.textContent,
  ]);
  expect(texts).toEqual(featureCards.map(({ title, text }) => [title, text]));
  expect(new Set(texts.flat()).size).toBe(2 * featureCards.length);
});

test.each([/payment waits in it while the seller’s output goes to the buyer/, /slot.*keys/, /person.*agent/])(
  "a diagram says what it shows: %s, and can stand under a strict policy",
  (says) => {
    const { container } = render(<FeatureCards />);
    expect(screen.getByRole("img", { name: says })).toBeInTheDocument();
    expect(container.querySelector("svg [id], svg [style]")).toBeNull();
  },
);
