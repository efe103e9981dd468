/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { LitepaperCards } from "../../src/landing/LitepaperCards";

const paper = (number: number, slug: string, title: string) => ({
  slug,
  title,
  summary: `What ${title} specifies.`,
  version: `0.${number}`,
  dateModified: "2026-12-01",
  readingMinutes: 10 + number,
  pdf: null,
  sections: [
    { id: "abstract", title: "Abstract" },
    { id: "introduction", title: "Introduction" },
    { id: "session-keys", title: "Session keys" },
    { id: "swarms", title: "Swarms" },
    { id: "conclusion", title: "Conclusion" },
  ],
  cover: `<svg data-of="${slug}"></svg>`,
});

const PAPERS = [
  paper(1, "pop", "Proof of Performance"),
  paper(2, "erc4337a", "ERC4337A"),
  paper(3, "agfi", "Agentic Finance"),
];

test("a card has its paper's cover and one link, and says how long it takes to read, its version and date, its summary, and what is inside", () => {
  render(<LitepaperCards papers={PAPERS} count={3} />);
  const card = screen.getByRole("heading", { level: 3, name: "ERC4337A" }).closest("li");
  if (!card) throw new Error("The card is not an item of the list.");
  expect(within(card).getByRole("link", { name: "ERC4337A" })).toHaveAttribute(
    "href",
    "/litepapers/erc4337a",
  );
  expect(card.querySelectorAll('svg[data-of="erc4337a"]')).toHaveLength(1);
  expect(card).toHaveTextContent("12 min");
  expect(card).toHaveTextContent("Version 0.2 of the text, 1 December 2026");
  expect(card).toHaveTextContent("What ERC4337A specifies.");
  const inside = within(card).getByRole("list");
  expect(
    within(inside)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["Session keys", "Swarms"]);
});

test("papers without a card can be reached by a link to the list of all", () => {
  const { rerender } = render(<LitepaperCards papers={PAPERS} count={3} />);
  expect(screen.queryByRole("link", { name: /All/ })).toBeNull();
  rerender(<LitepaperCards papers={PAPERS} count={64} />);
  expect(screen.getByRole("link", { name: "All 64 litepapers" })).toHaveAttribute("href", "/litepapers");
});
