/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { LitepaperCards } from "../../src/landing/LitepaperCards";

const createPaper = (number: number, path: string, title: string) => ({
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

test("a card has one link, and shows the paper's cover, reading time, version, date, description and sections", () => {
  render(
    <LitepaperCards
      papers={[
        createPaper(1, "/litepapers/pop", "Proof of Performance"),
        createPaper(2, "/litepapers/erc4337a", "ERC4337A"),
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
  const sectionList = within(card).getByRole("list");
  expect(
    within(sectionList)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["Session keys", "Swarms"]);
});
