/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { FeatureCards } from "../../src/landing/FeatureCards";
import { PageExample } from "../fixtures/PageExample";

test("each card's ring says what happens in the example", () => {
  render(<FeatureCards />, { wrapper: PageExample });
  expect(screen.getAllByRole("img").map((ring) => ring.getAttribute("aria-label"))).toEqual([
    expect.stringMatching(/^Bea has paid 100\sUSDC into escrow before Lior begins/),
    expect.stringMatching(/hour 3 of 24, Lior may spend 0\.5\sETH with the key that Olu gave it/),
    expect.stringMatching(/^Vero, a program, decides first.* Hana, Hugo, Hira, who are people/),
  ]);
});
