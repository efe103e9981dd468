/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { WhyChain } from "../../src/landing/WhyChain";
import { PageExample } from "../fixtures/PageExample";

test("a lost dispute stops where the owner revokes the approval of a contract, and reaches the account on the chain", () => {
  render(<WhyChain />, { wrapper: PageExample });
  const lines = screen
    .getAllByRole("figure")
    .map((world) => world.querySelector("path[data-party=spent]")?.getAttribute("d"));
  // The account begins at 376 units, and its owner's line stands at 262.
  expect(lines).toEqual(["M150 150H256", "M150 150H400"]);
  expect(screen.getAllByText("the approval")).toHaveLength(1);
});
