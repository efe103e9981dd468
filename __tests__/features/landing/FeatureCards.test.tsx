/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { FeatureCards } from "../../../src/features/landing/FeatureCards";

test.each([/payment waits in it while the seller’s output goes to the buyer/, /slot.*keys/, /person.*agent/])(
  "a diagram says what it shows: %s, and can stand under a strict policy",
  (says) => {
    const { container } = render(<FeatureCards />);
    expect(screen.getByRole("img", { name: says })).toBeInTheDocument();
    expect(container.querySelector("svg [id], svg [style]")).toBeNull();
  },
);
