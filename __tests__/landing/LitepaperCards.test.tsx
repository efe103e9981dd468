/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { LitepaperCards } from "../../src/landing/LitepaperCards";
import { paper } from "../fixtures/paper";

const sections = ["Abstract", "Introduction", "Session keys", "Swarms", "Conclusion"].map((title) => ({
  id: title.toLowerCase().replace(" ", "-"),
  title,
  words: 100,
}));

test("a card has one link, and shows the paper's cover, reading time, version, date and description", () => {
  render(<LitepaperCards papers={[{ fields: { ...paper, sections }, frontmatter: paper }]} />);
  const card = screen.getByRole("heading", { level: 3, name: "Proof" }).closest("li") as HTMLElement;
  expect(within(card).getByRole("link", { name: "Proof" })).toHaveAttribute("href", "/litepapers/pop");
  expect(card.querySelectorAll("svg path")).not.toHaveLength(0);
  expect(card).toHaveTextContent("3 min");
  expect(card).toHaveTextContent("Version 2.0, 28 November 2026");
  expect(card).toHaveTextContent("A description.");
});
