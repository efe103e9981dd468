/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { FeatureCards } from "../../../src/components/FeatureCards/FeatureCards";
import { featureCards } from "../../../src/lib/texts/features";

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
