/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { SiteFooter } from "../../src/frame/SiteFooter";

const PAPERS = [
  { fields: { path: "/litepapers/pop" }, frontmatter: { title: "Proof of Performance" } },
  { fields: { path: "/litepapers/agfi" }, frontmatter: { title: "Agentic Finance" } },
];

test("the columns with links are landmarks, and Resources leads to all parts of the site", () => {
  jest.mocked(useStaticQuery).mockReturnValue({ papers: { nodes: PAPERS } });
  render(<SiteFooter path="/" />);
  const landmarks = screen.getAllByRole("navigation");
  expect(landmarks.map((landmark) => landmark.getAttribute("aria-label"))).toEqual(["Resources", "Social"]);
  const [links = [], socialLinks] = landmarks.map((landmark) => within(landmark).getAllByRole("link"));
  expect(socialLinks).not.toEqual([]);
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Demo", "/demo"],
    ["Proof of Performance", "/litepapers/pop"],
    ["Agentic Finance", "/litepapers/agfi"],
    ["Questions", "/questions"],
    ["Glossary", "/glossary"],
    ["Join the waitlist", "/#waitlist-email"],
  ]);
});
