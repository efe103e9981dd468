/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { SiteFooter } from "../../src/frame/SiteFooter";

const PAPERS = [
  { fields: { path: "/litepapers/pop" }, frontmatter: { title: "Proof of Performance" } },
  { fields: { path: "/litepapers/agfi" }, frontmatter: { title: "Agentic Finance" } },
];

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ papers: { nodes: PAPERS } });
});

test("only columns with links are landmarks", () => {
  render(<SiteFooter path="/" />);
  const landmarks = screen.getAllByRole("navigation");
  expect(landmarks.map((landmark) => landmark.getAttribute("aria-label"))).toEqual(["Resources", "Social"]);
  for (const landmark of landmarks) expect(within(landmark).getAllByRole("link")).not.toEqual([]);
});

test("Resources links to the demo, the papers, the questions, the glossary and the waitlist", () => {
  render(<SiteFooter path="/" />);
  const resources = screen.getByRole("navigation", { name: "Resources" });
  expect(
    within(resources)
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Demo", "/demo"],
    ["Proof of Performance", "/litepapers/pop"],
    ["Agentic Finance", "/litepapers/agfi"],
    ["Questions", "/questions"],
    ["Glossary", "/glossary"],
    ["Join the waitlist", "/#waitlist-email"],
  ]);
});
