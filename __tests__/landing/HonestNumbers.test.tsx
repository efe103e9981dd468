/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { HonestNumbers } from "../../src/landing/HonestNumbers";
import { PageExample } from "../fixtures/PageExample";

test("the numbers are the most that the buyer can lose, the longest time, and no customers", () => {
  render(<HonestNumbers />, { wrapper: PageExample });
  const links = screen.getAllByRole<HTMLAnchorElement>("link");
  expect(links.map(({ hash, firstChild }) => [hash, firstChild?.textContent])).toEqual([
    [expect.stringMatching(/^#what-is-/), "150\u00a0USDC"],
    [expect.stringMatching(/^#how-long-/), "11.5\u00a0days"],
    [expect.stringMatching(/^#does-anybody-/), "0 customers"],
  ]);
});
