/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { LitepaperCards } from "../../../src/components/LitepaperCards/LitepaperCards";

const paper = (slug: string, title: string, readingMinutes: number) => ({
  slug,
  title,
  summary: `What ${title} specifies.`,
  readingMinutes,
  sections: [
    { id: "abstract", words: 120 },
    { id: "conclusion", words: 240 },
  ],
});

const PAPERS = [
  paper("pop", "Proof of Performance", 11),
  paper("erc4337a", "ERC4337A", 9),
  paper("agfi", "Agentic Finance", 12),
];

test("each paper is a card in the order given, and the whole card is one link to it", () => {
  render(<LitepaperCards papers={PAPERS} count={3} />);
  const section = screen.getByRole("region", { name: "Litepapers" });
  const links = within(section).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/litepapers/pop",
    "/litepapers/erc4337a",
    "/litepapers/agfi",
  ]);
  expect(within(section).getAllByRole("listitem")).toHaveLength(3);
});

test("a card says the paper's title, its summary and the minutes it takes", () => {
  render(<LitepaperCards papers={PAPERS} count={3} />);
  const card = screen.getByRole("link", { name: /Proof of Performance/ });
  expect(within(card).getByRole("heading", { level: 3 })).toHaveTextContent("Proof of Performance");
  expect(card).toHaveTextContent("What Proof of Performance specifies.");
  expect(card).toHaveTextContent("11 min");
});

test("the section can be addressed, for the button in the hero", () => {
  render(<LitepaperCards papers={PAPERS} count={3} />);
  expect(screen.getByRole("region", { name: "Litepapers" })).toHaveAttribute("id", "litepapers");
});

test("papers without a card can be reached by a link to the list of all", () => {
  const { rerender } = render(<LitepaperCards papers={PAPERS} count={3} />);
  expect(screen.queryByRole("link", { name: /All/ })).toBeNull();
  rerender(<LitepaperCards papers={PAPERS} count={64} />);
  expect(screen.getByRole("link", { name: "All 64 litepapers" })).toHaveAttribute("href", "/litepapers");
});
