/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { LitepaperCards } from "../../src/landing/LitepaperCards";

const PAPER = {
  fields: {
    path: "/litepapers/erc4337a",
    slug: "erc4337a",
    minutes: 12,
    sections: ["Abstract", "Introduction", "Session keys", "Swarms", "Conclusion"].map((title) => ({
      id: title.toLowerCase().replace(" ", "-"),
      title,
      words: 100,
    })),
  },
  frontmatter: { title: "ERC4337A", description: "What it says.", version: "0.2", date: "2026-12-01" },
};

test("a card has one link, and shows the paper's cover, reading time, version, date, description and sections", () => {
  render(<LitepaperCards papers={[PAPER]} />);
  const card = screen.getByRole("heading", { level: 3, name: "ERC4337A" }).closest("li") as HTMLElement;
  expect(within(card).getByRole("link", { name: "ERC4337A" })).toHaveAttribute(
    "href",
    "/litepapers/erc4337a",
  );
  expect(card.querySelectorAll("svg path")).not.toHaveLength(0);
  expect(card).toHaveTextContent("12 min");
  expect(card).toHaveTextContent("Version 0.2, 1 December 2026");
  expect(card).toHaveTextContent("What it says.");
  const sections = within(card).getAllByRole("listitem");
  expect(sections.map((item) => item.textContent)).toEqual(["Session keys", "Swarms"]);
});
