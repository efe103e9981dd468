/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { Landing } from "../../../src/features/landing/Landing";

jest.mock("../../../src/features/orb/Orb", () => ({ Orb: () => null }));
jest.mock("../../../src/ui/MotionToggle", () => ({ MotionToggle: () => null }));
jest.mock("../../../src/features/landing/FeatureDrawing/FeatureDrawing", () => ({
  FeatureDrawing: () => null,
}));
jest.mock("../../../src/features/landing/CardDiagram", () => ({ CardDiagram: () => null }));

const WAITLIST = { url: "https://list.example/post", u: "u1", id: "id1" };
const PAPERS = ["pop", "erc4337a", "agfi"].map((slug) => ({
  slug,
  title: slug,
  summary: slug,
  order: 1,
  version: "0.1",
  dateModified: "2026-11-20",
  readingMinutes: 10,
  pdf: null,
  sections: [{ id: "abstract", title: "Abstract" }],
  cover: "<svg></svg>",
}));

beforeEach(() => {
  const site = { siteMetadata: { waitlist: WAITLIST } };
  render(<Landing data={{ site, allLitepaper: { totalCount: 3, nodes: PAPERS } }} />);
});

test("its parts stand in the specified order: bar, hero, intro, cards, features, papers, waitlist, footer", () => {
  const parts = [
    screen.getByRole("navigation", { name: "Site" }),
    screen.getByRole("heading", { level: 1, name: "The blockchain for AI agents" }),
    screen.getByRole("heading", { level: 2, name: "What it is for" }),
    screen.getByRole("heading", { level: 3, name: "A2A commerce" }),
    screen.getByRole("button", { name: "The chain" }),
    screen.getByRole("heading", { level: 2, name: "Litepapers" }),
    screen.getByRole("textbox", { name: "Email address" }),
    screen.getByRole("contentinfo"),
  ];
  parts.slice(1).forEach((part, index) => {
    expect(parts[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

test("there are three cards, six features and a card for each paper", () => {
  const cards = screen.getByRole("region", { name: "Three things it gives an agent" });
  expect(within(cards).getAllByRole("heading", { level: 3 })).toHaveLength(3);
  const features = screen.getByRole("region", { name: "How the protocol works" });
  expect(within(features).getAllByRole("button", { expanded: false })).toHaveLength(5);
  expect(within(features).getAllByRole("button", { expanded: true })).toHaveLength(1);
  const papers = screen.getByRole("region", { name: "Litepapers" });
  expect(within(papers).getAllByRole("heading", { level: 3 })).toHaveLength(3);
});

test("every id on the page is used once, and every label and every link within the page leads to one", () => {
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  for (const element of document.querySelectorAll("[aria-labelledby]")) {
    expect(ids).toContain(element.getAttribute("aria-labelledby"));
  }
  for (const link of document.querySelectorAll('a[href^="#"]')) {
    expect(ids).toContain(link.getAttribute("href")?.slice(1));
  }
});
