/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { LitepaperCards } from "../../src/landing/LitepaperCards";

const paper = (number: number, path: string, title: string) => ({
  fields: {
    path,
    slug: title,
    minutes: 10 + number,
    sections: ["Abstract", "Introduction", "Session keys", "Swarms", "Conclusion"].map((title) => ({
      id: title.toLowerCase().replace(" ", "-"),
      title,
      words: 100,
    })),
  },
  frontmatter: { title, description: `What ${title} says.`, version: `0.${number}`, date: "2026-12-01" },
});

test("a card has its paper's cover and one link, and says how long it takes to read, its version and date, its description, and what is inside", () => {
  render(
    <LitepaperCards
      papers={[
        paper(1, "/litepapers/pop", "Proof of Performance"),
        paper(2, "/litepapers/erc4337a", "ERC4337A"),
      ]}
    />,
  );
  const card = screen.getByRole("heading", { level: 3, name: "ERC4337A" }).closest("li") as HTMLElement;
  expect(within(card).getByRole("link", { name: "ERC4337A" })).toHaveAttribute(
    "href",
    "/litepapers/erc4337a",
  );
  expect(card.querySelectorAll("svg path")).not.toHaveLength(0);
  expect(card).toHaveTextContent("12 min");
  expect(card).toHaveTextContent("Version 0.2, 1 December 2026");
  expect(card).toHaveTextContent("What ERC4337A says.");
  const inside = within(card).getByRole("list");
  expect(
    within(inside)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["Session keys", "Swarms"]);
});
