/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Keepers } from "../../src/landing/Keepers";
import { PageExample } from "../fixtures/PageExample";

test("a lost dispute stops where the owner revokes the approval of a contract, and reaches the account on the chain", () => {
  render(<Keepers />, { wrapper: PageExample });
  const [contract, chain] = screen
    .getAllByRole("figure")
    .map((world) =>
      [...world.querySelectorAll("text, path[data-party=spent]")].map(({ textContent }) => textContent),
    );
  expect(contract).toEqual(["Lior’s account", "a paid job", "a lost dispute", "", "Olu revokesthe approval"]);
  expect(chain).toEqual(["Lior’s account", "a paid job", "a lost dispute", "", ""]);
});
