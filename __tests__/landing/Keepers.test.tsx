/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Keepers } from "../../src/landing/Keepers";
import { PageExample } from "../fixtures/PageExample";

test("a lost dispute reaches one reader of three among contracts, and all on the chain", () => {
  render(<Keepers />, { wrapper: PageExample });
  const reached = screen
    .getAllByRole("figure")
    .map((world) => world.querySelectorAll("g > [data-party=spent]").length);
  expect(reached).toEqual([1, 3]);
});
